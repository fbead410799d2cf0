package teacher

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
	"pencilmark/explain"
	"pencilmark/explain/say"
	"pencilmark/fallback"
	"pencilmark/fallback/generate/clued"
	"pencilmark/techniques"
)

// CluePage is what a lesson says of a kind of clue beside its meaning: the edges of that, and what follows first.
type CluePage struct{ Edges, First string }

// ClueLesson is a lesson on a kind of clue. Its example comes from package clued.
type ClueLesson struct {
	Code     string   `json:"code"`
	Name     string   `json:"name"`
	Meaning  string   `json:"meaning"`
	Edges    string   `json:"edges"`
	First    string   `json:"first"`
	Layout   string   `json:"layout"`
	Puzzle   string   `json:"puzzle"`
	Clues    []string `json:"clues"` // of the puzzle, each as a line of clues says it
	Alone    string   `json:"alone"` // what one of them leaves by itself
	Near     string   `json:"near"`  // digits that nearly keep it, and what is wrong with them
	Solution string   `json:"solution"`
	Practice string   `json:"practice"` // the command that makes puzzles to practise on
	Picture  *Picture `json:"picture"`  // of the puzzle

	grid candidates.Grid
}

// Grid returns the puzzle of the lesson.
func (l *ClueLesson) Grid() candidates.Grid { return l.grid }

// ClueNamed returns the kind of clue of a code or a name, in English or in a language; nil if there is none.
func ClueNamed(name string, l *say.Language) *candidates.ClueKind {
	for _, k := range clues.All {
		if techniques.Fold(name) == techniques.Fold(k.Code) || techniques.Fold(name) == techniques.Fold(k.Name) || techniques.Fold(name) == techniques.Fold(l.Clue(k)) {
			return k
		}
	}
	return nil
}

// ClueHits returns all kinds of clues, as a search of the course has them in a language.
func ClueHits(l *say.Language) (hits []Hit) {
	for _, k := range clues.All {
		hits = append(hits, Hit{Kind: "clue", Name: k.Code, Title: l.Clue(k), Text: strings.TrimSuffix(l.Meaning(k), ".")})
	}
	return hits
}

// NewClueLesson returns the lesson on a kind of clue.
func NewClueLesson(ctx context.Context, kind *candidates.ClueKind, s Settings, svg bool) (*ClueLesson, error) {
	board := clued.Board(kind)
	p, err := clued.New(1, 0).Puzzle(ctx, clued.Options{Layout: board, Wants: []clued.Want{{Kind: kind}}})
	if err != nil {
		return nil, err
	}
	in := s.Writer.Language
	page := CluePages[kind.Code].in(kind, in)
	l := &ClueLesson{
		Code: kind.Code, Name: in.Clue(kind), Meaning: in.Meaning(kind), Edges: page.Edges, First: page.First,
		Layout: p.Grid.Layout().String(), Puzzle: p.Grid.String(), Solution: p.Solution.Text(p.Grid.Layout()), Clues: []string{},
		Practice: "pencilmark generate --clues " + kind.Code + map[bool]string{true: " --layout classic6"}[board == candidates.Classic6],
		grid:     p.Grid,
	}
	if all := p.Grid.Layout().Clues(); len(all) > 0 {
		l.Clues = p.Grid.Layout().ClueLines()
		shown := slices.MaxFunc(all, func(a, b candidates.Clue) int { return cmp.Compare(min(a.Cells().Len(), 4), min(b.Cells().Len(), 4)) })
		l.Alone, l.Near = shownBy(ctx, board, shown, &p.Solution, in)
	}
	l.Picture, err = draw(explain.Figure{Grid: p.Grid}, l.Name, s.Writer, svg)
	return l, err
}

// shownBy says what a clue leaves by itself, and how digits near those of the solution break it.
func shownBy(ctx context.Context, board *candidates.Layout, clue candidates.Clue, solution *candidates.Filling, in *say.Language) (alone, near string) {
	l, err := clues.On(board, clue)
	if err != nil {
		return "", ""
	}
	if l.HousesOfKind(candidates.Extra) != board.HousesOfKind(candidates.Extra) {
		return in.Label("It makes a house. What holds in a row or a box holds there."), ""
	}
	if clue.Cells().IsEmpty() {
		return placed(l, solution, in), ""
	}
	var left []string
	for c := range clue.Cells().All() {
		var digits candidates.DigitSet
		for d := range l.Digits().All() {
			var given candidates.Filling
			given[c] = d
			g := candidates.NewGrid(l, given)
			if r := fallback.Solve(ctx, &g, 1, fallback.Budget{Nodes: 1000}); len(r.Solutions) > 0 || r.Stopped != nil {
				digits = digits.With(d)
			}
		}
		if digits != l.Digits() {
			left = append(left, fmt.Sprintf("%v %v", c, digits))
		}
	}
	leaves := in.Label("By itself it leaves every digit in each of its cells. What it says comes with the first digit placed.")
	if len(left) > 0 {
		leaves = fmt.Sprintf(in.Label("By itself it leaves %s."), strings.Join(left, ", "))
	}
	told := []string{fmt.Sprintf(in.Label("Take %q."), clue.String()), leaves, placed(l, solution, in)}
	return strings.TrimSpace(strings.Join(told, " ")), nearly(l, &clue, solution, in)
}

// placed says what a digit of the solution strikes by clues.
func placed(l *candidates.Layout, solution *candidates.Filling, in *say.Language) string {
	best, most := candidates.Candidate(0), -1
	for c := range l.Cells().All() {
		if n := len(struckBy(l, candidates.Of(c, solution[c]))); n > most {
			best, most = candidates.Of(c, solution[c]), n
		}
	}
	var gone []string
	for _, k := range struckBy(l, best) {
		gone = append(gone, explain.Remove(k.Cell(), k.Digit()).String())
	}
	if len(gone) == 0 {
		return ""
	}
	return fmt.Sprintf(in.Label("If %v, it strikes %s."), best, strings.Join(gone, ", "))
}

// struckBy returns what a candidate excludes by clues and not by houses.
func struckBy(l *candidates.Layout, k candidates.Candidate) (struck []candidates.Candidate) {
	conflicts := l.Conflicts(k)
	if conflicts == nil {
		return struck
	}
	for other := range conflicts.All() {
		if !l.ShareItem(other, k) {
			struck = append(struck, other)
		}
	}
	return struck
}

// nearly changes one digit of a clue by as little as breaks it, and says what is wrong then.
func nearly(l *candidates.Layout, clue *candidates.Clue, solution *candidates.Filling, in *say.Language) string {
	for step := candidates.Digit(1); int(step) < l.Size(); step++ {
		for c := range clue.Cells().All() {
			for _, n := range []int{int(solution[c]) + int(step), int(solution[c]) - int(step)} {
				if n < 1 || n > l.Size() {
					continue
				}
				d := candidates.Digit(n)
				f := *solution
				f[c] = d
				if wrong := broken(l, clue, &f, in); wrong != "" {
					var digits []string
					for _, line := range clue.Lines {
						for _, x := range line {
							digits = append(digits, candidates.Of(x, f[x]).String())
						}
					}
					return in.Label("Nearly right, and wrong") + in.Mark(":") + " " + strings.Join(digits, ", ") + ". " + wrong
				}
			}
		}
	}
	return ""
}

// broken says which digits of a filling a clue does not allow.
func broken(l *candidates.Layout, clue *candidates.Clue, f *candidates.Filling, in *say.Language) string {
	if _, isBroken := f.BrokenClue(l); !isBroken {
		return ""
	}
	var ks []candidates.Candidate
	for c := range clue.Cells().All() {
		ks = append(ks, candidates.Of(c, f[c]))
	}
	for _, k := range ks {
		if _, ok := l.ForbiddingClue(k); ok {
			return fmt.Sprintf(in.Label("It does not allow %v."), k)
		}
	}
	for i, a := range ks {
		for _, b := range ks[:i] {
			if _, ok := l.ForbiddingClue(a, b); ok {
				return fmt.Sprintf(in.Label("%v and %v cannot both be."), b, a)
			}
		}
	}
	if len(l.Counting()) > 0 {
		return in.Label("Together these digits do not keep it.")
	}
	return in.Label("Three of these digits do not go together.")
}
