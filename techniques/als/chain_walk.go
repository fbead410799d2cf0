package als

import (
	"math/bits"

	"pencilmark/candidates"
	"pencilmark/candidates/bitset"
)

// walk goes from one set over the graph, breadth first. A set that is entered by
// one digit is left by another.
type walk struct {
	graph   *graph
	layers  bitset.Matrix // by number of links and digit, the sets that are entered by it, and no sooner
	entered bitset.Matrix // by number of links, those that are entered by any digit
	known   bitset.Matrix // by digit less one, the sets that were entered by it so far
	left    bitset.Matrix // by digit less one, those that were left by it
	leaving bitset.Matrix // by digit less one, those of the last layer that may be left by it
	twice   bitset.Set    // those of the last layer that are entered by two digits
}

// start goes from a set by its restricted common x over a number of links, and
// reports whether there are as many. Then it finds how the last layer is left.
func (w *walk) start(g *graph, set int, x candidates.Digit, links int) bool {
	n := len(g.sets)
	w.graph = g
	w.layers.Clear(maxSets*candidates.MaxSize, n)
	w.entered.Clear(maxSets, n)
	w.known.Clear(candidates.MaxSize, n)
	w.left.Clear(candidates.MaxSize, n)
	w.leaving.Clear(candidates.MaxSize, n)
	w.twice = bitset.Cleared(w.twice, n)
	copy(w.layer(1, x), g.linkedBy(set, x))
	copy(w.known.Row(int(x)-1), g.linkedBy(set, x))
	w.leave(1)
	for layer := 1; layer < links; layer++ {
		if !w.spread(layer) {
			return false
		}
	}
	return true
}

// layer returns the sets that are entered by d over a number of links, and no sooner.
func (w *walk) layer(links int, d candidates.Digit) bitset.Set {
	return w.layers.Row(links*candidates.MaxSize + int(d) - 1)
}

// leave finds the sets of a layer that may be left by each digit: those that are entered by another.
func (w *walk) leave(layer int) {
	once := w.entered.Row(layer)
	clear(w.twice)
	for d := range candidates.MaxSize {
		for word, sets := range w.layer(layer, candidates.Digit(d+1)) {
			once[word], w.twice[word] = once[word]|sets, w.twice[word]|once[word]&sets
		}
	}
	for d := range candidates.MaxSize {
		leaving := w.leaving.Row(d)
		for word, sets := range w.layer(layer, candidates.Digit(d+1)) {
			leaving[word] = w.twice[word] | once[word]&^sets
		}
	}
}

// spread goes from the sets of the last layer to the next one, and reports whether there are any.
func (w *walk) spread(layer int) (some bool) {
	for d := range candidates.MaxSize {
		next, left, known, having := w.layer(layer+1, candidates.Digit(d+1)), w.left.Row(d), w.known.Row(d), w.graph.having.Row(d)
		for word, sets := range w.leaving.Row(d) {
			sets &= having[word] &^ left[word]
			left[word] |= sets
			for ; sets != 0; sets &= sets - 1 {
				next.Or(w.graph.linkedBy(64*word+bits.TrailingZeros64(sets), candidates.Digit(d+1)))
			}
		}
		for word := range known {
			next[word] &^= known[word]
			known[word] |= next[word]
			some = some || next[word] != 0
		}
	}
	w.leave(layer + 1)
	return some
}

// enters reports whether the walk enters a set by d over the next link, and no sooner.
func (w *walk) enters(set int, d candidates.Digit) bool {
	return !w.known.Row(int(d)-1).Has(set) && w.graph.linkedBy(set, d).Meets(w.leaving.Row(int(d)-1))
}
