package prose

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// coloring is candidates in two colours, of which one is true as a whole; or two such clusters. All of a cluster is
// told, as it is coloured on paper. What a proof needs of it is for the argument to say.
type coloring struct {
	valued
	e explain.Coloring
}

// color is one of the colours.
type color struct {
	name    say.Color
	cluster int
	ks      []candidates.Candidate
}

func (s coloring) colors() (colors []color) {
	for i, c := range s.e.Clusters {
		for _, ks := range [][]candidates.Candidate{c.On, c.Off} {
			colors = append(colors, color{say.Color(len(colors)), i, ks})
		}
	}
	return colors
}

// possible returns the choices of colours that are not impossible.
func (s coloring) possible() []explain.Choice { return s.e.Possible(s.layout) }

// settled reports whether one of some colours is true.
func (s coloring) settled(some ...color) bool {
	return !slices.ContainsFunc(s.possible(), func(c explain.Choice) bool {
		return !slices.ContainsFunc(some, func(p color) bool { return p.isTrue(c) })
	})
}

// isFalse reports whether a colour cannot be true.
func (s coloring) isFalse(p color) bool {
	return len(p.ks) > 0 && !slices.ContainsFunc(s.possible(), p.isTrue)
}

// isTrue reports whether a choice has made the colour true. A colour without candidates says nothing.
func (p color) isTrue(c explain.Choice) bool {
	return len(p.ks) > 0 && slices.Contains(c.True, p.ks[0])
}

// mostListed is how many coloured cells a title lists.
const mostListed = 4

func (s coloring) title() say.Sentence {
	cells := s.coloured()
	if n := cells.Len(); n > mostListed {
		return s.titleOf(say.InCellAndMore(s.set(), cells.First(), n-1))
	}
	return s.titleOf(say.InCells(s.set(), cells))
}

func (s coloring) set() candidates.DigitSet { return s.e.Digits(&s.f.Before) }

func (s coloring) coloured() (cells candidates.CellSet) {
	for _, c := range s.colors() {
		cells = cells.Or(placesOf(c.ks))
	}
	return cells
}

func (s coloring) houses() say.Text {
	var joints []candidates.Item
	for _, c := range s.e.Clusters {
		joints = append(joints, c.Joints(&s.f.Before)...)
	}
	if all := say.LookAt(s.regions(joints)); !say.TooLong(s.words().Sentences(all)) {
		return say.Says(all)
	}
	return say.Says(say.LookAt(s.regions(s.e.Premises())))
}

func (s coloring) cells() say.Text { return say.Says(say.TheCells(s.coloured())) }

func (s coloring) reason() say.Text {
	var told []say.Sentence
	colors := s.colors()
	for i, c := range s.e.Clusters {
		told = append(append(told, s.links(c)...), s.named(colors[2*i], colors[2*i+1])...)
	}
	for i, p := range colors {
		for _, q := range colors[i:] {
			if p.name == q.name || p.cluster != q.cluster {
				told = append(told, s.clash(p, q)...)
			}
		}
	}
	return say.Says(append(told, s.undecided()...)...)
}

// links names the houses and cells that join a cluster.
func (s coloring) links(c explain.Cluster) []say.Sentence {
	var houses [candidates.MaxSize + 1]candidates.HouseSet // by digit
	var cells candidates.CellSet
	for _, item := range c.Joints(&s.f.Before) {
		if d, h, ok := item.House(); ok {
			houses[d] = houses[d].With(h)
		} else if c, ok := item.Cell(); ok {
			cells = cells.With(c)
		}
	}
	var told []say.Sentence
	for d := range s.set().All() {
		if houses[d] == 0 {
			continue
		}
		all := say.TwoPlaces(d, houses[d])
		if !say.TooLong(s.words().Sentences(all)) {
			told = append(told, all)
			continue
		}
		lead := say.TwoPlaces
		for kind := range say.KindWords {
			if some := houses[d] & s.layout.HousesOfKind(candidates.Kind(kind)); some != 0 {
				told = append(told, lead(d, some))
				lead = say.TwoPlacesToo
			}
		}
	}
	if !cells.IsEmpty() {
		told = append(told, say.TwoCandidates(cells))
	}
	return told
}

// named introduces the colours of a cluster.
func (s coloring) named(a, b color) []say.Sentence {
	if len(a.ks) == 0 || len(b.ks) == 0 {
		return nil
	}
	lead := say.ColouredInTurn
	if a.cluster > 0 {
		lead = say.InTheSameWay
	}
	return append(append(s.members(lead, a), s.members(say.OtherColour, b)...), say.OneIsTrue())
}

// members lists the candidates of a colour, in as many sentences as it takes.
func (s coloring) members(lead func(say.Color, []say.Sentence) say.Sentence, c color) (told []say.Sentence) {
	var parts []say.Sentence
	for _, n := range explain.ByDigit(c.ks) {
		parts = append(parts, say.DigitInCells(n.Digit, n.Cells))
	}
	if all := lead(c.name, parts); !say.TooLong(s.words().Sentences(all)) {
		return one(all)
	}
	for _, batch := range batches(s.words(), parts) {
		told = append(told, lead(c.name, batch))
		lead = say.IsAlso
	}
	return told
}

// clash says that two candidates of one colour, or of two, exclude each other; it is empty if none do.
func (s coloring) clash(p, q color) []say.Sentence {
	for _, x := range p.ks {
		for _, y := range q.ks {
			same := x.Cell() == y.Cell()
			switch {
			case !s.layout.Excludes(x, y):
			case !same && x.Digit() != y.Digit() && p.name == q.name:
				return one(say.BothConflict(say.Placed{x, y}, p.name, s.byClue(x, y)))
			case !same && x.Digit() != y.Digit():
				return one(say.ColoursConflict(say.Placed{x}, p.name, say.Placed{y}, q.name, s.byClue(x, y)))
			case p.name == q.name && same:
				return one(say.BothInCell(x.Digit(), y.Digit(), p.name, x.Cell()))
			case p.name == q.name && s.set().Len() == 1:
				return one(say.BothInSight(say.Path{x.Cell(), y.Cell()}, p.name, s.along(x.Cell(), y.Cell())))
			case p.name == q.name:
				return one(say.BothInSightFor(say.Path{x.Cell(), y.Cell()}, p.name, x.Digit(), s.along(x.Cell(), y.Cell())))
			case same:
				return one(say.ColoursMeet(x.Digit(), p.name, y.Digit(), q.name, x.Cell()))
			default:
				return one(say.ColoursSee(x.Cell(), p.name, y.Cell(), q.name, s.along(x.Cell(), y.Cell())))
			}
		}
	}
	return nil
}

func (s coloring) along(a, b candidates.Cell) say.Ways {
	return s.valued.along(candidates.Cells(a), candidates.Cells(b))
}

// byClue returns in which ways candidates of two digits exclude each other.
func (s coloring) byClue(a, b candidates.Candidate) say.Ways {
	of := func(k candidates.Candidate) explain.Node {
		return explain.Node{Digit: k.Digit(), Cells: candidates.Cells(k.Cell())}
	}
	return s.excluding(of(a), of(b))
}

// verdict says which colours are false, and which of them are true for that.
func (s coloring) verdict() (told []say.Sentence) {
	colors := s.colors()
	for i, c := range colors {
		if !s.isFalse(c) {
			continue
		}
		so := one(say.ColourIsFalse(c.name))
		if other := colors[i^1]; s.settled(other) {
			so = append(so, say.ColourIsTrue(other.name))
		}
		told = append(told, say.So(so))
	}
	return told
}

// undecided says of two colours that one of them is true, where none is known to be false.
func (s coloring) undecided() (told []say.Sentence) {
	colors := s.colors()
	if slices.ContainsFunc(colors, s.isFalse) {
		return nil
	}
	for i, p := range colors {
		for _, q := range colors[i+1:] {
			if p.cluster != q.cluster && s.settled(p, q) {
				told = append(told, say.So(one(say.EitherColour(p.name, q.name))))
			}
		}
	}
	return told
}

func (s coloring) conclusion() say.Text {
	told := s.verdict()
	effects := slices.Clone(s.f.Step.Effects)
	for _, c := range s.colors() {
		var here []explain.Effect
		effects = slices.DeleteFunc(effects, func(e explain.Effect) bool {
			isMember := slices.Contains(c.ks, e.Candidate) && s.isFalse(c)
			if isMember {
				here = append(here, e)
			}
			return isMember
		})
		if len(here) > 0 {
			why := say.ColourGoes(c.name)
			if len(here) < len(c.ks) {
				why = say.ColourGoesInPart(c.name)
			}
			told = append(told, s.thus(why, here)...)
		}
	}
	for _, e := range effects {
		told = append(told, s.between(e.Candidate)...)
	}
	if len(effects) > 0 {
		told = append(told, say.So(say.Actions(effects)))
	}
	return say.Says(told...)
}

// between names a candidate of a true colour, or two of colours of which one is true, that rule a candidate out.
func (s coloring) between(k candidates.Candidate) []say.Sentence {
	colors := s.colors()
	for i, p := range colors {
		for _, x := range p.ks {
			if s.layout.Excludes(x, k) && s.settled(p) {
				return one(say.ThenCannotBe(k.Cell(), k.Digit(), one(s.ruledOutBy(k, x, p))))
			}
		}
		for _, q := range colors[i+1:] {
			for _, x := range p.ks {
				for _, y := range q.ks {
					if s.layout.Excludes(x, k) && s.layout.Excludes(y, k) && s.settled(p, q) {
						return one(say.EitherWayCannotBe(k.Cell(), k.Digit(), s.both(k, x, p, y, q)))
					}
				}
			}
		}
	}
	return nil
}

// both says how candidates of two colours exclude another, with a verb that they share once.
func (s coloring) both(k, x candidates.Candidate, p color, y candidates.Candidate, q color) []say.Sentence {
	first, second := s.ruledOutBy(k, x, p), s.ruledOutBy(k, y, q)
	if x.Cell() == k.Cell() {
		first = say.HasColoured(x.Digit(), p.name)
		if y.Cell() == k.Cell() {
			second = say.ColouredOwn(y.Digit(), q.name)
		}
	} else if y.Cell() != k.Cell() && x.Digit() == k.Digit() && y.Digit() == k.Digit() {
		second = say.ColouredInSight(y.Cell(), q.name, s.along(y.Cell(), k.Cell()))
	}
	return []say.Sentence{first, second}
}

// ruledOutBy says how a candidate of a colour excludes another.
func (s coloring) ruledOutBy(k, x candidates.Candidate, c color) say.Sentence {
	if x.Cell() == k.Cell() {
		return say.HasColouredOwn(x.Digit(), c.name)
	}
	if x.Digit() != k.Digit() {
		return say.ConflictsWith(say.Placed{x}, c.name, s.byClue(x, k))
	}
	return say.SeesColoured(x.Cell(), c.name, s.along(x.Cell(), k.Cell()))
}
