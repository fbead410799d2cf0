package teacher_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"pencilmark/cmd/internal/teacher"
	"pencilmark/cmd/internal/teacher/teachertest"
)

// What is wrong with what a player writes is said in the language of the request, at the same place as in English.
func TestFaultsInLanguage(t *testing.T) {
	const puzzle = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
	ask := func(call, request string) *teacher.Error {
		t.Helper()
		answer, err := teachertest.Call(t)(t.Context(), call, []byte(request))
		var wrong *teacher.Error
		if !errors.As(err, &wrong) {
			t.Fatalf("%s %s: %s, %v", call, request, answer, err)
		}
		return wrong
	}
	for _, test := range []struct{ call, request, german, french string }{
		{"read", `{"input":"` + puzzle + `x"`, "82 Felder gefunden, erwartet: 81", "trouvé : 82 cases, attendu : 81"},
		{"check", `{"input":"` + puzzle + `\nthremo: r1c1 r1c2"`, "keine Art von Zusatzregel ist. War thermo gemeint?", "Vouliez-vous dire thermo"},
		{"why-not", `{"input":"` + puzzle + `","claim":"r1c1=99"`, "die Behauptung: \"99\" gefunden, erwartet: eine Ziffer von 1 bis 9", "l’affirmation\u00a0: \"99\" trouvé, attendu\u00a0: un chiffre de 1 à 9"},
		{"judge", `{"id":"x-wing/find/1","answer":"foo"`, "\"foo\" ist nicht zu verstehen, erwartet: ein Ergebnis wie r3c5<>7", "attendu\u00a0: une conclusion comme r3c5<>7"},
	} {
		english := ask(test.call, test.request+"}")
		for code, want := range map[string]string{"de": test.german, "fr": test.french} {
			got := ask(test.call, test.request+`,"language":"`+code+`"}`)
			if !strings.Contains(strings.ReplaceAll(got.Message, "\u00a0", " "), strings.ReplaceAll(want, "\u00a0", " ")) {
				t.Errorf("%s %s: %q, want %q", code, test.request, got.Message, want)
			}
			if got.Code != english.Code || got.Line != english.Line || got.Column != english.Column || got.Message == english.Message {
				t.Errorf("%s %s: %+v, in English %+v", code, test.request, got, english)
			}
		}
	}
	// Of many puzzles those that cannot be read are told as well.
	answer, err := teachertest.Call(t)(t.Context(), "read", []byte(`{"input":"`+puzzle+`\n`+puzzle+`x","language":"de"}`))
	var read teacher.ReadAnswer
	if err != nil || json.Unmarshal(answer, &read) != nil || len(read.Wrong) != 1 || !strings.Contains(read.Wrong[0].Message, "Felder gefunden") {
		t.Errorf("%s, %v", answer, err)
	}
}
