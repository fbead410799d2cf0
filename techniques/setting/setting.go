// Package setting looks for puzzles that are as a setter wants them: of a level or a score, with a technique
// that is the hardest of them, or that they cannot be solved without.
//
// # How it looks
//
// The search is a row of attempts. An attempt takes a random puzzle, and while that is not as wanted varies it:
// a few givens go, others come. A variation that is no farther from what is wanted takes the place of its puzzle. Rare
// techniques are found so much sooner than among random puzzles, because puzzles that share most of their givens
// share techniques as well. For the same reason every other attempt at a rare technique begins with a variation of
// a puzzle that is known to show it, in another guise.
//
// Chance in an attempt depends on its number and the seed alone. So attempts can be made side by side, and the
// puzzles of a seed are the same however many processors there are.
package setting

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/fallback"
	"pencilmark/fallback/generate"
	"pencilmark/techniques"
	"pencilmark/techniques/minutes"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/practice"
	"pencilmark/techniques/rating"
	"pencilmark/techniques/suite"
)

// Range is a range of values with both ends. The zero value has all values.
type Range[T cmp.Ordered] struct{ From, To T }

// Has reports whether the range has a value.
func (r Range[T]) Has(v T) bool { return r == Range[T]{} || r.From <= v && v <= r.To }

// Wish says what puzzles are to be like.
type Wish struct {
	generate.Options

	// Level and Score are those of HoDoKu's scale.
	Level Range[techniques.Level]
	Score Range[int]
	// Minutes are those of package minutes.
	Minutes Range[float64]

	// Profile is the ordered list of techniques for what follows; nil stands for [suite.Human].
	Profile []*techniques.Technique
	// Hardest is the last technique of the order that the walkthrough of the puzzle uses.
	Hardest *techniques.Technique
	// UpTo is the last technique that may be used: those up to it solve the puzzle.
	UpTo *techniques.Technique
	// Needs are techniques without any one of which the puzzle stalls, and with which it does not. The other
	// techniques are those up to UpTo; without it those up to the highest level wanted; and without that
	// those up to the last of Needs in the order.
	Needs []*techniques.Technique
}

// Validate reports an error if no puzzle can be so.
func (w Wish) Validate() error {
	list := w.allowed()
	for _, t := range append(slices.Clone(w.Needs), w.Hardest) {
		switch {
		case t == nil:
		case !slices.Contains(w.profile(), t):
			return fmt.Errorf("%s is not in the profile", t.Code)
		case !slices.Contains(list, t):
			return fmt.Errorf("%s is harder than the techniques that may be used", t.Code)
		}
	}
	if w.UpTo != nil && !slices.Contains(w.profile(), w.UpTo) {
		return fmt.Errorf("%s is not in the profile", w.UpTo.Code)
	}
	return w.Options.Validate()
}

func (w Wish) profile() []*techniques.Technique {
	if w.Profile == nil {
		return suite.Human()
	}
	return w.Profile
}

// allowed returns the techniques that may be used for Needs, in order.
func (w Wish) allowed() []*techniques.Technique {
	list := w.profile()
	if w.UpTo != nil {
		return list[:slices.Index(list, w.UpTo)+1]
	}
	if w.Level.To != 0 {
		return slices.DeleteFunc(slices.Clone(list), func(t *techniques.Technique) bool { return t.Level > w.Level.To })
	}
	last := len(list) - 1
	if len(w.Needs) > 0 {
		last = 0
		for _, t := range w.Needs {
			last = max(last, slices.Index(list, t))
		}
	}
	return list[:last+1]
}

// Found is a puzzle that is as wanted.
type Found struct {
	Puzzle candidates.Filling // its givens
	Grid   candidates.Grid
	Tried  int // puzzles looked at for it, itself included
}

// variations is how many variations in a row may fail to come nearer before an attempt ends.
const variations = 12

// Judge tells how far puzzles are from a wish. It is not safe for use by several goroutines at once.
type Judge struct {
	wish    Wish
	order   map[string]int // of techniques by code, in the profile
	scale   *rating.HoDoKu
	rated   *pipeline.Solver   // as ratings are made; nil if there is nothing to rate
	timed   *minutes.Rater     // nil if times are not asked for
	whole   *pipeline.Solver   // the profile; nil if Hardest is not asked for
	allowed *pipeline.Solver   // what may be used; nil if that is not asked for
	without []*pipeline.Solver // for each of Needs, the same without it
	alone   []*techniques.Runner
	stored  []string // codes of positions of a rare technique that is wanted
}

// NewJudge returns a judge. The wish must be valid.
func NewJudge(w Wish) (*Judge, error) {
	if err := w.Validate(); err != nil {
		return nil, err
	}
	j := &Judge{wish: w, order: map[string]int{}, scale: rating.NewHoDoKu(suite.All())}
	for i, t := range w.profile() {
		j.order[t.Code] = i
	}
	j.order[pipeline.Trial.Code] = len(j.order)
	solver := func(o pipeline.Options) *pipeline.Solver {
		s, err := pipeline.New(o)
		if err != nil {
			panic(err) // techniques of the suite are valid
		}
		return s
	}
	if w.Level != (Range[techniques.Level]{}) || w.Score != (Range[int]{}) {
		j.rated = solver(pipeline.Options{Techniques: suite.HoDoKu(), Profile: "hodoku"})
	}
	if w.Minutes != (Range[float64]{}) {
		j.timed = minutes.Fitted().NewRater()
	}
	if w.Hardest != nil {
		j.whole = solver(pipeline.Options{Techniques: w.profile()})
	}
	list := w.allowed()
	if w.UpTo != nil || len(w.Needs) > 0 {
		j.allowed = solver(pipeline.Options{Techniques: list, NoFallback: true})
	}
	for _, t := range w.Needs {
		others := slices.DeleteFunc(slices.Clone(list), func(other *techniques.Technique) bool { return other == t })
		j.without = append(j.without, solver(pipeline.Options{Techniques: others, NoFallback: true}))
		j.alone = append(j.alone, techniques.NewRunner([]*techniques.Technique{t}).Grant(explain.Unique))
	}
	// Puzzles of the store have no symmetry.
	if o := w.Options; o.Symmetry == nil || o.Symmetry == generate.None {
		for _, t := range append(slices.Clone(w.Needs), w.Hardest) {
			if t != nil && len(practice.Codes()[t.Code]) < rare && j.stored == nil {
				j.stored = practice.Codes()[t.Code]
			}
		}
	}
	return j, nil
}

// rare is how many positions the store has at least of a common technique.
const rare = 100

// part is more than a wish can be missed by in one respect.
const part = 1_000_000

// Distance says how far a puzzle with one solution is from the wish: 0 if it is as wanted. Respects are looked
// at one after the other, and those behind the first that is missed count as missed.
func (j *Judge) Distance(ctx context.Context, puzzle candidates.Filling) int {
	g := candidates.NewGrid(candidates.Classic9, puzzle)
	return j.distance(ctx, &g)
}

func (j *Judge) distance(ctx context.Context, g *candidates.Grid) int {
	respects := []func(context.Context, *candidates.Grid) int{j.rating, j.time, j.hardest, j.upTo}
	for i := range j.wish.Needs {
		respects = append(respects, func(ctx context.Context, g *candidates.Grid) int { return j.need(ctx, g, i) })
	}
	for i, missed := range respects {
		if d := missed(ctx, g); d > 0 {
			return d + part*(len(respects)-1-i)
		}
	}
	return 0
}

// rating says how far level and score are from those wanted, in points.
func (j *Judge) rating(ctx context.Context, g *candidates.Grid) int {
	if j.rated == nil {
		return 0
	}
	w := j.rated.Solve(ctx, *g)
	if w.Outcome != explain.Solved {
		return part - 1
	}
	level, score := j.scale.Rate(w)
	const perLevel = 1000
	away := 0
	if r := j.wish.Level; !r.Has(level) {
		away = perLevel * max(int(r.From)-int(level), int(level)-int(r.To))
	}
	if r := j.wish.Score; !r.Has(score) {
		away += max(r.From-score, score-r.To)
	}
	return min(away, part-1)
}

// time says how far the time that people need is from that wanted, in seconds.
func (j *Judge) time(ctx context.Context, g *candidates.Grid) int {
	if j.timed == nil {
		return 0
	}
	solutions := fallback.Solve(ctx, g, 1, fallback.Budget{}).Solutions
	if len(solutions) == 0 {
		return part - 1
	}
	const second = 1.0 / 60
	switch e, r := j.timed.Rate(g, &solutions[0]), j.wish.Minutes; {
	case r.Has(e.Minutes) && !e.Beyond:
		return 0
	case e.Beyond:
		return part - 1
	default:
		return 1 + int(max(r.From-e.Minutes, e.Minutes-r.To)/second)
	}
}

// hardest says how many techniques lie between the hardest one used and the one wanted.
func (j *Judge) hardest(ctx context.Context, g *candidates.Grid) int {
	if j.whole == nil {
		return 0
	}
	at, wanted := 0, j.order[j.wish.Hardest.Code]
	w := j.whole.Solve(ctx, *g)
	for i := range w.Steps {
		at = max(at, j.order[w.Steps[i].Technique.Code])
	}
	switch {
	case w.Outcome != explain.Solved:
		return part - 1
	case at >= wanted:
		return at - wanted
	}
	return wanted - at + len(j.order) // a puzzle that is too hard may use it as well
}

// upTo says how many cells are left open by what may be used.
func (j *Judge) upTo(ctx context.Context, g *candidates.Grid) int {
	if j.wish.UpTo == nil {
		return 0
	}
	return openCells(j.allowed.Ending(ctx, *g))
}

func openCells(w *explain.Walkthrough) int {
	if w.Outcome == explain.Solved {
		return 0
	}
	end := w.Before(len(w.Steps) + 1)
	return max(end.Open().Len(), 1)
}

// need says how far a puzzle is from needing technique number i.
func (j *Judge) need(ctx context.Context, g *candidates.Grid, i int) int {
	const near, far, easy = 1, 100, 1000
	w := j.without[i].Solve(ctx, *g)
	if w.Outcome == explain.Solved {
		at := 0
		for n := range w.Steps {
			at = max(at, j.order[w.Steps[n].Technique.Code])
		}
		return easy + len(j.order) - at
	}
	left := openCells(j.allowed.Ending(ctx, *g))
	if left == 0 {
		return 0
	}
	stalled := w.Before(len(w.Steps) + 1)
	if _, ok := j.alone[i].Next(&stalled); ok {
		return near + left
	}
	return far + left
}
