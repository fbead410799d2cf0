package claim

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
	"pencilmark/explain"
)

// astray says which cell of a claim that is right is in no part of what shows it: neither in the pattern nor in what follows, nor on a
// clue of these. Such a cell was passed over, and may be the one that the claim is about. Those of a refutation are looked at by no rule.
func (p *people) astray(c *Claim) *Error {
	j := c.Judge(p.grid, explain.Unique, p.book.Call)
	if j.Verdict != Shown {
		return nil
	}
	in := cellsAffected(c.Effects)
	for _, s := range append(j.More, j.Step) {
		switch s.Evidence.(type) {
		case explain.Trial, explain.Cases:
			return nil
		}
		if fish, ok := s.Evidence.(explain.Cover); ok { // where its lines cross, whether the digit can be there or not
			for base := range fish.Base.All() {
				for cover := range fish.Covers.All() {
					in = in.Or(p.layout.HouseCells(base).And(p.layout.HouseCells(cover)))
				}
			}
		}
		in = in.Or(where(p.grid, s.Evidence)).Or(cellsOf(p.grid, s.Evidence)).Or(cellsAffected(s.Effects))
	}
	goes := c.Effects
	if len(goes) == 0 {
		goes = j.Step.Effects
	}
	all := tokensOn(p.text, p.layout)
	about := concludedOf(all)
	var unsaid any
	if len(c.Effects) == 0 && !about.cells.Within(cellsAffected(goes)) {
		unsaid = about.cells
	} else if about.cells.IsEmpty() && about.houses != 0 && about.digits != 0 && !slices.ContainsFunc(goes, func(e explain.Effect) bool {
		return about.digits.Has(e.Candidate.Digit()) && p.layout.HousesOf(e.Candidate.Cell())&about.houses != 0
	}) {
		unsaid = about.digits
	}
	if unsaid != nil {
		return &Error{Text: p.text, Col: 1, Msg: fault.New("what is said of %v is not understood: expected %s", unsaid, aPattern)}
	}
	of := in
	for i := range p.layout.Clues() {
		if cells := p.layout.Clues()[i].Cells(); cells.Meets(of) {
			in = in.Or(cells)
		}
	}
	for _, t := range all {
		if t.kind == theCells && t.houses == 0 && !t.clue && !t.cells.Within(in) {
			return &Error{Text: p.text, Col: t.pos + 1, Msg: fault.New("%v has no part in what follows here: expected %s", t.cells.AndNot(in), aPattern)}
		}
	}
	return nil
}

// saysMore returns the claim of which just the conclusion is certain if one that is right has only a part of it: "so r1c1 is 45, and with
// r1c5 that's a pair, r1c2 becomes 8".
func (p *people) saysMore(c *Claim) *Claim {
	if c == nil || c.Name != "" || len(c.Effects) == 0 {
		return nil
	}
	of, isGrounds := c.grounds()
	if _, isFound := c.pattern.(*mention); !isFound && !isGrounds || len(of.nouns) > 1 {
		return nil
	}
	whole, _ := p.certainly(false)
	if whole == nil || slices.ContainsFunc(c.Effects, func(e explain.Effect) bool { return !slices.Contains(whole.Effects, e) }) {
		return nil
	}
	j := c.Judge(p.grid, explain.Unique, p.book.Call)
	if j.Verdict != Shown {
		return nil
	}
	after := *p.grid
	for _, s := range append(j.More, j.Step) {
		s.Apply(&after)
	}
	if slices.ContainsFunc(whole.Effects, func(e explain.Effect) bool {
		return !e.Done(&after) && !(e.Place && after.Candidates(e.Candidate.Cell()) == candidates.Digits(e.Candidate.Digit()))
	}) {
		return whole
	}
	return nil
}

// passedOver says that a claim has more reasons than the pattern that was read, a set that does not show it: somewhere else in the text
// a digit is said to have its place in a house, "but box 6 has its 4 in row 5".
func (p *people) passedOver(c *Claim) *Error {
	if c == nil || len(c.Effects) == 0 || c.Unread != "" {
		return nil
	}
	switch of := c.pattern.(type) {
	case subset:
	case either:
		if m, ok := of[0].(*mention); !ok || !slices.ContainsFunc(m.book.Codes(m.name), func(code string) bool { return m.subsetOf(code) > 0 }) {
			return nil
		}
	default:
		return nil
	}
	all := tokensOn(p.text, p.layout)
	for from, i := 0, 0; i <= len(all); i++ {
		if i < len(all) && !all[i].is(", . ; : ! but and since because as "+arrows) || i > 0 && i < len(all) && all[i-1].kind == all[i].kind {
			continue
		}
		said := all[from:i]
		about := scopeOf(said)
		says := slices.ContainsFunc(said, func(t token) bool { return t.is(kept + " " + having + " is are goes must sits lies") })
		if from > 0 && about.digits.Len() == 1 && about.houses != 0 && about.cells.IsEmpty() && says && !slices.ContainsFunc(said, func(t token) bool { return t.is(negative+" "+remainder) || t.is(removing) }) && !c.shown(p.grid, p.book) {
			return reasonUnread(p.text, said[0].pos+1)
		}
		from = i + 1
	}
	return nil
}

// concludedOf returns what the last part of a claim mentions if it says that something goes: the cells that lose it or see the pattern,
// or its digits and houses.
func concludedOf(all []token) (about scope) {
	all = trimmed(all, ". ! ;")
	begin := len(all)
	for begin > 0 && !all[begin-1].is(arrows+" , : . ; -") {
		begin--
	}
	goes := false
	for i, t := range all[begin:] {
		goes = goes || t.is(negative) || t.is(removing) || t.is("must") || t.is("has have") && begin+i+1 < len(all) && all[begin+i+1].is("to")
		switch {
		case t.is("see sees"):
			return scope{cells: about.cells}
		case t.is("would"): // if it were not so
			return scope{}
		case t.clue:
		case t.kind == theCells && t.houses == 0:
			about.cells = about.cells.Or(t.cells)
		case t.kind == aDigits:
			about.digits |= t.digits
		case t.cells.IsEmpty(): // B8 is a box or a cell
			about.houses |= t.houses
		}
	}
	if !goes {
		return scope{}
	}
	return about
}
