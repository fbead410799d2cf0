package uniqueness_test

import (
	"strings"
	"testing"

	"pencilmark/techniques"
	"pencilmark/techniques/techtest"
	"pencilmark/techniques/uniqueness"
)

func TestTechniques(t *testing.T) { techtest.Run(t, "uniqueness") }

// Each rectangle has an argument of its own: no sentence stands in two lessons.
func TestRectangleLessons(t *testing.T) {
	seen := map[string]string{}
	for _, technique := range []*techniques.Technique{
		uniqueness.UniqueRectangle1, uniqueness.UniqueRectangle2, uniqueness.UniqueRectangle3, uniqueness.UniqueRectangle4,
		uniqueness.UniqueRectangle5, uniqueness.UniqueRectangle6, uniqueness.HiddenRectangle,
	} {
		for _, sentence := range strings.SplitAfter(technique.Doc.Why, ". ") {
			if other := seen[sentence]; other != "" {
				t.Errorf("%s and %s both say %q", other, technique.Code, sentence)
			}
			seen[sentence] = technique.Code
		}
	}
}
