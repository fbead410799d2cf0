// Package names says what patterns are called.
//
// A name means techniques: one, a family, or all whose names it is the end or the beginning of, as "wing" is
// of "XY-Wing". A pattern is an instance of a technique if it is what the lesson of the technique describes,
// whether or not the technique would report it: a search leaves out what is shown more easily.
package names

import (
	"slices"
	"strings"
	"unicode"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// Names knows what the techniques of a list are called. All its keys are folded names.
type Names struct {
	list          []*techniques.Technique
	own           map[string]*techniques.Technique
	aliases       map[string]*techniques.Technique
	begins, parts map[string][]*techniques.Technique // those with a name that begins, or begins or ends, with the key
}

// New returns what the techniques of a list are called.
func New(list []*techniques.Technique) *Names {
	type index = map[string][]*techniques.Technique
	n := &Names{list, map[string]*techniques.Technique{}, map[string]*techniques.Technique{}, index{}, index{}}
	for _, t := range list {
		for _, name := range []string{t.Code, t.Name, t.HoDoKu} {
			n.own[techniques.Fold(name)] = t
		}
		for _, name := range t.Aliases {
			n.aliases[techniques.Fold(name)] = t
		}
		n.parts[techniques.Fold(t.Family)] = append(n.parts[techniques.Fold(t.Family)], t)
		for _, name := range append([]string{t.Code, t.Name}, t.Aliases...) {
			words := strings.FieldsFunc(name, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
			for i := range words {
				first, last := techniques.Fold(strings.Join(words[:i+1], " ")), techniques.Fold(strings.Join(words[i:], " "))
				n.begins[first] = append(n.begins[first], t)
				n.parts[first], n.parts[last] = append(n.parts[first], t), append(n.parts[last], t)
			}
		}
	}
	delete(n.own, "") // of techniques without a number
	return n
}

// Known reports whether a name means any techniques.
func (n *Names) Known(name string) bool { return len(n.Meant(name)) > 0 }

// Meant returns the techniques that a name means, some perhaps twice. What other programs call one technique
// of a family may be the beginning of the names of others, as "BUG" is of "BUG Type 2"; then it means these
// as well.
func (n *Names) Meant(name string) []*techniques.Technique {
	wanted := techniques.Fold(name)
	if t := n.own[wanted]; t != nil {
		return []*techniques.Technique{t}
	}
	t := n.aliases[wanted]
	if t == nil {
		return slices.Concat(n.parts[wanted], suite.Group(name))
	}
	meant := []*techniques.Technique{t}
	for _, other := range n.list {
		if other.Family == t.Family && !distinct[wanted] && (slices.Contains(n.begins[wanted], other) || techniques.Fold(t.Family) == wanted) ||
			slices.Contains(shared[wanted], other.Code) {
			meant = append(meant, other)
		}
	}
	return meant
}

// shared are names that other programs have for several techniques, of which only one lists the name.
var shared = map[string][]string{
	"forcingchainverity":   {"region-forcing-chain"},
	"fcv":                  {"region-forcing-chain"},
	"multipleforcingchain": {"region-forcing-chain"},
	"xcycle":               {"grouped-x-chain"},
}

// distinct are names of a part of what a technique finds. A pattern has such a
// name beside the code of the technique.
var distinct = map[string]bool{
	"pointingpair": true, "pointingtriple": true, "uniquehexagon": true,
	"uniquelooptype1": true, "uniquelooptype2": true, "uniquelooptype3": true, "uniquelooptype4": true,
	"extendedrectangletype1": true, "extendedrectangletype2": true, "extendedrectangletype3": true, "extendedrectangletype4": true,
}

// Of returns the techniques that the pattern of a step is an instance of, the narrowest first. Its evidence
// must be such that its Check accepts it.
func (n *Names) Of(g *candidates.Grid, s *explain.Step) (found []*techniques.Technique) {
	for _, code := range of(g, s) {
		if i := slices.IndexFunc(n.list, func(t *techniques.Technique) bool { return t.Code == code }); i >= 0 && !slices.Contains(found, n.list[i]) {
			found = append(found, n.list[i])
		}
	}
	return found
}

// Call returns what the pattern of a step is called, and whether a name fits it. If it does the technique is
// one that the name means. Without a name, or with one that does not fit, it is the narrowest; if there is
// none at all the reference is zero.
func (n *Names) Call(name string, g *candidates.Grid, s *explain.Step) (as explain.Ref, fits bool) {
	found, meant := n.Of(g, s), n.Meant(name)
	fits = name == ""
	for _, t := range found {
		if slices.Contains(meant, t) && (!distinct[techniques.Fold(name)] || slices.Contains(of(g, s), techniques.Fold(name))) {
			return t.Ref(), true
		}
	}
	if len(found) > 0 {
		as = found[0].Ref()
	}
	return as, fits
}
