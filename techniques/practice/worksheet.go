package practice

import (
	"fmt"

	"pencilmark/candidates"
	"pencilmark/techniques"
)

// Worksheet returns tasks to find a technique, on positions in which it comes next. No two are images of one
// position. The same seed gives the same tasks.
func Worksheet(of *techniques.Technique, n int, seed uint64) (list []*Task, err error) {
	codes := Codes()[of.Code]
	if n > len(codes) {
		return nil, fmt.Errorf("%d positions of %s are asked for, and there are %d", n, of.Code, len(codes))
	}
	s := newSource(seed)
	for _, i := range s.random.Perm(len(codes)) {
		if len(list) == n {
			break
		}
		position, err := Decode(codes[i])
		if err != nil {
			return nil, err
		}
		g, ok := s.image(of, &position)
		if !ok {
			continue
		}
		t := &Task{Technique: of, Kind: Find, Seed: seed, Grid: g}
		if t.look(); len(t.steps) > 0 {
			list = append(list, t)
		}
	}
	if len(list) < n {
		return nil, fmt.Errorf("%d positions of %s are asked for, and it comes next in %d", n, of.Code, len(list))
	}
	return list, nil
}

// image returns an image of a position in which the technique comes next as well.
func (s *source) image(of *techniques.Technique, position *candidates.Grid) (g candidates.Grid, ok bool) {
	for range draws {
		g = Image(position, s.random)
		if step, ok := s.next(&g); ok && step.Technique.Code == of.Code {
			return g, true
		}
	}
	return g, false
}
