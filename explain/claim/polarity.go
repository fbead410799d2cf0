package claim

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// polarity is two kinds of digits, and cells that hold one or the other: "1234|6789: r1c13 | r2c2 + r1c5".
type polarity struct{ explain.Polarity }

func (w *writer) polarity(e explain.Polarity) {
	w.put(e.First, "|", e.Second, ": ", e.Alike)
	if !e.Opposed.IsEmpty() {
		w.put(" | ", e.Opposed)
	}
	if !e.Beside.IsEmpty() {
		w.put(" + ", e.Beside)
	}
}

// polarity reads what comes behind the kinds.
func (s *scanner) polarity(first, second candidates.DigitSet) (pattern, error) {
	p := polarity{explain.Polarity{First: first, Second: second}}
	var err error
	if p.Alike, err = s.cells(); err != nil {
		return nil, err
	}
	if s.has("|") {
		if p.Opposed, err = s.cells(); err != nil {
			return nil, err
		}
	}
	if s.has("+") {
		if p.Beside, err = s.cells(); err != nil {
			return nil, err
		}
	}
	return p, nil
}

// on returns the polarity with the kind first that has the lowest digit, and alike those cells that the first is one of.
func (p polarity) on(*candidates.Grid, []explain.Effect) ([]explain.Evidence, say.Sentence) {
	e := p.Polarity
	if e.Second.First() < e.First.First() {
		e.First, e.Second = e.Second, e.First
	}
	if e.Opposed.Has(e.Cells().First()) {
		e.Alike, e.Opposed = e.Opposed, e.Alike
	}
	return []explain.Evidence{e}, none
}
