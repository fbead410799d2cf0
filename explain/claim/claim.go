// Package claim reads what somebody says of a grid, and judges it; and it writes the notation of steps.
//
// A claim is a conclusion, "r3c5=7" or "r3c5<>7, r3c6<>7", or a pattern in the notation that [Notation]
// gives steps, with its conclusion or without: "4: r26\c37 => r5c3<>4". The pattern is read into
// evidence of package explain, whose checks say whether it is what it claims to be and what it concludes;
// package verify proves the conclusion.
//
// Of what [Read] reads, all that is said of the board counts: a claim whose pattern is right is flawed if it says of a cell what it is not.
//
// What people write otherwise is read as well: the conclusion behind a comma, a chain that begins or ends with the candidate
// that it removes, and "- loop" behind one whose ends exclude each other; and in words what [Read] says.
package claim

import (
	"fmt"
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// Verdict is what a claim is worth on a grid.
type Verdict string

// The verdicts.
const (
	Shown       Verdict = "shown"       // it follows, and the step shows it
	Flawed      Verdict = "flawed"      // the pattern is not what it claims to be
	Idle        Verdict = "idle"        // the pattern is right and changes nothing
	Unsupported Verdict = "unsupported" // it does not follow from these cells
	False       Verdict = "false"       // the solution says otherwise
)

// Verdicts are all verdicts.
var Verdicts = []Verdict{Shown, Flawed, Idle, Unsupported, False}

// Claim is a claim that has been read, not yet judged.
type Claim struct {
	// Name is what stands before the pattern, such as the name of a technique; it may be empty.
	Name string
	// Effects are the conclusion, in order, each once. Without any the pattern
	// claims whatever follows from it.
	Effects []explain.Effect
	// Unread is the reason of a conclusion as it stands, if that is not understood: then the conclusion alone counts.
	Unread string
	// Reasoned says that the effects follow by steps that the claim gives as its reason; a digit as soon as nothing else is left.
	Reasoned bool

	pattern pattern      // nil for a conclusion alone
	doubt   say.Sentence // why what is unread does not hold, as far as it is understood
	loose   bool         // the effects are all that were spoken of, and those of them count that follow
}

// IsConclusion reports whether there is no pattern.
func (c *Claim) IsConclusion() bool { return c.pattern == nil }

// Of returns the claim that evidence is right and has the effects, or without any whatever follows from it.
func Of(e explain.Evidence, effects ...explain.Effect) *Claim {
	c := &Claim{Effects: effects, pattern: given{e}}
	return c.sorted()
}

// Conclusion returns the claim that the effects follow somehow.
func Conclusion(effects ...explain.Effect) *Claim {
	c := &Claim{Effects: effects}
	return c.sorted()
}

// given is a pattern that is evidence already.
type given struct{ explain.Evidence }

func (p given) on(*candidates.Grid, []explain.Effect) ([]explain.Evidence, say.Sentence) {
	return []explain.Evidence{p.Evidence}, none
}

// pattern is a pattern as it is written. What its notation leaves out is found on the grid.
type pattern interface {
	// on returns the pattern on a grid, for some effects if there are any: the ways to read it, the best
	// first, or a sentence that says what it is not.
	on(g *candidates.Grid, effects []explain.Effect) (readings []explain.Evidence, flaw say.Sentence)
}

// Error says where a claim cannot be read, and what was expected there.
type Error struct {
	Text string
	Col  int // from 1, in bytes, at most one behind the last
	Msg  fault.Message
}

// Error gives place and message in one line.
func (e *Error) Error() string { return e.Fault().String() }

// Fault says where and what.
func (e *Error) Fault() fault.Message { return fault.New("column %d: %s", e.Col, e.Msg) }

// Long gives [Error.Error] in a language, nil for English, and [Error.Caret].
func (e *Error) Long(words fault.Words) string { return e.Fault().In(words) + "\n" + e.Caret() }

// Caret gives the claim and a caret under the place, in two lines.
func (e *Error) Caret() string {
	text := strings.Map(func(r rune) rune {
		if r < ' ' || r > '~' {
			return '?'
		}
		return r
	}, e.Text)
	before := len([]rune(e.Text[:min(e.Col-1, len(e.Text))]))
	return fmt.Sprintf("  %s\n  %s^", text, strings.Repeat(" ", before))
}

// maxLength is how long a claim may be. The longest notation of a step, that of
// a trial, has a few thousand characters.
const maxLength = 1 << 16

// Parse reads a claim about grids of a layout. The name of a technique may stand
// before a pattern; known tells which names there are. An error is an [*Error].
func Parse(text string, l *candidates.Layout, known func(name string) bool) (*Claim, error) {
	s := &scanner{text: strings.TrimRight(text, " \t\r\n"), layout: l}
	if len(text) > maxLength {
		return nil, s.fail("the claim has %d characters: expected at most %d", len(text), maxLength)
	}
	var effects []explain.Effect
	if a := s.attempt(); a.effects(&effects) == nil && a.done() {
		c := &Claim{Effects: effects}
		return c.sorted().brief(), nil
	}
	c := &Claim{}
	if err := s.read(c, known); err != nil {
		return nil, err
	}
	return c.sorted().brief(), nil
}

// brief leaves out of a conclusion alone what a cell loses to the digit that is placed in it: "r8c9 is 3, no room for a 9 there" says r8c9=3.
func (c *Claim) brief() *Claim {
	places := func(e explain.Effect) bool {
		return slices.ContainsFunc(c.Effects, func(x explain.Effect) bool {
			return x.Place && x.Candidate.Cell() == e.Candidate.Cell() && x.Candidate != e.Candidate
		})
	}
	if !c.IsConclusion() {
		return c
	}
	c.Effects = slices.DeleteFunc(slices.Clone(c.Effects), func(e explain.Effect) bool { return !e.Place && places(e) })
	return c
}

// sorted puts the effects in order, each once.
func (c *Claim) sorted() *Claim {
	c.Effects = explain.NewStep(explain.Single{}, c.Effects...).Effects
	return c
}
