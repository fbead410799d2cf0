package practice_test

import (
	"bytes"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"pencilmark/candidates"
	"pencilmark/techniques"
	"pencilmark/techniques/practice"
	"pencilmark/techniques/suite"
)

var today = time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)

// Intervals and ease are those of SM-2: 1 day, 6 days, then times the ease, and 1 day after a lapse.
func TestSM2(t *testing.T) {
	var c practice.Card
	for i, want := range []struct {
		grade, interval int
		ease            float64
	}{
		{5, 1, 2.6}, {5, 6, 2.7}, {4, 16, 2.7}, {3, 41, 2.56}, {2, 1, 2.24}, {3, 1, 2.1}, {0, 1, 1.3}, {0, 1, 1.3}, {4, 1, 1.3}, {4, 6, 1.3}, {4, 8, 1.3},
	} {
		c = c.Grade(want.grade, today)
		if c.Interval != want.interval || math.Abs(c.Ease-want.ease) > 1e-9 || !c.Due.Equal(today.AddDate(0, 0, want.interval)) {
			t.Fatalf("repetition %d: %+v, want %+v", i+1, c, want)
		}
	}
	if c.Tasks != 11 || c.Right != 8 {
		t.Errorf("counted %+v", c)
	}
	for range 100 {
		c = c.Grade(5, today)
	}
	if c.Interval > 3650 {
		t.Errorf("due in %d days", c.Interval)
	}
}

// The grade of an attempt is that of the worst that happened.
func TestGrade(t *testing.T) {
	for want, list := range map[int][]practice.Attempt{
		5: {{}, {Lasted: 2 * time.Minute}},
		4: {{Lasted: 2*time.Minute + time.Second}, {Lasted: time.Hour}},
		3: {{Hint: 1}, {Hint: 2, Lasted: time.Hour}},
		2: {{Wrong: 1}, {Wrong: 3, Hint: 2}},
		1: {{Hint: 3}, {Hint: 5, Wrong: 1}},
		0: {{Shown: true}, {Shown: true, Hint: 5, Wrong: 2}},
	} {
		for _, a := range list {
			if got := a.Grade(); got != want {
				t.Errorf("%+v: grade %d, want %d", a, got, want)
			}
		}
	}
}

func list(names ...string) (found []*techniques.Technique) {
	for _, name := range names {
		found = append(found, techniques.Lookup(suite.All(), name))
	}
	return found
}

// What is due comes first, the longest overdue before all; then what is new; then what is due next.
func TestDue(t *testing.T) {
	some := list("x-wing", "xy-wing", "skyscraper")
	var p practice.Progress
	if of, kind := p.Next(some, today, 0); of != some[0] || kind != practice.Find {
		t.Errorf("new: %s %s", of.Code, kind)
	}
	record := func(of *techniques.Technique, kind practice.Kind, days int) {
		p.Record(&practice.Task{Technique: of, Kind: kind}, practice.Attempt{}, today.AddDate(0, 0, days))
	}
	record(some[0], practice.Find, 0)
	if of, _ := p.Next(some, today, 0); of != some[1] {
		t.Errorf("x-wing is not due, and comes before %s", of.Code)
	}
	record(some[1], practice.WhichDigit, -5)
	record(some[2], practice.Find, -3)
	for n := range 3 {
		if of, kind := p.Next(some, today, n); of != some[1] || kind != practice.WhichDigit {
			t.Errorf("longest due: %s %s", of.Code, kind)
		}
	}
	if of, kind := p.Next(some[:1], today, 7); of != some[0] || kind != practice.Find {
		t.Errorf("the only one: %s %s", of.Code, kind)
	}
	if c := p.Card(some[2], practice.Find); c.Tasks != 1 || c.Interval != 1 {
		t.Errorf("card %+v", c)
	}
	// Where nothing is due or new, those that are due next come in turn.
	for _, of := range some {
		record(of, practice.Find, 2)
	}
	record(some[1], practice.WhichDigit, 0)
	for n, next := range []bool{true, false} {
		if of, kind := p.Next(some, today, n); (of == some[1] && kind == practice.Find) != next {
			t.Errorf("%d: %s %s", n, of.Code, kind)
		}
	}
}

// In mixed practice of a technique every other task is of it. The others are of those that come before it, and of
// what the learner has practised.
func TestAmong(t *testing.T) {
	var p practice.Progress
	drawn := func(code string) (own int, others []string) {
		of := techniques.Lookup(suite.All(), code)
		if first := p.Among(of, 0); first != of {
			t.Errorf("practice of %s begins with %s", code, first.Code)
		}
		for n := range 40 {
			if other := p.Among(of, n); other == of {
				own++
			} else if !slices.Contains(others, other.Code) {
				others = append(others, other.Code)
			}
		}
		return own, others
	}
	own, others := drawn("x-wing")
	var before []string
	ordinary := slices.DeleteFunc(practice.Practised(), needsOthers)
	for _, of := range ordinary {
		if of.Code == "x-wing" {
			break
		}
		before = append(before, of.Code)
	}
	if own != 20 || !slices.Equal(slices.Sorted(slices.Values(others)), slices.Sorted(slices.Values(before[len(before)-4:]))) {
		t.Errorf("%d of 40 are of x-wing, the others of %v", own, others)
	}
	// Where fewer come before, those that come first stand in for them: five with it, and so four others.
	var first []string
	for _, of := range ordinary[:5] {
		first = append(first, of.Code)
	}
	for _, code := range first {
		rest := slices.DeleteFunc(slices.Clone(first), func(other string) bool { return other == code })
		if own, others = drawn(code); own != 20 || !slices.Equal(slices.Sorted(slices.Values(others)), slices.Sorted(slices.Values(rest))) {
			t.Errorf("%d of 40 are of %s, the others of %v", own, code, others)
		}
	}
	p.Record(&practice.Task{Technique: list("aic")[0], Kind: practice.Find}, practice.Attempt{}, today)
	p.Record(&practice.Task{Technique: list("combinations")[0], Kind: practice.Find}, practice.Attempt{}, today)
	if _, others = drawn("x-wing"); !slices.Contains(others, "aic") {
		t.Errorf("aic was practised, and is not among %v", others)
	}
	if slices.Contains(others, "combinations") {
		t.Errorf("ordinary boards are mixed with those of combinations: %v", others)
	}
	for _, code := range []string{"combinations", "law-of-leftovers"} {
		if _, others = drawn(code); len(others) < 4 || slices.ContainsFunc(list(others...), func(of *techniques.Technique) bool { return !needsOthers(of) }) {
			t.Errorf("%s is mixed with %v", code, others)
		}
	}
}

// needsOthers reports whether the positions of a technique are on other boards than the ordinary one.
func needsOthers(of *techniques.Technique) bool {
	g, err := practice.Decode(practice.Codes()[of.Code][0])
	return err != nil || g.Layout() != candidates.Classic9
}

// In mixed practice of everything new techniques of ordinary boards come first; those of others come when they are due, or
// are asked for.
func TestOrdinaryFirst(t *testing.T) {
	var p practice.Progress
	all := practice.Practised()
	for n := range 10 {
		if of, _ := p.Next(all, today, n); needsOthers(of) {
			t.Errorf("%s is the first that is practised", of.Code)
		}
	}
	clued := list("combinations", "must-have")
	if of, _ := p.Next(clued, today, 1); of != clued[1] {
		t.Errorf("%s comes of %s and %s", of.Code, clued[0].Code, clued[1].Code)
	}
	p.Record(&practice.Task{Technique: clued[0], Kind: practice.Find}, practice.Attempt{}, today.AddDate(0, 0, -3))
	if of, _ := p.Next(all, today, 0); of != clued[0] {
		t.Errorf("combinations is due, and %s comes first", of.Code)
	}
}

// Progress is read as it was written, and what is no progress is an error and not progress that is lost.
func TestProgressFile(t *testing.T) {
	var p practice.Progress
	p.Record(&practice.Task{Technique: list("x-wing")[0], Kind: practice.Find}, practice.Attempt{Wrong: 1}, today)
	p.Record(&practice.Task{Technique: list("aic")[0], Kind: practice.FinishChain}, practice.Attempt{}, today)
	var file, again bytes.Buffer
	if err := p.Write(&file); err != nil {
		t.Fatal(err)
	}
	text := file.String()
	back, err := practice.ReadProgress(&file)
	if err != nil {
		t.Fatal(err)
	}
	if err := back.Write(&again); err != nil || again.String() != text {
		t.Errorf("%v, written again:\n%s\nwas:\n%s", err, again.String(), text)
	}
	for _, wrong := range []string{
		"", "{", text[:len(text)/2], text + "x", "[]", `{"schema":"pencilmark/progress/v2"}`,
		strings.Replace(text, "x-wing", "y-wing-x", 1), strings.Replace(text, "/find", "/lose", 1),
		strings.Replace(text, `"ease": 2.`, `"ease": -2.`, 1), strings.Replace(text, `"tasks"`, `"tusks"`, 1),
		strings.Replace(text, `"tasks"`, `"lessons": 1, "tasks"`, 1),
		strings.Replace(text, `"interval": 1`, `"interval": 99999999`, 1),
	} {
		if _, err := practice.ReadProgress(strings.NewReader(wrong)); err == nil {
			t.Errorf("no error for %q", wrong)
		}
	}
}

func FuzzReadProgress(f *testing.F) {
	f.Add(`{"schema":"pencilmark/progress/v1","cards":{"x-wing/find":{"ease":2.5,"interval":1,"repetitions":1,"due":"2026-03-02T12:00:00Z","tasks":1,"right":1}}}`)
	f.Fuzz(func(t *testing.T, text string) {
		p, err := practice.ReadProgress(strings.NewReader(text))
		if err != nil {
			return
		}
		var out bytes.Buffer
		if err := p.Write(&out); err != nil {
			t.Fatal(err)
		}
		if _, err := practice.ReadProgress(&out); err != nil {
			t.Errorf("%q is written as what cannot be read: %v", text, err)
		}
		p.Next(practice.Practised(), today, 3)
	})
}

// All that can be practised is in the order of the human profile.
func TestPractised(t *testing.T) {
	order, at := suite.Human(), -1
	for _, of := range practice.Practised() {
		i := slices.Index(order, of)
		if i <= at {
			t.Errorf("%s is out of order", of.Code)
		}
		at = i
	}
	if len(practice.Practised()) < 70 {
		t.Errorf("only %d techniques", len(practice.Practised()))
	}
}
