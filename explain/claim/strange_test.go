package claim_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/claim"
)

// strangeWords are words that say nothing of a grid, some of which claims have.
var strangeWords = strings.Fields(`banana apple river quickly yesterday silver window table perhaps music early often between
	however purpose people market usually there where nearly rather garden simple paper also instead story bright
	behind right left side first second third next another different similar whole part almost several further
	anyway really truly honestly frankly please sorry maybe question answer problem idea reason thing way point
	place spot room cell candidate`)

// meaning are words without which a claim says something else.
var meaning = regexp.MustCompile(`(?i)^(not|no|never|none|nothing|neither|nor|nowhere|without|lose|loses|lost|loose|only|just|all|every|each|both|either|or|else|other|others|rest|everything|if|when|` +
	`isn|can|must|has|have|needs?|rows?|cols?|columns?|box(es)?|blocks?|square|nonet|region|cells?|remove[sd]?|eliminate[sd]?|at|least|most|than|more|less|above|below|max|min|over|under|from|because|so|since|as|` +
	`because|means?|fins?|palindrome|thermo|arrow|whispers?|renban|sandwich|cage|diagonal|dots?|quad|circle|bulb|tip|line|clue|one|two|three|four|five|six|seven|eight|nine|ones|twos|threes|fours|fives|sixes|sevens|eights|nines|top|bottom|left|right|middle|upper|lower|centre|center|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|last)$`)

// saysOf returns what a claim says and how it is judged; it is empty if it is not understood. Of one with a reason that is not
// understood it returns the conclusion.
func saysOf(text string, g *candidates.Grid) (says string, unread []explain.Effect) {
	a := ask(text, g)
	switch c := a.c; {
	case a.err != nil:
		return "", nil
	case c.Unread != "" || c.Reasoned:
		return "", c.Effects
	case c.IsConclusion():
		return fmt.Sprint("says ", c.Effects), nil
	case a.j.Verdict == claim.Shown:
		return fmt.Sprint("shown ", a.j.Step.Effects, c.Effects), nil
	}
	return fmt.Sprint(a.j.Verdict, a.c.Effects), nil
}

// A word that does not belong to a claim makes it one that is not understood, or changes nothing. The same holds for a word
// that is left out, but for those that carry the meaning. Where it parts a list the halves may be another claim, as of
// "columns 3 and cell 7": those are at most 3 of 100.
func TestStrangeWords(t *testing.T) {
	t.Parallel()
	rnd := rand.New(rand.NewPCG(11, 22))
	every := 12
	switch {
	case notationtest.Full():
		every = 1
	case testing.Short():
		every = 60
	}
	n, tried, refused, other := 0, 0, 0, 0
	for _, f := range forums(t) {
		for _, line := range f.claims {
			if n++; n%every > 0 || strings.HasPrefix(line, "? ") {
				continue
			}
			written, _, _ := strings.Cut(line, " | ")
			want, effects := saysOf(written, &f.grid)
			words := strings.Fields(written)
			var tries []string
			for range 2 {
				tries = append(tries, strings.Join(slices.Insert(slices.Clone(words), rnd.IntN(len(words)+1), strangeWords[rnd.IntN(len(strangeWords))]), " "))
			}
			if i := rnd.IntN(len(words)); strings.Trim(words[i], "abcdefghijklmnopqrstuvwxyz") == "" && !meaning.MatchString(words[i]) {
				tries = append(tries, strings.Join(slices.Delete(slices.Clone(words), i, i+1), " "))
			}
			for _, text := range tries {
				tried++
				switch got, alone := saysOf(text, &f.grid); {
				case got == want && slices.Equal(alone, effects):
				case got == "" && (alone == nil || strings.HasSuffix(want, fmt.Sprint(alone))):
					refused++
				default:
					other++
					t.Logf("%s\n%s\n%s\n%s %v", written, want, text, got, alone)
				}
			}
		}
	}
	if t.Logf("%d of %d are refused, %d are other claims", refused, tried, other); 100*other > 3*max(tried, 100) || refused == 0 {
		t.Errorf("%d of %d are other claims, want at most 3 of 100", other, tried)
	}
}
