package pagetest

import (
	"fmt"
	"strings"
	"testing"

	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/web/browsertest"
	"pencilmark/techniques/practice"
)

// A task on a board with clues shows them, on small boards as well as on a phone, and takes wrong answers and right ones;
// digits are offered as many as the board has.
func TestPracticeOfClues(t *testing.T) {
	p := open(t, "")
	sizes := map[int]bool{}
	for seed := 1; len(sizes) < 2; seed++ {
		for _, id := range []string{"combinations", "must-have"} {
			task, err := practice.Open(fmt.Sprintf("%s/find/%d", id, seed))
			if err != nil {
				t.Fatal(err)
			}
			size := task.Grid.Layout().Size()
			if sizes[size] {
				continue
			}
			sizes[size] = true
			ofClues(t, p, task)
		}
	}
	drill, err := practice.Open("must-have/which-digit/1")
	if err != nil {
		t.Fatal(err)
	}
	show(p, drill)
	p.Wait("document.querySelector('#practise [name=choice]')")
	if got := count(p, "#practise [name=choice]"); got != drill.Grid.Layout().Size() {
		t.Errorf("%d digits are offered on a board of %d", got, drill.Grid.Layout().Size())
	}
	if drawn(p) == 0 {
		t.Error("the board of a digit that is asked for shows no clues")
	}
}

// The lesson on a kind of clue leads to practice of it, and every task there has such clues; what an answer is about is kept
// as practice of its technique.
func TestFromClueToPractice(t *testing.T) {
	p := open(t, "#v=learn/thermo")
	const practise = "#learn .button[data-view='practise/thermo']"
	p.Wait(fmt.Sprintf("document.querySelector(%q)", practise))
	p.Click(practise)
	for n := range 3 {
		p.Wait("document.querySelector('#practise [role=gridcell]') && decodeURIComponent(location.hash).includes('practise/thermo/find/')")
		id := browsertest.Eval[string](p, "new URLSearchParams(location.hash.slice(1)).get('v').replace('practise/', '')")
		task, err := practice.Open(id)
		if err != nil {
			t.Fatal(err)
		}
		if drawn(p) == 0 {
			t.Errorf("%s: no clue is drawn", id)
		}
		if text := p.Text("#practise .asked"); !strings.Contains(text, "thermometer · Digits rise from the bulb.") || count(p, "#practise .asked [data-view='learn/thermo']") != 1 {
			t.Errorf("%s: %q does not say what the clue is", id, text)
		}
		p.Click("#answer")
		p.Type(task.Step.Effects[0].String())
		p.Press("Enter")
		p.Wait("document.querySelector('#practise .reading .notice')")
		if n == 0 {
			axe(p, "practice of a kind of clue")
		}
		if text := p.Text("#practise .reading .notice"); !strings.HasPrefix(text, "Right") {
			t.Errorf("%s: %v: %q", id, task.Step.Effects[0], text)
		}
		if n == 2 {
			break
		}
		browsertest.Eval[bool](p, "[...document.querySelectorAll('#practise button')].find(b => b.textContent == 'Another one').click(), true")
		p.Wait(fmt.Sprintf("!decodeURIComponent(location.hash).endsWith('%s')", id))
	}
}

func show(p *browsertest.Page, task *practice.Task) {
	browsertest.Eval[bool](p, fmt.Sprintf("(location.hash = '#v=practise/%s', true)", task.ID()))
	p.Wait(fmt.Sprintf("document.querySelector('#practise h1')?.textContent == %q && decodeURIComponent(location.hash).endsWith('%s')", task.Technique.Name, task.ID()))
}

// drawn returns how many lines, texts and shapes of clues the board of the task has.
func drawn(p *browsertest.Page) int {
	return count(p, "#practise .task .clues *, #practise .task [class*=clue]")
}

func ofClues(t *testing.T, p *browsertest.Page, task *practice.Task) {
	t.Helper()
	size := task.Grid.Layout().Size()
	p.Viewport(1280, 800)
	show(p, task)
	p.Wait(fmt.Sprintf("document.querySelectorAll('#practise [role=gridcell]').length == %d", size*size))
	if drawn(p) == 0 {
		t.Errorf("%s: no clue is drawn", task.ID())
	}
	axe(p, fmt.Sprintf("practice of clues %d", size))
	p.Phone(390, 844)
	if over := browsertest.Eval[int](p, "document.documentElement.scrollWidth - innerWidth"); over > 0 {
		t.Errorf("%s: on a phone it is %d pixels too wide", task.ID(), over)
	}
	p.Screenshot(fmt.Sprintf("practice of clues %d phone", size), true)
	answer := func(text, verdict string) {
		t.Helper()
		browsertest.Eval[bool](p, "document.querySelectorAll('#practise .notice').forEach(e => e.remove()), true")
		p.Click("#answer")
		p.Press("Control+a")
		p.Type(text)
		p.Click("#practise button.main")
		p.Wait("document.querySelector('#practise .reading .notice')")
		if got := p.Text("#practise .reading .notice"); !strings.HasPrefix(got, verdict) {
			t.Errorf("%s: %s: %q, want %s", task.ID(), text, got, verdict)
		}
	}
	kept := task.Grid.Open().First()
	other := task.Grid.Candidates(kept).First()
	for c := range task.Grid.Open().All() {
		for d := range task.Grid.Candidates(c).All() {
			if j, err := task.Judge(t.Context(), explain.Remove(c, d).String(), prose.Writer{}); err == nil && j.Verdict == practice.Wrong {
				kept, other = c, d
			}
		}
	}
	answer(explain.Remove(kept, other).String(), "Not ")
	answer(prose.Writer{}.Notation(task.Frame()), "Right.")
}
