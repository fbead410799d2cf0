package teacher_test

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pencilmark/cmd/internal/teacher"
	"pencilmark/cmd/internal/teacher/teachertest"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

const (
	easyPuzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	hardPuzzle = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
)

// into calls and reads the answer.
func into(t *testing.T, name string, request map[string]any, answer any) error {
	t.Helper()
	text, err := json.Marshal(request)
	if err != nil {
		t.Fatal(err)
	}
	got, err := teachertest.Call(t)(context.Background(), name, text)
	if err == nil {
		err = json.Unmarshal(got, answer)
	}
	return err
}

// Pictures of steps say what is told line by line: nothing of the text is lost, lines of long chains and of branches
// light something up, and the technique has a name under which there is a lesson.
func TestToldByLines(t *testing.T) {
	var a struct {
		Walkthrough struct {
			Steps []struct{ Technique, Text string }
		}
		Pictures []teacher.Picture
	}
	if err := into(t, "solve", map[string]any{"input": hardPuzzle, "svg": true}, &a); err != nil {
		t.Fatal(err)
	}
	numbered := 0
	for i, step := range a.Walkthrough.Steps {
		p := a.Pictures[i]
		var words []string
		for _, l := range p.Text {
			w := strings.Repeat("  ", l.Indent) + l.Words
			if l.Number != "" {
				w = strings.Repeat("  ", l.Indent) + l.Number + ". " + l.Words
				numbered++
				if l.Lit == nil {
					t.Errorf("step %d: nothing lights up for %q", i+1, l.Words)
				}
			}
			words = append(words, w)
		}
		if got := strings.Join(words, "\n"); got != step.Text {
			t.Errorf("step %d: told\n%s\nwant\n%s", i+1, got, step.Text)
		}
		if p.Technique == nil && step.Technique != "trial" || p.Technique != nil && p.Technique.Code != step.Technique {
			t.Errorf("step %d: %v is %s", i+1, p.Technique, step.Technique)
		}
		if len(p.Lines) == 0 {
			t.Errorf("step %d, %s, has no argument", i+1, step.Technique)
		}
	}
	if numbered < 10 {
		t.Errorf("%d numbered lines", numbered)
	}
}

// Hints have lines from their first stage on, the technique from the third and the argument at the last.
func TestHintsByLines(t *testing.T) {
	for stage := 1; stage <= 5; stage++ {
		var a struct{ Picture teacher.Picture }
		if err := into(t, "hint", map[string]any{"input": hardPuzzle, "stage": stage, "svg": true}, &a); err != nil {
			t.Fatal(err)
		}
		if p := a.Picture; len(p.Text) == 0 || (p.Technique != nil) != (stage >= 3) || (len(p.Lines) > 0) != (stage == 5) {
			t.Errorf("stage %d: %v", stage, p)
		}
	}
}

// Mistakes and endings have lines too, and no technique: there is no step.
func TestMistakesByLines(t *testing.T) {
	const clash = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	placed := "..1" + strings.Repeat(".", 78) // the solution has 4 there
	for stage := 1; stage <= 3; stage++ {
		var a struct{ Picture teacher.Picture }
		if err := into(t, "hint", map[string]any{"sheet": map[string]any{"givens": clash, "placed": placed}, "stage": stage, "svg": true}, &a); err != nil {
			t.Fatal(err)
		}
		if p := a.Picture; len(p.Text) == 0 || p.Text[0].Words == "" || p.Technique != nil || len(p.Lines) > 0 {
			t.Errorf("stage %d: %+v", stage, p)
		}
	}
}

// Puzzles that were read are counted.
func TestReadIsCounted(t *testing.T) {
	for n, input := range map[int]string{1: hardPuzzle, 3: strings.Repeat(hardPuzzle+"\n", 3)} {
		var a teacher.ReadAnswer
		if err := into(t, "read", map[string]any{"input": input}, &a); err != nil {
			t.Fatal(err)
		}
		if a.Total != n || len(a.Puzzles) != n {
			t.Errorf("%d puzzles are read as %d, %d are told", n, a.Total, len(a.Puzzles))
		}
	}
}

// Pictures of a list of steps are numbered as the steps are, and of a walkthrough steps have arguments if asked for.
func TestStepsAreNumbered(t *testing.T) {
	var steps struct {
		Listing  struct{ Steps []any }
		Pictures []teacher.Picture
	}
	if err := into(t, "steps", map[string]any{"input": hardPuzzle, "all": true}, &steps); err != nil {
		t.Fatal(err)
	}
	if len(steps.Pictures) < 2 || len(steps.Pictures) != len(steps.Listing.Steps) {
		t.Errorf("%d pictures of %d steps", len(steps.Pictures), len(steps.Listing.Steps))
	}
	for i, p := range steps.Pictures {
		if p.Step != i+1 {
			t.Errorf("picture %d is of step %d", i+1, p.Step)
		}
	}
	for _, because := range []bool{false, true} {
		var a struct {
			Walkthrough struct{ Steps []struct{ Because []any } }
		}
		if err := into(t, "solve", map[string]any{"input": hardPuzzle, "because": because}, &a); err != nil {
			t.Fatal(err)
		}
		argued := 0
		for _, s := range a.Walkthrough.Steps {
			argued += min(1, len(s.Because))
		}
		if (argued > 0) != because {
			t.Errorf("because %v: %d of %d steps have an argument", because, argued, len(a.Walkthrough.Steps))
		}
	}
}

// What was pasted is checked: of two solutions there is a picture each, with the cells marked in which they differ.
func TestCheckShowsTwoSolutions(t *testing.T) {
	var a struct {
		Verdict  struct{ Result string }
		Pictures []teacher.Picture
	}
	if err := into(t, "check", map[string]any{"input": strings.Replace(easyPuzzle, "7", ".", 3), "svg": true}, &a); err != nil {
		t.Fatal(err)
	}
	if a.Verdict.Result != "many" || len(a.Pictures) != 2 || len(a.Pictures[0].Marks.Cells) == 0 {
		t.Errorf("%s, %d pictures", a.Verdict.Result, len(a.Pictures))
	}
	one := "1" + strings.Repeat(".", 80)
	if err := into(t, "check", map[string]any{"input": one, "svg": true}, &a); err != nil || a.Verdict.Result != "many" {
		t.Errorf("one given: %s, %v", a.Verdict.Result, err)
	}
}

// The candidates of all cells, ruled out or not, are a puzzle with digits; marks that say more than digits stay.
func TestCandidatesBecomeAPuzzle(t *testing.T) {
	all := func(cell func(i int, d byte) string) string {
		var b strings.Builder
		for i := range easyPuzzle {
			b.WriteString(cell(i, easyPuzzle[i]))
		}
		return b.String()
	}
	alone := func(d byte) string {
		return strings.Repeat(".", int(d-'1')) + string(d) + strings.Repeat(".", int('9'-d))
	}
	var a struct{ Puzzles []teacher.Board }
	whole := all(func(_ int, d byte) string {
		if d == '.' {
			return "123456789"
		}
		return alone(d)
	})
	if err := into(t, "read", map[string]any{"input": whole}, &a); err != nil {
		t.Fatal(err)
	}
	if s := a.Puzzles[0].Sheet; s.Givens != easyPuzzle || len(s.Marks) != 0 {
		t.Errorf("read %s with %d marks", s.Givens, len(s.Marks))
	}
	lacking := all(func(i int, d byte) string {
		switch {
		case i == 2:
			return "12......." // r1c3, of 1, 2 and 4
		case d == '.':
			return "123456789"
		}
		return alone(d)
	})
	if err := into(t, "read", map[string]any{"input": lacking}, &a); err != nil {
		t.Fatal(err)
	}
	if s := a.Puzzles[0].Sheet; s.Givens != easyPuzzle || s.Marks["r1c3"] != "12" {
		t.Errorf("read %s with %v in r1c3", s.Givens, s.Marks["r1c3"])
	}
}

// Of many puzzles a page is read at a time, and those with a word alone if one is asked for. None is lost.
func TestPagesOfPuzzles(t *testing.T) {
	var text strings.Builder
	for i := range 250 {
		fmt.Fprintf(&text, "%s number %d\n", easyPuzzle, i+1)
	}
	seen := 0
	for skip := 0; ; {
		var a struct {
			Puzzles []teacher.Board
			Total   int
			More    bool
		}
		if err := into(t, "read", map[string]any{"input": text.String(), "skip": skip}, &a); err != nil {
			t.Fatal(err)
		}
		for _, p := range a.Puzzles {
			if seen++; p.Sheet.Name != fmt.Sprint("number ", seen) {
				t.Fatalf("puzzle %d is %q", seen, p.Sheet.Name)
			}
		}
		if skip += len(a.Puzzles); a.Total != 250 || !a.More {
			break
		}
	}
	if seen != 250 {
		t.Errorf("%d puzzles", seen)
	}
	var a struct{ Puzzles []teacher.Board }
	if err := into(t, "read", map[string]any{"input": text.String(), "find": "NUMBER 25"}, &a); err != nil || len(a.Puzzles) != 2 {
		t.Errorf("%d puzzles have 25 in their names: %v", len(a.Puzzles), err)
	}
}

// The puzzle of a day follows from date and level, is of that level, and is another one the next day.
func TestDaily(t *testing.T) {
	made := map[string]string{}
	for _, level := range teacher.Levels() {
		for _, day := range []string{"2026-02-14", "2026-02-15", "2026-02-14"} {
			var a struct {
				Puzzles []struct{ Input, Level string }
			}
			if err := into(t, "generate", map[string]any{"day": day, "level": level}, &a); err != nil {
				t.Fatal(err)
			}
			p := a.Puzzles[0]
			if p.Level != level {
				t.Errorf("%s of %s is %s", level, day, p.Level)
			}
			if before, again := made[level+day]; again && before != p.Input {
				t.Errorf("%s of %s is %s and %s", level, day, before, p.Input)
			}
			made[level+day] = p.Input
		}
		if made[level+"2026-02-14"] == made[level+"2026-02-15"] {
			t.Errorf("%s is the same on two days", level)
		}
	}
	var seeded struct {
		Puzzles []struct{ Input string }
	}
	if err := into(t, "generate", map[string]any{"seed": 20260214, "level": "easy", "symmetry": "rotate180"}, &seeded); err != nil || seeded.Puzzles[0].Input != made["easy2026-02-14"] {
		t.Errorf("chance does not begin at the date, year, month and day: %v, %v", seeded, err)
	}
	for _, day := range []string{"2026-02-30", "tomorrow", "14.2.2026"} {
		if err := into(t, "generate", map[string]any{"day": day}, new(any)); err == nil || !strings.Contains(err.Error(), "expected a date") {
			t.Errorf("%s: %v", day, err)
		}
	}
}

// Who asks what a false conclusion rests on is told what a judge says, and the solution only on request.
func TestWhyDoesNotSpoil(t *testing.T) {
	for _, conclusion := range []string{"r1c3=2", "r1c3<>4", "r1c3=9"} {
		request := map[string]any{"input": easyPuzzle, "conclusion": conclusion}
		err := into(t, "why", request, new(any))
		if err == nil || strings.Contains(err.Error(), "false") || strings.Contains(err.Error(), "olution") {
			t.Errorf("%s: %v", conclusion, err)
		}
		var judged struct{ Judgement struct{ Reason string } }
		if other := into(t, "why-not", map[string]any{"input": easyPuzzle, "claim": conclusion}, &judged); other != nil || err != nil && judged.Judgement.Reason != err.Error() {
			t.Errorf("%s: why says %v, why-not %q", conclusion, err, judged.Judgement.Reason)
		}
		request["spoil"] = true
		if err := into(t, "why", request, new(any)); err == nil || !strings.Contains(err.Error(), "In the solution r1c3 is 4.") {
			t.Errorf("%s with spoil: %v", conclusion, err)
		}
	}
}

// Who asks why something follows is told what of the claim is not explained: a reason that is not understood, and other
// conclusions.
func TestWhyTellsWhatIsLeftOut(t *testing.T) {
	for conclusion, want := range map[string][]string{
		"r1c3=4":                                nil,
		"r1c3<>1, r1c3<>2":                      {"Of 2 conclusions this explains the first, r1c3<>1."},
		"the bananas get in the way, so r1c3=4": {`The reason "the bananas get in the way" is not understood, only the conclusion.`},
		"the bananas get in the way, so r1c3 isn't 12": {`The reason "the bananas get in the way" is not understood, only the conclusion.`, "Of 2 conclusions this explains the first, r1c3<>1."},
	} {
		var got struct{ Notes []string }
		if err := into(t, "why", map[string]any{"input": easyPuzzle, "conclusion": conclusion, "pictures": []int{1}}, &got); err != nil || !slices.Equal(got.Notes, want) {
			t.Errorf("%s: %v, notes %q", conclusion, err, got.Notes)
		}
	}
}

// Links to programs to play in carry the solution, if there is one.
func TestLinksCarryTheSolution(t *testing.T) {
	for _, to := range []string{"fpuzzles", "sudokupad"} {
		length := map[string]int{}
		for _, puzzle := range []string{easyPuzzle, strings.Replace(easyPuzzle, "7", ".", 3)} {
			var link struct{ Text string }
			if err := into(t, "convert", map[string]any{"sheet": map[string]any{"givens": puzzle}, "to": to}, &link); err != nil {
				t.Fatal(err)
			}
			length[puzzle] = len(link.Text)
		}
		if many := length[strings.Replace(easyPuzzle, "7", ".", 3)]; length[easyPuzzle] < many+100 {
			t.Errorf("%s has %d characters, and %d without a solution", to, length[easyPuzzle], many)
		}
	}
}

// The library has positions with their marks, page by page, and pictures that show nothing of what is to be found.
func TestLibrary(t *testing.T) {
	var a struct {
		Total     int
		Positions []teacher.Stored
	}
	if err := into(t, "library", map[string]any{"technique": "x-wing", "skip": 90, "svg": true}, &a); err != nil {
		t.Fatal(err)
	}
	if a.Total != 100 || len(a.Positions) != 10 || a.Positions[0].Number != 91 {
		t.Errorf("%d of %d positions", len(a.Positions), a.Total)
	}
	for _, p := range a.Positions {
		if m := p.Picture.Marks; len(p.Sheet.Marks) == 0 || len(m.Cells)+len(m.Candidates)+len(m.Houses) > 0 {
			t.Errorf("position %d: %v", p.Number, m)
		}
	}
}

// Digits clash that stand twice in a house, and no others: neither alone, nor where one of them is, nor where
// none is.
func TestClashes(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 1))
	for n := range 200 {
		digits := []byte(easyPuzzle)
		for range n % 8 { // none at first
			digits[rnd.IntN(81)] = byte('1' + rnd.IntN(9))
		}
		want := []string{}
		for i, d := range digits {
			for j, other := range digits {
				if i != j && d != '.' && d == other && (i/9 == j/9 || i%9 == j%9 || i/27 == j/27 && i%9/3 == j%9/3) {
					want = append(want, fmt.Sprintf("r%dc%d", i/9+1, i%9+1))
					break
				}
			}
		}
		var answer struct {
			Clashes []string `json:"clashes"`
		}
		if err := into(t, "check", map[string]any{"sheet": map[string]any{"givens": string(digits)}}, &answer); err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(answer.Clashes, want) {
			t.Errorf("%s: %v clash, want %v", digits, answer.Clashes, want)
		}
	}
}

// Each lesson leads to those before and after it, and those lead back.
func TestLessonsLeadOn(t *testing.T) {
	learn := func(code string) *teacher.Lesson {
		var answer teacher.LearnAnswer
		if err := into(t, "learn", map[string]any{"name": code}, &answer); err != nil {
			t.Fatal(err)
		}
		return answer.Lesson
	}
	follow := 0
	for _, code := range []string{"hidden-single", "naked-pair", "x-wing", "skyscraper", "unique-rectangle-1"} {
		l := learn(code)
		before, next := teacher.Neighbours(teacher.ByCode[code])
		if (before != nil) != (l.Before != "") || before != nil && before.Code != l.Before || (next != nil) != (l.Next != "") || next != nil && next.Code != l.Next {
			t.Errorf("%s stands between %q and %q", code, l.Before, l.Next)
		}
		if l.Next != "" {
			follow++
			if back := learn(l.Next).Before; back != code {
				t.Errorf("%s leads to %s, and that comes after %s", code, l.Next, back)
			}
		}
	}
	if follow < 3 {
		t.Errorf("%d lessons lead on", follow)
	}
}

// A sheet that was played without telling the moves is reviewed, but not if moves are told as well.
func TestReviewAfter(t *testing.T) {
	after := map[string]any{"givens": easyPuzzle, "placed": strings.Repeat(".", 40) + "5" + strings.Repeat(".", 40)}
	var answer teacher.ReviewAnswer
	if err := into(t, "review", map[string]any{"input": easyPuzzle, "after": after}, &answer); err != nil || !strings.Contains(string(answer.Review), "r5c5") {
		t.Errorf("%.300s, %v", answer.Review, err)
	}
	if err := into(t, "review", map[string]any{"input": easyPuzzle, "after": after, "moves": []string{"r5c5=5"}}, &answer); err == nil || !strings.Contains(err.Error(), "expected one of them") {
		t.Errorf("moves and a sheet after them: %v", err)
	}
}

// The picture of a hint has what its last stage says for a title, or the links beyond it, and there is more before the
// last stage.
func TestHintTitles(t *testing.T) {
	for _, code := range []string{"skyscraper", "xy-chain", "naked-pair", "unique-rectangle-1"} {
		grid := techniques.Lookup(suite.All(), code).Doc.Grid
		for stage := 1; stage <= explain.Stages; stage++ {
			for links := range 3 {
				var a struct {
					Hint struct {
						Told  []string
						Links int
					}
					Picture struct{ Title string }
					More    bool
				}
				if err := into(t, "hint", map[string]any{"input": grid, "only": []string{code}, "stage": stage, "links": links}, &a); err != nil {
					t.Fatal(err)
				}
				want := a.Hint.Told[len(a.Hint.Told)-1-a.Hint.Links]
				if a.Hint.Links > 0 {
					want = strings.Join(a.Hint.Told[len(a.Hint.Told)-a.Hint.Links:], " ")
				}
				if a.Picture.Title != want || a.More != (stage < explain.Stages) {
					t.Errorf("%s, stage %d, %d links: more is %v, and the title %q, want %q", code, stage, links, a.More, a.Picture.Title, want)
				}
			}
		}
	}
}

// Examples of lessons have their text with what lights up if pictures are asked for, and else the text alone.
func TestExamplesAreLit(t *testing.T) {
	for _, svg := range []bool{true, false} {
		var a struct {
			Lesson struct {
				Examples []struct {
					Text    string
					Picture struct {
						SVG  string
						Text []struct{ Words string }
					}
				}
			}
		}
		if err := into(t, "learn", map[string]any{"name": "xy-chain", "svg": svg}, &a); err != nil {
			t.Fatal(err)
		}
		if len(a.Lesson.Examples) == 0 {
			t.Fatal("no examples")
		}
		for _, e := range a.Lesson.Examples {
			if e.Text == "" || (e.Picture.SVG != "") != svg || (len(e.Picture.Text) > 0) != svg {
				t.Errorf("with pictures %v: %+v", svg, e)
			}
		}
	}
}

// Wrong are the cells with another digit than the solution, and no others.
func TestWrongCells(t *testing.T) {
	solution := "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
	placed := []byte(strings.Repeat(".", 81))
	for i := range placed {
		if easyPuzzle[i] == '.' && i%3 != 0 {
			placed[i] = solution[i]
		}
	}
	placed[2], placed[10] = '1', '4' // where 4 and 7 belong
	var a struct{ Wrong []string }
	request := map[string]any{"sheet": map[string]any{"givens": easyPuzzle, "placed": string(placed)}, "spoil": true}
	if err := into(t, "check", request, &a); err != nil || !slices.Equal(a.Wrong, []string{"r1c3", "r2c2"}) {
		t.Errorf("wrong are %v, %v", a.Wrong, err)
	}
	delete(request, "spoil")
	if a.Wrong = nil; into(t, "check", request, &a) != nil || a.Wrong != nil {
		t.Errorf("told unasked: %v", a.Wrong)
	}
}

// A puzzle with several solutions is not taken for one with none.
func TestKindsOfHints(t *testing.T) {
	for input, want := range map[string]string{
		easyPuzzle:                     "step",
		strings.Repeat(".", 81):        "many",
		"11" + strings.Repeat(".", 79): "mistake",
	} {
		var a struct{ Hint struct{ Kind string } }
		if err := into(t, "hint", map[string]any{"input": input, "stage": 1}, &a); err != nil || !strings.HasPrefix(a.Hint.Kind, want) {
			t.Errorf("%.20s: %s, %v, want %s", input, a.Hint.Kind, err, want)
		}
	}
}

// The board of a mistake shows it, beside the step that there was instead.
func TestMistakeIsDrawn(t *testing.T) {
	answer := ask(t, "review", `{"sheet":{"givens":"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"},"moves":["r1c4=2","r8c2<>8"],"svg":true}`)
	for i, want := range []string{"mistake: r1c4.", "mistake: 8 in r8c2."} {
		picture := answer["pictures"].([]any)[i].(map[string]any)
		if got := picture["description"].(string); !strings.Contains(got, want) || !strings.Contains(got, "placed: ") {
			t.Errorf("move %d: %s", i+1, got)
		}
	}
}

// As many puzzles as a list has can be made at once, and one more cannot.
func TestGenerateMany(t *testing.T) {
	var made teacher.GenerateAnswer
	if err := into(t, "generate", map[string]any{"seed": 1, "number": teacher.MaxPuzzles}, &made); err != nil || len(made.Puzzles) != teacher.MaxPuzzles {
		t.Errorf("%d puzzles, %v", len(made.Puzzles), err)
	}
	if err := into(t, "generate", map[string]any{"seed": 1, "number": teacher.MaxPuzzles + 1}, &made); err == nil {
		t.Error("one more than there may be")
	}
}

// A name stands above a board, and is never taken for a row of it, whatever it begins with: a comment where it could be.
func TestNamesAreRead(t *testing.T) {
	const givens = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	for name, kept := range map[string]bool{
		"A": true, "Z": true, "a": true, "z": true, "Zeno": true, "Größe": true, "X": false, "x": false, "X-ray": false, "9 lives": false, "# 3": false,
		"[": false, "@home": false, "...": false, "53..7....": false,
	} {
		quoted, err := json.Marshal(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, form := range []string{"board", "marks"} {
			text := ask(t, "convert", `{"sheet": {"givens": "`+givens+`", "name": `+string(quoted)+`}, "to": "`+form+`"}`)["text"].(string)
			input, err := json.Marshal(text)
			if err != nil {
				t.Fatal(err)
			}
			read := ask(t, "read", `{"input": `+string(input)+`}`)
			puzzles := read["puzzles"].([]any)
			if len(puzzles) != 1 {
				t.Errorf("%q: %d boards in\n%s", name, len(puzzles), text)
				continue
			}
			sheet := puzzles[0].(map[string]any)["sheet"].(map[string]any)
			if is, _ := sheet["name"].(string); (is == name) != kept || !kept && is != "" || sheet["givens"] != givens || strings.HasPrefix(text, "# ") == kept || !strings.Contains(text, name) {
				t.Errorf("%q is %v with %v in\n%s", name, sheet["name"], sheet["givens"], text)
			}
		}
	}
}
