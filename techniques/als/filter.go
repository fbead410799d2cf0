package als

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/candidates/bitset"
	"pencilmark/techniques"
)

// filter tells which candidates chains of almost locked sets may remove, by a test
// that is cheap for all candidates together, and never misses one.
//
// Suppose a candidate. A set from which it excludes a digit loses that digit, and then has all its other
// digits; so the sets that have one of these as a restricted common with it lose that one, and so on. A
// chain of three sets and more removes the candidate because some set inside it would lose two restricted
// commons, one from either side: it would have more cells than digits. So nothing is removed but what
// leaves some set with too few digits.
type filter struct {
	index  *index
	rounds []filterRound // by number of restricted commons on the way

	// A set has a port for each of its digits that is a restricted common; the
	// inner sets are those with two ports and more, and theirs come first.
	digits []candidates.DigitSet // by set, those of its ports
	port   []int32               // by set and digit
	inner  []int32               // the sets
	ports  int32                 // how many there are
	inside int32                 // how many of inner sets
	links  []portLink            // of inner sets
	ends   []portLink            // from a set with one port to an inner set
	lost   bitset.Matrix         // by port of an inner set, what makes the set lose the digit over other sets
	kept   bitset.Matrix         // by port, what makes the set have the digit

	removed bitset.Set // in the round at hand, what leaves some set with too few digits
}

// portLink is the ports of two sets for a digit that at most one of them has.
type portLink struct{ a, b int32 }

// filterRound is what is known after a number of rounds.
type filterRound struct {
	targets candidates.CandidateSet // what leaves some set with too few digits
	sets    []bool                  // those sets
	some    bool
}

var filterFact = techniques.NewFact((*filter).update)

// targets returns what chains of three almost locked sets and more may remove, where a set inside the chain
// is at most links restricted commons away from either end; ok is false if that is nothing. A chain of n
// sets has such a set if n is at most 2*links+1.
func (f *filter) targets(links int) (targets *candidates.CandidateSet, ok bool) {
	r := f.round(links)
	return &r.targets, r.some
}

// mayBeInside reports whether a set can be in the middle of such a chain.
func (f *filter) mayBeInside(set, links int) bool { return f.round(links).sets[set] }

func (f *filter) round(links int) *filterRound {
	for len(f.rounds) <= links {
		f.nextRound()
	}
	return &f.rounds[links]
}

// update finds the ports, and which candidates make sets have a digit because
// they exclude another one from them.
func (f *filter) update(p *techniques.Pass, _ techniques.Change) {
	x := indexFact.Of(p)
	f.index, f.rounds = x, f.rounds[:0]
	f.digits, f.port = sized(f.digits, len(x.sets)), sized(f.port, len(x.sets)*candidates.MaxSize)
	clear(f.digits)
	for i := range x.restricted {
		r := &x.restricted[i]
		f.digits[r.a] |= r.digits
		f.digits[r.b] |= r.digits
	}
	f.inner, f.ports = f.inner[:0], 0
	for set, digits := range f.digits {
		if digits.Len() > 1 {
			f.inner = append(f.inner, int32(set))
			f.addPorts(set)
		}
	}
	f.inside = f.ports
	for set, digits := range f.digits {
		if digits.Len() == 1 {
			f.addPorts(set)
		}
	}
	f.links, f.ends = f.links[:0], f.ends[:0]
	for i := range x.restricted {
		r := &x.restricted[i]
		for ds := r.digits; ds != 0; {
			d, _ := ds.Next()
			switch a, b := *f.portOf(r.a, d), *f.portOf(r.b, d); {
			case a < f.inside && b < f.inside:
				f.links = append(f.links, portLink{a, b})
			case a < f.inside:
				f.ends = append(f.ends, portLink{b, a})
			case b < f.inside:
				f.ends = append(f.ends, portLink{a, b})
			}
		}
	}
	f.lost.Clear(int(f.inside), 64*x.words)
	f.kept.Clear(int(f.ports), 64*x.words)
	for set, digits := range f.digits {
		if digits == 0 {
			continue
		}
		excluders := x.excluders.Row(x.slots[set])
		for digits != 0 {
			d, _ := digits.Next()
			kept, of := f.kept.Row(int(*f.portOf(set, d))), x.digit[d-1][:len(excluders)]
			for w, excluding := range excluders {
				kept[w] = excluding & x.left[w] &^ of[w]
			}
		}
	}
}

// addPorts gives a set its ports.
func (f *filter) addPorts(set int) {
	for ds := f.digits[set]; ds != 0; f.ports++ {
		d, _ := ds.Next()
		*f.portOf(set, d) = f.ports
	}
}

// portOf returns the port of a set for one of its restricted commons.
func (f *filter) portOf(set int, d candidates.Digit) *int32 {
	return &f.port[set*candidates.MaxSize+int(d)-1]
}

// nextRound lets the digits that sets have be lost by the sets that they are
// linked to, and sums up which sets are left with too few.
//
// Have: a set with one port is at an end of each chain. So the digits that it has
// are known from the first round on.
func (f *filter) nextRound() {
	f.rounds = slices.Grow(f.rounds, 1)[:len(f.rounds)+1] // in the memory of a round before
	r := &f.rounds[len(f.rounds)-1]
	r.sets = sized(r.sets, len(f.digits))
	clear(r.sets)
	f.removed = bitset.Cleared(f.removed, 64*f.index.words)
	if links := len(f.rounds) - 1; links > 0 {
		if links == 1 {
			for _, l := range f.ends {
				f.lost.Row(int(l.b)).Or(f.kept.Row(int(l.a)))
			}
		}
		words := f.index.words
		lost, kept := f.lost.Rows(0, int(f.inside)), f.kept.Rows(0, int(f.inside))
		for _, l := range f.links {
			a, b := int(l.a)*words, int(l.b)*words
			lostA, lostB, keptA, keptB := lost[a:][:words], lost[b:][:words], kept[a:][:words], kept[b:][:words]
			for w := range lostA {
				lostA[w] |= keptB[w]
				lostB[w] |= keptA[w]
			}
		}
		f.sum(r.sets)
	}
	r.targets, r.some = f.index.setOf(f.removed)
}

// sum finds which candidates leave some set with too few digits, and notes which
// sets. A set that lost one digit has each of its others.
func (f *filter) sum(sets []bool) {
	words, port := f.index.words, 0
	for _, set := range f.inner {
		first := port
		port += f.digits[set].Len()
		lost, kept := f.lost.Rows(first, port), f.kept.Rows(first, port)
		for w := range words {
			var once, twice uint64 // what makes the set lose a digit, and two
			for i := w; i < len(lost); i += words {
				twice |= once & lost[i]
				once |= lost[i]
			}
			if once == 0 {
				continue
			}
			for i := w; i < len(lost); i += words {
				kept[i] |= once&^lost[i] | twice
			}
			if twice != 0 {
				f.removed[w] |= twice
				sets[set] = true
			}
		}
	}
}
