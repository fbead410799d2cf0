package suite

import (
	"slices"

	"pencilmark/techniques"
	"pencilmark/techniques/als"
	"pencilmark/techniques/chains"
	"pencilmark/techniques/coloring"
	"pencilmark/techniques/fish"
	"pencilmark/techniques/forcing"
	"pencilmark/techniques/intersections"
	"pencilmark/techniques/oddagons"
	"pencilmark/techniques/singledigit"
	"pencilmark/techniques/singles"
	"pencilmark/techniques/subsets"
	"pencilmark/techniques/uniqueness"
	"pencilmark/techniques/wings"
)

// preferences are what the human profile obeys besides: a person finds the one
// pattern sooner than the other.
var preferences = []constraint{
	// A hidden single is one technique, whether in a box or in a line, and its finder reports boxes first.
	// Singles in lines are not worth a place of their own behind the naked ones. Of 1,500 random puzzles
	// 11,511 positions had one in a line and a naked single, but none in a box: the easiest one in a line
	// needed 1.5 placed digits to be named on average, the easiest naked single 8, and the line needed
	// fewer in all but four positions.
	{singles.HiddenSingle, singles.NakedSingle, "one digit is followed along a few lines, where a naked single asks for all other digits in three houses"},
	{singles.NakedSingle, intersections.Pointing, "a placed digit is worth more than a removed candidate, and what needs no pencil marks goes before what does"},
	{intersections.Pointing, intersections.Claiming, "a box is seen at a glance, a line has to be read from end to end"},
	{intersections.Claiming, subsets.LockedPair, "one digit in one house is less to keep in mind than two digits"},
	{subsets.NakedPair, subsets.HiddenPair, "a naked set shows in the pencil marks of its cells, a hidden one in those of all the others"},
	{subsets.HiddenPair, subsets.LockedTriple, "two cells are found sooner than three"},
	{subsets.NakedTriple, subsets.HiddenTriple, "a naked set shows in the pencil marks of its cells, a hidden one in those of all the others"},
	{subsets.HiddenTriple, subsets.HiddenQuad, "three cells are found sooner than four"},
	{subsets.NakedQuad, subsets.HiddenQuad, "a naked set shows in the pencil marks of its cells, a hidden one in those of all the others"},
	{subsets.HiddenTriple, fish.XWing, "a set is found within one house, a fish in four"},
	{fish.XWing, singledigit.Skyscraper, "two lines that match at both ends are seen sooner than two that match at one"},
	{singledigit.Skyscraper, singledigit.TwoStringKite, "parallel lines are compared at a glance, a row and a column have to be tied together in a box"},
	{singledigit.TurbotFish, singledigit.EmptyRectangle, "two places in a house are seen sooner than an angle of three or more"},
	{singledigit.TwoStringKite, singledigit.DualTwoStringKite, "two patterns are found one after the other"},
	{singledigit.EmptyRectangle, singledigit.DualEmptyRectangle, "two patterns are found one after the other"},
	{singledigit.EmptyRectangle, wings.XYWing, "one digit is followed through two houses, a wing has to be followed through three digits"},
	{fish.XWing, wings.XYWing, "an X-Wing follows one digit, a wing has to be followed through three"},
	{wings.XYWing, fish.Swordfish, "three cells with two candidates each are found sooner than three whole lines"},
	{wings.XYWing, wings.XYZWing, "a pivot with two candidates asks for two cases, one with three for three"},
	{wings.WWing, wings.GroupedWWing, "a bridge of two places is seen sooner than one of three"},
	{wings.XYZWing, wings.WXYZWing, "three cells are found sooner than four"},
	{wings.WXYZWing, wings.VWXYZWing, "four cells are found sooner than five"},
	{wings.VWXYZWing, wings.UVWXYZWing, "five cells are found sooner than six"},
	{wings.UVWXYZWing, wings.TUVWXYZWing, "six cells are found sooner than seven"},
	{wings.XYZWing, wings.WWing, "all cells of an XYZ-Wing are in sight of its pivot, the bridge of a W-Wing may be anywhere"},
	{subsets.HiddenQuad, fish.FinnedXWing, "a pattern that is complete is seen before one that nearly is"},
	{wings.WWing, coloring.SimpleColoringTrap, "four cells are followed in the head, colours ask for a pencil"},
	{coloring.SimpleColoringTrap, coloring.SimpleColoringWrap, "the order of HoDoKu's codes; a cluster is coloured once for both"},
	{coloring.SimpleColoringWrap, fish.Jellyfish, "colours go from link to link, a fish of four lines has to be seen whole"},
	{wings.WWing, uniqueness.BUG1, "what the rules alone show is worth more than what is so only if the puzzle has one solution"},
	{uniqueness.UniqueRectangle1, uniqueness.UniqueRectangle2, "one corner to look at is less than two"},
	{uniqueness.UniqueRectangle2, uniqueness.UniqueRectangle3, "a digit that two corners share needs no other cells"},
	{uniqueness.UniqueRectangle3, uniqueness.UniqueRectangle5, "the side of a rectangle is looked at sooner than opposite corners"},
	{uniqueness.UniqueRectangle4, uniqueness.UniqueRectangle6, "one strong link is found sooner than two"},
	{uniqueness.HiddenRectangle, uniqueness.AvoidableRectangle1, "pencil marks are in sight, which digits are givens has to be remembered"},
	{uniqueness.BUG3, uniqueness.BUGN, "guardians that share a house or a digit are looked at together, others one by one"},
	{uniqueness.BUG4, uniqueness.BUGN, "guardians that share a house or a digit are looked at together, others one by one"},
	{oddagons.BivalueOddagon, oddagons.Tridagon, "five cells and two digits are seen sooner than twelve cells and three digits"},
	{wings.WWing, fish.Jellyfish, "a few cells with two candidates are found sooner than four whole lines"},

	{wings.XYWing, als.XZ, "cells with two candidates are found sooner than sets of cells"},
	{wings.WWing, als.XZ, "cells with two candidates are found sooner than sets of cells"},
	{subsets.HiddenQuad, als.XZ, "one house is searched sooner than two"},
	{chains.XChain, chains.AIC, "a chain of one digit is followed in one pass over the board"},
	{chains.XYChain, chains.AIC, "cells with two candidates are all in sight, places of a digit have to be counted"},
	{chains.AIC, chains.DiscontinuousNiceLoop, "a chain that removes several candidates is worth more than one that removes one"},
	{als.XZ, als.XYWing, "two sets are found sooner than three"},
	{wings.WWing, als.WWing, "cells with two candidates are found sooner than sets of cells"},
	{als.XYWing, als.DeathBlossom, "one set in the middle is followed two ways, a stem with three candidates three ways"},
	{als.AlignedPairExclusion, als.AlignedTripletExclusion, "the pairs of two cells are fewer than the choices for three"},
	{als.XYWing, als.Chain, "three sets are found sooner than four"},

	{forcing.Nishio, forcing.ForcingChainContradiction, "one digit is followed sooner than several"},
	{forcing.ForcingChainContradiction, forcing.CellForcingChain, "one candidate is followed sooner than all of a cell"},
	{forcing.CellForcingChain, forcing.RegionForcingChain, "the candidates of a cell are in one place"},
	{forcing.RegionForcingChain, forcing.ForcingNetContradiction, "each line of a chain rests on one before it, a line of a net may rest on several"},
	{forcing.ForcingNetContradiction, forcing.ForcingNetVerity, "one candidate is followed sooner than several"},
	{forcing.ForcingNetVerity, forcing.TemplateSet, "a few lines are followed sooner than all arrangements of a digit"},
}

// CheckHuman is [CheckOrder] for the human profile, which also prefers what a person finds sooner.
func CheckHuman(list []*techniques.Technique) error {
	return check(list, slices.Concat(constraints(), preferences))
}
