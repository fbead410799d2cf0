package claim_test

import (
	"errors"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/claim"
)

// said is what an independent look at a text finds in it.
type said struct {
	digits candidates.DigitSet // figures that are no part of cells and houses, and words
	cells  candidates.CellSet
	houses candidates.HouseSet
}

var (
	cellSaid   = regexp.MustCompile(`(?i)\br([1-9]+)c([1-9]+)\b`)
	letterSaid = regexp.MustCompile(`\b[AD-I][1-9]+\b`) // B5 and C18 may be houses
	kindsSaid  = map[candidates.Kind]*regexp.Regexp{
		candidates.Row:    regexp.MustCompile(`(?i)\brows?|\br[1-9]|[0-9cb]r[1-9]`),
		candidates.Column: regexp.MustCompile(`(?i)\bcol|\bc[1-9]|[0-9rb]c[1-9]`),
		candidates.Box:    regexp.MustCompile(`(?i)\bbox|\bblock|\bblk|\bsquare|\bnonet|\bregion|\bb[1-9]|[0-9rc]b[1-9]`),
	}
	wordSaid   = regexp.MustCompile(`(?i)\b(ones?|twos?|threes?|fours?|fives?|six(?:es)?|sevens?|eights?|nines?)\b`)
	allElse    = regexp.MustCompile(`(?i)\b(other|others|else|rest|everything|anything|all|only|remaining|below|above|under|over|than|least|most|or|to|low|high|lose|loses|lost|nothing|just|neither|unless|exactly|either)\b`)
	figureSaid = regexp.MustCompile(`[1-9]`)
)

func saidIn(text string, l *candidates.Layout) (s said) {
	rest := cellSaid.ReplaceAllStringFunc(text, func(cell string) string {
		m := cellSaid.FindStringSubmatch(cell)
		for _, row := range m[1] {
			for _, column := range m[2] {
				s.cells = s.cells.With(candidates.At(int(row-'0'), int(column-'0')))
			}
		}
		return " "
	})
	rest = letterSaid.ReplaceAllStringFunc(rest, func(cell string) string { // D7
		for _, column := range cell[1:] {
			s.cells = s.cells.With(candidates.At(int(cell[0]-'A')+1, int(column-'0')))
		}
		return " "
	})
	for kind, word := range kindsSaid { // a figure may be a digit or the number of a house of which a word speaks
		if !word.MatchString(rest) {
			continue
		}
		for _, n := range figureSaid.FindAllString(rest, -1) {
			s.houses = s.houses.With(candidates.HouseOf(kind, int(n[0]-'0')))
		}
		s.houses |= l.HousesOfAny(s.cells) & l.HousesOfKind(kind) // the row
	}
	for _, n := range figureSaid.FindAllString(rest, -1) {
		s.digits = s.digits.With(candidates.Digit(n[0] - '0'))
	}
	for _, word := range wordSaid.FindAllString(rest, -1) {
		for i, prefix := range []string{"on", "tw", "th", "fo", "fi", "si", "se", "ei", "ni"} {
			if strings.HasPrefix(strings.ToLower(word), prefix) {
				s.digits = s.digits.With(candidates.Digit(i + 1))
			}
		}
	}
	return s
}

// What is read from claims whose words are not where they belong, as those of people often are, stands in them: every digit,
// cell and house of it. What cannot be read is told by a place in the text and what stands there.
func TestGarbled(t *testing.T) {
	t.Parallel()
	n, before := 0, ""
	read, unread := 0, 0
	for i, f := range forums(t) {
		for _, line := range f.claims {
			written, _, _ := strings.Cut(strings.TrimPrefix(line, "? "), " | ")
			for _, text := range sampled(garbled(written, before, n), n) {
				if testing.Short() && i%5 > 0 {
					continue
				}
				c, err := askWords(text, &f.grid)
				var wrong *claim.Error
				switch {
				case errors.As(err, &wrong):
					unread++
					checkError(t, text, wrong)
				case err != nil:
					t.Fatal(err)
				case !keptAsWritten.MatchString(text) && len(f.grid.Layout().Clues()) == 0:
					read++
					checkStands(t, &f.grid, text, c)
				}
			}
			n, before = n+1, written
		}
	}
	if read < 1000 && !testing.Short() || unread < 100 {
		t.Errorf("%d garbled claims were read and %d were not", read, unread)
	}
}

// checkError checks that an error points into the text, and that what it says to be found there is there.
func checkError(t *testing.T, text string, wrong *claim.Error) {
	t.Helper()
	message := wrong.Error()
	if wrong.Col < 1 || wrong.Col > len(text)+1 || !strings.Contains(message, "expected") {
		t.Errorf("%s\ncolumn %d: %s", text, wrong.Col, message)
		return
	}
	_, rest, ok := strings.Cut(message, "found ")
	if !ok || len(rest) < 3 || rest[0] != '"' && rest[0] != '\'' {
		return
	}
	if end := strings.IndexByte(rest[1:], rest[0]); end > 0 && rest[1] != '\\' && !strings.HasPrefix(strings.ToLower(text[wrong.Col-1:]), strings.ToLower(rest[1:end+1])) {
		t.Errorf("%s\n%s: stands elsewhere", text, message)
	}
}

// checkStands checks that what a claim is read as stands in the text.
func checkStands(t *testing.T, g *candidates.Grid, text string, c *claim.Claim) {
	t.Helper()
	l := g.Layout()
	s := saidIn(text, l)
	digits, cells, houses := claim.Mentioned(c)
	around := s.cells
	for h := range (s.houses & l.Houses()).All() {
		around = around.Or(l.HouseCells(h))
	}
	if digits&^s.digits != 0 || !cells.Within(around) || houses&^(s.houses|l.HousesOfAny(s.cells)) != 0 {
		t.Errorf("%s\nis taken to be about %v, %v and %v", text, digits, cells, houses)
	}
	kept := map[candidates.Cell]candidates.DigitSet{}
	for _, e := range c.Effects {
		kept[e.Candidate.Cell()] |= candidates.Digits(e.Candidate.Digit())
	}
	for _, e := range c.Effects {
		c1, d := e.Candidate.Cell(), e.Candidate.Digit()
		switch {
		case !around.Has(c1) && !claim.IsLoose(c):
			t.Errorf("%s\nsays %v", text, e)
		case s.digits.Has(d):
		case e.Place || s.digits&^kept[c1] == 0 || !allElse.MatchString(text) && s.digits.Len() < 2:
			t.Errorf("%s\nsays %v", text, e)
		}
	}
}

// What is said of the opinion before a claim, or behind its end, changes nothing of how it is read.
func TestChatter(t *testing.T) {
	t.Parallel()
	for i, f := range forums(t) {
		for n, line := range f.claims {
			if (i+n)%7 > 0 {
				continue
			}
			written, _, _ := strings.Cut(strings.TrimPrefix(line, "? "), " | ")
			c, err := askWords(written, &f.grid)
			for _, text := range []string{"I think " + written, "ok so " + written, written + "."} {
				if d, err2 := askWords(text, &f.grid); err == nil && (err2 != nil || !slices.Equal(c.Effects, d.Effects)) {
					t.Errorf("%s says %v\n%s: %v, %v", written, c.Effects, text, d, err2)
				}
			}
		}
	}
}

// Garbled claims are read alike across rows and columns.
func TestGarbledTransposed(t *testing.T) {
	t.Parallel()
	n, before, tried, differ := 0, "", 0, 0
	for i, f := range forums(t) {
		if len(f.grid.Layout().Clues()) > 0 || testing.Short() && i%5 > 0 {
			continue
		}
		reflected := turnedGrid(&f.grid)
		for _, line := range f.claims {
			written, _, _ := strings.Cut(strings.TrimPrefix(line, "? "), " | ")
			for _, text := range garbled(written, before, n) {
				other, ok := turned(text)
				if !ok || n%4 > 0 {
					continue
				}
				tried++
				c, err := askWords(text, &f.grid)
				d, err2 := claim.Read(other, &reflected, onlyNames{called.Names})
				if (err == nil) != (err2 == nil) || err == nil && !sameReflected(c.Effects, d.Effects) {
					differ++
					t.Logf("%s: %v %v\n%s: %v %v", text, c, err, other, d, err2)
				}
			}
			n, before = n+1, written
		}
	}
	if differ*100 > tried {
		t.Errorf("%d of %d are read otherwise across rows and columns", differ, tried)
	}
}

// sameReflected reports whether effects are those of others with rows for columns.
func sameReflected(effects, others []explain.Effect) bool {
	return len(effects) == len(others) && !slices.ContainsFunc(effects, func(e explain.Effect) bool {
		e.Candidate = candidates.Of(candidates.At(e.Candidate.Cell().Column(), e.Candidate.Cell().Row()), e.Candidate.Digit())
		return !slices.Contains(others, e)
	})
}

// A claim that goes on and on is an error at once, whatever it says: reading it as words would take longer than anybody waits.
func TestEndless(t *testing.T) {
	t.Parallel()
	g := candidates.NewGrid(candidates.Classic9, candidates.Filling{})
	for _, part := range []string{"r1c1<>10,", "r1c1<>1,r1c1<>x,", "if r1c1 is 4 then r1c2 is 5, so ", "x-wing on 8 in ", "(1)r1c1=", "no 5 in r1c1. ", "?", "so it isn't 4 or "} {
		text := strings.Repeat(part, 2000)
		if c, err := claim.Read(text, &g, called); err == nil {
			t.Errorf("%s ... is read as %v", part, c)
		}
	}
}
