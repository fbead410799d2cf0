package teacher_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pencilmark/cmd/internal/teacher"
	"pencilmark/cmd/internal/teacher/teachertest"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// ask calls and returns the answer.
func ask(t *testing.T, name, request string) (answer map[string]any) {
	t.Helper()
	text, err := teachertest.Call(t)(t.Context(), name, []byte(request))
	if err != nil {
		t.Fatalf("%s %s: %v", name, request, err)
	}
	if err := json.Unmarshal(text, &answer); err != nil {
		t.Fatalf("%s %s: %v in %s", name, request, err, text)
	}
	return answer
}

// refused calls and returns the error.
func refused(t *testing.T, name, request string) *teacher.Error {
	t.Helper()
	answer, err := teachertest.Call(t)(t.Context(), name, []byte(request))
	var wrong *teacher.Error
	if !errors.As(err, &wrong) || answer != nil {
		t.Fatalf("%s %s: got %s, %v", name, request, answer, err)
	}
	return wrong
}

// Every call is documented with a request that works, and with the fields that its answers have.
func TestDoc(t *testing.T) {
	doc, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	_, calls, _ := strings.Cut(string(doc), "// # Calls")
	calls, _, _ = strings.Cut(calls, "// # Errors")
	var documented []string
	var told, missing []string
	check := func() {
		if len(missing) > 0 && !slices.Contains(told, "the") {
			t.Errorf("%s: %v is not documented", documented[len(documented)-1], missing)
		}
		missing, told = nil, nil
	}
	for line := range strings.Lines(calls) {
		line = strings.TrimRight(strings.TrimPrefix(line, "//"), "\n")
		if field, ok := strings.CutPrefix(line, "\t\t"); ok {
			word, _, _ := strings.Cut(field, " ")
			told = append(told, word)
			missing = slices.DeleteFunc(missing, func(s string) bool { return s == word })
			continue
		}
		name, request, ok := strings.Cut(strings.TrimPrefix(line, "\t"), " ")
		if !strings.HasPrefix(line, "\t") || !ok {
			continue
		}
		check()
		documented = append(documented, name)
		for field := range ask(t, name, request) {
			missing = append(missing, field)
		}
	}
	check()
	slices.Sort(documented)
	if got := slices.Compact(documented); !slices.Equal(got, teacher.Names()) {
		t.Errorf("documented are %v, there are %v", got, teacher.Names())
	}
}

// What is wrong with a request is said, with its place.
func TestErrors(t *testing.T) {
	const puzzle = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
	sheet := func(rest string) string { return `{"sheet":{"givens":"` + puzzle + `"` + rest + `}}` }
	for _, test := range []struct {
		name, request, code, message string
		column                       int
	}{
		{"nothing", `{}`, teacher.CodeUnknown, "nothing is called", 0},
		{"hint", ``, teacher.CodeRequest, "neither a sheet nor an input", 0},
		{"hint", `{"imput":""}`, teacher.CodeRequest, `unknown field "imput"`, 12},
		{"hint", "{\n\t\"imput\":\"\"}", teacher.CodeRequest, `unknown field "imput"`, 12},
		{"hint", `{"stage":"one"}`, teacher.CodeRequest, "found a JSON string for stage: expected a whole number", 14},
		{"hint", `{} {}`, teacher.CodeRequest, "there is more", 4},
		{"hint", `{"input":"` + puzzle[1:] + `"}`, teacher.CodeInput, "found 80 cells", 81},
		{"hint", `{"input":"` + puzzle + `","stage":6}`, teacher.CodeRequest, "stage 6", 0},
		{"hint", `{"input":"` + puzzle + `","milliseconds":60000}`, teacher.CodeRequest, "milliseconds", 0},
		{"hint", `{"input":"` + puzzle + `","marks":"some"}`, teacher.CodeRequest, "marks", 0},
		{"hint", `{"input":"` + puzzle + `","only":["nonsense"]}`, teacher.CodeRequest, "nonsense", 0},
		{"hint", `{"input":"` + puzzle + `","only":["naked-pair"],"no_fallback":true}`, teacher.CodeNothing, "no technique", 0},
		{"hint", sheet(`,"placed":"4"`), teacher.CodeRequest, "1 character: expected 81", 0},
		{"hint", sheet(`,"placed":"` + puzzle + `"`), teacher.CodeRequest, "r1c1 is given already", 0},
		{"hint", sheet(`,"marks":{"r1c1":"2"}`), teacher.CodeRequest, "r1c1 has a digit", 0},
		{"hint", sheet(`,"marks":{"r1c2":"22"}`), teacher.CodeRequest, "each once", 0},
		{"hint", sheet(`,"marks":{"r1c12":"2"}`), teacher.CodeRequest, "no cell", 0},
		{"hint", sheet(`,"layout":"classic7"`), teacher.CodeRequest, "layout", 0},
		{"hint", `{"input":"` + strings.Repeat(" ", 64<<10) + `"}`, teacher.CodeTooLarge, "bytes", 0},
		{"read", `{"input":"` + strings.Repeat(" ", teacher.MaxRequest) + `"}`, teacher.CodeTooLarge, "bytes", 0},
		{"why", `{"input":"` + puzzle + `","conclusion":"r1c1"}`, teacher.CodeRequest, "conclusion", 0},
		{"why", `{"input":"` + puzzle + `","conclusion":"r1c2=2"}`, teacher.CodeNothing, "r1c2 has no 2", 0},
		{"why-not", `{"input":"` + puzzle + `","claim":"r1c2<>x"}`, teacher.CodeInput, "the claim", 7},
		{"why-not", `{"input":"` + puzzle + `","claim":"r1c2≠x"}`, teacher.CodeInput, "the claim", 6},
		{"learn", `{"name":"nonsense"}`, teacher.CodeInput, "nonsense", 0},
		{"rate", `{"input":"` + puzzle + `","scale":"mine"}`, teacher.CodeRequest, "scale", 0},
		{"generate", `{"givens":5}`, teacher.CodeRequest, "5", 0},
		{"generate", `{"number":101}`, teacher.CodeRequest, "101", 0},
		{"steps", `{"input":"` + puzzle + `","max_level":"mean"}`, teacher.CodeRequest, "mean", 0},
	} {
		err := refused(t, test.name, test.request)
		if err.Code != test.code || !strings.Contains(err.Message, test.message) || err.Column != test.column {
			t.Errorf("%s %.100s: got %s: %q at %d, want %s: %q at %d", test.name, test.request, err.Code, err.Message, err.Column, test.code, test.message, test.column)
		}
	}
}

// Every call that takes a puzzle refuses what is none, at the place where it ends to be one, and settings that there are not.
func TestNoPuzzle(t *testing.T) {
	const puzzle = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
	for _, name := range teacher.Names() {
		switch name {
		case "read", "learn", "generate", "techniques", "practice", "judge", "library", "convert", "record":
			continue // read tells what is wrong in its answer; the others take none, or something else
		}
		more := map[string]string{"why": `,"conclusion":"r1c2=6"`, "why-not": `,"claim":"r1c2=6"`}[name]
		if err := refused(t, name, `{"input":"`+puzzle[1:]+`"`+more+`}`); err.Code != teacher.CodeInput || err.Column != 81 {
			t.Errorf("%s of 80 cells: got %s: %q at %d", name, err.Code, err.Message, err.Column)
		}
		if err := refused(t, name, `{"input":"`+puzzle+`","marks":"some"`+more+`}`); err.Code != teacher.CodeRequest {
			t.Errorf("%s with marks that there are not: got %s: %q", name, err.Code, err.Message)
		}
	}
}

// A hint is about the sheet of the player: a wrong digit, a mark that was removed too early and one that was
// left are told before any step.
func TestHintOfSheet(t *testing.T) {
	const givens = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
	placed := func(digit string) string { return `"placed":".` + digit + strings.Repeat(".", 79) + `"}` }
	for want, rest := range map[string]string{
		"digit":   placed("6"),
		"clash":   placed("4"),
		"missing": `"marks":{"r1c2":"67"}},"marks":"partial"`,
		"stale":   `"marks":{"r1c2":"14679"}},"marks":"partial"`,
	} {
		request := `{"sheet":{"givens":"` + givens + `",` + rest + `}`
		answer := ask(t, "hint", request)
		hint := answer["hint"].(map[string]any)
		repair, _ := hint["repair"].(map[string]any)
		if hint["kind"] != "mistake" || repair["kind"] != want {
			t.Errorf("%s: got %v", want, hint)
		}
		if stage := answer["picture"].(map[string]any)["stage"]; stage != 5. || answer["more"] != false {
			t.Errorf("%s: the picture is of stage %v, more is %v", want, stage, answer["more"])
		}
	}
	solved := ask(t, "hint", `{"input":"534678912672195348198342567859761423426853791713924856961537284287419635345286179","stage":1}`)
	if solved["more"] != false {
		t.Errorf("there is more behind %v", solved["hint"])
	}
}

// The answer to a hint has nothing of later stages, and one picture.
func TestHintStages(t *testing.T) {
	const puzzle = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
	at := func(stage int) (answer map[string]any, text string) {
		request := fmt.Sprintf(`{"input":%q,"stage":%d,"svg":true}`, puzzle, stage)
		bytes, err := teachertest.Call(t)(t.Context(), "hint", []byte(request))
		if err != nil {
			t.Fatal(err)
		}
		return ask(t, "hint", request), string(bytes)
	}
	all, _ := at(explain.Stages)
	told := all["hint"].(map[string]any)["told"].([]any)
	for stage := 1; stage <= explain.Stages; stage++ {
		answer, text := at(stage)
		if got := answer["hint"].(map[string]any)["told"].([]any); !slices.Equal(got, told[:stage]) {
			t.Errorf("stage %d tells %q", stage, got)
		}
		if strings.Count(text, "<svg") != 1 || answer["more"] != (stage < explain.Stages) || answer["picture"].(map[string]any)["stage"] != float64(stage) {
			t.Errorf("stage %d: %d pictures, more is %v", stage, strings.Count(text, "<svg"), answer["more"])
		}
		if last := stage == explain.Stages; strings.Contains(text, all["title"].(string)) != last {
			t.Errorf("stage %d: the title is told: %v", stage, !last)
		}
	}
}

// Hints pause where something is left to find: not after the house of a full house, nor after the reason of a single.
func TestHintPauses(t *testing.T) {
	for _, test := range []struct {
		puzzle, without string
		want            []float64
	}{
		{".34678912672195348198342567859761423426853791713924856961537284287419635345286179", `[]`, []float64{5, 5, 5, 5}}, // a full house
		{"4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......", `[]`, []float64{2, 3, 5, 5}}, // a hidden single
		{"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", `["full-house","hidden-single"]`, []float64{2, 3, 5, 5}},
		{"4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......", `["hidden-single"]`, []float64{2, 3, 4, 5}},
	} {
		for stage, want := range append(test.want, 0) {
			answer := ask(t, "hint", fmt.Sprintf(`{"input":%q,"stage":%d,"without":%s}`, test.puzzle, stage+1, test.without))
			if got, _ := answer["next"].(float64); got != want {
				t.Errorf("%s without %s: after stage %d comes %v, want %v", test.puzzle, test.without, stage+1, got, want)
			}
		}
	}
}

// Techniques that are asked for by name are left out where they assume one solution and nothing may; a level lists all steps
// up to it, not those of the easiest level alone.
func TestStepsOfTechniques(t *testing.T) {
	input := func(code string) string {
		text, err := json.Marshal(techniques.Lookup(suite.All(), code).Doc.Grid)
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	levels := func(request string) (found []string) {
		for _, s := range ask(t, "steps", request)["listing"].(map[string]any)["steps"].([]any) {
			found = append(found, teacher.ByCode[s.(map[string]any)["technique"].(string)].Level.String())
		}
		return found
	}
	rectangle := `{"input":` + input("unique-rectangle-1") + `,"techniques":["unique-rectangle-1","x-wing"]`
	if found := levels(rectangle + "}"); len(found) == 0 {
		t.Error("no unique rectangle is found")
	}
	if found := levels(rectangle + `,"no_uniqueness":true}`); len(found) > 0 {
		t.Errorf("%d unique rectangles are found where nothing assumes one solution", len(found))
	}
	easiest := slices.Compact(slices.Sorted(slices.Values(levels(`{"input":` + input("x-wing") + `}`))))
	upTo := slices.Compact(slices.Sorted(slices.Values(levels(`{"input":` + input("x-wing") + `,"max_level":"unfair"}`))))
	if len(easiest) != 1 || len(upTo) < 2 || slices.Contains(upTo, "extreme") {
		t.Errorf("of the easiest level %v, up to unfair %v", easiest, upTo)
	}
}

// A mistake of the program is an answer, and ends nothing.
func TestMistakeOfProgram(t *testing.T) {
	teacher.BreakCall(t, "rate")
	if err := refused(t, "rate", `{}`); err.Code != teacher.CodeInternal || !strings.Contains(err.Message, "mistake in rate") {
		t.Errorf("got %s: %s", err.Code, err.Message)
	}
}

// A zero stands for an open cell, as a full stop does. Puzzles are found by their names in either case. Of many that cannot
// be read the first are told.
func TestReadMany(t *testing.T) {
	const puzzle = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
	hint := func(givens string) map[string]any {
		return ask(t, "hint", `{"sheet":{"givens":"`+givens+`"},"stage":1}`)
	}
	if dots, zeros := hint(puzzle), hint(strings.ReplaceAll(puzzle, ".", "0")); !reflect.DeepEqual(dots["hint"], zeros["hint"]) {
		t.Errorf("%v with full stops, %v with zeros", dots["hint"], zeros["hint"])
	}
	read := func(input, find string) map[string]any {
		text, err := json.Marshal(map[string]string{"input": input, "find": find})
		if err != nil {
			t.Fatal(err)
		}
		return ask(t, "read", string(text))
	}
	named := puzzle + " Monday\n" + puzzle + " Tuesday\n"
	for _, find := range []string{"monday", "MONDAY", "Mon"} {
		if found := read(named, find)["puzzles"].([]any); len(found) != 1 {
			t.Errorf("%s: %d puzzles", find, len(found))
		}
	}
	wrong := read(strings.Repeat(puzzle[1:]+"%\n", teacher.MaxPuzzles+20)+puzzle, "")
	if told := wrong["wrong"].([]any); len(told) != teacher.MaxPuzzles || len(wrong["puzzles"].([]any)) != 1 {
		t.Errorf("%d wrong and %d puzzles: want %d and 1", len(told), len(wrong["puzzles"].([]any)), teacher.MaxPuzzles)
	}
}
