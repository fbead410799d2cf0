package say

import (
	"regexp"
	"strings"
	"sync"

	"pencilmark/candidates"
)

// lazy is a regular expression that is compiled when it is first used: a page never does.
type lazy string

var compiled sync.Map // *regexp.Regexp by pattern

func (l lazy) re() *regexp.Regexp {
	re, ok := compiled.Load(l)
	if !ok {
		re, _ = compiled.LoadOrStore(l, regexp.MustCompile(string(l)))
	}
	return re.(*regexp.Regexp)
}

const (
	cellList  = `r[1-9]c[1-9](?:(?:, | and | or )r[1-9]c[1-9])*`
	houseName = `(?:[Tt]he (?:falling|rising) diagonal|(?:[Rr]ow|[Cc]olumn|[Bb]ox|[Ww]indow)(?:e?s)? \d(?:, \d\b)*(?: (?:and|or) \d\b)?)`
)

// cellAt is cells, or where cells are in sight: "r1c2 and r1c3 in row 1".
const cellAt = cellList + `(?: in ` + houseName + `)?`

const listOfCells = lazy(cellAt + `(?:(?:; and |; |, and |, | and | or )` + cellAt + `)*`)

// WordCount counts the words of a sentence, a list of cells as one.
func WordCount(sentence string) int {
	return len(strings.Fields(listOfCells.re().ReplaceAllString(sentence, "C")))
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
