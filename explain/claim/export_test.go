package claim

import (
	"fmt"
	"strings"

	"pencilmark/candidates"
)

// IsLoose reports whether of what a claim says only those effects are meant that its pattern has.
func IsLoose(c *Claim) bool { return c.loose }

// Mentioned returns what the pattern of a claim was taken to be about, as far as the words say it.
func Mentioned(c *Claim) (digits candidates.DigitSet, cells candidates.CellSet, houses candidates.HouseSet) {
	if c.pattern == nil {
		return 0, cells, 0
	}
	return mentioned(c.pattern)
}

func mentioned(p pattern) (digits candidates.DigitSet, cells candidates.CellSet, houses candidates.HouseSet) {
	add := func(p pattern) {
		ds, cs, hs := mentioned(p)
		digits, cells, houses = digits|ds, cells.Or(cs), houses|hs
	}
	switch p := p.(type) {
	case either: // the first is what was read
		add(p[0])
	case joined:
		for _, one := range p {
			add(one.pattern)
		}
	case *mention:
		return p.digits, p.cells().Or(p.fins).Or(p.pivot).Or(p.pincers).Or(p.targets).Or(p.sees), p.allHouses()
	case subset:
		return p.digits, p.cells, p.house
	case cover:
		return candidates.Digits(p.Digit), p.fins, p.Base | p.Covers
	case seen:
		return candidates.Digits(p.digit), p.cells, p.house
	case grounds:
		return p.about.digits, p.about.cells, p.about.houses
	}
	return digits, cells, houses
}

// Taken says what the pattern of a claim was taken for; nothing if it has none.
func Taken(c *Claim) string {
	if c.pattern == nil {
		return ""
	}
	return taken(c.pattern)
}

// taken says what a pattern was taken for.
func taken(p pattern) string {
	switch p := p.(type) {
	case either:
		return listed(p, " or ")
	case joined:
		return listed(p, " and ")
	case part:
		return taken(p.pattern)
	case *mention:
		text := p.name
		for _, field := range []struct {
			name  string
			value any
			zero  bool
		}{
			{"of", p.digits, p.digits == 0}, {"at", p.groups, p.groups == nil}, {"in", p.houses, p.houses == nil}, {"digits in cells", p.places, p.places == nil},
			{"fins", p.fins, p.fins.IsEmpty()}, {"fins in", p.finArea, p.finArea.IsEmpty()}, {"with fins", "", !p.finned}, {"pivot", p.pivot, p.pivot.IsEmpty()},
			{"pincers", p.pincers, p.pincers.IsEmpty()}, {"common", p.common, p.common == 0}, {"target", p.targets, p.targets.IsEmpty()},
			{"total", p.total, p.total == 0}, {"seen by", p.sees, p.sees.IsEmpty()},
		} {
			if !field.zero {
				text += fmt.Sprintf(" %s %v", field.name, field.value)
			}
		}
		return text
	case chain:
		text := "chain"
		for _, t := range p.terms {
			text += fmt.Sprintf(" %c%v", max(t.sign, ' '), t.cells)
			for _, s := range t.parts {
				text += fmt.Sprintf("%c%v", max(s.sign, ' '), s.digits)
			}
		}
		return text
	case subset:
		return fmt.Sprintf("subset %v %v %v naked %t hidden %t", p.digits, p.cells, p.house, p.naked, p.hidden)
	case cover:
		return fmt.Sprintf("cover %v %v %v fins %v", p.Digit, p.Base, p.Covers, p.fins)
	case single:
		return fmt.Sprintf("single %v %v", p.k, p.item)
	case clueAlone:
		return fmt.Sprintf("clue %d", p.number)
	case seen:
		return fmt.Sprintf("placed %v %v %v", p.digit, p.cells, p.house)
	}
	return fmt.Sprintf("%T", p)
}

func listed[P pattern](ways []P, between string) string {
	var all []string
	for _, way := range ways {
		all = append(all, taken(way))
	}
	return strings.Join(all, between)
}

// Unheard says which word of a text nothing reads.
func Unheard(text string, g *candidates.Grid, book Book) string {
	if err := newPeople(text, g, book).unheard(nil); err != nil {
		return text[err.Col-1:]
	}
	return ""
}
