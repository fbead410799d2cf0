package say

import (
	"errors"
	"fmt"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// Told is what sentences are checked against, and what they have said so far: a line of an argument, or a single
// on its board.
type Told struct {
	layout *candidates.Layout

	// Of a line of an argument: the lines, and its number.
	lines explain.Argument
	n     int
	line  *explain.Line

	// What the sentences of the line have said.
	begun    bool
	supposed bool
	some     []candidates.Candidate // one of which is said to be true
	none     []candidates.Candidate // that are said not to be
	lacks    bool                   // there is said to be a contradiction
	item     candidates.Item        // of which something is said to be left
	left     bool                   // something is
	from     Lines                  // that were named
	before   bool                   // the line just before was meant
	needs    []candidates.Item
	rooms    int                 // how many links were told
	few      int                 // how many links there are said to be too few
	carried  int                 // how many lines were named that say where digits are too
	counted  bool                // needs and links were told otherwise
	once     candidates.DigitSet // said to be there once at most
	inTurn   inTurn
	placing  int              // the line that was named by its number for what it places
	placedIn candidates.House // which is said to have a digit
	placed   candidates.Digit // that was said to be in some house
	ways     bool             // counted by sums that were named

	// Of a single: the board, in which step a candidate was removed, and what was said to be left.
	board   *candidates.Grid
	removed func(candidates.Candidate) int
	house   candidates.House
	digit   candidates.Digit
	cell    candidates.Cell
	places  candidates.CellSet
	digits  candidates.DigitSet
	named   bool // where the digit is in some house

	effects []explain.Effect

	clued clued

	// Of a step: what its text has said. It is nil elsewhere.
	r *reader
	// What else there is to speak of: an *ending, a *mend or a *miss.
	subject any
}

// about checks what is said of a step by a reader of its text, or of another subject.
func about[S any](t *Told, check func(*S) error) error {
	if r, ok := any(t.r).(*S); ok && r != nil {
		return check(r)
	}
	if subject, ok := t.subject.(*S); ok {
		return check(subject)
	}
	return fmt.Errorf("it is not said of %T", t.subject)
}

// ofStep checks what is said in the text of a step.
func (t *Told) ofStep(check func(r *reader) error) error { return about(t, check) }

// expect returns an error unless something is so.
func expect(so bool, format string, args ...any) error {
	if so {
		return nil
	}
	return fmt.Errorf(format, args...)
}

// check checks what a sentence asserts, and that what it lists comes in order.
func (s Sentence) check(t *Told) error {
	if err := s.inOrder(); err != nil {
		return err
	}
	if err := s.Kind.check(t, s.Args); err != nil {
		return fmt.Errorf("%s: %w", s.Kind.Code, err)
	}
	return nil
}

// argOf returns an argument of a clause. ok is false if it has no such argument, as in a document by somebody else.
func argOf[T any](s Sentence, i int) (arg T, ok bool) {
	if i < len(s.Args) {
		arg, ok = s.Args[i].(T)
	}
	return arg, ok
}

// all checks sentences in their order.
func (t *Told) all(sentences []Sentence) error {
	for _, s := range sentences {
		if err := s.check(t); err != nil {
			return err
		}
	}
	return nil
}

// CheckLine reports whether sentences say what line n of an argument says: its claim, the item of which
// something is left, what is counted, and the lines that it follows from. Whether it does follow is for the
// checker of arguments to say.
func CheckLine(l *candidates.Layout, a explain.Argument, n int, sentences []Sentence) error {
	t := &Told{layout: l, lines: a, n: n, line: &a[n-1]}
	for _, s := range sentences {
		if err := s.check(t); err != nil {
			return err
		}
		t.begun = true
	}
	return t.end()
}

// end compares what was said with the line.
func (t *Told) end() error {
	line := t.line
	from := line.From
	if t.before {
		t.from = append(t.from, t.n-1)
	}
	said := explain.Claim{Some: line.Claim.Some, Of: explain.NoneOf(t.none...).Of}
	if line.Claim.Some {
		said = explain.SomeOf(t.some...)
	}
	other := t.none
	if !line.Claim.Some {
		other = t.some
	}
	counts := line.Rule == explain.RuleCount
	if line.Rule == explain.RuleCases {
		from = from[:1]
	} else if line.Rule == explain.RuleEither || line.Rule == explain.RuleRefute {
		from = from[1:]
	}
	wanted := slices.Sorted(slices.Values(from))
	slices.Sort(t.from)
	return errors.Join(
		expect(t.supposed == (line.Rule == explain.RuleSuppose), "a supposition is none"),
		expect(slices.Equal(slices.Compact(wanted), slices.Compact(t.from)), "it follows from %v, not %v", from, t.from),
		expect(slices.Equal(said.Of, line.Claim.Of) && len(other) == 0, "the claim is %v, not %v", line.Claim, said),
		expect(counts || t.lacks == line.Claim.IsContradiction(), "a contradiction is none, or is not told"),
		expect(t.left == (line.Rule == explain.RuleLeft) && (!t.left || t.item == line.Item), "something is left of %v, not of %v", line.Item, t.item),
		t.endCount(),
		t.endWays(),
	)
}

// untold is how many lines of an argument are not told.
type untold int

// CheckUntold reports whether sentences say that so many lines of an argument are not told.
func CheckUntold(n int, sentences []Sentence) error {
	left := untold(n)
	return (&Told{subject: &left}).all(sentences)
}

// endCount compares what was counted.
func (t *Told) endCount() error {
	line := t.line
	if line.Rule != explain.RuleCount {
		return expect(len(t.needs) == 0 && t.rooms == 0 && !t.counted, "nothing is counted")
	}
	if t.counted {
		_, of := explain.CellsAndDigits(slices.Concat(line.Links...))
		return expect(t.once == 0 || t.once == of, "why is none of %v there twice?", of&^t.once)
	}
	wanted := slices.Sorted(slices.Values(line.Needs))
	slices.Sort(t.needs)
	lacking, carried := len(line.Needs)-len(line.Links), 0
	for _, n := range line.From {
		switch {
		case !t.lines.InForce(n, t.n):
			carried++
		case t.lines.IsNeed(t.n, n):
			lacking++
		}
	}
	if len(line.Claim.Of) > 0 {
		lacking = 0 // it is said what else can be
	}
	return errors.Join(
		expect(slices.Equal(wanted, t.needs), "needed is %v, not %v", wanted, t.needs),
		expect(t.rooms == len(line.Links), "there is room for %d, not %d", len(line.Links), t.rooms),
		expect(carried == t.carried, "%d lines say where digits are too, not %d", carried, t.carried),
		expect(max(lacking, 0) == t.few || len(line.Links) == 0, "there are %d too few, not %d", lacking, t.few),
	)
}

// saysSome and saysNone note what a sentence claims: that one of the candidates is true, and that none is.
func (t *Told) saysSome(ks ...candidates.Candidate) error {
	t.some = append(t.some, ks...)
	return nil
}

func (t *Told) saysNone(ks ...candidates.Candidate) error {
	t.none = append(t.none, ks...)
	return nil
}

// listed returns candidates that clauses name.
func listed(of []Sentence) (ks candidates.CandidateSet, err error) {
	var list Told
	err = list.all(of)
	for _, k := range list.some {
		if ks.Has(k) {
			err = errors.Join(err, fmt.Errorf("%v is named twice", k))
		}
		ks.Add(k)
	}
	return ks, err
}

// Check reports whether sentences about a board are true, and returns what they say is to be done. The function
// returns the number of the step that has removed a candidate, 0 if none has.
func Check(g *candidates.Grid, removed func(candidates.Candidate) int, sentences []Sentence) ([]explain.Effect, error) {
	t := &Told{layout: g.Layout(), board: g, removed: removed}
	for _, s := range sentences {
		if err := s.check(t); err != nil {
			return nil, err
		}
		t.begun = true
	}
	return t.effects, nil
}
