package chains_test

import (
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques/chains"
	"pencilmark/techniques/techtest"
)

// What rows of strong and weak links in turn refute must be removed.
func TestNaiveAlternating(t *testing.T) {
	techtest.Cover(t, chains.DiscontinuousNiceLoop, naiveLoops)
	techtest.Cover(t, chains.AIC, naiveAICs)
	techtest.Cover(t, chains.GroupedXChain, naiveGroupedXChains)
}

// place is a candidate, or several ones of a digit of which one may be true.
type place struct {
	digit candidates.Digit
	cells candidates.CellSet
}

func placeOf(k candidates.Candidate) place {
	return place{k.Digit(), candidates.Cells(k.Cell())}
}

// strong says that the one place is true if the other is not.
type strong struct {
	off, on place
	by      explain.Link
}

// web is the strong links of a grid.
type web struct {
	grid      *candidates.Grid
	links     []strong
	after     map[place][]strong               // what is forced at once if a place is true
	excluding map[place][]candidates.Candidate // see against
}

// weave returns a web with some links.
func weave(g *candidates.Grid, links []strong) *web {
	return &web{g, links, map[place][]strong{}, map[place][]candidates.Candidate{}}
}

// newWeb returns all strong links: items that have all their candidates in two places.
func newWeb(g *candidates.Grid, groups bool) *web {
	w := weave(g, nil)
	for _, item := range g.Layout().Items() {
		ks := g.AppendCandidates(nil, item)
		if len(ks) == 2 {
			a, b := placeOf(ks[0]), placeOf(ks[1])
			w.links = append(w.links, strong{a, b, explain.Link{item}}, strong{b, a, explain.Link{item}})
		} else if d, h, ok := item.House(); ok && groups {
			for _, a := range parts(g, d, h) {
				b := g.PlacesIn(d, h).AndNot(a)
				if slices.Contains(parts(g, d, h), b) {
					w.links = append(w.links, strong{place{d, a}, place{d, b}, explain.Link{item}})
				}
			}
		}
	}
	return w
}

// parts returns the places of a digit in a house that count as one: each by itself,
// and several that are all in another house too.
func parts(g *candidates.Grid, d candidates.Digit, h candidates.House) (all []candidates.CellSet) {
	for c := range g.PlacesIn(d, h).All() {
		all = append(all, candidates.Cells(c))
	}
	for other := range g.Layout().Houses().All() {
		both := g.PlacesIn(d, h).And(g.PlacesIn(d, other))
		if other != h && both.Len() > 1 && !slices.Contains(all, both) {
			all = append(all, both)
		}
	}
	return all
}

// excludes reports whether a and b, whichever of their cells they are in, are not both
// true.
func (w *web) excludes(a, b place) bool {
	for c := range a.cells.All() {
		for o := range b.cells.All() {
			if !w.grid.Layout().Excludes(candidates.Of(c, a.digit), candidates.Of(o, b.digit)) {
				return false
			}
		}
	}
	return true
}

// forced returns the links that a true place puts to work.
func (w *web) forced(by place) []strong {
	all, ok := w.after[by]
	if !ok {
		for _, s := range w.links {
			if w.excludes(by, s.off) {
				all = append(all, s)
			}
		}
		w.after[by] = all
	}
	return all
}

// against returns the candidates that exclude a place.
func (w *web) against(p place) []candidates.Candidate {
	ks, ok := w.excluding[p]
	if !ok {
		for c := range w.grid.Open().All() {
			for d := range w.grid.Candidates(c).All() {
				if k := candidates.Of(c, d); w.excludes(placeOf(k), p) {
					ks = append(ks, k)
				}
			}
		}
		w.excluding[p] = ks
	}
	return ks
}

// refuted returns the candidates that exclude both places.
func (w *web) refuted(a, z place) (ks []candidates.Candidate) {
	for _, k := range w.against(a) {
		if slices.Contains(w.against(z), k) {
			ks = append(ks, k)
		}
	}
	return ks
}

// way is strong links, each put to work by what the one before makes true.
type way []strong

func (y way) items() (items []candidates.Item) {
	for _, s := range y {
		items = append(items, s.by...)
	}
	return items
}

func (y way) start() place { return y[0].off }
func (y way) end() place   { return y[len(y)-1].on }

// inside reports whether some part of the way, two links or more, is as asked.
func (y way) inside(is func(a, z place) bool) bool {
	for i := range y {
		for j := i + 1; j < len(y); j++ {
			if j-i+1 < len(y) && is(y[i].off, y[j].on) {
				return true
			}
		}
	}
	return false
}

// The ways that the test follows: so many at once, of so many links. More take long and
// show no more.
const maxWays, maxWay = 30, 4

// eachLength calls with with the ways from some first links that are as short as any
// with the same end, those of one length together, as long as it asks for more.
func (w *web) eachLength(firsts []strong, with func([]way) (more bool)) {
	var ways []way
	for _, s := range firsts {
		ways = append(ways, way{s})
	}
	met := map[place]bool{}
	for n := 1; n <= maxWay && len(ways) <= maxWays && with(ways); n++ {
		for _, y := range ways {
			met[y.end()] = true
		}
		var longer []way
		for _, y := range ways {
			for _, s := range w.forced(y.end()) {
				if !met[s.on] {
					longer = append(longer, slices.Concat(y, way{s}))
				}
			}
		}
		ways = longer
	}
}

// from returns the links that a false place puts to work.
func (w *web) from(a place) (firsts []strong) {
	for _, s := range w.links {
		if s.off == a {
			firsts = append(firsts, s)
		}
	}
	return firsts
}

// naiveLoops returns what the shortest loops through a candidate remove, if each of
// their links is needed. Those with two weak links at the candidate have an end of its
// digit, and no part that refutes that digit anywhere; a link within its cell does not
// count.
func naiveLoops(g *candidates.Grid) (removed []candidates.Candidate) {
	w := newWeb(g, false)
	for c := range g.Open().All() {
		for d := range g.Candidates(c).All() {
			k := candidates.Of(c, d)
			w.eachLength(w.forced(placeOf(k)), func(ways []way) (more bool) {
				var closed, inCell []way
				for _, y := range ways {
					if w.excludes(y.end(), placeOf(k)) {
						closed = append(closed, y)
						if y.start().digit != d || y.end().digit != d {
							inCell = append(inCell, y)
						}
					}
				}
				if len(inCell) > 0 {
					ways = inCell
				} else {
					ways = closed
				}
				for _, y := range ways {
					if len(y) > 1 && y.start() != y.end() && (y.start().digit == d || y.end().digit == d) &&
						techtest.Needed(g, y.items(), []candidates.Candidate{k}) && !y.inside(func(a, z place) bool { return w.refutes(d, a, z) }) {
						removed = append(removed, k)
						break
					}
				}
				return len(closed) == 0
			})
			var others []candidates.Candidate
			for other := range g.Candidates(c).Without(d).All() {
				others = append(others, candidates.Of(c, other))
			}
			w.eachLength(w.from(placeOf(k)), func(ways []way) (more bool) {
				more = true
				for _, y := range ways {
					if y.end() != placeOf(k) {
						continue
					}
					if more = false; techtest.Needed(g, y.items(), others) {
						removed = append(removed, others...)
						break
					}
				}
				return more
			})
		}
	}
	return removed
}

// refutes reports whether the two places refute a candidate of the digit.
func (w *web) refutes(d candidates.Digit, a, z place) bool {
	return slices.ContainsFunc(w.refuted(a, z), func(k candidates.Candidate) bool { return k.Digit() == d })
}

// naiveAICs returns what the shortest ways between candidates of two cells remove that
// have no link to spare, if it is two candidates or more and no part removes as much.
func naiveAICs(g *candidates.Grid) (removed []candidates.Candidate) {
	w := newWeb(g, false)
	for c := range g.Open().All() {
		for d := range g.Candidates(c).All() {
			w.eachLength(w.from(placeOf(candidates.Of(c, d))), func(ways []way) (more bool) {
				for _, y := range ways {
					if len(y) == 1 || y.end().cells.Has(c) {
						continue
					}
					ks := w.refuted(y.start(), y.end())
					if len(ks) > 1 && techtest.Needed(g, y.items(), ks) && !y.inside(func(a, z place) bool { return len(w.refuted(a, z)) > 1 }) {
						removed = append(removed, ks...)
					}
				}
				return true
			})
		}
	}
	return removed
}

// naiveGroupedXChains returns what the shortest ways over places of one digit remove
// that have no link to spare. There must be no way as short without groups.
func naiveGroupedXChains(g *candidates.Grid) (removed []candidates.Candidate) {
	all := newWeb(g, true)
	for d := range g.Layout().Digits().All() {
		w := weave(g, nil)
		for _, s := range all.links {
			if s.off.digit == d && s.on.digit == d {
				w.links = append(w.links, s)
			}
		}
		removed = append(removed, w.overGroups()...)
	}
	return removed
}

// overGroups is [naiveGroupedXChains] for one digit.
func (w *web) overGroups() (removed []candidates.Candidate) {
	var firsts []place
	for _, s := range w.links {
		if !slices.Contains(firsts, s.off) {
			firsts = append(firsts, s.off)
		}
	}
	for _, a := range firsts {
		w.eachLength(w.from(a), func(ways []way) (more bool) {
			plain := map[place]bool{}
			for _, y := range ways {
				if !slices.ContainsFunc(y, func(s strong) bool { return s.off.cells.Len()+s.on.cells.Len() > 2 }) {
					plain[y.end()] = true
				}
			}
			for _, y := range ways {
				if len(y) == 1 || y.end() == a || plain[y.end()] {
					continue
				}
				if ks := w.refuted(a, y.end()); techtest.Needed(w.grid, y.items(), ks) {
					removed = append(removed, ks...)
				}
			}
			return true
		})
	}
	return removed
}
