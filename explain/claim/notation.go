package claim

import (
	"fmt"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// Notation gives a step in one line for experts, which [Parse] reads: "NP(78)r2c59 => r2c3<>7, r2c146<>8".
func Notation(f *explain.Frame, style say.Style) string { return string(AppendNotation(nil, f, style)) }

// AppendNotation appends what [Notation] gives.
func AppendNotation(b []byte, f *explain.Frame, style say.Style) []byte {
	if single, ok := f.Step.Evidence.(explain.Single); ok { // as most steps are
		return appendSingle(b, f, style, single)
	}
	w := writer{b: b, f: f, style: style}
	w.step()
	return w.b
}

// writer writes the notation of a step. How a shape is written stands with how it is read.
type writer struct {
	b      []byte
	f      *explain.Frame
	style  say.Style
	summed bool // the step is in the branch of a trial that is too long to write all of it
}

// step writes the pattern, and behind it the conclusion unless the pattern has it.
func (w *writer) step() {
	switch e := w.f.Step.Evidence.(type) {
	case explain.Single:
		w.b = appendSingle(w.b, w.f, w.style, e)
		return
	case explain.Joined:
		w.joined()
		return
	case explain.Common:
		w.common(e)
	case explain.Sum:
		w.sum(e)
	case explain.KillerSet:
		w.killerSet(e)
	case explain.LockedSet:
		w.subset(e)
	case explain.Coloring:
		w.coloring(e)
	case explain.Polarity:
		w.polarity(e)
	case explain.Templates:
		w.templates(e)
	case explain.Exocet:
		w.exocet(e)
	case explain.Sectors:
		w.sectors(e)
	case explain.Equivalence:
		w.equivalence(e)
	case explain.Exclusion:
		w.exclusion(e)
	case explain.Guarded:
		w.guarded(e)
	case explain.Deadly:
		w.deadly(e)
	case explain.Cover:
		w.cover(e)
	case explain.Kraken:
		w.kraken(e)
	case explain.Chain:
		w.chain(e)
	case explain.Wing:
		w.wing(e)
	case explain.SetChain:
		w.setChain(e)
	case explain.Blossom:
		w.blossom(e)
	case explain.Cases:
		w.cases(e)
	case explain.Trial:
		w.trial(e)
	default:
		panic(fmt.Sprintf("claim: no notation for evidence of type %T", e))
	}
	w.put(" => ", w.f.Step.Effects)
}

// put writes texts as they are, one house in full, and all else in short.
func (w *writer) put(args ...any) {
	for _, arg := range args {
		switch x := arg.(type) {
		case string:
			w.b = append(w.b, x...)
		case candidates.Digit:
			w.b = append(w.b, x.String()...)
		case candidates.DigitSet:
			w.b = append(w.b, x.String()...)
		case candidates.Cell:
			w.b = append(w.b, w.style.Cell(x)...)
		case candidates.CellSet:
			w.b = w.style.AppendCompactCells(w.b, x)
		case candidates.House:
			w.b = append(w.b, w.style.House(w.f.Before.Layout(), x)...)
		case candidates.HouseSet:
			w.b = append(w.b, w.style.CompactHouses(x)...)
		case candidates.Candidate:
			w.put("(", x.Digit(), ")", x.Cell())
		case explain.Node:
			w.put("(", x.Digit, ")", x.Cells)
		case []explain.Effect:
			w.b = append(w.b, w.style.CompactEffects(x)...)
		default:
			panic(fmt.Sprintf("claim: no notation for a %T", x))
		}
	}
}
