package argue

import (
	"pencilmark/explain"
)

// tellTemplates proves first where other digits are, each in its own houses, and then the effects in those of
// the digit that is looked at.
func (b *builder) tellTemplates(e explain.Templates, effects []explain.Effect) {
	members := b.members(sourcesOf(e.Premises()))
	for _, given := range e.Given {
		if !b.prove(given.Effects(), sourcesOf(given.Premises())) {
			return
		}
		for _, place := range given.Effects() {
			b.strikes(b.placedBy(place), append(members, removals(effects)...), explain.RoleNone)
		}
	}
	b.prove(effects, sourcesOf(explain.Template{Digit: e.Digit, Houses: e.Houses}.Premises()))
}
