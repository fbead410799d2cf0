package practice_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/verify"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/practice"
	"pencilmark/techniques/suite"
)

// There are a hundred positions each of at least forty techniques and ten each of the others.
func TestStoreSize(t *testing.T) {
	common := 0
	for technique, codes := range practice.Codes() {
		if techniques.Lookup(suite.Human(), technique) == nil {
			t.Errorf("%s is not in the human profile", technique)
		}
		if len(codes) >= 100 {
			common++
		}
		if len(codes) < 10 {
			t.Errorf("%s has %d positions", technique, len(codes))
		}
	}
	if common < 40 {
		t.Errorf("only %d techniques have a hundred positions", common)
	}
}

// each calls yield with positions of each technique: all of them where tests run in full, otherwise one.
func each(t *testing.T, yield func(of *techniques.Technique, code string, g candidates.Grid)) {
	t.Helper()
	all := notationtest.Thorough()
	for technique, codes := range practice.Codes() {
		if !all {
			codes = codes[len(codes)/2:][:1]
		}
		for _, code := range codes {
			g, err := practice.Decode(code)
			if err != nil {
				t.Fatalf("%s %s: %v", technique, code, err)
			}
			yield(techniques.Lookup(suite.All(), technique), code, g)
		}
	}
}

// next returns the next step of the human profile.
func next(t *testing.T, g *candidates.Grid) explain.Step {
	t.Helper()
	r := techniques.NewRunner(suite.Human())
	r.Granted = pipeline.Guard(t.Context())
	s, ok := r.Next(g)
	if !ok {
		t.Fatalf("nothing applies on\n%v", g)
	}
	return s
}

// In every position the technique comes next: there is no single and nothing easier. The step is proved.
func TestNext(t *testing.T) {
	each(t, func(of *techniques.Technique, code string, g candidates.Grid) {
		s := next(t, &g)
		if s.Technique.Code != of.Code {
			t.Errorf("%s: %s comes next on %s", of.Code, s.Technique.Code, code)
		}
		if err := verify.Step(&g, &s); err != nil {
			t.Errorf("%s: %v", of.Code, err)
		}
	})
}

// A board is what its code says, and its image has the same next technique.
func TestCode(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	n := 0
	each(t, func(of *techniques.Technique, code string, g candidates.Grid) {
		if n++; n > 100 {
			return
		}
		if again := practice.Encode(&g); again != code {
			t.Errorf("%s has the code %s, and was read from %s", of.Code, again, code)
		}
		image := practice.Image(&g, random)
		if len(g.Layout().Clues()) != len(image.Layout().Clues()) || g.Layout().Size() != image.Layout().Size() {
			t.Errorf("the image of %s has another board: %v %v", code, image.Layout(), image.Layout().ClueLines())
		}
		if image.Equal(&g) {
			t.Errorf("the image of %s is the board itself", code)
		}
		bits := bitsOf(code)
		imageBits := bitsOf(practice.Encode(&image))
		if len(imageBits) != len(bits) || image.Givens().Len() != g.Givens().Len() || image.Open().Len() != g.Open().Len() {
			t.Errorf("the image of %s has another size", code)
		}
		if s := next(t, &image); s.Technique.Code != of.Code {
			t.Errorf("%s comes next on an image of a position of %s", s.Technique.Code, of.Code)
		}
	})
}

// bitsOf returns a code without what its board is.
func bitsOf(code string) string { return code[strings.LastIndexByte(code, ' ')+1:] }

// A code that is longer or shorter than its board is none.
func TestCodeLength(t *testing.T) {
	n := 0
	for _, codes := range practice.Codes() {
		code := codes[0]
		if _, err := practice.Decode(code); err != nil {
			t.Fatalf("%s: %v", code, err)
		}
		for _, other := range []string{code + "AAAA", "AAAA" + code, code[:len(code)-4], code[4:]} {
			n++
			if _, err := practice.Decode(other); err == nil {
				t.Errorf("%s is read, as %s is", other, code)
			}
		}
	}
	if n < 200 {
		t.Errorf("%d codes", n)
	}
}

// What is no code is an error, whatever it is.
func FuzzDecode(f *testing.F) {
	f.Add("")
	f.Add("!")
	f.Add("AAAA")
	for _, codes := range practice.Codes() {
		f.Add(codes[0])
		f.Add(codes[0][:20])
		f.Add(codes[0] + "AA")
		break
	}
	f.Fuzz(func(t *testing.T, code string) {
		if g, err := practice.Decode(code); err == nil {
			if again, err := practice.Decode(practice.Encode(&g)); err != nil || !again.Equal(&g) {
				t.Errorf("%q is read as %v, and that as %v, %v", code, &g, &again, err)
			}
		}
	})
}

// An image of an image is one of the board, and no step gets lost in it: techniques find as many on both.
func FuzzImage(f *testing.F) {
	f.Add(uint64(1), uint64(0))
	f.Add(uint64(2), uint64(7))
	codes := practice.Codes()["x-wing"]
	f.Fuzz(func(t *testing.T, seed, n uint64) {
		g, err := practice.Decode(codes[n%uint64(len(codes))])
		if err != nil {
			t.Fatal(err)
		}
		image := practice.Image(&g, rand.New(rand.NewPCG(seed, 0)))
		count := func(g *candidates.Grid) (n int) {
			techniques.NewRunner([]*techniques.Technique{techniques.Lookup(suite.All(), "x-wing")}).All(g, func(explain.Step) bool { n++; return true })
			return n
		}
		if a, b := count(&g), count(&image); a != b || a == 0 {
			t.Errorf("%d steps on the board, %d on its image", a, b)
		}
	})
}
