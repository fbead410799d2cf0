// Package techniques defines what a solving technique is and runs them. It contains no technique itself:
// those are in the packages below it, one for each family, and package suite puts them in order.
//
// A technique only finds deductions. It reads the grid of its [Pass] and reports steps; it never prints,
// never changes the grid, and never calls another technique.
//
// A [Runner] tries a list of techniques in order. It owns the one Pass that they are given, and all memory
// that is kept between searches, so that a search that finds nothing allocates nothing.
//
// What techniques derive from a grid is a [Fact]. The family that needs it declares it, and the runner
// keeps its value: it is made when a technique first asks for it, and then brought up to date from what
// changed. What several families ask for is in this package: how many places a digit has in a house, which
// cells have few candidates, the almost locked sets ([ALS]), and the places that a digit can have as far as
// that digit alone says.
//
// A pass also knows what changed since a technique was last searched for and found nothing, see
// [Pass.Changed], and a technique need not look again at what did not. That never shows: what is found
// depends on the grid alone, not on the grids before it.
package techniques

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"pencilmark/explain"
)

// Level is how hard a technique is for a person. The words are HoDoKu's.
type Level uint8

// The levels. The zero value is invalid.
const (
	Easy Level = iota + 1
	Medium
	Hard
	Unfair
	Extreme
)

var levelNames = [...]string{"invalid", "easy", "medium", "hard", "unfair", "extreme"}

// String gives the level in lower case.
func (l Level) String() string { return levelNames[l] }

// Technique is a way to make progress, with everything that is to be known about it. Help, lessons,
// documentation, completions and look-up are derived from these fields, so a technique is added by its own
// file, its test data and its line in package suite.
type Technique struct {
	Code    string   // stable and unique: "xy-wing"; written out once in its family
	Name    string   // "XY-Wing"
	Aliases []string // what other programs call it; unique among all codes, names and aliases
	Parts   []Part   // aliases that other programs have for a part of what it finds
	Family  string   // the name of its package

	HoDoKu      string // code in HoDoKu's technique library: "0800"; empty if it has none
	HoDoKuScore int    // HoDoKu's base score
	Explainer   int    // rating on the Sudoku Explainer scale in tenths, 0 if it has none
	Level       Level

	Assumes explain.Assume // what its steps assume
	Ladder  explain.Ladder // how hints disclose its steps
	Doc     Doc

	// Is reports whether a pattern is an instance of the technique: what its lesson describes, whoever wrote it
	// down, and whether or not Find would report it, which leaves out what is shown more easily.
	Is func(*Pattern) bool

	// Breadth orders the techniques that a pattern is an instance of: the narrowest, by whose name it is called,
	// has the least. Of equal ones that is the one which is tried first, so most have none.
	Breadth int

	// Find reports every instance of the technique on the grid of the pass, in an order that depends on
	// nothing but the grid, until Report returns false. It allocates nothing unless it finds something.
	Find func(*Pass)
}

// Part is a part of what a technique finds that has a name of its own.
type Part struct {
	Alias string // one of those of the technique
	Is    func(*Pattern) bool
}

// Doc is the lesson of a technique. Texts are paragraphs of plain sentences, without markup.
type Doc struct {
	What     string // what the pattern is
	Why      string // why the conclusion is true
	Look     string // how to look for it
	NearMiss string // what looks the same and proves nothing

	// Grid is a position in which the technique applies, in any form that package notation reads. Want has
	// the effects of the step there, as documents write them, separated by spaces. Lessons show it if package
	// lessons has none in which nothing easier applies.
	Grid, Want string
}

// Variant returns the technique with another search: for patterns that are
// not counted as such in each program.
func (t *Technique) Variant(find func(*Pass)) *Technique {
	variant := *t
	variant.Find = find
	return &variant
}

// Ref returns the name that steps carry.
func (t *Technique) Ref() explain.Ref { return explain.Ref{Code: t.Code, Name: t.Name} }

// forbidden lists words that lessons must not use: they either make a learner
// feel slow or are not in the glossary of package candidates.
var forbidden = []string{"obviously", "simply", "trivially", "just", "square", "unit", "region", "eliminate"}

// Validate reports the first thing that is wrong with a list of techniques: fields that are missing, names
// that are not unique, lessons without an example or with words that the glossary forbids.
func Validate(list []*Technique) error {
	names := map[string]string{}
	for _, t := range list {
		if err := t.validate(); err != nil {
			return fmt.Errorf("technique %q: %w", t.Code, err)
		}
		for _, name := range t.names() {
			if other, taken := names[Fold(name)]; taken && other != t.Code {
				return fmt.Errorf("technique %q: name %q already means %q", t.Code, name, other)
			}
			names[Fold(name)] = t.Code
		}
	}
	return nil
}

func (t *Technique) validate() error {
	switch {
	case t.Code == "" || t.Code != strings.ToLower(t.Code) || strings.ContainsAny(t.Code, " _"):
		return fmt.Errorf("the code must be lower-case words joined by hyphens")
	case t.Name == "" || t.Family == "":
		return fmt.Errorf("name and family must not be empty")
	case t.Level < Easy || t.Level > Extreme:
		return fmt.Errorf("level %d is none of easy to extreme", t.Level)
	case t.Find == nil:
		return fmt.Errorf("it has no Find")
	case t.Is == nil:
		return fmt.Errorf("it has no Is")
	case t.Ladder.Kind == "" || strings.HasSuffix(t.Ladder.Kind, ".") || unicode.IsUpper([]rune(t.Ladder.Kind)[0]):
		return fmt.Errorf("the kind of its hints must be a clause in lower case without a full stop")
	case t.Ladder.Facets[0] == t.Ladder.Facets[1]:
		return fmt.Errorf("the second and the third stage of its hints show the same")
	case t.Doc.Grid == "" || t.Doc.Want == "":
		return fmt.Errorf("its lesson has no example")
	}
	for _, part := range t.Parts {
		if !slices.Contains(t.Aliases, part.Alias) {
			return fmt.Errorf("its part %q is none of its aliases", part.Alias)
		}
	}
	for part, text := range map[string]string{"What": t.Doc.What, "Why": t.Doc.Why, "Look": t.Doc.Look, "NearMiss": t.Doc.NearMiss} {
		if text == "" || !strings.HasSuffix(text, ".") {
			return fmt.Errorf("part %s of its lesson must be sentences", part)
		}
		for _, word := range strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) }) {
			for _, bad := range forbidden {
				if word == bad || word == bad+"s" {
					return fmt.Errorf("part %s of its lesson uses the word %q", part, word)
				}
			}
		}
	}
	return nil
}

// names returns everything that the technique may be called.
func (t *Technique) names() []string {
	names := append([]string{t.Code, t.Name}, t.Aliases...)
	if t.HoDoKu != "" {
		names = append(names, t.HoDoKu)
	}
	return names
}

// Fold reduces a name to what counts when names are compared: lower-case letters and digits, of plural
// words the singular, of British words the American ones.
func Fold(name string) string { return strings.Join(words(name), "") }

// words returns the words of a name, each folded.
func words(name string) []string {
	words := strings.FieldsFunc(strings.ToLower(name), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	for i, word := range words {
		word = strings.ReplaceAll(word, "colour", "color")
		if len(word) > len("als") {
			word = strings.TrimSuffix(word, "s")
		}
		words[i] = word
	}
	return words
}

// Lookup returns the technique that has the name as its code, name, alias or
// HoDoKu code, in any spelling that folds to the same; nil if there is none.
func Lookup(list []*Technique, name string) *Technique {
	wanted := Fold(name)
	for _, t := range list {
		for _, n := range t.names() {
			if Fold(n) == wanted {
				return t
			}
		}
	}
	return nil
}

// LookupAll returns the techniques that a name means: the one that [Lookup] finds;
// or the family of that name; or those with a name that goes on after its words,
// as "Unique Rectangle Type 1" does after "unique rectangle".
func LookupAll(list []*Technique, name string) (found []*Technique) {
	if t := Lookup(list, name); t != nil {
		return []*Technique{t}
	}
	wanted := Fold(name)
	for _, t := range list {
		if Fold(t.Family) == wanted {
			found = append(found, t)
		}
	}
	if found != nil || wanted == "" {
		return found
	}
	for _, t := range list {
		if slices.ContainsFunc(t.names(), func(n string) bool { return begins(words(n), wanted) }) {
			found = append(found, t)
		}
	}
	return found
}

// begins reports whether the first of the words, one after the other, are the wanted.
func begins(words []string, wanted string) bool {
	for _, word := range words {
		rest, ok := strings.CutPrefix(wanted, word)
		if !ok {
			return false
		}
		if wanted = rest; wanted == "" {
			return true
		}
	}
	return false
}
