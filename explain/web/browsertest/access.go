package browsertest

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/chromedp/cdproto/accessibility"
)

// Axe lets axe-core look at the page in a state, with all its rules, the experimental ones and the size of
// targets too. Every violation is an error of the test, and so is everything of which axe cannot be sure,
// unless the name of its rule is among the permitted ones. Those are contrasts, as axe cannot judge the text of
// pictures, and that something is hidden: it is to be looked at in another state.
func (p *Page) Axe(state string, permitted ...string) {
	p.tb.Helper()
	source, err := axe()
	if err != nil {
		missing(p.tb, err.Error())
	}
	if !Eval[bool](p, "typeof axe == 'object'") {
		Eval[bool](p, source+"\n;true")
	}
	var found []struct {
		ID, Impact, Help string
		Sure             bool
		Nodes            []string
	}
	answer := Eval[string](p, `axe.run(document, {
		runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice", "experimental"],
		rules: {"target-size": {enabled: true}},
	}).then(result => {
		const told = sure => rule => ({id: rule.id, impact: rule.impact, help: rule.help, sure,
			nodes: rule.nodes.slice(0, 3).map(node => node.html.slice(0, 200) + " " + node.failureSummary)});
		return JSON.stringify([...result.violations.map(told(true)), ...result.incomplete.map(told(false))]);
	})`)
	if err := json.Unmarshal([]byte(answer), &found); err != nil {
		p.tb.Fatal(err)
	}
	allowed := " color-contrast hidden-content " + strings.Join(permitted, " ") + " "
	for _, rule := range found {
		if rule.Sure || !strings.Contains(allowed, " "+rule.ID+" ") {
			p.tb.Errorf("%s: axe: %s (%s): %s: %s", state, rule.ID, rule.Impact, rule.Help, strings.Join(rule.Nodes, "\n"))
		}
	}
}

// Node is what a screen reader gets of an element.
type Node struct{ Role, Name, Description string }

func (n Node) String() string { return fmt.Sprintf("%s %q", n.Role, n.Name) }

// Nodes returns what a screen reader gets of the page, in order. Nodes without a name are left out.
func (p *Page) Nodes() (nodes []Node) {
	p.tb.Helper()
	call(p, accessibility.Enable, struct{}{})
	text := func(v *accessibility.Value) string {
		var s string
		if v != nil {
			_ = json.Unmarshal(v.Value, &s) // what is no text has no name
		}
		return s
	}
	for _, n := range call(p, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{}).Nodes {
		node := Node{text(n.Role), text(n.Name), text(n.Description)}
		if !n.Ignored && node.Name != "" && node.Role != "InlineTextBox" {
			nodes = append(nodes, node)
		}
	}
	return nodes
}

// Hear begins to record what live regions say.
func (p *Page) Hear() {
	p.tb.Helper()
	Eval[bool](p, `(() => {
		window.heard = [];
		for (const region of document.querySelectorAll("[role=status], [role=alert], [aria-live]")) {
			new MutationObserver(() => {
				const text = region.textContent.trim().replace(/\s+/g, " ");
				if (text) window.heard.push(text);
			}).observe(region, {childList: true, characterData: true, subtree: true});
		}
		return true;
	})()`)
}

// Heard returns what live regions have said since the last call.
func (p *Page) Heard() []string {
	p.tb.Helper()
	return Eval[[]string](p, "window.heard.splice(0)")
}

// Focused describes the element that has the focus: its tag, id and name, as "button#next Next step".
func (p *Page) Focused() string {
	p.tb.Helper()
	return Eval[string](p, `(() => {
		const e = document.activeElement;
		const name = e.getAttribute("aria-label") || e.textContent.trim().replace(/\s+/g, " ").slice(0, 60);
		return e.tagName.toLowerCase() + (e.id ? "#" + e.id : "") + (e == document.body ? "" : " " + name);
	})()`)
}
