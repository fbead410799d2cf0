package say

import (
	"errors"
	"maps"
	"strings"
	"testing"
)

// Entries of lessons have fields of paragraphs, and the first line that is none of them is named.
func TestParseLessons(t *testing.T) {
	const text = "# a remark\nterm row 00c0ffee\n\tname: Zeile\n\ttext: Eins: zwei.\n\ttext: Drei.\n\nfamily fish 12345678\n\ttext: Fische.\n"
	want := map[[2]string]string{
		{"term row", Fingerprint}: "00c0ffee", {"term row", "name"}: "Zeile", {"term row", "text"}: "Eins: zwei.\nDrei.",
		{"family fish", Fingerprint}: "12345678", {"family fish", "text"}: "Fische.",
	}
	if told, err := ParseLessons(text); err != nil || !maps.Equal(told, want) {
		t.Errorf("read is %q, %v", told, err)
	}
	for text, says := range map[string]string{
		"\tname: Zeile\n":                           "line 1",
		"term 12\n\nrow\n":                          "line 3 of lessons has no fingerprint",
		"term row 12\n\tname Zeile\n":               "line 2 of lessons is no field",
		"term row 12\n\tname: Zeile\nterm row 34\n": "line 3 of lessons begins term row again",
	} {
		if _, err := ParseLessons(text); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%q: %v, want %s", text, err, says)
		}
	}
}

// A lesson is read when it is asked for, again until there is one, and then no more. What it lacks is in English, and so
// is all as long as it cannot be read.
func TestLesson(t *testing.T) {
	l, err := ParseLanguage("spaced: _:")
	if err != nil {
		t.Fatal(err)
	}
	var text string
	var failure error
	times := 0
	l.Lessons(func() (string, error) { times++; return text, failure })
	check := func(field, want string) {
		t.Helper()
		if got := l.Lesson("term row", field, "row"); got != want {
			t.Errorf("%s is %q, want %q", field, got, want)
		}
	}
	check("name", "row")
	text, failure = "term row 12\n\tname: ligne : oui\n", errors.New("not now")
	check("name", "row")
	failure = nil
	check("name", "ligne\u00a0: oui")
	check("text", "row")
	if times != 3 {
		t.Errorf("it was read %d times, want 3", times)
	}
	if got := (*Language)(nil).Lesson("term row", "name", "row"); got != "row" {
		t.Errorf("in English it is %q", got)
	}
}
