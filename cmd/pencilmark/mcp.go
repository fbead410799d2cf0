package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"runtime"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/spf13/cobra"

	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain/encode"
)

func (a *app) mcpCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "mcp",
		Short: "Serve the teacher to an assistant, over the Model Context Protocol",
		Long: `Serve the teacher to an assistant, which speaks the Model Context Protocol on standard
input and output. Language models solve and explain Sudoku badly; with these tools they
have words that are proved, and what they claim can be judged:

` + toolList() + `
Requests and answers are those of the JSON API, see "pencilmark schema api", with the
same bounds on their size and time. The server ends when its input does. An assistant
that reads the usual file of servers needs this entry in it:

  "pencilmark": {"command": "pencilmark", "args": ["mcp"]}`,
		Example: `  pencilmark mcp`,
		Args:    noArguments,
		RunE: func(cmd *cobra.Command, _ []string) error {
			server, err := newAssistant()
			if err != nil {
				return err
			}
			err = server.Run(cmd.Context(), &mcp.IOTransport{Reader: io.NopCloser(a.stdin), Writer: keepOpen{a.stdout}, MaxLineLength: 2 * teacher.MaxRequest})
			if err == nil || errors.Is(err, io.EOF) || cmd.Context().Err() != nil {
				return nil
			}
			return fmt.Errorf("%w: expected messages of JSON-RPC on standard input, one a line", err)
		},
	}
}

// keepOpen is a writer that others must not close.
type keepOpen struct{ io.Writer }

func (keepOpen) Close() error { return nil }

// tool is what an assistant can ask for: a call of the teacher, or else what answer does.
type tool struct {
	name, about string
	answer      func(ctx context.Context, request []byte) ([]byte, error)
}

// tools are told to assistants in this order.
var tools = []tool{
	{"read", "Read Sudoku puzzles or sheets from text in any usual form: 81 characters, boards, pencil-mark grids, links, files of other programs.", nil},
	{"check", "Say whether a puzzle or sheet has one solution, none or several, and why: which digits clash, or where two solutions differ.", nil},
	{"hint", "Tell the next step on a puzzle or sheet, as little of it as is wanted: stage 1 what kind of thing, 2 where, 3 the technique, 4 the reason, 5 the conclusion. Mistakes on the sheet are told before any step.", nil},
	{"steps", "List the steps that are available now, the easiest first, each with its technique, its conclusion and its reason.", nil},
	{"why", "Tell why a conclusion such as r3c5=7 or r3c5<>7 follows: the steps that it rests on, and no others.", nil},
	{"why-not", "Judge a claim: a conclusion such as r3c5=7, or a pattern such as \"x-wing 8 rows 2 and 5\". Says whether it follows, by which technique, or what is wrong with it. Use it for every step of your own before you state it.", nil},
	{"rate", "Say how hard a puzzle is: on the scale of HoDoKu, on that of Sudoku Explainer, or in the minutes that people need.", nil},
	{"generate", "Make puzzles with one solution: of a level, symmetric, minimal, with a number of givens.", nil},
	{"solve", "Solve a puzzle as a person would, every step with its reason. It is long: for one step take hint, for one conclusion why.", nil},
	{"learn", "Teach a technique, a family of techniques or a term, with worked examples; without a name it lists the course.", nil},
	{"verify", "Check walkthrough documents of pencilmark, step by step, with a checker that knows no technique.", verifyText},
}

// instructions are what an assistant is told of all tools together.
const instructions = "Sudoku, solved and explained by pencilmark: every sentence in an answer is proved from the cells and houses that it names. " +
	"Do not solve or explain Sudoku by yourself: ask for a hint, for the steps, or why something follows, and pass the sentences on as they are. " +
	"Cells are written r3c5 (row 3, column 5), conclusions r3c5=7 and r3c5<>7. Give a puzzle as \"input\" in any usual form."

// toolList lists the tools for the help.
func toolList() string {
	var b strings.Builder
	for _, t := range tools {
		about, _, _ := strings.Cut(t.about, ": ")
		about, _, _ = strings.Cut(about, ". ")
		fmt.Fprintf(&b, "  %-10s%s\n", t.name, strings.TrimSuffix(about, "."))
	}
	return b.String()
}

// newAssistant returns the server of an assistant. As many calls are at work as there are processors.
func newAssistant() (*mcp.Server, error) {
	server := mcp.NewServer(&mcp.Implementation{Name: "pencilmark", Title: "pencilmark", Version: number()}, &mcp.ServerOptions{Instructions: instructions})
	slots := make(chan struct{}, runtime.GOMAXPROCS(0))
	for _, t := range tools {
		request, shape, answer := json.RawMessage(verifyRequest), json.RawMessage(verifyAnswer), t.answer
		if answer == nil {
			var err error
			if request, shape, err = schemas(t.name); err != nil {
				return nil, err
			}
			answer = func(ctx context.Context, text []byte) ([]byte, error) { return teacher.Call(ctx, t.name, text) }
		}
		server.AddTool(&mcp.Tool{
			Name: t.name, Description: t.about, InputSchema: request, OutputSchema: shape,
			Annotations: &mcp.ToolAnnotations{ReadOnlyHint: true, IdempotentHint: true, OpenWorldHint: new(bool)},
		}, func(ctx context.Context, r *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
			select {
			case slots <- struct{}{}:
				defer func() { <-slots }()
			case <-ctx.Done():
				return nil, ctx.Err()
			}
			return toolResult(answer(ctx, r.Params.Arguments)), nil
		})
	}
	return server, nil
}

// toolResult is an answer for an assistant, or an error that it can mend.
func toolResult(answer []byte, err error) *mcp.CallToolResult {
	if err == nil {
		answer, err = withoutPictures(answer)
	}
	if err == nil {
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: string(answer)}}, StructuredContent: json.RawMessage(answer)}
	}
	text := err.Error()
	var own *teacher.Error
	if errors.As(err, &own) && own.Line > 0 {
		text = fmt.Sprintf("line %d, column %d: %s", own.Line, own.Column, own.Message)
	}
	return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: text}}}
}

// withoutPictures takes the pictures out of an answer, which are for pages: marks and drawings that an
// assistant cannot see, and several times as long as the words.
func withoutPictures(answer []byte) ([]byte, error) {
	d := json.NewDecoder(bytes.NewReader(answer))
	d.UseNumber()
	var value any
	if err := d.Decode(&value); err != nil {
		return nil, err
	}
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(dropPictures(value)); err != nil {
		return nil, err
	}
	return bytes.TrimSuffix(b.Bytes(), []byte("\n")), nil
}

func dropPictures(value any) any {
	switch v := value.(type) {
	case map[string]any:
		for _, name := range pictured {
			delete(v, name)
		}
		for name := range v {
			v[name] = dropPictures(v[name])
		}
	case []any:
		for i := range v {
			v[i] = dropPictures(v[i])
		}
	}
	return value
}

// pictured are the fields that are for pages.
var pictured = []string{"picture", "pictures", "ends", "svg"}

// schemas returns the schemas of a tool's requests and answers. A request is one object without references,
// which not all assistants follow. Of an answer there are the fields, and the documents in it by their names
// alone: assistants read them as they come. What is about pictures is left out.
func schemas(name string) (request, answer json.RawMessage, err error) {
	text, err := encode.Schema("api")
	if err != nil {
		return nil, nil, err
	}
	var whole struct {
		Defs map[string]map[string]any `json:"$defs"`
	}
	if err := json.Unmarshal(text, &whole); err != nil {
		return nil, nil, err
	}
	in, out := whole.Defs["api-"+name+"-request"], whole.Defs["api-"+name+"-answer"]
	if out == nil && name == "why" { // has the answer of solve
		out = whole.Defs["api-solve-answer"]
	}
	if in == nil || out == nil {
		return nil, nil, fmt.Errorf("the schema of the API has no %s", name)
	}
	flat := inline(in, whole.Defs).(map[string]any)
	delete(flat, "unevaluatedProperties")
	flat["additionalProperties"] = false
	shallow := map[string]any{"type": "object"}
	fields := map[string]any{}
	properties, _ := out["properties"].(map[string]any)
	for field, value := range properties {
		fields[field] = outline(value.(map[string]any), whole.Defs)
	}
	shallow["properties"] = fields
	for _, object := range []map[string]any{flat, shallow} {
		properties, _ := object["properties"].(map[string]any)
		for _, part := range pictured {
			delete(properties, part)
		}
	}
	if request, err = json.Marshal(flat); err == nil {
		answer, err = json.Marshal(shallow)
	}
	return request, answer, err
}

// outline returns what a value is: its type and its description.
func outline(schema map[string]any, defs map[string]map[string]any) map[string]any {
	short := map[string]any{}
	for schema != nil {
		for _, key := range []string{"description", "type", "enum"} {
			if value, ok := schema[key]; ok && short[key] == nil {
				short[key] = value
			}
		}
		ref, _ := schema["$ref"].(string)
		schema = defs[strings.TrimPrefix(ref, "#/$defs/")]
	}
	return short
}

// inline puts what a schema refers to in its place, and the properties of all its parts into one.
func inline(schema any, defs map[string]map[string]any) any {
	switch s := schema.(type) {
	case map[string]any:
		if ref, ok := s["$ref"].(string); ok {
			return inline(defs[strings.TrimPrefix(ref, "#/$defs/")], defs)
		}
		flat := map[string]any{}
		properties := map[string]any{}
		for key, value := range s {
			if key != "allOf" {
				flat[key] = inline(value, defs)
			}
		}
		parts, _ := s["allOf"].([]any)
		for _, part := range parts {
			of, _ := inline(part, defs).(map[string]any)
			more, _ := of["properties"].(map[string]any)
			for name, value := range more {
				properties[name] = value
			}
		}
		if len(properties) > 0 {
			own, _ := flat["properties"].(map[string]any)
			for name, value := range own {
				properties[name] = value
			}
			flat["properties"] = properties
		}
		return flat
	case []any:
		list := make([]any, len(s))
		for i := range s {
			list[i] = inline(s[i], defs)
		}
		return list
	}
	return schema
}

// The schemas of verify, which is no call of the API.
const (
	verifyRequest = `{"type": "object", "additionalProperties": false, "required": ["document"], "properties": {
	"document": {"type": "string", "description": "Walkthrough documents in YAML, JSON or JSON lines."}}}`
	verifyAnswer = `{"type": "object", "additionalProperties": false, "required": ["documents"], "properties": {
	"documents": {"type": "array", "items": {"type": "object", "additionalProperties": false, "required": ["document", "valid"], "properties": {
		"document": {"type": "integer", "description": "Its number in the text, from 1."},
		"valid": {"type": "boolean"},
		"reason": {"type": "string", "description": "What is wrong with it."},
		"unchecked": {"type": "array", "items": {"type": "string"}, "description": "What could not be checked."}}}}}}`
)

// verifyText checks the documents of a request.
func verifyText(ctx context.Context, request []byte) ([]byte, error) {
	if len(request) > teacher.MaxRequest {
		return nil, fmt.Errorf("a request of %d bytes: expected at most %d", len(request), teacher.MaxRequest)
	}
	var q struct {
		Document string `json:"document"`
	}
	d := json.NewDecoder(bytes.NewReader(request))
	d.DisallowUnknownFields()
	if err := d.Decode(&q); err != nil {
		return nil, fmt.Errorf("the request: %w", err)
	}
	ctx, done := context.WithTimeout(ctx, teacher.MaxTime)
	defer done()
	type verdict struct {
		Document  int      `json:"document"`
		Valid     bool     `json:"valid"`
		Reason    string   `json:"reason,omitempty"`
		Unchecked []string `json:"unchecked,omitempty"`
	}
	answer := struct {
		Documents []verdict `json:"documents"`
	}{[]verdict{}}
	decoder := encode.NewDecoder(strings.NewReader(q.Document))
	for {
		doc, err := decoder.Decode()
		if err == io.EOF {
			break
		}
		if err != nil {
			return nil, err
		}
		v := verdict{Document: len(answer.Documents) + 1}
		v.Unchecked, err = checkDocument(ctx, doc, true, doc.Sentences != nil)
		if v.Valid = err == nil; err != nil {
			v.Reason = err.Error()
		}
		answer.Documents = append(answer.Documents, v)
	}
	return json.Marshal(answer)
}
