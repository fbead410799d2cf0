package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/explain/say/saytest"
	"pencilmark/techniques/pipeline"
)

// damaged is a sheet on which something is wrong.
type damaged struct {
	candidates.Sheet
	solution candidates.Filling
	kind     explain.RepairKind // what is to be told first
	cell     candidates.Cell    // where that is
	digit    candidates.Digit   // that is wrong there, or whose mark is
	random   *rand.Rand
}

// kinds are the kinds of repairs, what is told last first.
var kinds = []explain.RepairKind{explain.RepairStale, explain.RepairMissing, explain.RepairDigit, explain.RepairClash}

// damagedSheets returns sheets of positions from walkthroughs, with marks in all open cells or in some. Every
// second has also what is told after its damage.
func damagedSheets(t *testing.T, n int) (all []damaged) {
	rnd := rand.New(rand.NewPCG(5, 6))
	grids := notationtest.Read(t, "solved", 1)
	walkthroughs := make([]*explain.Walkthrough, len(grids))
	for i := 0; len(all) < n; i++ {
		at := i % len(grids)
		if i < len(grids) {
			walkthroughs[at] = pipeline.Solve(grids[at])
		}
		w := walkthroughs[at]
		g := w.Before(1 + rnd.IntN(len(w.Steps)))
		d := damaged{Sheet: g.Sheet(), solution: w.Solutions[0], random: rnd}
		for c := range g.Open().All() {
			d.Noted, d.Marks[c] = d.Noted.With(c), g.Candidates(c)
			if i%3 == 0 && rnd.IntN(2) == 0 {
				d.Noted, d.Marks[c] = d.Noted.Without(c), 0
			}
		}
		first, done := len(all)%len(kinds), false
		for kind := range first + 1 {
			if kind == first || i%2 == 0 {
				d.kind = kinds[kind]
				done = d.damage(rnd)
			}
		}
		if done {
			all = append(all, d)
		}
	}
	return all
}

// damage makes a damage of the kind in a random place. It reports whether there was one.
func (d *damaged) damage(rnd *rand.Rand) bool {
	g := d.Grid(candidates.MarksNone)
	cells := slices.Collect(g.Open().All())
	for _, i := range rnd.Perm(len(cells)) {
		c, right := cells[i], d.solution[cells[i]]
		wrong := slices.Collect(g.Candidates(c).Without(right).All())
		if d.kind == explain.RepairStale || d.kind == explain.RepairClash {
			wrong = slices.Collect((g.Layout().Digits() &^ g.Candidates(c)).Without(right).All())
		}
		left := d.Marks[c].Without(right)
		switch {
		case d.kind == explain.RepairMissing && d.Marks[c].Has(right) && left != 0:
			d.Marks[c], d.digit = left, right
		case d.kind == explain.RepairMissing, len(wrong) == 0, d.kind == explain.RepairStale && !d.Noted.Has(c):
			continue
		default:
			d.digit = wrong[rnd.IntN(len(wrong))]
			if d.kind == explain.RepairStale {
				d.Marks[c] = d.Marks[c].With(d.digit)
				break
			}
			d.Digits[c], d.Noted = d.digit, d.Noted.Without(c)
			if rnd.IntN(2) == 0 { // the player has struck the marks that the wrong digit rules out
				for p := range g.Layout().Peers(c).And(d.Noted).All() {
					d.Marks[p] = d.Marks[p].Without(d.digit)
				}
			}
		}
		d.cell = c
		return true
	}
	return false
}

// String writes the sheet as a grid of pencil marks.
func (d *damaged) String() string {
	var b strings.Builder
	for c := range d.Layout.Cells().All() {
		switch v := d.Digits[c]; {
		case d.Givens.Has(c):
			fmt.Fprintf(&b, "%v ", v)
		case v != 0:
			fmt.Fprintf(&b, "+%v ", v)
		case d.Noted.Has(c):
			fmt.Fprintf(&b, "{%v} ", d.Marks[c])
		default:
			b.WriteString(". ")
		}
		if c.Column() == d.Layout.Size() {
			b.WriteString("\n")
		}
	}
	return b.String() + "\n"
}

// hinted is a hint as programs read it.
type hinted struct {
	Kind, Marks string
	Told        []string
	Step        *struct{ Place, Remove []string }
	Repair      *struct {
		Kind                  explain.RepairKind
		House, By             string
		Cells, Erase, Restore []string
	}
}

// hints asks for hints on all sheets.
func hints(t *testing.T, sheets []*damaged, stage int) (all []hinted) {
	t.Helper()
	var in strings.Builder
	for _, d := range sheets {
		in.WriteString(d.String())
	}
	var out, errs bytes.Buffer
	run(context.Background(), []string{"hint", "-f", "jsonl", "--stage", fmt.Sprint(stage), "-"}, strings.NewReader(in.String()), &out, &errs, func(string) string { return "" })
	for line := range strings.Lines(out.String()) {
		var h hinted
		if err := json.Unmarshal([]byte(line), &h); err != nil {
			t.Fatal(err)
		}
		all = append(all, h)
	}
	if len(all) != len(sheets) {
		t.Fatalf("%d hints on %d sheets\n%.500s", len(all), len(sheets), errs.String())
	}
	return all
}

var (
	cellNames  = regexp.MustCompile(`r\dc\d`)
	houseNames = regexp.MustCompile(`(row|column|box) \d`)
)

// judge says what is wrong with a hint at a stage on the sheet, nil if nothing is.
func (d *damaged) judge(h hinted, stage int) error {
	r := h.Repair
	if h.Kind != "mistake" || r == nil || r.Kind != d.kind || h.Step != nil || len(h.Told) != stage {
		return fmt.Errorf("tells of %s %v in %d sentences, not of %s", h.Kind, r, len(h.Told), d.kind)
	}
	words := strings.Join(h.Told, " ")
	if cells := cellNames.FindAllString(words, -1); (stage >= 3) != (len(cells) > 0) || (stage >= 3) != slices.Contains(cells, d.cell.String()) {
		return fmt.Errorf("names %v: expected %v from stage 3 on", cells, d.cell)
	}
	if houses := houseNames.FindAllString(words, -1); (stage >= 2) != (len(houses) > 0) {
		return fmt.Errorf("names %v: expected a house from stage 2 on", houses)
	}
	var named candidates.DigitSet
	for _, b := range []byte(houseNames.ReplaceAllString(cellNames.ReplaceAllString(words, ""), "")) {
		if '1' <= b && b <= '9' {
			named = named.With(candidates.Digit(b - '0'))
		}
	}
	last := stage == explain.Stages
	var want candidates.DigitSet
	switch d.kind {
	case explain.RepairMissing:
		if plain := d.Grid(candidates.MarksNone); last && plain.Candidates(d.cell).Len() > 1 {
			want = plain.Candidates(d.cell)
		}
	case explain.RepairStale:
		if last {
			want = candidates.Digits(d.digit)
		}
	default:
		// The digit stands on the sheet for all to see.
		if stage >= 4 {
			want = candidates.Digits(d.digit)
		}
	}
	if named != want {
		return fmt.Errorf("names the digits %v: expected %v", named, want)
	}
	if (stage >= 2) != (r.House != "") || (stage >= 3) != slices.Contains(r.Cells, d.cell.String()) || !last && len(r.Erase)+len(r.Restore) > 0 {
		return fmt.Errorf("the record has %v", r)
	}
	for _, word := range r.Erase {
		if k, err := candidates.ParseCandidate(word); err != nil || d.solution[k.Cell()] == k.Digit() {
			return fmt.Errorf("erases %s", word)
		}
	}
	if len(r.Restore) == 1 {
		return fmt.Errorf("restores only %v", r.Restore)
	}
	return nil
}

// mend does what the last stage of a hint says.
func (d *damaged) mend(t *testing.T, h hinted) {
	change := func(word string, mark func(candidates.DigitSet, candidates.Digit) candidates.DigitSet) {
		k, err := candidates.ParseCandidate(word)
		if err != nil {
			t.Fatal(err)
		}
		c := k.Cell()
		d.Digits[c], d.Marks[c] = 0, mark(d.Marks[c], k.Digit())
	}
	for _, word := range h.Repair.Erase {
		change(word, candidates.DigitSet.Without)
	}
	for _, word := range h.Repair.Restore {
		change(word, candidates.DigitSet.With)
	}
	if len(h.Repair.Erase)+len(h.Repair.Restore) > 0 {
		return
	}
	for _, name := range h.Repair.Cells {
		c, err := candidates.ParseCell(name)
		if err != nil {
			t.Fatal(err)
		}
		if d.Digits[c] != d.solution[c] { // the player has to choose
			d.Digits[c] = 0
		}
		plain := d.Grid(candidates.MarksNone)
		d.Marks[c] = plain.Candidates(c)
	}
}

// check checks what is told of something to put right, and that it would not be so with other arguments.
func (d *damaged) check(t *testing.T, told []string) {
	t.Helper()
	grid, found := teacher.Settings{}.Examiner().ExamineSheet(t.Context(), &d.Sheet, d.Marking())
	said := prose.SaidOfRepair(&grid, *found.Repair, explain.Stages)
	for i, text := range said {
		if words := (say.Words{Layout: d.Layout}).Text(text); words != told[i] {
			t.Errorf("told is %q, said %q", told[i], words)
		}
	}
	if err := say.CheckRepair(&d.Sheet, &d.solution, said); err != nil {
		t.Errorf("%v\n%v%v", err, d, told)
	}
	for stage := 1; stage < len(said); stage++ {
		for i, s := range said[stage][0].Said {
			other, ok := saytest.Other(d.random, s)
			if !ok {
				continue
			}
			wrong := slices.Clone(said)
			wrong[stage] = say.Says(slices.Concat(said[stage][0].Said[:i], []say.Sentence{other}, said[stage][0].Said[i+1:])...)
			if say.CheckRepair(&d.Sheet, &d.solution, wrong) == nil {
				t.Errorf("not rejected: %q\n%v%v", (say.Words{Layout: d.Layout}).Text(wrong[stage]), d, told)
			}
		}
	}
}

// follows reports whether what a step changes is on the sheet and true.
func (d *damaged) follows(h hinted) error {
	g := d.Grid(d.Marking())
	for _, word := range append(h.Step.Place, h.Step.Remove...) {
		e, err := explain.ParseEffect(word)
		if err != nil {
			return err
		}
		if c := e.Candidate.Cell(); !g.Open().Has(c) || !g.Has(e.Candidate) || e.Place != (d.solution[c] == e.Candidate.Digit()) {
			return fmt.Errorf("%s changes nothing, or is wrong", word)
		}
	}
	return nil
}

// Whatever is wrong on a sheet is told before any step, in stages that give nothing away before the last and
// never the digit that is right. Where that is followed the hint comes to a step that changes the sheet.
func TestDamagedSheets(t *testing.T) {
	n := 1000
	if testing.Short() {
		n = 100
	}
	all := damagedSheets(t, n)
	var left []*damaged
	for i := range all {
		left = append(left, &all[i])
	}
	for stage := 1; stage <= explain.Stages; stage++ {
		for i, h := range hints(t, left, stage) {
			if err := left[i].judge(h, stage); err != nil {
				t.Errorf("stage %d: %v\n%v%v", stage, err, left[i], h.Told)
			}
		}
	}
	for range 20 {
		told := hints(t, left, explain.Stages)
		i := -1
		left = slices.DeleteFunc(left, func(d *damaged) bool {
			i++
			if told[i].Step == nil {
				if told[i].Repair == nil {
					t.Fatalf("%s\n%v%v", told[i].Kind, d, told[i].Told)
				}
				d.check(t, told[i].Told)
				d.mend(t, told[i])
				return false
			}
			if err := d.follows(told[i]); err != nil {
				t.Errorf("%v\n%v%v", err, d, told[i].Told)
			}
			return true
		})
		if len(left) == 0 {
			return
		}
	}
	t.Errorf("%d sheets are not mended\n%v", len(left), left[0])
}
