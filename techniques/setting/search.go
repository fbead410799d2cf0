package setting

import (
	"context"
	"math/rand/v2"

	"pencilmark/candidates"
	"pencilmark/fallback/generate"
	"pencilmark/fallback/generate/clued"
	"pencilmark/techniques/practice"
)

// Search is a search for puzzles.
type Search struct {
	Wish
	Clues clued.Options // if any are asked for
	Seed  uint64
	Jobs  int // how many attempts are made at a time, at least one
	Tries int // after how many puzzles the search gives up, 0 for never
}

// attempt is what came of an attempt.
type attempt struct {
	Found
	ok bool
}

// Run calls yield with the puzzles as they are found, until yield returns false, the context ends or enough
// puzzles were tried. It calls tick, if that is not nil, with the number of puzzles tried so far, each time that
// has grown, and returns it. The error is that of [Wish.Validate].
func (s Search) Run(ctx context.Context, tick func(tried int), yield func(Found) bool) (tried int, err error) {
	if _, err := NewJudge(s.Wish); err != nil {
		return 0, err
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	// Attempts are numbered as they are queued, and looked at in that order.
	type job struct {
		number uint64
		done   chan attempt
	}
	jobs := max(s.Jobs, 1)
	work, queue := make(chan job), make(chan chan attempt, 4*jobs)
	for range jobs {
		j, _ := NewJudge(s.Wish) // as above
		g, drawer := generate.New(0, 0), clued.New(0, 0)
		go func() {
			for job := range work {
				if len(s.Clues.Wants) > 0 {
					drawer.Restart(s.Seed, job.number)
					job.done <- j.withClues(ctx, drawer, s.Clues)
					continue
				}
				g.Restart(s.Seed, job.number)
				job.done <- j.attempt(ctx, g, j.start(s.Seed, job.number))
			}
		}()
	}
	go func() {
		defer close(work)
		defer close(queue)
		for n := uint64(0); ; n++ {
			j := job{n, make(chan attempt, 1)}
			select {
			case queue <- j.done:
			case <-ctx.Done():
				return
			}
			work <- j
		}
	}()
	since := 0
	for done := range queue {
		a := <-done
		if ctx.Err() != nil && !a.ok {
			break
		}
		tried += a.Tried
		since += a.Tried
		if tick != nil {
			tick(tried)
		}
		if a.ok {
			a.Tried, since = since, 0
			if !yield(a.Found) {
				break
			}
		}
		if s.Tries > 0 && tried >= s.Tries {
			break
		}
	}
	return tried, nil
}

// start returns a puzzle to begin an attempt with, from the store of positions; nil for a random one. Every
// other attempt at a rare technique begins so.
func (j *Judge) start(seed, number uint64) *candidates.Filling {
	if len(j.stored) == 0 || number%2 == 0 {
		return nil
	}
	random := rand.New(rand.NewPCG(seed, number))
	g, err := practice.Decode(j.stored[random.IntN(len(j.stored))])
	if err != nil {
		panic(err) // a test reads the store
	}
	image := practice.Image(&g, random)
	givens := image.GivenDigits()
	return &givens
}

// attempt makes a puzzle, or begins with one, and varies it until it is as wanted, or does not come nearer any
// more. What it begins with is not found itself.
func (j *Judge) attempt(ctx context.Context, g *generate.Generator, start *candidates.Filling) (a attempt) {
	var err error
	if start != nil {
		varied, ok := g.Vary(*start, j.wish.Options)
		if !ok || varied == *start {
			return a
		}
		a.Puzzle = varied
	} else if a.Puzzle, err = g.Puzzle(ctx, j.wish.Options); err != nil {
		return a
	}
	a.Tried = 1
	away := j.Distance(ctx, a.Puzzle)
	for left := variations; away > 0 && left > 0 && ctx.Err() == nil; left-- {
		varied, ok := g.Vary(a.Puzzle, j.wish.Options)
		if !ok {
			continue
		}
		a.Tried++
		d := j.Distance(ctx, varied)
		if d > away {
			continue
		}
		if d < away {
			left = variations
		}
		a.Puzzle, away = varied, d
	}
	a.ok = away == 0 && ctx.Err() == nil
	a.Grid = candidates.NewGrid(candidates.Classic9, a.Puzzle)
	return a
}

// withClues makes a puzzle with clues. It is not varied: another one is as good.
func (j *Judge) withClues(ctx context.Context, g *clued.Generator, o clued.Options) (a attempt) {
	a.Tried = 1
	p, err := g.Puzzle(ctx, o)
	if err != nil {
		return a
	}
	a.Grid, a.Puzzle = p.Grid, p.Grid.GivenDigits()
	a.ok = j.distance(ctx, &a.Grid) == 0 && ctx.Err() == nil
	return a
}
