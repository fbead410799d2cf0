package practice

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"sync"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/fallback/generate/clued"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/singles"
	"pencilmark/techniques/suite"
)

// OfClue returns the task of a kind of clue with a seed: a puzzle with clues of the kind is made, and the position is one in
// which the technique that comes next goes by one of them. The same two make the same task. The error is [ErrNone] if no
// such puzzle was found, or the cause of the context.
func OfClue(ctx context.Context, kind *candidates.ClueKind, seed uint64) (*Task, error) {
	random := rand.New(rand.NewPCG(seed, 0))
	for range lookups {
		made, err := clued.New(random.Uint64(), 1).Puzzle(ctx, clued.Options{Layout: clued.Board(kind), Wants: []clued.Want{{Kind: kind}}})
		var rare *clued.RareError
		if errors.As(err, &rare) {
			continue
		}
		if err != nil {
			return nil, err
		}
		if t := byClue(ctx, made.Grid, kind, random); t != nil {
			t.Kind, t.Seed, t.Clue = Find, seed, kind
			t.look()
			if i := slices.IndexFunc(t.steps, func(step explain.Step) bool { return goesBy(&t.Grid, &step, kind) }); i >= 0 {
				t.Step = t.steps[i]
			}
			return t, ctx.Err()
		}
	}
	return nil, none(kind.Code, Find)
}

// plain are the techniques of the human profile before the first that is harder than hard: by them a kind of clue is learned.
var plain = sync.OnceValue(func() []*techniques.Technique {
	all := suite.Human()
	return all[:slices.IndexFunc(all, func(t *techniques.Technique) bool { return t.Level > techniques.Hard })]
})

// byClue returns the task of a position on the way to the solution of a puzzle, where a step goes by a clue of a kind; nil
// if there is none. Each technique that does is as likely, and so is each position of it. Singles come only where nothing
// else does, full houses never.
func byClue(ctx context.Context, g candidates.Grid, kind *candidates.ClueKind, random *rand.Rand) *Task {
	runner := techniques.NewRunner(plain())
	runner.Granted = pipeline.Guard(ctx)
	found := map[string]*Task{}
	count := map[string]int{}
	var codes, single []string
	for !g.Solved() {
		step, more := runner.Next(&g)
		if !more {
			break
		}
		of := techniques.Lookup(plain(), step.Technique.Code)
		if of != singles.FullHouse && goesBy(&g, &step, kind) {
			list := &codes
			if of.Family == singles.FullHouse.Family {
				list = &single
			}
			if count[of.Code]++; count[of.Code] == 1 {
				*list = append(*list, of.Code)
			}
			if random.IntN(count[of.Code]) == 0 {
				found[of.Code] = &Task{Technique: of, Grid: g}
			}
		}
		step.Apply(&g)
	}
	if len(codes) == 0 {
		codes = single
	}
	if len(codes) == 0 {
		return nil
	}
	return found[codes[random.IntN(len(codes))]]
}

// goesBy reports whether a step names a clue of a kind, or goes by a house that one makes. The puzzle has clues of that kind
// alone.
func goesBy(g *candidates.Grid, step *explain.Step, kind *candidates.ClueKind) bool {
	for _, item := range step.Premises {
		if _, h, ok := item.House(); ok && h.Kind() == candidates.Extra {
			return true
		}
	}
	named := prose.Writer{}.Figure(&explain.Frame{Number: 1, Step: step, Before: *g}).Clues
	return slices.ContainsFunc(named, func(c *candidates.Clue) bool { return c.Kind == kind })
}
