package text

import (
	"bytes"
	"slices"
	"strings"

	"pencilmark/explain"
)

// sign is a sign of the legend.
type sign struct {
	text  string
	paint *paint
}

// legend explains the signs that are on the board, those of one meaning together, and ends with a note.
func (b *board) legend(out *bytes.Buffer, note string) {
	f := b.p.newFlow(out, b.margin(), "", b.margin())
	say := func(meaning string, signs ...sign) {
		if f.at > 0 {
			f.gap = 3
		}
		width := columns(meaning)
		for _, s := range signs {
			width += len(s.text) + len(" ")
		}
		f.fit(width)
		for _, s := range signs {
			f.word(s.text, s.paint)
		}
		f.words(meaning, &b.p.palette.quiet)
	}
	entry := func(text string, paint *paint, meaning string) { say(meaning, sign{text, paint}) }
	var alike []sign
	last := "" // what they mean
	flush := func() {
		if alike != nil {
			say(last, alike...)
		}
		alike = nil
	}
	for _, role := range b.order() {
		look, text := looks[role], ""
		if b.shown[role] {
			text = look.open + dotted(b.digits[role]) + look.close
		} else if b.hasEdge(role) {
			text = look.edge()
		}
		if text == "" {
			continue
		}
		if meaning := b.p.options.Prose.RoleWord(b.f, role); meaning != last {
			flush()
			last = meaning
		}
		alike = append(alike, sign{text, &b.p.palette.roles[role]})
	}
	flush()
	if b.labels {
		meaning := "in this order"
		if b.f.Labels.Sets != nil {
			meaning = "set 1"
		}
		entry("1"+labelSign, &b.p.palette.quiet, b.p.label(meaning))
	}
	if b.placed {
		entry(placedSign, &b.p.palette.placed, b.level("placed earlier", "written earlier"))
	}
	var open []string
	for d := range b.open.All() {
		open = append(open, d.String()+".")
	}
	if open != nil {
		entry(strings.Join(open, " "), &b.p.palette.none, b.level("open cell", "empty cell"))
	}
	if note != "" {
		say(note)
	}
	if f.at > 0 {
		f.end()
	}
	b.p.lines(out, b.p.ofStep(b.f), b.margin())
}

// order returns the roles in the order of the legend: of two clusters the colours of the first come first.
func (b *board) order() (roles []explain.Role) {
	if b.f.Shape == explain.ShapeColoring {
		roles = append(roles, explain.RoleOn, explain.RoleOff)
	}
	for role := range explain.Role(explain.NumRoles) {
		if !slices.Contains(roles, role) {
			roles = append(roles, role)
		}
	}
	return roles
}
