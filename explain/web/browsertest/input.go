package browsertest

import (
	"fmt"
	"strings"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// named are the keys that have names: ArrowLeft, Tab, Enter, Escape, Home, F1.
var named = func() map[string]rune {
	m := map[string]rune{"Space": ' '}
	for r, key := range kb.Keys {
		if len(key.Key) > 1 && m[key.Key] == 0 {
			m[key.Key] = r
		}
	}
	m["Enter"], m["Tab"] = '\r', '\t'
	return m
}()

var modifiers = map[string]chromedp.Modifier{
	"Shift": chromedp.ModifierShift, "Control": chromedp.ModifierCtrl, "Alt": chromedp.ModifierAlt, "Meta": chromedp.ModifierMeta,
}

// Press presses keys one after the other: characters, or names as KeyboardEvent.key has them, each with
// modifiers before it: "4", "$", "Tab", "Shift+Tab", "Control+z".
func (p *Page) Press(keys ...string) {
	p.tb.Helper()
	for _, key := range keys {
		var held []chromedp.Modifier
		name := key
		for {
			before, after, ok := strings.Cut(name, "+")
			modifier, known := modifiers[before]
			if !ok || !known || after == "" {
				break
			}
			held, name = append(held, modifier), after
		}
		r, ok := named[name]
		if !ok {
			runes := []rune(name)
			if len(runes) != 1 {
				p.tb.Fatalf("no key has the name %q", key)
			}
			r = runes[0]
		}
		p.Do(chromedp.KeyEvent(string(r), chromedp.KeyModifiers(held...)))
	}
}

// Type presses the keys of a text.
func (p *Page) Type(text string) {
	p.tb.Helper()
	p.Do(chromedp.KeyEvent(text))
}

// Click scrolls to the first element that a CSS selector finds, and clicks in its middle. The element has to
// be visible and nothing may lie over it.
func (p *Page) Click(selector string) {
	p.tb.Helper()
	x, y := p.middle(selector)
	p.Do(chromedp.MouseClickXY(x, y))
}

// ClickAt clicks inside of an element as Click does in its middle, so far to the right and down as fractions of its width
// and height say.
func (p *Page) ClickAt(selector string, right, down float64) {
	p.tb.Helper()
	x, y := p.at(selector, right, down)
	p.Do(chromedp.MouseClickXY(x, y))
}

// Tap touches the middle of an element.
func (p *Page) Tap(selector string) {
	p.tb.Helper()
	x, y := p.middle(selector)
	p.Do(chromedp.TapXY(x, y))
}

// DoubleTap touches the middle of an element twice. By the times of its events that is soon, however slow the browser is.
func (p *Page) DoubleTap(selector string) {
	p.tb.Helper()
	x, y := p.middle(selector)
	now := float64(time.Now().UnixMilli()) / 1000
	for i := range 4 {
		params := input.DispatchTouchEventParams{Type: input.DispatchTouchEventTypeTouchEnd, TouchPoints: []*input.TouchPoint{}, Timestamp: input.TimeSinceEpoch(now + 0.05*float64(i))}
		if i%2 == 0 {
			params.Type, params.TouchPoints = input.DispatchTouchEventTypeTouchStart, []*input.TouchPoint{{X: x, Y: y}}
		}
		call(p, input.DispatchTouchEvent, params)
	}
}

// Hover moves the pointer to the middle of an element.
func (p *Page) Hover(selector string) {
	p.tb.Helper()
	x, y := p.middle(selector)
	p.Do(chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved, x, y))
}

// Leave moves the pointer off the page.
func (p *Page) Leave() {
	p.tb.Helper()
	p.Do(chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved, -1, -1))
}

// Swipe moves a finger from the middle of an element by so many CSS pixels.
func (p *Page) Swipe(selector string, right, down float64) {
	p.tb.Helper()
	const steps = 5
	x, y := p.middle(selector)
	touch := func(kind input.DispatchTouchEventType, points ...*input.TouchPoint) {
		p.tb.Helper()
		call(p, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: points})
	}
	touch(input.DispatchTouchEventTypeTouchStart, &input.TouchPoint{X: x, Y: y})
	for i := 1; i <= steps; i++ {
		touch(input.DispatchTouchEventTypeTouchMove, &input.TouchPoint{X: x + right*float64(i)/steps, Y: y + down*float64(i)/steps})
	}
	// A finger that rests before it is lifted does not set the page in motion, which a tap would only stop.
	time.Sleep(100 * time.Millisecond)
	touch(input.DispatchTouchEventTypeTouchMove, &input.TouchPoint{X: x + right, Y: y + down})
	touch(input.DispatchTouchEventTypeTouchEnd)
}

// Drag moves the pressed mouse from the middle of one element to that of others.
func (p *Page) Drag(selectors ...string) {
	p.tb.Helper()
	var x, y float64
	for i, selector := range selectors {
		x, y = p.middle(selector)
		if i == 0 {
			p.Do(chromedp.MouseEvent(input.DispatchMouseEventTypeMousePressed, x, y, chromedp.ButtonLeft, chromedp.ClickCount(1)))
		} else {
			p.Do(chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved, x, y, chromedp.ButtonLeft))
		}
	}
	p.Do(chromedp.MouseEvent(input.DispatchMouseEventTypeMouseReleased, x, y, chromedp.ButtonLeft, chromedp.ClickCount(1)))
}

// Paste pastes a text into what has the focus, as the clipboard would.
func (p *Page) Paste(text string) {
	p.tb.Helper()
	Eval[bool](p, fmt.Sprintf(`(() => {
		const data = new DataTransfer();
		data.setData("text/plain", %q);
		return document.activeElement.dispatchEvent(new ClipboardEvent("paste", {clipboardData: data, bubbles: true, cancelable: true}));
	})()`, text))
}

// middle scrolls an element into view and returns where its middle is.
func (p *Page) middle(selector string) (x, y float64) {
	p.tb.Helper()
	return p.at(selector, 0.5, 0.5)
}

// at scrolls an element into view and returns where a place in it is, given as fractions of its width and height.
func (p *Page) at(selector string, right, down float64) (x, y float64) {
	p.tb.Helper()
	at := Eval[[]float64](p, fmt.Sprintf(`(() => {
		const element = document.querySelector(%q);
		if (!element) return [];
		element.scrollIntoView({block: "nearest", inline: "nearest", behavior: "instant"});
		const box = element.getBoundingClientRect();
		const x = box.x + box.width * %v, y = box.y + box.height * %v;
		const there = document.elementFromPoint(x, y);
		return there && (element.contains(there) || there.contains(element)) ? [x, y] : [x];
	})()`, selector, right, down))
	switch len(at) {
	case 0:
		p.tb.Fatalf("nothing is %s", selector)
	case 1:
		p.tb.Fatalf("%s is not visible, or something lies over it", selector)
	}
	return at[0], at[1]
}
