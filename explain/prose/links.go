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
	t := &teller{speaker: speaker{style: w.Style, layout: f.Before.Layout()}, f: f}
	switch e := f.Step.Evidence.(type) {
	case explain.Trial:
		return t.firstLines((&trial{valued{t}, e}).lines(), n)
	case explain.Cases:
		return t.firstLines((&cases{valued{t}, e}).lines(), n)
	}
	s := chain{valued: valued{t}}
	labels := f.Labels(n)
	for _, j := range explain.Joints(f.Step.Evidence, n) {
		told = append(told, labels.Nodes[j.From]+"-"+labels.Nodes[j.To]+". "+s.link(j))
	}
	return told
}

// firstLines writes the first n of some texts, of which each begins at the margin.
func (t *teller) firstLines(texts []say.Text, n int) (lines []string) {
	for _, text := range texts[:min(n, len(texts))] {
		text[0].Depth = 0
		lines = append(lines, t.write(text))
	}
	return lines
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
func (s chain) link(j explain.Joint) string {
	a, b := j.From, j.To
	switch {
	case j.Link.InSet():
		cells, held := s.set(j.Link)
		return s.sayf("Of %s the cells %s lack one at most: %s is in %s, or %s is in %s.", held, cells, a.Digit, anyCell{a.Cells}, b.Digit, anyCell{b.Cells})
	case j.Link.Strong():
		if d, h, ok := j.Link[0].House(); ok {
			return s.sayf("%s is %s: %s has no other place for it.", anyCell{a.Cells.Or(b.Cells)}, d, h)
		}
		return s.sayf("%s is %s: it has no other digit.", a.Cells, anyDigit{candidates.Digits(a.Digit, b.Digit)})
	case a.Digit == b.Digit && a.Cells.Len() == 1 && b.Cells.Len() == 1:
		return s.sayf("%s are not both %s (%s).", a.Cells.Or(b.Cells), a.Digit, s.along(a.Cells, b.Cells))
	case a.Digit == b.Digit && b.Cells.Len() == 1:
		return s.sayf("If %s is %s, %s is not (%s).", anyCell{a.Cells}, a.Digit, b.Cells, s.along(a.Cells, b.Cells))
	case a.Digit == b.Digit:
		return s.sayf("If %s is %s, none of %s is (%s).", anyCell{a.Cells}, a.Digit, b.Cells, s.along(a.Cells, b.Cells))
	default:
		return s.sayf("%s is not both %s and %s.", a.Cells, a.Digit, b.Digit)
	}
}
