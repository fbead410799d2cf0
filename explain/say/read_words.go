package say

import (
	"regexp"
	"strings"
	"sync"

	"pencilmark/candidates"
)

// lazy is a regular expression that is compiled when it is first used.
type lazy string

func (l lazy) re() *regexp.Regexp {
	re, ok := compiled.Load(l)
	if !ok {
		re, _ = compiled.LoadOrStore(l, regexp.MustCompile(string(l)))
	}
	return re.(*regexp.Regexp)
}

func (l lazy) MatchString(s string) bool                  { return l.re().MatchString(s) }
func (l lazy) FindString(s string) string                 { return l.re().FindString(s) }
func (l lazy) FindStringIndex(s string) []int             { return l.re().FindStringIndex(s) }
func (l lazy) FindStringSubmatch(s string) []string       { return l.re().FindStringSubmatch(s) }
func (l lazy) FindAllString(s string, n int) []string     { return l.re().FindAllString(s, n) }
func (l lazy) ReplaceAllString(s, by string) string       { return l.re().ReplaceAllString(s, by) }
func (l lazy) FindStringSubmatchIndex(s string) []int     { return l.re().FindStringSubmatchIndex(s) }
func (l lazy) FindAllStringIndex(s string, n int) [][]int { return l.re().FindAllStringIndex(s, n) }
func (l lazy) FindAllStringSubmatch(s string, n int) [][]string {
	return l.re().FindAllStringSubmatch(s, n)
}
func (l lazy) ReplaceAllStringFunc(s string, by func(string) string) string {
	return l.re().ReplaceAllStringFunc(s, by)
}

const (
	cell      = `r[1-9]c[1-9]`
	cellList  = cell + `(?:(?:, | and | or )` + cell + `)*`
	houseName = `(?:[Tt]he (?:falling|rising) diagonal|(?:[Rr]ow|[Cc]olumn|[Bb]ox|[Ww]indow)(?:e?s)? \d(?:, \d\b)*(?: (?:and|or) \d\b)?)`
)

// cellAt is cells, or where cells are in sight: "r1c2 and r1c3 in row 1".
const cellAt = cellList + `(?: in ` + houseName + `)?`

var compiled sync.Map // *regexp.Regexp by pattern

// args is what the parts of a pattern matched.
type args []string

var (
	digitRE = lazy(`\d`)
	cellRE  = lazy(cell)
	kindRE  = lazy(`(?i)(?:the (falling|rising) diagonal)|(?:(row|column|box|window)(?:e?s)? (\d(?:, \d\b)*(?: (?:and|or) \d\b)?))`)
)

func (a args) cells(i int) (cells candidates.CellSet) {
	for _, c := range cellRE.FindAllString(a[i], -1) {
		cells = cells.With(candidates.At(int(c[1]-'0'), int(c[3]-'0')))
	}
	return cells
}

var (
	sentenceEnd = lazy(`[.?] `)
	listOfCells = lazy(cellAt + `(?:` + `(?:; and |; |, and |, | and | or )` + cellAt + `)*`)
)

// sentences splits a line of text.
func sentences(line string) (all []string) {
	for {
		i := sentenceEnd.FindStringIndex(line)
		if i == nil {
			return append(all, line)
		}
		all = append(all, line[:i[0]+1])
		line = line[i[1]:]
	}
}

// WordCount counts the words of a sentence, a list of cells as one.
func WordCount(sentence string) int {
	return len(strings.Fields(listOfCells.ReplaceAllString(sentence, "C")))
}

// clueWords returns how many words the names of clues in a sentence have.
func (s Sentence) clueWords() (n int) {
	for _, arg := range s.Args {
		switch x := arg.(type) {
		case Sentence:
			n += x.clueWords()
		case []Sentence:
			for _, clause := range x {
				n += clause.clueWords()
			}
		case *candidates.Clue:
			n += WordCount(string(Words{}.clue(nil, x, "")))
		case Clues:
			n += WordCount(string(Words{}.placesOf(nil, x, "the "+kindName(x)+" at ", "and", false)))
		case Ways:
			for _, alike := range byKind(x.Clues) {
				n += WordCount("the " + kindName(alike))
			}
			if !x.Through.IsEmpty() {
				n += 1 + WordCount(string(Words{}.arg(nil, x.Through, "and")))
			}
		}
	}
	return n
}
