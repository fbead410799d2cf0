package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pencilmark/cmd/internal/teacher"
	"pencilmark/techniques"
	"pencilmark/techniques/lessons"
	"pencilmark/techniques/practice"
)

// Every lesson says what the pattern is before it says what others call it, shows its first example, and
// names the commands that show the rest, which do.
func TestLessons(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long, and nothing in it runs beside anything else")
	}
	learn := func(args ...string) string {
		var out, errors bytes.Buffer
		if status := run(t.Context(), append([]string{"learn"}, args...), strings.NewReader(""), &out, &errors, func(string) string { return "" }); status != exitDone {
			t.Errorf("learn %v: status %d, %s", args, status, &errors)
		}
		return out.String()
	}
	for _, technique := range known() {
		worked, near, err := lessons.Of(technique)
		if err != nil {
			t.Fatal(err)
		}
		text := learn(technique.Code)
		at := -1
		for _, heading := range []string{"What it is", "Names", "Why it works", "How to look for it", "What looks like it", "Example", "More"} {
			i := strings.Index(text, "\n"+heading)
			if i <= at {
				t.Errorf("%s: %q is missing or in the wrong place", technique.Code, heading)
			}
			at = i
		}
		for n := range worked {
			command := fmt.Sprintf("learn %s --example %d\n", technique.Code, n+1)
			if n > 0 && !strings.Contains(text, command) {
				t.Errorf("%s does not say %q", technique.Code, command)
			}
			alone := learn(technique.Code, "--example", fmt.Sprint(n+1))
			if _, board, _ := strings.Cut(alone, "\nExample"); n == 0 && !strings.Contains(text, strings.TrimRight(board, "\n")) {
				t.Errorf("%s does not show its first example", technique.Code)
			}
		}
		if says := strings.Contains(text, "--near-miss"); says != (near != nil) {
			t.Errorf("%s: says %v of its near miss", technique.Code, says)
		}
		if near != nil {
			if text := learn(technique.Code, "--near-miss"); !strings.Contains(text, "too many") || !strings.Contains(text, "in the way") {
				t.Errorf("%s: the near miss does not say what is in the way", technique.Code)
			}
		}
	}
}

// learned runs the command and returns what it prints.
func learned(t *testing.T, status int, args ...string) string {
	t.Helper()
	var out, errors bytes.Buffer
	if got := run(t.Context(), append([]string{"learn"}, args...), strings.NewReader(""), &out, &errors, func(string) string { return "" }); got != status {
		t.Errorf("learn %q: status %d, want %d: %s", args, got, status, &errors)
	}
	return out.String() + errors.String()
}

// The course has each lesson once: the core path in the order in which people learn, then the library.
func TestCourse(t *testing.T) {
	order := teacher.Course(known())
	if len(order) != len(known()) {
		t.Fatalf("%d lessons of %d techniques", len(order), len(known()))
	}
	core := teacher.Core()
	if n := len(core); n < 20 || n > 30 || !slices.Equal(order[:n], core) {
		t.Errorf("the core path has %d lessons, and the course does not begin with it", n)
	}
	for _, pair := range [][2]string{ // what rests on the other, or is much rarer
		{"full-house", "hidden-single"}, {"hidden-single", "naked-single"}, {"naked-single", "pointing"}, {"pointing", "naked-pair"},
		{"naked-pair", "naked-triple"}, {"hidden-pair", "hidden-triple"}, {"naked-triple", "x-wing"}, {"x-wing", "skyscraper"},
		{"x-wing", "swordfish"}, {"swordfish", "jellyfish"}, {"x-wing", "finned-x-wing"}, {"xy-wing", "xyz-wing"}, {"xy-wing", "w-wing"}, {"xyz-wing", "wxyz-wing"},
		{"skyscraper", "siamese-finned-x-wing"}, {"finned-x-wing", "siamese-finned-x-wing"}, {"x-chain", "firework-triple"},
		{"x-chain", "aic"}, {"xy-chain", "aic"}, {"aic", "grouped-aic"}, {"aic", "cell-forcing-chain"}, {"als-xz", "als-chain"},
		{"unique-rectangle-1", "unique-rectangle-2"}, {"unique-rectangle-1", "avoidable-rectangle-1"}, {"bug-1", "bug-2"},
		{"simple-coloring-trap", "multi-coloring-1"}, {"multi-coloring-1", "3d-medusa"}, {"nishio", "forcing-net-contradiction"},
	} {
		if i, j := slices.Index(codes(order), pair[0]), slices.Index(codes(order), pair[1]); i < 0 || j < 0 || i > j {
			t.Errorf("%s is lesson %d, %s is %d", pair[0], i, pair[1], j)
		}
	}
	levels := map[string]techniques.Level{}
	for _, technique := range order[len(core):] {
		if technique.Level < levels[technique.Family] {
			t.Errorf("%s comes after a harder one of its family", technique.Code)
		}
		levels[technique.Family] = technique.Level
	}
	text := learned(t, exitDone)
	for _, technique := range order {
		if n := len(regexp.MustCompile(`(?:^|\s)`+regexp.QuoteMeta(technique.Code)+`[,.:]`).FindAllString(text, -1)); n != 1 {
			t.Errorf("the course lists %s %d times", technique.Code, n)
		}
	}
	if first, last := more(core[0], settings{}, 1, false), more(core[len(core)-1], settings{}, 1, false); strings.Contains(first, "before") || strings.Contains(last, "next") {
		t.Errorf("beyond the ends of the core path: %q, %q", first, last)
	}
}

// Every lesson ends with how to practise its technique, if that can be, and the path of next lessons leads
// through the core path and through each family.
func TestWhereToGoOn(t *testing.T) {
	reached := map[*techniques.Technique]bool{}
	for _, technique := range known() {
		before, next := teacher.Neighbours(technique)
		if next != nil {
			reached[next] = true
			if b, _ := teacher.Neighbours(next); b != technique {
				t.Errorf("before %s is %v, not %s", next.Code, b, technique.Code)
			}
		} else if before == nil {
			reached[technique] = true
		}
		text := more(technique, settings{}, 1, false)
		can := slices.Contains(practice.Practised(), technique)
		if strings.Contains(text, "pencilmark practice "+technique.Code+"\n") != can {
			t.Errorf("%s can be practised: %v, and the lesson says\n%s", technique.Code, can, text)
		}
		if !strings.HasSuffix(text, "pencilmark learn "+technique.Family) {
			t.Errorf("%s does not name its family", technique.Code)
		}
	}
	starts := len(families()) + 1 // the first of the core path and of each family
	if n := len(known()) - len(reached); n > starts {
		t.Errorf("%d lessons follow no other, for %d families", n, len(families()))
	}
}

// What was found in practice is ticked.
func TestTicks(t *testing.T) {
	file := filepath.Join(t.TempDir(), "progress.json")
	const text = `{"schema":"pencilmark/progress/v1","cards":{
		"x-wing/find":{"ease":2.6,"interval":1,"repetitions":1,"due":"2026-01-02T00:00:00Z","tasks":1,"right":1},
		"jellyfish/find":{"ease":2.6,"interval":1,"repetitions":1,"due":"2026-01-02T00:00:00Z","tasks":1,"right":1},
		"skyscraper/find":{"ease":2.6,"interval":1,"repetitions":0,"due":"2026-01-02T00:00:00Z","tasks":1,"right":0}}}`
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	told := learned(t, exitDone, "--progress-file", file)
	for _, want := range []string{"\n[x] 10. x-wing: ", "\n[ ] 11. skyscraper: ", "jellyfish [x],", "You have found 1 of 27 in practice."} {
		if !strings.Contains(told, want) {
			t.Errorf("there is no %q in\n%s", want, told)
		}
	}
	if n := strings.Count(told, "[x]"); n != 2 {
		t.Errorf("%d ticks", n)
	}
	if told := learned(t, exitDone); strings.Contains(told, "[ ]") {
		t.Error("there are boxes without progress")
	}
	if err := os.WriteFile(file, []byte("{"), 0o666); err != nil {
		t.Fatal(err)
	}
	if told := learned(t, exitUsage, "--progress-file", file); !strings.Contains(told, "not a progress file") {
		t.Errorf("of a broken file it is said %s", told)
	}
}

// A search finds a lesson by each of its names, and by words of its text behind those that are called so.
func TestSearch(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long, and nothing in it runs beside anything else")
	}
	for _, technique := range known() {
		for _, name := range append([]string{technique.Code, technique.Name}, technique.Aliases...) {
			if !slices.ContainsFunc(teacher.Search(name, nil), func(h teacher.Hit) bool { return h.Name == technique.Code }) {
				t.Errorf("%q does not find %s", name, technique.Code)
			}
		}
	}
	hits := teacher.Search("kite", nil)
	if len(hits) == 0 || hits[0].Name != "two-string-kite" {
		t.Errorf("kite finds first %+v", hits)
	}
	for words, want := range map[string]string{"clue": "clue: ", "hint": "given: ", "conjugate": "strong link: ", "never played": "", "scanning": "basics: ", "fish": "Families\nfish: "} {
		told := learned(t, map[bool]int{true: exitDone, false: exitUsage}[want != ""], "--search", words)
		if !strings.Contains(told, want) {
			t.Errorf("%q finds\n%s", words, told)
		}
	}
}

// A name that is a term is explained as that, and not followed by a technique whose name begins so. Guardians are
// a technique of that very name.
func TestTermsEnd(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long, and nothing in it runs beside anything else")
	}
	if told := learned(t, exitDone, "house"); !strings.HasSuffix(told, "Elsewhere it is called unit, region, sector.\n\n") || strings.Contains(told, "Forcing") {
		t.Errorf("house is\n%s", told)
	}
	for _, term := range teacher.Glossary {
		if told := learned(t, exitDone, term.Name); !strings.HasPrefix(told, term.Name+"\n") || strings.Contains(told, "\nExample") && term.Name != "guardian" {
			t.Errorf("%s is\n%s", term.Name, told)
		}
	}
	if told := learned(t, exitDone, "chain"); !strings.Contains(told, "Lessons: chains") {
		t.Errorf("the family of the same name is missing:\n%s", told)
	}
}

// The first lesson tells the rules, and each of its boards.
func TestBasics(t *testing.T) {
	told := learned(t, exitDone, "basics")
	for _, want := range []string{"\nThe rules\n", "\nScanning\n", "\nPencil marks\n", "so r8c2 is 8", "so r5c5 is 5", "r1c3 sees 3, 5, 6, 7, 8 and 9, so its pencil marks are 1, 2 and 4", "pencilmark learn full-house"} {
		if !strings.Contains(told, want) {
			t.Errorf("there is no %q in\n%s", want, told)
		}
	}
	if n := strings.Count(told, "c1"); n < 5 {
		t.Errorf("%d boards", n)
	}
	if told := learned(t, exitDone, "--notation", "a1", "basics"); regexp.MustCompile(`r\dc\d`).MatchString(told) || !strings.Contains(told, "so H2 is 8") {
		t.Errorf("in the other notation it is\n%s", told)
	}
}

// Each family has a page, and each page is of a family.
func TestFamilyPages(t *testing.T) {
	for _, family := range families() {
		if !strings.HasSuffix(teacher.FamilyPages[family], ".") {
			t.Errorf("family %s has no page", family)
		}
	}
	if len(teacher.FamilyPages) != len(families()) {
		t.Errorf("%d pages of %d families", len(teacher.FamilyPages), len(families()))
	}
}
