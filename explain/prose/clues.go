package prose

import (
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// ClueGroup is the clues of one kind on a board, as a list beside it has them.
type ClueGroup struct {
	Name    string   // "thermometer"
	Meaning string   // "Digits rise from the bulb."
	Clues   []string // "r7c1 r7c2 r7c3", "2: r1c1 r1c2"; none for a rule of the whole board

	colon, semicolon string // as they stand behind words
}

// Clues lists the clues of a board by kind, the kinds in the order in which they come first.
func (w Writer) Clues(l *candidates.Layout) []ClueGroup { return w.groupClues(allClues(l)) }

// ClueGroups is [Writer.Clues] in a style of cells.
func ClueGroups(l *candidates.Layout, style say.Style) []ClueGroup {
	return Writer{Style: style}.Clues(l)
}

func allClues(l *candidates.Layout) (all []*candidates.Clue) {
	clues := l.Clues()
	for i := range clues {
		all = append(all, &clues[i])
	}
	return all
}

// CluesOf lists the clues that a figure shows its step to go by, as [Writer.Clues] lists those of the board.
func (w Writer) CluesOf(f *explain.Figure) []ClueGroup { return w.groupClues(f.Clues) }

// Figure shows a step with the clues that its text names.
func (w Writer) Figure(f *explain.Frame) explain.Figure {
	figure := f.Figure()
	if len(f.Before.Layout().Clues()) == 0 {
		return figure
	}
	var named explain.Named
	w.Said(f).Names(&named)
	for _, line := range w.ArgumentSentences(f.Before.Layout(), f.Step.Because) {
		for _, s := range line {
			s.Names(&named)
		}
	}
	figure.Clues = named.Clues
	return figure
}

// NearMissFigure shows a near miss with the clues that the text of its step would name.
func (w Writer) NearMissFigure(g candidates.Grid, inWay candidates.Candidate, step *explain.Step) explain.Figure {
	figure := explain.NearMiss(g, inWay, step)
	g.Remove(inWay.Cell(), inWay.Digit())
	figure.Clues = w.Figure(&explain.Frame{Number: 1, Step: step, Before: g}).Clues
	return figure
}

func (w Writer) groupClues(clues []*candidates.Clue) (groups []ClueGroup) {
	at := map[*candidates.ClueKind]int{}
	for _, c := range clues {
		if _, known := at[c.Kind]; !known {
			at[c.Kind] = len(groups)
			groups = append(groups, ClueGroup{Name: w.Language.Clue(c.Kind), Meaning: w.Language.Meaning(c.Kind), colon: w.Language.Mark(":"), semicolon: w.Language.Mark(";")})
		}
		if g := &groups[at[c.Kind]]; len(c.Lines) > 0 {
			text := strings.TrimPrefix(c.String(), c.Kind.Code)
			g.Clues = append(g.Clues, w.Style.Restyle(strings.TrimLeft(text, ": ")))
		}
	}
	return groups
}

// String gives the group in a line: "thermometer: r7c1 r7c2 r7c3; r1c1 r2c1".
func (g ClueGroup) String() string {
	if len(g.Clues) == 0 {
		return g.Name
	}
	return g.Name + g.colon + " " + strings.Join(g.Clues, g.semicolon+" ")
}
