package teacher

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"time"

	"pencilmark/candidates"
	"pencilmark/explain/encode"
	"pencilmark/fallback"
	"pencilmark/fallback/generate"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/setting"
	"pencilmark/techniques/suite"
)

// GenerateRequest asks for random puzzles with one solution, or for that of a day.
type GenerateRequest struct {
	Number   int    `json:"number,omitempty"` // 1 if it is 0
	Givens   int    `json:"givens,omitempty"` // as few as can be reached by taking away if it is 0
	Symmetry string `json:"symmetry,omitempty"`
	Minimal  bool   `json:"minimal,omitempty"`
	Wishes
	Seed         *uint64 `json:"seed,omitempty"` // where chance begins: a new place each time if there is none
	Day          string  `json:"day,omitempty"`  // a date, from which the puzzle follows: see [Daily]
	Milliseconds int     `json:"milliseconds,omitempty"`
}

// GenerateAnswer has documents "generated".
type GenerateAnswer struct {
	Puzzles []json.RawMessage `json:"puzzles"`
}

func generated(ctx context.Context, q *GenerateRequest) (*GenerateAnswer, error) {
	s, err := (&Choice{Milliseconds: q.Milliseconds}).settings("human")
	switch {
	case err != nil:
		return nil, err
	case q.Number < 0 || q.Number > MaxPuzzles:
		return nil, errorf(CodeRequest, "number %d: expected 1 to %d", q.Number, MaxPuzzles)
	case q.Day != "" && q.Seed != nil:
		return nil, errorf(CodeRequest, "found a day and a seed: expected one of them")
	}
	seed := rand.Uint64()
	if q.Seed != nil {
		seed = *q.Seed
	}
	if q.Day != "" {
		if seed, err = Daily(q.Day, &q.Wishes, &q.Symmetry); err != nil {
			return nil, errorf(CodeRequest, "day: %v", err)
		}
	}
	o := generate.Options{Givens: q.Givens, Minimal: q.Minimal}
	if q.Symmetry != "" {
		if o.Symmetry, err = generate.ParseSymmetry(q.Symmetry); err != nil {
			return nil, errorf(CodeRequest, "symmetry: %v", err)
		}
	}
	if err := o.Validate(); err != nil {
		return nil, errorf(CodeRequest, "givens: %v", err)
	}
	wish, asked, err := q.Wish(o)
	if err != nil {
		return nil, errorf(CodeRequest, "%v", err)
	}
	ctx, done := s.Options.Budget.Bound(ctx)
	defer done()
	a := &GenerateAnswer{}
	if asked {
		err := a.search(ctx, max(q.Number, 1), wish, seed)
		return a, err
	}
	g := generate.New(seed, 0)
	for n := range max(q.Number, 1) {
		g.Restart(seed, uint64(n))
		puzzle, err := g.Puzzle(ctx, o)
		if err != nil {
			return nil, err
		}
		made := candidates.NewGrid(candidates.Classic9, puzzle)
		text, err := document(NewGenerated(n+1, &made))
		if err != nil {
			return nil, err
		}
		a.Puzzles = append(a.Puzzles, text)
	}
	return a, nil
}

// Daily makes the wishes those for the puzzle of a day, and returns where chance begins. So the puzzle follows from the
// date, 2026-02-14, and what else is asked for, wherever it is made. Unless that is said it is easy, and unchanged by
// half a turn, as in newspapers.
func Daily(day string, w *Wishes, symmetry *string) (seed uint64, err error) {
	date, err := time.Parse(time.DateOnly, day)
	if err != nil {
		return 0, fmt.Errorf("found %q: expected a date like 2026-02-14", clip(day))
	}
	if reflect.DeepEqual(*w, Wishes{}) {
		w.Level = techniques.Easy.String()
	}
	if *symmetry == "" {
		*symmetry = "rotate180"
	}
	return uint64(date.Year()*10_000 + int(date.Month())*100 + date.Day()), nil
}

// search adds puzzles that are as wished, as many as are found in the time. It is an error if there are none.
func (a *GenerateAnswer) search(ctx context.Context, number int, wish setting.Wish, seed uint64) error {
	search := setting.Search{Wish: wish, Seed: seed, Jobs: 1}
	rated := NewRater()
	var failed error
	_, err := search.Run(ctx, nil, func(found setting.Found) bool {
		var text json.RawMessage
		if text, failed = document(rated(ctx, len(a.Puzzles)+1, found)); failed == nil {
			a.Puzzles = append(a.Puzzles, text)
		}
		return failed == nil && len(a.Puzzles) < number
	})
	switch {
	case err != nil:
		return errorf(CodeRequest, "%v", err)
	case failed == nil && len(a.Puzzles) == 0:
		return errorf(CodeStopped, "no such puzzle was found in time")
	}
	return failed
}

// NewGenerated is what programs get to know of a puzzle that was made.
func NewGenerated(n int, g *candidates.Grid) *encode.Generated {
	found := fallback.Solve(context.Background(), g, 1, fallback.Budget{})
	x := &encode.Generated{
		Origin: encode.Origin{Line: n, Input: encode.Text(g.String())},
		Givens: g.Givens().Len(), Solution: found.Solutions[0].Text(g.Layout()),
	}
	if x.Clues = g.Layout().ClueLines(); len(x.Clues) > 0 {
		x.Layout = g.Layout().String()
	}
	return x
}

// NewRater returns what programs get to know of puzzles that were searched for: also level, score and hardest
// technique.
func NewRater() func(ctx context.Context, n int, found setting.Found) *encode.Generated {
	hodoku, human := NewSolver(pipeline.Options{Techniques: suite.HoDoKu(), Profile: "hodoku"}), NewSolver(pipeline.Options{})
	return func(ctx context.Context, n int, found setting.Found) *encode.Generated {
		g := found.Grid
		x := NewGenerated(n, &g)
		x.Tried = found.Tried
		x.Level, x.Score, _ = grade(hodoku.Solve(ctx, g))
		w := human.Solve(ctx, g)
		x.Hardest = Hardest(slices.Collect(maps.Keys(w.Summary().Techniques)))
		return x
	}
}
