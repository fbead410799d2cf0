package prose

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// Links tells the first n links of a chain, one sentence each, behind the labels of the nodes that they
// join. Each is true by itself, and nothing is concluded from them. Of a supposition that is refuted, and of
// cases, it tells as many lines, without what they lead to. Other steps have none.
func (w Writer) Links(f *explain.Frame, n int) (told []string) {
	for _, text := range w.SaidOfLinks(f, n) {
		told = append(told, w.on(f.Before.Layout()).Text(text))
	}
	return told
}

// SaidOfLinks gives what [Writer.Links] writes.
func (w Writer) SaidOfLinks(f *explain.Frame, n int) (told []say.Text) {
	t := &teller{speaker: speaker{style: w.Style, layout: f.Before.Layout()}, f: f}
	switch e := f.Step.Evidence.(type) {
	case explain.Trial:
		return firstLines((&trial{valued{t}, e}).lines(), n)
	case explain.Cases:
		return firstLines((&cases{valued{t}, e}).lines(), n)
	}
	s := chain{valued: valued{t}}
	labels := f.Labels(n)
	for _, j := range explain.Joints(f.Step.Evidence, n) {
		told = append(told, say.Text{{Number: labels.Nodes[j.From] + "-" + labels.Nodes[j.To], Said: one(s.link(j))}})
	}
	return told
}

// firstLines returns the first n of some texts, of which each begins at the margin.
func firstLines(texts []say.Text, n int) []say.Text {
	texts = texts[:min(n, len(texts))]
	for _, text := range texts {
		text[0].Depth = 0
	}
	return texts
}

// lines returns the supposition and the lines of the branch.
func (s *trial) lines() []say.Text {
	return append([]say.Text{say.Says(s.supposition())}, s.branch()...)
}

// suppose returns the line that begins a case, which has a number.
func (s *trial) suppose(depth, number int) say.Line {
	return say.Line{Depth: depth, Number: label(s.around, number), Said: one(s.supposition())}
}

// branch returns the texts of the steps that follow from the supposition.
func (s *trial) branch() (texts []say.Text) {
	for f := range s.f.Branch() {
		inner := s.inBranch(f)
		if i := f.Number; i < len(s.e.Branch) {
			inner.next = &s.e.Branch[i]
		} else {
			inner.lacks = &s.e.Conflict
		}
		told := inner.tell(inner.story())
		told[0].Depth, told[0].Number = inner.depth(), label(inner.around, f.Number)
		texts = append(texts, told)
	}
	return texts
}

// lines returns for each case what is supposed and the lines that follow.
func (s *cases) lines() (texts []say.Text) {
	for n := range s.e.Cases {
		one := s.inCase(n + 1)
		texts = append(append(texts, say.Text{one.suppose(s.depth()+1, n+1)}), one.branch()...)
	}
	return texts
}

// link says that one of two nodes is true, or that not both are.
func (s chain) link(j explain.Joint) say.Sentence {
	a, b := j.From, j.To
	switch {
	case j.Link.InSet():
		cells, held := s.set(j.Link)
		return say.LinkInSet(held, cells, say.DigitIsIn(a.Digit, a.Cells), say.DigitIsIn(b.Digit, b.Cells))
	case j.Link.Strong():
		if d, h, ok := j.Link[0].House(); ok {
			return say.LinkInHouse(a.Cells.Or(b.Cells), d, h)
		}
		return say.LinkInCell(a.Cells.First(), candidates.Digits(a.Digit, b.Digit))
	case a.Digit == b.Digit && a.Cells.Len() == 1 && b.Cells.Len() == 1:
		return say.LinkNotBoth(a.Cells.Or(b.Cells), a.Digit, s.along(a.Cells, b.Cells))
	case a.Digit == b.Digit && b.Cells.Len() == 1:
		return say.LinkThenNot(a.Cells, a.Digit, b.Cells, s.along(a.Cells, b.Cells))
	case a.Digit == b.Digit:
		return say.LinkThenNone(a.Cells, a.Digit, b.Cells, s.along(a.Cells, b.Cells))
	case a.Cells != b.Cells:
		return say.LinkByClue(a.Cells, a.Digit, b.Cells, b.Digit, s.excluding(a, b))
	default:
		return say.LinkOneDigit(a.Cells.First(), a.Digit, b.Digit)
	}
}
