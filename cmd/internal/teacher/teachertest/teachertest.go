// Package teachertest holds the calls of tests to the schema of the API.
package teachertest

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"sync"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain/encode"
)

var schema = sync.OnceValues(func() (*jsonschema.Schema, error) {
	text, err := encode.Schema("api")
	if err != nil {
		return nil, err
	}
	document, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		return nil, err
	}
	c := jsonschema.NewCompiler()
	if err := c.AddResource("api.json", document); err != nil {
		return nil, err
	}
	return c.Compile("api.json")
})

// Exchange returns a call with its request and its answer as the schema has it.
func Exchange(name string, request, answer []byte) ([]byte, error) {
	if len(bytes.TrimSpace(request)) == 0 {
		request = []byte("{}")
	}
	return json.Marshal(struct {
		Call    string          `json:"call"`
		Request json.RawMessage `json:"request"`
		Answer  json.RawMessage `json:"answer"`
	}{name, request, answer})
}

// Call is [teacher.Call], and fails the test if the answer is not as the schema says, or if it is no error and the
// request is not. It may be used by several goroutines.
func Call(tb testing.TB) func(ctx context.Context, name string, request []byte) ([]byte, error) {
	return func(ctx context.Context, name string, request []byte) ([]byte, error) {
		answer, err := teacher.Call(ctx, name, request)
		written := answer
		var wrong *teacher.Error
		if errors.As(err, &wrong) {
			// What is wrong with the request the schema may know as well.
			name, request, written = "read", []byte("{}"), wrong.JSON()
		}
		text, failed := Exchange(name, request, written)
		if failed != nil {
			tb.Errorf("%s: %v in %.300s", name, failed, written)
			return answer, err
		}
		s, failed := schema()
		if failed != nil {
			tb.Error(failed)
			return answer, err
		}
		value, failed := jsonschema.UnmarshalJSON(bytes.NewReader(text))
		if failed = errors.Join(failed, s.Validate(value)); failed != nil {
			tb.Errorf("%v\n%.500s", failed, text)
		}
		return answer, err
	}
}
