package pagetest

import (
	"fmt"
	"testing"

	"pencilmark/explain/web/browsertest"
)

// seen says how much of the height of an element is in the window, from 0 to 1.
func seen(p *browsertest.Page, selector string) float64 {
	return browsertest.Eval[float64](p, fmt.Sprintf(`(() => {
		const box = document.querySelector(%q).getBoundingClientRect();
		return Math.max(0, Math.min(innerHeight, box.bottom) - Math.max(0, box.top)) / box.height;
	})()`, selector))
}

// tooWide returns by how many pixels the page is wider than its window. On a phone the window grows with the page, and
// the screen does not.
func tooWide(p *browsertest.Page) int {
	return browsertest.Eval[int](p, "document.documentElement.scrollWidth - (navigator.maxTouchPoints ? screen.width : innerWidth)")
}

// The board and what is said about it are in one view: a hint in low windows, the verdict of a task on desktops and
// phones. Nothing is wider than the window.
func TestOneView(t *testing.T) {
	p := open(t, "?s="+hard)
	sizes := []struct {
		name string
		set  func()
	}{
		{"desktop", func() { p.Viewport(1440, 900) }},
		{"phone", func() { p.Phone(390, 844) }},
		{"landscape", func() { p.Phone(844, 390) }},
		{"200 %", func() { p.Zoom(2) }},
		{"320 pixels", func() { p.Phone(320, 568) }},
	}
	narrow := func(what string) {
		t.Helper()
		if over := tooWide(p); over > 0 {
			t.Errorf("%s is %d pixels too wide", what, over)
		}
	}
	p.Click("#hint")
	p.Click("#hint")
	p.Wait("document.querySelectorAll('.told > li').length == 2")
	for _, size := range sizes {
		size.set()
		browsertest.Eval[bool](p, "(document.querySelector('.told > li:last-child').scrollIntoView({block: 'nearest'}), true)")
		narrow("a hint, " + size.name)
		if over := browsertest.Eval[float64](p, "Math.max(...[...document.querySelectorAll('#pad button')].map(b => b.getBoundingClientRect().right)) - document.getElementById('board').getBoundingClientRect().right"); size.name == "320 pixels" && over > 1 {
			t.Errorf("%s: the pad is %v pixels wider than the board", size.name, over)
		}
		p.Screenshot("view hint "+size.name, false)
		if size.name == "320 pixels" || size.name == "phone" {
			continue // they have the board above the text
		}
		if board, told := seen(p, "#board"), seen(p, ".told > li:last-child"); board < 0.95 || told < 0.95 {
			t.Errorf("%s: %.2f of the board is seen, and %.2f of the hint", size.name, board, told)
		}
	}
	browsertest.Eval[bool](p, "(location.hash = '#v=practise/x-wing/find/1', true)")
	p.Wait("document.querySelector('#practise [role=grid]')")
	for _, size := range sizes {
		size.set()
		p.Click("#answer")
		p.Press("Control+a")
		p.Type("r1c1=9")
		browsertest.Eval[bool](p, "document.querySelectorAll('#practise .notice').forEach(e => e.remove()), true")
		p.Click("#practise button.main")
		p.Wait("document.querySelector('#practise .notice')")
		narrow("a verdict, " + size.name)
		p.Screenshot("view verdict "+size.name, false)
		if high := browsertest.Eval[float64](p, "document.querySelector('#practise .board').offsetHeight / Math.min(innerWidth, innerHeight)"); size.name == "landscape" && high < 0.75 {
			t.Errorf("%s: the board has %.2f of the height", size.name, high)
		}
		if size.name == "320 pixels" {
			continue
		}
		if board, told := seen(p, "#practise .board"), seen(p, "#practise .notice"); board < 0.9 || told < 0.9 {
			t.Errorf("%s: %.2f of the board is seen, and %.2f of the verdict", size.name, board, told)
		}
	}
}

// After all of a hint its conclusion is in sight, with the button that applies it.
func TestConclusionInSight(t *testing.T) {
	for _, size := range []struct {
		name string
		set  func(*browsertest.Page)
	}{
		{"desktop", func(p *browsertest.Page) { p.Viewport(1440, 900) }},
		{"phone", func(p *browsertest.Page) { p.Phone(390, 844) }},
		{"landscape", func(p *browsertest.Page) { p.Phone(844, 390) }},
		{"200 %", func(p *browsertest.Page) { p.Zoom(2) }},
		{"320 pixels", func(p *browsertest.Page) { p.Phone(320, 568) }},
	} {
		t.Run(size.name, func(t *testing.T) {
			p := open(t, "?s="+hard)
			size.set(p)
			p.Click("#whole")
			p.Wait("document.querySelector('#hint').textContent == 'Apply' && !document.querySelector('#panel-hint[aria-busy]')")
			p.Screenshot("conclusion "+size.name, false)
			for _, what := range []string{".told > li:last-child", "#hint"} {
				if part := seen(p, what); part < 0.99 {
					t.Errorf("%.2f of %s is seen", part, what)
				}
			}
		})
	}
}
