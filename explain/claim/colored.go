package claim

import (
	"fmt"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// colorings are what the two colours of candidates are called.
const colorings = "a b x y + - blue green red yellow orange purple pink on off"

// byColors reads a claim that lists the cells of two colours, each with its own behind it or behind the name of one: "2s: r2c7(a) r8c7(b) r8c8(a)", "blue:
// r2c7, r8c8, green: r8c7". What follows is known already.
func (p *people) byColors(effects []explain.Effect) *Claim {
	all := tokensOn(p.text, p.layout)
	var names []string
	var cells [2]candidates.CellSet
	var digits candidates.DigitSet
	color := func(t token) int {
		i := slices.Index(names, t.word)
		if i < 0 {
			i, names = len(names), append(names, t.word)
		}
		return i
	}
	var list candidates.CellSet // which is of no colour yet
	of := -1                    // the colour whose list this is
	for i := 0; i < len(all) && len(names) <= 2; i++ {
		t, says := all[i], i+1 < len(all) && all[i+1].kind == aWord && !all[i+1].is("and "+colorings)
		switch {
		case t.kind == theCells && says: // r6c8 sees both
			of = -1
		case t.kind == theCells && of >= 0:
			cells[min(of, 1)] = cells[min(of, 1)].Or(t.cells)
		case t.kind == theCells:
			list = list.Or(t.cells)
		case t.is("(") && i+2 < len(all) && all[i+2].is(")") && all[i+1].is(colorings):
			if n := color(all[i+1]); n < 2 && of < 0 {
				cells[n] = cells[n].Or(list)
			}
			list = candidates.CellSet{}
			i += 2
		case i+1 < len(all) && t.is(colorings) && (all[i+1].is(": = (") && i+2 < len(all) && all[i+2].kind == theCells || all[i+1].kind == theCells && len(t.word) > 1):
			of = color(t)
			if all[i+1].kind != theCells {
				i++
			}
		case t.is(", and & / + )"):
		case t.is("; ."):
			of = -1
		default:
			if of = -1; t.kind == aDigits {
				digits |= t.digits
			}
		}
	}
	d, one := digits.Single()
	if len(names) != 2 || !one || cells[0].IsEmpty() || cells[1].IsEmpty() || cells[0].Meets(cells[1]) || cells[0].Or(cells[1]).Len() < 3 {
		return nil
	}
	c, err := Parse(fmt.Sprintf("coloring A (%v)%v / B (%v)%v", d, cells[0], d, cells[1]), p.layout, p.book.Known)
	if err != nil {
		return nil
	}
	c.Effects = effects
	return c
}

// byOneColor returns the claim that gives no other reason than that its cells see others of one colour, which shows nothing: "r8c1 and r5c3 have the same
// colour, both see r5c1".
func (c *Claim) byOneColor(text string, g *candidates.Grid) *Claim {
	all := tokensOn(text, g.Layout())
	same := slices.IndexFunc(all, func(t token) bool { return t.is("same one") })
	has := func(words string) bool { return slices.ContainsFunc(all, func(t token) bool { return t.is(words) }) }
	if same < 1 || same+1 == len(all) || !isColor(all[same+1]) || !has("see sees seeing") || has("other opposite different each true false contradiction clash wrap "+supposing) {
		return nil
	}
	named := scopeOf(all[:same]).cells
	if named.Len() < 2 || slices.ContainsFunc(c.Effects, func(e explain.Effect) bool {
		return e.Place || named.Has(e.Candidate.Cell()) || !named.Within(g.Layout().Peers(e.Candidate.Cell()))
	}) {
		return nil
	}
	return &Claim{Effects: c.Effects, pattern: untrue(say.OfEffect(c.Effects[:1], message("does not follow: one colour leaves the candidate in place")))}
}
