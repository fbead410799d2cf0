package say

import (
	"fmt"
	"strings"
	"sync"
)

// Lessons gives the language its texts of lessons, which are read when the first of them is asked for, and again as
// long as there is nothing to be read.
//
// They are entries of a line that names one, as "technique x-wing 1a2b3c4d", and behind it a line for each field: a tab,
// a key, a colon and words. A key that comes again makes another paragraph. The last word of the first line is the
// fingerprint of the English that was translated, so that a test notices what has changed since. Behind # stands a remark.
func (l *Language) Lessons(read func() (string, error)) {
	l.lessons = &lessons{read: read}
}

// lessons are the texts of lessons by entry and field.
type lessons struct {
	sync.Mutex
	read func() (string, error)
	told map[[2]string]string
}

// Lesson is a text of the lessons of the language: a field of an entry, as "what" of "technique x-wing". If it has none,
// it is the English one.
func (l *Language) Lesson(entry, field, english string) string {
	if l == nil || l.lessons == nil {
		return english
	}
	l.lessons.Lock()
	defer l.lessons.Unlock()
	if l.lessons.told == nil {
		text, err := l.lessons.read()
		if err != nil || text == "" {
			return english
		}
		// A test reads the lessons of every language: here the lines that can be read are.
		l.lessons.told, _ = ParseLessons(l.spaced.Replace(text))
	}
	if told, ok := l.lessons.told[[2]string{entry, field}]; ok {
		return told
	}
	return english
}

// Fingerprint is the field of an entry that [ParseLessons] has its fingerprint in.
const Fingerprint = ""

// ParseLessons reads the texts of lessons by entry and field, and reports the first line that is none of them.
func ParseLessons(text string) (told map[[2]string]string, err error) {
	told = map[[2]string]string{}
	entry, n := "", 0
	wrong := func(what string) {
		if err == nil {
			err = fmt.Errorf("say: line %d of lessons %s", n, what)
		}
	}
	for line := range strings.Lines(text) {
		n++
		switch line = strings.TrimRight(line, " \n\r"); {
		case line == "" || line[0] == '#':
		case line[0] != '\t':
			i := strings.LastIndexByte(line, ' ')
			if i < 0 {
				wrong("has no fingerprint")
				continue
			}
			entry = line[:i]
			at := [2]string{entry, Fingerprint}
			if _, twice := told[at]; twice {
				wrong("begins " + entry + " again")
			}
			told[at] = line[i+1:]
		default:
			field, words, ok := strings.Cut(line[1:], ": ")
			if !ok || entry == "" {
				wrong("is no field of an entry")
				continue
			}
			at := [2]string{entry, field}
			if before, more := told[at]; more {
				words = before + "\n" + words
			}
			told[at] = words
		}
	}
	return told, err
}
