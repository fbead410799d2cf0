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
	colour      []color.Attribute
}

// edge is the sign beside the name of a row or column, and above the first cell of a box.
func (l look) edge() string { return l.open }

// A removed candidate has its sign before it and stands last in its cell, so
// that what is left of the cell comes first: "27-35".
var looks = [explain.NumRoles]look{
	explain.RolePattern:  {"(", ")", []color.Attribute{color.Bold, color.FgGreen}},
	explain.RoleBase:     {"#", "#", []color.Attribute{color.Bold, color.FgGreen}},
	explain.RoleCover:    {"%", "%", []color.Attribute{color.Bold, color.FgMagenta}},
	explain.RolePivot:    {"{", "}", []color.Attribute{color.Bold, color.FgMagenta}},
	explain.RolePincer:   {"[", "]", []color.Attribute{color.Bold, color.FgCyan}},
	explain.RoleOn:       {"+", "+", []color.Attribute{color.Bold, color.FgGreen}},
	explain.RoleOff:      {"~", "~", []color.Attribute{color.Bold, color.FgCyan}},
	explain.RoleFin:      {"^", "^", []color.Attribute{color.Bold, color.FgYellow}},
	explain.RoleGuardian: {"&", "&", []color.Attribute{color.Bold, color.FgYellow}},
	explain.RoleWitness:  {"<", ">", []color.Attribute{color.Bold, color.FgCyan}},
	explain.RoleAssumed:  {"?", "?", []color.Attribute{color.Bold, color.FgYellow}},
	explain.RoleConflict: {"!", "!", []color.Attribute{color.Bold, color.FgRed}},
	explain.RoleRemoved:  {"-", "", []color.Attribute{color.FgRed, color.CrossedOut}},
	explain.RolePlaced:   {"*", "*", []color.Attribute{color.Bold, color.ReverseVideo, color.FgGreen}},
}

// placedSign stands before a digit that is no given. Forms of puzzles that tell
// the two apart have the same sign.
const placedSign = "+"

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
