package pagetest

import (
	"strings"
	"testing"

	"pencilmark/explain/web/browsertest"
)

// A puzzle is solved by hints alone from marks that the page has filled in, in few clicks: told stage by stage, all at
// once, and with singles in a run. What digits rule out goes with them, so no hint is about that.
func TestSolvedByHints(t *testing.T) {
	const puzzle = ".2...3.46.5.8.....6....48.....92...47....6..8...18......64...1..18.....75..7....2"
	for _, test := range []struct {
		name string
		told []string // the first of these buttons that is there is clicked
		most int
	}{
		{"by stages", []string{"#hint"}, 250},
		{"all of it", []string{"#whole", "#hint"}, 130},
		{"singles in runs", []string{"#singles", "#whole", "#hint"}, 50},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := open(t, "?s="+puzzle)
			clicks, stages := 0, map[string]int{}
			click := func(selector string) {
				clicks++
				p.Click(selector)
			}
			click("#pad [aria-label='Fill in all candidates']")
			p.Wait("document.querySelectorAll('#board .pm-mark').length > 100")
			for !browsertest.Eval[bool](p, "Boolean(document.querySelector('#finish button'))") {
				if clicks > 2*test.most {
					t.Fatal("the hints do not come to an end")
				}
				for _, button := range test.told {
					if browsertest.Eval[bool](p, "!document.querySelector('"+button+"').hidden") {
						click(button)
						p.Wait("!document.querySelector('#panel-hint[aria-busy]') && (document.querySelector('.told > li') || document.querySelector('#finish button'))")
						break
					}
				}
				told := browsertest.Eval[[]string](p, "[...document.querySelectorAll('.told > li')].map(e => e.textContent)")
				for _, line := range told[:min(1, len(told))] {
					if strings.Contains(line, "mark") || strings.Contains(line, "wrong") {
						t.Errorf("told %q", line)
					}
				}
				if test.name == "by stages" && len(told) > 0 {
					stages[strings.Join(told[:1], "")] = max(stages[told[0]], len(told))
				}
			}
			t.Logf("%d clicks", clicks)
			if clicks > test.most {
				t.Errorf("%d clicks, want at most %d", clicks, test.most)
			}
			for line, n := range stages {
				if n != 5 {
					t.Errorf("%q: %d stages are told, want 5", line, n)
				}
			}
			if got := p.Text("#finish strong"); !strings.HasPrefix(got, "Solved in ") {
				t.Errorf("at the end: %q", got)
			}
		})
	}
}

// Colours and lines are drawn over the sheet and its hints, kept with the game, and judged.
func TestDraw(t *testing.T) {
	p := open(t, "?s="+hard)
	p.Click("#pad [aria-label='Fill in all candidates']")
	p.Wait("document.querySelectorAll('#board .pm-mark').length > 100")
	p.Click("#brushes summary")
	p.Click("#stroke-A + label")
	p.Click("[data-cell=r4c1]")
	p.Press("4") // of the chosen cell
	if got := count(p, "#board .picture [data-of='r4c1=4'][data-role='colour A']"); got != 1 {
		t.Errorf("%d candidates have the colour", got)
	}
	p.Click("#stroke-line + label")
	for _, cell := range []string{"r1c3", "r1c7", "r2c7"} {
		p.Click("[data-cell=" + cell + "]")
		p.Press("4")
	}
	if got := count(p, "#board .picture [data-link]"); got == 0 {
		t.Error("no line is drawn")
	}
	p.Press("u")
	if got := count(p, "#board .picture [data-link=weak]"); got != 0 {
		t.Errorf("%d weak links are left though the last line was undone", got)
	}
	p.Press("r")
	p.Wait("document.querySelector('#board .picture [data-link=weak]')")
	if got := cell(p, "r1c3"); !strings.HasPrefix(got, "empty, marks") {
		t.Errorf("a digit was written: r1c3 is %q", got)
	}
	p.Click("#hint")
	p.Wait("document.querySelectorAll('.told > li').length == 1")
	if got := count(p, "#board .picture [data-role='colour A']"); got == 0 {
		t.Error("the hint hides what was drawn")
	}
	axe(p, "drawing")
	address := browsertest.Eval[string](p, "location.href")
	p.Go("about:blank")
	p.Go(address)
	ready(p)
	if got := count(p, "#board .picture [data-role='colour A']"); got == 0 {
		t.Error("what was drawn is not kept")
	}
	p.Click("#brushes summary")
	p.Click("#follows")
	p.Wait("document.querySelector('#panel-why .notice')")
	if got := browsertest.Eval[string](p, "document.getElementById('claim').value"); got != "(4)r1c3=(4)r1c7-(4)r2c7" {
		t.Errorf("claimed is %q", got)
	}
	p.Click("#wipe")
	if got := count(p, "#board .picture [data-link]"); got != 0 {
		t.Errorf("%d lines are left", got)
	}
}
