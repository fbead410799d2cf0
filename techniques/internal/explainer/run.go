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

// entry is a candidate of a run with its reason.
type entry struct {
	k int16
	reason
	through uint8 // which of its items excluded it; noItem if none did
}

const noItem = 4

// run is what follows from one assumption.
type run struct {
	on, off  nodeSet
	ons      []entry // in order
	offs     []entry
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
	whole     items // of base
	rest      items // what a dynamic run has left of them, but for items that have a true candidate
	cur       board // what the run has left of base when rules look for steps of it
	mode      mode
	most      int // if not 0, runs leave out what only steps that are more complex rest on
	loaded    *run
	why       [nodes]reason // of what is in that run
	stamp     [nodes]uint32
	now       uint32
	todo      []int16
	chains    []*nested // that the ends of a step rest on
	runs      [nodes]*run
	free      []*run
	rules     ruleFinder
	unary     unary
	joining   []*run
	graph     graph                     // unless the steps are those of an outer chainer, which has it
	returning [mixedChain + 1]returning // of chains without branches, by kind
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
	start := entry{int16(source % off), reason{cause: assumed}, noItem}
	if source < off {
		r.on.add(source)
		r.ons = append(r.ons, start)
	} else {
		r.off.add(source - off)
		r.offs = append(r.offs, start)
		if x.mode.level == 0 && !x.leads(source-off) {
			return r
		}
	}
	links, left, dynamic := 0, &x.whole, x.mode.dynamic
	if x.mode.nishio {
		links = 1 // none in cells
	}
	if dynamic {
		x.rest = x.whole
		left = &x.rest
	}
	nextOn, nextOff := 0, 0
	layer, far := 0, len(r.ons)-2 // where the next layer begins, and how far the one under way is
	for {
		switch {
		case nextOn < len(r.ons):
			k := int(r.ons[nextOn].k)
			nextOn++
			of := &itemsOf[k]
			for t := links; t < 4; t++ {
				i := &of[t]
				for m := left[i.item] &^ i.seen; m != 0; m &= m - 1 {
					if e := int(inItem[i.item][lowest(m)&15]); !r.off.has(e) && r.exclude(e, k, uint8(t)) {
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
			k, through := int(r.offs[nextOff].k), int(r.offs[nextOff].through)
			nextOff++
			of := &itemsOf[k]
			for t := links; t < 4; t++ {
				if t == through {
					continue // all that can follow is what excluded it
				}
				i := &of[t]
				before := left[i.item]
				m := before &^ i.bit
				if dynamic {
					left[i.item] = m
				}
				if m&(m-1) == 0 && m != 0 && r.force(int(inItem[i.item][lowest(m)&15]), k, i.cause, x.whole[i.item]&^before) {
					return r
				}
			}
		case x.mode.level > 0 && !x.stopped():
			n := len(r.offs)
			x.cur = *x.base
			for _, e := range r.offs {
				x.cur.remove(int(e.k)/9, int(e.k)%9)
			}
			x.rules.advance(x, r)
			if len(r.offs) == n {
				return r
			}
		default:
			return r
		}
	}
}

// leads reports whether anything follows from a false candidate.
func (x *chainer) leads(k int) bool {
	for _, i := range &itemsOf[k] {
		if count(x.whole[i.item]) == 2 {
			return true
		}
	}
	return false
}

func (x *chainer) stopped() bool { return x.stop != nil && x.stop() }

// exclude adds a candidate as false that is not yet, and reports whether it is true already.
func (r *run) exclude(k, by int, through uint8) bool {
	if r.on.has(k) {
		r.refuted, r.there, r.opposite = true, k, reason{from: int16(by), cause: byExcluder}
		return true
	}
	r.off.add(k)
	r.offs = append(r.offs, entry{int16(k), reason{from: int16(by), cause: byExcluder}, through})
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
		r.ons = append(r.ons, entry{int16(k), why, noItem})
	}
	return false
}

func (x *chainer) newRun() (r *run) {
	x.loaded = nil
	if n := len(x.free); n > 0 {
		r = x.free[n-1]
		x.free = x.free[:n-1]
		r.on, r.off, r.refuted = nodeSet{}, nodeSet{}, false
		r.ons, r.offs, r.removals = r.ons[:0], r.offs[:0], r.removals[:0]
		return r
	}
	return &run{}
}

// load looks up the reasons of the nodes of a run, and of the opposite of one if it is refuted.
func (x *chainer) load(r *run) {
	if x.loaded == r {
		return
	}
	x.loaded = r
	for i := range r.ons {
		x.why[r.ons[i].k] = r.ons[i].reason
	}
	for i := range r.offs {
		x.why[int(r.offs[i].k)+off] = r.offs[i].reason
	}
	if r.refuted {
		x.why[opposite(r.there)] = r.opposite
	}
}

// complexity returns the number of nodes that an end of a run rests on, itself and the assumption included, and
// that of the chains nested in them, which count once for all ends of a step. limit is where it is no longer of interest.
func (x *chainer) complexity(r *run, n, limit int) (total int) {
	x.load(r)
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
		switch why := x.why[n]; why.cause {
		case assumed:
		case byRule:
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
