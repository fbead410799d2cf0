package say

import (
	"errors"
	"fmt"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// A Color is one of the colours that boards have: two of the first cluster of candidates, and two of the second.
type Color uint8

// The colours.
const (
	Green Color = iota
	Blue
	Purple
	Yellow
)

var colorNames = [...]string{"green", "blue", "purple", "yellow"}

// String returns the name of the colour.
func (c Color) String() string { return colorNames[c] }

// other returns the other colour of the cluster.
func (c Color) other() Color { return c ^ 1 }

// What joins the candidates of a cluster.
var (
	TwoPlaces    = told2("two-places", "{0} has two places in {1}.", (*reader).twoPlaces)
	TwoPlacesToo = told2("two-places-too", "it also has two in {1}.", func(r *reader, d candidates.Digit, hs candidates.HouseSet) error {
		return errors.Join(expect(d == r.digit, "spoken of was %d", r.digit), r.twoPlaces(d, hs))
	})
	TwoCandidates = told1("two-candidates", "the {0?cell|cells} {0} {0?has|have} two candidates.", func(r *reader, cells candidates.CellSet) error {
		for c := range cells.All() {
			if err := r.joint(candidates.Cells(c), r.before.Candidates(c)); err != nil {
				return err
			}
		}
		return nil
	})
)

func (r *reader) twoPlaces(d candidates.Digit, hs candidates.HouseSet) error {
	r.digit = d
	for h := range hs.All() {
		if err := r.joint(r.before.PlacesIn(d, h), candidates.Digits(d)); err != nil {
			return err
		}
	}
	return nil
}

// The candidates of a colour.
var (
	ColouredInTurn = told2("coloured-in-turn", "coloured in turn along these strong links, {0} is {1}.", func(r *reader, c Color, of []Sentence) error {
		return errors.Join(expect(c == Green, "the first colour is %v", Green), r.color(c, of))
	})
	InTheSameWay = told2("in-the-same-way", "in the same way {0} is {1}.", func(r *reader, c Color, of []Sentence) error {
		return errors.Join(expect(c == Purple, "the first colour of the second cluster is %v", Purple), r.color(c, of))
	})
	OtherColour = told2("other-colour", "the other colour, {0}, is {1}.", func(r *reader, c Color, of []Sentence) error {
		last := len(r.coloured) - 1
		return errors.Join(expect(last >= 0 && r.coloured[last] == c.other(), "it is not the other of the last"), r.color(c, of))
	})
	IsAlso = told2("is-also", "{0} is also {1}.", func(r *reader, c Color, of []Sentence) error {
		before, last := r.colors[c], len(r.coloured)-1
		if last < 0 || r.coloured[last] != c {
			return errors.New("it was not the last colour")
		}
		r.coloured = r.coloured[:last]
		err := r.color(c, of)
		all := r.colors[c]
		all.Or(&before)
		r.colors[c] = all
		return err
	})
	OneIsTrue = told0("one-is-true", "one of the two is true as a whole, the other false.", func(r *reader) error {
		if len(r.coloured) < 2 {
			return errors.New("there are not two colours")
		}
		names := r.coloured[len(r.coloured)-2:]
		for _, j := range r.joints[r.joined:] {
			if !r.joins(j, names[0], names[1]) && !r.joins(j, names[1], names[0]) {
				return fmt.Errorf("the link of %v does not have either colour", j)
			}
		}
		r.joined = len(r.joints)
		return expect(r.areJoined(names), "no links join them all")
	})
)

// color keeps the candidates of a colour.
func (r *reader) color(c Color, of []Sentence) error {
	ks, err := listed(of)
	for k := range ks.All() {
		if !r.before.Has(k) {
			return fmt.Errorf("%v is gone", k)
		}
		for other := range r.colors {
			if Color(other) != c && r.colors[other].Has(k) {
				return fmt.Errorf("%v is %v", k, Color(other))
			}
		}
	}
	r.colors[c] = ks
	r.coloured = append(r.coloured, c)
	return err
}

// Where colours exclude each other, or themselves.
var (
	BothInCell = told4("both-in-cell", "but {0} and {1} are both {2} in {3}.", func(r *reader, d, e candidates.Digit, of Color, c candidates.Cell) error {
		return errors.Join(expect(d != e, "it is one digit"), r.areOf(of, candidates.Of(c, d), candidates.Of(c, e)))
	})
	BothInSight = told3("both-in-sight", "but {0} are both {1} {2|in}.", func(r *reader, cells Path, of Color, in Ways) error {
		d, one := ptr(r.colors[of]).Digits().Single()
		if !one {
			return errors.New("several digits are of this colour")
		}
		return r.seeEachOther(cells, of, d, in)
	})
	BothInSightFor = told4("both-in-sight-for", "but {0} are both {1} for {2} {3|in}.", (*reader).seeEachOther)
	ColoursMeet    = told5("colours-meet", "{0} ({1}) and {2} ({3}) are both in {4}, so {1} and {3} are not both true.", func(r *reader, d candidates.Digit, p Color, e candidates.Digit, q Color, c candidates.Cell) error {
		return errors.Join(expect(d != e, "it is one digit"), r.areOf(p, candidates.Of(c, d)), r.areOf(q, candidates.Of(c, e)))
	})
	ColoursSee = told5("colours-see", "{0} ({1}) sees {2} ({3}) {4|in}, so {1} and {3} are not both true.", func(r *reader, c candidates.Cell, p Color, o candidates.Cell, q Color, in Ways) error {
		for d := range ptr(r.colors[p]).Digits().All() {
			if ptr(r.colors[p]).Has(candidates.Of(c, d)) && ptr(r.colors[q]).Has(candidates.Of(o, d)) {
				return r.sees(candidates.Cells(c), candidates.Cells(o), in)
			}
		}
		return errors.New("they are not of these colours")
	})
	// Of different digits in different cells, by clues.
	BothConflict = told3("both-conflict", "but {0} are both {1} and exclude each other {2|in}.", func(r *reader, ks Placed, of Color, by Ways) error {
		return errors.Join(r.areOf(of, ks...), r.conflict(ks, by))
	})
	ColoursConflict = told5("colours-conflict", "{0} ({1}) and {2} ({3}) exclude each other {4|in}, so {1} and {3} are not both true.", func(r *reader, a Placed, p Color, b Placed, q Color, by Ways) error {
		return errors.Join(r.areOf(p, a...), r.areOf(q, b...), r.conflict(append(slices.Clone(a), b...), by))
	})
)

// conflict checks that two candidates of different digits exclude each other.
func (r *reader) conflict(ks Placed, by Ways) error {
	if len(ks) != 2 {
		return fmt.Errorf("%d exclude each other", len(ks))
	}
	of := func(k candidates.Candidate) node { return node{k.Digit(), candidates.Cells(k.Cell())} }
	return r.exclude(of(ks[0]), of(ks[1]), by)
}

// areOf checks that candidates are of a colour.
func (r *reader) areOf(c Color, ks ...candidates.Candidate) error {
	for _, k := range ks {
		if !ptr(r.colors[c]).Has(k) {
			return fmt.Errorf("%v is not %v", k, c)
		}
	}
	return nil
}

// seeEachOther checks that two cells have a digit of one colour, and see each other in the house.
func (r *reader) seeEachOther(cells Path, of Color, d candidates.Digit, in Ways) error {
	if len(cells) != 2 {
		return fmt.Errorf("%v are not two", cells)
	}
	return errors.Join(r.areOf(of, candidates.Of(cells[0], d), candidates.Of(cells[1], d)),
		r.sees(candidates.Cells(cells[0]), candidates.Cells(cells[1]), in))
}

// Which colours are true or false, and what becomes of one that is false.
var (
	ColourIsFalse = told1("colour-is-false", "{0} is false", func(r *reader, c Color) error {
		if !slices.Contains(r.coloured, c) {
			return fmt.Errorf("nothing is %v", c)
		}
		for k := range ptr(r.colors[c]).All() {
			if !r.forces([]candidates.Candidate{k}, nil) {
				return fmt.Errorf("%v may be true", k)
			}
			r.refuted.Add(k)
		}
		r.colored = append(r.colored, c)
		return nil
	})
	ColourIsTrue = told1("colour-is-true", "{0} is true", func(r *reader, c Color) error {
		if n := len(r.colored); n == 0 || r.colored[n-1] != c.other() {
			return fmt.Errorf("%v was not said to be false", c.other())
		}
		for k := range ptr(r.colors[c]).All() {
			if !r.forces(nil, []candidates.Candidate{k}) {
				return fmt.Errorf("%v may be false", k)
			}
		}
		return nil
	})
	// EitherColour says it of colours of two clusters: of those of one cluster it goes without saying.
	EitherColour = told2("either-colour", "{0} or {1} is true", func(r *reader, p, q Color) error {
		if p == q || p == q.other() || !slices.Contains(r.coloured, p) || !slices.Contains(r.coloured, q) {
			return errors.New("they are of one cluster, or nothing has these colours")
		}
		for x := range ptr(r.colors[p]).All() {
			for y := range ptr(r.colors[q]).All() {
				if !r.forces(nil, []candidates.Candidate{x, y}) {
					return fmt.Errorf("%v and %v may both be false", x, y)
				}
			}
		}
		return nil
	})
	ColourGoes       = told1("colour-goes", "what is {0} goes", (*reader).isFalse) // see [Thus]
	ColourGoesInPart = told1("colour-goes-in-part", "what is {0} goes, and this step takes a part of it", (*reader).isFalse)
)

// isFalse checks that a colour was said to be false.
func (r *reader) isFalse(c Color) error {
	return expect(slices.Contains(r.colored, c), "it may be true")
}

// areAll checks that what goes because of a colour is of the colour, and all that has it unless it is said to be a part.
func (r *reader) areAll(gone []explain.Effect, c Color, all bool) error {
	for _, e := range gone {
		if err := r.areOf(c, e.Candidate); err != nil {
			return err
		}
	}
	n := r.colors[c].Len()
	return expect((len(gone) == n) == all, "%d of %d go", len(gone), n)
}

// What a candidate of a true colour rules out, or two of colours of which one is true.
var (
	ThenCannotBe      = told3("then-cannot-be", "then {0} cannot be {1}, as it {2|list}.", (*reader).ruledOut)
	EitherWayCannotBe = told3("either-way-cannot-be", "either way {0} cannot be {1}, as it {2|list}.", (*reader).ruledOut)
	SeesColoured      = told3("sees-coloured", "sees {0} ({1}) {2|in}", (*reader).inSightOf)
	ColouredInSight   = told3("coloured-in-sight", "{0} ({1}) {2|in}", (*reader).inSightOf)
	// ConflictsWith says it of another digit elsewhere, by a clue.
	ConflictsWith = told3("conflicts-with", "conflicts with {0} ({1}) {2|in}", func(r *reader, k Placed, of Color, by Ways) error {
		r.excluders = append(r.excluders, k...)
		return errors.Join(r.areOf(of, k...), r.conflict(append(slices.Clone(k), r.ifSo), by))
	})
	HasColoured    = told2("has-coloured", "has {0} ({1})", (*reader).ownOf)
	HasColouredOwn = told2("has-coloured-own", "has {0} ({1}) of its own", (*reader).ownOf)
	ColouredOwn    = told2("coloured-own", "{0} ({1}) of its own", (*reader).ownOf)
)

// ruledOut checks that one of the candidates that are named, which exclude another, is true.
func (r *reader) ruledOut(c candidates.Cell, d candidates.Digit, by []Sentence) error {
	r.ifSo, r.excluders = candidates.Of(c, d), nil
	if err := (&Told{layout: r.l, r: r}).all(by); err != nil {
		return err
	}
	r.refuted.Add(r.ifSo)
	return expect(r.forces(nil, r.excluders), "%v may all be false", r.excluders)
}

// inSightOf checks that what is ruled out is in sight of a cell that has the digit in a colour.
func (r *reader) inSightOf(c candidates.Cell, of Color, in Ways) error {
	k := candidates.Of(c, r.ifSo.Digit())
	r.excluders = append(r.excluders, k)
	return errors.Join(r.areOf(of, k), r.sees(candidates.Cells(r.ifSo.Cell()), candidates.Cells(c), in))
}

// ownOf checks that the cell of what is ruled out has another digit in a colour.
func (r *reader) ownOf(d candidates.Digit, of Color) error {
	k := candidates.Of(r.ifSo.Cell(), d)
	r.excluders = append(r.excluders, k)
	return errors.Join(r.areOf(of, k), expect(k != r.ifSo, "it is the same candidate"))
}

// joint keeps a strong link, digits in cells.
func (r *reader) joint(cells candidates.CellSet, digits candidates.DigitSet) error {
	var ends []candidates.Candidate
	for c := range cells.All() {
		for d := range digits.All() {
			ends = append(ends, candidates.Of(c, d))
		}
	}
	if len(ends) != 2 {
		return fmt.Errorf("%v in %v: there are not two", digits, cells)
	}
	r.joints = append(r.joints, [2]candidates.Candidate(ends))
	return nil
}

// joins reports whether a link has an end of one colour and then one of another.
func (r *reader) joins(j [2]candidates.Candidate, x, y Color) bool {
	return ptr(r.colors[x]).Has(j[0]) && ptr(r.colors[y]).Has(j[1])
}

// areJoined reports whether the links lead from each candidate of the colours to every other.
func (r *reader) areJoined(names []Color) bool {
	var all, met candidates.CandidateSet
	for _, name := range names {
		all.Or(ptr(r.colors[name]))
	}
	for k := range all.All() {
		met.Add(k)
		break
	}
	for range r.joints {
		for _, j := range r.joints {
			if met.Has(j[0]) || met.Has(j[1]) {
				met.Add(j[0])
				met.Add(j[1])
			}
		}
	}
	all.AndNot(&met)
	return all.IsEmpty()
}

// forces reports whether the links come to a contradiction if some candidates are true and others false.
func (r *reader) forces(isTrue, isFalse []candidates.Candidate) bool {
	var on, off candidates.CandidateSet
	for _, k := range isTrue {
		on.Add(k)
	}
	for _, k := range isFalse {
		off.Add(k)
	}
	excluded := func(k candidates.Candidate) bool {
		for t := range on.All() {
			if r.l.Excludes(t, k) {
				return true
			}
		}
		return false
	}
	for more := true; more; {
		more = false
		for _, j := range r.joints {
			for i, end := range j {
				if !off.Has(end) && excluded(end) {
					off.Add(end)
					more = true
				}
				if other := j[1-i]; off.Has(end) && !on.Has(other) {
					on.Add(other)
					more = true
				}
			}
		}
	}
	for t := range on.All() {
		for k := range on.All() {
			if r.l.Excludes(t, k) {
				return true
			}
		}
	}
	return on.Meets(&off)
}

func ptr[T any](x T) *T { return &x }
