package languages

import "fmt"

// A browser loads the tables of a language when it is asked for, and its lessons when one is.
var supplied, suppliedLessons = map[string][]byte{}, map[string][]byte{}

// Supply gives the package the tables of a language, as [Tables] returns them. It must be called before [Find].
func Supply(code, text string) { supplied[code] = []byte(text) }

// SupplyLessons gives the package the lessons of a language, as [Lessons] returns them.
func SupplyLessons(code, text string) { suppliedLessons[code] = []byte(text) }

// Tables returns what was supplied.
func Tables(code string) ([]byte, error) {
	if text, ok := supplied[code]; ok {
		return text, nil
	}
	return nil, fmt.Errorf("the language %s is not loaded", code)
}

// Lessons returns what was supplied, which may be nothing yet.
func Lessons(code string) ([]byte, error) { return suppliedLessons[code], nil }
