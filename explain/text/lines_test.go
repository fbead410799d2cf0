package text

import (
	"bytes"
	"testing"

	"pencilmark/explain"
	"pencilmark/explain/prose"
)

// nested is how package prose writes a trial in a trial.
const nested = `Suppose r1c1 is 1.
  1. Row 2 has its 1 at r2c5, the only place that is left for it.
  2. Suppose r5c5 is 2.
    2.1. Then r5c6 is 3.
    2.2. Suppose r6c6 is <4>.
      2.2.1. Then r7c7 is 5.
    Row 9 has no place for 5.
  Row 8 has no place for 3.
  3. Then r3c3 is 6.
So r1c1 is not 1.`

func TestNestedLines(t *testing.T) {
	var out bytes.Buffer
	New(Options{Width: 30}).lines(&out, nested, 2)
	want := `  Suppose r1c1 is 1.
    1. Row 2 has its 1 at
       r2c5, the only place
       that is left for it.
    2. Suppose r5c5 is 2.
      2.1. Then r5c6 is 3.
      2.2. Suppose r6c6 is
           <4>.
       2.2.1. Then r7c7 is 5.
      Row 9 has no place for
      5.
    Row 8 has no place for 3.
    3. Then r3c3 is 6.
  So r1c1 is not 1.
`
	if got := out.String(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}

	var m markdown
	m.paragraphs(nested)
	want = `Suppose r1c1 is 1.

1. Row 2 has its 1 at r2c5, the only place that is left for it.
2. Suppose r5c5 is 2.
   - 2.1. Then r5c6 is 3.
   - 2.2. Suppose r6c6 is \<4\>.
     - 2.2.1. Then r7c7 is 5.

     Row 9 has no place for 5.

   Row 8 has no place for 3.

3. Then r3c3 is 6.

So r1c1 is not 1.
`
	if got := m.out.String(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestEscape(t *testing.T) {
	for s, want := range map[string]string{
		"r6c3<>5":   `r6c3\<\>5`,
		"- x":       `\- x`,
		"+ x - y":   `\+ x - y`,
		"12. x":     `12\. x`,
		"3) x 4) y": `3\) x 4) y`,
		"2.1. x":    "2.1. x",
		"9.":        `9\.`,
		" a_b*c ":   `a\_b\*c`,
		"":          "",
	} {
		if got := escape(s); got != want {
			t.Errorf("%q: got %q, want %q", s, got, want)
		}
	}
	for s, want := range map[string]string{"x<y": "`x<y`", "a`b``c": "``` a`b``c ```"} {
		if got := code(s); got != want {
			t.Errorf("%q: got %q, want %q", s, got, want)
		}
	}
}

// Roles must be told apart without colour.
func TestLooks(t *testing.T) {
	seen := map[string]explain.Role{}
	for role := explain.RoleNone + 1; role < explain.NumRoles; role++ {
		look, word := looks[role], prose.Writer{}.RoleWord(&explain.Figure{}, role)
		if look.open == "" || word == "" || len(look.colour) == 0 {
			t.Errorf("%v has no look", role)
		}
		for _, s := range []string{look.open, word} {
			if other, taken := seen[s]; taken {
				t.Errorf("%v and %v both look like %q", role, other, s)
			}
			seen[s] = role
		}
	}
}
