package fish

import (
	"strings"

	"pencilmark/techniques"
)

// The names of the sizes, and the sizes in words.
var (
	sizeNames = [...]string{2: "X-Wing", 3: "Swordfish", 4: "Jellyfish", 5: "Squirmbag", 6: "Whale", 7: "Leviathan"}
	sizeWords = [...]string{2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven"}
)

// say fills the size of the species into a text: {n} in words, {N} with a
// capital, {rest} for the lines that are left, {fish} as the name of the basic fish and {a fish} with its article.
func (s species) say(text string) string {
	word, name := sizeWords[s.size], sizeNames[s.size]
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(text, "{")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		var field string
		field, text, _ = strings.Cut(rest, "}")
		switch field {
		case "n":
			b.WriteString(word)
		case "N":
			b.WriteString(strings.ToUpper(word[:1]) + word[1:])
		case "rest": // of the nine lines
			b.WriteString(sizeWords[9-s.size])
		case "a fish":
			if name[0] == 'X' {
				b.WriteString("an ")
			} else {
				b.WriteString("a ")
			}
			b.WriteString(name)
		case "fish":
			b.WriteString(name)
		default:
			panic("fish: a text has a field " + field)
		}
	}
}

// The kinds of hints.
var kinds = map[kind]map[fins]string{
	basic: {
		finless: "{n} lines have all their places for one digit in {n} crossing lines",
		finned:  "{n} lines would have all their places for one digit in {n} crossing lines, but for a few",
		sashimi: "{n} lines would have all their places for one digit in {n} crossing lines, but for a few, and without these one of the lines has hardly any",
	},
	franken: {
		finless: "{n} lines or boxes have all their places for one digit in {n} other lines or boxes",
		finned:  "{n} lines or boxes would have all their places for one digit in {n} other lines or boxes, but for a few",
	},
	mutant: {
		finless: "{n} houses of any kind have all their places for one digit in {n} others",
		finned:  "{n} houses of any kind would have all their places for one digit in {n} others, but for a few",
	},
}

// The lessons. What is said of fins is true of all kinds of fish.
const (
	whyFinned = "Suppose that no fin holds the digit. Then the base houses have to put their {n} digits into the {n} " +
		"covers, which leaves no room for it anywhere else in the covers. Now suppose that some fin holds the " +
		"digit. Then no cell that sees all the fins can have it. One of the two is true. So a cell that is in " +
		"the covers but not in the base, and sees all the fins, has the digit in neither case."
	whyFinless = "Each of the {n} base houses needs the digit, and each cover has room for it once. As all places of the " +
		"base lie in the covers, the {n} base houses use up all {n} covers, and the other cells of these cannot have " +
		"the digit."
	whyEndo = " A place that two base houses have in common is always a fin, called an endo fin: one digit there would " +
		"serve both." + whyInner
	whyApart = " No two base houses may have a place in common, because one digit there would serve both." + whyInner
	whyInner = " A place of one base house that is in two covers would use up two and serve one, so it loses the digit " +
		"like a cell outside the base."
	seldom = " It takes a computer to find one of this size: ask for it by name. Mostly a smaller fish of other " +
		"houses does the same."
)

func (s species) lesson(grid, want string) techniques.Doc {
	doc := techniques.Doc{Grid: grid, Want: want}
	switch {
	case s.kind == basic && s.fins == finless: // of more lines than four
		doc.What = "{N} rows whose places for a digit lie in the same {n} columns. The digit is removed from every other cell " +
			"of the {n} columns. {N} columns and {n} rows work the same way. It is large in name only: a digit has nine " +
			"columns at most, so those that are not used are {rest} or fewer, and they have their places in the rows " +
			"that are not used. They are a smaller fish that removes the same candidates."
		doc.Why = whyFinless
		doc.Look = "Look for the smaller fish of the other lines: it has fewer lines to compare."
		doc.NearMiss = "{N} rows with places in one column more. One column may then stay without the digit, and we do not know which."
	case s.kind == basic && s.fins == finned:
		doc.What = "{N} rows whose places for a digit would lie in the same {n} columns, but for one to five more places, the " +
			"fins. Without the fins it would be {a fish}. The digit is removed from those other cells of the {n} " +
			"columns that see all the fins. {N} columns and {n} rows work the same way."
		doc.Why = whyFinned
		doc.Look = "Look for {a fish} that fails by a few cells, best by one or two in one box. The targets see the fins, so " +
			"they lie in the box of the fins: where a column of the cover passes through this box, in a row that " +
			"is not of the base."
		doc.NearMiss = "Fins in two boxes: as a rule no cell of the columns sees them all. A cell that sees the fins from one " +
			"of the {n} rows is no target either: it belongs to the pattern."
	case s.kind == basic:
		doc.What = "A finned {fish} that is hardly a fish without its fins: one of its {n} rows then has a single place, or " +
			"none, in the {n} columns. The digit is removed from those other cells of the columns that see all the " +
			"fins. {N} columns and {n} rows work the same way."
		doc.Why = whyFinned + " That a row has a single place without its fins does no harm: if no fin is true, it takes " +
			"that place and its column, and the other rows share the other columns."
		doc.Look = "Look for it as for a finned {fish}, but with a corner that is missing. A row puts the digit into one column of the " +
			"cover, and instead of a second one into cells beside it, in the box in which the second would be. Look " +
			"along the missing column in this box."
		doc.NearMiss = "The target must see every fin. A fin in another box than the missing corner spoils the pattern, " +
			"because no cell of the column sees it."
	case s.kind == franken && s.fins == finless:
		doc.What = "{N} base houses, rows or boxes, whose places for a digit all lie in {n} covers, columns or boxes. " +
			"At least one house is a box. The digit is removed from the other cells of the covers. Columns and rows may " +
			"change parts."
		doc.Why = whyFinless + whyApart
		doc.Look = "Start from a box in which the digit has places in few columns, and add rows that keep to these columns " +
			"and to one or two boxes. A box as cover is worth trying where two base rows have places side by side in it."
		doc.NearMiss = "A place that a base row and a base box have in common: one digit there does for two base houses, and the " +
			"count fails. It is a fin, although a cover contains it."
	case s.kind == franken:
		doc.What = "{N} base houses, rows or boxes, whose places for a digit lie in {n} covers, columns or boxes, but for one to " +
			"five fins, with a box among base or covers. The digit is removed from those other cells of the covers " +
			"that see all the fins. Columns and rows may change parts."
		doc.Why = whyFinned + whyEndo
		doc.Look = "Start from a box or a row with two or three places, and add houses that share a cover with it. Keep an " +
			"eye on the cells that stay uncovered: as soon as no cell of the covers sees them all, turn back."
		doc.NearMiss = "A fin that the target does not see, and that is easily forgotten: a place that a base row and a base box " +
			"have in common. It is a fin even if a cover contains it."
	case s.kind == mutant && s.fins == finless:
		doc.What = "{N} base houses of any kinds whose places for a digit all lie in {n} other houses, the covers, where rows and " +
			"columns are mixed on a side, so that it is no Franken fish. The digit is removed from the other cells of " +
			"the covers."
		doc.Why = whyFinless + whyApart
		doc.Look = "Take houses in which the digit has two places, of whatever kind, and see which houses these places share. " +
			"Each base house that brings no new cover pays for one that brought two."
		doc.NearMiss = "A place where a base row and a base column cross: one digit there serves both, and the count fails. It is a " +
			"fin, although the box that contains it is a cover."
	default:
		doc.What = "{N} base houses of any kinds whose places for a digit lie in {n} other houses, the covers, but for one to five " +
			"fins, where rows and columns are mixed on a side. The digit is removed from those other cells of the covers " +
			"that see all the fins."
		doc.Why = whyFinned + whyEndo
		doc.Look = "Start from the cell that you would like to clear, and put the digit there for a moment. Look for {n} houses " +
			"whose places out of its sight lie in fewer houses than they are. These are base and covers, one more " +
			"cover runs through the cell, and what it sees of the base are the fins."
		doc.NearMiss = "Two base houses that cross in a place which the target does not see. One digit there serves both houses, so " +
			"the place is a fin like any other, even if a cover contains it."
	}
	if s.size > largest && (s.kind != basic || s.fins != finless) {
		doc.Look += seldom
	}
	return s.filled(doc)
}

// siameseLesson returns the lesson of the Siamese fish of the species.
func (s species) siameseLesson(grid, want string) techniques.Doc {
	return s.filled(techniques.Doc{
		What: "Two fish of the same name with the same {n} base houses and with different covers: what is a fin of the " +
			"one is covered in the other. Each removes something, and they are shown as one.",
		Why: "Each of the two is a fish of its own and proves what it removes: if none of its fins is true its {n} " +
			"covers are used up by the base, and if one is, the targets see it. The two do not depend on each other.",
		Look: "Whenever you have found a fish with fins, exchange one cover for a house that takes in the fins. Other places " +
			"of the base become fins then, and other cells may be targets.",
		NearMiss: "A second choice of covers that removes nothing, or nothing that the first does not remove as well. Then " +
			"one fish is all there is.",
		Grid: grid,
		Want: want,
	})
}

// filled fills the size into the texts.
func (s species) filled(doc techniques.Doc) techniques.Doc {
	doc.What, doc.Why, doc.Look, doc.NearMiss = s.say(doc.What), s.say(doc.Why), s.say(doc.Look), s.say(doc.NearMiss)
	return doc
}
