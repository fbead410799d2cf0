package say

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"

	"pencilmark/candidates"
)

// tokens returns the parts of patterns, in braces, and what they match.
func tokens() map[string]string {
	tokensOnce.Do(func() {
		tokens := map[string]string{
			"d":  `\d`,
			"ds": `\d(?:(?:, | and | or )\d)*`,
			"c":  cell,
			"cs": cellList,
			"h":  `[Tt]he (?:falling|rising) diagonal|(?:[Rr]ow|[Cc]olumn|[Bb]ox|[Ww]indow) \d`,
			"hs": houseName + `(?:(?:; and |; |, and |, | and | or )` + houseName + `)*`,
			"n":  `(?i:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)`,
			"*":  `.+`,
			"?":  `.*?`,
		}
		tokens["s"] = `(?:step|line) [0-9.]+ \([^)]*\)|(?:step|line)s? [0-9.]*[0-9](?:, [0-9.]*[0-9])*(?: and [0-9.]*[0-9])?`
		tokens["e"] = `r[1-9]c[1-9](?:=|<>)[1-9]`
		tokens["i"] = `[1-9] in (?:[Rr]ow|[Cc]olumn|[Bb]ox) [1-9]|r[1-9]c[1-9]`
		tokens["is"] = `(?:` + tokens["i"] + `|\d+ more)(?:(?:, | and )(?:` + tokens["i"] + `|\d+ more))*`
		tokens["hn"] = houseName + `(?:(?:, | and )` + houseName + `)*`
		tokens["es"] = tokens["e"] + `(?: and ` + tokens["e"] + `)?`
		tokens["hl"] = houseName + `(?:, ` + houseName + `)*`
		tokens["cl"] = cell + `(?:, ` + cell + `)*`
		tokens["nn"] = `\d+(?:\.\d+)*`
		tokens["nth"] = `second|third|fourth|fifth|sixth|seventh|eighth|ninth`
		tokensFound = tokens
	})
	return tokensFound
}

var (
	tokensOnce  sync.Once
	tokensFound map[string]string
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

var token = lazy(`\{([a-z*?]+)\}`)

// compile turns a pattern, "Suppose that {d} is not in {cs}.", into a regular expression. Words in
// brackets with a stroke between them are alternatives: "(sees|see)".
func compile(pattern string) *regexp.Regexp {
	quoted := strings.NewReplacer(".", `\.`, "?", `\?`, `\(`, `\(`, "(", "(?:", "{?}", "{?}").Replace(pattern)
	return regexp.MustCompile("^" + token.ReplaceAllStringFunc(quoted, func(t string) string {
		return "(" + tokens()[t[1:len(t)-1]] + ")"
	}))
}

var compiled sync.Map // *regexp.Regexp by pattern

// match finds the pattern at the start of the text and returns what its parts are, and the rest.
func match(pattern, text string) (a args, rest string, ok bool) {
	re, ok := compiled.Load(pattern)
	if !ok {
		re, _ = compiled.LoadOrStore(pattern, compile(pattern))
	}
	m := re.(*regexp.Regexp).FindStringSubmatch(text)
	if m == nil {
		return nil, "", false
	}
	return m[1:], text[len(m[0]):], true
}

// args is what the parts of a pattern matched.
type args []string

var (
	digitRE = lazy(`\d`)
	cellRE  = lazy(cell)
	kindRE  = lazy(`(?i)(?:the (falling|rising) diagonal)|(?:(row|column|box|window)(?:e?s)? (\d(?:, \d\b)*(?: (?:and|or) \d\b)?))`)
)

func (a args) digits(i int) (ds candidates.DigitSet) {
	for _, d := range digitRE.FindAllString(a[i], -1) {
		ds = ds.With(candidates.Digit(d[0] - '0'))
	}
	return ds
}

func (a args) digit(i int) candidates.Digit { return a.digits(i).First() }

func (a args) cells(i int) (cells candidates.CellSet) {
	for _, c := range cellRE.FindAllString(a[i], -1) {
		cells = cells.With(candidates.At(int(c[1]-'0'), int(c[3]-'0')))
	}
	return cells
}

func (a args) cell(i int) candidates.Cell { return a.cells(i).First() }

func (a args) houses(i int) (hs candidates.HouseSet) {
	for _, m := range kindRE.FindAllStringSubmatch(a[i], -1) {
		prefix := map[string]string{"row": "row", "column": "col", "box": "box", "window": "extra"}[strings.ToLower(m[2])]
		numbers := digitRE.FindAllString(m[3], -1)
		switch m[1] {
		case "falling":
			prefix, numbers = "extra", []string{"1"}
		case "rising":
			prefix, numbers = "extra", []string{"2"}
		}
		for _, n := range numbers {
			h, err := candidates.ParseHouse(prefix + n)
			if err != nil {
				panic(err) // the pattern matched
			}
			hs = hs.With(h)
		}
	}
	return hs
}

func (a args) house(i int) candidates.House { return a.houses(i).First() }

// number reads a number in words.
func (a args) number(i int) int { return number(a[i]) }

var numbers = []string{"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"}

func number(word string) int {
	if n := slices.Index(numbers, strings.ToLower(word)); n >= 0 {
		return n
	}
	n := 0
	fmt.Sscan(word, &n)
	return n
}

var separator = lazy(`^(?:; and |; |, and |, | and )`)

// each reads a list whose members match the pattern.
func each(pattern, text string, member func(args) error) error {
	for first := true; text != ""; first = false {
		if !first {
			sep := separator.FindString(text)
			if sep == "" {
				return fmt.Errorf("not read: %q", text)
			}
			text = text[len(sep):]
		}
		a, rest, ok := match(pattern, text)
		if !ok {
			return fmt.Errorf("not read: %q", text)
		}
		if err := member(a); err != nil {
			return err
		}
		text = rest
	}
	return nil
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
