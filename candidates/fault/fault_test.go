package fault_test

import (
	"errors"
	"fmt"
	"testing"

	"pencilmark/candidates/fault"
)

// A message is said with all that is in it, in the order of the language; what the language lacks stays English.
func TestIn(t *testing.T) {
	german := map[string]string{
		"found %d %s: expected %s": "erwartet: %[3]s, gefunden: %[1]d %[2]s", "cells": "Felder", "a digit from 1 to %d": "eine Ziffer von 1 bis %d",
	}
	words := func(english string) string {
		if w, ok := german[english]; ok {
			return w
		}
		return english
	}
	digit := fault.New("a digit from 1 to %d", 9)
	for _, test := range []struct {
		m             fault.Message
		english, says string
	}{
		{fault.New("found %d %s: expected %s", 80, "cells", digit), "found 80 cells: expected a digit from 1 to 9", "erwartet: eine Ziffer von 1 bis 9, gefunden: 80 Felder"},
		{fault.New("%v", fault.Errorf(digit.Format, digit.Args...)), "a digit from 1 to 9", "eine Ziffer von 1 bis 9"},
		{fault.New("%v, %q", errors.New("cells"), "rows"), `cells, "rows"`, `Felder, "rows"`},
		{fault.New("none"), "none", "none"},
	} {
		if got := test.m.String(); got != test.english {
			t.Errorf("%q, want %q", got, test.english)
		}
		if got := test.m.In(words); got != test.says {
			t.Errorf("%q, want %q", got, test.says)
		}
		if got := test.m.In(nil); got != test.english {
			t.Errorf("without words: %q, want %q", got, test.english)
		}
	}
	for want, got := range map[string]string{"1 cell": fault.Count(1, "cell"), "0 cells": fault.Count(0, "cell"), "1 box": fault.Count(1, "box"), "2 boxes": fault.Count(2, "box")} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	var e fault.Error
	if !errors.As(fmt.Errorf("here: %w", fault.Errorf(digit.Format, digit.Args...)), &e) || e.Fault().String() != digit.String() {
		t.Error("an error with a message is not found")
	}
}
