package web_test

import (
	"bytes"
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/web"
)

var property = regexp.MustCompile(`--([a-z-]+): (#[0-9a-f]+);`)

// palettes returns the custom properties of each block of the style sheet that has some: light, dark by the
// system and dark by choice.
func palettes() (all []map[string]string) {
	for block := range strings.SplitSeq(web.BoardCSS, "color-scheme:") {
		palette := map[string]string{}
		for _, m := range property.FindAllStringSubmatch(block, -1) {
			palette[m[1]] = m[2]
		}
		if len(palette) > 0 {
			all = append(all, palette)
		}
	}
	return all
}

// luminance is the relative luminance that WCAG defines.
func luminance(colour string) (y float64) {
	hex := colour[1:]
	if len(hex) == 3 {
		hex = hex[:1] + hex[:1] + hex[1:2] + hex[1:2] + hex[2:] + hex[2:]
	}
	for i, weight := range []float64{0.2126, 0.7152, 0.0722} {
		n, _ := strconv.ParseUint(hex[2*i:2*i+2], 16, 8)
		v := float64(n) / 255
		if v = math.Pow((v+0.055)/1.055, 2.4); float64(n)/255 <= 0.04045 {
			v = float64(n) / 255 / 12.92
		}
		y += weight * v
	}
	return y
}

func contrast(a, b string) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// What is written on a board has a contrast of 4.5 to what lies under it, lines have one of 3.
func TestContrast(t *testing.T) {
	all := palettes()
	if len(all) != 3 {
		t.Fatalf("%d palettes", len(all))
	}
	for i, palette := range all {
		check := func(front, back string, least float64) {
			if palette[front] == "" || palette[back] == "" {
				t.Fatalf("palette %d lacks %s or %s", i, front, back)
			}
			if got := contrast(palette[front], palette[back]); got < least {
				t.Errorf("palette %d: %s on %s has %.1f, less than %.1f", i, front, back, got, least)
			}
		}
		for _, back := range []string{"board", "peer", "extra"} {
			for _, front := range []string{"ink", "mark", "placed", "bad"} {
				check(front, back, 4.5)
			}
			check("select", back, 3)
		}
		check("on-link", "link", 4.5)
		check("link", "board", 3)
		check("thin", "board", 3)
	}
}

// The same holds for what is written over clues, and for their edges.
func TestContrastOfClues(t *testing.T) {
	all := palettes()
	for color, paints := range web.ClueColors {
		for i, p := range paints {
			for _, front := range []string{"ink", "mark", "placed", "bad"} {
				if got := contrast(all[i][front], p[0]); got < 4.5 {
					t.Errorf("palette %d: %s on %s has %.2f", i, front, color, got)
				}
			}
			if got := contrast(p[1], all[i]["board"]); got < 3 {
				t.Errorf("palette %d: the edge of %s has %.2f", i, color, got)
			}
		}
	}
	if len(web.ClueColors) != 9 {
		t.Errorf("%d colors", len(web.ClueColors))
	}
}

// A picture has the colours of the style sheet: light ones in its attributes, dark ones in its own style.
func TestPaletteOfPictures(t *testing.T) {
	all := palettes()
	if light, dark := all[1], all[2]; len(light) != len(dark) {
		t.Errorf("dark by the system has %d properties, dark by choice %d", len(light), len(dark))
	}
	for name, colour := range all[1] {
		if all[2][name] != colour {
			t.Errorf("dark %s is %s by the system and %s by choice", name, colour, all[2][name])
		}
	}
	var out bytes.Buffer
	if err := web.New(web.Options{}).Figure(&out, explain.Figure{Grid: candidates.NewGrid(candidates.Classic9, candidates.Filling{})}, ""); err != nil {
		t.Fatal(err)
	}
	rule := regexp.MustCompile(`(\.[a-z-]+(?:,\.[a-z-]+)*)\{(?:fill|stroke):(#[0-9a-f]+)\}`)
	style, _, _ := strings.Cut(out.String(), "</style>")
	found := 0
	for _, m := range rule.FindAllStringSubmatch(style, -1) {
		for class := range strings.SplitSeq(m[1], ",") {
			found++
			of := regexp.MustCompile(regexp.QuoteMeta(class) + ` \{ (?:fill|stroke): var\(--([a-z-]+)\); \}`).FindStringSubmatch(web.BoardCSS)
			if of == nil {
				t.Errorf("the style sheet says nothing of %s", class)
			} else if all[1][of[1]] != m[2] {
				t.Errorf("dark %s is %s in pictures, %s in the style sheet", class, m[2], all[1][of[1]])
			}
		}
	}
	if found < 10 {
		t.Errorf("only %d colours in the style of pictures", found)
	}
}
