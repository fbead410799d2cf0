package say

import (
	"fmt"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

func conclusionsForms() []form {
	return []form{
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
