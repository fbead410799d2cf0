package claim

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
	"pencilmark/explain"
)

// clause is one thing that is said of digits, cells and houses. Its words may stand in any order.
type clause struct {
	*reader
	asHouses bool // what may be cells or a house is a house
	strict   bool // something has to say that it is a conclusion

	digits candidates.DigitSet
	cells  candidates.CellSet
	houses []candidates.HouseSet
	others bool // of digits: all but those that are mentioned
	rest   bool // of houses: all cells but those that are mentioned

	no, perhaps, surely, has, verb, only, must int // how many words say so

	begins              int  // what the verb that it begins with does
	cellsFirst          bool // the cells stand before the digits
	placed, from, arrow bool // a word for a place or a sign stands between them
	except, outside, by bool
	those               bool // digits that were mentioned before are meant
	seers               bool // of cells: those that see the pattern
	goesOnAbout         bool // the cells of the clause before, since it begins with its verb
	removes, every      bool // a verb says that something goes, a word that it is all there is
	each                bool // the digits are all that each of the cells may be
}

// The words between cells and digits.
const (
	negative = "not never no none nothing neither nor nowhere without lose loses losing lost lacks lack impossible <> minus " +
		"false wrong gone out off invalid dead history toast bogus"
	maybe   = "can could may might possibly possible maybe perhaps would"
	certain = "must always definitely necessarily forced forces = needs need got gotta ought should surely certainly"
	kept    = "confined restricted limited locked trapped stuck bound"
	alone   = "only just last sole single solely exclusively alone"
	verbs   = "is are was be being have to equal equals contain contains containing include includes including hold holds takes take gets get " +
		"go goes been does do did true fit fits there belong belongs will stand stands stay stays becomes become " +
		"resolves resolve turns turn ends up yields yield appear appears occur occurs lie lies live lives sit sits land lands landing " +
		"found point points down along across comes come follows works work remains remain claims occupies made consists formed line lines lined align aligns aligned use uses"
	// rooms are words for what a digit has in a house.
	rooms     = "place places spot spots space spaces position positions room home homes option options left remaining empty open free unfilled blank possible possibility possibilities where here missing"
	unlike    = "but except besides than apart"
	remainder = "other others rest remaining else elsewhere everything anything everywhere anywhere more another"
	pronouns  = "it they them"
	asking    = "why how ?"
)

// isFull reports whether digits are said to be somewhere, so that what comes next may be another clause.
func (c *clause) isFull() bool {
	return (c.digits != 0 || c.others) && (!c.cells.IsEmpty() || len(c.houses) > 1 || len(c.houses) > 0 && (c.no > 0 || c.rest))
}

// gather reads the words of the clause. It stops behind it, or, if it is none, where that shows.
func (c *clause) gather() bool {
	if t := c.at(0); t.is(removing) || t.is("take takes taking") || t.is("no not -") {
		c.begins = takesOut
	} else if t.is(placing) || t.is("+") {
		c.begins = putsIn
	}
	c.goesOnAbout = c.begins == 0 && c.at(0).kind == aWord && (c.at(0).is(verbs+" "+certain+" "+maybe) && !c.at(0).is("there point down up along across") || c.at(0).is("has have") && c.at(1).is("to"))
	for ; !c.done(); c.pos++ {
		t, next := c.at(0), c.at(1)
		full := c.isFull()
		if t.kind == theCells && (t.word == "<" || t.word == ">") { // of these nothing is said but which is more
			return false
		}
		if cells, n := c.cell(); n > 0 && !(c.asHouses && n == 1 && t.houses != 0) {
			switch {
			case full && !c.cells.IsEmpty():
				return true
			case !c.cells.IsEmpty():
				return false
			}
			c.cells, c.cellsFirst, c.each = cells, c.digits == 0, c.each || t.each
			c.cells, _ = c.cellList()
			c.pos--
			continue
		}
		switch {
		case c.coordinates():
			c.cells, c.cellsFirst = t.cell, c.digits == 0
		case t.houses != 0:
			c.houses = append(c.houses, t.houses)
		case t.kind == aDigits && t.digits == c.digits && c.at(-1).is(alone): // are the only 9s
		case t.kind == aDigits || c.spelled():
			if c.digits != 0 {
				return full && !(t.digits == c.digits && c.at(-1).is("and ,"))
			}
			if t.kind == aWord {
				c.digits = t.digits
				continue
			}
			if t.each {
				c.each = true
				c.verb++
				if !hasWord("low high even odd", t.word) { // it can be at most 7
					c.surely++
				}
			}
			c.digits = c.listed()
			c.pos--
		case full && c.cells.IsEmpty() && t.is(", and &") && next.kind == theHouses && sameKind(next.houses, c.houses[len(c.houses)-1]) && !c.at(2).is(verbs+" "+maybe+" "+negative+" "+certain): // from c3 and c7
		case full && c.no > 0 && c.cellsFirst && t.is("no not") && next.kind == aDigits: // r3c1 no 5 no 6
			return true
		case full && t.is(between) && !c.trailing(1), full && t.is("=>"), full && t.is("- +") && next.kind == aDigits && !(c.at(-1).kind == aDigits && c.at(-1).end == t.pos):
			return true
		case full && (t.is("which that making leaving") || t.is("and") && next.is("leaves")) && c.isLedOn(), c.digits == 0 && c.lost != 0 && c.no > 0 && !c.cells.IsEmpty() && t.is(", and") && next.is("not nor no"): // not r7c5, not r7c6
			return true
		case full && (t.is(removing) || t.is(placing)) && c.no > 0, full && t.is("so therefore thus hence"):
			return true
		case full && t.is("as") && !next.is("well"), !c.word(t, next): // a reason comes
			return false
		}
	}
	return true
}

// isLedOn reports whether another conclusion follows from this one in words like "which makes it a 9".
func (c *clause) isLedOn() bool {
	last := c.last
	c.last = c.cells
	_, _, ok := c.leadsOn()
	c.last = last
	return ok
}

// trailing reports whether behind a comma the clause goes on with what is said of its digits: "6 in box 2, only in
// column 5".
func (c *clause) trailing(n int) bool { return c.at(n).is(alone) && c.no == 0 }

// listed reads digits with commas or words between them, as long as none of those that follow begins what is said
// next: "2 from r1c9, 3 from r2c9".
func (c *clause) listed() (all candidates.DigitSet) {
	for c.at(0).kind == aDigits && all&c.at(0).digits == 0 {
		all |= c.at(0).digits
		c.pos++
		start := c.pos
		if c.at(0).kind == aDigits && c.bracketed(c.pos) { // 7(2)
			break
		}
		apart := c.skip(", and / or nor | +") > 0
		c.skip("a an the")
		if apart && c.begins == takesOut { // -5, -6, no 5 and no 6
			c.skip("- no")
		}
		next := c.at(1)
		if said := !c.cells.IsEmpty() && apart; c.at(0).kind != aDigits || said && (next.kind > aSign && !(next.kind == theCells && c.at(2).is("<> =")) || next.is(before) && !c.at(2).is(pronouns) || next.is(verbs) || next.is(negative) || next.is("can must")) {
			c.pos = start
			break
		}
	}
	return all
}

// coordinates reports whether two numbers in brackets are a row and a column: "(5,3) is 6", "6 at (5,3)".
func (c *clause) coordinates() bool {
	t, next := c.at(0), c.at(1)
	if t.cell.IsEmpty() || !c.cells.IsEmpty() {
		return false
	}
	return c.digits != 0 && c.at(-1).is(before) || c.digits == 0 && next.is(verbs+" "+certain+" "+negative+" "+maybe)
}

// spelled reports whether the next token is a digit in words, as in "r1c9 is five", and no count.
func (c *clause) spelled() bool {
	t, next := c.at(0), c.at(1)
	if t.is("one") && next.is("of") { // one of 3 and 7
		return false
	}
	if t.is("one") && (c.isAgain() || c.at(-1).is("the") && next.is(before)) {
		return false
	}
	if t.kind != aWord || t.digits == 0 || c.digits != 0 || c.at(-1).is("all these those both any other last") || next.is("are cells candidates") {
		return false // a number
	}
	return c.pos+1 == len(c.all) || next.kind > aSign && next.kind != aDigits || next.is(before+" "+verbs+" "+between+" "+certain+" "+negative+" "+maybe+" has only")
}

// isAgain reports whether what comes next is a word for a digit that was said before: "so r9c9 can't have one", "isn't one".
func (c *clause) isAgain() bool {
	return c.about.last.Len() == 1 && c.digits == 0 && !c.cells.IsEmpty() && (c.pos+1 == len(c.all) || c.at(1).is(between)) && (c.no > 0 || c.has > 0)
}

// word takes a word that is no digit, cell or house; it is not ok if a clause cannot have it there.
func (c *clause) word(t, next token) bool {
	kind, isHouse := houseWords[t.word]
	switch {
	case t.is("-") && len(c.houses) > 0 && c.digits == 0 && c.cells.IsEmpty() && next.pos > t.end: // row 3 - 7 only in c5
	case t.is("-"):
		c.no++
		return next.kind == aDigits && (c.begins != 0 || !c.cells.IsEmpty()) && !(c.at(-1).kind == aDigits && c.at(-1).end == t.pos)
	case t.is("+"):
		c.verb++
		return next.kind == aDigits
	case t.is("both") && c.at(-1).is("not"), t.is("one") && next.is("of") && c.at(2).is("them these those") && c.at(3).is(verbs) && c.cells.IsEmpty(): // which says of neither what it is
		return false
	case t.is(":") && c.digits != 0 && len(c.houses) > 0 && c.cells.IsEmpty() && !next.cells.IsEmpty():
		c.arrow = true
	case t.is("=>"), t.is(":") && c.cellsFirst && c.digits == 0:
		c.arrow = true
		return c.digits != 0 != !c.cells.IsEmpty()
	case t.is("take takes taking taken") && c.ahead("out off away from care"):
		if c.strict && c.cellsFirst && next.kind == aDigits { // what a pattern there takes away
			return false
		}
		c.no++
	case t.is("by") && len(c.houses) == 1 && c.cells.IsEmpty() && c.digits != 0 && next.kind == theHouses:
		c.by = true
	case t.kind == aWord && t.digits != 0 && next.is("cells candidates squares digits numbers values"): // the four cells
	case t.is("both those these the") && next.is("digits numbers") && c.digits == 0 && c.cells.IsEmpty() && c.about.digits != 0:
		c.those = true
		c.pos++
	case t.is("leave leaves") && (c.digits != 0 || c.those) && c.cells.IsEmpty() && len(c.houses) == 0 && (next.kind == theCells || next.is("the") && c.at(2).is("rest others")): // the 4 leaves r9c5
		c.no++
		c.from = true
	case t.is("one") && next.is("of") && (c.at(2).kind == aDigits || c.at(2).is("these those them")), t.is("one") && c.only > 0 && next.kind == aDigits, t.kind == aWord && t.digits != 0 && c.only > 0 && (next.is(rooms) || next.is(little)): // the only two cells
	case t.is("one") && c.has > 0 && next.is(rooms): // has one place
		c.has--
		c.only++
		c.surely++
	case t.is("down") && next.is("to") && c.removes && c.no == 1 && c.digits == 0 && !c.cells.IsEmpty(): // strip r8c8 down to 3
		c.removes, c.no, c.each, c.cellsFirst, c.begins = false, 0, true, true, 0
		c.surely++
	case t.is("down drops drop dropped falls goes") && next.is("to") && c.digits == 0 && !c.cells.IsEmpty() && c.no == 0: // r5c9 is down to 2 or 5
		c.arrow = true
		c.surely++
		c.pos++
	case t.is("gives give") && next.is("up") && !c.cells.IsEmpty() && c.digits == 0: // r3c4 gives up 7 and 9
		c.no++
		c.pos++
	case t.is("both") && c.at(-1).is("of") && c.digits == 0 && c.removes && !c.cells.IsEmpty() && c.about.digits.Len() == 2: // clears r6c5 of both
		c.digits = c.about.digits
	case t.is("too") && next.is("small big low high large much little"): // so 3 is too small
		c.no++
		c.pos++
	case t.is("fall falls") && next.is(before) && !next.is("from"): // 2s in row 2 fall in columns 2 and 4
		c.verb++
	case t.is(removing):
		if c.strict && c.cellsFirst && c.digits == 0 && c.verb == 0 || // what a pattern there removes
			c.digits != 0 && !c.cells.IsEmpty() && c.no == 0 && (next.kind == aDigits || next.is("the of")) { // 39 in r9c89 removes 3 in r8c9
			return false
		}
		c.removes = true
		if !next.is(away) && !next.is("bye") {
			c.no++ // counted once
		}
	case t.is("go goes going") && c.digits != 0 && next.is("from"):
		c.no++
	case t.is("go goes") && !c.cells.IsEmpty() && c.no == 0 && (c.placed && (!c.cellsFirst || c.others) || c.cellsFirst && c.digits != 0 && c.at(-1).is("to must can should")) && (next.is("away") || next.kind <= aSign && (next.is("") || next.is(". ! , too"))):
		c.no++ // the 5 in r1c9 has to go
	case t.is("go goes going") && c.digits != 0 && c.no == 0 && !c.from && c.cells.IsEmpty() && (c.about != (scope{}) || !c.last.IsEmpty()) && (next.is("away") || next.kind <= aSign && (next.is("") || next.is(". ! , too"))):
		c.removes = true // so the 4 goes, and all other 1s in row 2 can go
		c.no++
	case t.is("there") && !c.last.IsEmpty() && c.cells.IsEmpty() && len(c.houses) == 0 && (c.digits != 0 || c.others) && next.kind <= aSign:
		c.cells = c.last
	case t.is("them") && c.others && c.at(-1).is(before) && c.last.Len() > 1 && c.cells.IsEmpty() && len(c.houses) == 0: // everything else from them
		c.cells = c.last
	case t.is("it them") && c.begins == takesOut && c.digits == 0 && next.is(before): // remove them from r4c8
	case t.is(pronouns) && c.digits == 0 && c.cells.IsEmpty() && len(c.houses) > 0 && c.about.digits != 0: // no other cell of the row can have them
		if c.digits = c.about.digits; t.is("it") && c.about.last.Len() == 1 {
			c.digits = c.about.last
		}
	case t.is(pronouns) && c.digits == 0 && c.cells.IsEmpty() && c.about.digits != 0 && c.goesOn(theCells) && !c.goesOn(aDigits): // so they can't go in r6c1
		c.digits = c.about.digits
	case t.is("one") && (c.isAgain() || c.at(-1).is("the") && next.is(before) && c.digits == 0), t.is("theirs") && c.digits == 0 && c.about.last.Len() == 1:
		c.digits = c.about.last
	case t.is("neither") && c.digits == 0 && c.about.digits.Len() > 1 && (c.goesOn(theCells) || !c.cells.IsEmpty()) && !c.goesOn(aDigits): // r4c4 is neither, neither is left for r4c4
		c.digits = c.about.digits
		if c.no++; next.is("of") && c.at(2).is("them these those") {
			c.pos += 2
		}
	case t.is("everything anything") && next.is("else") && c.at(2).is(before) && (c.at(3).houses != 0 || c.at(3).is("the that this its")): // everything else in row 6
		c.rest = true
	case t.is("either both") && c.digits != 0 && c.cells.IsEmpty() && c.at(-1).is(before) && !c.last.IsEmpty(): // no 7 in either
		c.cells, c.each = c.last, c.each || c.ofEach
	case t.is("those these them") && c.at(-1).is("of") && c.at(-2).is("one any either none all") && c.digits == 0 && !c.cells.IsEmpty():
		c.those = true
	case t.is("two three") && c.those && c.at(-1).is("those these"):
	case t.is("it") && c.digits == 0 && !c.cells.IsEmpty() && c.about.last.Len() == 1 && (c.has+c.verb > 0 || c.no > 0): // r7c2 is the only cell that can have it
		c.digits = c.about.last
	case t.is("it") && c.digits == 0 && !c.cells.IsEmpty() && c.no > 0 && c.at(-1).is("have be hold take"): // what it is is not known
		return false
	case t.is("therefore thus hence then") && c.digits == 0 && !c.cells.IsEmpty() && c.cellsFirst && (next.kind == aDigits || next.is("not a the")): // r4c9 therefore 9
		c.verb++
	case t.is("case cases way ways") && c.at(-1).is("both either any all every"):
	case t.is("used taken") && c.except:
		c.no++
	case t.is("one single") && c.at(-1).is("the") && next.is("cell square place spot home"):
		c.only++
		c.surely++
	case t.is("see sees") && (c.about != (scope{}) || c.at(-1).is("always")) && c.cellsFirst && c.digits == 0 && (next.kind == aDigits || next.is("a an the") && c.at(2).kind == aDigits): // r3c2 sees a 1
		c.no++
	case t.is("s") && c.at(-1).is(pronouns): // it's 5
		c.verb++
	case t.is(pronouns) && !c.last.IsEmpty() && c.cells.IsEmpty() && len(c.houses) == 0 && c.digits == 0:
		c.cells, c.cellsFirst, c.each = c.last, true, c.each || c.ofEach
	case t.is(pronouns) && c.digits != 0 && c.at(-1).is(before) && !c.last.IsEmpty() && c.cells.IsEmpty() && len(c.houses) == 0: // so no 8 in it
		c.cells, c.each = c.last, c.each || c.ofEach
	case t.is(pronouns) && c.digits != 0 && c.cellsFirst && c.at(-1).is(before): // the cage can't have a 7 in it
	case t.is("those these both") && (next.is("cells squares") || next.kind == aWord && next.digits != 0 && c.at(2).is("cells squares")) && c.last.Len() > 1 && c.cells.IsEmpty():
		c.cells, c.cellsFirst, c.each = c.last, c.digits == 0, c.each || c.ofEach
	case t.is("those these the") && c.digits == 0 && c.cells.IsEmpty() && next.kind == aWord && next.digits.Len() == 1 && c.last.Len() == int(next.digits.First()) && (c.pos+2 == len(c.all) || c.at(2).kind == aSign || c.at(2).is(verbs+" "+certain+" "+maybe+" "+negative+" "+alone+" have")): // those two hold nothing else
		c.cells, c.cellsFirst = c.last, !c.others
		c.pos++
	case t.is("those these") && c.digits == 0 && c.cells.IsEmpty() && next.kind <= aSign:
		c.those = true
	case t.is("neither") && (next.is(verbs) || next.is(maybe) && c.at(2).is(verbs)) && c.last.Len() > 1 && c.cells.IsEmpty() && len(c.houses) == 0:
		c.cells, c.cellsFirst = c.last, true
		c.no++
	case t.is("!") && next.kind > aSign && next.pos == t.end:
		c.no++
	case t.is("out off away") && c.no > 0:
	case t.is(unlike):
		c.except, c.others, c.rest = true, false, false
	case t.is("outside beyond"):
		c.outside = true
	case t.is("others") && next.is(before) && c.begins == 0 && c.cells.IsEmpty(): // the others in row 2
		c.rest = true
	case t.is("either both any") && c.digits == 0 && !c.cells.IsEmpty() && c.pos+1 == len(c.all): // r9c2 can't be either
		c.those = true
	case c.digits == 0 && (c.cells.IsEmpty() || c.no > 0) && (t.is("others") || t.is("else other rest everything") && c.ofDigits()):
		c.others = true
	case t.is("else") && c.at(-1).is("nothing") && c.digits == 0 && !c.cells.IsEmpty(): // those two hold nothing else
		c.others = true
	case t.is("others everything") && c.begins == takesOut && c.digits == 0 && c.cells.IsEmpty() && len(c.houses) == 0:
		c.rest = true
	case t.is("others everything") && !next.is(unlike):
		return false
	case t.is("all every each"):
		c.every = true
	case t.is("or") && c.no > 0 && !c.cells.IsEmpty() && c.ahead("rest other others"): // r5c9 or the rest of box 5
	case t.is(remainder) && !next.is(unlike):
		c.rest = c.rest || t.is("other rest remaining else elsewhere")
	case t.is(remainder):
	case isHouse:
		hs := c.about.of(c.layout, kind)
		if hs == 0 && !c.cells.IsEmpty() {
			hs = c.layout.HousesOfAll(c.cells) & c.layout.HousesOfKind(kind)
		}
		c.houses = append(c.houses, hs)
		return hs != 0
	case t.is("<>") && c.removes && c.begins == takesOut && c.no > 0: // eliminations: r2c4<>3
	case t.is("way chance") && c.at(-1).is("no"): // there's no way that r1c9 is 2
	case t.is(negative):
		c.no++
	case t.is(maybe), t.is("candidate") && c.pos > 0 && c.at(-1).is("a"):
		c.perhaps++
	case t.is("has have") && next.is("to got"), t.is(certain):
		c.surely++
		c.must++
	case t.is("has have"), c.each && c.cellsFirst && t.is("contain contains include includes hold holds"):
		c.has++
	case t.is(kept):
		c.surely++
	case c.verb > 0 && c.digits == 0 && c.cells.IsEmpty() && len(c.houses) == 1 && (c.only > 0 && t.is("place spot room home") || t.is("where")): // row 8 is the only place for 7 in box 9
		c.by = true
	case t.is(alone):
		c.only++
		c.surely++
	case t.is(verbs):
		c.verb++
	case t.is(placing) && (c.begins == putsIn || c.verb > 0 || !t.is(rooms)):
		c.verb++
	case t.is("with"):
		return c.begins == putsIn || c.only > 0 && c.cellsFirst || c.pos > 0 && c.at(-1).is("left")
	case t.is("which see sees seeing") && !c.cells.IsEmpty():
	case t.is("see sees seeing") && c.digits == 0 && c.about != (scope{}) && c.at(-1).is("cell cells that which anything everything"):
		c.seers = true
	case t.is("that which ends end pincers wings of") && (c.seers || next.is("see sees")):
	case t.is(before):
		c.placed = true
		c.from = c.from || t.is("from")
	case t.kind == aWord && !isAround(t) && c.digits == 0 && c.cells.IsEmpty() && c.ahead("from") && (next.kind == aDigits || next.is("the a all any those these them")): // scrub the 5s from r6c7
		c.removes = true
		c.no++
	default:
		return t.is(little) || t.is(between) || t.is(rooms) || t.is(asking) || t.is("' care already still s its their these those this value somewhere what up around say says")
	}
	return true
}

// goesOn reports whether a token of a kind comes.
func (c *clause) goesOn(kind tokenKind) bool {
	return slices.ContainsFunc(c.all[c.pos:], func(t token) bool { return t.kind == kind })
}

// ahead reports whether one of the words stands among the next few, before any cell.
func (c *clause) ahead(list string) bool {
	for n := 1; n < 6; n++ {
		if t := c.at(n); t.is(list) {
			return true
		} else if !t.cells.IsEmpty() {
			return false
		}
	}
	return false
}

// ofDigits reports whether "other" or "everything else" is about digits: words for them follow, or cells.
func (c *clause) ofDigits() bool {
	for n := 1; n < 5; n++ {
		t := c.at(n)
		_, house := houseWords[t.word]
		switch {
		case t.is("candidate candidates digit digits number numbers value values mark marks pencilmarks"):
			return true
		case t.is("those these") && c.at(n-1).is(before), t.is("them") && c.at(n-1).is(before) && c.last.Len() > 1, t.is("there") && !c.last.IsEmpty(): // everything else in those two cells
			return true
		case t.is("cell cells"), t.houses != 0, t.kind == aWord && house:
			return false
		case !t.cells.IsEmpty():
			return true
		case c.pos+n == len(c.all): // those cells lose everything else
			return !c.cells.IsEmpty()
		}
	}
	return false
}

// wants says what a clause lacks that is none; it is empty if it has said nothing yet.
func (c *clause) wants() fault.Message {
	switch {
	case c.cells.IsEmpty() && c.digits == 0:
		return fault.Message{}
	case c.digits == 0 && !c.isFull():
		return fault.New("a digit from 1 to %d", c.layout.Size())
	case c.cells.IsEmpty() && len(c.houses) == 0:
		return fault.New("a cell like r4c7")
	case c.cells.IsEmpty() && len(c.houses) == 1 && c.no == 0:
		return fault.New("a cell like r4c7, or a house like row 2")
	case c.cells.IsEmpty():
		return fault.New("cells like r4c7 or r26c3")
	case c.done():
		return fault.New("=, <>, or words like is and is not")
	}
	return fault.New("the end of the claim, or another conclusion")
}

// holds returns what is done to the digits, and whether that is said.
func (c *clause) holds(verb int) (holds int, ok bool) {
	no, surely := c.no, c.surely
	if c.except || c.outside && len(c.houses) == 2 && no == 1 && !c.from { // nothing but 5, nowhere outside row 2
		if no != 1 {
			return 0, false
		}
		no, surely = 0, surely+1
		c.outside = false
	}
	silent := max(c.verb, surely, c.perhaps, c.has, no) == 0 && !c.arrow
	switch {
	case silent && verb != 0:
		return verb, true
	case no > 1, no == 1 && (c.only > 0 || c.begins == putsIn), surely == 0 && c.perhaps > 0 && no == 0, c.has > 0 && surely+no == 0 && len(c.houses) == 0:
		return 0, false
	case no == 1:
		return takesOut, true
	}
	bare := c.placed && !c.cellsFirst && !c.strict && (!c.cells.IsEmpty() || len(c.houses) == 2 || len(c.houses) == 1 && c.digits.Len() > 1) || c.begins == putsIn
	pair := c.begins == 0 && !c.strict && c.digits.Len() > 1 && c.digits.Len() == c.cells.Len()
	return putsIn, !c.from && (!silent || bare || pair)
}

// means says what the words mean together. Of a verb at its beginning the next clause may make use.
func (c *clause) means(verb int) (s statement, now int, ok bool) {
	holds, ok := c.holds(verb)
	if _, one := c.about.digits.Single(); (one || c.begins == takesOut) && ok && (holds == takesOut || one && c.placed) && c.digits == 0 && !c.others && (!c.cells.IsEmpty() || one && c.rest && len(c.houses) > 0) {
		c.digits = c.about.digits // those of the pattern
	}
	if c.cells.IsEmpty() && len(c.houses) == 0 && ok && c.digits.Len() > 0 && c.goesOnAbout && c.last.Len() == 1 { // r3c2 can't be 1 and has to be 3
		c.cells, c.cellsFirst = c.last, true
	}
	if c.those && c.digits == 0 && ok && (holds == takesOut || c.cells.Len() == 1 && c.about.digits.Len() > 1) { // one of these
		c.digits = c.about.digits
	}
	if c.digits == 0 && !c.others && ok && holds == takesOut {
		c.digits = c.lost // neither can r3c3
	}
	if c.cells.IsEmpty() && len(c.houses) == 0 && c.lost != 0 && ok && holds == takesOut && c.begins == takesOut && !c.removes && !c.placed {
		c.cells = c.last // r3c3 is not 1, not 5
	}
	if s.whatever = ok && c.allElse(); s.whatever { // so take out everything else
		return s, takesOut, true
	}
	if !ok || c.digits == 0 && !c.others {
		return s, 0, false
	}
	if now = c.begins; now == 0 && holds == putsIn && c.cellsFirst && c.verb > 0 && !c.others { // r1c1 is 5, r1c2 6
		now = putsIn
	} else if now == 0 && (verb == holds || c.from && !c.cellsFirst && holds == takesOut) { // 1 goes from r1c1 and 3 from r2c1
		now = holds
	}
	if c.others {
		if holds == putsIn || c.cells.IsEmpty() || c.grid == nil || c.digits|c.about.digits == 0 { // else than what
			return s, 0, false
		}
		c.digits = c.grid.CandidatesIn(c.cells) &^ c.digits &^ c.about.digits
	}
	switch {
	case c.cells.IsEmpty() && len(c.houses) == 0 && c.seers && holds == takesOut: // any cell that sees both
		s.whatever = true
	case c.cells.IsEmpty() && len(c.houses) == 0: // get rid of the 1s
		if ok = c.removes && holds == takesOut && c.about != (scope{}) && c.grid != nil; ok {
			for d := range c.digits.All() {
				s.effects = append(s.effects, effectsOf(c.grid.Places(d).And(c.grid.Open()), candidates.Digits(d), takesOut)...)
			}
			c.loose = true
		}
	case holds == putsIn && c.cells.IsEmpty():
		s, ok = c.inHouses()
	case holds == putsIn:
		s, ok = c.inCells()
	case !c.cells.IsEmpty() && !c.rest && c.housesAway():
		return s, 0, false
	default:
		cells := c.cells
		if cells.IsEmpty() {
			cells = c.ofHouses()
			c.loose = c.loose || !c.rest && !c.every
		} else if c.rest && len(c.houses) > 0 {
			cells = cells.Or(c.ofHouses())
			c.loose = true
		}
		s.effects = effectsOf(cells, c.digits, takesOut)
		if c.cells.IsEmpty() || c.others { // nobody means what is not there
			if there := slices.DeleteFunc(slices.Clone(s.effects), func(e explain.Effect) bool { return !c.grid.Has(e.Candidate) }); len(there) > 0 {
				s.effects = there
			}
		}
		s.whatever = cells.IsEmpty() && (c.ofPattern() || c.rest && c.about.digits != 0)
		ok = len(s.effects) > 0 || s.whatever
	}
	return s, now, ok
}

// allElse reports whether all else is said to go, and neither of which digits nor where.
func (c *clause) allElse() bool {
	return c.begins == takesOut && c.no > 0 && (c.rest || c.others) && c.digits == 0 && c.cells.IsEmpty() && len(c.houses) == 0 && c.about != (scope{})
}

// allHouses returns the houses of the clause.
func (c *clause) allHouses() (houses candidates.HouseSet) {
	for _, hs := range c.houses {
		houses |= hs
	}
	return houses
}

// housesAway reports whether a house has none of the cells.
func (c *clause) housesAway() bool { return c.allHouses()&^c.layout.HousesOfAny(c.cells) != 0 }

// inCells says that the cells hold the digits.
func (c *clause) inCells() (s statement, ok bool) {
	houses := c.allHouses()
	d, one := c.digits.Single()
	cell, single1 := c.cells.Single()
	switch {
	case c.housesAway():
		return s, false
	case c.each && c.cellsFirst && c.has+len(c.houses) == 0:
		s.effects = effectsOf(c.cells, c.layout.Digits()&^c.digits, takesOut)
	case one && single1 && houses != 0 && (c.only > 0 || c.grid != nil && c.grid.PlacesIn(d, houses.First()) == c.cells):
		s.pattern = single{candidates.Of(cell, d), candidates.HouseItem(d, houses.First())}
	case one && (single1 || c.begins == putsIn || c.verb > 0 && houses == 0 && c.saysBoth() && !c.seeEachOther()):
		s.effects = effectsOf(c.cells, c.digits, putsIn)
	case one && c.surely > 0 && houses.Len() == 1 && !c.strict: // in box 5, 3 only in r4c4 or r6c4
		covers := c.layout.HousesOfAll(c.cells) &^ houses
		if covers.Len() != 1 {
			return s, false
		}
		if c.grid != nil {
			if at := c.grid.PlacesIn(d, houses.First()); at.Within(c.layout.HouseCells(covers.First())) && !at.Within(c.cells) { // and in r5c4
				return s, false
			}
		}
		s.pattern = cover{Cover: explain.Cover{Digit: d, Base: houses, Covers: covers}}
	case single1 && c.grid != nil && (!c.strict || c.arrow): // one of them, and so nothing else
		others := c.grid.Candidates(cell) &^ c.digits
		if others == 0 {
			others = c.layout.Digits() &^ c.digits
		}
		s.effects = effectsOf(c.cells, others, takesOut)
	case c.about != (scope{}) && c.only > 0 && c.perhaps > 0 && c.grid != nil: // so they can only be 1 or 4
		for cell := range c.cells.All() {
			s.effects = append(s.effects, effectsOf(candidates.Cells(cell), c.grid.Candidates(cell)&^c.digits, takesOut)...)
		}
		return s, len(s.effects) > 0
	case !c.strict && c.cells.Len() == c.digits.Len() && houses.Len() < 2:
		s.pattern = subset{digits: c.digits, cells: c.cells, house: houses}
	default:
		return s, false
	}
	return s, true
}

// saysBoth reports whether what is said of the cells is said of all of them, in a word for that.
func (c *clause) saysBoth() bool {
	return slices.ContainsFunc(c.all[:c.pos], func(t token) bool { return t.is("both all each") })
}

// seeEachOther reports whether some of the cells see each other, so that they cannot be the same.
func (c *clause) seeEachOther() bool {
	for cell := range c.cells.All() {
		if c.layout.Peers(cell).Meets(c.cells) {
			return true
		}
	}
	return false
}

// inHouses says that what some houses have of a digit is in others: "in box 3, 7 is in row 2".
func (c *clause) inHouses() (s statement, ok bool) {
	d, one := c.digits.Single()
	for n := len(c.houses); n > 2 && sameKind(c.houses[n-1], c.houses[n-2]); n-- { // c4 and c8
		c.houses[n-2] |= c.houses[n-1]
		c.houses = c.houses[:n-1]
	}
	if len(c.houses) == 2 && min(c.houses[0].Len(), c.houses[1].Len()) == 1 && c.houses[0].Len() != c.houses[1].Len() && c.surely > 0 { // 2 and 4 in row 9 only in c4 and c8
		in, across := c.houses[0], c.houses[1]
		if in.Len() > 1 {
			in, across = across, in
		}
		var cells candidates.CellSet
		for h := range across.All() {
			cells = cells.Or(c.layout.HouseCells(h).And(c.layout.HouseCells(in.First())))
		}
		if one {
			c.cells, c.houses = cells, []candidates.HouseSet{in}
			return c.inCells()
		}
		s.pattern = subset{digits: c.digits, cells: cells, house: in}
		return s, cells.Len() == c.digits.Len()
	}
	if one && len(c.houses) == 1 && c.houses[0].Len() == 1 && c.only > 0 && c.grid != nil && !c.strict { // box 8 has only one place for 4
		places := c.grid.PlacesIn(d, c.houses[0].First()).And(c.grid.Open())
		if places.IsEmpty() || slices.ContainsFunc(c.all, func(t token) bool {
			return t.kind == aWord && t.digits.Len() == 1 && !t.is("one") && t.digits != c.digits
		}) { // the only two cells
			return s, false
		}
		s.pattern = single{candidates.Of(places.First(), d), candidates.HouseItem(d, c.houses[0].First())}
		return s, true
	}
	if !one && len(c.houses) == 1 && c.houses[0].Len() == 1 && c.no+c.only == 0 && c.grid != nil { // the 47s in row 6
		var cells candidates.CellSet
		for cell := range c.layout.HouseCells(c.houses[0].First()).And(c.grid.Open()).All() {
			if c.grid.Candidates(cell)&^c.digits == 0 {
				cells = cells.With(cell)
			}
		}
		s.pattern = subset{digits: c.digits, cells: cells, house: c.houses[0], naked: true}
		return s, !c.strict && cells.Len() == c.digits.Len()
	}
	if len(c.houses) != 2 || c.houses[0] == c.houses[1] || c.houses[0].Len() != c.houses[1].Len() {
		return s, false
	}
	base, covers := c.houses[0], c.houses[1]
	if c.by { // locked in box 3 by row 2
		base, covers = covers, base
	}
	if cells := c.layout.HouseCells(base.First()).And(c.layout.HouseCells(covers.First())); one && base.Len() == 1 && cells.Len() == 1 {
		c.cells = cells
		if c.only > 0 {
			s.pattern = single{candidates.Of(cells.First(), d), candidates.HouseItem(d, base.First())}
			return s, true
		}
		s.effects = effectsOf(cells, c.digits, putsIn)
		return s, !c.strict
	}
	inEither, boxes := c.verb+c.has+c.surely == 0 || c.joinedHouses(), c.layout.HousesOfKind(candidates.Box)
	if inEither && covers&^boxes == 0 { // row 2 of box 3
		base, covers = covers, base
	}
	of := func(base, covers candidates.HouseSet) pattern {
		var each joined
		for d := range c.digits.All() {
			each = append(each, part{pattern: cover{Cover: explain.Cover{Digit: d, Base: base, Covers: covers}}})
		}
		if len(each) == 1 {
			return each[0].pattern
		}
		return each
	}
	s.pattern = of(base, covers)
	if inEither || c.must > 0 && c.only == 0 { // which follows either way
		s.pattern = either{s.pattern, of(covers, base)}
	}
	return s, !c.strict
}

// sameKind reports whether the houses of two sets are all rows, or columns, or boxes.
func sameKind(a, b candidates.HouseSet) bool { return a.First().Kind() == b.First().Kind() }

// joinedHouses reports whether the houses stand side by side, so that neither is said to be in the other.
func (c *clause) joinedHouses() bool {
	i := slices.IndexFunc(c.all, func(t token) bool { return t.houses == c.houses[0] })
	for i++; i < c.pos && i < len(c.all) && c.all[i].houses == 0; i++ {
		if t := c.all[i]; !t.is(before) && !t.is(between) && !t.is("/ the") {
			return false
		}
	}
	return true
}
