package prose

import (
	"cmp"

	"pencilmark/explain"
	"pencilmark/explain/say"
)

// RoleWord returns what the legend of a figure calls a role: the word of the sentences. A figure without a
// shape has no words of its own.
func (w Writer) RoleWord(f *explain.Figure, role explain.Role) string {
	if w.Level == Plain {
		return w.Language.Label(cmp.Or(plainWordsOf[f.Shape][role], plainWords[role], "look here"))
	}
	return w.Language.Label(cmp.Or(f.Words[role], wordsOf[f.Shape][role], roleWords[role]))
}

var roleWords = [explain.NumRoles]string{
	explain.RolePattern:  "pattern",
	explain.RoleBase:     "base house",
	explain.RoleCover:    "cover house",
	explain.RolePivot:    "pivot",
	explain.RolePincer:   "pincer",
	explain.RoleOn:       "on",
	explain.RoleOff:      "off",
	explain.RoleFin:      "fin",
	explain.RoleGuardian: "guardian",
	explain.RoleWitness:  "blocks",
	explain.RoleAssumed:  "supposed",
	explain.RoleConflict: "conflict",
	explain.RoleRemoved:  "removed",
	explain.RolePlaced:   "placed",
}

// wordsOf are what the sentences of a shape call roles, where that is not what they say of others.
var wordsOf = map[explain.Shape]map[explain.Role]string{
	explain.ShapeSingle:    {explain.RoleBase: "house"},
	explain.ShapeLockedSet: {explain.RoleBase: "house"},
	explain.ShapeGuarded:   {explain.RoleBase: "house"},
	explain.ShapeTemplates: {explain.RoleBase: "house", explain.RolePivot: "digit in place"},
	explain.ShapeColoring: {
		explain.RoleOn: say.Green.String(), explain.RoleOff: say.Blue.String(), explain.RolePivot: say.Purple.String(), explain.RoleFin: say.Yellow.String(),
	},
	explain.ShapePolarity: {explain.RoleOn: "one way round", explain.RoleOff: "other way round"},
	explain.ShapeSetChain: {
		explain.RolePattern: "set", explain.RolePincer: "next set",
		explain.RoleOn: "Z", explain.RoleOff: "restricted common",
	},
	explain.ShapeBlossom:     {explain.RoleOn: "Z", explain.RoleOff: "lost"},
	explain.ShapeExclusion:   {explain.RolePivot: "cell beside", explain.RolePincer: "group", explain.RoleOff: "lost"},
	explain.ShapeSectors:     {explain.RoleFin: "rest"},
	explain.ShapeEquivalence: {explain.RoleBase: "one side", explain.RoleCover: "other side", explain.RolePattern: "rest", explain.RolePincer: "other rest"},
	explain.ShapeExocet:      {explain.RoleBase: "cross-line", explain.RolePivot: "base cell", explain.RolePincer: "target"},
	explain.ShapeCases:       {explain.RolePivot: "case"},
	explain.ShapeTrial:       {explain.RoleOn: "follows"},
}

// plainWordsOf are what roles are called at plain level, where boards have more of a shape than sentences.
var plainWordsOf = map[explain.Shape]map[explain.Role]string{
	explain.ShapeColoring: {
		explain.RoleOn: "all of these", explain.RoleOff: "or all of these", explain.RolePivot: "and all of these", explain.RoleFin: "or all of these",
	},
}

// plainWords are what roles are called for who knows no terms; where there is no word, "look here".
var plainWords = map[explain.Role]string{
	explain.RoleWitness: "in the way", explain.RoleAssumed: "suppose this", explain.RoleConflict: "cannot be",
	explain.RoleRemoved: "erase", explain.RolePlaced: "write",
}
