package say

import (
	"errors"
	"fmt"

	"pencilmark/candidates"
)

// madeForms are what is said of a pattern under a wrong name: "This is no X-Wing: its base is ...; it is called
// Pointing."
var madeForms = []reasonForm{
	{"This is no {?}: {*}(; it is called {*}|)", func(r *reasonReader, a args) error { return r.made(a[1]) }},
}

func (r *reasonReader) made(text string) error {
	if before, _, called := cutLast(text, "; it is called "); called {
		text = before
	}
	for _, f := range makings {
		if a, _, ok := match(f.pattern+"$", text); ok {
			return f.check(r, a)
		}
	}
	return fmt.Errorf("not known: %q", text)
}

// counts checks that so many things are named.
func counts(number string, things int) error {
	return expect(args{number}.number(0) == things, "there are %d, not %s", things, number)
}

var makings = []reasonForm{
	{"{h} has {n} open (cell|cells), and one place for {d}", func(r *reasonReader, a args) error {
		cells := r.l.HouseCells(a.house(0))
		return errors.Join(counts(a[1], cells.And(r.g.Open()).Len()), expect(r.g.PlacesIn(a.digit(2), a.house(0)).Len() == 1, "it has more"))
	}},
	{"{c} has one candidate", func(r *reasonReader, a args) error {
		return expect(r.g.Candidates(a.cell(0)).Len() == 1, "it has more")
	}},
	{"{hn} has places for {n} digits, {ds}, in {n} cells only, {cs}", func(r *reasonReader, a args) error {
		for d := range a.digits(2).All() {
			for h := range a.houses(0).All() {
				if !r.g.PlacesIn(d, h).Within(a.cells(4)) {
					return fmt.Errorf("%d has others", d)
				}
			}
		}
		return errors.Join(counts(a[1], a.digits(2).Len()), counts(a[3], a.cells(4).Len()))
	}},
	{"{n} cells, {cs}, hold {n} (digits|digit), {ds}(, and it acts in {hn}|)", func(r *reasonReader, a args) error {
		var held candidates.DigitSet
		for c := range a.cells(1).All() {
			held |= r.g.Candidates(c)
		}
		return errors.Join(counts(a[0], a.cells(1).Len()), counts(a[2], a.digits(3).Len()),
			expect(a.digits(3)&^held == 0 && (a[4] == "" || held == a.digits(3)), "they hold %s", held.String()))
	}},
	{"its base is {n} (house|houses), {hn}, and its cover {hn}(, with {n} (place|places)|, without fins|, with {n} (fin|fins), {cs}(, and {h} has (one|no) place beside them|))", func(r *reasonReader, a args) error {
		err := counts(a[0], a.houses(1).Len())
		if a[4] != "" {
			err = errors.Join(err, counts(a[4], a.cells(5).Len()))
		}
		return errors.Join(err, expect(a.houses(1)&a.houses(2) == 0, "base and cover meet"))
	}},
	{"it has {n} strong (link|links), {*}, on {n} (digit|digits), {ds}(, a group of cells at {cs} among its nodes|)(, between {cs} and {cs}|, and returns to {cs})", func(r *reasonReader, a args) error {
		n := 0
		err := each("{n} in (a house|a cell|an almost locked set)", a[1], func(m args) error { n += m.number(0); return nil })
		return errors.Join(err, counts(a[0], n), counts(a[2], a.digits(3).Len()), expect(a[4] == "" || a.cells(4).Len() > 1, "it is one cell"))
	}},
	{"it has {n} almost locked (set|sets), from {cs} to {cs}, and {n} restricted (common|commons)", func(r *reasonReader, a args) error {
		err := error(nil)
		for i := 1; i <= 2; i++ {
			var held candidates.DigitSet
			for c := range a.cells(i).All() {
				held |= r.g.Candidates(c)
			}
			err = errors.Join(err, expect(held.Len() == a.cells(i).Len()+1, "%s hold %s", a[i], held.String()))
		}
		return err
	}},
	{"{i} is the stem, with {n} (petal|petals)", func(r *reasonReader, a args) error {
		return counts(a[1], r.item(a[0]).Len())
	}},
	{"{i} has {n} (candidate|candidates), and there are {n} (pincer|pincers), {cs}", func(r *reasonReader, a args) error {
		return errors.Join(counts(a[1], r.item(a[0]).Len()), counts(a[2], a.cells(3).Len()))
	}},
	{"it looks at {c} and {n} (cell|cells) beside it", func(r *reasonReader, a args) error { return expect(r.g.Open().Has(a.cell(0)), "it is filled") }},
	{"{n} (truth|truths), {is}, lie in {n} (link|links), {is}", said},
	{"{cs} are the base, and {cs} the targets", func(r *reasonReader, a args) error {
		return expect(a.cells(0).Within(r.g.Open()) && !a.cells(0).Meets(a.cells(1)), "they are not")
	}},
	{"it is {n} patterns, at {cs}", said},
	{"it has {n} cells, and its guardians are {ds} in {cs}(, with {is} beside them|)", func(r *reasonReader, a args) error {
		for c := range a.cells(2).All() {
			if r.g.Candidates(c)&a.digits(1) == 0 {
				return fmt.Errorf("%v has none of them", c)
			}
		}
		return nil
	}},
	{"it colours {n} (digit|digits), {ds}, in {n} (cluster|clusters), at {cs}(, and two candidates of one colour exclude each other|, and no two candidates of one colour exclude each other|)", func(r *reasonReader, a args) error {
		return counts(a[0], a.digits(1).Len())
	}},
	{"its chains begin (at the fins, {cs}|in {hn})", said},
	{"its {n} cases are all there are of {i}", func(r *reasonReader, a args) error { return counts(a[0], r.item(a[1]).Len()) }},
	{"it assumes {e}, places {n} (digit|digits) and ends at {i}", func(r *reasonReader, a args) error {
		return r.possible(a[0][5:], a[0][:4])
	}},
	{"it rests on {is}", said},
}
