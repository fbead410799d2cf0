package web

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"pencilmark/candidates"
	"pencilmark/explain"
)

const (
	legendSize = 13.0
	legendLine = 24.0 // from one line of the legend to the next
)

// legend explains what is on the board, or shows the caption of the figure. It returns its height too.
func (b *board) legend() (svg string, height float64) {
	board := b.out.String()
	b.out.Reset()
	bottom := b.side + b.room.bottom
	at := point{2, bottom + 16}
	entry := func(words string, glyph func(p point)) {
		const room = 26
		width := room + 0.6*legendSize*float64(utf8.RuneCountInString(words))
		if at.x > 2 && at.x+width > b.side {
			at = point{2, at.y + legendLine}
		}
		glyph(point{at.x + 11, at.y})
		put(&b.out, `<text class="pm-ink" fill="#1a1a1a" font-family="`, font, `" font-size="`, num(legendSize), `" dy=".35em" x="`, num(at.x+room), `" y="`, num(at.y), `">`, escape(words), "</text>\n")
		at.x += width + 12
	}
	if b.f.Caption != "" {
		b.caption(at.y, &at.y)
	} else {
		b.entries(entry)
	}
	svg = b.out.String()
	b.out.Reset()
	b.out.WriteString(board)
	if svg == "" {
		return "", 0
	}
	return svg, at.y + legendLine/2 - bottom
}

// caption writes the caption in lines that fit under the board.
func (b *board) caption(y float64, last *float64) {
	var line string
	write := func() {
		put(&b.out, `<text class="pm-ink" fill="#1a1a1a" font-family="`, font, `" font-size="`, num(legendSize), `" dy=".35em" x="2" y="`, num(y), `">`, escape(line), "</text>\n")
		*last, line = y, ""
		y += legendLine
	}
	for word := range strings.FieldsSeq(b.label(b.f.Caption)) {
		if line != "" && 0.6*legendSize*float64(len(line)+1+len(word)) > b.side {
			write()
		}
		line = strings.TrimSpace(line + " " + word)
	}
	write()
}

// entries adds an entry for every role, line and kind of digit on the board.
func (b *board) entries(entry func(words string, glyph func(p point))) {
	b.entryLast = explain.Stages
	var onMark, onFrame, onHouse [explain.NumRoles]int // the stage at which a role is seen first
	see := func(on *int, stage int) {
		if stage = max(stage, 1); *on == 0 || stage < *on {
			*on = stage
		}
	}
	placed := false
	for c := range b.l.Cells().All() {
		for role := explain.RoleNone + 1; role < explain.NumRoles; role++ {
			for d := range b.digitsOf(c, role).All() {
				k := candidates.Of(c, d)
				see(&onMark[role], b.stage(func(s *stages) int {
					if role == explain.RoleRemoved {
						return s.removed[k]
					}
					return s.candidates[k]
				}))
			}
		}
		see(&onFrame[b.framed(c)], b.stage(func(s *stages) int {
			return 1 + slices.IndexFunc(s.framed[:], func(at [candidates.MaxCells]explain.Role) bool { return at[c] == b.framed(c) })
		}))
		placed = placed || b.g.Value(c) != 0 && !b.g.Givens().Has(c)
	}
	for h := range b.l.Houses().All() {
		see(&onHouse[b.Houses[h]], b.stage(func(s *stages) int { return s.houses[h] }))
	}
	for role := explain.RoleNone + 1; role < explain.NumRoles; role++ {
		word := b.word(role)
		b.stagedEntries(role, onFrame[role] > 0 && onMark[role] == 0, entry)
		switch {
		case onMark[role] > 0:
			b.entryFirst = onMark[role]
			entry(word, func(p point) {
				b.shape(role, p, radius, "")
				if role == explain.RoleRemoved {
					b.strike(p, radius)
				}
			})
		case onFrame[role] > 0:
			b.entryFirst = onFrame[role]
			entry(word, func(p point) { b.frame(role, p, 14, "") })
		}
		if onHouse[role] > 0 {
			b.entryFirst = onHouse[role]
			if onMark[role]+onFrame[role] > 0 {
				word = fmt.Sprintf(b.label("house of the %s"), word)
			}
			entry(word, func(p point) {
				put(&b.out, `<rect class="pm-thin" stroke="#8a8a8a" fill="url(#`, b.hatch(role), `)" x="`, num(p.x-10), `" y="`, num(p.y-8), `" width="20" height="16"/>`, "\n")
			})
		}
	}
	b.entryFirst = explain.Stages
	if len(b.sets) > 0 {
		entry(b.label("set"), func(p point) {
			put(&b.out, `<rect class="pm-line" stroke="#1a1a1a" stroke-width="1.4" fill="none" x="`, num(p.x-10), `" y="`, num(p.y-8), `" width="20" height="16"/>`, "\n")
		})
	}
	if i := slices.IndexFunc(b.f.Clues, func(c *candidates.Clue) bool { return len(c.Lines) > 0 }); i >= 0 {
		b.entryFirst = b.stage(func(s *stages) int { return s.clue(b.f.Clues[i]) })
		entry(b.label("clue"), func(p point) {
			put(&b.out, `<rect class="pm-line" stroke="#1a1a1a" stroke-width="1.6" stroke-dasharray="`, clueDash, `" fill="none" x="`, num(p.x-10), `" y="`, num(p.y-8), `" width="20" height="16"/>`, "\n")
		})
		b.entryFirst = explain.Stages
	}
	for _, strong := range []bool{true, false} {
		for _, l := range b.links {
			if l.strong != strong {
				continue
			}
			b.entryFirst = b.stage(func(s *stages) int { return s.link(l) })
			word := "weak link"
			if strong {
				word = "strong link"
			}
			entry(b.label(word), func(p point) { b.stroke(strong, "M"+num(p.x-11)+" "+num(p.y)+"h22") })
			break
		}
	}
	b.entryFirst = 0
	if placed {
		entry(b.label("placed earlier"), func(p point) {
			put(&b.out, `<text class="pm-placed" fill="#0b4f8a" font-style="italic" font-family="`, font, `" font-size="20" text-anchor="middle" dy=".35em" x="`, num(p.x), `" y="`, num(p.y), `">5</text>`, "\n")
		})
	}
}
