package fish_test

import (
	"strings"
	"testing"

	"pencilmark/techniques/suite"
	"pencilmark/techniques/techtest"
)

func TestTechniques(t *testing.T) { techtest.Run(t, "fish") }

// The name of a species is its code in words.
func TestNames(t *testing.T) {
	for _, technique := range suite.All() {
		if technique.Family != "fish" {
			continue
		}
		if code := strings.ToLower(strings.ReplaceAll(technique.Name, " ", "-")); code != technique.Code {
			t.Errorf("%s is called %s", technique.Code, technique.Name)
		}
	}
}
