package pagetest

import (
	"regexp"
	"strings"
	"testing"

	"pencilmark/explain/languages"
	"pencilmark/explain/web/browsertest"
)

// englishWords are words that no other language has, as far as the page is made of them.
var englishWords = regexp.MustCompile(`(?i)\b(the|and|is|are|of|or|then|if|cells?|digits?|leaves?|only|removed?|places?|must|with|without|there|has|have|can|cannot|steps?|either|each|both|not|by|from|what|how|your|my|this|that|it|on|one|puzzles?|games?|hints?|marks?|lesson|practise|next|before)\b`)

// sharedWords are words that a language has in common with English.
var sharedWords = map[string]*regexp.Regexp{"fr": regexp.MustCompile(`(?i)\b(places?|on)\b`)}

// In another language the page has no English words, on its board, in its views, in what is told and in lessons, but for
// examples of claims; and nothing is wider than a small phone.
func TestLanguages(t *testing.T) {
	for _, code := range languages.Codes()[1:] {
		t.Run(code, func(t *testing.T) { inLanguage(t, code) })
	}
}

func inLanguage(t *testing.T, code string) {
	p := open(t, "?s="+hard)
	address := browsertest.Eval[string](p, "(localStorage.setItem('pencilmark-language', '"+code+"'), location.href.split('#')[0])")
	p.Go(address)
	p.Wait("document.documentElement.lang === '" + code + "' && document.querySelector('#board .picture svg')")
	seen := map[string]bool{}
	look := func(where string) {
		t.Helper()
		text := browsertest.Eval[string](p, `(() => {
			const words = [];
			const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
			for (let n = walk.nextNode(); n; n = walk.nextNode()) {
				if (n.nodeType === Node.TEXT_NODE) {
					if (!n.parentElement.closest("noscript, script, .mono, #language, [hidden], select, pre")) words.push(n.nodeValue);
				} else for (const a of ["title", "aria-label", "placeholder"]) if (n.hasAttribute(a)) words.push(n.getAttribute(a));
			}
			return words.join("\n");
		})()`)
		for line := range strings.Lines(text) {
			line = strings.TrimSpace(line)
			own := regexp.MustCompile(`\([^()]*\)|.*(=>|\bAIC\b).*|\w+-puzzles`).ReplaceAllString(line, "")
			if shared := sharedWords[code]; shared != nil {
				own = shared.ReplaceAllString(own, "")
			}
			if word := englishWords.FindString(own); word != "" && !seen[line] {
				seen[line] = true
				t.Errorf("%s: %q in %q", where, word, line)
			}
		}
	}
	look("the board")
	for _, tab := range []string{"puzzle", "check", "steps", "walk", "why", "hint"} {
		p.Click("#tab-" + tab)
		look(tab)
	}
	for range 5 {
		p.Click("#hint")
		p.Wait("!document.querySelector('#panel-hint[aria-busy]') && document.querySelector('.told > li')")
		look("a hint")
	}
	p.Click("#tab-steps")
	p.Click("#panel-steps button")
	p.Wait("document.querySelector('#panel-steps ol li')")
	look("steps")
	p.Click("#tab-walk")
	p.Click("#panel-walk .main")
	p.Wait("document.querySelector('#panel-walk ol li')")
	for range 12 {
		p.Press("j")
		look("the solution")
	}
	p.Click("#tab-why")
	for _, claim := range []string{"r1c2=6", "r1c2<>6", "x-wing 4 r26\\\\c37", "pair 78 r2c59"} {
		browsertest.Eval[bool](p, "(() => { const e = document.querySelector('#claim'); e.value = '"+claim+"'; return true; })()")
		p.Click("#panel-why .main")
		p.Wait("document.querySelector('#panel-why .notice')")
		look("a claim")
	}
	p.Click("#help")
	look("the keys")
	p.Press("Escape")
	for _, view := range []string{"learn", "print", "practise"} {
		p.Click("nav [data-view=" + view + "]")
		p.Wait("document.querySelector('#" + view + " h1')")
		look(view)
	}
	for _, lesson := range []string{"x-wing", "thermo", "basics", "house", "fish", "combinations"} {
		browsertest.Eval[bool](p, "(window.before = document.querySelector('#learn h1').textContent, location.hash = '#v=learn/"+lesson+"', true)")
		p.Wait("(document.querySelector('#learn h1')?.textContent ?? before) !== before")
		look("the lesson " + lesson)
	}
	p.Go(address + "#v=practise/x-wing/find/7")
	p.Wait("document.querySelector('#practise .question')")
	look("a task")
	p.Phone(320, 568)
	for _, view := range []string{"solve", "learn", "print", "practise"} {
		p.Click("nav [data-view=" + view + "]")
		if over := tooWide(p); over > 0 {
			t.Errorf("%s is %d pixels too wide for a small phone", view, over)
		}
	}
}
