package text

import (
	"bytes"
	"strings"

	"github.com/fatih/color"

	"pencilmark/explain"
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
