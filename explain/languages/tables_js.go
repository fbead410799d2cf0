package languages

import "fmt"

// A browser loads the tables of a language when it is asked for.
var supplied = map[string][]byte{}

// Supply gives the package the tables of a language, as [Tables] returns them. It must be called before [Find].
func Supply(code, text string) { supplied[code] = []byte(text) }

// Tables returns what was supplied.
func Tables(code string) ([]byte, error) {
	if text, ok := supplied[code]; ok {
		return text, nil
	}
	return nil, fmt.Errorf("the language %s is not loaded", code)
}
