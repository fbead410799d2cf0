package teacher_test

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"pencilmark/cmd/internal/teacher"
	"pencilmark/cmd/internal/teacher/teachertest"
)

var update = flag.Bool("update", false, "write the golden files")

// shortened cuts what texts say and all but the first of a list: what is in an answer counts here, and not how it is
// worded or drawn.
func shortened(v any) any {
	const long, many = 48, 3
	switch v := v.(type) {
	case map[string]any:
		for name, field := range v {
			if v[name] = shortened(field); name == "svg" && field != "" {
				v[name] = "drawn"
			}
			if name == "due" {
				v[name] = "some day"
			}
		}
	case []any:
		n := len(v)
		for i := range v {
			v[i] = shortened(v[i])
		}
		if n > many {
			return append(v[:many:many], fmt.Sprintf("and %d more", n-many))
		}
	case string:
		if n := utf8.RuneCountInString(v); n > long {
			return fmt.Sprintf("%s ... (%d)", string([]rune(v)[:long]), n)
		}
	}
	return v
}

// What is answered to requests with every field, at the bounds of each and beyond them, is kept in a golden file.
func TestAnswers(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long, and nothing in it runs beside anything else")
	}
	teacher.GrantTime(t, 5*time.Minute)
	text, err := os.ReadFile("testdata/calls.txt")
	if err != nil {
		t.Fatal(err)
	}
	puzzles := strings.NewReplacer(
		"$EASY", "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
		"$POINTING", "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
		"$CHAIN", ".2...3.46.5.8.....6....48.....92...47....6..8...18......64...1..18.....75..7....2",
		"$HARD", "68....21.......3873..5..4...4...28..1.5...6.4..34...5...9..1..8438.......61....49",
		"$MANY", "5...7....6..1.5....98....6.8...6...3...8.3..17...2...6.6....28....4.9..5....8..7.",
		"$NONE", "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8.579",
	)
	var b strings.Builder
	calls := 0
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		name, request, ok := strings.Cut(line, " ")
		if !ok || name == "#" {
			continue
		}
		calls++
		fmt.Fprintln(&b, line)
		answer, err := teachertest.Call(t)(t.Context(), name, []byte(puzzles.Replace(request)))
		var wrong *teacher.Error
		if errors.As(err, &wrong) {
			answer = wrong.JSON()
		}
		var fields map[string]any
		if err := json.Unmarshal(answer, &fields); err != nil {
			t.Fatalf("%s: %v in %s", line, err, answer)
		}
		for _, field := range slices.Sorted(maps.Keys(fields)) {
			fmt.Fprintf(&b, "    %s: ", field)
			e := json.NewEncoder(&b)
			e.SetEscapeHTML(false)
			if err := e.Encode(shortened(fields[field])); err != nil {
				t.Fatal(err)
			}
		}
	}
	if calls < 150 {
		t.Errorf("%d calls", calls)
	}
	const file = "testdata/calls.golden"
	if *update {
		if err := os.WriteFile(file, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), b.String()); diff != "" {
		t.Errorf("%s (-want +got); accept with -update:\n%s", file, diff)
	}
}
