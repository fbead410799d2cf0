package claim_test

import (
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/claim"
)

// cluedBoard has two cages of 7, and clues that begin, end and cross where others do not.
const cluedBoard = `
.................................................................................
cage 17: r1c1 r1c2
cage 7: r2c1 r2c2
cage 7: r3c1 r3c2 r3c3
cage 30: r9c1 r9c2 r9c3 r8c1
thermo: r5c1 r5c2 r5c3 r5c4
arrow: r7c7 = r7c8 r7c9
white: r1c8 r1c9
black: r2c8 r2c9
`

// A clue is found by what it is called, by its number, cells and house, and all that is said of it is said of each of
// its cells. What names no clue of the board, or several, is not read as one.
func TestCluesSpokenOf(t *testing.T) {
	p, err := notation.Parse(cluedBoard, candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]string{
		"the 17 cage can't have a 3":                             "r1c12<>3",
		"cage of 17 has no 3":                                    "r1c12<>3",
		"the 17-cage has no 3":                                   "r1c12<>3",
		"cage of 17: no 3, 4":                                    "r1c12<>34",
		"the cage at r1c1 can't be 3":                            "r1c12<>3",
		"17 cage is 8 and 9":                                     "r1c12<>1234567",
		"r1c1 and r1c2 add up to 17 so r1c1 isn't 3":             "r1c1<>3",
		"r1c1 and r1c2 sum to 17, so neither is 3":               "r1c12<>3",
		"17 in two cells can't have a 1":                         "r1c12<>1",
		"the 7 cage in row 2 has no 8":                           "r2c12<>8",
		"7 cage at r3c1 has no 8":                                "r3c123<>8",
		"7 in two cells has no 9":                                "r2c12<>9",
		"r2c1 isn't 9, the cage is 7":                            "r2c1<>9",
		"r3c3 isn't 9, its cage is 7":                            "r3c3<>9",
		"r9c1 can't be 1 because of the cage of 30":              "r9c1<>1",
		"r1c2 is 9 because r1c1 is 8 and the 17 cage is 8 and 9": "r1c2=9",
		"the seven cage in row 2 has no 8":                       "r2c12<>8",
		"the 2 cell 7 cage has no 8":                             "r2c12<>8",
		"a 7 cage with 3 cells has no 6":                         "r3c123<>6",
		"the top 7 cage has no 8":                                "r2c12<>8",
		"bulb r5c1 max 6":                                        "r5c1<>789",
		"the bulb at r5c1 is no higher than 6":                   "r5c1<>789",
		"thermo bulb r5c1 can't be 7":                            "r5c1<>7",
		"r5c1 has to be below 7 as it's on the bulb":             "r5c1<>789",
		"the tip at r5c4 has to be at least a 4":                 "r5c4<>123",
		"since r5c1 < r5c2 < r5c3, r5c3 can't be 2":              "r5c3<>2",
		"a thermo of length 4 starts at r5c1 so r5c1 isn't 7":    "r5c1<>7",
		"the black dot on the r2c8/r2c9 border kills 5 and 7":    "r2c89<>57",
		"the lowest digit in the 17 cage is 8":                   "r1c12<>1234567",
		"the 17 cage has its 8 in r1c1 so the other one is 9":    "r1c2=9",
		"the bottom of the thermo can't be 7":                    "r5c1<>7",
		"r5c4 at the tip is at least 4":                          "r5c4<>123",
		"thermo from r5c1 has 4 cells so r5c1 isn't 7":           "r5c1<>7",
		"thermo r5c1-r5c2-r5c3-r5c4, r5c4 is at least 4":         "r5c4<>123",
		"r7c8 and r7c9 add up to r7c7 so both lose 9":            "r7c89<>9",
		"the arrow total in r7c7 is 3 at minimum":                "r7c7<>12",
		"r2c8 and r2c9 black dot so 5 is impossible":             "r2c89<>5",
		"thermo from r5c1 has 5 cells so r5c1 isn't 7":           "-",
		"a thermo of length 5 starts at r5c1 so r5c1 isn't 7":    "-",
		"r5c1 < r5c2 and r5c3 is 4":                              "-",
		"thermo from r5c1: r5c4 isn't 1":                         "r5c4<>1",
		"the thermometer is why r5c4 isn't 1":                    "r5c4<>1",
		"r5c4 isn't 1 because of the thermo":                     "r5c4<>1",
		"r5c4 can't be 1 - thermo":                               "r5c4<>1",
		"thermo at r5c1: the bulb can't be 9":                    "r5c1<>9",
		"thermo at r5c1: the tip is at least 4":                  "r5c4<>123",
		"bulb r5c1 is at most 6":                                 "r5c1<>789",
		"tip r5c4 is more than 3":                                "r5c4<>123",
		"arrow r7c7: circle isn't 1 or 2":                        "r7c7<>12",
		"the circle of the arrow at r7c7 can't be less than 3":   "r7c7<>12",
		"r7c8 is less than 9, it's on the arrow":                 "r7c8<>9",
		"r2c9 isn't 5, the black dot between r2c8 and r2c9":      "r2c9<>5",
		"r2c8 can't be 7 because of the dot":                     "r2c8<>7",
		"r1c1 can't be 3 because of the 17":                      "r1c1<>3",
		"r1c1 isn't 3, that's an 18":                             "-",
		"r1c1 can't be 3 because of the 18":                      "-",
		"since 16 is 7+9, r1c1 can't be 3":                       "-",
		"the cage of 18 has no 3":                                "-",
		"the cage has no 3":                                      "-",
		"the 7 cage has no 8":                                    "-",
		"the 7 cage in row 9 has no 8":                           "-",
		"7 in four cells has no 8":                               "-",
		"r1c1 and r1c3 add up to 17 so r1c1 isn't 3":             "-",
		"r1c1 and r1c2 add up to 16 so r1c1 isn't 3":             "-",
		"r1c1 and r1c2 add up so r1c1 isn't 3":                   "-",
		"the renban has no 3":                                    "-",
		"the dot has no 5":                                       "-",
		"bulb r5c4 is at most 6":                                 "-",
		"tip r5c1 is at most 6":                                  "-",
		"the 17 cage":                                            "-",
		"the circle isn't 1":                                     "-",
	} {
		c, err := claim.Read(text, &p.Grid, called)
		switch {
		case want == "-" && err == nil && (c.IsConclusion() && c.Unread == "" || !c.IsConclusion() && c.Judge(&p.Grid, explain.Unique, called.Call).Verdict == claim.Shown):
			t.Errorf("%s is read as %v", text, c.Effects)
		case want == "-":
		case err != nil:
			t.Errorf("%s: %v", text, err)
		case c.IsConclusion() && c.Unread == "" || !slices.Equal(c.Effects, effectsOf(t, want)):
			t.Errorf("%s is read as %v, want %s", text, c.Effects, want)
		}
	}
}

// A bound leaves the digits on one side of it.
func TestBounds(t *testing.T) {
	g := candidates.NewGrid(candidates.Classic9, candidates.Filling{})
	for text, want := range map[string]string{
		"r1c1 is at least 4":             "r1c1<>123",
		"r1c1 is at most 4":              "r1c1<>56789",
		"r1c1 is more than 4":            "r1c1<>1234",
		"r1c1 is greater than 8":         "r1c1<>12345678",
		"r1c1 is less than 4":            "r1c1<>456789",
		"r1c1 is 7 or more":              "r1c1<>123456",
		"r1c1 is 3 or less":              "r1c1<>456789",
		"r1c1 and r1c2 are at least 8":   "r1c12<>1234567",
		"r1c1 can't be more than 7":      "r1c1<>89",
		"r1c1 can't be less than 3":      "r1c1<>12",
		"r1c1 and r2c1 can't be above 7": "r12c1<>89",
		"r1c1 is above":                  "-",
		"r1c1 is at least a 4":           "r1c1<>123",
		"r1c1 can't be anything below 5": "r1c1<>1234",
		"r1c1 is >= 4":                   "r1c1<>123",
		"r1c1 is < 4":                    "r1c1<>456789",
		"r1c1 is low":                    "r1c1<>56789",
		"r1c1 is 7 at most":              "r1c1<>89",
		"r1c1 is high":                   "r1c1<>12345",
		"r1c1's minimum is 4":            "r1c1<>123",
		"4 and up are out of r1c1":       "r1c1<>456789",
		"r1c1 is 4+":                     "r1c1<>123",
		"r1c1 tops out at 7":             "r1c1<>89",
		"r1c1 max 5":                     "r1c1<>6789",
		"r1c1 can be at most 7":          "r1c1<>89",
		"the lowest r1c1 can be is 4":    "r1c1<>123",
		"r1c1 could be low":              "-",
		"r1c1 is more than 9":            "-",
		"r1c1 is less than 1":            "-",
		"r1c1 is least 4":                "-",
		"r1c1 is at least r1c2":          "-",
		"r1c1 is at least 45":            "-",
	} {
		c, err := claim.Read(text, &g, called)
		switch {
		case want == "-":
			if err == nil {
				t.Errorf("%s is read as %v", text, c.Effects)
			}
		case err != nil:
			t.Errorf("%s: %v", text, err)
		case !slices.Equal(c.Effects, effectsOf(t, want)):
			t.Errorf("%s is read as %v, want %s", text, c.Effects, want)
		}
	}
}

// A digit that is placed is a reason for others to go; one that is not, or elsewhere, is none, and that is said.
func TestPlacedDigits(t *testing.T) {
	p, err := notation.Parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]string{
		"r1c3 can't be 5 because of the 5 in row 1":        "",
		"r1c3 can't be 5 because r1c1 is 5":                "",
		"r1c3 isn't 5 since there's already a 5 in box 1":  "",
		"r1c3 and r1c4 can't be 5 because row 1 has a 5":   "",
		"r1c3 can't be 1 because of the 1 in row 1":        "Row 1 has no 1 yet.",
		"r1c3 can't be 4 because of the 4 in column 3":     "Column 3 has no 4 yet.",
		"r1c3 can't be 1 because r1c4 is 1":                "r1c4 can be 2 or 6.",
		"r1c3 can't be 1 because r1c5 is 1":                "r1c5 holds 7, not 1.",
		"r1c3 can't be 1 because r2c4 is 1":                "r1c3 does not see r2c4.",
		"r1c3 can't be 1 because of the 1 in box 2":        "r1c3 does not see r2c4.",
		"r1c3 can't be 1 because of the 5 in row 1":        "It says nothing about 1 in r1c3.",
		"r1c3 can't be 1 because of the 5 in row 1 banana": "-",
		"r1c3 can't be 1 because of the 5 in rows 1 and 2": "-",
		"r1c3 can't be 1 because of the 5 and 7 in row 1":  "-",
		"r1c3 can't be 1 because r1c1 is 5 and r1c5 is 7":  "-",
		"r1c3 can't be 1 because of row 1":                 "-",
		"r1c3 can't be 1 because of the 5":                 "-",
		"r1c3 is 1 because of the 5 in row 1":              "-",
	} {
		c, err := claim.Read(text, &p.Grid, called)
		switch {
		case want == "-":
			if err == nil && c.IsConclusion() && c.Unread == "" {
				t.Errorf("%s is read as %v", text, c.Effects)
			}
		case err != nil:
			t.Errorf("%s: %v", text, err)
		case want == "":
			if !c.IsConclusion() {
				t.Errorf("%s is no conclusion", text)
			} else if j, _ := c.Settled(&p.Grid); j.Verdict != claim.Idle {
				t.Errorf("%s is %s: %s", text, j.Verdict, reason(j))
			}
		case c.IsConclusion():
			t.Errorf("%s is a conclusion", text)
		default:
			if j := c.Judge(&p.Grid, explain.Unique, called.Call); j.Verdict != claim.Flawed || reason(j) != want {
				t.Errorf("%s is %s: %s, want %s", text, j.Verdict, reason(j), want)
			}
		}
	}
}

// checkVerdicts reads claims of people on a grid and judges them.
func checkVerdicts(t *testing.T, g *candidates.Grid, claims map[string]claim.Verdict) {
	t.Helper()
	for text, want := range claims {
		c, err := claim.Read(text, g, called)
		if err != nil {
			t.Errorf("%s: %v", text, err)
		} else if j := c.Judge(g, explain.Unique, called.Call); j.Verdict != want {
			t.Errorf("%s is %s: %s", text, j.Verdict, reason(j))
		}
	}
}

// What would become of cells otherwise is a reason in any words: it is not understood, and not called wrong.
func TestWhatWouldFollow(t *testing.T) {
	p, err := notation.Parse(strings.Repeat(".", 81)+"\nwhispers: r3c8 r4c9 r5c8 r6c8\n", candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{
		"4 in r5c8 would need 9 on both sides of the whisper, so r5c8 isn't 4",
		"r5c8 can't be 4 because both neighbours r4c9 and r6c8 would have to be 9",
		"4 in r4c9 would need 9 on both sides of the whisper, so r4c9 isn't 4",
		"the whisper at r5c8 has 9 on both sides, so r5c8 isn't 5",
		"4 in r3c8 would need a 9 next to it on the whisper, so r3c8 isn't 4", "3 in the middle of that whisper would need 8 and 9 beside it, so r5c8 isn't 3",
	} {
		if c, err := claim.Read(text, &p.Grid, called); err != nil || c.Unread == "" {
			t.Errorf("%s is read as %v, %v", text, c, err)
		}
	}
}

// Which quadruple is meant its digits say, in any list of them.
func TestDigitsOfClues(t *testing.T) {
	p, err := notation.Parse(strings.Repeat(".", 81)+"\nquadruple 1 5: r4c1 r4c2 r5c1 r5c2\nquadruple 2 6: r1c1 r1c2 r2c1 r2c2\nquadruple 1 4 7 8: r8c6 r8c7 r9c6 r9c7\n", candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	for _, list := range []string{"1, 4, 7 and 8", "1 and 4 and 7 and 8", "1 4 7 8", "1/4/7/8", "{1478}", "1478", "1, 4, 7, 9", "1/4/7", "1/5"} {
		c, err := claim.Read("r8c6 isn't 5 by the quad "+list, &p.Grid, called)
		if err != nil || !slices.Equal(c.Effects, effectsOf(t, "r8c6<>5")) {
			t.Errorf("the quad %s: %v, %v", list, c, err)
			continue
		}
		if j := c.Judge(&p.Grid, explain.Unique, called.Call); (j.Verdict == claim.Shown) != strings.Contains(list, "8") {
			t.Errorf("the quad %s: %s: %s", list, j.Verdict, reason(j))
		}
	}
}

// That a house has one place for a digit is said in many ways, of the house, of the digit and of what is elsewhere.
func TestPlacesInWords(t *testing.T) {
	p, err := notation.Parse(".2...3.46.5.8.....6....48.....92...47....6..8...18......64...1..18.....75..7....2", candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	checkVerdicts(t, &p.Grid, map[string]claim.Verdict{
		"box 1 has only one place for an 8":                          claim.Shown,
		"nothing else in box 1 can be 8 so r1c1 is 8":                claim.Shown,
		"r1c1=8, nowhere else in box 1 takes an 8":                   claim.Shown,
		"r1c1 must be 8 as box 1 can't have it anywhere else":        claim.Shown,
		"column 1 is the only place for 2 in box 7, so r6c1 isn't 2": claim.Shown,
		"column 1 is where the 2s of box 7 are, so r6c1 isn't 2":     claim.Shown,
		"r1c1 is eight only":                                         claim.Unsupported, // a conclusion without a reason
		"eight only goes in r1c1":                                    claim.Unsupported,
		"box 1 has only one place for a 1":                           claim.Flawed,
		"r1c1 can't be 8 because r1c2 is 2":                          claim.Flawed,
		"r1c1 can't be 8 because r1c3 is 17":                         claim.Unsupported,
	})
	for _, text := range []string{"r1c1 isn't 8 as box 4 has nothing banana", "r1c1 and r1c3 are the only two cells with 8"} {
		if c, err := claim.Read(text, &p.Grid, called); err == nil && c.Judge(&p.Grid, explain.Unique, called.Call).Verdict == claim.Shown {
			t.Errorf("%s is read as %v", text, c.Effects)
		}
	}
}

// The reason of a conclusion may be in any words: what counts is which clues it names, and what it says that they come to.
func TestReasonsInAnyWords(t *testing.T) {
	p, err := notation.Parse(cluedBoard, candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range []struct {
		text    string
		verdict claim.Verdict
		says    string
	}{
		{"two cells of 17 can only be done in one way in the 17 cage, so r1c1 isn't 3", "-", "r1c1<>3"},
		{"the 17 cage is 8 and 9 so r1c1 isn't 3", claim.Shown, "r1c1<>3"},
		{"the 17 cage is 7 and 9 so r1c1 isn't 3", claim.Flawed, "r1c1<>3"}, // it is not
		{"the 17 cage has both high digits so r3c3 isn't 9", "-", "r3c3<>9"},
		{"the 17 cage is far away so r9c9 isn't 3", "-", ""},
		{"17(2) = {89} so r1c3 and r1c4 aren't 8", claim.Shown, "r1c34<>8"},
		{"7(3): r3c1 isn't 5", claim.Shown, "r3c1<>5"},
		{"8(3): r3c1 isn't 5", "-", ""},
		{"the 16 cage can't hold a 3 so r1c1 isn't 3", "-", ""},
		{"{89} in r1c12, locked for r1 and b1, by the 17 cage", claim.Shown, ""},
		{"the 17 cage needs a 9", claim.Shown, ""},
		{"17 cage has to have an 8", claim.Shown, ""},
		{"there must be a 9 in the 17 cage", claim.Shown, ""},
		{"the 3-cell 7 cage needs 1, 2 and 4", claim.Shown, ""},
		{"the 17 cage needs a 7", claim.Flawed, ""},
		{"the 7 cage in row 2 always has a 1", claim.Flawed, ""},
		{"the 17 cage has 2 cells", "-", ""},
		{"the 17 cage is 8 and 8", "-", ""},
		{"if r1c1 was 7 then the 17 cage would bust", claim.Shown, "r1c1<>7"},
		{"a 7 in r5c1 breaks the thermo", claim.Shown, "r5c1<>7"},
		{"a 3 in r5c1 breaks the thermo", claim.Flawed, "r5c1<>3"},
		{"7 in r5c1 would leave two digits for three cells", claim.Shown, "r5c1<>7"},
		{"r5c1 is on the thermo with r5c4, so it can't be 8", claim.Shown, "r5c1<>8"},
		{"the circle of the arrow at r7c7 isn't 1 since two different digits go into it", "-", "r7c7<>1"},
		{"r1c8 isn't 3 whatever that is", "-", ""},
	} {
		c, err := claim.Read(row.text, &p.Grid, called)
		if err != nil || row.verdict == "-" {
			if err == nil && c.Unread == "" || row.verdict != "-" {
				t.Errorf("%s is read as %v, %v", row.text, c, err)
			}
			continue
		}
		if row.says != "" && !slices.Equal(c.Effects, effectsOf(t, row.says)) {
			t.Errorf("%s says %v, want %s", row.text, c.Effects, row.says)
		}
		if j := c.Judge(&p.Grid, explain.Unique, called.Call); j.Verdict != row.verdict {
			t.Errorf("%s is %s: %s", row.text, j.Verdict, reason(j))
		}
	}
}
