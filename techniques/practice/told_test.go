package practice_test

import (
	"errors"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/iotest"
	"time"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/languages"
	"pencilmark/explain/prose"
	"pencilmark/techniques"
	"pencilmark/techniques/practice"
	"pencilmark/techniques/suite"
)

// foreign returns writers of the languages beside English.
func foreign(t *testing.T) (writers []prose.Writer) {
	t.Helper()
	for _, code := range languages.Codes()[1:] {
		language, err := languages.Find(code)
		if err != nil {
			t.Fatal(err)
		}
		writers = append(writers, prose.Writer{Language: language})
	}
	return writers
}

// What to look for is told in one paragraph, with the spaces at which its language does not break.
func TestLookKeepsItsSpaces(t *testing.T) {
	task, err := practice.New(techniques.Lookup(suite.Human(), "hidden-pair"), practice.Find, 1)
	if err != nil {
		t.Fatal(err)
	}
	for _, w := range foreign(t) {
		look := task.Look(w)
		if w.Language.Code == "fr" && !strings.Contains(look, "\u00a0: la voilà") || strings.Contains(look, "\n") {
			t.Errorf("%s: %q", w.Language.Code, look)
		}
	}
}

// Positions are read as they were written, technique by technique, and a line that is none is named.
func TestPositionsAreRead(t *testing.T) {
	list := map[string][]string{"x-wing": {"AB", "CD"}, "aic": {"EF"}}
	text := practice.Format(list, []string{"x-wing", "aic"})
	if text != "x-wing AB\nx-wing CD\naic EF\n" {
		t.Errorf("written is %q", text)
	}
	back, err := practice.Parse(text)
	if err != nil || !reflect.DeepEqual(back, list) {
		t.Errorf("%v, %v", back, err)
	}
	if reversed := practice.Format(map[string][]string{"x-wing": {"CD", "AB"}}, []string{"x-wing"}); reversed != "x-wing AB\nx-wing CD\n" {
		t.Errorf("written is %q", reversed)
	}
	if _, err := practice.Parse("x-wing AB\naic\n"); err == nil || !strings.Contains(err.Error(), "line 2") {
		t.Errorf("a line without a board: %v", err)
	}
}

// What is due by now is due; else what was right twice in a row goes well, and anything else is being learned.
func TestStanding(t *testing.T) {
	for _, test := range []struct {
		due         time.Duration
		repetitions int
		want        practice.Standing
	}{
		{-time.Hour, 0, practice.Due}, {-time.Hour, 9, practice.Due}, {0, 9, practice.Due},
		{time.Hour, 0, practice.Learning}, {time.Hour, 1, practice.Learning}, {time.Hour, 2, practice.Well}, {time.Hour, 3, practice.Well},
	} {
		if got := (practice.Card{Due: today.Add(test.due), Repetitions: test.repetitions}).Standing(today); got != test.want {
			t.Errorf("due in %v, %d right: %s, want %s", test.due, test.repetitions, got, test.want)
		}
	}
}

// Cards hold what practice gives, up to its bounds, and nothing beyond; a file that cannot be read, or is too long, is
// an error.
func TestCardsHaveBounds(t *testing.T) {
	file := func(ease, interval, repetitions, tasks, right string) string {
		return fmt.Sprintf(`{"schema":"pencilmark/progress/v1","cards":{"x-wing/find":{"ease":%s,"interval":%s,"repetitions":%s,"due":"2026-03-02T12:00:00Z","tasks":%s,"right":%s}}}`, ease, interval, repetitions, tasks, right)
	}
	for text, want := range map[string]bool{
		file("2.5", "1", "0", "0", "0"):                              true,
		file("1.3", "1", "0", "3", "3"):                              true,
		file("1.29", "1", "0", "3", "3"):                             false,
		file("100", "1", "0", "3", "3"):                              true,
		file("101", "1", "0", "3", "3"):                              false,
		file("2.5", "0", "0", "3", "3"):                              false,
		file("2.5", "1", "-1", "3", "3"):                             false,
		file("2.5", "1", "0", "3", "-1"):                             false,
		file("2.5", "1", "0", "3", "4"):                              false,
		file("2.5", "1", "0", "3", "3") + strings.Repeat(" ", 4<<20): false,
	} {
		if _, err := practice.ReadProgress(strings.NewReader(text)); (err == nil) != want {
			t.Errorf("%.200s: %v", text, err)
		}
	}
	broken := errors.New("broken")
	if _, err := practice.ReadProgress(iotest.ErrReader(broken)); !errors.Is(err, broken) {
		t.Errorf("what cannot be read: %v", err)
	}
}

// What names no task is an error.
func TestOpenNamesTasks(t *testing.T) {
	for _, id := range []string{"", "x-wing", "x-wing/find", "x-wing/find/", "x-wing/find/one", "x-wing/find/-1", "nothing/find/1", "x-wing/lose/1", "/find/1"} {
		if task, err := practice.Open(id); err == nil {
			t.Errorf("%q opens %s", id, task.ID())
		}
	}
}

// Of four boards each hint rules one out that is not the odd one, after what to look for, and the last names what is in
// the way; the solution names the odd one.
func TestHintsOfBoards(t *testing.T) {
	others := foreign(t)
	for _, code := range []string{"x-wing", "naked-pair", "xy-wing"} {
		task, err := practice.New(list(code)[0], practice.WhichIsNot, 4)
		if err != nil {
			t.Fatal(err)
		}
		odd := slices.IndexFunc(task.Boards, func(b practice.Board) bool { return b.Near })
		near, letter := task.Boards[odd], string(rune('A'+odd))
		why := prose.Writer{}.NearMiss(&near.Grid, near.InWay, &near.Step)
		for stage := range 7 {
			told := task.Hint(stage, prose.Writer{})
			if len(told) != min(max(stage, 1), 4) || told[0] != task.Technique.Doc.NearMiss {
				t.Errorf("%s: stage %d is %q", code, stage, told)
			}
			for i, hint := range told[1:] {
				if i == 2 {
					if hint != why {
						t.Errorf("%s: the last hint is %q, want %q", code, hint, why)
					}
				} else if strings.Contains(hint, letter+" ") || !strings.ContainsAny(hint, "ABCD") {
					t.Errorf("%s: %s is the odd one, and a hint is %q", code, letter, hint)
				}
			}
		}
		for _, w := range others {
			if told := task.Hint(1, w); told[0] == "" || told[0] == task.Technique.Doc.NearMiss {
				t.Errorf("%s: in %s %q", code, w.Language.Name, told[0])
			}
		}
		if solution := task.Solution(prose.Writer{}); !strings.Contains(solution, letter) || !strings.HasSuffix(solution, why) {
			t.Errorf("%s: the solution of %s is %q", code, letter, solution)
		}
	}
}

// What to look for is a paragraph of the lesson, and a sentence where the language has one.
func TestLook(t *testing.T) {
	others := foreign(t)
	for _, of := range practice.Practised() {
		task := &practice.Task{Technique: of}
		if look := task.Look(prose.Writer{}); look == "" || strings.Contains(look, "\n") || strings.Join(strings.Fields(of.Doc.Look), " ") != look {
			t.Errorf("%s: %q", of.Code, look)
		}
		for _, w := range others {
			if look := task.Look(w); look == "" || !strings.HasSuffix(look, ".") || look == task.Look(prose.Writer{}) || look[0] >= 'a' && look[0] <= 'z' {
				t.Errorf("%s: %q", of.Code, look)
			}
		}
	}
}

// A task that hides its technique does not ask for it by name.
func TestHiddenQuestion(t *testing.T) {
	task, err := practice.New(list("x-wing")[0], practice.Find, 1)
	if err != nil {
		t.Fatal(err)
	}
	open := task.Question(prose.Writer{})
	task.Hidden = true
	if hidden := task.Question(prose.Writer{}); hidden == open || hidden == "" || strings.Contains(hidden, "X-Wing") {
		t.Errorf("%q asks for what %q hides", hidden, open)
	}
}

// What is done already does no harm beside the right conclusion, and alone is none.
func TestDoneBesideRight(t *testing.T) {
	for _, code := range []string{"x-wing", "naked-pair", "skyscraper"} {
		task, err := practice.New(list(code)[0], practice.Find, 2)
		if err != nil {
			t.Fatal(err)
		}
		var gone candidates.Candidate
		for c := range task.Grid.Open().All() {
			for d := range (task.Grid.Layout().Digits() &^ task.Grid.Candidates(c)).All() {
				gone = candidates.Of(c, d)
			}
		}
		done := explain.Remove(gone.Cell(), gone.Digit())
		for text, want := range map[string]practice.Verdict{
			words(task.Step.Effects) + ", " + done.String(): practice.Right,
			done.String(): practice.Wrong,
		} {
			if j, err := task.Judge(t.Context(), text, prose.Writer{}); err != nil || j.Verdict != want {
				t.Errorf("%s: %s is %s, %v", task.ID(), text, j.Verdict, err)
			}
		}
	}
}

// Of all kinds of tasks of a technique each can be drawn, and no other; whoever asks may change the list.
func TestKindsOf(t *testing.T) {
	for _, of := range list("x-wing", "aic") {
		kinds := practice.KindsOf(of)
		drawn := map[practice.Kind]bool{}
		for _, kind := range practice.Kinds {
			if _, err := practice.New(of, kind, 1); err == nil {
				drawn[kind] = true
			}
		}
		if !slices.Equal(slices.Sorted(maps.Keys(drawn)), slices.Sorted(slices.Values(kinds))) {
			t.Errorf("%s: %v, drawn %v", of.Code, kinds, drawn)
		}
		kinds[0] = "changed"
		if slices.Contains(practice.KindsOf(of), "changed") {
			t.Errorf("%s: the list is shared", of.Code)
		}
	}
}
