package teacher

import (
	"context"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain/game"
	"pencilmark/explain/verify"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

const easyPuzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

// reviewed reads a game and judges it.
func reviewed(t *testing.T, text string, hardest techniques.Level) (*Reviewer, *game.Review) {
	t.Helper()
	g, err := game.Read(strings.NewReader(text), "", candidates.Classic9, nil)
	if err != nil {
		t.Fatal(err)
	}
	var s Settings
	s.Options.Techniques = suite.Human()
	x := NewReviewer(s, hardest)
	r, err := x.Review(context.Background(), g)
	if err != nil {
		t.Fatal(err)
	}
	return x, r
}

func judgedKinds(r *game.Review) (kinds []string) {
	for _, j := range r.Judged {
		kinds = append(kinds, string(j.Kind))
	}
	return kinds
}

// Moves of every kind are judged as what they are, and something is wrong exactly between a mistake and its
// correction.
func TestReview(t *testing.T) {
	for name, test := range map[string]struct{ moves, kinds, wrong string }{
		"singles":                      {"r5c5=5 r7c9=4", "step step", "00"},
		"eliminations ahead":           {"r5c5=5 r7c9=4 r1c3=4", "step step prepared", "000"},
		"too many to keep in mind":     {"r1c3=4", "guess", "0"},
		"mistake and undo":             {"r1c4=1 undo undo", "mistake correction needless", "100"},
		"mistake and erasure":          {"r1c4=1 r5c5=5 r1c4=.", "mistake step correction", "110"},
		"mistake comes back":           {"r1c4=1 r1c4=. undo", "mistake correction mistake", "101"},
		"another digit in its place":   {"r5c5=9 r5c5=5", "mistake step", "10"},
		"right mark crossed out":       {"r1c3<>4 undo", "mistake correction", "10"},
		"right mark written again":     {"r1c3<>4 r1c3+4", "mistake correction", "10"},
		"wrong mark written again":     {"r1c3<>1 r1c3+1 r1c3+2", "step retreat needless", "000"},
		"mark that a digit rules out":  {"r1c3<>5", "needless", "0"},
		"digit that is there":          {"r5c5=5 r5c5=5", "step needless", "00"},
		"digit erased that was right":  {"r5c5=5 r5c5=.", "step retreat", "00"},
		"nothing erased":               {"r5c5=.", "needless", "0"},
		"one wrong of two":             {"r1c3<>14", "mistake", "1"},
		"mistake that follows another": {"r5c5=9 r5c2=5", "mistake mistake", "11"},
	} {
		_, r := reviewed(t, easyPuzzle+"\n"+test.moves, techniques.Unfair)
		wrong := ""
		for _, j := range r.Judged {
			wrong += map[bool]string{true: "1", false: "0"}[j.Wrong]
		}
		if got := strings.Join(judgedKinds(r), " "); got != test.kinds || wrong != test.wrong {
			t.Errorf("%s: %s, wrong %s; want %s, wrong %s", name, got, wrong, test.kinds, test.wrong)
		}
	}
}

// A mistake follows from another one if the wrong digit leaves its cell one digit, or its digit one place; not if
// the sheet leaves more, or had nothing wrong on it.
func TestMistakeFollows(t *testing.T) {
	for moves, want := range map[string]bool{
		"r7c9=8 r9c7=4":  true,
		"r7c9=8 r1c9=4":  false,
		"r9c7=4":         false,
		"r1c4<>6 r1c4=2": true, // the right mark was crossed out
	} {
		_, r := reviewed(t, easyPuzzle+"\n"+moves, techniques.Unfair)
		if last := r.Judged[len(r.Judged)-1]; last.Kind != game.Mistake || last.Follows != want {
			t.Errorf("%s: the last is a %s that follows from what is wrong: %v, want %v", moves, last.Kind, last.Follows, want)
		}
	}
}

// Between two sheets nobody knows the order of moves: it is one in which each follows, wherever there is one.
func TestReviewUnordered(t *testing.T) {
	g, err := game.Read(strings.NewReader(easyPuzzle+"\nundo"), "", candidates.Classic9, nil)
	if err != nil {
		t.Fatal(err)
	}
	w := NewSolver(Settings{}.Options).Solve(context.Background(), g.Start)
	solved := g.Start
	for c := range g.Start.Open().All() {
		solved.Place(c, w.Solutions[0][c])
	}
	between, err := game.Between("", g.Start, solved)
	if err != nil {
		t.Fatal(err)
	}
	slices.Reverse(between.Moves)
	var s Settings
	s.Options.Techniques = suite.Human()
	r, err := NewReviewer(s, techniques.Unfair).Review(context.Background(), between)
	if err != nil {
		t.Fatal(err)
	}
	if n := r.Count(game.Step); !r.Solved || n != len(between.Moves) {
		t.Errorf("%d of %d moves follow: %v", n, len(between.Moves), judgedKinds(r))
	}
}

// A whole solution has no mistake in any order. What shows a move is proved on the sheet before it; with few
// techniques some moves are guesses.
func TestReviewSolution(t *testing.T) {
	const hard = ".2...3.46.5.8.....6....48.....92...47....6..8...18......64...1..18.....75..7....2"
	g, err := game.Read(strings.NewReader(hard+"\nundo"), "", candidates.Classic9, nil)
	if err != nil {
		t.Fatal(err)
	}
	w := NewSolver(Settings{}.Options).Solve(context.Background(), g.Start)
	after := strings.Builder{}
	for c := range g.Start.Layout().Cells().All() {
		if g.Start.Value(c) == 0 {
			after.WriteString("+")
		}
		after.WriteString(w.Solutions[0][c].String())
	}
	most := 81
	for _, level := range []techniques.Level{techniques.Easy, techniques.Unfair} {
		x, r := reviewed(t, hard+"\n"+after.String(), level)
		guesses := r.Count(game.Guess)
		if !r.Solved || len(r.Judged) != 81-g.Start.Givens().Len() || r.Count(game.Step)+r.Count(game.Prepared)+guesses != len(r.Judged) {
			t.Errorf("%v: solved %v, %v", level, r.Solved, judgedKinds(r))
		}
		if guesses >= most {
			t.Errorf("%v: %d guesses, with less %d", level, guesses, most)
		}
		most = guesses
		said := strings.Join(x.Summary(r), " ")
		if strings.Contains(said, "At the first guess, move ") != (guesses > 0) || !strings.HasSuffix(said, "The puzzle is solved.") {
			t.Errorf("%v: %s", level, said)
		}
		checkProofs(t, r)
	}
}

// The steps that show moves are proofs on the sheet.
func checkProofs(t *testing.T, r *game.Review) {
	t.Helper()
	for _, j := range r.Judged {
		g := j.Before
		for i := range j.Steps {
			if err := verify.Step(&g, &j.Steps[i]); err != nil {
				t.Errorf("%s: step %d: %v", j.Text, i+1, err)
			}
			j.Steps[i].Apply(&g)
		}
		if len(j.Steps) == 0 {
			continue
		}
		for _, e := range j.Effects {
			if !e.Done(&g) {
				t.Errorf("%s: the steps do not show %v", j.Text, e)
			}
		}
	}
}

// Of a move that follows by a technique, an easier one that was there is named, and none that is as hard.
func TestEasierStep(t *testing.T) {
	const puzzle = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......\n"
	for move, easier := range map[string]bool{"r2c1<>7": true, "r8c6=1": false} {
		x, r := reviewed(t, puzzle+move, techniques.Hard)
		said := x.Texts(r)[0]
		if !strings.HasPrefix(said, "Right, by ") || strings.Contains(said, " An easier step was Hidden Single: ") != easier {
			t.Errorf("%s: %s", move, said)
		}
	}
}

// endingContext ends after it was asked so often.
type endingContext struct {
	context.Context
	end   context.CancelFunc
	asked atomic.Int64
}

func (c *endingContext) ask() {
	if c.asked.Add(-1) == 0 {
		c.end()
	}
}

func (c *endingContext) Err() error { c.ask(); return c.Context.Err() }

func (c *endingContext) Done() <-chan struct{} { c.ask(); return c.Context.Done() }

// A review that was cut short says so, wherever that was: no move is called a guess because the time was up.
func TestReviewCutShort(t *testing.T) {
	g, err := game.Read(strings.NewReader(easyPuzzle+"\nr1c3=4 r2c2=7"), "", candidates.Classic9, nil)
	if err != nil {
		t.Fatal(err)
	}
	var s Settings
	s.Options.Techniques = suite.Human()
	x := NewReviewer(s, techniques.Unfair)
	whole, err := x.Review(t.Context(), g)
	if err != nil {
		t.Fatal(err)
	}
	cut := 0
	for after := int64(1); ; after += 1 + after/4 {
		inner, cancel := context.WithCancel(t.Context())
		ctx := &endingContext{Context: inner, end: cancel}
		ctx.asked.Store(after)
		r, err := x.Review(ctx, g)
		ended := inner.Err() != nil
		cancel()
		if !ended {
			break
		}
		if cut++; err == nil && !slices.Equal(judgedKinds(r), judgedKinds(whole)) {
			t.Fatalf("after %d questions: %v instead of %v", after, judgedKinds(r), judgedKinds(whole))
		}
	}
	if cut < 5 {
		t.Errorf("%d reviews were cut short", cut)
	}
}
