package text

import (
	"bytes"
	"cmp"
	"strings"

	"github.com/fatih/color"

	"pencilmark/explain"
	"pencilmark/explain/prose"
)

// look is how a role is drawn. Shape alone tells the roles apart; colour only repeats it.
type look struct {
	open, close string // around candidates, a digit, or the dot of an empty cell
	word        string // what the legend calls it
	colour      []color.Attribute
}

// edge is the sign beside the name of a row or column, and above the first cell of a box.
func (l look) edge() string { return l.open }

// A removed candidate has its sign before it and stands last in its cell, so
// that what is left of the cell comes first: "27-35".
var looks = [explain.NumRoles]look{
	explain.RolePattern:  {"(", ")", "pattern", []color.Attribute{color.Bold, color.FgGreen}},
	explain.RoleBase:     {"#", "#", "base house", []color.Attribute{color.Bold, color.FgGreen}},
	explain.RoleCover:    {"%", "%", "cover house", []color.Attribute{color.Bold, color.FgMagenta}},
	explain.RolePivot:    {"{", "}", "pivot", []color.Attribute{color.Bold, color.FgMagenta}},
	explain.RolePincer:   {"[", "]", "pincer", []color.Attribute{color.Bold, color.FgCyan}},
	explain.RoleOn:       {"+", "+", "on", []color.Attribute{color.Bold, color.FgGreen}},
	explain.RoleOff:      {"~", "~", "off", []color.Attribute{color.Bold, color.FgCyan}},
	explain.RoleFin:      {"^", "^", "fin", []color.Attribute{color.Bold, color.FgYellow}},
	explain.RoleGuardian: {"&", "&", "guardian", []color.Attribute{color.Bold, color.FgYellow}},
	explain.RoleWitness:  {"<", ">", "blocks", []color.Attribute{color.Bold, color.FgCyan}},
	explain.RoleAssumed:  {"?", "?", "supposed", []color.Attribute{color.Bold, color.FgYellow}},
	explain.RoleConflict: {"!", "!", "conflict", []color.Attribute{color.Bold, color.FgRed}},
	explain.RoleRemoved:  {"-", "", "removed", []color.Attribute{color.FgRed, color.CrossedOut}},
	explain.RolePlaced:   {"*", "*", "placed", []color.Attribute{color.Bold, color.ReverseVideo, color.FgGreen}},
}

// placedSign stands before a digit that is no given. Forms of puzzles that tell
// the two apart have the same sign.
const placedSign = "+"

// roleWords are what the sentences of a shape call roles, where that is not what the legend says of others.
type roleWords map[explain.Role]string

var wordsOf = map[explain.Shape]roleWords{
	explain.ShapeSingle:    {explain.RoleBase: "house"},
	explain.ShapeLockedSet: {explain.RoleBase: "house"},
	explain.ShapeGuarded:   {explain.RoleBase: "house"},
	explain.ShapeTemplates: {explain.RoleBase: "house", explain.RolePivot: "digit in place"},
	explain.ShapeColoring:  {explain.RoleOn: "one colour", explain.RoleOff: "the other colour"},
	explain.ShapeSetChain: {
		explain.RolePattern: "group", explain.RolePincer: "next group",
		explain.RoleOn: "Z", explain.RoleOff: "restricted common",
	},
	explain.ShapeBlossom: {
		explain.RolePivot: "stem", explain.RolePincer: "group", explain.RoleOn: "Z", explain.RoleOff: "lost",
	},
	explain.ShapeExclusion: {explain.RolePivot: "cell beside", explain.RolePincer: "group", explain.RoleOff: "lost"},
	explain.ShapeSectors:   {explain.RoleFin: "rest"},
	explain.ShapeExocet:    {explain.RoleBase: "line", explain.RolePivot: "base cell", explain.RolePincer: "target"},
	explain.ShapeCases:     {explain.RolePivot: "case"},
}

// plainWords are what roles are called for who knows no terms; where there is no word, "look here".
var plainWords = roleWords{
	explain.RoleWitness: "in the way", explain.RoleAssumed: "suppose this", explain.RoleConflict: "cannot be",
	explain.RoleRemoved: "erase", explain.RolePlaced: "write",
}

// wordsFor returns what the legend calls roles in a step of a shape, for readers of a level.
func wordsFor(shape explain.Shape, level prose.Level) (words [explain.NumRoles]string) {
	for role, look := range looks {
		r := explain.Role(role)
		if level == prose.Plain {
			words[role] = cmp.Or(plainWords[r], "look here")
		} else {
			words[role] = cmp.Or(wordsOf[shape][r], look.word)
		}
	}
	return words
}

// paint is the escape sequences before and after a text, both empty without colour. They are made once,
// since a walkthrough has thousands of painted texts.
type paint struct{ on, off string }

func newPaint(enabled bool, attributes ...color.Attribute) paint {
	c := color.New(attributes...)
	// What the color package has found out about standard output says nothing
	// about the writer that this text will go to.
	if enabled {
		c.EnableColor()
	} else {
		c.DisableColor()
	}
	const text = "x"
	on, off, _ := strings.Cut(c.Sprint(text), text)
	return paint{on, off}
}

// write writes the text in this paint, and nothing if it is empty.
func (p *paint) write(out *bytes.Buffer, text string) {
	if text != "" {
		out.WriteString(p.on)
		out.WriteString(text)
		out.WriteString(p.off)
	}
}

// palette is every paint in use. That of no role is plain.
type palette struct {
	none     paint
	roles    [explain.NumRoles]paint
	title    paint
	given    paint
	placed   paint // digits that are no givens
	quiet    paint // lines, names of rows and columns
	notation paint
}

func newPalette(enabled bool) (p palette) {
	p.title = newPaint(enabled, color.Bold)
	p.given = newPaint(enabled, color.Bold)
	p.placed = newPaint(enabled, color.FgGreen)
	p.quiet = newPaint(enabled, color.Faint)
	p.notation = newPaint(enabled, color.FgCyan)
	for role, look := range looks {
		if len(look.colour) > 0 {
			p.roles[role] = newPaint(enabled, look.colour...)
		}
	}
	return p
}

// corner returns the character where lines meet that go to the given sides.
func (p *Printer) corner(up, down, left, right bool) string {
	i := 0
	for bit, line := range [...]bool{up, down, left, right} {
		if line {
			i |= 1 << bit
		}
	}
	if p.options.Unicode {
		return unicodeCorners[i]
	}
	return asciiCorners[i]
}

// Characters by where their lines go: up 1, down 2, left 4, right 8.
var (
	asciiCorners   = strings.Split(" |||-+++-+++-+++", "")
	unicodeCorners = strings.Split(" ╵╷│╴┘┐┤╶└┌├─┴┬┼", "")
)
