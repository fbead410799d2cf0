package teacher

import (
	"context"
	"encoding/json"
	"maps"
	"slices"

	"pencilmark/explain"
	"pencilmark/explain/game"
	"pencilmark/techniques"
)

// ReviewRequest asks what the moves of a game are worth. The position is that before them.
type ReviewRequest struct {
	Position
	Choice
	Moves []string `json:"moves,omitempty"` // like r5c5=5, r2c13<>7, r5c5=. and undo
	// After is the sheet after moves that nobody has told. They are reviewed in a likely order.
	After    *SheetDocument `json:"after,omitempty"`
	MaxLevel string         `json:"max_level,omitempty"` // the hardest level of a step that shows a move
	SVG      bool           `json:"svg,omitempty"`
}

// ReviewAnswer has the document "review", and pictures of steps that show a move, or that there were instead.
type ReviewAnswer struct {
	Review   json.RawMessage `json:"review"`
	Pictures []*Picture      `json:"pictures"` // step is the number of the move
}

func review(ctx context.Context, q *ReviewRequest) (*ReviewAnswer, error) {
	x, err := q.read()
	if err != nil {
		return nil, err
	}
	s, err := q.settings("human")
	if err != nil {
		return nil, err
	}
	if err := oneOf("max_level", q.MaxLevel, Levels()); err != nil {
		return nil, err
	}
	hardest := techniques.Unfair
	if q.MaxLevel != "" {
		hardest = techniques.Easy + techniques.Level(slices.Index(Levels(), q.MaxLevel))
	}
	g, err := q.game(&x)
	if err != nil {
		return nil, err
	}
	ctx, done := s.Options.Budget.Bound(ctx)
	defer done()
	reviewer := NewReviewer(s, hardest)
	r, err := reviewer.Review(ctx, g)
	if err != nil {
		return nil, err
	}
	a := &ReviewAnswer{Pictures: []*Picture{}}
	for i := range r.Judged {
		if f := r.Judged[i].Board(); f != nil {
			p, err := drawFigure(f, boardOf(&r.Judged[i], f), s.Writer, q.SVG)
			if err != nil {
				return nil, err
			}
			p.Step = i + 1
			a.Pictures = append(a.Pictures, p)
		}
	}
	a.Review, err = document(reviewer.Record(x.at, r))
	return a, err
}

// boardOf is the figure of the step that a board of a move shows. Where the move is a mistake the figure has that, too.
func boardOf(j *game.Judged, f *explain.Frame) explain.Figure {
	figure := f.Figure()
	if j.Kind != game.Mistake {
		return figure
	}
	words := map[explain.Role]string{explain.RoleConflict: "mistake"}
	maps.Copy(words, figure.Words)
	figure.Words = words
	for _, e := range j.Effects {
		if e.Place {
			figure.Marks.Cells = append(figure.Marks.Cells, explain.CellMark{Role: explain.RoleConflict, Cell: e.Candidate.Cell()})
		} else {
			figure.Marks.Candidates = append(figure.Marks.Candidates, explain.CandidateMark{Role: explain.RoleConflict, Candidate: e.Candidate})
		}
	}
	return figure
}

// game returns the game that is to be reviewed.
func (q *ReviewRequest) game(x *position) (*game.Game, error) {
	if q.After == nil {
		return game.New(x.name, x.grid, q.Moves)
	}
	if len(q.Moves) > 0 {
		return nil, errorf(CodeRequest, "found moves and a sheet after them: expected one of them")
	}
	after, err := (&Position{Sheet: q.After, Marks: q.Marks}).read()
	if err != nil {
		return nil, err
	}
	g, err := game.Between(x.name, x.grid, after.grid)
	if err != nil {
		return nil, errorf(CodeRequest, "after: %v", err)
	}
	return g, nil
}
