package say

import (
	"fmt"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

func singlesForms() []form {
	return []form{
		{"Where can {d} go in {h}?", func(r *reader, a args) error {
			r.digit, r.house, r.fresh = a.digit(0), a.house(1), false
			r.left = r.l.HouseCells(r.house)
			return nil
		}},
		{"{h} could have its {d} at {cs}.", func(r *reader, a args) error {
			r.digit, r.house, r.fresh = a.digit(1), a.house(0), true
			r.left = r.paper.PlacesIn(r.digit, r.house)
			return equal(a.cells(2), r.left)
		}},
		{"{cs} (is|are) out, because {h} (now has|has) its {d} at {c}.", func(r *reader, a args) error {
			cells, h, d, by := a.cells(0), a.house(1), a.digit(2), a.cell(3)
			switch {
			case d != r.digit:
				return fmt.Errorf("asked was for %d", r.digit)
			case r.before.Value(by) != d:
				return fmt.Errorf("%v is not %d", by, d)
			case !cells.With(by).Within(r.l.HouseCells(h)) || cells.Has(by):
				return fmt.Errorf("%v does not see all of %v in %s", by, cells, r.l.Name(h))
			case !cells.Within(r.before.Open()):
				return fmt.Errorf("%v are not all open", cells)
			}
			return r.out(cells)
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
			for c := range a.cells(0).All() {
				if r.paper.Has(candidates.Of(c, a.digit(1))) {
					return fmt.Errorf("%d is among the marks of %v", a.digit(1), c)
				}
			}
			return r.out(a.cells(0))
		}},
		{"{c} is {d} now.", func(r *reader, a args) error {
			if len(r.frames) == 1 || r.before.Value(a.cell(0)) != a.digit(1) {
				return fmt.Errorf("%v is not %d", a.cell(0), a.digit(1))
			}
			return r.out(a.cells(0))
		}},
		{"(The other cells are|The other cell is|All its cells are) filled.", func(r *reader, a args) error {
			filled := r.left.AndNot(r.before.Open())
			if filled.IsEmpty() || r.fresh {
				return fmt.Errorf("no other cells are filled")
			}
			r.left = r.left.AndNot(filled)
			return nil
		}},
		{"Only {cs} (is|are) (left|open).", func(r *reader, a args) error {
			r.cells = a.cells(0)
			if r.left.Meets(r.l.Cells().AndNot(r.before.Open())) && r.left.And(r.before.Open()) == r.cells {
				r.left = r.cells // what is filled is seen
			}
			return equal(r.cells, r.left)
		}},
		{"Only {c} is left, so {c} is {d}.", func(r *reader, a args) error {
			if a[0] != a[1] || a.digit(2) != r.digit {
				return fmt.Errorf("not what was asked for")
			}
			if err := equal(a.cells(0), r.left); err != nil {
				return err
			}
			return r.effect(explain.Place(a.cell(0), a.digit(2)))
		}},
		{"{h} has one open cell left.", func(r *reader, a args) error {
			r.house = a.house(0)
			c, ok := r.l.HouseCells(r.house).And(r.before.Open()).Single()
			r.at = c
			return expect(ok, "%s has not one open cell", r.l.Name(r.house))
		}},
		{"Its other cells hold {ds}.", func(r *reader, a args) error {
			r.leftover = r.l.Digits()
			for c := range r.l.HouseCells(r.house).Without(r.at).All() {
				r.leftover = r.leftover.Without(r.before.Value(c))
			}
			return expect(a.digits(0) == r.l.Digits()&^r.leftover, "its other cells hold %s", (r.l.Digits() &^ r.leftover).String())
		}},
		{"Only {d} is missing, so {c} is {d}.", func(r *reader, a args) error {
			if r.leftover != a.digits(0) || a[0] != a[2] || a.cell(1) != r.at {
				return fmt.Errorf("missing is %s at %v", r.leftover.String(), r.at)
			}
			return r.effect(explain.Place(r.at, a.digit(0)))
		}},
		{"Look at {c}.", func(r *reader, a args) error {
			r.at, r.leftover = a.cell(0), r.l.Digits()
			return nil
		}},
		{"Look at {c}, which could be {ds}.", func(r *reader, a args) error {
			r.at, r.leftover = a.cell(0), r.paper.Candidates(a.cell(0))
			return expect(a.digits(1) == r.leftover, "%v could be %s", r.at, r.leftover.String())
		}},
		{"{h} (already|now) has {*}.", func(r *reader, a args) error {
			h := a.house(0)
			return each("{d} at {c}", a[1], func(m args) error {
				d, by := m.digit(0), m.cell(1)
				if r.before.Value(by) != d || !r.l.HouseCells(h).Has(by) || !r.l.HouseCells(h).Has(r.at) {
					return fmt.Errorf("%v is not %d in %s, in sight of %v", by, d, r.l.Name(h), r.at)
				}
				return r.without(d)
			})
		}},
		{"{ds} (was|were) removed in {*}.", func(r *reader, a args) error {
			return each(`{ds}( was removed| were removed|) in {?}\)`, strings.TrimSuffix(a[0]+" was removed in "+a[1], "."), func(m args) error {
				for d := range m.digits(0).All() {
					if err := r.removedIn(candidates.Of(r.at, d), m[1]+")"); err != nil {
						return err
					}
					if err := r.without(d); err != nil {
						return err
					}
				}
				return nil
			})
		}},
		{"{ds} (is|are) not among its pencil marks.", func(r *reader, a args) error {
			for d := range a.digits(0).All() {
				if err := r.without(d); r.paper.Has(candidates.Of(r.at, d)) || err != nil {
					return fmt.Errorf("%d is among them, or was out", d)
				}
			}
			return nil
		}},
		{"Only {d} is left, so {c} is {d}.", func(r *reader, a args) error {
			if r.leftover != a.digits(0) || a[0] != a[2] || a.cell(1) != r.at {
				return fmt.Errorf("left is %s at %v", r.leftover.String(), r.at)
			}
			return r.effect(explain.Place(r.at, a.digit(0)))
		}},
	}
}

// out takes places off those that are left.
func (r *reader) out(cells candidates.CellSet) error {
	if !cells.Within(r.left) {
		return fmt.Errorf("%v is not all among %v", cells, r.left)
	}
	r.left = r.left.AndNot(cells)
	return nil
}

// without takes a digit off those that are left for the cell.
func (r *reader) without(d candidates.Digit) error {
	if !r.leftover.Has(d) {
		return fmt.Errorf("%d was out already", d)
	}
	r.leftover = r.leftover.Without(d)
	return nil
}

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
