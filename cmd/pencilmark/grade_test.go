package main

import (
	"bytes"
	"context"
	"os"
	"regexp"
	"strings"
	"testing"
)

// A puzzle has one level and one score: "solve" says in its last sentence, in whatever order and with whatever
// techniques it solved, what "rate" prints.
func TestOneLevel(t *testing.T) {
	text, err := os.ReadFile("../../testdata/puzzles/samples.txt")
	if err != nil {
		t.Fatal(err)
	}
	output := func(args ...string) string {
		var out, errs bytes.Buffer
		run(context.Background(), args, strings.NewReader(""), &out, &errs, func(string) string { return "" })
		return out.String()
	}
	said := regexp.MustCompile(`On HoDoKu's scale the puzzle is ([a-z]+), with a score of ([0-9]+)\.`)
	profiles := [][]string{nil, {"--profile", "explainer"}, {"--profile", "hodoku"}, {"--without", "hidden-single,x-wing"}}
	compared := 0
	for line := range strings.Lines(string(text)) {
		fields := strings.Fields(line)
		if len(fields) == 0 || len(fields[0]) != 81 {
			continue
		}
		rated := strings.Fields(output("rate", fields[0]))
		if len(rated) != 3 || rated[1] == "Incomplete" {
			continue
		}
		args := append([]string{"solve", "--detail", "brief", fields[0]}, profiles[compared%len(profiles)]...)
		m := said.FindStringSubmatch(strings.Join(strings.Fields(output(args...)), " "))
		if m == nil || m[1] != strings.ToLower(rated[1]) || m[2] != rated[2] {
			t.Errorf("%v says %q, rate %v", args, m, rated[1:])
		}
		if compared++; compared == 40 {
			break
		}
	}
	if compared < 20 {
		t.Errorf("%d puzzles compared", compared)
	}
}
