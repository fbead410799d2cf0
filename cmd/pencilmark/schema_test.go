package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"pencilmark/cmd/internal/teacher"
	"pencilmark/cmd/internal/teacher/teachertest"
	"pencilmark/explain/encode"
)

// written has for each schema a command that writes documents of it. The last
// puzzle has several solutions, the last line is no puzzle.
var written = []struct{ schema, command string }{
	{"walkthrough", "solve"},
	{"listing", "steps"},
	{"listing", "steps --technique pointing"},
	{"verdict", "check"},
	{"rating", "rate"},
	{"explainer-rating", "rate --scale explainer"},
	{"explainer-rating", "rate --scale explainer --budget 1ns"},
	{"timing", "rate --scale time batch.txt"},
	{"hint", "hint"},
	{"hint", "hint --stage 5"},
	{"judgement", "why-not r2c1<>7 --format json 4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"},
	{"judgement", "why-not --spoil r2c1=7 --format json 4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"},
	{"hint", "hint --stage chain:2 --only chains,wings,singledigit"},
	{"verification", "verify walkthroughs.jsonl"},
	{"task", "practice -n 1 --seed 1 --format jsonl x-wing"},
	{"task", "practice -n 1 --seed 1 --kind which-is-not --format jsonl skyscraper"},
	{"task", "practice -n 1 --seed 1 --kind finish-chain --format jsonl xy-chain"},
	{"generated", "generate -n 3 --seed 1"},
	{"generated", "generate -n 2 --seed 1 --hardest naked-pair"},
	{"review", "review game.txt game.txt"},
	{"comparison", "compare --strategies band --format json puzzles.txt"},
}

// asked has calls of the API with requests.
var asked = [][2]string{
	{"check", `{"sheet": {"givens": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"}, "spoil": true}`},
	{"hint", `{"input": "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......", "svg": true, "profile": "hodoku"}`},
	{"solve", `{"input": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", "because": true, "pictures": [1]}`},
	{"review", `{"sheet": {"givens": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"}, "moves": ["r5c5=5", "r1c4=1"]}`},
	{"rate", `{"input": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", "scale": "time"}`},
	{"learn", `{"name": "x-wing"}`},
	{"practice", `{"technique": "x-wing", "seed": 1, "stage": 5}`},
	{"record", `{"id": "full-house/find/1", "wrong": 1}`},
	{"judge", `{"id": "nothing", "answer": "5"}`},
}

// answers is what practice reads.
const answers = "hint\nr1c1=10\nr1c1=9\na\nshow\n"

// documents writes puzzles into a directory, runs the commands in it, and
// returns the lines that they write by schema, and the schemas themselves.
func documents(t *testing.T) (lines map[string][]string, schemas map[string]string) {
	t.Helper()
	t.Chdir(t.TempDir())
	write := func(name, text string) {
		t.Helper()
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	command := func(line string) string {
		t.Helper()
		var out, errs bytes.Buffer
		run(context.Background(), strings.Fields(line), strings.NewReader(answers), &out, &errs, func(string) string { return "" })
		if out.Len() == 0 {
			t.Fatalf("%s: %s", line, errs.String())
		}
		return out.String()
	}
	write("puzzles.txt", `53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4...... a name
53..7+2...6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
534678912672195348198342567859761423426853791713924856961537284287419635345286179
53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5.........
`)
	write("game.txt", "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\nr1c3=4 r1c4=6 r1c4=1\nundo r1c3<>1\n")
	write("batch.txt", command("solve --format jsonl puzzles.txt")+"\nno puzzle\n")
	write("walkthroughs.jsonl", command("solve --format jsonl puzzles.txt"))
	lines, schemas = map[string][]string{}, map[string]string{}
	for _, name := range encode.SchemaNames() {
		schemas[name] = command("schema " + name)
	}
	for _, w := range written {
		line := w.command
		if !strings.Contains(line, "--format") {
			line += " --format jsonl"
		}
		if len(strings.Fields(w.command)) == 1 || strings.Contains(w.command, "--stage") || strings.Contains(w.command, "--tech") || strings.Contains(w.command, "--scale") {
			line += " batch.txt"
		}
		text := command(line)
		if strings.Contains(line, "--format json ") {
			var compact bytes.Buffer
			if err := json.Compact(&compact, []byte(text)); err != nil {
				t.Fatal(err)
			}
			text = compact.String()
		}
		for document := range strings.Lines(text) {
			name := w.schema
			switch {
			case strings.Contains(document, `,"error":{`):
				name = "error"
			case strings.Contains(document, `,"done":`):
				name = "reply"
			}
			lines[name] = append(lines[name], document)
		}
	}
	for _, call := range asked {
		request := []byte(call[1])
		answer, err := teacher.Call(t.Context(), call[0], request)
		var wrong *teacher.Error
		if errors.As(err, &wrong) {
			answer = wrong.JSON()
		}
		text, err := teachertest.Exchange(call[0], request, answer)
		if err != nil {
			t.Fatal(err)
		}
		lines["api"] = append(lines["api"], string(text))
	}
	return lines, schemas
}

// What the commands write for programs is as the schemas say, which are those
// that the program prints.
func TestSchemas(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long, and nothing in it runs beside anything else")
	}
	script, err := filepath.Abs("../../testdata/ajv.js")
	if err != nil {
		t.Fatal(err)
	}
	lines, schemas := documents(t)
	t.Run("ajv", func(t *testing.T) { checkWithAjv(t, script, lines, schemas) })
	for name, text := range schemas {
		doc, err := jsonschema.UnmarshalJSON(strings.NewReader(text))
		if err != nil {
			t.Fatal(err)
		}
		c := jsonschema.NewCompiler()
		if err := c.AddResource("schema.json", doc); err != nil {
			t.Fatal(err)
		}
		schema, err := c.Compile("schema.json")
		if err != nil {
			t.Fatal(err)
		}
		if len(lines[name]) == 0 {
			t.Errorf("no command writes the document %s", name)
		}
		for _, line := range lines[name] {
			value, err := jsonschema.UnmarshalJSON(strings.NewReader(line))
			if err == nil {
				err = schema.Validate(value)
			}
			if err != nil {
				t.Errorf("%s: %v\n%s", name, err, line)
			}
		}
	}
}

// checkWithAjv asks another validator, which finds the schemas strict and the
// documents valid.
func checkWithAjv(t *testing.T, script string, lines map[string][]string, schemas map[string]string) {
	root, err := exec.Command("npm", "root", "-g").Output()
	modules := strings.TrimSpace(string(root))
	if err == nil {
		_, err = os.Stat(filepath.Join(modules, "ajv"))
	}
	if err != nil {
		skip(t, "the validator ajv of npm is not installed: %v", err)
	}
	input, err := json.Marshal(map[string]any{"schemas": schemas, "lines": lines})
	if err != nil {
		t.Fatal(err)
	}
	node := exec.Command("node", script)
	node.Env = append(os.Environ(), "NODE_PATH="+modules)
	node.Stdin = bytes.NewReader(input)
	if out, err := node.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

// skip skips a test that needs what .ci/run installs. There it fails.
func skip(t *testing.T, format string, args ...any) {
	t.Helper()
	if os.Getenv("CI") == "true" {
		t.Fatalf(format, args...)
	}
	t.Skipf(format, args...)
}
