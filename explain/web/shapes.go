package web

import (
	"bytes"
	"math"
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// shape is how a role is drawn round a digit. No two roles have the same outline and fill, whatever the
// colours: see form.
type shape struct {
	form string // what [board.shape] draws
	fill string // under a black digit; empty for none
	dash string
}

// Colours are those of Okabe and Ito, which every kind of colour-blind reader tells apart.
var shapes = [explain.NumRoles]shape{
	explain.RolePattern:  {"plate", "#56b4e9", ""},
	explain.RoleBase:     {"plate", "#56b4e9", ""},
	explain.RoleCover:    {"plate", "", "3 2"},
	explain.RolePivot:    {"diamond", "#cc79a7", ""},
	explain.RolePincer:   {"ring", "#cc79a7", ""},
	explain.RoleOn:       {"circle", "#56b4e9", ""},
	explain.RoleOff:      {"circle", "", "3 2"},
	explain.RoleFin:      {"triangle", "#f0e442", ""},
	explain.RoleGuardian: {"hexagon", "#e69f00", ""},
	explain.RoleWitness:  {"circle", "", ""},
	explain.RoleAssumed:  {"drop", "#f0e442", ""},
	explain.RoleConflict: {"star", "", ""},
	explain.RoleRemoved:  {"square", "#d55e00", ""},
	explain.RolePlaced:   {"ring", "#009e73", ""},
}

// colors are what the colours of a coloring are filled with, whose names are those of the colours.
var colors = map[explain.Role]string{explain.RoleOn: "#009e73", explain.RoleOff: "#56b4e9"}

// fill returns what the shape of a role is filled with, empty for nothing.
func (b *board) fill(role explain.Role) string {
	if color := colors[role]; color != "" && b.f.Shape == explain.ShapeColoring {
		return color
	}
	return shapes[role].fill
}

// frames are the roles that a cell has beside those of its candidates.
var frames = [explain.NumRoles]bool{
	explain.RolePivot: true, explain.RolePincer: true, explain.RoleConflict: true, explain.RoleAssumed: true, explain.RoleWitness: true,
}

// polygons are drawn in a circle of radius 1: the angles of their corners in degrees, and how far out.
var polygons = map[string][]struct{ angle, out float64 }{
	"diamond":  {{0, 1.2}, {90, 1.2}, {180, 1.2}, {270, 1.2}},
	"triangle": {{-90, 1.25}, {35, 1.2}, {145, 1.2}},
	"hexagon":  {{30, 1.1}, {90, 1.1}, {150, 1.1}, {210, 1.1}, {270, 1.1}, {330, 1.1}},
	"drop":     {{90, 1.3}, {200, 1.1}, {250, 1.1}, {290, 1.1}, {340, 1.1}},
	"square":   {{45, 1.3}, {135, 1.3}, {225, 1.3}, {315, 1.3}},
	"star":     {{-90, 1.3}, {-60, 0.9}, {-30, 1.3}, {0, 0.9}, {30, 1.3}, {60, 0.9}, {90, 1.3}, {120, 0.9}, {150, 1.3}, {180, 0.9}, {210, 1.3}, {240, 0.9}},
}

// shape draws the shape of a role, with further attributes.
func (b *board) shape(role explain.Role, p point, r float64, more string) {
	s := shapes[role]
	class, fill := "pm-line", "none"
	if of := b.fill(role); of != "" {
		class, fill = "pm-fill pm-edge", of
	}
	if role == explain.RoleConflict {
		class += " pm-bad"
	}
	paint := `class="` + class + `" fill="` + fill + `" stroke="#1a1a1a" stroke-width="1.2"`
	if s.dash != "" {
		paint += ` stroke-dasharray="` + s.dash + `"`
	}
	if more != "" {
		paint += " " + more
	}
	switch s.form {
	case "circle", "ring":
		put(&b.out, "<circle ", paint, ` cx="`, num(p.x), `" cy="`, num(p.y), `" r="`, num(r), "\"/>\n")
		if s.form == "ring" {
			put(&b.out, `<circle class="pm-edge" fill="none" stroke="#1a1a1a" stroke-width="1" cx="`, num(p.x), `" cy="`, num(p.y), `" r="`, num(r-2.2), "\"/>\n")
		}
	case "plate":
		put(&b.out, "<rect ", paint, ` x="`, num(p.x-r), `" y="`, num(p.y-r), `" width="`, num(2*r), `" height="`, num(2*r), `" rx="3"/>`, "\n")
	default:
		put(&b.out, "<path ", paint, ` d="`)
		for i, corner := range polygons[s.form] {
			sin, cos := math.Sincos(corner.angle * math.Pi / 180)
			put(&b.out, string("ML"[min(i, 1)]), num(p.x+cos*corner.out*r), " ", num(p.y+sin*corner.out*r))
		}
		b.out.WriteString("z\"/>\n")
	}
}

// shapes draws the shapes of candidates. The attribute data-of says which one a shape is of.
func (b *board) shapes() {
	draw := func(role explain.Role, k candidates.Candidate, p point, r float64) {
		stage := func(s *stages) int { return s.candidates[k] }
		if role == explain.RoleRemoved {
			stage = func(s *stages) int { return s.removed[k] }
		}
		b.from(stage, func() { b.shape(role, p, r, `data-role="`+role.String()+`" data-of="`+k.String()+`"`) })
	}
	for c := range b.l.Cells().All() {
		if b.g.Value(c) == 0 && b.big[c] != 0 {
			draw(explain.RolePlaced, candidates.Of(c, b.big[c]), b.at(c), 24)
		}
		for d := range b.marks[c].All() {
			k := candidates.Of(c, d)
			role := b.Candidates[k]
			if b.Removed[c].Has(d) {
				r := radius
				if role != explain.RoleNone {
					r *= 1.25 // to be seen round the shape of the role
				}
				draw(explain.RoleRemoved, k, b.mark(k), r)
			}
			if role != explain.RoleNone {
				draw(role, k, b.mark(k), radius)
			}
		}
	}
}

// strikes crosses out what is removed.
func (b *board) strikes() {
	for c := range b.l.Cells().All() {
		for d := range b.digitsOf(c, explain.RoleRemoved).All() {
			k := candidates.Of(c, d)
			b.from(func(s *stages) int { return s.removed[k] }, func() { b.strike(b.mark(k), radius) })
		}
	}
}

func (b *board) strike(p point, r float64) {
	put(&b.out, `<path class="pm-edge" stroke="#1a1a1a" stroke-width="1.5" d="M`, num(p.x-r), " ", num(p.y+r), "L", num(p.x+r), " ", num(p.y-r), "\"/>\n")
}

// frames draws the frames of cells. A digit has a ring if it blocks others.
func (b *board) frames() {
	if b.stages != nil {
		b.stagedFrames()
		return
	}
	for c := range b.l.Cells().All() {
		if role := b.framed(c); role != explain.RoleNone {
			b.cellFrame(role, c)
		}
	}
}

func (b *board) cellFrame(role explain.Role, c candidates.Cell) {
	b.frame(role, b.at(c), unit/2, `data-role="`+role.String()+`" data-cell="`+c.String()+`"`)
}

// frame draws the frame of a role about a square of half the side r.
func (b *board) frame(role explain.Role, p point, r float64, more string) {
	rect := func(inset, width float64, dash, class, colour string) {
		put(&b.out, `<rect class="`, class, `" fill="none" stroke="`, colour, `" stroke-width="`, num(width), `"`, dash, " ", more,
			` x="`, num(p.x-r+inset), `" y="`, num(p.y-r+inset), `" width="`, num(2*(r-inset)), `" height="`, num(2*(r-inset)), "\" rx=\"2\"/>\n")
		more = ""
	}
	dashed := func(dash string) string { return ` stroke-dasharray="` + dash + `"` }
	switch role {
	case explain.RoleWitness:
		put(&b.out, `<circle class="pm-edge" fill="none" stroke="#e69f00" stroke-width="3" `, more, ` cx="`, num(p.x), `" cy="`, num(p.y), `" r="`, num(0.8*r), "\"/>\n")
	case explain.RolePivot:
		rect(2.5, 1.5, "", "pm-edge", "#cc79a7")
		rect(5.5, 1.5, "", "pm-edge", "#cc79a7")
	case explain.RolePincer:
		rect(3, 2.5, "", "pm-edge", "#cc79a7")
	case explain.RoleConflict:
		rect(3.5, 3, dashed("8 2"), "pm-bad", "#b00020")
	case explain.RoleAssumed:
		rect(3.5, 3, dashed("3 3"), "pm-edge", "#e69f00")
	case explain.RoleOff:
		rect(3, 2, dashed("5 3"), "pm-edge", "#56b4e9")
	case explain.RoleFin, explain.RoleGuardian:
		rect(3, 2, dashed("8 3 2 3"), "pm-edge", "#e69f00")
	default:
		rect(3, 2, "", "pm-edge", "#56b4e9")
	}
}

// bands shades houses: base houses with lines that rise, cover houses with dots, others with lines that fall.
func (b *board) bands() {
	var used []explain.Role
	for h := range b.l.Houses().All() {
		role := b.Houses[h]
		if role == explain.RoleNone {
			continue
		}
		if !slices.Contains(used, role) {
			used = append(used, role)
			b.hatching(role)
		}
		b.from(func(s *stages) int { return s.houses[h] }, func() {
			put(&b.out, `<path data-role="`, role.String(), `" data-house="`, h.String(), `" fill="url(#`, b.hatch(role), `)" d="`, b.region(b.l.HouseCells(h)), "\"/>\n")
		})
	}
	for h := range b.l.Houses().All() {
		if role := b.Houses[h]; role != explain.RoleNone {
			dash, inset := "", 2.5
			if role == explain.RoleCover {
				dash, inset = "2 4", 5
			}
			b.from(func(s *stages) int { return s.houses[h] }, func() { b.outline(b.l.HouseCells(h), inset, "pm-edge", hue(role), 2, dash) })
		}
	}
}

// hatch returns the id of the hatching of a role.
func (b *board) hatch(role explain.Role) string { return b.options.ID + "hatch-" + role.String() }

// hue returns the colour of what is drawn for a house.
func hue(role explain.Role) string {
	switch role {
	case explain.RoleCover:
		return "#e69f00"
	case explain.RoleBase:
		return "#56b4e9"
	case explain.RoleConflict:
		return "#b00020"
	}
	return "#cc79a7"
}

func (b *board) hatching(role explain.Role) {
	figure := `<path stroke="` + hue(role) + `" d="M-2 2l4 -4M-2 12l14 -14M8 12l4 -4"/>`
	switch role {
	case explain.RoleCover:
		figure = `<circle cx="5" cy="5" r="1.3" fill="` + hue(role) + `"/>`
	case explain.RoleBase:
	default:
		figure = `<path stroke="` + hue(role) + `" d="M-2 8l4 4M-2 -2l14 14M8 -2l4 4"/>`
	}
	put(&b.out, `<pattern id="`, b.hatch(role), `" width="10" height="10" patternUnits="userSpaceOnUse" opacity=".55">`, figure, "</pattern>\n")
}

// area returns the path round each row of neighbouring cells.
func area(cells candidates.CellSet) string {
	var d bytes.Buffer
	for c := range cells.All() {
		put(&d, "M", num(unit*float64(c.Column()-1)), " ", num(unit*float64(c.Row()-1)), "h", num(unit), "v", num(unit), "h", num(-unit), "z")
	}
	return d.String()
}

// outline draws a line round the cells, inside of their edges.
func (b *board) outline(cells candidates.CellSet, inset float64, class, colour string, width float64, dash string) {
	has := func(c candidates.Cell, down, right int) bool {
		i, j := c.Row()+down, c.Column()+right
		return i >= 1 && j >= 1 && i <= b.l.Size() && j <= b.l.Size() && cells.Has(candidates.At(i, j))
	}
	var d strings.Builder
	for c := range cells.All() {
		p := b.at(c)
		for _, side := range []struct{ down, right int }{{-1, 0}, {0, 1}, {1, 0}, {0, -1}} {
			if has(c, side.down, side.right) {
				continue
			}
			// Along the side both ends lie inside of the next side, or go on to the neighbour, or round its corner.
			along := point{float64(-side.down), float64(side.right)}
			end := func(way int) point {
				down, right := way*side.right, -way*side.down
				reach := unit/2 - inset
				if has(c, down, right) {
					if reach = unit / 2; has(c, down+side.down, right+side.right) {
						reach += inset
					}
				}
				off := unit/2 - inset
				return point{p.x + float64(side.right)*off + float64(way)*along.x*reach, p.y + float64(side.down)*off + float64(way)*along.y*reach}
			}
			from, to := end(-1), end(1)
			d.WriteString("M" + num(from.x) + " " + num(from.y) + "L" + num(to.x) + " " + num(to.y))
		}
	}
	put(&b.out, `<path class="`, class, `" fill="none" stroke="`, colour, `" stroke-width="`, num(width), `" stroke-linecap="round"`)
	if dash != "" {
		put(&b.out, ` stroke-dasharray="`, dash, `"`)
	}
	put(&b.out, ` d="`, d.String(), "\"/>\n")
}
