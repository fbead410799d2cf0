package say

import (
	"fmt"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

func conclusionsForms() []form {
	return []form{
		{"A cell that sees {all} cannot be {d}: {*}.", func(r *reader, a args) error { return r.inSight(a[0], a.digit(1), a[2]) }},
		{"A cell that sees {c} cannot be {d}: {*}.", func(r *reader, a args) error {
			if err := equal(a.cells(0), r.either[a.digit(1)]); err != nil {
				return err
			}
			return r.inSight("", a.digit(1), a[2])
		}},
		{"A cell that sees (all of these|all these places for {d}) cannot be {d}: {*}.", func(r *reader, a args) error {
			return r.inSight("", a.digit(1), a[2])
		}},
		{"So remove {d} from {?}.", func(r *reader, a args) error {
			n, ok := howMany(a[1])
			if !ok {
				return r.so("remove " + a[0] + " from " + a[1])
			}
			if a.digit(0) != r.targets.digit || n != r.targets.cells.Len() {
				return fmt.Errorf("spoken of were %d in %v", r.targets.digit, r.targets.cells)
			}
			return r.remove(r.targets.digit, r.targets.cells)
		}},
		{"So {*}.", func(r *reader, a args) error { return r.so(a[0]) }},
		{"Remove {*}.", func(r *reader, a args) error {
			if !r.brief {
				return r.so("remove " + a[0])
			}
			return r.unproved("remove " + a[0])
		}},
	}
}

// so checks that what is to be done was shown, and does it.
func (r *reader) so(actions string) error {
	effects, err := parseActions(actions)
	if err != nil {
		return err
	}
	return r.do(effects...)
}

// parseActions reads "r7c9 is 3, and remove 7 from r2c3 and 8 from r2c1".
func parseActions(text string) (effects []explain.Effect, err error) {
	removing := false
	err = each("(remove |){ds} from {cs}", text, func(a args) error {
		for d := range a.digits(0).All() {
			effects = append(effects, explain.Removals(d, a.cells(1))...)
		}
		return nil
	})
	if err == nil {
		return effects, expect(strings.HasPrefix(text, "remove "), "not an action: %q", text)
	}
	effects = nil
	err = each("({c} is {d}|remove {ds} from {cs}|{ds} from {cs})", text, func(a args) error {
		switch {
		case a[0] != "":
			effects = append(effects, explain.Place(a.cell(0), a.digit(1)))
			return expect(!removing, "a placement after removals")
		default:
			i := 2
			if a[2] == "" {
				i = 4
			}
			removing = true
			for d := range a.digits(i).All() {
				effects = append(effects, explain.Removals(d, a.cells(i+1))...)
			}
		}
		return nil
	})
	return effects, err
}

// refute records that what is said to be false was said to be so for a reason.
func (r *reader) refute(d candidates.Digit, cells candidates.CellSet) {
	if d == 0 {
		return // none was spoken of
	}
	r.refuted.AddPlaces(d, cells)
	r.targets = node{d, cells}
}

// sights reads "r6c3 sees r5c1 in box 4 and r7c3 in column 3; r7c1 and r8c1 see r5c1 in column 1".
func (r *reader) sights(text string, target func(c candidates.Cell, sees candidates.CellSet) error) error {
	for _, part := range strings.Split(text, "; ") {
		a, rest, ok := match("{cs} (sees|see) ", part)
		if !ok || rest == "" {
			return fmt.Errorf("a hole: %q", part)
		}
		var sees candidates.CellSet
		err := each("{cs} in {h}", rest, func(m args) error {
			sees = sees.Or(m.cells(0))
			return r.sees(a.cells(0), m.cells(0), m.houses(1))
		})
		if err != nil {
			return err
		}
		for c := range a.cells(0).All() {
			if err := target(c, sees); err != nil {
				return err
			}
		}
	}
	return nil
}

// sees checks that each of the cells sees each of the others in one of the houses, and that each of the
// houses is needed.
func (r *reader) sees(cells, others candidates.CellSet, hs candidates.HouseSet) error {
	var used candidates.HouseSet
	for c := range cells.All() {
		for o := range others.All() {
			both := r.l.HousesOf(c) & r.l.HousesOf(o) & hs
			if c == o || both == 0 {
				return fmt.Errorf("%v does not see %v there", c, o)
			}
			used |= both
		}
	}
	return expect(used == hs, "%d houses are named that nothing is seen in", (hs &^ used).Len())
}

// inSight checks that each target has the digit and sees all the cells of which one has it.
func (r *reader) inSight(what string, d candidates.Digit, sights string) error {
	pattern := r.either[d]
	if pattern.IsEmpty() {
		return fmt.Errorf("no cells were named of which one is %d", d)
	}
	if n, ok := howMany(what); ok && n != pattern.Len() {
		return fmt.Errorf("%s: there are %d", what, pattern.Len())
	}
	var targets candidates.CellSet
	err := r.sights(sights, func(c candidates.Cell, sees candidates.CellSet) error {
		targets = targets.With(c)
		if !r.before.Has(candidates.Of(c, d)) {
			return fmt.Errorf("%v is not %d anyway", c, d)
		}
		return expect(sees == pattern, "%v sees %v of %v", c, sees, pattern)
	})
	r.refute(d, targets)
	return err
}
