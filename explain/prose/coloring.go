package prose

import (
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// coloring is candidates in two colours, of which one is true as a whole; or two such clusters.
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

// settled reports whether one of the colours is true: of a candidate of each at least one.
func (s coloring) settled(p, q color) bool {
	return !slices.ContainsFunc(p.ks, func(x candidates.Candidate) bool {
		return slices.ContainsFunc(q.ks, func(y candidates.Candidate) bool { return !s.either(x, y) })
	})
}

// either reports whether one of two candidates is true.
func (s coloring) either(x, y candidates.Candidate) bool {
	return s.e.Refutes(&s.f.Before, nil, []candidates.Candidate{x, y})
}

// isFalse reports whether no candidate of the colour is true.
func (s coloring) isFalse(c color) bool {
	return !slices.ContainsFunc(c.ks, func(k candidates.Candidate) bool {
		return !s.e.Refutes(&s.f.Before, []candidates.Candidate{k}, nil)
	})
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
	return strings.Join(lists, " / ") + " => " + s.compactEffects(s.f.Step.Effects)
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

func (s coloring) houses() string { return s.lookAt(s.e.Premises()) }

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
	return paragraph(append(sentences, s.verdict())...)
}

// links says which strong links a proof follows.
func (s coloring) links(c explain.Cluster) string {
	var parts []string
	for _, item := range c.Links {
		if d, h, ok := item.House(); ok {
			parts = append(parts, s.sayf("%s has room for %s only in %s", h, d, anyCell{s.f.Before.PlacesIn(d, h)}))
		} else if c, ok := item.Cell(); ok {
			parts = append(parts, s.sayf("the cell %s is %s", c, anyDigit{s.f.Before.Candidates(c)}))
		}
	}
	var sentences []string
	for _, batch := range batches(parts) {
		sentences = append(sentences, capital(clauses(batch))+".")
	}
	return paragraph(sentences...)
}

// named introduces the colours of a cluster.
func (s coloring) named(a, b color) string {
	if len(a.ks) == 0 || len(b.ks) == 0 {
		return ""
	}
	first, both := "Coloured in turn along these links,", "One of the two is true as a whole, the other false."
	if a.cluster > 0 {
		first = "In the same way"
	}
	if !s.e.Clusters[a.cluster].IsWhole(&s.f.Before) {
		both = s.joints(s.e.Clusters[a.cluster])
		if s.together(a) && s.together(b) {
			both += " So the candidates of a colour are all true or all false."
		}
	}
	return paragraph(s.members(first+" "+a.name, a), s.members("The other colour, "+b.name+",", b), both)
}

// together reports whether with one candidate of a colour all are true, by the links of its cluster.
func (s coloring) together(c color) bool {
	own := explain.Coloring{Clusters: s.e.Clusters[c.cluster : c.cluster+1]}
	return !slices.ContainsFunc(c.ks, func(x candidates.Candidate) bool {
		return slices.ContainsFunc(c.ks, func(y candidates.Candidate) bool {
			return !own.Refutes(&s.f.Before, []candidates.Candidate{x}, []candidates.Candidate{y})
		})
	})
}

// joints says what leads from one link to the next, where they do not share an end.
func (s coloring) joints(c explain.Cluster) string {
	var parts []string
	for _, x := range c.On {
		for _, y := range c.Off {
			joined := slices.ContainsFunc(c.Links, func(item candidates.Item) bool {
				ends := s.f.Before.AppendCandidates(nil, item)
				return slices.Contains(ends, x) && slices.Contains(ends, y)
			})
			switch {
			case joined || !s.layout.Excludes(x, y):
			case x.Cell() == y.Cell():
				parts = append(parts, s.sayf("%s and %s in %s", x.Digit(), y.Digit(), x.Cell()))
			default:
				parts = append(parts, s.sayf("%s in %s (%s)", x.Digit(), placesOf([]candidates.Candidate{x, y}), s.along(x.Cell(), y.Cell())))
			}
		}
	}
	const each = "Of each link one is true."
	if len(parts) == 0 {
		return each
	}
	sentences := inSentences("Of two that exclude each other one at most is true: ", parts, "Of these too: ")
	return each + " " + strings.Join(sentences, ". ") + "."
}

// members lists the candidates of a colour, in as many sentences as it takes.
func (s coloring) members(lead string, c color) string {
	var parts []string
	for _, n := range byDigit(c.ks) {
		parts = append(parts, s.sayf("%s in %s", n.Digit, n.Cells))
	}
	if all := lead + " is " + clauses(parts) + "."; !tooLong(all) {
		return all
	}
	return paragraph(inClauses(lead+" is ", parts, capital(c.name)+" is also ")...)
}

// clash says why two colours, or two candidates of one, are not both true; it is empty if they can be.
func (s coloring) clash(p, q color) string {
	for _, x := range p.ks {
		for _, y := range q.ks {
			if !s.layout.Excludes(x, y) {
				continue
			}
			because := s.sayf("%s and %s are in the same cell, %s", x.Digit(), y.Digit(), x.Cell())
			if x.Cell() != y.Cell() {
				because = s.sayf("%s and %s, both %s, see each other in %s", x.Cell(), y.Cell(), x.Digit(), s.along(x.Cell(), y.Cell()))
			}
			if p.name == q.name {
				return s.sayf("Two candidates in %s exclude each other: %s.", p.name, because)
			}
			return s.sayf("%s and %s are not both true: %s.", capital(p.name), q.name, because)
		}
	}
	return ""
}

func (s coloring) along(a, b candidates.Cell) candidates.House {
	return explain.Sights(s.layout, a, candidates.Cells(b))[0].House
}

// verdict says what is left of the choices of colours.
func (s coloring) verdict() string {
	colors := s.colors()
	var sentences []string
	for i, c := range colors {
		if !s.isFalse(c) {
			continue
		}
		also := ""
		if other := colors[i^1]; !slices.ContainsFunc(other.ks, func(k candidates.Candidate) bool { return !s.either(k, k) }) {
			also = s.sayf(" and %s is true", other.name)
		}
		sentences = append(sentences, s.sayf("So %s is false%s.", c.name, also))
	}
	if sentences != nil {
		return paragraph(sentences...)
	}
	for i, p := range colors {
		for _, q := range colors[i+1:] {
			if p.cluster != q.cluster && s.settled(p, q) {
				return s.sayf("So %s or %s is true.", p.name, q.name)
			}
		}
	}
	return ""
}

func (s coloring) conclusion() string {
	var sentences []string
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
			sentences = append(sentences, s.sayf("What is %s goes: %s.", c.name, here))
		}
	}
	for _, e := range effects {
		for _, sentence := range s.between(e.Candidate) {
			if !slices.Contains(sentences, sentence) {
				sentences = append(sentences, sentence)
			}
		}
	}
	if len(effects) > 0 {
		sentences = append(sentences, s.sayf("So %s.", effects))
	}
	return paragraph(sentences...)
}

// between names a true candidate, or two of which one is true, that rule a candidate out, with their colours.
func (s coloring) between(k candidates.Candidate) []string {
	colors := s.colors()
	for i, p := range colors {
		for _, x := range p.ks {
			if s.layout.Excludes(x, k) && s.either(x, x) {
				return []string{s.sayf("Then %s cannot be %s, as it %s.", k.Cell(), k.Digit(), s.ruledOutBy(k, x, p))}
			}
		}
		for _, q := range colors[i+1:] {
			for _, x := range p.ks {
				for _, y := range q.ks {
					if s.layout.Excludes(x, k) && s.layout.Excludes(y, k) && s.either(x, y) {
						either := s.sayf("Either way %s cannot be %s, as it %s.", k.Cell(), k.Digit(), both(s.ruledOutBy(k, x, p), s.ruledOutBy(k, y, q)))
						return []string{s.leads(p, q, x, y), either}
					}
				}
			}
		}
	}
	return []string{s.absurd(k)}
}

// leads says how the links lead from one candidate, if it is false, to another, where that is not to be seen
// from their colours.
func (s coloring) leads(p, q color, x, y candidates.Candidate) string {
	if p.cluster == q.cluster && (s.e.Clusters[p.cluster].IsWhole(&s.f.Before) || s.together(p) && s.together(q)) {
		return ""
	}
	turns, ok := s.e.Leads(&s.f.Before, x, y)
	if !ok || len(turns) < 2 { // one link says it
		return ""
	}
	return s.given(s.sayf("Without %s in %s", x.Digit(), x.Cell()), turns)
}

// given says what the links make true in turn.
func (s coloring) given(lead string, turns []candidates.Candidate) string {
	var parts []string
	for _, t := range turns {
		parts = append(parts, s.sayf("%s in %s", t.Digit(), t.Cell()))
	}
	const most = 5 // in a sentence
	first := min(most, len(parts))
	sentences := []string{lead + " the links give in turn " + clauses(parts[:first]) + "."}
	for more := range slices.Chunk(parts[first:], most) {
		sentences = append(sentences, "They go on to "+clauses(more)+".")
	}
	return paragraph(sentences...)
}

// absurd says what follows from the candidate itself, link by link.
func (s coloring) absurd(k candidates.Candidate) string {
	turns, by, ok := s.e.Absurd(&s.f.Before, k)
	if !ok {
		return ""
	}
	last := turns[len(turns)-1]
	return paragraph(s.given(s.sayf("With %s in %s", k.Digit(), k.Cell()), turns),
		s.sayf("%s in %s and %s in %s exclude each other, so %s cannot be %s.", by.Digit(), by.Cell(), last.Digit(), last.Cell(), k.Cell(), k.Digit()))
}

// both joins what is said of one subject, with a verb that they share once.
func both(x, y string) string {
	const verb = "sees "
	if strings.HasPrefix(x, verb) {
		y = strings.TrimPrefix(y, verb)
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
