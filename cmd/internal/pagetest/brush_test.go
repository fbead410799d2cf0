package pagetest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/web/browsertest"
	"pencilmark/techniques/practice"
)

// middle is the digit whose pencil mark is in the middle of a cell.
const middle = candidates.Digit(5)

// brushed opens a task of a technique that the digit in the middle of cells is the whole of, with a brush.
func brushed(t *testing.T, p *browsertest.Page, technique, brush string) (*practice.Task, explain.Cover) {
	t.Helper()
	for seed := range 200 {
		task, err := practice.Open(fmt.Sprintf("%s/find/%d", technique, seed))
		if err != nil {
			t.Fatal(err)
		}
		if e, ok := task.Step.Evidence.(explain.Cover); ok && task.Step.Effects[0].Candidate.Digit() == middle {
			browsertest.Eval[bool](p, fmt.Sprintf("(location.hash = '#v=practise/%s', true)", task.ID()))
			p.Wait(fmt.Sprintf("document.querySelector('#practise h1')?.textContent == %q && document.querySelector('#practise [role=grid]') && decodeURIComponent(location.hash).endsWith('%s')", task.Technique.Name, task.ID()))
			p.Click("#brush-" + brush + " + label")
			return task, e
		}
	}
	t.Fatalf("no task of %s is about %v", technique, middle)
	return nil, explain.Cover{}
}

// over returns the cells of a house as a drag goes over them, from one with the digit in the middle.
func over(task *practice.Task, h candidates.House) (selectors []string) {
	var others []string
	places := task.Grid.PlacesIn(middle, h)
	for c := range task.Grid.Layout().HouseCells(h).All() {
		selector := "#practise [data-cell=" + c.String() + "]"
		if len(selectors) == 0 && places.Has(c) {
			selectors = append(selectors, selector)
		} else {
			others = append(others, selector)
		}
	}
	return append(selectors, others...)
}

func marked(p *browsertest.Page) string {
	return browsertest.Eval[string](p, "document.getElementById('answer').value")
}

// A drag over a house marks a digit wherever the house has it, for a pattern in boxes and for one in lines, and
// what is marked is an answer.
func TestDragOverHouses(t *testing.T) {
	p := open(t, "")
	for _, test := range []struct{ technique, brush string }{{"pointing", "boxes"}, {"claiming", ""}} {
		brush := test.brush
		if brush == "" {
			brush = "rows"
		}
		task, e := brushed(t, p, test.technique, brush)
		if e.Base.First().Kind() == candidates.Column {
			brush = "columns"
			p.Click("#brush-columns + label")
		}
		p.Heard()
		p.Drag(over(task, e.Base.First())...)
		if got, want := marked(p), fmt.Sprintf("%v: %s\\%s", middle, short(e.Base.First()), short(e.Covers.First())); got != want {
			t.Errorf("%s: marked %q, want %q", task.ID(), got, want)
		}
		if said := p.Heard(); len(said) != task.Grid.PlacesIn(middle, e.Base.First()).Len() {
			t.Errorf("%s: heard %q", task.ID(), said)
		}
		axe(p, "brush "+brush)
		p.Click("#practise button.main")
		p.Wait("document.querySelector('#practise .reading .notice')")
		if got := p.Text("#practise .reading .notice"); !strings.HasPrefix(got, "Right.") {
			t.Errorf("%s: %q is judged %q", task.ID(), marked(p), got)
		}
	}
}

// short returns a house as claims write it.
func short(h candidates.House) string {
	name := h.String()
	return name[:1] + name[len(name)-1:]
}

// A drag removes marks of its digit too, and takes back what it removed if it begins there; digits are placed and chains
// go on one by one.
func TestDragOverMarks(t *testing.T) {
	p := open(t, "")
	task, e := brushed(t, p, "pointing", "strike")
	path := over(task, e.Base.First())
	places := task.Grid.PlacesIn(middle, e.Base.First()).Len()
	p.Drag(path...)
	if got := strings.Count(marked(p), fmt.Sprintf("<>%v", middle)); got != places {
		t.Errorf("removed %q, want %d", marked(p), places)
	}
	p.Drag(path...)
	if got := marked(p); got != "" {
		t.Errorf("taken back but for %q", got)
	}
	for brush, want := range map[string]string{"place": "=5", "chain": "(5)"} {
		p.Click("#brush-" + brush + " + label")
		p.Drag(path...)
		if got := marked(p); strings.Count(got, want) != 1 {
			t.Errorf("%s: a drag marks %q", brush, got)
		}
	}
}

// The digits and cells of a set are marked by its marks.
func TestSetOfCells(t *testing.T) {
	p := open(t, "#v=practise/naked-pair/find/1")
	p.Wait("document.querySelector('#practise [role=grid]')")
	task, err := practice.Open("naked-pair/find/1")
	if err != nil {
		t.Fatal(err)
	}
	p.Click("#brush-cells + label")
	notation := practice.Pattern(task.Frame()) // NP(25)r14c6
	digits := notation[strings.Index(notation, "(")+1 : strings.Index(notation, ")")]
	var cells []string
	for c := range task.Grid.Open().All() {
		if task.Grid.Candidates(c).String() == digits && slices.Contains(patternCells(task), c) {
			cells = append(cells, c.String())
			browsertest.Eval[bool](p, "document.querySelector('#practise [data-cell="+c.String()+"]').focus(), true")
			p.Press("Control+Home")
			p.Press(slices.Repeat([]string{"ArrowDown"}, c.Row()-1)...)
			p.Press(slices.Repeat([]string{"ArrowRight"}, c.Column()-1)...)
			p.Press(strings.Split(digits, "")...)
		}
	}
	if got, want := marked(p), digits+": "+strings.Join(cells, ","); got != want || len(cells) != 2 {
		t.Errorf("marked %q, want %q", got, want)
	}
	p.Click("#practise button.main")
	p.Wait("document.querySelector('#practise .reading .notice')")
	if got := p.Text("#practise .reading .notice"); !strings.HasPrefix(got, "Right.") {
		t.Errorf("%q is judged %q", marked(p), got)
	}
}

// patternCells returns the cells that the pattern of a task marks.
func patternCells(task *practice.Task) (cells []candidates.Cell) {
	for _, m := range task.Step.Evidence.Marks(&task.Grid).Candidates {
		if m.Role != explain.RoleNone && !slices.Contains(cells, m.Candidate.Cell()) {
			cells = append(cells, m.Candidate.Cell())
		}
	}
	return cells
}
