package teacher

import (
	"context"
	"encoding/json"
	"maps"
	"math/rand/v2"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain/encode"
	"pencilmark/fallback"
	"pencilmark/fallback/generate"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/setting"
	"pencilmark/techniques/suite"
)

// GenerateRequest asks for random puzzles with one solution.
type GenerateRequest struct {
	Number       int     `json:"number,omitempty"` // 1 if it is 0
	Givens       int     `json:"givens,omitempty"` // as few as can be reached by taking away if it is 0
	Symmetry     string  `json:"symmetry,omitempty"`
	Minimal      bool    `json:"minimal,omitempty"`
	Level        string  `json:"level,omitempty"` // of HoDoKu; any if it is empty
	Seed         *uint64 `json:"seed,omitempty"`  // where chance begins: a new place each time if there is none
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
	seed := rand.Uint64()
	if q.Seed != nil {
		seed = *q.Seed
	}
	ctx, done := s.Options.Budget.Bound(ctx)
	defer done()
	a := &GenerateAnswer{}
	if q.Level != "" {
		if err := oneOf("level", q.Level, Levels()); err != nil {
			return nil, err
		}
		err := a.search(ctx, q, o, seed)
		return a, err
	}
	g := generate.New(seed, 0)
	for n := range max(q.Number, 1) {
		g.Restart(seed, uint64(n))
		puzzle, err := g.Puzzle(ctx, o)
		if err != nil {
			return nil, err
		}
		text, err := document(NewGenerated(n+1, puzzle))
		if err != nil {
			return nil, err
		}
		a.Puzzles = append(a.Puzzles, text)
	}
	return a, nil
}

// search adds puzzles of a level, as many as are found in the time. It is an error if there are none.
func (a *GenerateAnswer) search(ctx context.Context, q *GenerateRequest, o generate.Options, seed uint64) error {
	level := techniques.Easy + techniques.Level(slices.Index(Levels(), q.Level))
	search := setting.Search{Wish: setting.Wish{Options: o, Level: setting.Range[techniques.Level]{From: level, To: level}}, Seed: seed, Jobs: 1}
	rated := NewRater()
	var failed error
	_, err := search.Run(ctx, nil, func(found setting.Found) bool {
		var text json.RawMessage
		if text, failed = document(rated(ctx, len(a.Puzzles)+1, found)); failed == nil {
			a.Puzzles = append(a.Puzzles, text)
		}
		return failed == nil && len(a.Puzzles) < max(q.Number, 1)
	})
	switch {
	case err != nil:
		return errorf(CodeRequest, "%v", err)
	case failed == nil && len(a.Puzzles) == 0:
		return errorf(CodeStopped, "no puzzle of the level %s was found in time", q.Level)
	}
	return failed
}

// NewGenerated is what programs get to know of a puzzle that was made.
func NewGenerated(n int, puzzle candidates.Filling) *encode.Generated {
	g := candidates.NewGrid(candidates.Classic9, puzzle)
	found := fallback.Solve(context.Background(), &g, 1, fallback.Budget{})
	return &encode.Generated{
		Origin: encode.Origin{Line: n, Input: encode.Text(puzzle.Text(g.Layout()))},
		Givens: g.Givens().Len(), Solution: found.Solutions[0].Text(g.Layout()),
	}
}

// NewRater returns what programs get to know of puzzles that were searched for: also level, score and hardest
// technique.
func NewRater() func(ctx context.Context, n int, found setting.Found) *encode.Generated {
	hodoku, human := NewSolver(pipeline.Options{Techniques: suite.HoDoKu(), Profile: "hodoku"}), NewSolver(pipeline.Options{})
	return func(ctx context.Context, n int, found setting.Found) *encode.Generated {
		x := NewGenerated(n, found.Puzzle)
		g := candidates.NewGrid(candidates.Classic9, found.Puzzle)
		x.Tried = found.Tried
		x.Level, x.Score, _ = Grade(hodoku.Solve(ctx, g))
		w := human.Solve(ctx, g)
		x.Hardest = Hardest(slices.Collect(maps.Keys(w.Summary().Techniques)))
		return x
	}
}
