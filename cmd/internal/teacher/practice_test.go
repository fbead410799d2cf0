package teacher_test

import (
	"fmt"
	"strings"
	"testing"

	"pencilmark/cmd/internal/teacher"
	"pencilmark/cmd/internal/teacher/teachertest"
)

// A task is the same whenever it is asked for, its hints and its solution are told on request, and answers to
// it are judged with a reason.
func TestPractice(t *testing.T) {
	list := ask(t, "practice", "")["techniques"].([]any)
	if len(list) < 70 {
		t.Errorf("only %d techniques", len(list))
	}
	for _, kind := range []string{"find", "which-is-not", "which-digit", "finish-chain"} {
		task := ask(t, "practice", fmt.Sprintf(`{"technique":"x-chain","kind":%q,"seed":3,"svg":true}`, kind))["task"].(map[string]any)
		id := task["id"].(string)
		again := ask(t, "practice", fmt.Sprintf(`{"id":%q,"stage":5,"svg":true}`, id))
		if fmt.Sprint(again["task"]) != fmt.Sprint(task) || len(again["told"].([]any)) < 4 {
			t.Errorf("%s: asked again: %v", id, again)
		}
		pictures := task["pictures"].([]any)
		if want := map[bool]int{true: 4, false: 1}[kind == "which-is-not"]; len(pictures) != want {
			t.Errorf("%s: %d pictures, want %d", id, len(pictures), want)
		}
		if svg := pictures[0].(map[string]any)["svg"].(string); !strings.HasPrefix(svg, "<svg") {
			t.Errorf("%s: no picture", id)
		}
		right := 0
		answers := []string{"a", "b", "c", "d", "1", "2", "3", "4", "5", "6", "7", "8", "9"}
		for r := 1; r <= 9; r++ {
			for c := 1; c <= 9; c++ {
				for d := 1; d <= 9 && kind != "which-digit" && kind != "which-is-not"; d++ {
					answers = append(answers, fmt.Sprintf("r%dc%d<>%d", r, c, d))
				}
			}
		}
		for _, answer := range answers {
			if right > 0 {
				break
			}
			reply, err := teachertest.Call(t)(t.Context(), "judge", []byte(fmt.Sprintf(`{"id":%q,"answer":%q}`, id, answer)))
			if err == nil && strings.Contains(string(reply), `"verdict":"right"`) {
				right++
				if !strings.Contains(string(reply), `"done":true`) || !strings.Contains(string(reply), `"look":"`) {
					t.Errorf("%s: %s", id, reply)
				}
			}
		}
		if right == 0 {
			t.Errorf("%s: no answer is right", id)
		}
	}
}

// Mixed practice of a technique is of it and of others, mixed practice of none of what is new.
func TestMixed(t *testing.T) {
	drawn := func(request string) map[any]int {
		of := map[any]int{}
		for seed := range 12 {
			task := ask(t, "practice", fmt.Sprintf(request, uint64(seed)<<33))["task"].(map[string]any)
			if question := task["question"].(string); !strings.HasPrefix(question, "Which technique") {
				t.Errorf("%v: %s", task["id"], question)
			}
			of[task["technique"]]++
		}
		return of
	}
	if of := drawn(`{"technique":"x-wing","mixed":true,"seed":%d}`); of["x-wing"] != 6 || len(of) < 4 {
		t.Errorf("x-wing is mixed with %v", of)
	}
	if of := drawn(`{"mixed":true,"seed":%d}`); of["x-wing"] != 0 || len(of) < 4 {
		t.Errorf("what is new is %v", of)
	}
}

func TestPracticeErrors(t *testing.T) {
	for _, test := range []struct{ name, request, code, message string }{
		{"practice", `{"technique":"x-wnig"}`, teacher.CodeRequest, "x-wing"},
		{"practice", `{"technique":"x-wing","kind":"guess"}`, teacher.CodeRequest, "which-digit"},
		{"practice", `{"technique":"x-wing","kind":"finish-chain"}`, teacher.CodeNothing, "no such task"},
		{"practice", `{"technique":"x-wing","stage":6}`, teacher.CodeRequest, "stage 6"},
		{"practice", `{"id":"x-wing"}`, teacher.CodeRequest, "TECHNIQUE/KIND/SEED"},
		{"judge", `{"answer":"r1c1=1"}`, teacher.CodeRequest, "TECHNIQUE/KIND/SEED"},
		{"judge", `{"id":"x-wing/find/1","answer":"r1c0=1"}`, teacher.CodeInput, "the claim"},
		{"judge", `{"id":"x-wing/which-digit/1","answer":"ten"}`, teacher.CodeInput, "a digit from 1 to 9"},
	} {
		if err := refused(t, test.name, test.request); err.Code != test.code || !strings.Contains(err.Message, test.message) {
			t.Errorf("%s %s: got %s: %s", test.name, test.request, err.Code, err.Message)
		}
	}
}
