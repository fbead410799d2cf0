package text

import (
	"bytes"
	"fmt"
	"strings"

	"pencilmark/explain"
)

// sign is a sign of the legend.
type sign struct {
	text  string
	paint *paint
}

// legend explains the signs that are on the board, those of one meaning together.
func (b *board) legend(out *bytes.Buffer, leftOut bool) {
	f := b.p.newFlow(out, b.margin(), "", b.margin())
	say := func(meaning string, signs ...sign) {
		if f.at > 0 {
			f.gap = 3
		}
		width := len(meaning)
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
	for role, look := range looks {
		text := ""
		if b.shown[role] {
			text = look.open + dotted(b.digits[role]) + look.close
		} else if b.hasEdge(explain.Role(role)) {
			text = look.edge()
		}
		if text == "" {
			continue
		}
		if meaning := b.p.options.Prose.RoleWord(b.f, explain.Role(role)); meaning != last {
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
		entry("1"+labelSign, &b.p.palette.quiet, meaning)
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
	if leftOut {
		say(fmt.Sprintf("other %s need %d columns", b.level("pencil marks", "marks"), b.needs))
	}
	if f.at > 0 {
		f.end()
	}
}
