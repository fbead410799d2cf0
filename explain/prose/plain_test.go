package prose_test

import (
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/techniques/lessons"
	"pencilmark/techniques/suite"
)

func TestParseLevel(t *testing.T) {
	for _, l := range []prose.Level{prose.Standard, prose.Plain, prose.Expert} {
		if got, err := prose.ParseLevel(strings.ToUpper(l.String())); err != nil || got != l {
			t.Errorf("%v: got %v, %v", l, got, err)
		}
	}
	if _, err := prose.ParseLevel("expert "); err == nil {
		t.Error("no error")
	}
}

// Boxes are named as people point at them, where they stand in rows and columns.
func TestPointed(t *testing.T) {
	for spec, want := range map[string]string{
		"classic9": "top left, top middle, top right, middle left, in the middle, middle right, bottom left, bottom middle, bottom right",
		"classic6": "top left, top right, middle left, middle right, bottom left, bottom right",
		"classic4": "top left, top right, bottom left, bottom right",
		"classic8": "", "jigsaw:AAABABBBCCCDCDDD": "",
	} {
		l, err := candidates.ParseLayout(spec)
		if err != nil {
			t.Fatal(err)
		}
		var where []string
		for h := range l.HousesOfKind(candidates.Box).All() {
			// A full house says which.
			var digits candidates.Filling
			d := candidates.Digit(1)
			for c := range l.HouseCells(h).Without(l.HouseCells(h).First()).All() {
				digits[c] = d
				d++
			}
			k := candidates.Of(l.HouseCells(h).First(), d)
			step := explain.NewSingle(k, candidates.HouseItem(d, h))
			text := prose.Writer{Level: prose.Plain}.Text(&explain.Frame{Number: 1, Step: &step, Before: candidates.NewGrid(l, digits)})
			name, _, _ := strings.Cut(strings.TrimPrefix(text, "In "+l.Name(h)), ", only ")
			if name != "" {
				where = append(where, strings.TrimPrefix(name, ", "))
			}
		}
		if got := strings.Join(where, ", "); got != want {
			t.Errorf("%s: got %q, want %q", spec, got, want)
		}
	}
}

// Each level has words of its own, and what a step does to the board is in all of them.
func TestLevels(t *testing.T) {
	for _, p := range positions {
		f := p.frame(t)
		w := prose.Writer{}
		standard := w.Text(f)
		w.Level = prose.Expert
		if got := w.Text(f); got != w.Notation(f) {
			t.Errorf("%s: expert text %q", p.name, got)
		}
		w.Level = prose.Plain
		plain := w.Text(f)
		if plain == standard || strings.Contains(standard, plain) {
			t.Errorf("%s: plain as standard: %s", p.name, plain)
		}
		for c := range targetCells(f).All() {
			if !strings.Contains(plain, c.String()) {
				t.Errorf("%s: %v is not in: %s", p.name, c, plain)
			}
		}
		checkSentences(t, p.name, say.RC, strings.ToUpper(plain[:1])+plain[1:])
	}
}

// lessonFrames returns the worked positions of the lessons, each with its step.
func lessonFrames(t *testing.T) (frames []*explain.Frame) {
	t.Helper()
	for _, technique := range suite.All() {
		worked, _, err := lessons.Of(technique)
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range worked {
			step, err := p.Step(technique)
			if err != nil {
				t.Fatal(err)
			}
			frames = append(frames, &explain.Frame{Number: 1, Step: &step, Before: p.Grid})
		}
	}
	return frames
}

// At plain level it is told in which row, column or box one sees that something is out, where the houses of
// a fish have room for the digit, and why a digit is once in cells that share no house.
func TestPlainReasons(t *testing.T) {
	rooms, twice, shares := 0, 0, 0
	for _, f := range lessonFrames(t) {
		text := prose.Writer{Level: prose.Plain}.Text(f)
		if strings.Contains(text, "row, column or box") {
			t.Errorf("%s: a house is not named: %s", f.Step.Technique.Code, text)
		}
		if e, fish := f.Step.Evidence.(explain.Cover); fish && e.Base.Len() > 1 && !strings.Contains(text, "There is room only for one ") {
			t.Errorf("%s: where there is room is not told: %s", f.Step.Technique.Code, text)
		}
		rooms += strings.Count(text, " too few.")
		twice += strings.Count(text, "No digit can be there twice: ")
		shares += strings.Count(text, ": it shares ")
	}
	if rooms == 0 || twice < 3 || shares < 20 {
		t.Errorf("too few rooms are told %d times, digits that are not there twice %d times, shared houses %d times", rooms, twice, shares)
	}
}

// At plain level the legend of no figure has a term of a lesson.
func TestPlainLegend(t *testing.T) {
	own := 0
	for _, f := range lessonFrames(t) {
		figure := f.Figure()
		own += len(figure.Words)
		for role := range explain.NumRoles {
			switch word := (prose.Writer{Level: prose.Plain}).RoleWord(&figure, explain.Role(role)); word {
			case "look here", "in the way", "suppose this", "cannot be", "erase", "write":
			case "all of these", "or all of these", "and all of these":
				if figure.Shape != explain.ShapeColoring {
					t.Errorf("%s: %v is called %q", f.Step.Technique.Code, explain.Role(role), word)
				}
			default:
				t.Errorf("%s: %v is called %q", f.Step.Technique.Code, explain.Role(role), word)
			}
		}
	}
	if own == 0 {
		t.Error("no figure has words of its own")
	}
}
