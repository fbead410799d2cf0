package prose

import (
	"strconv"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/argue"
	"pencilmark/explain/say"
)

// Paragraph is a line of a text. What stands under a supposition is indented by so many steps.
type Paragraph struct {
	Indent int
	Number string // as "7.1", empty for most
	Words  string
	// Says is what a numbered line claims, and of which item that is left, to be shown on a board. It is nil for
	// lines without a number, and where that is not known.
	Says *explain.Line
}

// Paragraphs takes a text of this package apart, line by line.
func Paragraphs(text string) (all []Paragraph) {
	for _, line := range say.SpellLines(text) {
		all = append(all, Paragraph{Indent: line.Depth, Number: line.Number, Words: say.Words{}.Line(line)})
	}
	return all
}

// Paragraphs gives the text of a step, line by line.
func (w Writer) Paragraphs(f *explain.Frame) []Paragraph {
	if _, _, own := w.own(f); own != "" {
		return Paragraphs(own) // nothing is known of its numbers
	}
	if w.Level == Plain {
		f = argue.Frame(f) // not made again for each line
	}
	return w.paragraphs(f, w.Text(f))
}

// HintParagraphs gives what a hint tells at a stage, line by line.
func (w Writer) HintParagraphs(f *explain.Frame, told string) []Paragraph {
	w.Level, w.Own = Standard, nil // hints are told so at every level
	return w.paragraphs(f, told)
}

func (w Writer) paragraphs(f *explain.Frame, text string) []Paragraph {
	all := Paragraphs(text)
	t := w.teller(f)
	for i := range all {
		if p := &all[i]; p.Number != "" {
			p.Says = t.says(p.Number)
		}
	}
	return all
}

// says returns what the line with a number claims.
func (t *teller) says(number string) *explain.Line {
	var path []int
	for part := range strings.SplitSeq(number, ".") {
		n, err := strconv.Atoi(part)
		if err != nil {
			return nil
		}
		path = append(path, n)
	}
	if t.level == Plain {
		if a := t.because(); len(path) == 1 && path[0] >= 1 && path[0] <= len(a) {
			return &a[path[0]-1]
		}
		return nil
	}
	switch e := t.f.Step.Evidence.(type) {
	case explain.Chain:
		if len(path) == 1 {
			return saysNode(e.Told(), path[0])
		}
	case explain.Trial, explain.Cases:
		return saysStep(t.f, path)
	}
	return nil
}

// saysNode returns the claim of the nth line of a chain: from the denial of its first node on, each second node
// is true, in the cells that are left of it.
func saysNode(told explain.Chain, n int) *explain.Line {
	if n < 1 || n > len(told.Nodes)+1 {
		return nil
	}
	var gone candidates.CandidateSet
	for i := 0; ; i++ {
		node := told.Nodes[i%len(told.Nodes)]
		cells, holds := node.Cells, i%2 == 1
		if !holds {
			gone.AddPlaces(node.Digit, cells)
		} else {
			cells = cells.AndNot(gone.Places(node.Digit))
		}
		if i+1 < n {
			continue
		}
		claim := explain.Claim{Some: holds}
		for c := range cells.All() {
			claim.Of = append(claim.Of, candidates.Of(c, node.Digit))
		}
		return &explain.Line{Rule: explain.RuleStrikes, Claim: claim}
	}
}

// saysStep returns the claim of a step in a branch, or of the case that a number stands for.
func saysStep(f *explain.Frame, path []int) *explain.Line {
	if cases, ok := f.Step.Evidence.(explain.Cases); ok {
		if path[0] < 1 || path[0] > len(cases.Cases) {
			return nil
		}
		if len(path) == 1 {
			return &explain.Line{Rule: explain.RuleSuppose, Claim: explain.SomeOf(cases.Cases[path[0]-1].Assume)}
		}
		f, path = f.Case(path[0]), path[1:]
	}
	for inner := range f.Branch() {
		if inner.Number != path[0] {
			continue
		}
		if len(path) > 1 {
			return saysStep(inner, path[1:])
		}
		return saysEffects(inner.Step)
	}
	return nil
}

// saysEffects returns what a step claims.
func saysEffects(s *explain.Step) *explain.Line {
	line := &explain.Line{Rule: explain.RuleStrikes, Claim: explain.Claim{Some: s.Effects[0].Place}}
	if single, ok := s.Evidence.(explain.Single); ok {
		line.Rule, line.Item = explain.RuleLeft, single.Because
	}
	for _, e := range s.Effects {
		line.Claim.Of = append(line.Claim.Of, e.Candidate)
	}
	return line
}
