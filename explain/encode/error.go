package encode

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Error says what is wrong with a document and where.
type Error struct {
	Line int    // from 1, in the whole stream; 0 if it is not known
	Col  int    // in characters from 1; 0 if it is not known
	Path string // like "steps[11].evidence.pivot", list positions from 0; empty for the document as a whole
	Msg  string // what was found and what was expected, without a full stop
}

// Error gives place and message in one line.
func (e *Error) Error() string {
	var b strings.Builder
	if e.Line > 0 {
		fmt.Fprintf(&b, "line %d", e.Line)
		if e.Col > 0 {
			fmt.Fprintf(&b, ", column %d", e.Col)
		}
		b.WriteString(": ")
	}
	if e.Path != "" {
		b.WriteString(e.Path + ": ")
	}
	return b.String() + e.Msg
}

// asError returns the error with a place and a path to be filled in.
func asError(err error) *Error {
	if e, ok := errors.AsType[*Error](err); ok {
		return e
	}
	return &Error{Msg: err.Error()}
}

// in says that the error, if there is one, is about a field. Callers add the
// fields around it, so that nothing is spent on paths unless something is wrong.
func in(field string, err error) error {
	if err == nil {
		return nil
	}
	e := asError(err)
	if e.Path != "" && e.Path[0] != '[' {
		field += "."
	}
	e.Path = field + e.Path
	return e
}

// at says that the error, if there is one, is about an element of a list.
func at(i int, err error) error { return in("["+strconv.Itoa(i)+"]", err) }

// fault returns an error at the place of a node.
func fault(n *node, format string, args ...any) *Error {
	return &Error{Line: n.Line, Col: n.Column, Msg: fmt.Sprintf(format, args...)}
}

// locate gives the error the place of the node that its path leads to, or of
// the last node on the way that exists.
func (e *Error) locate(n *node) {
	for _, name := range strings.FieldsFunc(e.Path, func(r rune) bool { return strings.ContainsRune(".[]", r) }) {
		next := child(n, name)
		if next == nil {
			break
		}
		n = next
	}
	e.Line, e.Col = n.Line, n.Column
}

// child returns the value of a field or the element of a list, nil if there is none.
func child(n *node, name string) *node {
	switch n.Kind {
	case mappingNode:
		for i := 0; i < len(n.Content); i += 2 {
			if n.Content[i].Value == name {
				return n.Content[i+1]
			}
		}
	case sequenceNode:
		if i, err := strconv.Atoi(name); err == nil && 0 <= i && i < len(n.Content) {
			return n.Content[i]
		}
	}
	return nil
}

// clip shortens what a message quotes from a document.
func clip(s string) string {
	const most = 300
	if len(s) <= most {
		return s
	}
	end := most
	for !utf8.RuneStart(s[end]) {
		end--
	}
	return s[:end] + "..."
}
