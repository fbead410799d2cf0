// Package names says what patterns are called.
//
// A name means techniques: one, a family, or all whose names it is the end or the beginning of, as "wing" is
// of "XY-Wing". Which patterns are instances of a technique is told by the technique.
package names

import (
	"cmp"
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
	narrowest     []*techniques.Technique // first
	own           map[string]*techniques.Technique
	aliases       map[string]*techniques.Technique
	ofParts       map[string]func(*techniques.Pattern) bool // of names of a part of what a technique finds
	begins, parts map[string][]*techniques.Technique        // those with a name that begins, or begins or ends, with the key
}

// New returns what the techniques of a list are called.
func New(list []*techniques.Technique) *Names {
	type index = map[string][]*techniques.Technique
	n := &Names{list, techniques.ByBreadth(list), map[string]*techniques.Technique{}, map[string]*techniques.Technique{},
		map[string]func(*techniques.Pattern) bool{}, index{}, index{}}
	for _, t := range list {
		for _, name := range []string{t.Code, t.Name, t.HoDoKu} {
			n.own[techniques.Fold(name)] = t
		}
		for _, name := range t.Aliases {
			n.aliases[techniques.Fold(name)] = t
		}
		for _, part := range t.Parts {
			n.ofParts[techniques.Fold(part.Alias)] = part.Is
		}
		n.parts[techniques.Fold(t.Family)] = append(n.parts[techniques.Fold(t.Family)], t)
		for _, name := range append([]string{t.Code, t.Name}, t.Aliases...) {
			words := strings.FieldsFunc(name, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
			for i := range words {
				first, last := techniques.Fold(strings.Join(words[:i+1], " ")), techniques.Fold(strings.Join(words[i:], " "))
				if !numbered[last] {
					n.parts[last] = append(n.parts[last], t)
				}
				if !otherwise[first] {
					n.begins[first], n.parts[first] = append(n.begins[first], t), append(n.parts[first], t)
				}
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
	return slices.Concat(n.listed(techniques.Fold(long(wanted))), n.listed(wanted), suite.Group(name), suite.Group(long(wanted)))
}

// listed returns the techniques that list a folded name, or a longer one that begins or ends with it.
func (n *Names) listed(wanted string) []*techniques.Technique {
	if t := n.own[wanted]; t != nil {
		return []*techniques.Technique{t}
	}
	t := n.aliases[wanted]
	if t == nil {
		return n.parts[wanted]
	}
	meant := []*techniques.Technique{t}
	for _, other := range n.list {
		if other.Family == t.Family && n.ofParts[wanted] == nil && (slices.Contains(n.begins[wanted], other) || techniques.Fold(t.Family) == wanted) ||
			slices.Contains(shared[wanted], other.Code) {
			meant = append(meant, other)
		}
	}
	return meant
}

// short are the names that people write for longer ones, where no technique lists them.
var short = map[string]string{
	"ur": "unique rectangle", "ut": "unique rectangle", "uniquenesstest": "unique rectangle", "uniqueness": "unique rectangle", "uniquenessrectangle": "unique rectangle",
	"uniquerect": "unique rectangle", "extendedur": "extended rectangle", "extendeduniquerectangle": "extended rectangle", "hur": "hidden rectangle", "ar": "avoidable rectangle", "hiddenur": "hidden rectangle",
	"fh": "full house", "lonesingle": "naked single", "solesingle": "naked single", "pinned": "hidden single",
	"conjugatepair": "naked pair", "disjointpair": "naked pair", "nakedset": "naked", "nakedsubset": "naked", "hiddenset": "hidden", "hiddensubset": "hidden",
	"nakeddouble": "naked pair", "hiddendouble": "hidden pair", "lctype1": "pointing", "lctype2": "claiming", "alsxzrule": "als-xz",
	"onlycandidate": "naked single", "onlyvalue": "naked single", "onlyoption": "naked single", "onlypossibility": "naked single", "lonecandidate": "naked single",
	"lc": "locked candidates", "locked": "locked candidates", "intersection": "locked candidates", "intersectionremoval": "locked candidates",
	"boxline": "claiming", "linebox": "claiming", "boxlineinteraction": "locked candidates", "lineboxreduction": "claiming", "blr": "locked candidates", "pointer": "pointing", "pointingset": "pointing", "lockedcandidatetype1": "pointing", "lockedcandidatetype2": "claiming",
	"emptyrect":     "empty rectangle",
	"groupedturbot": "empty rectangle", "groupedturbotfish": "empty rectangle", "sky": "skyscraper", "thermometer": "thermo", "thermometers": "thermo", "pp": "pointing", "xw": "x-wing", "xyw": "xy-wing", "xyzw": "xyz-wing", "sf": "swordfish", "aur": "unique rectangle",
	"bentnakedtriple": "xyz-wing", "ahsw": "w-wing",
	"sdc": "sue de coq", "3dm": "3d medusa", "medusa": "3d medusa", "coloring": "simple coloring", "singlecoloring": "simple coloring", "simplecolor": "simple coloring",
	"alternatinginferencechain": "aic", "niceloop": "nice loop", "ring": "continuous nice loop", "groupedring": "grouped continuous nice loop",
	"wring": "continuous nice loop", "mring": "continuous nice loop", "doublylinkedwwing": "continuous nice loop", "cnl": "continuous nice loop", "dnl": "discontinuous nice loop", "xycycle": "xy-chain",
	"msls": "multi-sector locked set", "db": "death blossom", "blossom": "death blossom", "ape": "aligned pair exclusion", "ate": "aligned triplet exclusion",
	"alsxy": "als-xy-wing", "alswing": "als-xy-wing", "je": "junior exocet",
	"2fish": "x-wing", "3fish": "swordfish", "4fish": "jellyfish", "deadlypattern": "unique rectangle", "deadlyrectangle": "unique rectangle", "rectangle": "unique rectangle", "lineboxinteraction": "locked candidates", "benttriple": "xyz-wing",
	"bivalueuniversalgrave": "bug", "jelly": "jellyfish", "sword": "swordfish",
}

// kinds and sizes are what the letters of "np" and "ht" stand for.
var (
	kinds = map[byte]string{'n': "naked ", 'h': "hidden ", 'l': "locked "}
	sizes = map[byte]string{'s': "single", 'p': "pair", 't': "triple", 'q': "quad"}
)

// long returns the name for which a folded one is short, or nothing. A type may stand before the name or behind it, and a word
// or a letter for fins before that of a fish.
func long(name string) string {
	if full := short[name]; full != "" {
		return full
	}
	if len(name) == 2 && kinds[name[0]] != "" && sizes[name[1]] != "" {
		return kinds[name[0]] + sizes[name[1]]
	}
	if before, of, ok := strings.Cut(name, "type"); ok && of != "" {
		name = before + of[1:]
		return cmp.Or(short[name], name) + " type " + of[:1]
	}
	for _, fins := range [][2]string{{"finned", "finned "}, {"sashimi", "sashimi "}, {"f", "finned "}, {"s", "sashimi "}} {
		if fish, ok := strings.CutPrefix(name, fins[0]); ok {
			if fish = cmp.Or(short[fish], fish); strings.HasSuffix(fish, "fish") || strings.TrimSuffix(fish, "wing") == "x" || fish == "x-wing" {
				return fins[1] + fish
			}
		}
	}
	return ""
}

// shared are names that other programs have for several techniques, of which only one lists the name.
var shared = map[string][]string{
	"forcingchainverity":   {"region-forcing-chain"},
	"fcv":                  {"region-forcing-chain"},
	"multipleforcingchain": {"region-forcing-chain"},
	"xcycle":               {"grouped-x-chain"},
	"xy":                   {"xy-chain"},
}

// otherwise are words at the beginning of names that by themselves say something else: what a clue is called, or no name at all.
var otherwise = map[string]bool{"palindrome": true, "clone": true, "same": true, "samedigit": true}

// numbered are ends of names whose number is a digit where they stand alone: colours 1 are those of the digit 1.
var numbered = map[string]bool{"color1": true, "color2": true, "coloring1": true, "coloring2": true}

// Of returns the techniques that the pattern of a step is an instance of, the narrowest first. Its evidence
// must be such that its Check accepts it.
func (n *Names) Of(g *candidates.Grid, s *explain.Step) (found []*techniques.Technique) {
	techniques.NewPattern(g, s).Narrowest(n.narrowest, func(t *techniques.Technique) bool {
		if !slices.Contains(found, t) {
			found = append(found, t)
		}
		return true
	})
	return found
}

// Call returns what the pattern of a step is called, and whether a name fits it. If it does the technique is
// one that the name means. Without a name, or with one that does not fit, it is the narrowest; if there is
// none at all the reference is zero.
func (n *Names) Call(name string, g *candidates.Grid, s *explain.Step) (as explain.Ref, fits bool) {
	p, meant := techniques.NewPattern(g, s), n.Meant(name)
	if is := n.ofParts[techniques.Fold(name)]; is != nil && !p.Fits(is) {
		meant = nil
	}
	first := func(t *techniques.Technique) bool {
		as, fits = t.Ref(), true
		return false
	}
	isOther := func(t *techniques.Technique) bool { return !slices.Contains(meant, t) }
	p.Narrowest(slices.DeleteFunc(slices.Clone(n.narrowest), isOther), first)
	if !fits {
		p.Narrowest(n.narrowest, first)
		fits = name == ""
	}
	return as, fits
}

// Codes returns the codes of the techniques that a name means, each once.
func (n *Names) Codes(name string) (codes []string) {
	for _, t := range n.Meant(name) {
		if !slices.Contains(codes, t.Code) {
			codes = append(codes, t.Code)
		}
	}
	return codes
}

// Find calls yield with the steps on a grid that a name fits, until it returns false: first those of the
// techniques that it means, then those of the others of their families, of which an easier one may be all that
// shows a pattern. It is assumed that there is one solution.
func (n *Names) Find(name string, g *candidates.Grid, yield func(*explain.Step) bool) {
	var meant, others []*techniques.Technique
	all := n.Meant(name)
	for _, t := range n.list {
		switch {
		case t.Find == nil:
		case slices.Contains(all, t):
			meant = append(meant, t)
		case t.Level <= techniques.Unfair && slices.ContainsFunc(all, func(of *techniques.Technique) bool { return of.Family == t.Family }):
			others = append(others, t)
		}
	}
	more := true
	for _, list := range [][]*techniques.Technique{meant, others} {
		if !more {
			return
		}
		techniques.NewRunner(list).Grant(explain.Unique).All(g, func(s explain.Step) bool {
			if _, fits := n.Call(name, g, &s); fits {
				more = yield(&s)
			}
			return more
		})
	}
}
