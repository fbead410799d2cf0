package explainer

import "fmt"

// Rule is a rule of the program.
type Rule uint8

// The rules in their order.
const (
	none Rule = iota
	lastDigit
	hiddenSingle
	directLocked
	directHiddenPair
	nakedSingle
	directHiddenTriplet
	lockedCandidates
	nakedPair
	xWing
	hiddenPair
	nakedTriplet
	swordfish
	hiddenTriplet
	xyWing
	xyzWing
	uniqueLoop
	nakedQuad
	jellyfish
	hiddenQuad
	grave
	alignedPair
	forcingChain
	alignedTriplet
	nishio
	multipleChain
	dynamicChain
	dynamicPlus
	nestedForcing
	nestedMultiple
	nestedDynamic
	nestedLast
)

var ruleNames = [...]string{
	lastDigit:           "Hidden Single",
	hiddenSingle:        "Hidden Single",
	directLocked:        "Direct ",
	directHiddenPair:    "Direct Hidden Pair",
	nakedSingle:         "Naked Single",
	directHiddenTriplet: "Direct Hidden Triplet",
	nakedPair:           "Naked Pair",
	xWing:               "X-Wing",
	hiddenPair:          "Hidden Pair",
	nakedTriplet:        "Naked Triplet",
	swordfish:           "Swordfish",
	hiddenTriplet:       "Hidden Triplet",
	xyWing:              "XY-Wing",
	xyzWing:             "XYZ-Wing",
	nakedQuad:           "Naked Quad",
	jellyfish:           "Jellyfish",
	hiddenQuad:          "Hidden Quad",
	alignedPair:         "Aligned Pair Exclusion",
	alignedTriplet:      "Aligned Triplet Exclusion",
	nishio:              "Nishio Forcing Chains",
	multipleChain:       "",
	dynamicChain:        "",
	dynamicPlus:         " (+)",
	nestedForcing:       " (+ Forcing Chains)",
	nestedMultiple:      " (+ Multiple Forcing Chains)",
	nestedDynamic:       " (+ Dynamic Forcing Chains)",
	nestedLast:          " (+ Dynamic Forcing Chains (+ Forcing Chains))",
}

// pattern is what a step is besides its rule: the type of a loop or grave or the kind of a chain, and the
// length of a loop, the complexity of a chain or the kind of house in which a digit is locked.
type pattern struct {
	rule       Rule
	kind, size int
	cycle      bool
}

var chainNames = [...]string{
	doubleChain: "Double", cellChain: "Cell", houseChain: "Region", contradictionChain: "Contradiction",
}

func (p pattern) String() string {
	switch p.rule {
	case directLocked, lockedCandidates:
		if p.size == boxes {
			return ruleNames[p.rule] + "Pointing"
		}
		return ruleNames[p.rule] + "Claiming"
	case uniqueLoop:
		if p.size == 4 {
			return fmt.Sprintf("Unique Rectangle type %d", p.kind)
		}
		return fmt.Sprintf("Unique Loop %d type %d", p.size, p.kind)
	case grave:
		return fmt.Sprintf("BUG type %d", p.kind)
	case forcingChain:
		switch {
		case p.cycle && p.kind == singleDigitChain:
			return "Bidirectional X-Cycle"
		case p.cycle && p.kind == cellsChain:
			return "Bidirectional Y-Cycle"
		case p.cycle:
			return "Bidirectional Cycle"
		case p.kind == singleDigitChain && p.size == 6:
			return "Turbot Fish"
		case p.kind == singleDigitChain:
			return "Forcing X-Chain"
		}
		return "Forcing Chain"
	case multipleChain:
		return chainNames[p.kind] + " Forcing Chains"
	case dynamicChain, dynamicPlus, nestedForcing, nestedMultiple, nestedDynamic, nestedLast:
		return "Dynamic " + chainNames[p.kind] + " Forcing Chains" + ruleNames[p.rule]
	}
	return ruleNames[p.rule]
}
