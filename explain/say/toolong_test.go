package say_test

import (
	"strings"
	"testing"

	"pencilmark/explain/say"
)

// A sentence is too long from its 25th word on, and where lists of cells and words come to more than thirty.
func TestTooLong(t *testing.T) {
	for n := 1; n <= 60; n++ {
		if words := strings.Repeat("word ", n-1) + "word."; say.TooLong(words) != (n > 24) {
			t.Errorf("%d words: too long is %v", n, n <= 24)
		}
		if cells := strings.Repeat("r1c1 sees, ", n-1) + "r1c1 sees."; say.TooLong(cells) != (2*n > 30) {
			t.Errorf("%d lists and as many words: too long is %v", n, 2*n <= 30)
		}
	}
}
