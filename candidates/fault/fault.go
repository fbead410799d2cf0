// Package fault has what is wrong with an input as a value: a format and what it is filled with, so that it can be said in
// other languages than English.
package fault

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Message is a format of package fmt in English, and its arguments. Arguments that are messages themselves, errors that have
// one, or phrases, which are strings and other errors that a language has words for, are said in the language as well.
type Message struct {
	Format string
	Args   []any
}

// New returns a message. The arguments are copied, so that those of a call need no memory of their own: that is less code.
func New(format string, args ...any) Message { return Message{format, slices.Clone(args)} }

// String gives the message in English.
func (m Message) String() string { return fmt.Sprintf(m.Format, m.Args...) }

// Words gives what a language has for a format or a phrase, which is the English one if it has nothing. Its formats may
// number their arguments, as %[2]d.
type Words func(english string) string

// Count is a number of things, as "1 cell" or "2 boxes": a phrase that a language may have words for, with # for the number.
func Count(n int, thing string) string {
	switch {
	case n == 1:
	case strings.HasSuffix(thing, "x"):
		thing += "es"
	default:
		thing += "s"
	}
	return strconv.Itoa(n) + " " + thing
}

// Error is an error that has a message.
type Error interface {
	error
	Fault() Message
}

// Errorf returns an error that has a message.
func Errorf(format string, args ...any) error { return plain{New(format, args...)} }

// plain is an error that is nothing but its message.
type plain struct{ message Message }

func (e plain) Error() string  { return e.message.String() }
func (e plain) Fault() Message { return e.message }

// In gives the message in a language, nil for English.
func (m Message) In(words Words) string {
	if words == nil {
		return m.String()
	}
	args := make([]any, len(m.Args))
	for i, arg := range m.Args {
		switch arg := arg.(type) {
		case Message:
			args[i] = arg.In(words)
		case Error:
			args[i] = arg.Fault().In(words)
		case error:
			args[i] = words(arg.Error())
		case string:
			args[i] = words(arg)
		default:
			args[i] = arg
		}
	}
	return fmt.Sprintf(words(m.Format), args...)
}
