package explainer

import (
	"reflect"
	"testing"
)

// What is kept of the chains on boards of runs, from all steps of a puzzle before, is what a search finds.
func TestFound(t *testing.T) {
	var last *Solver
	var kept *chainer
	n, same := 0, 0
	boards(t, func(s *Solver) {
		if n++; n > 12 {
			return
		}
		if s != last {
			last, kept = s, &chainer{}
			kept.forget()
		}
		base := s.board
		kept.begin(&base, mode{multiple: true, dynamic: true, level: 3})
		fresh := &chainer{}
		fresh.begin(&base, kept.mode)
		kept.share(nil)
		fresh.share(nil)
		for c := range 81 {
			for m := base.digits[c]; count(base.digits[c]) == 2 && m != 0; m &= m - 1 {
				k := candidate(c, lowest(m))
				before := len(kept.found)
				got, want := kept.follow(k), fresh.follow(k)
				if len(kept.found) == before && len(want.removals) > 0 {
					same++
				}
				if !reflect.DeepEqual(got, want) {
					t.Errorf("r%dc%d=%d: the run differs", c/9+1, c%9+1, lowest(m)+1)
				}
			}
		}
	})
	if same == 0 {
		t.Error("nothing was found before")
	}
}
