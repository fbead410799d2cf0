package sums_test

import (
	"math/rand/v2"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
	"pencilmark/candidates/clues/cluestest"
	"pencilmark/explain"
	"pencilmark/fallback/generate/clued"
	"pencilmark/techniques"
	"pencilmark/techniques/sums"
	"pencilmark/techniques/techtest"
)

func TestTechniques(t *testing.T) { techtest.Run(t, "sums") }

// Cells of one part of a region sum line are said to add up to what those of another do: a clue turned round, by which a
// digit may have to be in a house. The checker takes it.
func TestKillerSetOfPart(t *testing.T) {
	turned := 0
	for seed := uint64(1); turned < 3; seed++ {
		if seed > 60 {
			t.Fatalf("%d steps go by a part of a line", turned)
		}
		made, err := clued.New(seed, 3).Puzzle(t.Context(), clued.Options{Layout: candidates.Classic6, Wants: []clued.Want{{Kind: clues.RegionSum}}})
		if err != nil {
			t.Fatal(err)
		}
		for n := range uint64(4) {
			g := made.Grid
			cluestest.Thin(rand.New(rand.NewPCG(seed, n)), &g, &made.Solution)
			for _, technique := range []*techniques.Technique{sums.MustHave, sums.KillerPair} {
				for _, s := range found(t, technique, &g, &made.Solution) {
					for _, sum := range s.Evidence.(explain.KillerSet).Sums {
						if sum.Clues[0].Times == -1 {
							turned++
						}
					}
				}
			}
		}
	}
}
