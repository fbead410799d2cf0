package suite

import (
	"fmt"

	"pencilmark/techniques"
	"pencilmark/techniques/chains"
	"pencilmark/techniques/clues"
	"pencilmark/techniques/coloring"
	"pencilmark/techniques/fish"
	"pencilmark/techniques/forcing"
	"pencilmark/techniques/intersections"
	"pencilmark/techniques/singledigit"
	"pencilmark/techniques/singles"
	"pencilmark/techniques/subsets"
	"pencilmark/techniques/uniqueness"
	"pencilmark/techniques/wings"
)

// constraint says that one technique must be tried before another, and why.
type constraint struct {
	First, Then *techniques.Technique
	Reason      string
}

// constraints returns what the order of every list must obey: of two names for the
// same effects a step must get the easier one.
func constraints() []constraint {
	return []constraint{
		{singles.FullHouse, singles.HiddenSingle, "a full house is a hidden single that asks for no look beyond its house"},
		{singles.FullHouse, singles.NakedSingle, "a full house is a naked single that asks for no look beyond its house"},

		{subsets.LockedPair, subsets.NakedPair, "a pair that acts in box and line has to be shown with both"},
		{subsets.LockedTriple, subsets.NakedTriple, "a triple that acts in box and line has to be shown with both"},
		{subsets.HiddenTriple, subsets.NakedQuad, "three cells are found sooner than four; in a house with seven open cells or fewer the rest of a naked quadruple is a hidden triple or pair"},
		{subsets.NakedTriple, subsets.HiddenQuad, "in a house with seven open cells or fewer the rest of a hidden quadruple is a naked triple or pair"},

		{subsets.NakedTriple, clues.Polarity, "cells with as few digits as they are need no two ways round"},
		{clues.Polarity, clues.LineCounting, "what takes two ways round needs no groups to be counted"},
		{subsets.NakedQuad, clues.LineCounting, "cells with as few digits as they are need no clue to be short of them"},
		{intersections.Claiming, clues.EqualCells, "what stays within two houses needs no cell elsewhere"},
		{clues.EqualCells, clues.Polarity, "what two cells show must not be shown with several"},
		{clues.CommonConflict, clues.Polarity, "what one cell shows must not be shown with several"},

		{intersections.Claiming, fish.XWing, "what one line shows by itself must not be shown with two"},
		{fish.XWing, fish.Swordfish, "a fish may contain a smaller one, which does part of its work"},
		{fish.Swordfish, fish.Jellyfish, "a fish may contain a smaller one, which does part of its work"},
		{fish.XWing, fish.FinnedXWing, "a fish without fins needs one case, one with fins two"},
		{fish.Swordfish, fish.FinnedSwordfish, "a fish without fins needs one case, one with fins two"},
		{fish.Jellyfish, fish.FinnedJellyfish, "a fish without fins needs one case, one with fins two"},
		{fish.FinnedXWing, fish.SashimiXWing, "a sashimi fish is a finned one that lacks a corner besides"},
		{fish.FinnedSwordfish, fish.SashimiSwordfish, "a sashimi fish is a finned one that lacks a corner besides"},
		{fish.FinnedJellyfish, fish.SashimiJellyfish, "a sashimi fish is a finned one that lacks a corner besides"},
		{fish.FinnedXWing, fish.FinnedSwordfish, "a fish may contain a smaller one, which does part of its work"},
		{fish.FinnedSwordfish, fish.FinnedJellyfish, "a fish may contain a smaller one, which does part of its work"},
		{fish.SashimiXWing, fish.SiameseFinnedXWing, "two fish are shown as one where one alone would do half of the work"},
		{fish.SashimiSwordfish, fish.SiameseFinnedSwordfish, "two fish are shown as one where one alone would do half of the work"},
		{fish.SashimiJellyfish, fish.SiameseFinnedJellyfish, "two fish are shown as one where one alone would do half of the work"},
		{intersections.Claiming, fish.FrankenXWing, "what a box and a line show by themselves must not be shown with more"},
		{fish.FrankenXWing, fish.FinnedFrankenXWing, "a fish without fins needs one case, one with fins two"},
		{fish.FrankenSwordfish, fish.FinnedFrankenSwordfish, "a fish without fins needs one case, one with fins two"},
		{fish.FinnedFrankenXWing, fish.MutantXWing, "rows and columns on one side are harder to keep apart"},
		{fish.FinnedFrankenSwordfish, fish.MutantSwordfish, "rows and columns on one side are harder to keep apart"},
		{fish.FinnedFrankenJellyfish, fish.MutantJellyfish, "rows and columns on one side are harder to keep apart"},
		{fish.FinnedFrankenJellyfish, fish.KrakenFishType1, "a chain is led from a fin only where it does not see the target"},
		{fish.KrakenFishType1, fish.KrakenFishType2, "fewer cases are followed to a target in the covers than to any other"},

		{singledigit.Skyscraper, singledigit.TurbotFish, "a skyscraper is a turbot fish in parallel lines"},
		{singledigit.TwoStringKite, singledigit.TurbotFish, "a kite is a turbot fish in a row and a column"},

		{singledigit.TurbotFish, singledigit.Guardians, "two houses are less to keep in mind than five"},
		{coloring.SimpleColoringTrap, coloring.Medusa, "what one digit shows must not be shown with several"},
		{coloring.SimpleColoringWrap, coloring.Medusa, "what one digit shows must not be shown with several"},
		{intersections.Claiming, coloring.SimpleColoringTrap, "what one house shows by itself needs no colours"},
		{singledigit.TurbotFish, coloring.SimpleColoringTrap, "a turbot fish within one cluster is the part of it that counts"},
		{coloring.SimpleColoringTrap, coloring.MultiColoring1, "what one cluster shows must not be shown with two"},
		{coloring.SimpleColoringWrap, coloring.MultiColoring2, "what one cluster shows must not be shown with two"},

		{subsets.NakedTriple, wings.XYWing, "three cells of one house with three digits are a naked triple, whatever else they are"},
		{subsets.NakedTriple, wings.XYZWing, "three cells of one house with three digits are a naked triple, whatever else they are"},
		{subsets.NakedQuad, intersections.SueDeCoq, "what is locked in one house must not be shown with two"},

		{subsets.NakedPair, wings.WWing, "two equal cells in sight of each other are a naked pair"},

		{subsets.NakedPair, uniqueness.UniqueRectangle1, "what the rules alone show must not be shown by assuming one solution"},
		{uniqueness.UniqueRectangle4, uniqueness.HiddenRectangle, "one strong link is found sooner than two"},
		{uniqueness.UniqueRectangle1, uniqueness.UniqueLoop, "four cells are found sooner than six"},
		{uniqueness.UniqueRectangle1, uniqueness.ExtendedRectangle, "two digits in four cells are found sooner than three in six"},
		{uniqueness.BUG1, uniqueness.BUG2, "one cell with three candidates is found sooner than several"},
		{uniqueness.BUG2, uniqueness.BUG3, "guardians of one digit are looked at by themselves, those of several digits together with other cells"},

		{singledigit.TurbotFish, chains.XChain, "a turbot fish is a chain of three links"},
		{wings.XYWing, chains.XYChain, "an XY-Wing is a chain of three cells"},
		{chains.RemotePair, chains.XYChain, "a remote pair is a chain of cells with the same two candidates, and does more"},
		{wings.WWing, chains.AIC, "a wing is a chain of three strong links"},
		{chains.MWing, chains.AIC, "a wing is a chain of three strong links"},
		{chains.SWing, chains.AIC, "a wing is a chain of three strong links"},
		{chains.LWing, chains.AIC, "a wing is a chain of three strong links"},
		{chains.HWing, chains.AIC, "a wing is a chain of three strong links"},
		{chains.XChain, chains.GroupedXChain, "a single place is seen sooner than a group of places"},
		{chains.AIC, chains.GroupedAIC, "a single place is seen sooner than a group of places"},
		{chains.ContinuousNiceLoop, chains.GroupedContinuousNiceLoop, "a single place is seen sooner than a group of places"},
		{chains.DiscontinuousNiceLoop, chains.GroupedDiscontinuousNiceLoop, "a single place is seen sooner than a group of places"},
		{chains.GroupedAIC, chains.ALSAIC, "a group in two houses is seen sooner than an almost locked set"},
		{chains.GroupedContinuousNiceLoop, chains.ALSContinuousNiceLoop, "a group in two houses is seen sooner than an almost locked set"},
		{chains.GroupedDiscontinuousNiceLoop, chains.ALSDiscontinuousNiceLoop, "a group in two houses is seen sooner than an almost locked set"},

		{forcing.ForcingNetContradiction, forcing.ForcingNetPatterns, "singles are all there is to look for in a net without patterns"},
		{forcing.ForcingNetPatterns, forcing.NestedForcingNet, "one supposition is kept in mind sooner than two"},
	}
}

// Reason says why every list has one technique before another, in a clause; it is empty if none says so.
func Reason(first, then *techniques.Technique) string {
	for _, c := range constraints() {
		if c.First == first && c.Then == then {
			return c.Reason
		}
	}
	return ""
}

// CheckOrder reports the first rule that the order of the list violates. Techniques that are not in the
// list are not missed; one that is there twice is an error.
func CheckOrder(list []*techniques.Technique) error { return check(list, constraints()) }

func check(list []*techniques.Technique, constraints []constraint) error {
	position := map[*techniques.Technique]int{}
	for i, t := range list {
		if _, twice := position[t]; twice {
			return fmt.Errorf("%s is in the list twice", t.Code)
		}
		position[t] = i
	}
	for _, c := range constraints {
		first, ok := position[c.First]
		then, both := position[c.Then]
		if ok && both && first > then {
			return fmt.Errorf("%s must come before %s: %s", c.First.Code, c.Then.Code, c.Reason)
		}
	}
	return nil
}
