package claim_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/claim"
	"pencilmark/explain/verify"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// What is told in sentences comes to its conclusion, for the reason that is given: the pattern of which the text names cells and houses, or
// what follows from a supposition, step by step as it is told.
func TestGist(t *testing.T) {
	p, err := notation.Parse(unreadBoard, candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range []struct {
		text, says string
		shape      explain.Shape // none if the conclusion follows by several steps
	}{
		{"My eye wandered over the 8s until rows 4 and 9 stuck: r4c2 and r4c8 there, r9c2 and r9c7 here. So you can scratch the 8 of r6c7.", "r6c7<>8", explain.ShapeChain},
		{"Funny how rows 4 and 9 both keep their 8s in two squares, a skyscraper from r4c8 to r9c7, which knocks the eights right out of r6c7 and r7c8", "r6c7<>8, r7c8<>8", explain.ShapeChain},
		{"In Box 7 the numbers 3 and 9 hide in just two squares, (R7,C2) and (R8,C1). This means that 1 and 8 in (R7,C2) and 1, 2 and 6 in (R8,C1) are impossible(!)", "r7c2<>18, r8c1<>126", explain.ShapeLockedSet},
		{"The numbers 3 and 9 hide in just two squares of Box 7, R7C2 and R8C1. We can remove all the other candidates from R7C2 and R8C1.", "r7c2<>18, r8c1<>126", explain.ShapeLockedSet},
		{"r7c2: 1, 3, 8, 9\nr8c1: 1, 2, 3, 6, 9\nWhat is intresting is that these are the only two cells of box 7 that can have the numbers 3 and 9. This means that the 1 is impossible in both.", "r7c2<>1, r8c1<>1", explain.ShapeLockedSet},
		{"If you assume the 8 of r9c2 is right, r4c8 is an 8, and r9c7 can't be 8, which makes r6c7 one. So r9c2 isn't 8.", "r9c2<>8", explain.ShapeTrial},
		{"The exclusion works because r9c2=8 leads to r4c8=8 and r6c7=8, which is impossible. Therefore r9c2 cannot be 8.", "r9c2<>8", explain.ShapeTrial},
		{"Skyscraper: 8's in the rows 4 and 9 from r4c8 to r9c7. Any other 8 that sees the bananas can go: r6c7, r7c8", "r6c7<>8, r7c8<>8", explain.ShapeChain},
		{"The 8s of rows 4 and 9 are conjugate pairs, so one of r4c8 or r9c7 is true. r6c7 and r7c8 see both of them: no 8.", "r6c7<>8, r7c8<>8", explain.ShapeChain},
		{"It hangs on the conjugate pairs of 8 in r4c2-r4c8 and r9c2-r9c7. Either r4c8 or r9c7 must be 8, neither r6c7 nor r7c8.", "r6c7<>8, r7c8<>8", explain.ShapeChain},
		{"What if r9c2 was an 8? Well, then r4c8 is an 8 because row 4 has no other, and r9c7 can't be 8, which makes r6c7 one. So r9c2 isn't 8.", "r9c2<>8", explain.ShapeTrial},
		{"Imagine an 8 in row 9 column 2. Row 4 column 8 gets the next 8, row 7 column 3 is 1 and row 6 column 3 is 8, and now column 7 has no 8. Therfore row 9 column 2 can't be an 8", "r9c2<>8", explain.ShapeTrial},
		{"Possibility A: r4c2 is an 8. If this is the case you can eliminate the 8 from r9c2 - Possibility B: r4c2 is NOT an 8. Then r4c8 must be an 8, r6c7 cannot be, r9c7 must be an 8, and again r9c2 cannot be an 8. So either way it goes.", "r9c2<>8", explain.ShapeCases},
		{"The pivot is r9c2. Is it a 1, a 2 or an 8? r3c2 {12} and r7c3 {18} are its pincers in this XYZ-Wing, so they leave no 1 for r7c2.", "r7c2<>1", explain.ShapeWing},
		// the reason behind the conclusion, what cells see, which is not said but arrowed, and what one of two is
		{"Well r6c7 and r7c8 cannot be 8, since rows 4 and 9 both keep their 8s in two squares, a skyscraper from r4c8 to r9c7", "r6c7<>8, r7c8<>8", explain.ShapeChain},
		{"Funny how rows 4 and 9 both keep their 8s in two squares, a skyscraper from r4c8 to r9c7. So r6c7 will for sure see an 8", "r6c7<>8", explain.ShapeChain},
		{"Either r4c2 is an 8, or r4c8 is one. forcing:\nr4c2=8 => r9c2<>8\nr4c8=8 => r6c7<>8 => r9c7=8 => r9c2<>8", "r9c2<>8", explain.ShapeChain},
		{"Either r4c2 is 8, or r4c8 is 8 and r6c7 isn't 8 and r9c7 is 8. So r9c2 will always see an 8", "r9c2<>8", explain.ShapeCases},
		{"Funny how rows 4 and 9 both keep their 8s in two squares, r4c2, r4c8 and r9c2, r9c7, I figured that out at once - r6c7 sees one or the other, so not 8", "r6c7<>8", explain.ShapeChain},
		{"rows 4 and 9 hold a skyscraper on 8, tops r4c8 and r9c7, so r7c8 loses its 8 and as a result r4c8 is left with the 8, r4c8=8", "r4c8=8, r7c8<>8", ""},
	} {
		c, err := claim.Read(row.text, &p.Grid, called)
		if err != nil {
			t.Errorf("%s: %v", row.text, err)
			continue
		}
		j := c.Judge(&p.Grid, explain.Unique, called.Call)
		switch {
		case !slices.Equal(c.Effects, effectsOf(t, row.says)) || c.Unread != "":
			t.Errorf("%s says %v, unread %q", row.text, c.Effects, c.Unread)
		case row.shape == "" && !(c.IsConclusion() && c.Reasoned):
			t.Errorf("%s is read as %+v", row.text, c)
		case row.shape != "" && (j.Verdict != claim.Shown || explain.ShapeOf(j.Step.Evidence) != row.shape || verify.Step(&p.Grid, j.Step) != nil):
			t.Errorf("%s is %s by %+v", row.text, j.Verdict, j.Step)
		}
	}
}

// What a text comes to is read where nothing else of it is understood.
func TestGistAlone(t *testing.T) {
	p, err := notation.Parse(unreadBoard, candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range []struct{ text, says string }{
		{"Bananas all over the lower left of this board, I swear. So r9c2 cannot be anything other than 1 or 2.", "r9c2<>8"},
		{"Bananas all over the lower left of this board, I swear, so r9c2 can only be 1 or 2", "r9c2<>8"},
		{"Bananas all over the lower left of this board, I swear, so it has to be r9c2 = {12}", "r9c2<>8"},
		{"Bananas all over the lower left of this board. That takes the 8 out of r9c2 to spoil the soup", "r9c2<>8"},
		{"Bananas all over the lower left of this board, there is no place for 8 in box 7 except r9c2", "r9c2=8"},
		{"Bananas all over the lower left of this board and I figure it out so: r9c2 is 8", "r9c2=8"},
		{"Bananas all over the lower left of this board, so it is clear that r9c2 must be 8", "r9c2=8"},
		{"Bananas all over the lower left of this board, that is it - forbids r9c2=8 - forbids r6c7=8", "r9c2<>8, r6c7<>8"},
		{"Bananas all over this board, and none of the other cells of row 9 but r9c7 can have an 8, so the 8 goes from r9c2", "r9c2<>8"},
		{"Bananas in r79c2, look how they see each other. That costs r9c2 its 8", "r9c2<>8"},
		{"what if r9c2 is a 8? Well, then bananas fall out of box 9 everywhere. So it's 2.", "r9c2=2"},
		{"Bananas all over this board, the moves r9c2=8 and r6c7=8 have been eliminated.", "r9c2<>8, r6c7<>8"},
		{"Bananas all over this board. So the 8 can be removed from r9c2. Correct?", "r9c2<>8"},
	} {
		c, err := claim.Read(row.text, &p.Grid, called)
		if err != nil {
			t.Errorf("%s: %v", row.text, err)
		} else if want := effectsOf(t, row.says); !sameEffects(c.Effects, want) || c.Unread == "" {
			t.Errorf("%s says %v, unread %q, want %v", row.text, c.Effects, c.Unread, want)
		}
	}
}

// What is said in words that nobody knows is read if the pattern beside it proves it, whatever the words are.
func TestGuessed(t *testing.T) {
	p, err := notation.Parse(unreadBoard, candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range []struct{ text, says string }{
		{"Bananas, a skyscraper of 8s in rows 4 and 9 from r4c8 to r9c7, which disposes of the 8s in r6c7 and r7c8", "r6c7<>8, r7c8<>8"},
		{"Bananas, a skyscraper of 8s in rows 4 and 9 from r4c8 to r9c7, which disposes of the 8s in r6c7", "r6c7<>8"},
		{"Funny how rows 4 and 9 both keep their 8s in two squares, a skyscraper from r4c8 to r9c7. So r6c7 is not 8, r7c8 on its heels.", "r6c7<>8, r7c8<>8"},
		{"Bananas, a skyscraper of 8s in rows 4 and 9 from r4c8 to r9c7. The victims are 8r6c7 and 8r7c8, seeing both ends", "r6c7<>8, r7c8<>8"},
		{"Bananas here: rows 4 and 9 host 8s at r4c2 and r4c8 and at r9c2 and r9c7. Now you only get one, r6c7", "r6c7<>8"},
		{"Bananas: if r4c8 isn't 8 then r4c2 is, r9c2 isn't and r9c7 is. One of r4c8 and r9c7 is 8 and r6c7 sees both.", "r6c7<>8"},
		{"Suppose the bananas in r4c8 are 8, then r4c2 isn't 8 and r9c2 is. If not, bananas. We loathe the 8 of r6c7 anyhow", "r6c7<>8"},
	} {
		c, err := claim.Read(row.text, &p.Grid, called)
		if err != nil {
			t.Errorf("%s: %v", row.text, err)
			continue
		}
		if want := effectsOf(t, row.says); !sameEffects(c.Effects, want) || c.Unread != "" {
			t.Errorf("%s says %v, unread %q, want %v", row.text, c.Effects, c.Unread, want)
		}
		if j := c.Judge(&p.Grid, explain.Unique, called.Call); j.Verdict != claim.Shown && !c.Reasoned {
			t.Errorf("%s is %s", row.text, j.Verdict)
		}
	}
}

// Cells whose numbers are in brackets, or behind the word cell, are named column first if one is filled the other way.
func TestColumnFirst(t *testing.T) {
	p, err := notation.Parse(unreadBoard, candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]claim.Verdict{
		"2-string kite 8 row 4 column 7, so the cell (2,9) is not 8": claim.Shown,
		"2-string kite 8 row 4 column 7, so cell 2,9 is not 8":       claim.Shown,
		"2-string kite 8 row 4 column 7, so cell 2,9 is not 1":       "",
		"2-string kite 8 row 4 column 7, so cell 9,2 is not 8":       claim.Shown,
	} {
		c, err := claim.Read(text, &p.Grid, called)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if j := c.Judge(&p.Grid, explain.Unique, called.Call); (j.Verdict == claim.Shown) != (want == claim.Shown) {
			t.Errorf("%s is %s", text, j.Verdict)
		}
	}
}

// A digit that does not follow from the pattern beside it is not called right, whether it is a candidate or not.
func TestPatternAndMore(t *testing.T) {
	p, err := notation.Parse(techniques.Lookup(suite.All(), "hidden-rectangle").Doc.Grid, candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	for digit, want := range map[string]claim.Verdict{"2": claim.Unsupported, "3": claim.Unsupported, "5": claim.Unsupported} {
		text := "To avoid a deadly pattern of 34 in r17c79 (a unique rectangle, easy to spot!) r1c9 must be " + digit
		c, err := claim.Read(text, &p.Grid, called)
		if err != nil {
			t.Errorf("%s: %v", text, err)
		} else if j := c.Judge(&p.Grid, explain.Unique, called.Call); !slices.Equal(c.Effects, effectsOf(t, "r1c9="+digit)) || j.Verdict != want {
			t.Errorf("%s is %s: %v", text, j.Verdict, c.Effects)
		}
	}
}

// Letters of cells are rows, or columns if that is said, or if what is claimed of rows cannot be and what is claimed of columns is right.
func TestLettered(t *testing.T) {
	p, err := notation.Parse(unreadBoard, candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range []struct{ text, says string }{
		{"skyscraper 8 H4 G9, so G6<>8", "r6c7<>8"},
		{"skyscraper 8 H6 G1, so G4<>8", "r6c7<>8"}, // counted from the bottom
		{"columns A-I, rows 1-9: B9=8", "r9c2=8"},
		{"columns are A to I and rows 1 to 9: A8=2", "r8c1=2"},
		{"B9=8", "r9c2=8"},                              // r2c9 holds 2
		{"H1=2", "r8c1=2"},                              // a row
		{"skyscraper 8 H4 G9, so G6<>7", "r7c6<>7"},     // neither
		{"skyscraper 8 r4c8 r9c7, so G6<>8", "r7c6<>8"}, // named in two ways
	} {
		c, err := claim.Read(row.text, &p.Grid, called)
		if err != nil {
			t.Errorf("%s: %v", row.text, err)
		} else if want := effectsOf(t, row.says); !slices.Equal(c.Effects, want) {
			t.Errorf("%s says %v, want %v", row.text, c.Effects, want)
		}
	}
}

func sameEffects(a, b []explain.Effect) bool {
	return len(a) == len(b) && !slices.ContainsFunc(a, func(e explain.Effect) bool { return !slices.Contains(b, e) })
}

// Whatever words stand beside each other, they are read without a mishap.
func TestSoup(t *testing.T) {
	p, err := notation.Parse(unreadBoard, candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	words := strings.Fields("if suppose what possibility A so therefore => then but because where which means makes forces is are = <> not never can can't must has its it they both either way remove " +
		"goes out take only place in at from row column box 1 2 8 58 r9c2 r4c8 r6c7 r79c2 row 4 box 7 skyscraper pair other rest that there and or , . ? : ( ) [ ] - + contradiction tried an 8 the 8 8s " +
		"(R4,C5) cell 4,5 cells (4,5) {18} <3> n5{c6 banana was would false above except one least")
	rnd := rand.New(rand.NewPCG(7, 9))
	for range 400 {
		said := make([]string, 8+rnd.IntN(16))
		for i := range said {
			said[i] = words[rnd.IntN(len(words))]
		}
		text := strings.Join(said, " ")
		var wrong *claim.Error
		if _, err := claim.Read(text, &p.Grid, called); errors.As(err, &wrong) {
			checkError(t, text, wrong)
		}
	}
}

// A reason that is false, or that names too little, is not taken for the one that is right; and what is not said to be so, or asked, or
// unfinished, is no conclusion.
func TestNoGist(t *testing.T) {
	p, err := notation.Parse(unreadBoard, candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{
		// other cells, another digit, another technique, or what does not follow
		"My eye wandered over the 8s until rows 4 and 9 stuck: r4c2 and r4c9 there, r9c2 and r9c7 here. So you can scratch the 8 of r6c7.",
		"Funny how rows 4 and 8 both keep their 8s in two squares, a skyscraper from r4c8 to r9c7, which knocks the eights right out of r6c7 and r7c8",
		"Funny how rows 4 and 9 both keep their 3s in two squares, a skyscraper from r4c8 to r9c7, which knocks the eights right out of r6c7 and r7c8",
		"Funny how rows 4 and 9 both keep their 8s in two squares, an XY-Wing from r4c8 to r9c7, which knocks the eights right out of r6c7 and r7c8",
		"In Box 7 the numbers 3 and 9 hide in just two squares, (R7,C2) and (R8,C3). This means that 1 and 8 in (R7,C2) are impossible(!)",
		"What if r9c2 was an 8? Well, then r4c8 is a 6 because row 4 has no other, which makes r6c7 an 8. So r9c2 isn't 8.",
		"What if r9c2 was an 8? Well, then the wheels come off and box 9 stops rolling. So r9c2 isn't 8.",
		"Possibility A: r4c2 is an 8. If this is the case you can eliminate the 8 from r9c2 - Possibility B: r4c8 is NOT an 8. Then r6c7 must be an 8, and again r9c2 cannot be an 8. So either way it goes.",
		"The pivot is r9c2. Is it a 1, a 2 or an 8? r3c1 {124} and r7c3 {18} are its pincers in this XYZ-Wing, so they leave no 1 for r7c2.",
		"Whatever r4c2 does among its friends in that corner of the board, r9c2 suffers for it. So r9c2 is not 8.",
		"With a skyscraper of 8s in rows 4 and 9, from r4c8 to r9c7 (that is easy to spot!) r7c8 must be 3",
		"I found a skyscraper on the 8s of rows 4 and 9 with its tops at r4c8 and r9c7, and with that the 8 in r9c7 goes.",
		// what the conclusion contradicts, and words that may mean the contrary
		"Funny how rows 4 and 9 both keep their 8s in two squares, a skyscraper from r4c8 to r9c7. r6c7 is 8 now. So r6c7 cannot be 8.",
		"Bananas, a skyscraper of 8s in rows 4 and 9 from r4c8 to r9c7, which plants an 8 in r6c7",
		"Bananas, a skyscraper of 8s in rows 4 and 9 from r4c8 to r9c7, which sends 8 to r6c7",
		"Bananas, a skyscraper of 8s in rows 4 and 9 from r4c8 to r9c7, which keeps the 8 of r6c7",
		"Bananas, a skyscraper of 8s in rows 4 and 9 from r4c8 to r9c7, which often spoils the 8 of r6c7",
		"Bananas, a skyscraper of 8s in rows 4 and 9 from r4c8 to r9c7 spoils 8r6c7, and so for the bananas r7c8 is 8.",
		// one of several, what is supposed, what is refuted at once, or a house that holds no such digit
		"Funny how rows 4 and 9 both keep their 8s in two squares, a skyscraper, so one of r6c7 and r7c8 is not 8",
		"6 in r2c7 and then r2c8=3, r4c8=1, r5c8=3, now there are two 3s in column 8. Contradiction.",
		"R9C2 as 8 gives R4C8 8, R6C7 6, R9C7 6 and then R7C8 is 1 too. It's",
		"ALS-XZ r9c2 r7c3 (128) and r3c2 r3c3 (124), rcc 8, and all of that is so, so r3c2 can't be",
		"Since row 8 has its 8 already, rows 4 and 8 keep their 8s in two squares, a skyscraper from r4c8 to r8c7, so r7c8 is not 8",
		// denied, perhaps, asked, cut off
		"Funny how rows 4 and 9 both keep their 8s in two squares, but it is no skyscraper from r4c8 to r9c7, which would knock the eights right out of r6c7 and r7c8",
		"Funny how rows 4 and 9 both keep their 8s in two squares, a skyscraper from r4c8 to r9c7, which perhaps knocks the eights right out of r6c7 and r7c8",
		"Funny how rows 4 and 9 both keep their 8s in two squares, is that a skyscraper from r4c8 to r9c7, and does it knock the eights right out of r6c7 and r7c8?",
		"Funny how rows 4 and 9 both keep their 8s in two squares, a skyscraper from r4c8 to r9c7, which knocks the eights right out of r6c7 and",
	} {
		c, err := claim.Read(text, &p.Grid, called)
		if err != nil || c.Unread != "" {
			continue
		}
		if j := c.Judge(&p.Grid, explain.Unique, called.Call); c.Reasoned || j.Verdict == claim.Shown {
			t.Errorf("%s is %s: %v by %+v", text, j.Verdict, c.Effects, j.Step)
		}
	}
}
