package main

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"pencilmark/cmd/internal/teacher"
	"pencilmark/techniques"
	"pencilmark/techniques/lessons"
)

// Every lesson says what the pattern is before it says what others call it, shows its first example, and
// names the commands that show the rest, which do.
func TestLessons(t *testing.T) {
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

// The course has each lesson once, the easier levels first, and lessons name their neighbours in it.
func TestCourse(t *testing.T) {
	order := teacher.Course(known())
	if len(order) != len(known()) {
		t.Fatalf("%d lessons of %d techniques", len(order), len(known()))
	}
	if !slices.IsSortedFunc(order, func(a, b *techniques.Technique) int { return int(a.Level) - int(b.Level) }) {
		t.Error("a lesson comes after one of a higher level")
	}
	var listed []string
	for _, s := range courseSections() {
		for line := range strings.Lines(s.body) {
			_, list, _ := strings.Cut(strings.TrimRight(line, ".\n"), ": ")
			listed = append(listed, strings.Split(list, ", ")...)
		}
	}
	if !slices.Equal(listed, codes(order)) {
		t.Errorf("the course lists\n%v\nwant\n%v", listed, codes(order))
	}
	if first, last := more(order[0], 1, false), more(order[len(order)-1], 1, false); strings.Contains(first, "before") || strings.Contains(last, "next") {
		t.Errorf("beyond the ends of the course: %q, %q", first, last)
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
