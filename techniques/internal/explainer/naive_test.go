package explainer

import (
	"context"
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
		x := &chainer{base: &s.board, mode: mode{dynamic: true, nishio: true}}
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
		x := &chainer{base: &s.board}
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
		if !s.chains.fruitless.known {
			return
		}
		known++
		var some, whole collector
		some.reset(nil)
		whole.reset(nil)
		x := &chainer{fruitless: s.chains.fruitless}
		x.search(&s.board, mode{}, &some)
		x.fruitless.known = false
		x.search(&s.board, mode{}, &whole)
		if whole.best.removed != nil {
			found++
		}
		if some.best.rating != whole.best.rating || some.best.complexity != whole.best.complexity || some.best.kind != whole.best.kind {
			t.Errorf("got %+v, want %+v", some.best, whole.best)
		}
	})
	if known == 0 || found == 0 {
		t.Errorf("%d boards came of one without chains, %d have one", known, found)
	}
}

// A digit is excluded where every choice for the cells with it is.
func TestExclude(t *testing.T) {
	removed := 0
	boards(t, func(s *Solver) {
		for c1 := 0; c1 < 81; c1 += 13 {
			for c2 := c1 + 1; c2 < 81; c2++ {
				for c3 := c2 + 1; c3 < 81; c3 += 2 {
					cells := []int{c1, c2, c3}
					var small cellSet
					sees := peerSet[c1].and(peerSet[c2]).and(peerSet[c3])
					for c := sees.next(); c >= 0; c = sees.next() {
						if n := count(s.board.digits[c]); n >= 2 && n <= 3 {
							small.add(c)
						}
					}
					if small.empty() || s.board.digits[c1] == 0 || s.board.digits[c2] == 0 || s.board.digits[c3] == 0 {
						continue
					}
					want := excludedNaively(&s.board, cells, small)
					copied := *s
					copied.exclude(cells, small)
					for i, c := range cells {
						got := s.board.digits[c] &^ copied.board.digits[c]
						removed += count(got)
						if got&^want[i] != 0 || want[i] != got && masked(&s.board, cells, small) {
							t.Fatalf("cells %v: got %b excluded from %d, want %b", cells, got, c, want[i])
						}
					}
				}
			}
		}
	})
	t.Logf("%d candidates are excluded", removed)
}

// masked reports whether a cell that excludes has no digit that the cells lack.
func masked(b *board, cells []int, small cellSet) bool {
	all := b.digits[cells[0]] | b.digits[cells[1]] | b.digits[cells[2]]
	for c := small.next(); c >= 0; c = small.next() {
		if b.digits[c]&^all == 0 {
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
