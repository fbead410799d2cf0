package teacher_test

import (
	"encoding/json"
	"fmt"
	"io"
	"reflect"
	"strings"
	"testing"
	"time"

	"pencilmark/cmd/internal/teacher"
	"pencilmark/cmd/internal/teacher/teachertest"
	"pencilmark/explain"
	"pencilmark/explain/encode"
	"pencilmark/explain/prose"
	"pencilmark/techniques"
	"pencilmark/techniques/practice"
	"pencilmark/techniques/suite"
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

// The overview has a card for each kind of task that was done, with the day on which it is due, as the file says.
func TestPracticeOverview(t *testing.T) {
	recorded := ask(t, "record", `{"id":"x-wing/find/3","progress":{"schema":"pencilmark/progress/v1","cards":{
		"x-wing/which-digit":{"ease":2.5,"interval":1,"repetitions":0,"due":"2020-03-02T10:00:00Z","tasks":3,"right":1},
		"x-wing/find":{"ease":2.5,"interval":1,"repetitions":1,"due":"2020-03-02T10:00:00Z","tasks":1,"right":1}}}}`)
	file, err := json.Marshal(recorded["progress"])
	if err != nil {
		t.Fatal(err)
	}
	due := time.Now().AddDate(0, 0, 6).Format(time.DateOnly)
	for _, technique := range ask(t, "practice", fmt.Sprintf(`{"progress":%s}`, file))["techniques"].([]any) {
		of := technique.(map[string]any)
		want := any(nil)
		if of["code"] == "x-wing" {
			want = []any{
				map[string]any{"kind": "find", "tasks": 2.0, "right": 2.0, "in_a_row": 2.0, "due": due, "standing": "well"},
				map[string]any{"kind": "which-digit", "tasks": 3.0, "right": 1.0, "in_a_row": 0.0, "due": "2020-03-02", "standing": "due"},
			}
		}
		if !reflect.DeepEqual(of["cards"], want) {
			t.Errorf("%v: %v, want %v", of["code"], of["cards"], want)
		}
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

// Whatever a step on the board is written as, a session for programs answers it and goes on.
func TestRepliesAreWritten(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long, and nothing in it runs beside anything else")
	}
	replies := map[string]int{}
	for _, of := range practice.Practised() {
		task, err := practice.New(of, practice.Find, 7)
		if err != nil {
			t.Fatal(err)
		}
		var answers []string
		for _, other := range suite.Human() {
			if other.Level > of.Level || other.Family == "fish" && testing.Short() {
				continue
			}
			n := 0
			techniques.NewRunner([]*techniques.Technique{other}).Grant(explain.Unique).All(&task.Grid, func(s explain.Step) bool {
				f := &explain.Frame{Number: 1, Step: &s, Before: task.Grid}
				notation := prose.Writer{}.Notation(f)
				pattern, _, _ := strings.Cut(notation, " => ")
				answers = append(answers, notation, pattern, other.Name+" "+notation, "X-Wing "+notation)
				n++
				return n < 2
			})
		}
		for _, answer := range answers {
			j, err := task.Judge(t.Context(), answer, prose.Writer{})
			if err != nil {
				continue // some patterns are not read without their conclusion
			}
			replies[string(j.Verdict)]++
			if err := encode.Write(io.Discard, "jsonl", teacher.ReplyRecord(task, answer, j, prose.Writer{})); err != nil {
				t.Errorf("%s: %q is judged %s: %v", task.ID(), answer, j.Verdict, err)
			}
		}
	}
	t.Log(replies)
	if replies["right"] < 20 || replies["other"] < 20 {
		t.Errorf("%v", replies)
	}
}
