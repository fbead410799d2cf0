package strategies_test

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"pencilmark/fallback/strategies"
)

var update = flag.Bool("update", false, "write the list of strategies into the README instead of comparing it")

// The README lists the strategies in their own words.
func TestReadme(t *testing.T) {
	const (
		path  = "../README.md"
		begin = "<!-- The list is written by go test ./fallback/strategies -update. -->\n"
		end   = "<!-- End of the list. -->\n"
	)
	readme, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, ok1 := strings.Cut(string(readme), begin)
	_, after, ok2 := strings.Cut(rest, end)
	if !ok1 || !ok2 {
		t.Fatalf("%s has no place for the list", path)
	}
	var list strings.Builder
	for _, s := range strategies.All() {
		var counts []string
		for _, c := range s.Counts {
			counts = append(counts, c.String())
		}
		fmt.Fprintf(&list, "\n### `%s`: %s\n\n%s\n\nFrom: %s. Counts %s.\n", s.Name, s.Title, strings.Join(strings.Fields(s.Teaches), " "),
			s.Origin, strings.Join(counts, " and "))
	}
	want := before + begin + list.String() + "\n" + end + after
	switch {
	case want == string(readme):
	case *update:
		if err := os.WriteFile(path, []byte(want), 0o666); err != nil {
			t.Fatal(err)
		}
	default:
		t.Errorf("%s is out of date: run go test ./fallback/strategies -update", path)
	}
}
