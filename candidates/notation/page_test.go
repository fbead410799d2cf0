package notation

import (
	"strings"
	"testing"

	"pencilmark/candidates"
)

// Addresses of our own page are read with the layout and the clues that they have; none of it is left out in silence.
func TestAddressOfOurPage(t *testing.T) {
	for _, test := range []struct{ link, givens, layout, clues string }{
		{"http://127.0.0.1:8080/?s=1" + strings.Repeat(".", 80) + "&c=thermo:+r1c1+r1c2~odd:%20r5c5#v=solve", "1" + strings.Repeat(".", 80), "classic9", "thermo: r1c1 r1c2; odd: r5c5"},
		{"https://example.org/?c=knight", strings.Repeat(".", 81), "classic9", "knight"},
		{"https://example.org/?s=1...............&l=classic4", "1...............", "classic4", ""},
	} {
		p, err := Parse(test.link, candidates.Classic9)
		if err != nil {
			t.Errorf("%s: %v", test.link, err)
			continue
		}
		var lines []string
		for _, c := range p.Grid.Layout().Clues() {
			lines = append(lines, c.String())
		}
		givens := p.Grid.GivenDigits()
		if l := p.Grid.Layout(); givens.Text(l) != test.givens || l.String() != test.layout || strings.Join(lines, "; ") != test.clues {
			t.Errorf("%s: %s on %v with %v", test.link, givens.Text(l), l, lines)
		}
	}
	for _, link := range []string{
		"https://example.org/?c=thermos:+tea", "https://example.org/?s=1&c=knight", "https://example.org/?s=" + strings.Repeat("x", 81) + "&c=knight",
		"https://example.org/?c=white:+r1c1+r5c5", "https://example.org/?l=classic99",
	} {
		if _, err := Parse(link, candidates.Classic9); err == nil {
			t.Errorf("%s is read", link)
		}
	}
}
