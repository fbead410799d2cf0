package say

import (
	"errors"
	"fmt"
	"strings"

	"pencilmark/candidates"
)

// Reason reads why a claim about the board is not so, and checks what it says of cells and houses against the
// board, or for a branch against the board at some point of the branch that the claim writes down.
func Reason(board *candidates.Grid, claim, reason string) error {
	for _, sentence := range sentences(reason) {
		if sentence == "" || strings.Contains(sentence, "  ") || strings.Contains(sentence, " ,") || !strings.HasSuffix(sentence, ".") {
			return fmt.Errorf("a hole\n in: %s", reason)
		}
		boards := []branchBoard{{grid: *board}}
		text := strings.TrimSuffix(sentence, ".")
		for {
			a, rest, ok := match("In the branch of {e}: ", text)
			if !ok {
				break
			}
			boards, text = under(branchBoards(*board, claim), a[0]), asSentence(rest)
		}
		if _, rest, ok := match("In line {nn} of the branch, ", text); ok {
			boards, text = branchBoards(*board, claim), asSentence(rest)
		} else if a, _, ok := match("At the end of the branch of {e} there is ", text); ok {
			boards = under(branchBoards(*board, claim), a[0])
		}
		err := errors.New("the claim has no such branch")
		for i := range boards {
			g := &boards[i].grid
			if err = (&reasonReader{g, g.Layout()}).sentence(text); err == nil {
				break
			}
		}
		if err != nil {
			return fmt.Errorf("%w\n in: %s", err, sentence)
		}
	}
	return nil
}

var branchParts = lazy(`\[\(([1-9])\)(r[1-9]c[1-9]):|\[|\]|=> ([^\];]*)|(?:^|\| )\(([1-9])\)(r[1-9]c[1-9])|r[1-9]c[1-9]=[1-9]`)

// branchBoard is the board at some point of the branches of a claim, under the last of some suppositions.
type branchBoard struct {
	grid    candidates.Grid
	assumed candidates.Candidate
}

// branchBoards returns the boards after each part of the branches that the claim writes down.
func branchBoards(g candidates.Grid, claim string) (all []branchBoard) {
	claim, _, _ = cutLast(claim, " => ")
	suppose := func(at branchBoard, digit, cell string) branchBoard {
		at.assumed = candidates.Of(args{cell}.cell(0), args{digit}.digit(0))
		at.grid.Place(at.assumed.Cell(), at.assumed.Digit())
		return at
	}
	begin := branchBoard{grid: g}
	at, around := begin, []branchBoard(nil) // around a supposition in brackets
	pattern := false                        // in brackets that suppose nothing
	for _, m := range branchParts.FindAllStringSubmatch(claim, -1) {
		switch {
		case m[1] != "":
			around, at = append(around, at), suppose(at, m[1], m[2])
		case m[4] != "":
			if len(around) == 0 && !pattern {
				at = suppose(begin, m[4], m[5])
			}
		case m[0] == "[" || m[0] == "]":
			pattern = m[0] == "["
		case m[3] != "":
			if last := len(around) - 1; last >= 0 && !pattern {
				at, around = around[last], around[:last]
			}
			for _, lost := range lostCells.FindAllStringSubmatch(m[3], -1) {
				for c := range allCells(lost[1]).All() {
					for d := range (args{lost[2]}).digits(0).All() {
						at.grid.Remove(c, d)
					}
				}
			}
		default:
			at.grid.Place(args{m[0]}.cell(0), candidates.Digit(m[0][5]-'0'))
		}
		all = append(all, at)
	}
	return all
}

// under returns the boards under a supposition, "r1c2=3".
func under(boards []branchBoard, supposition string) (some []branchBoard) {
	for _, b := range boards {
		if b.assumed.String() == supposition {
			some = append(some, b)
		}
	}
	return some
}

var lostCells = lazy(`([rc,1-9]+)<>([1-9]+)`)

// asSentence makes the first letter a capital, as at the start of a sentence. The name of a cell keeps its own.
func asSentence(text string) string {
	if text[1] <= '9' {
		return text
	}
	return strings.ToUpper(text[:1]) + text[1:]
}

func cutLast(s, sep string) (before, after string, found bool) {
	if i := strings.LastIndex(s, sep); i >= 0 {
		return s[:i], s[i+len(sep):], true
	}
	return s, "", false
}

// reasonReader checks reasons against a board.
type reasonReader struct {
	g *candidates.Grid
	l *candidates.Layout
}

type reasonForm struct {
	pattern string
	check   func(r *reasonReader, a args) error
}

// sentence reads a sentence without its full stop.
func (r *reasonReader) sentence(text string) error {
	var all []error
	for _, forms := range [][]reasonForm{reasonForms, madeForms} {
		for _, f := range forms {
			a, _, ok := match(f.pattern+"$", text)
			if !ok {
				continue
			}
			if err := f.check(r, a); err != nil {
				all = append(all, err)
				continue
			}
			return nil
		}
	}
	if all != nil {
		return errors.Join(all...)
	}
	return fmt.Errorf("not known")
}

var nths = []string{"", "", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"}

const (
	noLink  = "so there is no strong link"
	withFin = "with (that fin|those fins) the target must see {cs}"
)

var reasonForms = []reasonForm{
	{"(The pattern is right, but |There is nothing to do: |){c} has no {d}: {h} has its {d} at {c}", func(r *reasonReader, a args) error {
		c, by := a.cell(0), a.cell(4)
		return expect(!r.g.Has(candidates.Of(c, a.digit(1))) && r.g.Value(by) == a.digit(3) && a.digit(1) == a.digit(3) && c != by &&
			candidates.Cells(c, by).Within(r.l.HouseCells(a.house(2))), "it has not")
	}},
	{"(The pattern is right, but |There is nothing to do: |){c} has no {d}: it can only be {ds}", func(r *reasonReader, a args) error {
		return expect(r.g.Value(a.cell(0)) == 0 && r.g.Candidates(a.cell(0)) == a.digits(2) && !a.digits(2).Has(a.digit(1)), "it can be others")
	}},
	{"{c} has no {d}, nor any other digit", func(r *reasonReader, a args) error {
		return expect(r.g.Candidates(a.cell(0)) == 0, "it has")
	}},
	{"(The pattern is right, but |There is nothing to do: |){c} holds {d}(, not {d}| already|)", func(r *reasonReader, a args) error {
		return expect(r.g.Value(a.cell(0)) == a.digit(1) && a[1] != a[2], "it holds %v", r.g.Value(a.cell(0)))
	}},
	{"{e} changes a cell that holds {d} already", func(r *reasonReader, a args) error {
		return expect(r.g.Value(a.cell(0)) == a.digit(1), "it holds %v", r.g.Value(a.cell(0)))
	}},
	{"{c} can be {ds} as well(, a guardian that is not named|, and nothing is said of that case|)", func(r *reasonReader, a args) error {
		return r.can(a.cell(0), a.digits(1))
	}},
	{"{c} can be {ds} as well, and {h} has {d} at {cs} as well", func(r *reasonReader, a args) error {
		return errors.Join(r.can(a.cell(0), a.digits(1)), expect(r.g.PlacesIn(a.digit(3), a.house(2)) == a.cells(4).With(a.cell(0)), "it has not"))
	}},
	{"{c} can be {ds} as well, so {ds} have no strong link there", func(r *reasonReader, a args) error {
		return errors.Join(r.can(a.cell(0), a.digits(1)|a.digits(2)), expect(a.digits(1)&a.digits(2) == 0 && a.digits(2).Len() == 2, "%s and %s", a[1], a[2]))
	}},
	{"(None of |Its cell |){cs} (cannot|can) be {ds}", func(r *reasonReader, a args) error {
		for c := range a.cells(0).All() {
			if has := r.g.Candidates(c) & a.digits(1); has != 0 {
				return fmt.Errorf("%v can be %s", c, has.String())
			}
		}
		return nil
	}},
	{"{h} has {d} (only outside {hn}|outside {hn} as well), at {cs}", func(r *reasonReader, a args) error {
		covers, only := a.houses(3), false
		if a[3] == "" {
			covers, only = a.houses(2), true
		}
		places := r.g.PlacesIn(a.digit(1), a.house(0))
		out := places
		for h := range covers.All() {
			out = out.AndNot(r.l.HouseCells(h))
		}
		return errors.Join(equal(a.cells(4), out), expect((out == places) == only, "there are %v", places))
	}},
	{"{h} has a {nth} {d} at {cs}(, " + noLink + "|: " + withFin + "|)", func(r *reasonReader, a args) error {
		places := r.g.PlacesIn(a.digit(2), a.house(0))
		if a[4] != "" && a[4] != a[3] {
			return fmt.Errorf("the fin is %s", a[3])
		}
		return expect(a.cells(3).Len() == 1 && a.cells(3).Within(places) && nths[places.Len()] == a[1], "there are %v", places)
	}},
	{"{h} has {d} at {cs} as well(, " + noLink + "|: " + withFin + "|)", func(r *reasonReader, a args) error {
		places := r.g.PlacesIn(a.digit(1), a.house(0))
		if a[3] != "" && a[3] != a[2] {
			return fmt.Errorf("the fins are %s", a[2])
		}
		return expect(a.cells(2).Within(places) && places != a.cells(2), "there are %v", places)
	}},
	{"{h} has {d} only at {cs}(: " + withFin + "|)", func(r *reasonReader, a args) error {
		return errors.Join(equal(a.cells(2), r.g.PlacesIn(a.digit(1), a.house(0))), expect(a[3] == "" || a[2] == a[3], "the fins are %s", a[2]))
	}},
	{"{hn} cannot be base and cover at once", said},
	{"{h} has no place for {d}", func(r *reasonReader, a args) error {
		return expect(r.g.PlacesIn(a.digit(1), a.house(0)).IsEmpty(), "it has")
	}},
	{"{c} is in none of {hn}, so it is no fin", func(r *reasonReader, a args) error {
		return expect(r.l.HousesOf(a.cell(0))&a.houses(1) == 0, "it is")
	}},
	{"{c} is covered by {hn}, so it is no fin", func(r *reasonReader, a args) error {
		return expect(a.houses(1)&^r.l.HousesOf(a.cell(0)) == 0, "it is not")
	}},
	{"{c} has {ds} beside the guardians: expected two digits in every open cell", func(r *reasonReader, a args) error {
		return errors.Join(r.can(a.cell(0), a.digits(1)), expect(a.digits(1).Len() != 2, "they are two"))
	}},
	{"{c} has no digit beside the guardians: expected two in every open cell", func(r *reasonReader, a args) error {
		return expect(r.g.Open().Has(a.cell(0)), "it is filled")
	}},
	{"{e} does not follow: {n} items have enough links left", said},
	{"Nothing is said of {es} beside {e}", said},
	{"{es} beside {e} leave {cl} with {ds}", func(r *reasonReader, a args) error {
		return expect(!allCells(a[2]).Has(a.cell(1)), "it is one of them")
	}},
	{"Beside the target {e} are {cl}: expected one or two other open cells", said},
	{"The arms do not lead to {e}: (the target is no candidate|arm at {c}: {e} does not exclude {e}|{e} is not in more covers than base houses: expected so without a chosen cover)", said},
	{"{i} is no digit of the base in a line", said},
	{"{e} takes no digit from base {cl} or targets {cl} that only one of the two has", said},
	{"{e} does not exclude both ends, {*}", said},
	{"{e} does not exclude the guardian {e}", func(r *reasonReader, a args) error {
		return expect(!r.exclude(r.effect(a[0]), r.effect(a[1])), "it does")
	}},
	{"Set {cl} is joined to both neighbours by {d}: expected two digits", func(r *reasonReader, a args) error {
		return expect(r.g.Places(a.digit(1)).Meets(allCells(a[0])), "it is not in them")
	}},
	{"{h} has {d} at {cs} as well, and that is not named as a guardian", func(r *reasonReader, a args) error {
		return expect(a.cells(2).Within(r.g.PlacesIn(a.digit(1), a.house(0))), "it has not")
	}},
	{"{h} has room for {d} at {cs} too, and nothing is said of that case", func(r *reasonReader, a args) error {
		return expect(a.cells(2).Within(r.g.PlacesIn(a.digit(1), a.house(0))), "it has not")
	}},
	{"{cs} do not share a house(, so no strong link on {d} joins them|)", func(r *reasonReader, a args) error {
		return expect(a.cells(0).Len() > 1 && r.l.HousesOfAll(a.cells(0)) == 0, "they do")
	}},
	{"{d} in {cs} and {d} in {cs} can both be true(: the target must exclude both ends of the chain|)", func(r *reasonReader, a args) error {
		return expect(!r.exclude(r.node(a[0], a[1]), r.node(a[2], a[3])), "they cannot")
	}},
	{"{d} in {cs} and {d} in {cs} share neither a cell nor a digit, so no strong link joins them", func(r *reasonReader, a args) error {
		return expect(a[0] != a[2] && (a.cells(1) != a.cells(3) || a.cells(1).Len() > 1), "they do")
	}},
	{"{d} in {cs} leads nowhere: {c} does not see ({cs}|itself)", func(r *reasonReader, a args) error {
		return errors.Join(expect(a.cells(2).Within(a.cells(1)), "it is beside them"), r.apart(a[2:]))
	}},
	{"({d} is no restricted common: |There is no weak link on {d}: |){c} does not see ({cs}|itself)", func(r *reasonReader, a args) error {
		return r.apart(a[len(a)-2:])
	}},
	{"{c} does not see ({cs}|itself), and the target must see (both ends of the chain|every fin)", (*reasonReader).apart},
	{"It says nothing about {d} in {c}", func(r *reasonReader, a args) error { return r.can(a.cell(1), a.digits(0)) }},
	{"{c} is not one of its cells", func(r *reasonReader, a args) error { return expect(r.g.Open().Has(a.cell(0)), "it is filled") }},
	{"{c} is in neither {h} nor {h}", func(r *reasonReader, a args) error {
		return expect(r.l.HousesOf(a.cell(0))&(a.houses(1)|a.houses(2)) == 0, "it is")
	}},
	{"{c} is (not in|in none of) {hn}", func(r *reasonReader, a args) error {
		return expect(r.l.HousesOf(a.cell(0))&a.houses(1) == 0, "it is")
	}},
	{"{d} in {c} belongs to the pattern itself", func(r *reasonReader, a args) error { return r.can(a.cell(1), a.digits(0)) }},
	{"{h} has its {d} at {c}", func(r *reasonReader, a args) error {
		return expect(r.g.Value(a.cell(2)) == a.digit(1) && a.cells(2).Within(r.l.HouseCells(a.house(0))), "it has not")
	}},
	{"It rules out nothing in {c}", func(r *reasonReader, a args) error { return expect(r.g.Open().Has(a.cell(0)), "it is filled") }},
	{"{c} belongs to the pattern itself: it is in {hn}", func(r *reasonReader, a args) error {
		return expect(a.houses(1)&^r.l.HousesOf(a.cell(0)) == 0, "it is not")
	}},
	{"{e} is outside (the cover |){*}", func(r *reasonReader, a args) error {
		if cells, rest, ok := match("the cells {*} of the hidden set", a[1]); ok && rest == "" {
			return expect(!allCells(cells[0]).Has(a.cell(0)), "it is not")
		}
		return expect(r.l.HousesOf(a.cell(0))&a.houses(1) == 0 && a.houses(1) != 0, "it is not")
	}},
	{"The chain from {d} in {cs} does not begin at a place of the fish", said},
	{"{h} has a {nth} {d} at {c}, and that is not named as a guardian", func(r *reasonReader, a args) error {
		places := r.g.PlacesIn(a.digit(2), a.house(0))
		return expect(a.cells(3).Within(places) && nths[places.Len()] == a[1], "there are %v", places)
	}},
	{"{e} is in no more covers than base houses of {hl}", said},
	{"Template {n}: {e} is no candidate", func(r *reasonReader, a args) error {
		return expect(!r.effect(a[1]).Meets(r.item(a[1][:4])), "it is")
	}},
	{"Template {n}: those before it leave no {e}", said},
	{"{c} has no two neighbours in the ring of {cs}", func(r *reasonReader, a args) error {
		return expect(a.cells(1).Has(a.cell(0)), "it is not in it")
	}},
	{"{cl} is no set of other cells in one house", said},
	{"{e} is inside the naked set {*}", func(r *reasonReader, a args) error {
		return expect(allCells(a[1]).Has(a.cell(0)), "it is not")
	}},
	{"{e} is not in sight of {*}", func(r *reasonReader, a args) error {
		return expect(!allCells(a[1]).Meets(r.l.Peers(a.cell(0))), "it is")
	}},
	{"{e} removes a digit (outside|of) the (naked|hidden) set {ds}", func(r *reasonReader, a args) error {
		return expect(strings.Contains(a[0], "<>"), "it removes nothing")
	}},
	{"{e} removes another digit than {d}", func(r *reasonReader, a args) error {
		return expect(a[0][len(a[0])-1:] != a[1], "it does not")
	}},
	{"{e} is about a candidate that is not there: {c} has {ds}", func(r *reasonReader, a args) error {
		return expect(r.g.Candidates(a.cell(1)) == a.digits(2) && a[0][:4] == a[1] && !a.digits(2).Has(args{a[0][4:]}.digit(0)), "it is")
	}},
	{"The pattern is about {d}, at {cs}, and {e} about {d}", func(r *reasonReader, a args) error {
		return expect(a[0] != a[3] && a[2][len(a[2])-1:] == a[3] && r.g.Places(a.digit(0)).Meets(a.cells(1)), "it is not")
	}},
	{"{e} is not the conclusion: expected {e} and nothing else", func(r *reasonReader, a args) error { return expect(a[0] != a[1], "it is") }},
	{"{e} does not see all places for {d} in the sets that hold it", func(r *reasonReader, a args) error {
		return expect(a[0][len(a[0])-1:] == a[1], "it is about another")
	}},
	{"{e} does not follow from {e}", func(r *reasonReader, a args) error {
		return expect(!r.exclude(r.effect(a[0]), r.effect(a[1])), "it does")
	}},
	{"{e} does not exclude the fin {e}", func(r *reasonReader, a args) error {
		return expect(!r.exclude(r.effect(a[0]), r.effect(a[1])), "it does")
	}},
	{"{e} leaves each link a candidate of the truths, as {i} has {e}", func(r *reasonReader, a args) error {
		left := r.effect(a[2])
		return expect(!r.exclude(r.effect(a[0]), left) && left.Meets(r.item(a[1])), "it does not")
	}},
	{"{e} (is in no more links than truths|does not exclude both nodes of any weak link|removes a digit that some petal does not keep|can be true: the colours do not rule it out)", said},
	{"{e} does not follow from the case that {e}", said},
	{"{e} does not follow: {e} would be left of the guardians", func(r *reasonReader, a args) error {
		return expect(!r.exclude(r.effect(a[0]), r.effect(a[1])), "it would not")
	}},
	{"{e} does not follow from {?}: (with {e} nothing contradicts|without it nothing contradicts)", func(r *reasonReader, a args) error {
		from := strings.TrimSuffix(a[1], " and the deadly pattern")
		_, rest, ok := match("{is}", from)
		return expect((a[2] == "" || a[2] == strings.Replace(a[0], "<>", "=", 1)) && (from == "the deadly pattern" || ok && rest == ""), "from %s", from)
	}},
	{"The pattern is not deadly: its digits can fill {*} in a way that cannot be exchanged for another", func(r *reasonReader, a args) error {
		return expect(!allCells(a[0]).IsEmpty(), "no cells")
	}},
	{"No step here places {d} in {c}: {*}", func(r *reasonReader, a args) error {
		return each("({c} can be {ds} as well|{h} has room for {d} at {cs} too)", a[2], func(m args) error {
			k := candidates.Of(a.cell(1), a.digit(0))
			if m[0] != "" {
				return expect(m[0] == a[1] && r.g.Candidates(k.Cell()) == m.digits(1).With(k.Digit()), "it cannot")
			}
			return expect(m.digit(3) == k.Digit() && r.g.PlacesIn(k.Digit(), m.house(2)) == m.cells(4).With(k.Cell()), "there is none")
		})
	}},
	{"Nothing here rules out {d} in {c}", func(r *reasonReader, a args) error {
		for by := range r.l.Peers(a.cell(1)).All() {
			if r.g.Value(by) == a.digit(0) {
				return fmt.Errorf("%v does", by)
			}
		}
		return expect(r.g.Has(candidates.Of(a.cell(1), a.digit(0))), "it is gone")
	}},
	{"Both links at {d} in {cs} are (strong|weak): strong and weak ones have to alternate", func(r *reasonReader, a args) error { return r.possible(a[0], a[1]) }},
	{"The (loop|chain) (does not go on|begins with a weak link|ends with a weak link) at {d} in {cs}(, which has to be one cell then|: expected strong ones at both ends)", func(r *reasonReader, a args) error {
		return r.possible(a[0], a[1])
	}},
	{"The link {i} has no candidate of the truths", said},
	{"{cs} (holds|hold) {n} digits, {ds}: an almost locked set has one more than cells", func(r *reasonReader, a args) error {
		var held candidates.DigitSet
		for c := range a.cells(0).All() {
			held |= r.g.Candidates(c)
		}
		return expect(held == a.digits(2) && held.Len() == a.number(1) && held.Len() != a.cells(0).Len()+1, "they hold %s", held.String())
	}},
	{"{n} base (house|houses), {hn}, and {n} to cover (it|them), {hn}: expected as many", func(r *reasonReader, a args) error {
		return expect(a.houses(1).Len() == a.number(0) && a.houses(3).Len() == a.number(2) && a[0] != a[2], "the numbers are others")
	}},
	{"{n} truths, {is}, and {n} links, {is}: expected as many links, or one fewer", func(r *reasonReader, a args) error {
		return expect(a[0] != a[2], "the numbers fit")
	}},
	{"{n} digits cannot fill {n} (cell|cells), {cs}: expected as many digits as cells", func(r *reasonReader, a args) error {
		return expect(a.cells(2).Len() == a.number(1) && a[0] != a[1], "the numbers are others")
	}},
	{"{d} in {cs} is no guardian of the pattern", said},
	{"{d} in {cs} is no case of {i}", func(r *reasonReader, a args) error {
		return expect(!r.item(a[2]).Has(candidates.Of(a.cell(1), a.digit(0))), "it is")
	}},
	{"{d} is a restricted common of {cs}, which can lose it", func(r *reasonReader, a args) error {
		return expect(r.g.Places(a.digit(0)).Meets(a.cells(1)), "it is not in them")
	}},
	{"If {c} is {d}, {d} is not left in {cs}", func(r *reasonReader, a args) error {
		return expect(a[1] == a[2] && r.g.Places(a.digit(1)).And(a.cells(3)).Within(r.l.Peers(a.cell(0))), "it is")
	}},
	{"At the end of the branch of {e} there is {d} in {cs} left for {i}", func(r *reasonReader, a args) error {
		return errors.Join(r.possible(a[1], a[2]), expect(r.item(a[3]).Has(candidates.Of(a.cell(2), a.digit(1))), "it is elsewhere"))
	}},
	{"The cases at {cs} are neither digits of one cell nor places in one house", func(r *reasonReader, a args) error {
		return expect(a.cells(0).Len() > 1, "it is one cell")
	}},
	{"Cluster {n}: no strong link between the colours leads from {e} to {e}", said},
}

// said accepts what cannot be seen on the board.
func said(*reasonReader, args) error { return nil }

func (r *reasonReader) can(c candidates.Cell, ds candidates.DigitSet) error {
	return expect(r.g.Value(c) == 0 && ds&^r.g.Candidates(c) == 0, "%v can be %s", c, r.g.Candidates(c).String())
}

// node returns the candidates of a digit in some cells.
func (r *reasonReader) node(digit, cells string) *candidates.CandidateSet {
	var ks candidates.CandidateSet
	ks.AddPlaces(args{digit}.digit(0), args{cells}.cells(0))
	return &ks
}

func (r *reasonReader) effect(text string) *candidates.CandidateSet {
	return r.node(text[4:], text[:4])
}

// item returns the candidates of "4 in row 2" or "r1c2".
func (r *reasonReader) item(text string) *candidates.CandidateSet {
	var ks candidates.CandidateSet
	if a, _, ok := match("{d} in {h}", text); ok {
		ks.AddPlaces(a.digit(0), r.g.PlacesIn(a.digit(0), a.house(1)))
		return &ks
	}
	c := args{text}.cell(0)
	for d := range r.g.Candidates(c).All() {
		ks.Add(candidates.Of(c, d))
	}
	return &ks
}

// exclude reports whether no candidate of one can be true with one of the other.
func (r *reasonReader) exclude(some, others *candidates.CandidateSet) bool {
	for k := range some.All() {
		for other := range others.All() {
			if k == other || !r.l.Excludes(k, other) {
				return false
			}
		}
	}
	return true
}

func (r *reasonReader) possible(digit, cells string) error {
	at := args{cells}.cells(0)
	return expect(at.Within(r.g.Places(args{digit}.digit(0))), "it cannot be")
}

// apart checks "r1c1 does not see r2c2"; of itself that is true.
func (r *reasonReader) apart(a args) error {
	return expect(!r.l.Peers(a.cell(0)).Meets(a.cells(1)), "it does")
}
