package practice_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
	"pencilmark/explain/prose"
	"pencilmark/explain/verify"
	"pencilmark/techniques"
	"pencilmark/techniques/practice"
	"pencilmark/techniques/singles"
	"pencilmark/techniques/suite"
)

// Each kind of clue can be practised: a board that has clues of the kind and of no other, a step that goes by one of them or
// by a house that one makes, nothing easier that does, and an answer that is judged right.
func TestOfClue(t *testing.T) {
	alone := map[string]bool{} // kinds without a step harder than a single
	for _, kind := range clues.All {
		if slices.ContainsFunc(suite.All(), func(t *techniques.Technique) bool { return t.Code == kind.Code }) {
			t.Errorf("%s is a technique as well: its tasks have the same names", kind.Code)
		}
		for seed := range uint64(2) {
			task, err := practice.OfClue(t.Context(), kind, seed)
			if err != nil {
				t.Errorf("%s: %v", kind.Code, err)
				break
			}
			g := task.Grid
			if others := slices.ContainsFunc(g.Layout().Clues(), func(c candidates.Clue) bool { return c.Kind != kind }); others || g.Solved() {
				t.Errorf("%s: the board is\n%v", task.ID(), &g)
			}
			if task.Technique.Level > techniques.Hard || task.Technique == singles.FullHouse {
				t.Errorf("%s: the task is a %s, which is %v", task.ID(), task.Technique.Name, task.Technique.Level)
			}
			if err := verify.Step(&g, &task.Step); err != nil {
				t.Errorf("%s: %v", task.ID(), err)
			}
			if name := (prose.Writer{}).Language.Clue(kind); !strings.Contains(told(task), name) && !byHouse(task) {
				t.Errorf("%s: %q has no %q", task.ID(), told(task), name)
			}
			alone[kind.Code] = alone[kind.Code] || task.Technique.Family == "singles"
			again, err := practice.Open(task.ID())
			if err != nil || practice.Encode(&again.Grid) != practice.Encode(&g) || again.Clue != kind {
				t.Fatalf("%s: opened again it is another, %v", task.ID(), err)
			}
			j, err := task.Judge(t.Context(), task.Step.Effects[0].String(), prose.Writer{})
			if err != nil || j.Verdict != practice.Right && j.Verdict != practice.Incomplete {
				t.Errorf("%s: %v is judged %v, %v", task.ID(), task.Step.Effects[0], j, err)
			}
		}
	}
	if alone["thermo"] || alone["sum-cage"] || !alone["odd"] {
		t.Errorf("only singles go by %v", alone)
	}
	stopped, stop := context.WithCancel(t.Context())
	stop()
	if _, err := practice.OfClue(stopped, clues.All[0], 1); !errors.Is(err, context.Canceled) {
		t.Errorf("stopped: %v", err)
	}
	for _, id := range []string{"thermo/which-digit/1", "thermo/find/", "thermo/find/-1", "thermos/find/1"} {
		if _, err := practice.Open(id); err == nil {
			t.Errorf("%s is a task", id)
		}
	}
}

// told is what is printed of the step of a task, with its clues.
func told(task *practice.Task) string {
	w := prose.Writer{}
	var b strings.Builder
	b.WriteString(w.Text(task.Frame()))
	for _, c := range w.Figure(task.Frame()).Clues {
		b.WriteString(" " + w.Language.Clue(c.Kind))
	}
	return b.String()
}

// byHouse reports whether the step goes by a house that is no row, column or box.
func byHouse(task *practice.Task) bool {
	return slices.ContainsFunc(task.Step.Premises, func(i candidates.Item) bool {
		_, h, ok := i.House()
		return ok && h.Kind() == candidates.Extra
	})
}
