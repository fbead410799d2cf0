package main

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"pencilmark/techniques/suite"
)

// Whatever technique --only names, the document says what it was made with and is accepted; one that uses a
// technique beside those is not.
func TestOnlyIsVerified(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long, and nothing in it runs beside anything else")
	}
	human := suite.Human()
	n := 0
	for _, technique := range suite.All() {
		if slices.Contains(human, technique) && n > 60 {
			continue
		}
		n++
		none := func(string) string { return "" }
		var document, answer, failure bytes.Buffer
		args := []string{"solve", "--only", technique.Code + ",singles", "--format", "yaml", technique.Doc.Grid}
		if strings.Contains(technique.Doc.Grid, "\n") {
			args = append(args, "--no-fallback") // trials take long on boards with clues, and are written no other way
		}
		run(t.Context(), args, strings.NewReader(""), &document, &failure, none)
		if document.Len() == 0 {
			t.Errorf("%s: no document: %s", technique.Code, failure.String())
			continue
		}
		failure.Reset()
		if status := run(t.Context(), []string{"verify", "-"}, bytes.NewReader(document.Bytes()), &answer, &failure, none); status != 0 {
			t.Errorf("%s: %s%s", technique.Code, answer.String(), failure.String())
		}
		if slices.Contains(human, technique) || !strings.Contains(document.String(), technique.Code) {
			continue
		}
		other := strings.Replace(document.String(), "and only ", "and only whale, ", 1)
		other = strings.Replace(other, ", "+technique.Code, "", 1)
		answer.Reset()
		if strings.Contains(document.String(), "technique: "+technique.Code) && technique.Code != "whale" && other != document.String() &&
			run(t.Context(), []string{"verify", "-"}, strings.NewReader(other), &answer, &failure, none) == 0 {
			t.Errorf("%s: accepted without being listed", technique.Code)
		}
	}
	if n < 20 {
		t.Errorf("%d techniques were tried", n)
	}
}

// Cells of spreadsheets that begin like formulas do not run, and numbers stay numbers.
func TestInert(t *testing.T) {
	for field, want := range map[string]string{
		"=1+1": "'=1+1", "+x": "'+x", "-cmd": "'-cmd", "@sum": "'@sum", "\tx": "'\tx", "-": "-", "-3.5": "-3.5", "+1": "+1", "53..7": "53..7", "": "", "name": "name",
	} {
		if got := inert(field); got != want {
			t.Errorf("%q becomes %q, want %q", field, got, want)
		}
	}
}
