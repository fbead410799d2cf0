package lessons_test

import (
	"slices"
	"testing"

	"pencilmark/techniques"
	"pencilmark/techniques/internal/puzzles"
	"pencilmark/techniques/lessons"
	"pencilmark/techniques/suite"
)

// The file is as Format writes it, in the order of the suite, and its puzzles are those of their origins,
// but for near misses beside the example of a Doc.
func TestStored(t *testing.T) {
	list, err := lessons.Parse(lessons.Stored())
	if err != nil {
		t.Fatal(err)
	}
	if lessons.Format(list) != lessons.Stored() {
		t.Error("positions.txt is not as Format writes it")
	}
	last := 0
	boards := map[string]string{}
	for _, p := range list {
		i := slices.IndexFunc(suite.All(), func(x *techniques.Technique) bool { return x.Code == p.Code })
		if i < last {
			t.Errorf("%s is not in the order of the suite", p.Code)
		}
		last = i
		key := p.Code + p.Text()
		if boards[key] != "" {
			t.Errorf("%s has a board twice: %s", p.Code, p.Text())
		}
		boards[key] = p.Code
		if p.Seed == 0 {
			continue
		}
		puzzle, err := puzzles.From(t.Context(), p.Origin)
		if err != nil || !puzzle.Layout().Same(p.Grid.Layout()) || puzzle.GivenDigits() != p.Grid.GivenDigits() {
			t.Errorf("%s: the board or the givens are not those of puzzle %v", p.Code, p.Origin)
		}
	}
}
