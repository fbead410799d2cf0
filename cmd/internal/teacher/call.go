package teacher

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"time"

	"pencilmark/candidates/fault"
	"pencilmark/candidates/notation"
	"pencilmark/explain/claim"
	"pencilmark/explain/languages"
	"pencilmark/explain/say"
	"pencilmark/fallback"
)

// Limits of one call.
const (
	MaxRequest = 1 << 20  // bytes of a request to read, which may have a document in it
	maxRequest = 64 << 10 // bytes of any other
	MaxPuzzles = 100      // that a call reads or makes
	MaxSteps   = 500      // that a call lists
)

// MaxTime is the most time that a call can ask for.
const MaxTime = 30 * time.Second

// usualTime is granted to a call that asks for none. Tests grant more, for slow machines.
var usualTime = 10 * time.Second

// The codes of errors.
const (
	CodeUnknown  = "unknown"  // there is no such call
	CodeRequest  = "request"  // the request is not as its schema says
	CodeInput    = "input"    // the puzzle or the claim cannot be read; line and column say where
	CodeTooLarge = "large"    // the request is too large
	CodeNothing  = "nothing"  // there is no answer: no technique applies, or the conclusion does not follow
	CodeStopped  = "stopped"  // the time was up
	CodeBusy     = "busy"     // there is too much to do at once
	CodeInternal = "internal" // a mistake of the program
)

// Error says why there is no answer.
type Error struct {
	Code    string `json:"code"`
	Message string `json:"message"`
	Line    int    `json:"line,omitempty"`   // of the input, from 1; 0 if it is not about a place
	Column  int    `json:"column,omitempty"` // in characters, from 1
	// Unknown are names of rules of a puzzle that are not understood. It can be read without them: see [Position.Ignore].
	Unknown []string `json:"unknown,omitempty"`

	fault fault.Message // the message, to be said in another language
}

func (e *Error) Error() string { return e.Message }

// JSON returns the answer that an error is.
func (e *Error) JSON() []byte {
	answer, err := marshal(struct {
		Error *Error `json:"error"`
	}{e})
	if err != nil {
		panic(err) // it has nothing but text and numbers
	}
	return answer
}

// errorf returns an error with a message.
func errorf(code, format string, args ...any) *Error {
	return faulty(code, fault.New(format, args...))
}

// faulty returns an error with a message in English.
func faulty(code string, m fault.Message) *Error {
	return &Error{Code: code, Message: m.String(), fault: m}
}

// at says where in the input an error is.
func (e *Error) at(line, column int) *Error {
	e.Line, e.Column = line, column
	return e
}

// in says the message in a language, nil for English.
func (e *Error) in(l *say.Language) *Error {
	if l != nil {
		e.Message = e.fault.In(l.Fault)
	}
	return e
}

// asError tells what kind of error it is.
func asError(err error) *Error {
	var own *Error
	var parse *notation.ParseError
	var unread *claim.Error
	var budget fallback.TimeError
	var nodes *fallback.NodesError
	switch {
	case errors.As(err, &own):
		return own
	case errors.As(err, &parse):
		e := faulty(CodeInput, parse.Msg).at(parse.Line, parse.Col)
		e.Unknown = parse.Unknown
		return e
	case errors.As(err, &unread):
		before := []rune(unread.Text[:min(max(unread.Col-1, 0), len(unread.Text))])
		return errorf(CodeInput, "the claim: %s", unread.Msg).at(1, len(before)+1)
	case errors.As(err, &budget), errors.As(err, &nodes), errors.Is(err, context.Canceled), errors.Is(err, context.DeadlineExceeded):
		return errorf(CodeStopped, "%v", err)
	}
	return errorf(CodeNothing, "%v", err)
}

// calls are what a teacher can be asked.
var calls = map[string]func(ctx context.Context, request []byte) (any, error){
	"read":       handle(read),
	"check":      handle(check),
	"hint":       handle(hint),
	"steps":      handle(steps),
	"solve":      handle(solve),
	"why":        handle(why),
	"why-not":    handle(whyNot),
	"rate":       handle(rate),
	"learn":      handle(learn),
	"generate":   handle(generated),
	"techniques": handle(list),
	"practice":   handle(practise),
	"judge":      handle(judgeAnswer),
	"library":    handle(library),
	"convert":    handle(convert),
	"review":     handle(review),
	"record":     handle(record),
}

// Names returns the names of the calls, in order.
func Names() (names []string) {
	for name := range calls {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// Call answers a request in JSON with a document in JSON. The error is always an [*Error].
// Nothing that a request says makes it panic or go on for longer than [MaxTime] by much.
func Call(ctx context.Context, name string, request []byte) (answer []byte, err error) {
	defer func() {
		if recover() != nil {
			answer, err = nil, errorf(CodeInternal, "the program made a mistake in %s: please report the puzzle", name)
		}
	}()
	call, most := calls[name], maxRequest
	if name == "read" {
		most = MaxRequest
	}
	switch {
	case call == nil:
		return nil, errorf(CodeUnknown, "nothing is called %q: expected one of %v", clip(name), Names())
	case len(request) > most:
		return nil, errorf(CodeTooLarge, "a request of %d bytes: expected at most %d", len(request), most)
	}
	result, err := call(ctx, request)
	if err == nil {
		answer, err = marshal(result)
	}
	if err != nil {
		return nil, asError(err).in(spoken(request))
	}
	return answer, nil
}

// spoken returns the language of a request, nil for English and for what is no language.
func spoken(request []byte) *say.Language {
	var q struct{ Language string }
	if json.Unmarshal(request, &q) != nil {
		return nil
	}
	l, _ := inLanguage(q.Language)
	return l
}

// inLanguage returns the language of a code, nil for English, which it is as well without a code.
func inLanguage(code string) (*say.Language, error) {
	if code == "" {
		return nil, nil
	}
	l, err := languages.Find(code)
	if err != nil {
		return nil, errorf(CodeRequest, "%v", err)
	}
	return l, nil
}

// handle makes a call of a function that takes a request and returns an answer.
func handle[Request, Answer any](f func(context.Context, *Request) (Answer, error)) func(context.Context, []byte) (any, error) {
	return func(ctx context.Context, text []byte) (any, error) {
		request := new(Request)
		if err := unmarshal(text, request); err != nil {
			return nil, err
		}
		return f(ctx, request)
	}
}

// unmarshal reads a request, which has no fields but those that are known. Nothing stands for a request without any.
func unmarshal(text []byte, request any) error {
	if len(bytes.TrimSpace(text)) == 0 {
		return nil
	}
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	err := d.Decode(request)
	if err == nil {
		if _, more := d.Token(); more != io.EOF {
			err = errors.New("there is more behind the request: expected one JSON object")
		}
	}
	if err == nil {
		return nil
	}
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	offset := d.InputOffset()
	switch {
	case errors.As(err, &syntax):
		offset = syntax.Offset
	case errors.As(err, &kind):
		offset = kind.Offset
		err = fmt.Errorf("found a JSON %s for %s: expected %s", kind.Value, cmp.Or(kind.Field, "the request"), kinds[kind.Type.Kind().String()])
	}
	before := text[:min(max(int(offset), 0), len(text))]
	line := 1 + bytes.Count(before, []byte("\n"))
	column := len([]rune(string(before[bytes.LastIndexByte(before, '\n')+1:])))
	return errorf(CodeRequest, "the request: %v", err).at(line, max(column, 1))
}

// kinds says what JSON calls the kinds of fields.
var kinds = map[string]string{
	"string": "a string", "int": "a whole number", "uint64": "a whole number from 0", "bool": "true or false", "slice": "an array", "struct": "an object", "map": "an object", "ptr": "an object",
}

// marshal writes an answer. It leaves "<>" as it is: removals are to be read by people too.
func marshal(v any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return nil, err
	}
	return bytes.TrimSuffix(b.Bytes(), []byte("\n")), nil
}

// clip shortens what a message quotes from a request.
func clip(s string) string {
	const most = 40
	if runes := []rune(s); len(runes) > most {
		return string(runes[:most]) + "..."
	}
	return s
}
