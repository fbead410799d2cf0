package main

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/santhosh-tekuri/jsonschema/v6"

	"pencilmark/cmd/internal/teacher"
)

const pointed = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"

// toolRequest is a request to a tool, and what is in the words with which it is refused, empty if it is answered.
type toolRequest struct {
	tool    string
	request map[string]any
	refused string
}

var requests = []toolRequest{
	{"read", map[string]any{"input": pointed}, ""},
	{"check", map[string]any{"input": pointed}, ""},
	{"check", map[string]any{"input": "12"}, "line 1, column 3: "},
	{"check", map[string]any{"inpt": pointed}, `unknown field "inpt"`},
	{"hint", map[string]any{"input": pointed, "stage": 1}, ""},
	{"hint", map[string]any{"input": pointed, "stage": 5, "svg": true}, ""},
	{"hint", map[string]any{"sheet": map[string]any{"givens": pointed}}, ""},
	{"hint", map[string]any{"input": pointed, "stage": 9}, "stage"},
	{"steps", map[string]any{"input": pointed, "limit": 3}, ""},
	{"why", map[string]any{"input": pointed, "conclusion": "r2c1<>7"}, ""},
	{"why-not", map[string]any{"input": pointed, "claim": `pointing 7: b3\r2`}, ""},
	{"why-not", map[string]any{"input": pointed, "claim": ""}, "claim"},
	{"rate", map[string]any{"input": pointed, "scale": "explainer"}, ""},
	{"generate", map[string]any{"number": 1, "seed": 1}, ""},
	{"solve", map[string]any{"input": pointed}, ""},
	{"learn", map[string]any{"name": "x-wing"}, ""},
	{"learn", map[string]any{"name": "x-wnig"}, "x-wing"},
	{"verify", map[string]any{"document": "x: 1"}, "schema"},
}

// connect returns a client of the server in the same process.
func connect(t *testing.T) *mcp.ClientSession {
	t.Helper()
	server, err := newAssistant()
	if err != nil {
		t.Fatal(err)
	}
	ours, theirs := mcp.NewInMemoryTransports()
	if _, err := server.Connect(t.Context(), ours, nil); err != nil {
		t.Fatal(err)
	}
	session, err := mcp.NewClient(&mcp.Implementation{Name: "test"}, nil).Connect(t.Context(), theirs, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { session.Close() })
	return session
}

// fits reports whether a value fits a schema as the client got it.
func fits(t *testing.T, schema, value any) error {
	t.Helper()
	c := jsonschema.NewCompiler()
	if err := c.AddResource("schema.json", schema); err != nil {
		t.Fatal(err)
	}
	compiled, err := c.Compile("schema.json")
	if err != nil {
		t.Fatal(err)
	}
	return compiled.Validate(value)
}

// Each tool tells the schema of what it takes, by which its requests are judged as the tool judges them, and
// answers what the API does, but for pictures.
func TestAssistantTools(t *testing.T) {
	session := connect(t)
	list, err := session.ListTools(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]*mcp.Tool{}
	for _, tool := range list.Tools {
		known[tool.Name] = tool
		tried := func(r toolRequest) bool { return r.tool == tool.Name && r.refused == "" }
		if !slices.ContainsFunc(requests, tried) && tool.Name != "verify" { // which has a test of its own
			t.Errorf("no request to %s is tried", tool.Name)
		}
	}
	if len(known) != len(tools) {
		t.Errorf("%d tools are told, want %d", len(known), len(tools))
	}
	for _, r := range requests {
		tool := known[r.tool]
		got, err := session.CallTool(t.Context(), &mcp.CallToolParams{Name: r.tool, Arguments: r.request})
		if err != nil {
			t.Errorf("%s %v: %v", r.tool, r.request, err)
			continue
		}
		text := got.Content[0].(*mcp.TextContent).Text
		if r.refused != "" {
			if !got.IsError || !strings.Contains(text, r.refused) {
				t.Errorf("%s %v: got %s, want an error that has %q", r.tool, r.request, text, r.refused)
			}
			continue
		}
		if got.IsError {
			t.Errorf("%s %v: %s", r.tool, r.request, text)
			continue
		}
		asked := map[string]any{}
		request, _ := json.Marshal(r.request)
		_ = json.Unmarshal(request, &asked)
		delete(asked, "svg") // is taken, but not told
		if err := fits(t, tool.InputSchema, asked); err != nil {
			t.Errorf("%s: the request does not fit: %v", r.tool, err)
		}
		if err := fits(t, tool.OutputSchema, got.StructuredContent); err != nil {
			t.Errorf("%s: the answer does not fit: %v", r.tool, err)
		}
		for _, field := range pictured {
			if strings.Contains(text, `"`+field+`":`) {
				t.Errorf("%s: the answer has %s", r.tool, field)
			}
		}
		answer, err := teacher.Call(t.Context(), r.tool, request)
		if err != nil {
			t.Fatal(err)
		}
		var whole, told map[string]any
		if err := json.Unmarshal(answer, &whole); err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal([]byte(text), &told); err != nil {
			t.Fatal(err)
		}
		want, _ := json.Marshal(dropPictures(whole))
		if have, _ := json.Marshal(told); !bytes.Equal(have, want) {
			t.Errorf("%s: got\n%s\nwant\n%s", r.tool, have, want)
		}
		if fields := known[r.tool].OutputSchema.(map[string]any)["properties"].(map[string]any); len(told) > 0 {
			for field := range told {
				if fields[field] == nil {
					t.Errorf("%s: the schema of answers has no %s", r.tool, field)
				}
			}
		}
	}
}

// A document that is true is valid, and one that claims something else is not; both are told.
func TestAssistantVerify(t *testing.T) {
	var out, errs bytes.Buffer
	run(context.Background(), []string{"solve", "--format", "yaml", pointed}, strings.NewReader(""), &out, &errs, func(string) string { return "" })
	document := out.String()
	forged := strings.Replace(document, "[r2c1<>7, r2c3<>7]", "[r2c1<>7, r2c3<>6]", 1)
	if forged == document {
		t.Fatal("nothing was forged")
	}
	got, err := connect(t).CallTool(t.Context(), &mcp.CallToolParams{Name: "verify", Arguments: map[string]any{"document": document + "---\n" + forged}})
	if err != nil || got.IsError {
		t.Fatal(err, got)
	}
	var answer struct {
		Documents []struct {
			Valid  bool
			Reason string
		}
	}
	if err := json.Unmarshal([]byte(got.Content[0].(*mcp.TextContent).Text), &answer); err != nil {
		t.Fatal(err)
	}
	if d := answer.Documents; len(d) != 2 || !d[0].Valid || d[1].Valid || !strings.Contains(d[1].Reason, "step 4") {
		t.Errorf("%+v", answer)
	}
}

// Another client, the protocol's own for JavaScript, finds the server by the line of the README, lists the
// tools, and gets answers that fit what they announce; the server ends when it leaves.
func TestAssistantClient(t *testing.T) {
	readme := document(t, "../../README.md")
	var entry map[string]struct {
		Command string
		Args    []string
	}
	for _, line := range fenced(readme, "json") {
		if strings.Contains(line, `"mcp"`) {
			if err := json.Unmarshal([]byte("{"+strings.TrimSpace(line)+"}"), &entry); err != nil {
				t.Fatal(err)
			}
		}
	}
	if entry["pencilmark"].Command != "pencilmark" {
		t.Fatalf("the README configures %v", entry)
	}
	root, err := exec.Command("npm", "root", "-g").Output()
	modules := strings.TrimSpace(string(root))
	if err == nil {
		_, err = os.Stat(filepath.Join(modules, "@modelcontextprotocol", "sdk"))
	}
	if err != nil {
		skip(t, "the client of npm is not installed: %v", err)
	}
	script, err := filepath.Abs("../../testdata/mcp.js")
	if err != nil {
		t.Fatal(err)
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	program := filepath.Join(t.TempDir(), "pencilmark") // as which the binary of the tests is the program
	if err := os.Symlink(self, program); err != nil {
		t.Fatal(err)
	}
	type call struct {
		Name      string         `json:"name"`
		Arguments map[string]any `json:"arguments"`
	}
	var calls []call
	for _, r := range requests {
		calls = append(calls, call{r.tool, r.request})
	}
	input, err := json.Marshal(map[string]any{"command": append([]string{program}, entry["pencilmark"].Args...), "calls": calls})
	if err != nil {
		t.Fatal(err)
	}
	node := exec.CommandContext(t.Context(), "node", script)
	node.Env = append(os.Environ(), "NODE_PATH="+modules)
	node.Stdin = bytes.NewReader(input)
	var errs bytes.Buffer
	node.Stderr = &errs
	out, err := node.Output()
	if err != nil {
		t.Fatalf("%v\n%s", err, errs.String())
	}
	var got struct {
		Server       struct{ Name string }
		Instructions string
		Tools        []struct{ Name string }
		Results      []struct {
			Thrown  string
			IsError bool
			Content []struct{ Text string }
		}
	}
	if err := json.Unmarshal(out, &got); err != nil {
		t.Fatal(err)
	}
	if got.Server.Name != "pencilmark" || got.Instructions == "" || len(got.Tools) != len(tools) || len(got.Results) != len(requests) {
		t.Fatalf("%+v", got)
	}
	for i, r := range requests {
		if x := got.Results[i]; x.Thrown != "" || x.IsError != (r.refused != "") || !strings.Contains(x.Content[0].Text, r.refused) {
			t.Errorf("%s %v: %+v", r.tool, r.request, x)
		}
	}
}
