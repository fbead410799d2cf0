package prose_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pencilmark/explain/prose"
)

var moreLines = regexp.MustCompile(`^The main lines are these\. Full detail tells (\w+) more\.$`)

// At normal detail a plain text of many lines has those of them that suppose nothing, each supposition in another, what
// it comes to and its end, word for word, and says how many there are more. A text of few lines is the same at both details.
func TestPlainSummary(t *testing.T) {
	summaries := 0
	for _, f := range lessonFrames(t) {
		name := f.Step.Technique.Name
		whole := strings.Split(prose.Writer{Level: prose.Plain}.Text(f), "\n")
		lines := strings.Split(prose.Writer{Level: prose.Plain, Detail: prose.Normal}.Text(f), "\n")
		m := moreLines.FindStringSubmatch(lines[0])
		if m == nil {
			if !slices.Equal(lines, whole) {
				t.Errorf("%s: normal %q, full %q", name, lines, whole)
			}
			continue
		}
		summaries++
		var main []string
		depth := func(line string) int { return len(line) - len(strings.TrimLeft(line, " ")) }
		for i, line := range whole {
			text := strings.TrimLeft(line, " 0123456789.")
			begins := strings.HasPrefix(text, "Suppose ")
			last := i+1 < len(whole) && depth(whole[i+1]) < depth(line)                        // under a supposition
			ends := strings.HasPrefix(text, "So ") && i > 0 && depth(whole[i-1]) > depth(line) // one
			if depth(line) == 0 || begins || last || ends {
				main = append(main, line)
			}
		}
		if !slices.Equal(lines[1:], main) || len(whole) <= 20 {
			t.Errorf("%s: of %d lines %q are told, want %q", name, len(whole), lines[1:], main)
		}
		if left := len(whole) - len(main); number(m[1]) != fmt.Sprint(left) {
			t.Errorf("%s: %s: there are %d more", name, lines[0], left)
		}
	}
	if summaries == 0 {
		t.Error("no text is summed up")
	}
}

// number gives a number in figures that may be in words.
func number(words string) string {
	for n, word := range []string{"", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"} {
		if word == words {
			return fmt.Sprint(n)
		}
	}
	return words
}
