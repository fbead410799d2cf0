package explainer

import (
	"context"
	"reflect"
	"slices"
	"testing"

	"pencilmark/candidates/notation/notationtest"
)

// boards calls f with boards on the way through puzzles, where easy rules find nothing.
func boards(t *testing.T, f func(s *Solver)) {
	t.Helper()
	n := 0
	for _, g := range notationtest.Read(t, "stalled", 10) {
		s := New()
		s.ctx = context.Background()
		s.board.read(&g)
		for steps := 0; s.board.left > 0 && steps < 80; steps++ {
			if _, ok := s.step(); !ok {
				break
			}
			if s.rating >= 62 && n < 30 {
				n++
				f(s)
			}
		}
	}
	if n == 0 {
		t.Fatal("no puzzle has a hard step")
	}
}

// What Nishio chains refute the places of a digit refute.
func TestRefutable(t *testing.T) {
	refuted := 0
	boards(t, func(s *Solver) {
		x := &chainer{}
		x.begin(&s.board, mode{dynamic: true, nishio: true})
		for c := range 81 {
			for d := range 9 {
				if !s.board.has(c, d) || count(s.board.digits[c]) < 2 {
					continue
				}
				k := candidate(c, d)
				want := x.follow(k).refuted || x.follow(k+off).refuted
				if want {
					refuted++
				}
				if want && !x.refutable(c, d) {
					t.Errorf("r%dc%d=%d is refuted by a chain and not by the places", c/9+1, c%9+1, d+1)
				}
			}
		}
	})
	if refuted == 0 {
		t.Error("nothing is refuted")
	}
}

// A static run that is not refuted reaches what the closure of the links has, and one that is refuted no more.
func TestClosure(t *testing.T) {
	boards(t, func(s *Solver) {
		x := &chainer{}
		x.begin(&s.board, mode{})
		x.share(nil)
		x.unary.link(&s.board)
		x.unary.use(mixedChain)
		for i, k := range x.unary.named {
			if !s.board.has(int(k)/9, int(k)%9) {
				continue
			}
			isOn, isOff := x.unary.closure(i)
			var on, no nodeSet
			for j, q := range x.unary.named {
				if isOn[j>>6]>>(j&63)&1 != 0 {
					on.add(int(q))
				}
				if isOff[j>>6]>>(j&63)&1 != 0 && s.board.has(int(q)/9, int(q)%9) {
					no.add(int(q))
				}
			}
			r := x.follow(int(k))
			if !r.refuted && (r.on != on || r.off != no) {
				t.Fatalf("candidate %d: the run and the closure differ", k)
			}
			for j := range on {
				if r.on[j]&^on[j] != 0 || r.off[j]&^no[j] != 0 {
					t.Fatalf("candidate %d: the run has more than the closure", k)
				}
			}
		}
	})
}

// Chains without branches that are looked for only over new links are those that a search of all finds.
func TestFresh(t *testing.T) {
	known, found := 0, 0
	boards(t, func(s *Solver) {
		for _, kept := range [2][mixedChain + 1]returning{{}, s.chains.returning} {
			var some, whole collector
			(&chainer{returning: kept}).search(&s.board, mode{}, &some)
			unaryNaively(&s.board, &whole)
			if kept[singleDigitChain].known {
				known++
			}
			if whole.best.removed != nil {
				found++
			}
			if !reflect.DeepEqual(some.best, whole.best) {
				t.Errorf("got %+v, want %+v", some.best, whole.best)
			}
		}
	})
	if known == 0 || found == 0 {
		t.Errorf("%d boards came of one that was searched, %d have a chain", known, found)
	}
}

// unaryNaively follows all chains without branches.
func unaryNaively(b *board, out *collector) {
	x := &chainer{}
	x.begin(b, mode{})
	x.share(nil)
	x.unary.link(b)
	for _, kind := range [3]int{singleDigitChain, cellsChain, mixedChain} {
		if out.best.removed != nil && out.best.rating < baseOf(kind, true) {
			return
		}
		x.unary.use(kind)
		for k := range off {
			if n := count(b.digits[k/9]); !b.has(k/9, k%9) || n < 2 || kind == cellsChain && n > 2 {
				continue
			}
			x.cycles(k, kind, out)
			for _, source := range [2]int{k, k + off} {
				shortest := 0
				x.spread(source, kind, func(n int, _ int32, length int16, _ uint8, seen bool) bool {
					if n == opposite(source) && shortest == 0 {
						shortest = int(length)
					}
					return !seen
				})
				if shortest > 0 && kind != cellsChain {
					x.forcing(source, kind, shortest, out)
				}
			}
		}
	}
}

// A digit is excluded where every choice for the cells with it is, if two cells exclude, or one where simpler rules
// found nothing. Boards with fewer candidates than follows have more to exclude.
func TestExclude(t *testing.T) {
	var triplets, removed [3]int
	check := func(s *Solver, least int) {
		for c1 := range 81 {
			for c2 := c1 + 1; c2 < 81; c2++ {
				for c3 := c2 + 1; c3 < 81; c3++ {
					cells := []int{c1, c2, c3}
					small, masks := excluders(&s.board, cells)
					if masks < least || s.board.digits[c1] == 0 || s.board.digits[c2] == 0 || s.board.digits[c3] == 0 {
						continue
					}
					masks = min(masks, 2)
					triplets[masks]++
					want := excludedNaively(&s.board, cells, small)
					copied := *s
					copied.exclude(cells, small)
					for i, c := range cells {
						got := s.board.digits[c] &^ copied.board.digits[c]
						removed[masks] += count(got)
						if got != want[i] {
							t.Fatalf("cells %v: got %b excluded from %d, want %b", cells, got, c, want[i])
						}
					}
				}
			}
		}
	}
	n := 0
	boards(t, func(s *Solver) {
		if n++; n > 8 {
			return
		}
		copied := *s
		for copied.board.left > 0 && simple(&copied) {
		}
		check(&copied, 1)
		for k := n; k < off; k += 5 {
			if count(copied.board.digits[k/9]) > 2 {
				copied.board.remove(k/9, k%9)
			}
		}
		check(&copied, 2)
	})
	if triplets[1] == 0 || removed[2] == 0 {
		t.Errorf("%d triplets have one cell or more that exclude, %d candidates are excluded", triplets, removed)
	}
}

// excluders returns the cells that may exclude digits from some cells, and how many have no others.
func excluders(b *board, cells []int) (small cellSet, masks int) {
	sees, all := cellSet{1<<64 - 1, 1<<17 - 1}, uint16(0)
	for _, c := range cells {
		sees = sees.and(peerSet[c])
		all |= b.digits[c]
	}
	for c := sees.next(); c >= 0; c = sees.next() {
		if n := count(b.digits[c]); n >= 2 && n <= 3 {
			small.add(c)
			if b.digits[c]&^all == 0 {
				masks++
			}
		}
	}
	return small, masks
}

// simple takes a step of the rules that find what is excluded with one mask.
func simple(s *Solver) bool {
	if s.singles() {
		return true
	}
	for i := range ladder {
		if ladder[i].name == uniqueLoop {
			return false
		}
		if ladder[i].take(s) {
			return true
		}
	}
	return false
}

func excludedNaively(b *board, cells []int, small cellSet) (excluded [3]uint16) {
	for i, c := range cells {
		excluded[i] = b.digits[c]
	}
	for x := range 9 {
		for y := range 9 {
		digits:
			for z := range 9 {
				chosen := [3]int{x, y, z}
				for i, c := range cells {
					if !b.has(c, chosen[i]) {
						continue digits
					}
					for j := range i {
						if chosen[i] == chosen[j] && peerSet[c].has(cells[j]) {
							continue digits
						}
					}
				}
				union := uint16(1<<x | 1<<y | 1<<z)
				rest := small
				for c := rest.next(); c >= 0; c = rest.next() {
					if b.digits[c]&^union == 0 {
						continue digits
					}
				}
				for i, d := range chosen {
					excluded[i] &^= 1 << d
				}
			}
		}
	}
	return excluded
}

// A run has what follows, in the order in which it follows, with the reasons.
func TestFollow(t *testing.T) {
	refuted, gone := 0, 0
	boards(t, func(s *Solver) {
		for _, m := range [3]mode{{multiple: true}, {multiple: true, dynamic: true}, {dynamic: true, nishio: true}} {
			x := &chainer{}
			x.begin(&s.board, m)
			for n := range nodes {
				if c := n % off / 9; !s.board.has(c, n%9) {
					continue
				}
				got, want := x.follow(n), followNaively(&s.board, m, n)
				if !slices.Equal(got.ons, want.ons) || !slices.Equal(got.offs, want.offs) || got.refuted != want.refuted || got.there != want.there || got.opposite != want.opposite {
					t.Fatalf("%+v, node %d: the runs differ", m, n)
				}
				if got.refuted {
					refuted++
				}
				if slices.ContainsFunc(got.ons, func(e entry) bool { return e.gone != 0 }) {
					gone++
				}
			}
		}
	})
	if refuted == 0 || gone == 0 {
		t.Errorf("%d runs are refuted, %d use what is gone", refuted, gone)
	}
}

// followNaively looks at the board itself.
func followNaively(base *board, m mode, source int) *run {
	r, b := &run{}, *base
	if e := (entry{int16(source % off), reason{cause: assumed}, noItem}); source < off {
		r.on.add(source)
		r.ons = append(r.ons, e)
	} else {
		r.off.add(source - off)
		r.offs = append(r.offs, e)
	}
	for nextOn, nextOff := 0, 0; ; {
		switch {
		case nextOn < len(r.ons):
			k := int(r.ons[nextOn].k)
			nextOn++
			for d := range 9 {
				if e := candidate(k/9, d); b.has(k/9, d) && !m.nishio && e != k && !r.off.has(e) && r.exclude(e, k, 0) {
					return r
				}
			}
			for i, p := range peersOf[k/9] {
				through := min(1+max(0, i-2)/6, 3) // eight in the box, six more in the row, and in the column
				if e := candidate(int(p), k%9); b.has(int(p), k%9) && !r.off.has(e) && r.exclude(e, k, uint8(through)) {
					return r
				}
			}
		case nextOff < len(r.offs):
			k := int(r.offs[nextOff].k)
			nextOff++
			c, d := k/9, k%9
			if cell := b.digits[c]; count(cell) == 2 && !m.nishio && r.force(candidate(c, lowest(cell&^(1<<d))), k, byCell, base.digits[c]&^cell) {
				return r
			}
			for t, h := range housesOf[c] {
				at := b.places[h][d]
				if count(at) != 2 {
					continue
				}
				if other := int(cellIn[h][lowest(at&^(1<<indexIn[c][t]))]); r.force(candidate(other, d), k, h, base.places[h][d]&^at) {
					return r
				}
			}
			if m.dynamic {
				b.remove(c, d)
			}
		default:
			return r
		}
	}
}
