package say

import (
	"errors"
	"fmt"
	"strings"

	"pencilmark/candidates"
)

// singlesForms reads why candidates are gone where that is spelled out: of lines that point, and at an end without a solution.
func singlesForms() []form {
	return []form{
		{"Where can {d} go in {h}?", func(r *reader, a args) error { return WhereCan(a.digit(0), a.house(1)).check(r.inWords()) }},
		{"{h} could have its {d} at {cs}.", func(r *reader, a args) error {
			return CouldHave(a.house(0), a.digit(1), a.cells(2)).check(r.inWords())
		}},
		{"{cs} (is|are) out, because {h} (now has|has) its {d} at {c}.", func(r *reader, a args) error {
			return r.outByDigit(a.cells(0), a.house(1), a.digit(2), a.cell(3))
		}},
		{"{cs} (is|are) out, because {d} was removed there in {*}.", func(r *reader, a args) error {
			if a.digit(1) != r.digit {
				return fmt.Errorf("asked was for %d", r.digit)
			}
			for c := range a.cells(0).All() {
				if err := r.removedIn(candidates.Of(c, r.digit), a[2]); err != nil {
					return err
				}
			}
			return r.out(a.cells(0))
		}},
		{"{cs} (is|are) out, because {d} is not among the pencil marks there.", func(r *reader, a args) error {
			return OutByMarks(a.cells(0), a.digit(1)).check(r.inWords())
		}},
		{"{c} is {d} now.", func(r *reader, a args) error { return IsNow(a.cell(0), a.digit(1)).check(r.inWords()) }},
		{"(The other cells are|The other cell is|All its cells are) filled.", func(r *reader, a args) error {
			_, err := r.seeFilled()
			return err
		}},
		{"Only {cs} (is|are) (left|open).", func(r *reader, a args) error {
			r.cells = a.cells(0)
			if r.left.Meets(r.l.Cells().AndNot(r.before.Open())) && r.left.And(r.before.Open()) == r.cells {
				r.left = r.cells // what is filled is seen
			}
			return equal(r.cells, r.left)
		}},
		{"So {h} has no place for {d}.", func(r *reader, a args) error { return NoPlaceFor(a.house(0), a.digit(1)).check(r.inWords()) }},
		{"Look at {c}.", func(r *reader, a args) error { return LookAtCell(a.cell(0)).check(r.inWords()) }},
		{"{h} already has {*}.", func(r *reader, a args) error {
			return each("{d} at {c}", a[1], func(m args) error {
				return r.hasAll(a.house(0), Placed{candidates.Of(m.cell(1), m.digit(0))})
			})
		}},
		{"{ds} (was|were) removed in {*}.", func(r *reader, a args) error {
			for d := range a.digits(0).All() {
				if err := errors.Join(r.removedIn(candidates.Of(r.at, d), a[1]), r.without(d)); err != nil {
					return err
				}
			}
			return nil
		}},
		{"{ds} (is|are) not among its pencil marks.", func(r *reader, a args) error {
			return DigitsByMarks(a.digits(0)).check(r.inWords())
		}},
		{"So no digit is left for {c}.", func(r *reader, a args) error { return NoneLeft(a.cell(0)).check(r.inWords()) }},
	}
}

// inWords is what sentences that were spelled out are checked against.
func (r *reader) inWords() *Told { return &Told{layout: r.l, r: r} }

// removedIn checks in which step or line a candidate was removed.
func (r *reader) removedIn(k candidates.Candidate, where string) error {
	is := r.whereRemoved(k)
	if strings.HasPrefix(is, "line ") {
		return expect(strings.HasPrefix(where, is+" ("), "%v was removed in %s", k, is)
	}
	return expect(is != "" && where == is, "%v was removed in %q", k, is)
}

// whereRemoved returns the line, "line 3", or else the step in which a candidate was removed, "step 3 (Pointing)".
func (r *reader) whereRemoved(k candidates.Candidate) string {
	for i := len(r.frames) - 1; i >= 0; i-- {
		if line, ok := r.frames[i].removed[k]; ok {
			return line
		}
	}
	return r.replay.removed[k]
}

func equal(said, are candidates.CellSet) error {
	return expect(said == are, "%v are %v", said, are)
}
