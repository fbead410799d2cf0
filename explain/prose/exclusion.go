package prose

import (
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// exclusion is a candidate beside which some cells cannot be filled.
type exclusion struct {
	*teller
	e explain.Exclusion
}

func (s exclusion) title() string {
	return s.sayf(": %s in %s beside %s", s.e.Target.Digit(), s.e.Target.Cell(), compact{s.e.Beside})
}

// notation lists the ways: "r1c1=5, r2c3: 1-r4c13{125} | 7-r2c9{57} => r1c1<>5".
func (s exclusion) notation() string {
	var ways []string
	for _, w := range s.e.Ways {
		var digits strings.Builder
		for _, d := range w.Digits {
			digits.WriteString(d.String())
		}
		ways = append(ways, digits.String()+s.sayf("-%s{%s}", compact{w.Set}, s.held(w.Set).String()))
	}
	return s.sayf("%s=%s, %s: %s => %s", s.e.Target.Cell(), s.e.Target.Digit(), compact{s.e.Beside},
		strings.Join(ways, " | "), s.style.CompactEffects(s.f.Step.Effects))
}

// The conclusion goes through the ways itself.
func (s exclusion) text() say.Text {
	return say.Join(say.SpellLines(s.conclusion()), s.spared(), s.consequences())
}

func (s exclusion) houses() string { return s.sayf("Look at %s.", s.housesOf(s.sets())) }

func (s exclusion) cells() string {
	return s.sayf("Look at %s together.", s.e.Beside.With(s.e.Target.Cell()))
}

// The ways all begin with the target, so the hint says only what they come to.
func (s exclusion) reason() string {
	var short []string
	for _, set := range s.sets() {
		short = append(short, s.sayf("for %s", set))
	}
	return s.sayf("Suppose each candidate of each of these cells in turn. With one of them there is no way to fill the other %s. "+
		"Every way repeats a digit in a house, or leaves too few digits %s.", s.cellsBeside(), say.List(short, "or"))
}

// sets returns the sets of the ways, each once.
func (s exclusion) sets() (sets []candidates.CellSet) {
	for _, w := range s.e.Ways {
		if slices.Index(sets, w.Set) < 0 {
			sets = append(sets, w.Set)
		}
	}
	return sets
}

func (s exclusion) cellsBeside() string { return say.Plural(s.e.Beside.Len(), "cell") }

func (s exclusion) conclusion() string {
	sentences := []string{s.sayf("Suppose that %s.", s.e.Target), s.remain(), s.differ()}
	for _, w := range s.merged() {
		var so []string
		for i, c := range w.cells {
			so = append(so, s.sayf("%s is %s", c, anyDigit{w.digits[i]}))
		}
		sentences = append(sentences, s.sayf("If %s, %s", say.List(so, "and"), w.end))
	}
	return paragraph(append(sentences, s.sayf("No way is left to fill the %s beside it, so remove %s from %s.",
		s.cellsBeside(), s.e.Target.Digit(), s.e.Target.Cell()))...)
}

// ways are those in which cells beside the target can be filled that come to the same end.
type ways struct {
	cells  []candidates.Cell
	digits []candidates.DigitSet
	end    string
}

// merged puts ways together that come to the same and differ in one cell.
func (s exclusion) merged() (all []ways) {
	for _, w := range s.e.Ways {
		ks := s.e.Filled(w)
		next := ways{end: s.end(w, ks)}
		for _, k := range ks[1:] {
			next.cells, next.digits = append(next.cells, k.Cell()), append(next.digits, candidates.Digits(k.Digit()))
		}
		if !slices.ContainsFunc(all, next.mergedInto) {
			all = append(all, next)
		}
	}
	return all
}

// mergedInto adds the way to others that come to the same and differ in one cell alone, and reports whether they do.
func (w ways) mergedInto(others ways) bool {
	at, differ := 0, 0
	for i := range w.digits {
		if w.digits[i] != others.digits[i] {
			at, differ = i, differ+1
		}
	}
	if w.end != others.end || differ != 1 {
		return false
	}
	others.digits[at] |= w.digits[at]
	return true
}

// end says what is left for a set of cells when those beside the target are filled.
func (s exclusion) end(w explain.Way, ks []candidates.Candidate) string {
	left := explain.Left(&s.f.Before, w.Set, ks)
	var seeing, seen candidates.CellSet // cells of the set that lose a digit, and what they see
	for _, k := range ks {
		if lose := w.Set.And(s.f.Before.Places(k.Digit())).And(s.layout.Peers(k.Cell())); !lose.IsEmpty() {
			seeing, seen = seeing.Or(lose), seen.With(k.Cell())
		}
	}
	what := "no digit is left"
	if left != 0 {
		what = s.sayf("only %s %s left", left, say.Choose(left.Len(), "is", "are"))
	}
	return s.sayf("%s for %s: %s.", what, w.Set, s.sights(seeing, seen))
}

// differ says of cells beside the target that see each other, and could have the same digit, that they do not.
func (s exclusion) differ() string {
	var sentences []string
	for a := range s.e.Beside.All() {
		for b := range s.e.Beside.And(s.layout.Peers(a)).All() {
			if h := s.layout.HousesOf(a) & s.layout.HousesOf(b); a < b && s.beside(a)&s.beside(b) != 0 {
				sentences = append(sentences, s.sayf("%s and %s see each other in %s, so they differ.", a, b, h.First()))
			}
		}
	}
	return paragraph(sentences...)
}

// beside returns what a cell beside the target can then be.
func (s exclusion) beside(c candidates.Cell) candidates.DigitSet {
	digits := s.f.Before.Candidates(c)
	if s.layout.Sees(c, s.e.Target.Cell()) {
		digits = digits.Without(s.e.Target.Digit())
	}
	return digits
}

// remain says what the cells beside the target can then be.
func (s exclusion) remain() string {
	var parts []string
	for c := range s.e.Beside.All() {
		parts = append(parts, s.sayf("%s is %s", c, anyDigit{s.beside(c)}))
	}
	return "Then " + say.Clauses(parts) + "."
}
