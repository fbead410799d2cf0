package prose

import (
	"reflect"
	"slices"
	"strconv"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// chain is nodes joined by strong and weak links in turn.
//
// A loop that returns to its first node by two weak links refutes that node. It is told as the open chain
// that is left without it, so that the hints need not name the node.
type chain struct {
	valued
	e      explain.Chain
	denied *route // from the denial of the first node, once it is followed
}

// told returns the chain that the story follows.
func (s chain) told() explain.Chain { return s.e.Told() }

// refutes and confirms report what a discontinuous loop does with its first node.
func (s chain) refutes() bool { return s.e.Closed() && !s.e.Continuous() && !s.e.Links[0].Strong() }

func (s chain) confirms() bool { return s.e.Closed() && !s.e.Continuous() && s.e.Links[0].Strong() }

func (s chain) title() say.Sentence {
	first := s.e.Nodes[0]
	if cells, ok := s.turns(); ok && s.joined {
		return s.titleOf(say.InEnds(s.f.Before.Candidates(cells[0]), first.Cells.Or(s.e.Nodes[len(s.e.Nodes)-1].Cells)))
	}
	switch {
	case s.e.Continuous():
		return s.titleAt(say.ThroughCells(s.cellsOf(s.e.Nodes)))
	case s.refutes():
		return s.titleOf(say.ResultIsNot(first.Cells.First(), first.Digit))
	case s.confirms():
		return s.titleOf(say.ResultIs(first.Cells.First(), first.Digit))
	}
	told := s.told()
	a, b := told.Nodes[0], told.Nodes[len(told.Nodes)-1]
	if a.Digit == b.Digit {
		return s.titleOf(say.EitherEnd(a.Digit, a.Cells.Or(b.Cells)))
	}
	return s.titleOf(say.EitherEndOrElse(a.Digit, a.Cells, b.Digit, b.Cells))
}

func (s chain) cellsOf(nodes []explain.Node) (cells candidates.CellSet) {
	for _, n := range nodes {
		cells = cells.Or(n.Cells)
	}
	return cells
}

// set returns the cells of an almost locked set, and the digits in them.
func (s chain) set(link explain.Link) (cells candidates.CellSet, held candidates.DigitSet) {
	return link.Set(), s.f.Before.CandidatesIn(link.Set())
}

// houses names those in which the strong links stand.
func (s chain) houses() say.Text { return say.Says(s.lookAt(s.told().Premises())) }

func (s chain) digits() say.Text { return say.Says(say.TheDigits(s.told().Digits(&s.f.Before))) }

// cells names the ends of a chain, or everything in a continuous loop.
func (s chain) cells() say.Text {
	nodes := s.told().Nodes
	switch {
	case s.e.Continuous():
		return say.Says(say.LoopThrough(s.cellsOf(s.e.Nodes)))
	case s.confirms():
		return say.Says(say.LoopFrom(nodes[0].Cells))
	}
	return say.Says(say.ChainEndsAt(s.cellsOf([]explain.Node{nodes[0], nodes[len(nodes)-1]})))
}

// route is a chain as it is followed from a supposition on.
type route struct {
	told  []say.Sentence
	lines []say.Sentence // of the same, one a node, without the supposition
	end   explain.Node   // what is true in the end, of its cells those that are left
	lacks []say.Sentence // what has nothing left, if the supposition is impossible
}

// stuck reports whether the supposition is impossible.
func (r *route) stuck() bool { return len(r.lacks) > 0 }

// follow tells the strong links of the chain, from a true node or the denial of its first one, the first of
// them under a lead. Nodes may share cells with those that were ruled out before. What is true is then in the others.
func (s chain) follow(told explain.Chain, lead func(say.Sentence) say.Sentence, on explain.Node) (r route) {
	var gone candidates.CandidateSet
	var out []explain.Node // what each line ruled out, the supposition first
	for i, link := range told.Links {
		if !link.Strong() {
			continue
		}
		off, next := told.Nodes[i], told.Next(i)
		var rules []say.Sentence
		if !on.Cells.IsEmpty() {
			rules = one(lead(s.ruledOut(on, off)))
			r.lines = append(r.lines, say.States(rules))
			lead = itself
		}
		var earlier explain.Node
		if !link.InSet() {
			earlier = explain.Node{Digit: next.Digit, Cells: next.Cells.AndNot(off.Cells)}
		}
		gone.AddPlaces(off.Digit, off.Cells)
		before := out
		out = append(append(out, make([]explain.Node, len(r.lines)-len(out))...), off)
		on = explain.Node{Digit: next.Digit, Cells: next.Cells.AndNot(gone.Places(next.Digit))}
		what := s.forced(link, off, on)
		if on.Cells.IsEmpty() {
			what = s.lacking(link, &gone)
			r.lacks = one(what)
		}
		byLines, already := because(what, earlier, before)
		r.lines = append(r.lines, say.Then(byLines))
		r.told = append(r.told, s.so(rules, already)...)
		if r.stuck() {
			return r
		}
	}
	r.end = on
	return r
}

// itself leaves a sentence as it is.
func itself(s say.Sentence) say.Sentence { return s }

// so says what follows from what is ruled out, if that is said, in two sentences if one would be too long.
func (s chain) so(rules []say.Sentence, what say.Sentence) []say.Sentence {
	if len(rules) == 0 {
		return one(say.Then(what))
	}
	if so := say.SoThen(rules[0], what); !say.TooLong(s.words().Sentences(so)) {
		return one(so)
	}
	return []say.Sentence{say.States(rules), say.Then(what)}
}

// because adds to what is left that lines before ruled out some of a node, which the reader may have forgotten.
func because(what say.Sentence, n explain.Node, out []explain.Node) (byLines, already say.Sentence) {
	var cells candidates.CellSet
	var numbers say.Lines
	for i, o := range out {
		if o.Digit == n.Digit && o.Cells.Meets(n.Cells) {
			cells = cells.Or(o.Cells.And(n.Cells))
			numbers = append(numbers, i+1)
		}
	}
	if cells.IsEmpty() {
		return what, what
	}
	return say.BecauseOfLines(what, numbers, cells), say.BecauseOut(what, cells)
}

// denial follows the chain that is told from the denial of its first node, once.
func (s chain) denial() *route {
	if s.denied.told == nil {
		*s.denied = s.follow(s.told(), itself, explain.Node{})
	}
	return s.denied
}

// ends returns the nodes of which one is true.
func (s chain) ends() (first, last explain.Node) {
	first = s.told().Nodes[0]
	if r := s.denial(); !r.stuck() {
		return first, r.end
	}
	return first, first
}

// reason follows the strong links from the denial of the first node.
func (s chain) reason() (text say.Text) {
	first := s.told().Nodes[0]
	suppose, r := say.SupposeNotIn(first.Digit, first.Cells), s.denial()
	said := append(one(suppose), r.told...)
	if cells, ok := s.turns(); ok {
		said = s.alternation(cells)
	} else if s.byLines() {
		said = nil
		for i, line := range append(one(suppose), r.lines...) {
			text = append(text, say.Line{Number: strconv.Itoa(i + 1), Said: one(line)})
		}
	}
	if !r.stuck() { // or what follows is the conclusion
		said = append(said, s.ended()...)
	}
	return say.Join(text, say.Says(said...))
}

// ended says what is true whether the supposition is or not.
func (s chain) ended() []say.Sentence {
	told := s.told()
	first, last := s.ends()
	both := first.Cells.Or(last.Cells)
	switch {
	case s.e.Continuous():
		return []say.Sentence{say.AgreesWithStart(s.ruledOut(last, told.Nodes[0])), say.EitherDirection(), say.So(one(say.OneOfNeighbours()))}
	case s.isAngle():
		arm, end := first, last
		if _, h, _ := told.Links[0][0].House(); h.Kind() != candidates.Box {
			arm, end = end, arm
		}
		return one(say.So(one(say.InArmOrAtEnd(first.Digit, arm.Cells, end.Cells.First()))))
	case first.Digit == last.Digit && first.Cells.Len() == 1 && last.Cells.Len() == 1:
		oneIs := say.OneEndIs
		if !s.e.Closed() {
			oneIs = oneEndOf(told)
		}
		return one(say.So(one(oneIs(both, first.Digit))))
	case first.Digit == last.Digit:
		return one(say.So(one(say.AtLeastOneEndIs(both, first.Digit))))
	}
	return one(say.So(one(say.OneEndIsIn(first.Digit, first.Cells, last.Digit, last.Cells))))
}

// oneEndOf says that one of the ends of a chain is true, as people call them: the tops of two lines side by side
// that have a digit in two places each, the free ends of two strings that cross.
func oneEndOf(e explain.Chain) func(candidates.CellSet, candidates.Digit) say.Sentence {
	if len(e.Links) != 3 || !e.Links[0].Strong() || !e.Links[2].Strong() || e.Links[0].InSet() || e.Links[2].InSet() {
		return say.OneEndIs
	}
	_, first, ok := e.Links[0][0].House()
	_, second, both := e.Links[2][0].House()
	switch lines := first.Kind().IsLine() && second.Kind().IsLine(); {
	case !ok || !both || !lines || e.Nodes[0].Digit != e.Nodes[3].Digit:
		return say.OneEndIs
	case first.Kind() == second.Kind():
		return say.OneTopIs
	}
	return say.OneFreeEndIs
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

// ruledOut names the node that a true node a makes false, and where: "that rules out 7 in r3c7 (box 3)".
func (s chain) ruledOut(a, b explain.Node) say.Sentence {
	if a.Digit != b.Digit && a.Cells == b.Cells && a.Cells.Len() == 1 {
		return say.RulesOutInCell(b.Digit, b.Cells)
	}
	return say.RulesOut(b.Digit, b.Cells, s.excluding(b, a))
}

// forced says what the strong link from the false node a leaves: b.
func (s chain) forced(link explain.Link, a, b explain.Node) say.Sentence {
	if link.InSet() {
		cells, held := s.set(link)
		return say.SetNeeds(cells, held.Without(a.Digit), b.Digit, b.Cells)
	}
	if d, h, ok := link[0].House(); ok {
		return say.OnlyPlaces(h, d, b.Cells)
	}
	return say.OnlyDigit(b.Cells.First(), b.Digit)
}

// lacking says that a strong link leaves nothing, as both its nodes are among what is gone.
func (s chain) lacking(link explain.Link, gone *candidates.CandidateSet) say.Sentence {
	if !link.InSet() {
		return s.conflict(link[0])
	}
	cells, held := s.set(link)
	for d := range held.All() {
		if s.f.Before.Places(d).And(cells).Within(gone.Places(d)) {
			held = held.Without(d)
		}
	}
	return say.SetTooFew(cells, held)
}

func (s chain) conclusion() say.Text {
	first, last := s.ends()
	switch {
	case s.e.Continuous():
		return say.Says(s.aroundLoop()...)
	case s.confirms(), first == last && len(s.f.Step.Effects) > s.f.Step.Removed(first.Digit).Len():
		return say.Says(append(s.impossible(), s.besides(s.told().Nodes[0])...)...)
	}
	return say.Says(append(s.impossible(), s.betweenEnds(first, last)...)...)
}

// impossible says what is true because its denial is impossible, if that is how it goes.
func (s chain) impossible() []say.Sentence {
	if r := s.denial(); !r.stuck() {
		return nil
	}
	n := s.told().Nodes[0]
	if c, ok := n.Cells.Single(); ok {
		return one(say.ImpossibleSo(say.CellIs(c, candidates.Digits(n.Digit))))
	}
	return one(say.ImpossibleSo(say.OneIs(n.Cells, n.Digit)))
}

// besides says what goes because of a node that is true.
func (s chain) besides(n explain.Node) (told []say.Sentence) {
	inCell, elsewhere := split(s.f.Step.Effects, n.Cells)
	if len(inCell) > 0 {
		told = append(told, say.Thus(say.HoldsNoOther(), say.Actions(inCell)))
	}
	if len(elsewhere) > 0 {
		told = append(told, say.Thus(say.NoneInSight(n.Digit), say.Actions(elsewhere)))
	}
	return told
}

// inSight reports whether each of the targets sees all of some cells: a clue may exclude a digit of cells that do not see
// each other.
func (s chain) inSight(targets, cells candidates.CellSet) bool {
	return targets.Within(s.layout.PeersOfAll(cells))
}

// betweenEnds says what goes because one of two nodes is true.
func (s chain) betweenEnds(a, b explain.Node) (told []say.Sentence) {
	ends := a.Cells.Or(b.Cells)
	left := s.f.Step.Effects
	if targets := s.f.Step.Removed(a.Digit); a.Digit == b.Digit && !targets.IsEmpty() && s.inSight(targets, ends) {
		told = s.sightBySight(a.Digit, targets, s.sightsOf(targets, ends), func(sights []say.Sentence) say.Sentence {
			if ends.Len() > 2 {
				return say.SeesAllOfThese(a.Digit, sights)
			}
			return say.SeesAll(ends.Len(), a.Digit, sights)
		})
		left = slices.DeleteFunc(slices.Clone(left), func(e explain.Effect) bool { return e.Candidate.Digit() == a.Digit })
	}
	if len(left) == 0 {
		return told
	}
	return append(append(told, s.ifItWere(a, b, left)...), say.So(say.Actions(left)))
}

// ifItWere says how candidates exclude two nodes, those of a cell with the same reasons together.
func (s chain) ifItWere(a, b explain.Node, effects []explain.Effect) (told []say.Sentence) {
	type why struct {
		at          candidates.Cell
		first, then say.Sentence
	}
	var whys []why
	var digits []candidates.DigitSet // by reason
	for _, e := range effects {
		k, near, far := e.Candidate, a, b
		if k.Digit() == a.Digit {
			near, far = b, a // first the end in the same cell
		}
		w := why{k.Cell(), s.excluded(k, near), s.excluded(k, far)}
		i := slices.IndexFunc(whys, func(other why) bool { return reflect.DeepEqual(w, other) })
		if i < 0 {
			i, whys, digits = len(whys), append(whys, w), append(digits, 0)
		}
		digits[i] = digits[i].With(k.Digit())
	}
	for i, w := range whys {
		told = append(told, say.IfItWere(w.at, digits[i], w.first, w.then))
	}
	return told
}

// excluded says that the candidate would make the node false.
func (s chain) excluded(k candidates.Candidate, n explain.Node) say.Sentence {
	own := candidates.Cells(k.Cell())
	if k.Digit() != n.Digit && n.Cells == own {
		return say.ItCouldNotBe(n.Digit)
	}
	return say.CouldNotBeIn(n.Digit, n.Cells, s.excluding(explain.Node{Digit: k.Digit(), Cells: own}, n))
}

// oneIsTrue says of two nodes with a weak link that one is true.
func oneIsTrue(a, b explain.Node) say.Sentence {
	switch {
	case a.Digit == b.Digit:
		return say.DigitIsIn(a.Digit, a.Cells.Or(b.Cells))
	case a.Cells != b.Cells || a.Cells.Len() > 1:
		return say.OneOfThese([]say.Sentence{say.DigitIsIn(a.Digit, a.Cells), say.DigitIsIn(b.Digit, b.Cells)})
	}
	return say.CellIs(a.Cells.First(), candidates.Digits(a.Digit, b.Digit))
}

// soDo says what is to be done because of a claim, in several sentences if one would be too long.
func (s chain) soDo(claim say.Sentence, effects []explain.Effect) []say.Sentence {
	all := say.SoDo(claim, say.Actions(effects))
	_, removed := say.Changes(effects)
	if len(s.layout.Clues()) == 0 || len(removed) < 2 || !say.TooLong(s.standard().Sentences(all)) {
		return one(all)
	}
	rest := slices.DeleteFunc(slices.Clone(effects), func(e explain.Effect) bool {
		return removed[0].Digits.Has(e.Candidate.Digit()) && removed[0].Cells.Has(e.Candidate.Cell())
	})
	return append(one(say.SoDo(claim, one(say.Remove(removed[0].Digits, removed[0].Cells)))), s.removes(rest)...)
}

// aroundLoop says what each weak link of a loop removes, and what is locked in its almost locked sets.
func (s chain) aroundLoop() (told []say.Sentence) {
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
	for i, link := range s.e.Links {
		a, b := s.e.Nodes[i], s.e.Next(i)
		switch {
		case !link.Strong():
			gone := take(func(k candidates.Candidate) bool { return a.ExcludedBy(s.layout, k) && b.ExcludedBy(s.layout, k) })
			if len(gone) > 0 {
				told = append(told, s.soDo(oneIsTrue(a, b), gone)...)
			}
		case link.InSet():
			cells, held := s.set(link)
			held &^= candidates.Digits(a.Digit, b.Digit)
			gone := take(func(k candidates.Candidate) bool {
				return held.Has(k.Digit()) && s.f.Before.Places(k.Digit()).And(cells).Within(s.layout.Peers(k.Cell()))
			})
			if len(gone) > 0 {
				told = append(told, s.thus(say.LoseOneKeep(cells, held), gone)...)
			}
		}
	}
	return told
}
