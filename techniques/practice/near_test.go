package practice_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/claim"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/explain/say/saytest"
	"pencilmark/explain/verify"
	"pencilmark/techniques/practice"
)

// nearWrong is an answer that is wrong by the way in which it was made, near a pattern of the task.
type nearWrong struct {
	how, text string
	fails     string // what the reason has to name: a cell or a house; empty if any may be
}

var inPattern = regexp.MustCompile(`\(([1-9=|]+)\)(r[1-9])c([1-9])\b`)

// nearWrongs makes near-wrong answers to a task.
func nearWrongs(task *practice.Task) (answers []nearWrong) {
	g, l := &task.Grid, task.Grid.Layout()
	own := all(g, task.Technique)
	// has reports whether a step of the technique leads to the removal of a candidate at once, or its pattern proves
	// more than the technique reports, as the checker says.
	has := func(k candidates.Candidate) bool {
		return slices.ContainsFunc(own, func(s explain.Step) bool {
			after := *g
			s.Apply(&after)
			s.Effects = []explain.Effect{explain.Remove(k.Cell(), k.Digit())}
			return !after.Has(k) || verify.Step(g, &s) == nil
		})
	}
	for i := range own[:min(len(own), 2)] {
		s := &own[i]
		holds := map[candidates.Digit]candidates.CellSet{} // the cells of the pattern that hold a digit
		marks := s.Evidence.Marks(g)
		for _, m := range marks.Candidates {
			holds[m.Candidate.Digit()] = holds[m.Candidate.Digit()].With(m.Candidate.Cell())
		}
		for _, m := range marks.Cells {
			for d := range g.Candidates(m.Cell).All() {
				holds[d] = holds[d].With(m.Cell)
			}
		}
		misses, digits := 0, 0
		for _, e := range s.Effects {
			c, d := e.Candidate.Cell(), e.Candidate.Digit()
			for d := range g.Candidates(c).Without(d).All() {
				if k := candidates.Of(c, d); !e.Place && !has(k) && digits < 3 {
					answers, digits = append(answers, nearWrong{"another digit", explain.Remove(c, d).String(), ""}), digits+1
				} else if e.Place && digits < 3 {
					answers, digits = append(answers, nearWrong{"another digit", explain.Place(c, d).String(), c.String()}), digits+1
				}
			}
			seen := holds[d].And(l.Peers(c))
			for other := range g.Places(d).And(g.Open()).AndNot(holds[d]).All() {
				missed := seen.AndNot(l.Peers(other))
				if misses == 4 || has(candidates.Of(other, d)) {
					continue
				}
				if e.Place && l.Sees(c, other) {
					answers, misses = append(answers, nearWrong{"another cell", explain.Place(other, d).String(), other.String()}), misses+1
				} else if x, one := missed.First(), missed.Len() == 1; one && !e.Place {
					answers, misses = append(answers, nearWrong{"misses " + x.String(), explain.Remove(other, d).String(), x.String()}), misses+1
				}
			}
		}
		answers = append(answers, neighbours(g, s)...)
	}
	return answers
}

// neighbours returns the pattern of a step with a cell beside one of its own, which lacks a digit that the pattern
// needs there.
func neighbours(g *candidates.Grid, s *explain.Step) (answers []nearWrong) {
	text := prose.Writer{}.Notation(&explain.Frame{Number: 1, Step: s, Before: *g})
	for _, m := range inPattern.FindAllStringSubmatchIndex(text, -1) {
		digits := text[m[2]:m[3]]
		row, column := int(text[m[5]-1]-'0'), int(text[m[6]]-'0')
		beside := candidates.At(row, column%g.Layout().Size()+1)
		lacks := strings.ContainsFunc(digits, func(r rune) bool {
			return r >= '1' && r <= '9' && !g.Candidates(beside).Has(candidates.Digit(r-'0'))
		})
		if _, err := claim.Parse(text, g.Layout(), nobody); err != nil || !lacks || len(answers) == 2 {
			continue
		}
		wrong := text[:m[6]] + fmt.Sprint(beside.Column()) + text[m[7]:]
		answers = append(answers, nearWrong{"another cell in the pattern", wrong, beside.String()})
	}
	return answers
}

var aCell = regexp.MustCompile(`r([1-9])c([1-9])`)

// strangers returns a cell that a reason names and that is neither of the answer nor of a pattern of the technique.
func strangers(task *practice.Task, answer, reason string) string {
	if strings.Contains(reason, " as well.") || strings.Contains(reason, " has its ") {
		return "" // these name what is elsewhere
	}
	var cells candidates.CellSet
	for _, s := range all(&task.Grid, task.Technique) {
		marks := s.Marks(&task.Grid)
		for _, m := range marks.Cells {
			cells = cells.With(m.Cell)
		}
		for _, m := range marks.Candidates {
			cells = cells.With(m.Candidate.Cell())
		}
		for _, item := range s.Premises {
			for _, k := range task.Grid.AppendCandidates(nil, item) {
				cells = cells.With(k.Cell())
			}
		}
	}
	for _, m := range aCell.FindAllStringSubmatch(reason, -1) {
		c := candidates.At(int(m[1][0]-'0'), int(m[2][0]-'0'))
		if !cells.Has(c) && !strings.Contains(answer, m[0]) {
			return m[0]
		}
	}
	return ""
}

// nearer reports whether the reason why an effect does not follow is not that of a pattern which lacks least, of those
// with which an answer is compared.
func nearer(task *practice.Task, answer, reason string) bool {
	const compared = 60
	c, err := claim.Parse(answer, task.Grid.Layout(), nobody)
	if err != nil || !c.IsConclusion() || len(c.Effects) != 1 || !strings.HasPrefix(reason, "Not by ") {
		return false
	}
	least, told := claim.Gap{Far: true, Apart: 1000}, false
	for i, s := range append([]explain.Step{task.Step}, all(&task.Grid, task.Technique)...) {
		gap, lacks := claim.Beyond(&task.Grid, &s, c.Effects[0])
		if i > compared || !lacks || gap.Far && !least.Far || gap.Far == least.Far && gap.Apart > least.Apart {
			continue
		}
		if gap.Far != least.Far || gap.Apart != least.Apart {
			least, told = gap, false
		}
		text := prose.Writer{}.Reasons(task.Grid.Layout(), gap.Reason)
		told = told || strings.Contains(reason, strings.TrimSuffix(text[1:], "."))
	}
	return !told
}

// Answers near a pattern of the task are not right, and the reason says what is wrong with them on the board.
func TestNearWrong(t *testing.T) {
	seeds := uint64(1)
	if notationtest.Thorough() {
		seeds = 4
	}
	total, kinds, named := 0, map[string]int{}, 0
	for seed := range seeds {
		for _, of := range practice.Practised() {
			task, err := practice.New(of, practice.Find, 1000+seed)
			if err != nil {
				t.Fatal(err)
			}
			for _, a := range nearWrongs(task) {
				total++
				kinds[strings.Split(a.how, " ")[0]]++
				j, err := task.Judge(t.Context(), a.text, prose.Writer{})
				if err != nil {
					t.Errorf("%s: %s: %q: %v", task.ID(), a.how, a.text, err)
					continue
				}
				if j.Verdict != practice.Wrong && j.Verdict != practice.Beside || j.Step != nil {
					t.Errorf("%s: %s: %q is judged %s: %s", task.ID(), a.how, a.text, j.Verdict, j.Reason)
					continue
				}
				reason, beside, _ := strings.Cut(j.Reason, " It happens to be true all the same. ")
				if (beside != "") != (j.Verdict == practice.Beside) {
					t.Errorf("%s: %s: %q is judged %s: %s", task.ID(), a.how, a.text, j.Verdict, j.Reason)
				}
				first, rest, ok := strings.Cut(reason, ": ")
				if ok && strings.HasPrefix(first, "Not by this ") {
					reason = rest
					if !strings.HasPrefix(reason, "r") || reason[1] > '9' {
						reason = strings.ToUpper(reason[:1]) + reason[1:]
					}
				}
				for _, said := range j.Said {
					if err := say.CheckReason(say.Reasons{Board: task.Grid, Branches: saytest.Branches(task.Grid, a.text)}, said); err != nil {
						t.Errorf("%s: %s: %q: %s\n%v", task.ID(), a.how, a.text, j.Reason, err)
					}
				}
				if !place.MatchString(reason) {
					t.Errorf("%s: %s: %q: no cell and no house: %s", task.ID(), a.how, a.text, j.Reason)
				}
				if strings.Contains(reason, a.fails) {
					named++
				}
				if nearer(task, a.text, j.Reason) {
					t.Errorf("%s: %s: %q: a pattern that lacks less is not told of: %s", task.ID(), a.how, a.text, j.Reason)
				}
				if strange := strangers(task, a.text, reason); strange != "" {
					t.Errorf("%s: %s: %q: no pattern has %s: %s", task.ID(), a.how, a.text, strange, j.Reason)
				}
			}
		}
	}
	t.Logf("%d answers %v, of which %d reasons name the very cell", total, kinds, named)
	if 4*named < 3*total {
		t.Errorf("only %d of %d reasons name the cell that was chosen to fail", named, total)
	}
	if total < 300 {
		t.Errorf("only %d answers", total)
	}
}
