// Package suite lists the techniques, and says in which order they are tried.
package suite

import (
	"fmt"
	"slices"
	"strings"

	"pencilmark/techniques"
	"pencilmark/techniques/als"
	"pencilmark/techniques/chains"
	"pencilmark/techniques/clues"
	"pencilmark/techniques/coloring"
	"pencilmark/techniques/exocets"
	"pencilmark/techniques/fish"
	"pencilmark/techniques/forcing"
	"pencilmark/techniques/intersections"
	"pencilmark/techniques/multisector"
	"pencilmark/techniques/oddagons"
	"pencilmark/techniques/singledigit"
	"pencilmark/techniques/singles"
	"pencilmark/techniques/subsets"
	"pencilmark/techniques/sums"
	"pencilmark/techniques/uniqueness"
	"pencilmark/techniques/wings"
)

// all is the running order but for what is only done on request. What it must
// obey, and why, is written in the rows of constraints.
var all = listed([]**techniques.Technique{
	&singles.FullHouse,
	&singles.HiddenSingle,
	&singles.NakedSingle,

	&clues.SingleClue,
	&sums.Combinations,
	&intersections.Pointing,
	&intersections.Claiming,
	&clues.EqualCells,
	&sums.MustHave,
	&clues.CommonConflict,
	&sums.InniesOuties,

	&subsets.LockedPair,
	&subsets.NakedPair,
	&subsets.HiddenPair,
	&sums.KillerPair,
	&multisector.LawOfLeftovers,
	&subsets.LockedTriple,
	&subsets.NakedTriple,
	&subsets.HiddenTriple,
	&sums.KillerTriple,

	&clues.Polarity,

	&fish.XWing,
	&singledigit.Skyscraper,
	&singledigit.TwoStringKite,
	&singledigit.TurbotFish,
	&singledigit.EmptyRectangle,
	&wings.XYWing,
	&fish.Swordfish,
	&wings.XYZWing,
	&wings.WWing,
	&wings.GroupedWWing,
	&chains.RemotePair,

	&coloring.SimpleColoringTrap,
	&coloring.SimpleColoringWrap,

	&uniqueness.BUG1,
	&uniqueness.UniqueRectangle1,
	&uniqueness.UniqueRectangle2,
	&uniqueness.UniqueRectangle3,
	&uniqueness.UniqueRectangle4,
	&uniqueness.UniqueRectangle5,
	&uniqueness.UniqueRectangle6,
	&uniqueness.HiddenRectangle,
	&uniqueness.AvoidableRectangle1,
	&uniqueness.AvoidableRectangle2,
	&uniqueness.UniqueLoop,
	&uniqueness.ExtendedRectangle,

	&subsets.NakedQuad,
	&fish.Jellyfish,
	&subsets.HiddenQuad,

	&fish.FinnedXWing,
	&fish.SashimiXWing,
	&fish.FinnedSwordfish,
	&fish.SashimiSwordfish,
	&wings.WXYZWing,

	&coloring.MultiColoring1,
	&coloring.MultiColoring2,

	&clues.LineCounting,
	&sums.KillerSetEquivalence,

	&chains.XChain,
	&chains.XYChain,
	&chains.MWing,
	&chains.SWing,
	&chains.LWing,
	&chains.HWing,
	&chains.AIC,
	&chains.ContinuousNiceLoop,
	&chains.DiscontinuousNiceLoop,

	&uniqueness.BUG2,
	&uniqueness.BUG3,
	&uniqueness.BUG4,
	&uniqueness.BUGN,

	&intersections.SueDeCoq,
	&als.XZ,
	&chains.GroupedXChain,
	&chains.GroupedAIC,
	&chains.GroupedContinuousNiceLoop,
	&chains.GroupedDiscontinuousNiceLoop,
	&als.XYWing,
	&als.WWing,
	&als.DeathBlossom,
	&als.Chain,

	&fish.FinnedJellyfish,
	&fish.SashimiJellyfish,
	&fish.SiameseFinnedXWing,
	&fish.SiameseSashimiXWing,
	&fish.SiameseFinnedSwordfish,
	&fish.SiameseSashimiSwordfish,
	&fish.SiameseFinnedJellyfish,
	&fish.SiameseSashimiJellyfish,

	&coloring.Medusa,

	&intersections.AlmostLockedPair,
	&intersections.AlmostLockedTriple,
	&intersections.FireworkTriple,
	&intersections.FireworkQuadruple,

	&forcing.Nishio,
	&forcing.ForcingChainContradiction,
	&forcing.CellForcingChain,
	&forcing.RegionForcingChain,
	&forcing.ForcingNetContradiction,
	&forcing.ForcingNetVerity,

	// From here on follows what is rarely there, because it takes long to look for or because the
	// techniques before find its parts: it has its turn where nets stall.
	&singledigit.DualTwoStringKite,
	&singledigit.DualEmptyRectangle,
	&singledigit.Guardians,
	&wings.VWXYZWing,
	&wings.UVWXYZWing,
	&wings.TUVWXYZWing,
	&als.AlignedPairExclusion,
	&als.AlignedTripletExclusion,

	&fish.FrankenXWing,
	&fish.FinnedFrankenXWing,
	&fish.FrankenSwordfish,
	&fish.FinnedFrankenSwordfish,
	&fish.FrankenJellyfish,
	&fish.FinnedFrankenJellyfish,
	&fish.SiameseFinnedFrankenXWing,
	&fish.SiameseFinnedFrankenSwordfish,
	&fish.SiameseFinnedFrankenJellyfish,
	&fish.MutantXWing,
	&fish.FinnedMutantXWing,
	&fish.MutantSwordfish,
	&fish.FinnedMutantSwordfish,
	&fish.MutantJellyfish,
	&fish.FinnedMutantJellyfish,
	&fish.SiameseFinnedMutantXWing,
	&fish.SiameseFinnedMutantSwordfish,
	&fish.SiameseFinnedMutantJellyfish,

	&forcing.TemplateSet,
	&forcing.TemplateDelete,

	&oddagons.BivalueOddagon,
	&oddagons.Tridagon,

	&fish.KrakenFishType1,
	&fish.KrakenFishType2,

	&multisector.SKLoop,
	&exocets.JuniorExocet,
	&multisector.MultiSectorLockedSet,

	// What is left are suppositions that singles alone do not refute.
	&forcing.ForcingNetPatterns,
	&forcing.NestedForcingNet,

	// Naked and hidden sets of five and more: a house has nine open cells at most, so the other cells or
	// digits make a set of four or fewer with the same effects.
	//
	// Trial, of package pipeline: it is no way to look for something on a board but what is left when there
	// is nothing to be found. The pipeline runs it by itself, under a budget.
})

// requested are the techniques that are searched for when they are asked for
// by name, and by nobody else. In the running order they come last.
var requested = listed([]**techniques.Technique{
	// The fish of five and more. The basic ones have a smaller twin: a digit has nine open rows at most, so
	// the other lines make a fish of four or fewer with the same effects. The others are for computers.
	&fish.Squirmbag,
	&fish.Whale,
	&fish.Leviathan,
	&fish.FinnedSquirmbag,
	&fish.SashimiSquirmbag,
	&fish.FrankenSquirmbag,
	&fish.FinnedFrankenSquirmbag,
	&fish.MutantSquirmbag,
	&fish.FinnedMutantSquirmbag,
	&fish.FinnedWhale,
	&fish.SashimiWhale,
	&fish.FrankenWhale,
	&fish.FinnedFrankenWhale,
	&fish.MutantWhale,
	&fish.FinnedMutantWhale,
	&fish.FinnedLeviathan,
	&fish.SashimiLeviathan,
	&fish.FrankenLeviathan,
	&fish.FinnedFrankenLeviathan,
	&fish.MutantLeviathan,
	&fish.FinnedMutantLeviathan,

	// A W-Wing, grouped or not, with its bridge in the third box of a chute: there
	// is nothing to find for it after these.
	&wings.ChuteRemotePair,

	// Of each digit it is a fish of rows, columns and boxes, which the fish before find.
	&multisector.SetEquivalence,

	// A board has hundreds of almost locked sets, and chains may pass them all.
	&chains.ALSAIC,
	&chains.ALSContinuousNiceLoop,
	&chains.ALSDiscontinuousNiceLoop,
})

// listed returns the techniques at these addresses. A table of addresses is
// data, one of techniques would be code: 5 kB of the packed engine for browsers.
func listed(at []**techniques.Technique) []*techniques.Technique {
	list := make([]*techniques.Technique, len(at))
	for i, t := range at {
		list[i] = *t
	}
	return list
}

// All returns every technique in running order. The slice is the caller's.
func All() []*techniques.Technique { return slices.Concat(all, requested) }

// Human returns the techniques in the order in which a person finds things
// with pencil and paper. The slice is the caller's.
func Human() []*techniques.Technique { return slices.Clone(all) }

// hodoku is the order in which HoDoKu tries the techniques that it uses to solve, as it is set up at first.
// Where it keeps one place for several, they stand here in the order of its codes.
var hodoku = listed([]**techniques.Technique{
	&singles.FullHouse,
	&singles.NakedSingle,
	&singles.HiddenSingle,

	&subsets.LockedPair,
	&subsets.LockedTriple,
	&intersections.Pointing,
	&intersections.Claiming,
	&subsets.NakedPair,
	&subsets.NakedTriple,
	&subsets.HiddenPair,
	&subsets.HiddenTriple,

	&subsets.NakedQuad,
	&subsets.HiddenQuad,
	&fish.XWing,
	&fish.Swordfish,
	&fish.Jellyfish,
	&chains.RemotePair,
	&singledigit.Skyscraper,
	&singledigit.TwoStringKite,
	&singledigit.TurbotFish,
	&singledigit.EmptyRectangle,
	&uniqueness.BUG1,
	&wings.WWing,
	&wings.XYWing,
	&wings.XYZWing,

	&uniqueness.UniqueRectangle1,
	&uniqueness.UniqueRectangle2,
	&uniqueness.UniqueRectangle3,
	&uniqueness.UniqueRectangle4,
	&uniqueness.UniqueRectangle5,
	&uniqueness.UniqueRectangle6,
	&uniqueness.HiddenRectangle,
	&uniqueness.AvoidableRectangle1,
	&uniqueness.AvoidableRectangle2,

	&fish.FinnedXWing,
	&fish.SashimiXWing,
	&fish.FinnedSwordfish,
	&fish.SashimiSwordfish,
	&fish.FinnedJellyfish,
	&fish.SashimiJellyfish,
	&intersections.SueDeCoq,

	&coloring.SimpleColoringTrap,
	&coloring.SimpleColoringWrap,
	&coloring.MultiColoring1,
	&coloring.MultiColoring2,

	&chains.XChain,
	&chains.XYChain,
	&chains.ContinuousNiceLoop,
	&chains.DiscontinuousNiceLoop,
	&chains.AIC,
	&chains.GroupedContinuousNiceLoop,
	&chains.GroupedDiscontinuousNiceLoop,
	&chains.GroupedAIC,

	&als.XZ,
	&als.XYWing,
	&als.Chain,

	&fish.FrankenXWing,
	&fish.FrankenSwordfish,
	&fish.FinnedFrankenXWing,
	&fish.FinnedFrankenSwordfish,

	&forcing.ForcingChainContradiction,
	&forcing.CellForcingChain,
	&forcing.RegionForcingChain,
	&forcing.ForcingNetContradiction,
	&forcing.ForcingNetVerity,
})

// HoDoKu returns the techniques of HoDoKu in its order. The slice is the caller's.
func HoDoKu() []*techniques.Technique { return slices.Clone(hodoku) }

// profiles are the lists that have a name.
var profiles = []struct {
	name string
	list func() []*techniques.Technique
}{
	{"human", Human},
	{"hodoku", HoDoKu},
	{"explainer", Explainer},
}

// Profile returns the list with the given name, one of [Profiles].
func Profile(name string) ([]*techniques.Technique, error) {
	for _, p := range profiles {
		if p.name == name {
			return p.list(), nil
		}
	}
	return nil, fmt.Errorf("unknown profile %q: expected %s", name, strings.Join(Profiles(), ", "))
}

// Profiles returns the names of the lists, the usual one first.
func Profiles() []string {
	names := make([]string, len(profiles))
	for i, p := range profiles {
		names[i] = p.name
	}
	return names
}

// Select narrows a list: to the techniques named in only, unless that is empty, and from these to the ones
// not named in without. The order stays; a technique that only names by itself, not by its family or a
// group, is added at the end where the list lacks it. What the names mean is told by [Named]. A name that
// means nothing is an error that suggests what may be meant, and so is a selection that leaves nothing.
func Select(list []*techniques.Technique, only, without []string) ([]*techniques.Technique, error) {
	wanted, err := lookupAll(only)
	if err != nil {
		return nil, err
	}
	unwanted, err := lookupAll(without)
	if err != nil {
		return nil, err
	}
	lacking := slices.DeleteFunc(All(), func(t *techniques.Technique) bool {
		byItself := slices.ContainsFunc(only, func(name string) bool { return techniques.Lookup([]*techniques.Technique{t}, name) != nil })
		return !byItself || contains(list, t)
	})
	var selected []*techniques.Technique
	for _, t := range slices.Concat(list, lacking) {
		if (len(wanted) == 0 || contains(wanted, t)) && !contains(unwanted, t) {
			selected = append(selected, t)
		}
	}
	if len(selected) == 0 {
		return nil, fmt.Errorf("no technique is left to search for")
	}
	return selected, nil
}

// contains reports whether the technique is in the list, or a variant of it is.
func contains(list []*techniques.Technique, t *techniques.Technique) bool {
	return slices.ContainsFunc(list, func(other *techniques.Technique) bool { return other.Code == t.Code })
}

func lookupAll(names []string) (found []*techniques.Technique, err error) {
	for _, name := range names {
		some, err := Named(All(), name)
		if err != nil {
			return nil, err
		}
		found = append(found, some...)
	}
	return found, nil
}

// groups are the techniques that other programs have one name for, by that name as it is folded.
var groups = map[string][]*techniques.Technique{
	"intersectionremoval": {intersections.Pointing, intersections.Claiming},
	"nakedsubset":         {subsets.NakedPair, subsets.NakedTriple, subsets.NakedQuad},
	"hiddensubset":        {subsets.HiddenPair, subsets.HiddenTriple, subsets.HiddenQuad},
	"basicfish":           {fish.XWing, fish.Swordfish, fish.Jellyfish},
	"niceloop":            {chains.ContinuousNiceLoop, chains.DiscontinuousNiceLoop},
}

// Group returns the techniques that other programs have the one name for, nil if there are none.
func Group(name string) []*techniques.Technique {
	return groups[techniques.Fold(name)]
}

// Named returns the techniques of a list that a name means: one, a family, or a
// group. If there is none the error suggests what may be meant.
func Named(list []*techniques.Technique, name string) ([]*techniques.Technique, error) {
	if members := Group(name); members != nil {
		return members, nil
	}
	if found := techniques.LookupAll(list, name); found != nil {
		return found, nil
	}
	return nil, techniques.Unknown(list, name)
}
