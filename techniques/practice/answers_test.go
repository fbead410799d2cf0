package practice_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/techniques"
	"pencilmark/techniques/practice"
	"pencilmark/techniques/suite"
)

// A digit that has one place left in a house, or a cell one digit, only once the pattern has removed what it removes, is
// no answer yet: that comes first. One with another place left is not heard to follow from it.
func TestWhatComesLater(t *testing.T) {
	inHouse, inCell, neither := 0, 0, 0
	for _, name := range []string{"pointing", "claiming", "naked-pair", "x-wing"} {
		for seed := range uint64(3) {
			task, err := practice.New(techniques.Lookup(suite.All(), name), practice.Find, seed)
			if err != nil {
				t.Fatal(err)
			}
			after := task.Grid
			task.Step.Apply(&after)
			l := after.Layout()
			for c := range after.Open().All() {
				for d := range after.Candidates(c).All() {
					now, before := false, false
					for h := range l.HousesOf(c).All() {
						now = now || after.PlacesIn(d, h).Len() == 1
						before = before || task.Grid.PlacesIn(d, h).Len() == 1
					}
					alone := after.Candidates(c).Len() == 1
					if before || task.Grid.Candidates(c).Len() == 1 || !now && !alone && neither > 20 {
						continue
					}
					j, err := task.Judge(t.Context(), explain.Place(c, d).String(), prose.Writer{})
					if err != nil {
						t.Fatal(err)
					}
					later := j.Verdict == practice.Incomplete && strings.Contains(j.Reason, "rules out: say that first")
					switch {
					case now && !alone:
						inHouse++
					case alone:
						inCell++
					default:
						neither++
						later = !later || leads(task, c, d)
					}
					if !later {
						t.Errorf("%s: %v=%v is %s: %s", task.ID(), c, d, j.Verdict, j.Reason)
					}
				}
			}
		}
	}
	if inHouse == 0 || inCell == 0 || neither == 0 {
		t.Errorf("%d had one place, %d were alone, %d neither", inHouse, inCell, neither)
	}
}

// leads reports whether another pattern of the technique leaves the digit one place, or the cell one digit.
func leads(task *practice.Task, c candidates.Cell, d candidates.Digit) bool {
	for _, s := range all(&task.Grid, task.Technique) {
		after := task.Grid
		s.Apply(&after)
		for h := range after.Layout().HousesOf(c).All() {
			if after.PlacesIn(d, h) == candidates.Cells(c) {
				return true
			}
		}
		if after.Candidates(c) == candidates.Digits(d) {
			return true
		}
	}
	return false
}

// The solution of the drill which of four has it not names the board and says what is in the way there; that of others
// is the step.
func TestSolution(t *testing.T) {
	of := techniques.Lookup(suite.All(), "x-wing")
	drill, err := practice.New(of, practice.WhichIsNot, 1)
	if err != nil {
		t.Fatal(err)
	}
	for i, b := range drill.Boards {
		named := strings.HasPrefix(drill.Solution(prose.Writer{}), fmt.Sprintf("It is %c. %v has one candidate too many", 'A'+i, b.InWay.Cell()))
		placed := strings.HasPrefix(drill.Solution(prose.Writer{}), fmt.Sprintf("It is %c. ", 'A'+i))
		if placed != b.Near || named && !b.Near {
			t.Errorf("board %d, near %v: %s", i, b.Near, drill.Solution(prose.Writer{}))
		}
	}
	find, err := practice.New(of, practice.Find, 1)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := find.Solution(prose.Writer{}), (prose.Writer{}).Title(find.Frame())+". So "; !strings.HasPrefix(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// A pattern that is right with a conclusion that it has not: if that is true by something easier it is said, and if the
// pattern is wrong nothing else is.
func TestRightPatternWrongConclusion(t *testing.T) {
	beside, wrong := 0, 0
	for _, name := range []string{"x-wing", "naked-triple", "skyscraper", "xy-wing"} {
		task, err := practice.New(techniques.Lookup(suite.All(), name), practice.Find, 3)
		if err != nil {
			t.Fatal(err)
		}
		pattern, _, _ := strings.Cut(prose.Writer{}.Notation(task.Frame()), " => ")
		for c := range task.Grid.Open().All() {
			for d := range task.Grid.Candidates(c).All() {
				e := explain.Remove(c, d)
				plain, err := task.Judge(t.Context(), e.String(), prose.Writer{})
				if err != nil {
					t.Fatal(err)
				}
				if plain.Verdict != practice.Beside && (plain.Verdict != practice.Wrong || wrong > 30) {
					continue
				}
				j, err := task.Judge(t.Context(), pattern+" => "+e.String(), prose.Writer{})
				if err != nil || j.Verdict != plain.Verdict || !strings.HasPrefix(j.Reason, "Not by this pattern: ") ||
					strings.Contains(j.Reason, "happens to be true") != (j.Verdict == practice.Beside) {
					t.Errorf("%s => %v is %s, %v: %s", pattern, e, j.Verdict, err, j.Reason)
				}
				if j.Verdict == practice.Beside {
					beside++
				} else {
					wrong++
				}
			}
			if beside > 3 && wrong > 5 {
				break
			}
		}
		broken := strings.Replace(pattern, "r", "r1", 1)
		if j, err := task.Judge(t.Context(), broken, prose.Writer{}); err == nil && strings.HasPrefix(j.Reason, "Not by this pattern") {
			t.Errorf("%s: %s", broken, j.Reason)
		}
	}
	if beside == 0 || wrong == 0 {
		t.Errorf("%d were true beside the pattern, %d wrong", beside, wrong)
	}
}

// Where the technique is not named, an answer far from its pattern that is true by another one is right; one that
// nothing shows is not.
func TestHiddenTask(t *testing.T) {
	other, wrong := 0, 0
	for seed := range uint64(3) {
		task, err := practice.New(techniques.Lookup(suite.All(), "xy-wing"), practice.Find, seed)
		if err != nil {
			t.Fatal(err)
		}
		for c := range task.Grid.Open().All() {
			for d := range task.Grid.Candidates(c).All() {
				answer := explain.Remove(c, d).String()
				task.Hidden = false
				named, err := task.Judge(t.Context(), answer, prose.Writer{})
				if err != nil {
					t.Fatal(err)
				}
				far := strings.Contains(named.Reason, "it rules out nothing in ")
				if !far || named.Verdict == practice.Wrong && wrong > 10 {
					continue
				}
				task.Hidden = true
				j, err := task.Judge(t.Context(), answer, prose.Writer{})
				switch {
				case err != nil:
					t.Fatal(err)
				case named.Verdict == practice.Beside:
					if other++; j.Verdict != practice.Other || j.Step == nil || !strings.HasPrefix(j.Reason, "It follows by another technique. ") {
						t.Errorf("%s: %s is %s: %s", task.ID(), answer, j.Verdict, j.Reason)
					}
				default:
					if wrong++; j.Verdict != practice.Wrong {
						t.Errorf("%s: %s is %s: %s", task.ID(), answer, j.Verdict, j.Reason)
					}
				}
			}
		}
	}
	if other == 0 || wrong == 0 {
		t.Errorf("%d answers follow by another technique, %d do not", other, wrong)
	}
}

// Of an answer whose first conclusion follows from what a step places, that alone is said to follow, not the others.
func TestWhatFollows(t *testing.T) {
	task, err := practice.New(techniques.Lookup(suite.All(), "hidden-single"), practice.Find, 1)
	if err != nil {
		t.Fatal(err)
	}
	after := task.Grid
	task.Step.Apply(&after)
	var follows, stays []explain.Effect
	for c := range task.Grid.Open().All() {
		for d := range task.Grid.Candidates(c).All() {
			switch e := explain.Remove(c, d); {
			case e.Done(&after) && c != task.Step.Effects[0].Candidate.Cell():
				follows = append(follows, e)
			case !e.Done(&after):
				stays = append(stays, e)
			}
		}
	}
	if len(follows) == 0 || len(stays) == 0 {
		t.Fatalf("%v follow, %v do not", follows, stays)
	}
	first, other := follows[0], stays[len(stays)-1]
	j, err := task.Judge(t.Context(), first.String()+", "+other.String(), prose.Writer{})
	want := first.String() + " follows from what this Hidden Single places: say that first."
	if err != nil || j.Verdict != practice.Incomplete || j.Reason != want {
		t.Errorf("%v, %v is %s, %v: %s", first, other, j.Verdict, err, j.Reason)
	}
}

// An answer with a reason that is not understood is judged by its conclusion, and says so first.
func TestUnreadReason(t *testing.T) {
	task, err := practice.New(techniques.Lookup(suite.All(), "x-wing"), practice.Find, 3)
	if err != nil {
		t.Fatal(err)
	}
	own := task.Step.Effects[0]
	strange := explain.Effect{Candidate: own.Candidate, Place: true}
	for _, e := range []explain.Effect{own, strange} {
		plain, err := task.Judge(t.Context(), e.String(), prose.Writer{})
		if err != nil {
			t.Fatal(err)
		}
		j, err := task.Judge(t.Context(), e.String()+" because bananas get in the way", prose.Writer{})
		said := `The reason "bananas get in the way" is not understood, so only ` + e.String() + " is judged. "
		if err != nil || j.Unread != "bananas get in the way" || j.Verdict != plain.Verdict || j.Reason != said+plain.Reason || j.NotBy() != plain.NotBy() {
			t.Errorf("%v is %s, %v: %s", e, j.Verdict, err, j.Reason)
		}
	}
}

// Whoever names some of what a pattern removes hears how many more go by it: of all patterns of the technique the one is
// meant that has most of what is named, be it the first that is found or another.
func TestHowManyMoreGo(t *testing.T) {
	counts := map[int]int{}
	others := 0
	for _, name := range []string{"pointing", "naked-pair", "hidden-pair", "x-wing", "skyscraper"} {
		for seed := range uint64(3) {
			task, err := practice.New(techniques.Lookup(suite.All(), name), practice.Find, seed)
			if err != nil {
				t.Fatal(err)
			}
			own := all(&task.Grid, task.Technique)
			var answers [][]explain.Effect
			for _, s := range own {
				for n := range s.Effects {
					part := s.Effects[:n]
					answers = append(answers, part)
					if n > 1 && !slices.Contains(part, own[0].Effects[0]) {
						answers = append(answers, append(slices.Clone(part), own[0].Effects[0]))
					}
				}
			}
			for _, answer := range answers {
				most, whole, lacking := 0, false, []int{}
				for _, s := range own {
					n := 0
					for _, e := range s.Effects {
						if slices.Contains(answer, e) {
							n++
						}
					}
					if n > most {
						most, lacking = n, nil
					}
					if n == most {
						lacking = append(lacking, len(s.Effects)-n)
					}
					whole = whole || n == len(s.Effects)
				}
				if most == 0 || whole {
					continue
				}
				j, err := task.Judge(t.Context(), words(answer), prose.Writer{})
				told := slices.ContainsFunc(lacking, func(n int) bool {
					more := fmt.Sprintf("By the same %s %d more candidates go.", task.Technique.Name, n)
					if n == 1 {
						more = fmt.Sprintf("By the same %s one more candidate goes.", task.Technique.Name)
					}
					return strings.HasSuffix(j.Reason, more)
				})
				if err != nil || j.Verdict != practice.Incomplete || !told {
					t.Errorf("%s: %s is %s, %v: %q, want %v more", task.ID(), words(answer), j.Verdict, err, j.Reason, lacking)
				}
				counts[lacking[0]]++
				missed := slices.DeleteFunc(slices.Clone(own[0].Effects), func(e explain.Effect) bool { return slices.Contains(answer, e) })
				if !slices.Contains(lacking, len(missed)) {
					others++
				}
			}
		}
	}
	if counts[1] == 0 || counts[2] == 0 || others == 0 {
		t.Errorf("lacking were %v, and another pattern than the first was meant %d times", counts, others)
	}
}
