package prose

import (
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// coloring is candidates in two colours, of which one is true as a whole; or two such clusters. All of a cluster is
// told, as it is coloured on paper. What a proof needs of it is for the argument to say.
type coloring struct {
	*teller
	e explain.Coloring
}

// colorNames are those of the colours that boards have: two of the first cluster, and two of the second.
var colorNames = [...]string{"green", "blue", "purple", "yellow"}

// color is one of the colours.
type color struct {
	name    string
	letter  string // in notation
	cluster int
	ks      []candidates.Candidate
}

func (s coloring) colors() (colors []color) {
	for i, c := range s.e.Clusters {
		for _, ks := range [][]candidates.Candidate{c.On, c.Off} {
			colors = append(colors, color{colorNames[len(colors)], letter(len(colors)), i, ks})
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

func (s coloring) title() string { return s.sayf(": %s in %s", s.set(), compact{s.coloured()}) }

func (s coloring) set() candidates.DigitSet { return s.e.Digits(&s.f.Before) }

func (s coloring) coloured() (cells candidates.CellSet) {
	for _, c := range s.colors() {
		cells = cells.Or(placesOf(c.ks))
	}
	return cells
}

// notation lists the colours: "A (5)r2c1,r5c7 / B (5)r2c7,r5c2".
func (s coloring) notation() string {
	var lists []string
	for _, c := range s.colors() {
		var parts []string
		for _, n := range byDigit(c.ks) {
			parts = append(parts, s.sayf("(%s)%s", n.Digit, compact{n.Cells}))
		}
		lists = append(lists, c.letter+" "+strings.Join(parts, ","))
	}
	return strings.Join(lists, " / ") + " => " + s.style.CompactEffects(s.f.Step.Effects)
}

// byDigit groups candidates by digit.
func byDigit(ks []candidates.Candidate) (nodes []explain.Node) {
	for _, k := range ks {
		i := slices.IndexFunc(nodes, func(n explain.Node) bool { return n.Digit == k.Digit() })
		if i < 0 {
			i, nodes = len(nodes), append(nodes, explain.Node{Digit: k.Digit()})
		}
		nodes[i].Cells = nodes[i].Cells.With(k.Cell())
	}
	return nodes
}

func (s coloring) houses() string {
	var joints []candidates.Item
	for _, c := range s.e.Clusters {
		joints = append(joints, c.Joints(&s.f.Before)...)
	}
	if all := s.lookAt(joints); !say.TooLong(all) {
		return all
	}
	return s.lookAt(s.e.Premises())
}

func (s coloring) cells() string { return s.theCells(s.coloured()) }

func (s coloring) reason() string {
	var sentences []string
	colors := s.colors()
	for i, c := range s.e.Clusters {
		sentences = append(sentences, s.links(c), s.named(colors[2*i], colors[2*i+1]))
	}
	for i, p := range colors {
		for _, q := range colors[i:] {
			if p.name == q.name || p.cluster != q.cluster {
				sentences = append(sentences, s.clash(p, q))
			}
		}
	}
	return paragraph(append(sentences, s.undecided())...)
}

// links names the houses and cells that join a cluster.
func (s coloring) links(c explain.Cluster) string {
	var houses [candidates.MaxSize + 1]candidates.HouseSet // by digit
	var cells candidates.CellSet
	for _, item := range c.Joints(&s.f.Before) {
		if d, h, ok := item.House(); ok {
			houses[d] = houses[d].With(h)
		} else if c, ok := item.Cell(); ok {
			cells = cells.With(c)
		}
	}
	var sentences []string
	for d := range s.set().All() {
		if houses[d] == 0 {
			continue
		}
		all := s.sayf("%s has two places in %s.", d, houses[d])
		if !say.TooLong(all) {
			sentences = append(sentences, all)
			continue
		}
		lead := d.String() + " has two places"
		for kind := range say.KindWords {
			if some := houses[d] & s.layout.HousesOfKind(candidates.Kind(kind)); some != 0 {
				sentences = append(sentences, s.sayf("%s in %s.", lead, some))
				lead = "It also has two"
			}
		}
	}
	if !cells.IsEmpty() {
		sentences = append(sentences, s.sayf("The %s %s %s two candidates.", say.Plural(cells.Len(), "cell"), cells, say.Choose(cells.Len(), "has", "have")))
	}
	return paragraph(sentences...)
}

// named introduces the colours of a cluster.
func (s coloring) named(a, b color) string {
	if len(a.ks) == 0 || len(b.ks) == 0 {
		return ""
	}
	lead := "Coloured in turn along these strong links, "
	if a.cluster > 0 {
		lead = "In the same way "
	}
	return paragraph(s.members(lead+a.name, a), s.members("The other colour, "+b.name+",", b),
		"One of the two is true as a whole, the other false.")
}

// members lists the candidates of a colour, in as many sentences as it takes.
func (s coloring) members(lead string, c color) string {
	var parts []string
	for _, n := range byDigit(c.ks) {
		parts = append(parts, s.sayf("%s in %s", n.Digit, n.Cells))
	}
	if all := lead + " is " + say.Clauses(parts) + "."; !say.TooLong(all) {
		return all
	}
	return paragraph(say.InClauses(lead+" is ", parts, say.Capital(c.name)+" is also ")...)
}

// clash says that two candidates of one colour, or of two, exclude each other; it is empty if none do.
func (s coloring) clash(p, q color) string {
	for _, x := range p.ks {
		for _, y := range q.ks {
			same := x.Cell() == y.Cell()
			switch {
			case !s.layout.Excludes(x, y):
			case p.name == q.name && same:
				return s.sayf("But %s and %s are both %s in %s.", x.Digit(), y.Digit(), p.name, x.Cell())
			case p.name == q.name:
				return s.sayf("But %s and %s are both %s%s in %s.", x.Cell(), y.Cell(), p.name, s.digitOf(x), s.along(x.Cell(), y.Cell()))
			case same:
				return s.sayf("%s (%s) and %s (%s) are both in %s, so %s and %s are not both true.", x.Digit(), p.name, y.Digit(), q.name, x.Cell(), p.name, q.name)
			default:
				return s.sayf("%s (%s) sees %s (%s) in %s, so %s and %s are not both true.", x.Cell(), p.name, y.Cell(), q.name, s.along(x.Cell(), y.Cell()), p.name, q.name)
			}
		}
	}
	return ""
}

// digitOf names the digit of a candidate where cells have several that are coloured.
func (s coloring) digitOf(k candidates.Candidate) string {
	if s.set().Len() == 1 {
		return ""
	}
	return s.sayf(" for %s", k.Digit())
}

func (s coloring) along(a, b candidates.Cell) candidates.House {
	return explain.Sights(s.layout, a, candidates.Cells(b))[0].House
}

// verdict says which colours are false, and which of them are true for that.
func (s coloring) verdict() string {
	colors := s.colors()
	var sentences []string
	for i, c := range colors {
		if !s.isFalse(c) {
			continue
		}
		also := ""
		if other := colors[i^1]; s.settled(other) {
			also = s.sayf(" and %s is true", other.name)
		}
		sentences = append(sentences, s.sayf("So %s is false%s.", c.name, also))
	}
	return paragraph(sentences...)
}

// undecided says of two colours that one of them is true, where none is known to be false.
func (s coloring) undecided() string {
	colors := s.colors()
	if slices.ContainsFunc(colors, s.isFalse) {
		return ""
	}
	var sentences []string
	for i, p := range colors {
		for _, q := range colors[i+1:] {
			if p.cluster != q.cluster && s.settled(p, q) {
				sentences = append(sentences, s.sayf("So %s or %s is true.", p.name, q.name))
			}
		}
	}
	return paragraph(sentences...)
}

func (s coloring) conclusion() string {
	sentences := []string{s.verdict()}
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
			why := "What is " + c.name + " goes"
			if len(here) < len(c.ks) {
				why += ", and this step takes a part of it"
			}
			sentences = append(sentences, s.conclude(why, here))
		}
	}
	for _, e := range effects {
		sentences = append(sentences, s.between(e.Candidate))
	}
	if len(effects) > 0 {
		sentences = append(sentences, s.sayf("So %s.", effects))
	}
	return paragraph(sentences...)
}

// between names a candidate of a true colour, or two of colours of which one is true, that rule a candidate out.
func (s coloring) between(k candidates.Candidate) string {
	colors := s.colors()
	for i, p := range colors {
		for _, x := range p.ks {
			if s.layout.Excludes(x, k) && s.settled(p) {
				return s.sayf("Then %s cannot be %s, as it %s.", k.Cell(), k.Digit(), s.ruledOutBy(k, x, p))
			}
		}
		for _, q := range colors[i+1:] {
			for _, x := range p.ks {
				for _, y := range q.ks {
					if s.layout.Excludes(x, k) && s.layout.Excludes(y, k) && s.settled(p, q) {
						return s.sayf("Either way %s cannot be %s, as it %s.", k.Cell(), k.Digit(), both(s.ruledOutBy(k, x, p), s.ruledOutBy(k, y, q)))
					}
				}
			}
		}
	}
	return ""
}

// both joins what is said of one subject, with a verb that they share once.
func both(x, y string) string {
	const verb, has, own = "sees ", "has ", " of its own"
	switch {
	case strings.HasPrefix(x, verb):
		y = strings.TrimPrefix(y, verb)
	case strings.HasSuffix(y, own):
		x, y = strings.TrimSuffix(x, own), strings.TrimPrefix(y, has)
	}
	return x + " and " + y
}

// ruledOutBy says how a candidate of a colour excludes another.
func (s coloring) ruledOutBy(k, x candidates.Candidate, c color) string {
	if x.Cell() == k.Cell() {
		return s.sayf("has %s (%s) of its own", x.Digit(), c.name)
	}
	return s.sayf("sees %s (%s) in %s", x.Cell(), c.name, s.along(x.Cell(), k.Cell()))
}
