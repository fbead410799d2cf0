package sums

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// InniesOuties is what is left of houses when the clues in them are taken away, or what clues have beyond them.
var InniesOuties = &techniques.Technique{
	Code: "innies-and-outies", Name: "Innies and Outies",
	Aliases: []string{"Innies", "Outies", "Rule of 45", "Law of 45", "45 Rule", "Innie-Outie Difference", "Cage Splitting"}, Family: family,
	Level:  techniques.Medium,
	Ladder: explain.NewLadder("houses hold every digit, and the clues in them leave a sum for the rest", explain.FacetHouses, explain.FacetCells),
	Doc: techniques.Doc{
		What: "Some houses side by side, and clues that fill almost all of them. Each house adds up to 45. Take the clues away: " +
			"what remains are the innies, cells of the houses that no clue has, and the outies, cells of the clues beyond " +
			"the houses, which count against them. Their sum, or the difference between them, is known, and few digits do that.",
		Why: "A house of nine cells holds every digit from 1 to 9, and these add up to 45. What adds up to the clues is known too. " +
			"So the difference of both belongs to the cells that are in one of them only.",
		Look: "Take one row, column or box, then two to four side by side, and look whether the cages nearly fill them. One " +
			"cell that sticks in or out is known at once. Two or three are worth it where their sum is very low or very high, or " +
			"where they have few candidates.",
		NearMiss: "The cells that remain can add up to what they must in another way too, with the digit in it.",
		Grid:     ":0000::.................................................................................:911 512 513 114 214 314 115 215 116 216 817 917 118 218 618 921 922 124 224 324 125 225 826 926 827 927 128 228 628 931 932 135 235 936 937 138 238 141 241 341 144 244 145 245 946 947 848 948 151 251 351 152 252 352 355 455 555 655 755 855 955 356 456 556 656 756 856 956 157 257 158 258 161 261 361 165 265 365 465 765 166 266 366 466 766 167 267 571 671 771 871 971 175 275 176 276 477 877 977 978 581 681 781 881 981 182 282 183 283 383 483 583 184 284 384 484 584 186 286 487 887 987 188 288 191 291 192 292 793 893 993 794 894 994 198 298:::\ncage 18: r1c1 r2c1 r2c2 r3c1 r3c2\ncage 10: r1c2 r1c3\ncage 13: r1c4 r2c4\ncage 20: r1c5 r1c6 r2c5\ncage 10: r1c7 r2c6 r2c7\ncage 12: r1c8 r2c8\ncage 23: r1c9 r2c9 r3c8 r3c9\ncage 23: r2c3 r3c3 r3c4 r4c2 r4c3\ncage 20: r3c5 r4c4 r4c5\ncage 9: r3c6 r4c6\ncage 11: r3c7 r4c7 r4c8\ncage 28: r4c1 r5c1 r5c2 r6c1\ncage 21: r4c9 r5c8 r5c9 r6c9\ncage 12: r5c3 r5c4 r6c4\ncage 3: r5c5 r5c6\ncage 18: r5c7 r6c7 r6c8 r7c8\ncage 20: r6c2 r6c3 r7c2 r7c3 r7c4\ncage 14: r6c5 r6c6\ncage 5: r7c1 r8c1\ncage 20: r7c5 r7c6 r8c6\ncage 8: r7c7 r8c7\ncage 28: r7c9 r8c8 r8c9 r9c8 r9c9\ncage 20: r8c2 r9c1 r9c2\ncage 15: r8c3 r8c4\ncage 17: r8c5 r9c5 r9c6 r9c7\ncage 7: r9c3 r9c4",
		Want:     "r2c3<>1 r2c3<>2 r2c3<>3 r2c3<>4 r2c3<>5 r2c3<>6 r2c3<>7 r3c3<>1 r3c3<>2 r3c3<>3 r3c3<>4 r3c3<>5 r3c3<>6 r3c3<>7",
	},
	Find: findInniesOuties,
	Is:   isInniesOuties,
}

// findInniesOuties reports what no way to fill the rest of houses has.
func findInniesOuties(p *techniques.Pass) { remainders.Of(p).find(p, (*candidates.Layout).Remainders) }

var remainders = techniques.NewFact[remains](nil)

// A person adds up five open cells of a remainder, and a few more that are filled. That of many cells is even, or odd, is
// seen as well.
const (
	most       = 5
	withFilled = 8
	withMany   = 12
)

// remains is the sums that follow from houses and clues of a layout: those of few cells, whose ways are counted when few of
// them are open, and all.
type remains struct {
	layout *candidates.Layout
	few    []candidates.Countable
	all    []candidates.Derived
}

// find reports what no way has, of the sums that a layout has of at most so many cells.
func (r *remains) find(p *techniques.Pass, of func(*candidates.Layout, int) []candidates.Derived) {
	if l := p.Grid.Layout(); r.layout != l {
		*r = remains{layout: l, all: of(l, withMany)}
		for _, d := range r.all {
			if len(d.Terms) <= withFilled {
				r.few = append(r.few, candidates.Countable{Added: d.Added, Cells: d.Cells()})
			}
		}
	}
	find(p, r.few, most)
	findEven(p, r.all)
}

// isInniesOuties reports whether it is what clues and houses add up to, none of them taken away twice.
func isInniesOuties(p *techniques.Pattern) bool {
	e, ok := p.Evidence.(explain.Sum)
	return ok && e.Less == 0 && !isCombinations(p)
}
