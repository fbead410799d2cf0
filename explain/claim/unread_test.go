package claim_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/claim"
	"pencilmark/explain/prose"
)

// Where the reason of a claim is not understood and its conclusion is certain, that alone is the claim, and the reason is kept as
// it stands. Nothing is certain of what is supposed, asked or said of several, and two conclusions are an error that says so.
func TestUnreadReason(t *testing.T) {
	p, err := notation.Parse(unreadBoard, candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range []struct{ text, says, unread string }{
		{"r9c2 isn't 8 because the eights get in the way", "r9c2<>8", "the eights get in the way"},
		{"the eights get in the way, so r9c2 isn't 8", "r9c2<>8", "the eights get in the way"},
		{"I stared at this for ages. Whatever r4c2 does, r9c2 suffers. So r9c2 is not 8.", "r9c2<>8", "I stared at this for ages. Whatever r4c2 does, r9c2 suffers"},
		{"r9c7 = 8: everything else goes bananas", "r9c7=8", "everything else goes bananas"},
		{"r6c7 and r7c8 can't be 8 since both stare at the eights", "r6c7<>8, r7c8<>8", "both stare at the eights"},
		{"no luck elsewhere, so r8c1 is not a one, a two or a six", "r8c1<>126", "no luck elsewhere"},
		{"the bananas leave nothing, so r7c2 can only be 3 or 9", "r7c2<>18", "the bananas leave nothing"},
		{"if r9c7 isn't 8 the bananas break, so r9c7 is 8", "r9c7=8", "if r9c7 isn't 8 the bananas break"},
		{"could r9c2 be 8? bananas! so r9c2 is not 8", "r9c2<>8", "could r9c2 be 8? bananas!"},
		// What words are passed over for, or some pattern of the cells, may be another reason.
		{"The 8 of row 9 is in r9c7 since r9c2 sees the 8 in r4c2.", "r9c7=8", "r9c2 sees the 8 in r4c2."},
		{"r9c2 isn't 8 since the row already has an 8", "r9c2<>8", "the row already has an 8"},
		// What it means is said just before, or the only cell of the text.
		{"bananas everywhere, r7c8 isn't 8 so it is 1", "r7c8=1", "bananas everywhere, r7c8 isn't 8"},
		{"r7c8 is full of bananas, so it is 1", "r7c8=1", "r7c8 is full of bananas"},
		{"say the 1 of row 4 is bananas. If it's in r4c2, r5c2 is 9, so r4c2 isn't 1", "r4c2<>1", "say the 1 of row 4 is bananas. If it's in r4c2, r5c2 is 9"},
		{"we get bananas in r7c8, or we'd have two 8s. So r9c2 must be 2 or the puzzle breaks", "r9c2=2", "we get bananas in r7c8, or we'd have two 8s ... the puzzle breaks"},
		// What a cell sees, what it is called and which way it comes out are no part of what is said of it.
		{"bananas, so r9c2, which sees r4c2 and the banana, is not 8", "r9c2<>8", "bananas"},
		{"bananas, so r9c2 seeing both bananas can't be 8", "r9c2<>8", "bananas"},
		{"bananas, so the lonely cell r9c2 is not 8", "r9c2<>8", "bananas"},
		{"if bananas make r4c2 8 it fails, so either way r9c2 can't be 8", "r9c2<>8", "if bananas make r4c2 8 it fails"},
		{"if r4c2 is 8 bananas. if r4c2 is 1 bananas. r9c2 isn't 8", "r9c2<>8", "if r4c2 is 8 bananas. if r4c2 is 1 bananas"},
		{"r4c2 would be bananas if not for r5c2, so r9c2 isn't 8", "r9c2<>8", "r4c2 would be bananas if not for r5c2"},
		{"8s are bananas. r9c2 sees r4c2 hence it is out", "r9c2<>8", "8s are bananas. r9c2 sees r4c2"},
		{"bananas with 8. r9c2 can see r4c2 and r8c1, so no 8", "r9c2<>8", "bananas with 8. r9c2 can see r4c2 and r8c1"},
		{"r4c2 and r9c2 are bananas, so it isn't 8", "-", ""},
		{"if r4c2 is 8 bananas. if r4c2 is 1 bananas, so r9c2 isn't 8", "-", ""},
		{"if r4c2 is 8 bananas. if r5c2 is 1 bananas. r9c2 isn't 8", "-", ""},
		{"bananas, so the cell below r9c2 is not 8", "-", ""},
		{"bananas with 8. r9c2 sees r4c2, so its 8 goes", "r9c2<>8", "bananas with 8. r9c2 sees r4c2"},
		{"if r9c2 was 8 there would be bananas, so it's not", "r9c2<>8", "if r9c2 was 8 there would be bananas"},
		{"if r9c2 was 8 or 1 there would be bananas, so it's not", "-", ""},
		{"if r9c2 was not 8 there would be bananas, so it's not", "-", ""},
		{"r9c2=2, only spot for bananas in row 9", "r9c2=2", "only spot for bananas in row 9"},
		{"bananas, so r9c2 is 2, only if bananas", "-", ""},
		// A sentence may name a technique.
		{"r4c2 and r9c2 are an x-wing of bananas, so r9c2 isn't 8", "r9c2<>8", "r4c2 and r9c2 are an x-wing of bananas"},
		// What is supposed is no conclusion, nor is what would follow from it.
		{"if bananas make r9c2 8, r6c3 is 8", "-", ""},
		{"suppose bananas put an 8 in r9c2. Then r6c3 is 8. So r6c7 is 8.", "-", ""},
		{"unless bananas happen r9c2 is not 8", "-", ""},
		{"r9c2 is not 8 if bananas happen", "-", ""},
		{"bananas, so r9c2 is not 8 unless r4c2 is", "-", ""},
		// Nor is what is asked, held for possible, denied, or said of one of several.
		{"bananas. can r9c2 be 8?", "-", ""},
		{"bananas, so maybe r9c2 is 8", "-", ""},
		{"bananas, so r9c2 could be 8", "-", ""},
		{"it is a banana that r9c2 is not 8", "-", ""},
		{"bananas, so r6c7 or r7c8 is 8", "-", ""},
		{"bananas, so r6c7 and r7c8 can't both be 8", "-", ""},
		{"bananas, so r4c2 and r9c2, r6c3 too, peel 8", "-", ""},
		{"the eights get in the way because r4c2 is 8", "-", ""},
		{"bananas, so it isn't 8", "-", ""},
		{"r9c2 isn't 8, so bananas", "-", ""},
		// What leads to more than is read is not cut short.
		{"bananas, so r9c2 isn't 8 or bananas", "-", ""},
		{"r9c2 isn't 8 bananas, so the cell below isn't 8", "-", ""},
		// What is so in each case is certain, wherever that is said, and what the candidate excludes that is supposed to be false.
		{"if r4c2 is 1 bananas, so r9c2 isn't 8 whichever way it goes", "r9c2<>8", "if r4c2 is 1 bananas"},
		{"if r4c2 is 1 bananas, so no matter what r9c2 isn't 8", "r9c2<>8", "if r4c2 is 1 bananas"},
		{"either r4c2 is 8 or bananas and then r7c3 is 8. One way or the other r9c2 isn't 8", "r9c2<>8", "either r4c2 is 8 or bananas and then r7c3 is 8"},
		{"if r4c2 isn't 8 bananas, so r9c2 isn't 8", "r9c2<>8", "if r4c2 isn't 8 bananas"},
		{"if r4c2 isn't 8 bananas, so r9c7 isn't 8", "-", ""},
		{"if r4c2 isn't 8 bananas, so r9c2 isn't 1", "-", ""},
		{"if r4c2 is 8 bananas, so r9c2 isn't 8", "-", ""},
		{"put an 8 in r9c2 and neither bananas nor r6c7 have it. So r9c2 isn't 8", "r9c2<>8", "put an 8 in r9c2 and neither bananas nor r6c7 have it"},
		// A question about places supposes nothing, and what answers it is no conclusion without a word that leads to it.
		{"where does the 8 go? bananas. So r9c2 isn't 8", "r9c2<>8", "where does the 8 go? bananas"},
		{"where does the 8 go? bananas. r9c2 isn't 8", "-", ""},
		// It, that, and a digit or a cell that is left out are those spoken of just before.
		{"bananas eat r7c8. r9c2 has 1, 2 and 8. So that's a 2", "r9c2=2", "bananas eat r7c8. r9c2 has 1, 2 and 8"},
		{"bananas eat r7c8 and r9c2. So that's a 2", "-", ""},
		{"1, 2 and bananas, so nothing else can be 8, which means r9c2 isn't", "r9c2<>8", "1, 2 and bananas, so nothing else can be 8"},
		{"bananas of 1 and 2, so r9c2 isn't 8, which makes it a 2", "r9c2=2, r9c2<>8", "bananas of 1 and 2"},
		{"1 is bananas, and that's the end of the 8 in r9c2", "r9c2<>8", "1 is bananas"},
		{"bananas, so r9c2 next door isn't 8", "r9c2<>8", "bananas"},
		// Words that nobody knows are no part of the conclusion that a text ends with.
		{"bananas peel r4c2 on either branch. We can deduce that r9c2 isn't 8", "r9c2<>8", "bananas peel r4c2 on either branch"},
		{"look at the bananas which have 8s in row 4. Remove pencilmark 8 from r9c2", "r9c2<>8", "look at the bananas which have 8s in row 4"},
		{"if r4c2=8 => bananas=5; if r4c2=1 => bananas, and at least one of them has to be 8 => r9c2 can't be 8", "r9c2<>8", "if r4c2=8 => bananas=5; if r4c2=1 => bananas, and at least one of them has to be 8"},
		{"bananas, so r9c2 and r6c7 see an 8 and can't be 8", "r9c2<>8, r6c7<>8", "bananas"},
		// Of what a word like so leads to nothing is left out.
		{"bananas, so r4c2 gets bananas, and r9c2 isn't 8", "-", ""},
		// A technique promises a pattern, and without words there is no reason.
		{"x-wing because of bananas, so r9c2 isn't 8", "-", ""},
		{"(8)r4c8 => r9c2<>8 (8)", "-", ""},
		{"bananas eat r9c2, r9c2 isn't 8. bananas. r6c7 isn't 8.", "two conclusions could be meant, r9c2<>8 and r6c7<>8", ""},
	} {
		c, err := claim.Read(row.text, &p.Grid, called)
		var wrong *claim.Error
		switch {
		case errors.As(err, &wrong):
			if checkError(t, row.text, wrong); row.says != "-" && !strings.Contains(wrong.Error(), row.says) {
				t.Errorf("%s: %v", row.text, err)
			}
		case row.says == "-", !c.IsConclusion() || !slices.Equal(c.Effects, effectsOf(t, row.says)) || c.Unread != row.unread:
			t.Errorf("%s says %v for %q", row.text, c.Effects, c.Unread)
		}
	}
}

// unreadBoard is the board of claims with reasons that are not understood.
const unreadBoard = `
8 6 3 | 7 2 5 | 1 4 9
7 5 9 | 8 4 1 | 36 36 2
124 12 14 | 3 9 6 | 5 7 8
136 138 5 | 24 7 24 | 9 1368 136
139 1379 2 | 6 5 8 | 4 13 137
46 78 468 | 9 1 3 | 678 2 5
5 1389 18 | 14 6 79 | 2 138 1347
12369 4 16 | 12 8 79 | 367 5 1367
126 128 7 | 5 3 24 | 68 9 146
`

// It is said that a reason is not understood, and what is judged; of a long reason how it begins.
func TestSaidUnread(t *testing.T) {
	one := explain.Remove(candidates.At(9, 2), 8)
	for reason, want := range map[string]string{
		"the eights get in the way":       `The reason "the eights get in the way" is not understood, so only r9c2<>8 is judged.`,
		strings.Repeat("ten letter ", 12): `The reason "` + strings.Repeat("ten letter ", 8) + `ten letter ..." is not understood, so only r9c2<>8 is judged.`,
		strings.Repeat("x", 120):          `The reason "` + strings.Repeat("x", 120) + `" is not understood, so only r9c2<>8 is judged.`,
	} {
		c := claim.Conclusion(one)
		c.Unread = reason
		if got := (prose.Writer{}).SentencesOn(candidates.Classic9, c.SaidUnread()); got != want {
			t.Errorf("%s\nwant %s", got, want)
		}
	}
}

// What is said of one cell is judged. What is said of several, or of what is supposed, may be meant otherwise: if it does not hold as it is read, the
// conclusion alone is judged, and that is said.
func TestMayBeMisread(t *testing.T) {
	for _, f := range forums(t) {
		if !strings.HasSuffix(f.file, "zzz-g.txt") {
			continue
		}
		const triple = "naked triple 234 in r7c2, r8c2 and r9c2, so r3c2 isn't 2. "
		doubts := func(aside, why string) string {
			return `The reason "` + triple + aside + `" may be misread, so only r3c2<>2 is judged; as it is read, it does not hold: ` + why
		}
		for text, want := range map[string]string{
			triple + "r8c2 is just 3 and 4":                    "",
			triple + "r8c2 is just 2 and 3":                    "r8c2 cannot be 2.",
			triple + "r7c2 and r8c2 have just 2 and 4":         doubts("r7c2 and r8c2 have just 2 and 4", "r8c2 cannot be 2."),
			triple + "r7c2 and r8c2 have just 2 and 4 each":    doubts("r7c2 and r8c2 have just 2 and 4 each", "r8c2 cannot be 2."),
			triple + "r7c2 and r8c2 are both 24":               "r8c2 cannot be 2.",
			triple + "r7c2, r8c2 and r9c2 have just 2, 3, 4":   "",
			"naked triple 234 in r7c2, r8c2 and r9c2: r3c2<>2": "",
		} {
			g := f.grid
			a := ask(text, &g)
			switch {
			case a.err != nil:
				t.Errorf("%s: %v", text, a.err)
			case a.c.IsConclusion():
				if got := (prose.Writer{}).SentencesOn(candidates.Classic9, a.c.SaidUnread()); got != want {
					t.Errorf("%s\n%s\nwant %s", text, got, want)
				}
			case a.j.Verdict == claim.Shown && want != "" || a.j.Verdict != claim.Shown && reason(a.j) != want:
				t.Errorf("%s: %s, %s\nwant %s", text, a.j.Verdict, reason(a.j), want)
			}
		}
		return
	}
	t.Error("no board")
}

// A digit that is placed is a reason however that is written: with a word, a sign, or by the house that has it.
func TestPlacedIsReason(t *testing.T) {
	p, err := notation.Parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		reason string
		right  bool
	}{
		{"r1c1 is 5", true}, {"r1c1 = 5", true}, {"r1c1=5", true}, {"the 5 in row 1", true},
		{"r1c1 is 3", false}, {"r1c1 = 3", false}, {"r1c1=3", false}, {"the 4 in row 1", false},
	} {
		text := "r1c3 isn't 5 because " + test.reason
		a := ask(text, &p.Grid)
		switch {
		case a.err != nil:
			t.Errorf("%s: %v", text, a.err)
		case a.c.Unread != "":
			t.Errorf("%s: of the reason is not understood: %s", text, a.c.Unread)
		case a.c.IsConclusion() != test.right:
			t.Errorf("%s: is %s", text, a.j.Verdict)
		}
	}
}

// A text that is understood, but says nothing of the grid, is no claim: what is read says something.
func TestNothingClaimed(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"a", "d", "zzz-b", "zzz-f"} {
		g := boardOf(t, name)
		for _, text := range []string{
			"row 1 needs its 3 in column 8, contradiction, so no 4 there.",
			"What if row 1 column 8 is 4? Then row 2 column 2 is 4, so no 4 there.",
			"What if row 1 column 3 is 2? Then row 3 column 2 is 2 (only other 2 in row 3), so row 5 column 1 is 9. But then row 1 needs its 6 in column 3, contradiction, so no 2 there.",
			"x-wing 9 rows 1 and 6 columns 6 and -8 r7c2,r9c7",
		} {
			if c, err := claim.Read(text, &g, called); err == nil && c.IsConclusion() && len(c.Effects) == 0 {
				t.Errorf("%s: %s is read as a claim of nothing", name, text)
			}
		}
	}
}
