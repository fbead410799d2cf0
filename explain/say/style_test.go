package say_test

import (
	"strings"
	"testing"

	"pencilmark/explain/say"
)

func TestParseStyle(t *testing.T) {
	for _, style := range []say.Style{say.RC, say.A1} {
		for _, name := range []string{style.String(), strings.ToUpper(style.String())} {
			if got, err := say.ParseStyle(name); err != nil || got != style {
				t.Errorf("%q: got %v, %v", name, got, err)
			}
		}
	}
	for _, name := range []string{"", "r1c1", "a"} {
		if _, err := say.ParseStyle(name); err == nil {
			t.Errorf("%q: no error", name)
		}
	}
}
