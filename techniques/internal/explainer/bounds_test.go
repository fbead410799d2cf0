package explainer

import (
	"context"
	"slices"
	"testing"

	"pencilmark/candidates/notation/notationtest"
)

// A cycle that removes anything goes through candidates of which rounds says so.
func TestRounds(t *testing.T) {
	none, some := 0, 0
	boards(t, func(s *Solver) {
		x := &chainer{}
		x.begin(&s.board, mode{})
		x.share(nil)
		x.unary.link(&s.board)
		for _, kind := range [3]int{singleDigitChain, cellsChain, mixedChain} {
			x.unary.use(kind)
			for i, k := range x.unary.named {
				if !s.board.has(int(k)/9, int(k)%9) {
					continue
				}
				var out collector
				x.cycles(int(k), kind, &out)
				switch {
				case x.unary.rounds(i):
					some++
				case out.best.removed != nil:
					t.Errorf("kind %d, candidate %d: a cycle removes %v", kind, k, out.best.removed)
				default:
					none++
				}
			}
		}
	})
	if none == 0 || some == 0 {
		t.Errorf("%d candidates are in no cycle, %d may be", none, some)
	}
}

// Locked digits are those whose places in a house are all in another, in which there are more.
func TestLocked(t *testing.T) {
	n := 0
	boards(t, func(s *Solver) {
		var got, want [][3]int
		s.board.locked(func(d, from, to int) bool {
			got = append(got, [3]int{d, from, to})
			return false
		})
		for _, o := range orders {
			for h := o[0]; h < o[0]+9; h++ {
				for to := o[1]; to < o[1]+9; to++ {
					for d := range 9 {
						m := s.board.places[h][d]
						if m != 0 && m&^common[h][to] == 0 && s.board.places[to][d]&^common[to][h] != 0 {
							want = append(want, [3]int{d, h, to})
						}
					}
				}
			}
		}
		n += len(want)
		if !slices.Equal(got, want) {
			t.Errorf("got %v, want %v", got, want)
		}
	})
	if n == 0 {
		t.Error("nothing is locked")
	}
}

// Loops through cells that met leaves out remove nothing.
func TestMet(t *testing.T) {
	found := 0
	for _, g := range notationtest.Read(t, "stalled", 3) {
		s := New()
		s.ctx = context.Background()
		s.board.read(&g)
		for range 60 {
			f := &loopFinder{s: s, met: cellSet{1<<64 - 1, 1<<17 - 1}, extras: 1 << 9}
			for c, m := range s.board.digits {
				if count(m) == 2 {
					f.v1, f.v2, f.extra = lowest(m), lowest(m&(m-1)), 0
					f.search(c, 2, -1)
				}
			}
			copied := *s
			if copied.uniqueLoop() {
				found++
			}
			if got := copied.loops.best; got.rating != f.best.rating || !slices.Equal(got.removed, f.best.removed) {
				t.Errorf("got %+v, want %+v", got, f.best)
			}
			if _, ok := s.step(); !ok || s.rating >= 80 {
				break
			}
		}
	}
	if found == 0 {
		t.Error("no board has a loop")
	}
}

// Nishio chains that leave out the digits whose places refuted nothing before are those of a search of all.
func TestBarren(t *testing.T) {
	kept := &chainer{}
	same, found := 0, 0
	boards(t, func(s *Solver) {
		var whole collector
		nishio := mode{dynamic: true, nishio: true}
		(&chainer{}).search(&s.board, nishio, &whole)
		if whole.best.removed != nil {
			found++
		}
		same += count(kept.barren.digits(&s.board))
		for range 2 { // what refutes something does so again
			var some collector
			kept.search(&s.board, nishio, &some)
			if !slices.Equal(some.best.removed, whole.best.removed) || some.best.complexity != whole.best.complexity {
				t.Errorf("got %+v, want %+v", some.best, whole.best)
			}
		}
	})
	if same == 0 || found == 0 {
		t.Errorf("%d digits have the places of before, %d boards have chains", same, found)
	}
}

// A bounded run is the beginning of the whole one, and what it lacks makes steps that are more complex.
func TestMost(t *testing.T) {
	const most = 8
	shorter := 0
	boards(t, func(s *Solver) {
		for _, dynamic := range [2]bool{false, true} {
			x := &chainer{}
			x.begin(&s.board, mode{multiple: true, dynamic: dynamic})
			for k := range nodes {
				if c := k % off / 9; !s.board.has(c, k%9) || count(s.board.digits[c]) < 2 {
					continue
				}
				x.most = 0
				whole := x.follow(k)
				x.most = most
				some := x.follow(k)
				if some.refuted && !whole.refuted || !slices.Equal(some.ons, whole.ons[:len(some.ons)]) || !slices.Equal(some.offs, whole.offs[:len(some.offs)]) {
					t.Fatalf("node %d: the bounded run is not the beginning of the whole one", k)
				}
				lacks := func(n int) {
					shorter++
					if total := x.complexity(whole, n, unlimited) + 1; total <= most {
						t.Errorf("node %d: the bounded run lacks node %d, which makes steps of %d nodes", k, n, total)
					}
				}
				for _, n := range whole.ons[len(some.ons):] {
					lacks(int(n.k))
				}
				for _, n := range whole.offs[len(some.offs):] {
					lacks(int(n.k) + off)
				}
				if whole.refuted && !some.refuted {
					lacks(opposite(whole.there))
				}
			}
		}
	})
	if shorter == 0 {
		t.Error("bounded runs lack nothing")
	}
}
