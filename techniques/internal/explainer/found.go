package explainer

// foundKey is a board on which chains were looked for. An open cell of a run always has candidates, so that these
// tell a placed cell from it.
type foundKey struct {
	digits [81]uint16
	mode   mode
}

// mostFound is the number of boards that are kept.
const mostFound = 1 << 15

// forget makes the chainer ready for a new puzzle.
func (x *chainer) forget() {
	if x.found == nil || len(x.found) > 0 {
		x.found = map[foundKey][]chainStep{} // to clear a map takes as long as the most that it ever held
	}
}

// nested returns what chains show on the board of a run, the best first.
//
// Runs from different assumptions often come to the same board, and so does one from the same assumption when
// a step has removed what it removes too. What chains show depends on the board of the run alone, but for the
// nodes that they rest on: those are candidates that the run has removed, which are fewer when the base has
// lost some. The bases of a puzzle only lose candidates.
func (f *ruleFinder) nested(x *chainer, m mode) []chainStep {
	key := foundKey{x.cur.digits, m}
	steps, ok := x.found[key]
	if ok {
		return x.rebase(steps)
	}
	if x.inner == nil {
		x.inner = &chainer{stop: x.stop}
	}
	f.out.reset(x)
	x.inner.search(&x.cur, m, &f.out)
	for _, s := range f.out.sorted() {
		steps = append(steps, *s)
	}
	if x.found != nil && !x.stopped() {
		if len(x.found) >= mostFound {
			x.forget()
		}
		x.found[key] = steps
	}
	return steps
}

// rebase leaves those parents of the steps that are candidates of the base.
func (x *chainer) rebase(steps []chainStep) []chainStep {
	for i := range steps {
		s := &steps[i]
		var left []int16
		for _, p := range s.parents {
			if k := int(p) - off; x.base.has(k/9, k%9) {
				left = append(left, p)
			}
		}
		s.parents = left
	}
	return steps
}
