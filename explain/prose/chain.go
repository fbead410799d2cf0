package prose

import (
	"slices"
	"strconv"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// chain is nodes joined by strong and weak links in turn.
//
// A loop that returns to its first node by two weak links refutes that node. It is told as the open chain
// that is left without it, so that the hints need not name the node.
type chain struct {
	*teller
	e explain.Chain
}

// told returns the chain that the story follows.
func (s chain) told() explain.Chain { return s.e.Told() }

// refutes and confirms report what a discontinuous loop does with its first node.
func (s chain) refutes() bool { return s.e.Closed() && !s.e.Continuous() && !s.e.Links[0].Strong() }

func (s chain) confirms() bool { return s.e.Closed() && !s.e.Continuous() && s.e.Links[0].Strong() }

func (s chain) title() string {
	first := s.e.Nodes[0]
	if cells, ok := s.turns(); ok && s.joined {
		return s.sayf(": %s in %s", s.f.Before.Candidates(cells[0]), first.Cells.Or(s.e.Nodes[len(s.e.Nodes)-1].Cells))
	}
	switch {
	case s.e.Continuous():
		return s.sayf(" through %s", compact{s.cellsOf(s.e.Nodes)})
	case s.refutes():
		return s.sayf(": %s is not %s", first.Cells, first.Digit)
	case s.confirms():
		return s.sayf(": %s is %s", first.Cells, first.Digit)
	}
	return ": " + s.either()
}

func (s chain) cellsOf(nodes []explain.Node) (cells candidates.CellSet) {
	for _, n := range nodes {
		cells = cells.Or(n.Cells)
	}
	return cells
}

// either says that one of the ends is true: "3 in r2c3 or r3c7".
func (s chain) either() string {
	told := s.told()
	first, last := told.Nodes[0], told.Nodes[len(told.Nodes)-1]
	return s.oneOf(first, last)
}

func (s chain) oneOf(a, b explain.Node) string {
	if a.Digit == b.Digit {
		return s.sayf("%s in %s", a.Digit, anyCell{a.Cells.Or(b.Cells)})
	}
	return s.sayf("%s in %s or %s in %s", a.Digit, anyCell{a.Cells}, b.Digit, anyCell{b.Cells})
}

// oneIsTrue says of two nodes with a weak link that one is true.
func (s chain) oneIsTrue(a, b explain.Node) string {
	if a.Digit == b.Digit {
		return s.sayf("%s is in %s", a.Digit, anyCell{a.Cells.Or(b.Cells)})
	}
	return s.sayf("%s is %s", a.Cells, anyDigit{candidates.Digits(a.Digit, b.Digit)})
}

// notation gives the chain as Eureka does, with = for strong links and - for weak ones, and a loop up to
// its first node again: "(3)r2c3=(3-9)r1c3=(9)r1c1". Nodes in the same cells share a term, and a digit that
// stays is not repeated. The term of an almost locked set holds all its digits: "(7=96)r1c67".
func (s chain) notation() string {
	return s.eureka() + " => " + s.style.CompactEffects(s.f.Step.Effects)
}

// eureka gives the nodes and links.
func (s chain) eureka() string {
	type term struct {
		sign   string // of the link before it
		digits string
		cells  candidates.CellSet
	}
	first := s.e.Nodes[0]
	terms := []term{{"", first.Digit.String(), first.Cells}}
	for i, link := range s.e.Links {
		from, next, sign := s.e.Nodes[i], s.e.Next(i), "-"
		if link.Strong() {
			sign = "="
		}
		last := &terms[len(terms)-1]
		intoSet := i+1 < len(s.e.Links) && s.e.Links[i+1].InSet()
		switch {
		case link.InSet():
			// Have: the term is the node that leads into the set.
			cells, held := s.set(link)
			last.digits += sign + (held &^ candidates.Digits(from.Digit, next.Digit)).String() + next.Digit.String()
			last.cells = cells
		case next.Cells == from.Cells && from.Cells == last.cells && !intoSet:
			last.digits += sign + next.Digit.String()
		default:
			terms = append(terms, term{sign, next.Digit.String(), next.Cells})
		}
	}
	var b strings.Builder
	digit := "" // that the term before ends with
	for _, t := range terms {
		b.WriteString(t.sign)
		if t.digits != digit {
			b.WriteString("(" + t.digits + ")")
		}
		b.WriteString(s.sayf("%s", compact{t.cells}))
		digit = t.digits[len(t.digits)-1:]
	}
	return b.String()
}

// set returns the cells of an almost locked set, and the digits in them.
func (s chain) set(link explain.Link) (cells candidates.CellSet, held candidates.DigitSet) {
	return link.Set(), s.held(link.Set())
}

// houses names those in which the strong links stand.
func (s chain) houses() string { return s.write(say.Says(s.lookAt(s.told().Premises()))) }

func (s chain) digits() string { return s.theDigits(s.told().Digits(&s.f.Before)) }

// cells names the ends of a chain, or everything in a continuous loop.
func (s chain) cells() string {
	nodes := s.told().Nodes
	switch {
	case s.e.Continuous():
		return s.sayf("The loop passes through %s.", s.cellsOf(nodes))
	case s.confirms():
		return s.sayf("The loop starts and ends at %s.", nodes[0].Cells)
	}
	return s.sayf("The ends of the chain are at %s.", s.cellsOf([]explain.Node{nodes[0], nodes[len(nodes)-1]}))
}

// route is a chain as it is followed from a supposition on.
type route struct {
	sentences []string
	lines     []string     // of the same, one a node, the first of which is the supposition
	end       explain.Node // what is true in the end, of its cells those that are left
	lack      string       // which item has nothing left, if the supposition is impossible
}

// stuck reports whether the supposition is impossible.
func (r *route) stuck() bool { return r.lack != "" }

// add tells what follows, from what is ruled out if that is said, and why else, in lines and without them.
func (r *route) add(rules, what, byLines, already string) {
	r.lines = append(r.lines, "Then "+what+byLines+".")
	what += already
	then := "Then " + what + "."
	switch so := rules + ", so " + what + "."; {
	case rules == "":
		r.sentences = append(r.sentences, then)
	case say.TooLong(so):
		r.sentences = append(r.sentences, rules+".", then)
	default:
		r.sentences = append(r.sentences, so)
	}
}

// follow tells the strong links of the chain, from a true node or the denial of its first one. Nodes may
// share cells with those that were ruled out before. What is true is then in the others.
func (s chain) follow(told explain.Chain, lead string, on explain.Node) (r route) {
	var gone candidates.CandidateSet
	var out []explain.Node // what each line ruled out, the supposition first
	for i, link := range told.Links {
		if !link.Strong() {
			continue
		}
		off, next := told.Nodes[i], told.Next(i)
		rules := ""
		if !on.Cells.IsEmpty() {
			rules = s.sayf("%s rules out %s", lead, s.ruledOut(on, off))
			r.lines = append(r.lines, rules+".")
		}
		lead = "That"
		byLines, already := "", ""
		if !link.InSet() {
			byLines, already = s.earlier(explain.Node{Digit: next.Digit, Cells: next.Cells.AndNot(off.Cells)}, out)
		}
		gone.AddPlaces(off.Digit, off.Cells)
		out = append(out, make([]explain.Node, len(r.lines)-len(out))...)
		out = append(out, off)
		on = explain.Node{Digit: next.Digit, Cells: next.Cells.AndNot(gone.Places(next.Digit))}
		if on.Cells.IsEmpty() {
			r.lack = s.lacks(link, &gone)
			r.add(rules, r.lack, byLines, already)
			return r
		}
		r.add(rules, s.forced(link, off, on), byLines, already)
	}
	r.end = on
	return r
}

// earlier says that lines before ruled out some of a node, which the reader may have forgotten; both are empty
// if none did.
func (s chain) earlier(n explain.Node, out []explain.Node) (byLines, already string) {
	var cells candidates.CellSet
	var numbers []string
	for i, o := range out {
		if o.Digit == n.Digit && o.Cells.Meets(n.Cells) {
			cells = cells.Or(o.Cells.And(n.Cells))
			numbers = append(numbers, strconv.Itoa(i+1))
		}
	}
	if cells.IsEmpty() {
		return "", ""
	}
	lines := say.Plural(len(numbers), "line") + " " + say.List(numbers, "and")
	return s.sayf(", because %s %s out %s", lines, say.Choose(len(numbers), "rules", "rule"), cells),
		s.sayf(", because %s %s already ruled out", cells, say.Choose(cells.Len(), "is", "are"))
}

// denial follows the chain that is told from the denial of its first node.
func (s chain) denial() route { return s.follow(s.told(), "", explain.Node{}) }

// ends returns the nodes of which one is true.
func (s chain) ends() (first, last explain.Node) {
	first = s.told().Nodes[0]
	if r := s.denial(); !r.stuck() {
		return first, r.end
	}
	return first, first
}

// reason follows the strong links from the denial of the first node.
func (s chain) reason() string {
	told, r := s.told(), s.denial()
	first, last := s.ends()
	suppose := s.sayf("Suppose that %s is not in %s.", first.Digit, anyCell{first.Cells})
	var lines strings.Builder
	sentences := append([]string{suppose}, r.sentences...)
	if cells, ok := s.turns(); ok {
		sentences = s.alternation(cells)
	} else if s.byLines() {
		sentences = nil
		for i, line := range append([]string{suppose}, r.lines...) {
			lines.WriteString(strconv.Itoa(i+1) + ". " + line + "\n")
		}
	}
	both := first.Cells.Or(last.Cells)
	switch {
	case r.stuck(): // what follows is the conclusion
	case s.e.Continuous():
		sentences = append(sentences,
			s.sayf("That rules out %s, which agrees with the assumption: the chain is a loop.", s.ruledOut(last, told.Nodes[0])),
			"It can be read in either direction and from any of its places.",
			"So of two places next to each other one is true and the other false.")
	case s.isAngle():
		arm, end := first, last
		if _, h, _ := told.Links[0][0].House(); h.Kind() != candidates.Box {
			arm, end = end, arm
		}
		sentences = append(sentences, s.sayf("So %s is in the far arm, at %s, or at the end %s.", first.Digit, anyCell{arm.Cells}, end.Cells))
	case first.Digit == last.Digit && first.Cells.Len() == 1 && last.Cells.Len() == 1:
		ends, of := endsOf(told)
		if s.e.Closed() {
			ends, of = "ends", ""
		}
		sentences = append(sentences, s.sayf("So one of the %s %s%s is %s.", ends, both, of, first.Digit))
	case first.Digit == last.Digit:
		sentences = append(sentences, s.sayf("So at least one of %s is %s.", both, first.Digit))
	default:
		sentences = append(sentences, s.sayf("So %s is in %s, or %s is in %s, or both.", first.Digit, anyCell{first.Cells}, last.Digit, anyCell{last.Cells}))
	}
	return lines.String() + paragraph(sentences...)
}

// endsOf is what people call the ends of a chain: the tops of two lines side by side that have a digit in two
// places each, the free ends of two strings that cross.
func endsOf(e explain.Chain) (ends, of string) {
	if len(e.Links) != 3 || !e.Links[0].Strong() || !e.Links[2].Strong() || e.Links[0].InSet() || e.Links[2].InSet() {
		return "ends", ""
	}
	_, one, ok := e.Links[0][0].House()
	_, two, both := e.Links[2][0].House()
	switch line := one.Kind().IsLine() && two.Kind().IsLine(); {
	case !ok || !both || !line || e.Nodes[0].Digit != e.Nodes[3].Digit:
		return "ends", ""
	case one.Kind() == two.Kind():
		return "tops", ""
	}
	return "free ends", " of the strings"
}

// isAngle reports whether the chain is an empty rectangle: the places of a digit in a box are two arms, of
// which a line with two places continues one.
func (s chain) isAngle() bool {
	told := s.told()
	if s.e.Closed() || len(told.Links) != 3 || told.Links[0].InSet() || told.Links[2].InSet() {
		return false
	}
	_, box, ok := told.Links[0][0].House()
	_, line, both := told.Links[2][0].House()
	arms, ends := told.Nodes[:2], told.Nodes[2:]
	if line.Kind() == candidates.Box {
		box, line, arms, ends = line, box, ends, arms
	}
	grouped := func(n explain.Node) bool { return n.Cells.Len() > 1 }
	return ok && both && told.Links[0].Strong() && told.Nodes[0].Digit == told.Next(2).Digit &&
		box.Kind() == candidates.Box && line.Kind().IsLine() && slices.ContainsFunc(arms, grouped) && !slices.ContainsFunc(ends, grouped)
}

// byLines reports whether the nodes stand on lines of their own, with the numbers that boards have for them.
// There are other lines around the steps of a branch and joined patterns.
func (s chain) byLines() bool { return s.e.IsLong() && s.depth() == 0 && !s.joined }

// isIn says that the node is true.
func (s chain) isIn(n explain.Node) string {
	if c, ok := n.Cells.Single(); ok {
		return s.sayf("%s is %s", c, n.Digit)
	}
	return s.sayf("one of %s is %s", n.Cells, n.Digit)
}

// ruledOut names the node that a true node a makes false, and where: "7 in r3c7 (box 3)".
func (s chain) ruledOut(a, b explain.Node) string {
	if a.Digit != b.Digit {
		return s.sayf("%s in %s (same cell)", b.Digit, b.Cells)
	}
	return s.sayf("%s in %s (%s)", b.Digit, b.Cells, s.along(a.Cells, b.Cells))
}

// forced says what the strong link from the false node a leaves: b.
func (s chain) forced(link explain.Link, a, b explain.Node) string {
	if link.InSet() {
		cells, held := s.set(link)
		left := held.Without(a.Digit)
		return s.sayf("%s have only %s left and need %s, with %s in %s", cells, left, say.AllOf(left.Len()), b.Digit, anyCell{b.Cells})
	}
	if d, h, ok := link[0].House(); ok {
		return s.onlyIn(h, d, b.Cells)
	}
	return s.sayf("%s can only be %s", b.Cells, b.Digit)
}

// lacks says that a strong link leaves nothing, as both its nodes are among what is gone.
func (s chain) lacks(link explain.Link, gone *candidates.CandidateSet) string {
	if link.InSet() {
		cells, held := s.set(link)
		for d := range held.All() {
			if s.f.Before.Places(d).And(cells).Within(gone.Places(d)) {
				held = held.Without(d)
			}
		}
		return s.sayf("%s have only %s left, too few for them", cells, held)
	}
	return s.words().Clause(s.conflict(link[0]))
}

func (s chain) conclusion() string {
	switch {
	case s.e.Continuous():
		return s.aroundLoop()
	case s.confirms():
		return paragraph(s.impossible(), s.besides(s.told().Nodes[0]))
	}
	first, last := s.ends()
	if certain := first == last; certain && len(s.f.Step.Effects) > s.f.Step.Removed(first.Digit).Len() {
		return paragraph(s.impossible(), s.besides(first))
	}
	return paragraph(s.impossible(), s.betweenEnds(first, last))
}

// impossible says what is true because its denial is impossible; it is empty if that is not how it goes.
func (s chain) impossible() string {
	if r := s.denial(); s.e.Continuous() || !r.stuck() {
		return ""
	}
	return s.sayf("That is impossible, so %s.", s.isIn(s.told().Nodes[0]))
}

// besides says what goes because of a node that is true.
func (s chain) besides(n explain.Node) string {
	inCell, elsewhere := split(s.f.Step.Effects, n.Cells)
	var sentences []string
	if len(inCell) > 0 {
		sentences = append(sentences, s.sayf("It holds no other digit: %s.", inCell))
	}
	if len(elsewhere) > 0 {
		sentences = append(sentences, s.sayf("No cell that sees it can be %s: %s.", n.Digit, elsewhere))
	}
	return paragraph(sentences...)
}

// betweenEnds says what goes because one of two nodes is true.
func (s chain) betweenEnds(a, b explain.Node) string {
	ends := a.Cells.Or(b.Cells)
	if a.Digit == b.Digit {
		targets := s.f.Step.Removed(a.Digit)
		sees := s.seeAll(a.Digit, ends, targets)
		if ends.Len() > 2 {
			sees = say.SeesAllOfThese(a.Digit, s.sightsOf(targets, ends))
		}
		return s.write(say.Says(sees, say.RemoveThere(a.Digit, targets.Len())))
	}
	var sentences []string
	for _, e := range s.f.Step.Effects {
		k, near, far := e.Candidate, a, b
		if k.Digit() == a.Digit {
			near, far = b, a // first the end in the same cell
		}
		sentences = append(sentences, s.sayf("If %s were %s, %s, and %s.", k.Cell(), k.Digit(), s.excluded(k, near), s.excluded(k, far)))
	}
	return paragraph(append(sentences, s.sayf("So %s.", s.f.Step.Effects))...)
}

// excluded says that the candidate would make the node false.
func (s chain) excluded(k candidates.Candidate, n explain.Node) string {
	if k.Digit() == n.Digit {
		return s.sayf("%s could not be in %s (%s)", n.Digit, anyCell{n.Cells}, s.along(candidates.Cells(k.Cell()), n.Cells))
	}
	return s.sayf("it could not be %s", n.Digit)
}

// aroundLoop says what each weak link of a loop removes, and what is locked in its almost locked sets.
func (s chain) aroundLoop() string {
	left := slices.Clone(s.f.Step.Effects)
	take := func(goes func(k candidates.Candidate) bool) (taken []explain.Effect) {
		left = slices.DeleteFunc(left, func(e explain.Effect) bool {
			if goes(e.Candidate) {
				taken = append(taken, e)
				return true
			}
			return false
		})
		return taken
	}
	var sentences []string
	for i, link := range s.e.Links {
		a, b := s.e.Nodes[i], s.e.Next(i)
		switch {
		case !link.Strong():
			gone := take(func(k candidates.Candidate) bool { return a.ExcludedBy(s.layout, k) && b.ExcludedBy(s.layout, k) })
			if len(gone) > 0 {
				sentences = append(sentences, s.sayf("So %s: %s.", s.oneIsTrue(a, b), gone))
			}
		case link.InSet():
			cells, held := s.set(link)
			held &^= candidates.Digits(a.Digit, b.Digit)
			gone := take(func(k candidates.Candidate) bool {
				return held.Has(k.Digit()) && s.f.Before.Places(k.Digit()).And(cells).Within(s.layout.Peers(k.Cell()))
			})
			if len(gone) > 0 {
				keep := s.sayf("The cells %s lose one digit to the loop and keep %s", cells, held)
				if sentence := keep + s.sayf(": %s.", gone); !say.TooLong(sentence) {
					sentences = append(sentences, sentence)
				} else {
					sentences = append(append(sentences, keep+"."), s.removals(gone)...)
				}
			}
		}
	}
	return paragraph(sentences...)
}
