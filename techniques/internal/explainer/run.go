package explainer

import (
	"math/bits"
	"slices"
)

// A node is a candidate that is true ("on") or false: the number of the candidate, and that plus off.
const (
	off   = 81 * 9
	nodes = 2 * off
)

// nodeSet is a set of candidates.
type nodeSet [12]uint64

func (s *nodeSet) add(k int)      { s[k>>6] |= 1 << (k & 63) }
func (s *nodeSet) has(k int) bool { return s[k>>6]>>(k&63)&1 != 0 }

// The reason of a node that is not the last of an item: a house has its own number.
const (
	byCell     = houses     // the last digit of its cell
	byExcluder = houses + 1 // excluded by one true candidate
	assumed    = houses + 2
	byRule     = houses + 3 // removed by a rule
)

// reason is why a node is in a run. The parents of the last candidate of an item are the node that led to it
// and the candidates of the item that were gone by then, which gone has as a mask of digits or places.
type reason struct {
	from  int16 // the node that led to it; for byRule the number of the removal
	gone  uint16
	cause uint8
}

// run is what follows from one assumption.
type run struct {
	on, off  nodeSet
	ons      []int16 // in order
	offs     []int16
	why      [nodes]reason
	removals []removal
	// If the assumption is refuted: a node that is there, and its opposite, with the reason of that.
	refuted  bool
	there    int
	opposite reason
}

// removal is a step of a rule within a run.
type removal struct {
	parents []int16 // off nodes that made it possible
	nested  *nested // the chain that showed it, if one did
}

// nested is a chain that serves as a step of another: how complex it is is all that counts.
type nested struct{ complexity int }

func opposite(n int) int {
	if n < off {
		return n + off
	}
	return n - off
}

// mode is a kind of chain rule.
type mode struct {
	multiple, dynamic, nishio bool
	level                     int
}

// chainer follows chains on a board.
type chainer struct {
	base      *board
	cur       board // what the run has left of base, where it is dynamic
	mode      mode
	most      int // if not 0, runs leave out what only steps that are more complex rest on
	stamp     [nodes]uint32
	now       uint32
	todo      []int16
	chains    []*nested // that the ends of a step rest on
	runs      [nodes]*run
	free      []*run
	rules     ruleFinder
	unary     unary
	joining   []*run
	graph     graph     // unless the steps are those of an outer chainer, which has it
	fruitless fruitless // of chains without branches
	barren    barren
	inner     *chainer
	found     map[foundKey][]chainStep // what chains show on boards of runs; nil in an inner chainer
	stop      func() bool
}

// follow runs from an assumption until nothing follows, it is refuted, or what follows is of use only to steps
// that are too complex.
//
// It goes breadth first: what follows from a layer of false candidates is two links farther from the assumption
// than they are. A node that is n links away rests on n others at least, and a step has another end besides.
func (x *chainer) follow(source int) *run {
	r := x.newRun()
	dynamic, cellLinks := x.mode.dynamic, !x.mode.nishio
	b := x.base
	if dynamic {
		x.cur = *x.base
		b = &x.cur
	}
	r.why[source] = reason{cause: assumed}
	if source < off {
		r.on.add(source)
		r.ons = append(r.ons, int16(source))
	} else {
		r.off.add(source - off)
		r.offs = append(r.offs, int16(source-off))
	}
	nextOn, nextOff := 0, 0
	layer, far := 0, len(r.ons)-2 // where the next layer begins, and how far the one under way is
	for {
		switch {
		case nextOn < len(r.ons):
			k := int(r.ons[nextOn])
			nextOn++
			c, d := k/9, k%9
			if cellLinks {
				for m := b.digits[c] &^ (1 << d); m != 0; m &= m - 1 {
					if e := candidate(c, lowest(m)); !r.off.has(e) && r.exclude(e, k) {
						return r
					}
				}
			}
			for t, h := range housesOf[c] {
				for m := b.places[h][d] &^ (1 << indexIn[c][t]); m != 0; m &= m - 1 {
					if e := candidate(int(cellIn[h][lowest(m)]), d); !r.off.has(e) && r.exclude(e, k) {
						return r
					}
				}
			}
		case nextOff < len(r.offs):
			if nextOff == layer {
				layer, far = len(r.offs), far+2
				if x.most > 0 && far+3 > x.most {
					return r
				}
			}
			k := int(r.offs[nextOff])
			nextOff++
			c, d := k/9, k%9
			// The links are read before the candidate is gone, and followed after: following changes nothing.
			m := b.digits[c]
			if cellLinks && count(m) == 2 {
				if rest := m &^ (1 << d); r.force(candidate(c, lowest(rest)), k, byCell, x.base.digits[c]&^m) {
					return r
				}
			}
			for t, h := range housesOf[c] {
				m := b.places[h][d]
				if count(m) == 2 {
					rest := m &^ (1 << indexIn[c][t])
					if r.force(candidate(int(cellIn[h][lowest(rest)]), d), k, h, x.base.places[h][d]&^m) {
						return r
					}
				}
			}
			if dynamic {
				b.remove(c, d)
			}
		case x.mode.level > 0 && !x.stopped():
			n := len(r.offs)
			x.rules.advance(x, r)
			if len(r.offs) == n {
				return r
			}
		default:
			return r
		}
	}
}

func (x *chainer) stopped() bool { return x.stop != nil && x.stop() }

// exclude adds a candidate as false that is not yet, and reports whether it is true already.
func (r *run) exclude(k, by int) bool {
	if r.on.has(k) {
		r.refuted, r.there, r.opposite = true, k, reason{from: int16(by), cause: byExcluder}
		return true
	}
	r.off.add(k)
	r.offs = append(r.offs, int16(k))
	r.why[k+off] = reason{from: int16(by), cause: byExcluder}
	return false
}

// force adds a candidate as true, and reports whether it is false already.
func (r *run) force(k, by int, cause uint8, gone uint16) bool {
	why := reason{from: int16(by + off), gone: gone, cause: cause}
	if r.off.has(k) {
		r.refuted, r.there, r.opposite = true, k+off, why
		return true
	}
	if !r.on.has(k) {
		r.on.add(k)
		r.ons = append(r.ons, int16(k))
		r.why[k] = why
	}
	return false
}

func (x *chainer) newRun() (r *run) {
	if n := len(x.free); n > 0 {
		r = x.free[n-1]
		x.free = x.free[:n-1]
		r.on, r.off, r.refuted = nodeSet{}, nodeSet{}, false
		r.ons, r.offs, r.removals = r.ons[:0], r.offs[:0], r.removals[:0]
		return r
	}
	return &run{}
}

// complexity returns the number of nodes that an end of a run rests on, itself and the assumption included,
// and
// that of the chains nested in them, which count once for all ends of a step. limit is where it is no longer of interest.
func (x *chainer) complexity(r *run, n int, why reason, limit int) (total int) {
	x.now++
	x.stamp[n] = x.now
	x.todo = x.todo[:0]
	total = 1
	push := func(p int) {
		if x.stamp[p] != x.now {
			x.stamp[p] = x.now
			x.todo = append(x.todo, int16(p))
			total++
		}
	}
	for {
		switch {
		case why.cause == assumed:
		case why.cause == byRule:
			s := &r.removals[why.from]
			for _, p := range s.parents {
				push(int(p))
			}
			if s.nested != nil && !slices.Contains(x.chains, s.nested) {
				x.chains = append(x.chains, s.nested)
				total += s.nested.complexity
			}
		default:
			push(int(why.from))
			x.eachGone(why, n, push)
		}
		if len(x.todo) == 0 || total > limit {
			return total
		}
		n = int(x.todo[len(x.todo)-1])
		x.todo = x.todo[:len(x.todo)-1]
		why = r.why[n]
	}
}

// eachGone calls f for the candidates of the item of node n that were gone before it was left.
func (x *chainer) eachGone(why reason, n int, f func(int)) {
	if why.gone == 0 {
		return
	}
	k := n % off
	for m := why.gone; m != 0; m &= m - 1 {
		i := bits.TrailingZeros16(m)
		if why.cause == byCell {
			f(candidate(k/9, i) + off)
		} else {
			f(candidate(int(cellIn[why.cause][i]), k%9) + off)
		}
	}
}
