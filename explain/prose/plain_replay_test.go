package prose_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/argue"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/explain/say/saytest"
	"pencilmark/explain/verify"
	"pencilmark/techniques/pipeline"
)

var lineLevels = [...]prose.Level{prose.Standard, prose.Plain}

// plain checks what is said of a step at plain level, and of the lines of its argument at every level: each says
// what the line says, the lines prove the step, and what is to be done is what the step does.
func (n *replayed) plain(t *testing.T, name string, r *say.Replay, f *explain.Frame) {
	t.Helper()
	wrong := func(err error, of string) {
		if n.wrong["plain"]++; n.wrong["plain"] <= 3 {
			t.Errorf("%s, step %d, %s: %v\n of: %s", name, f.Number, f.Step.Technique.Code, err, of)
		}
	}
	l := f.Before.Layout()
	a, _ := argue.Step(&f.Before, f.Step)
	if err := verify.Argument(&f.Before, f.Step, a); err != nil {
		wrong(err, "the argument")
	}
	for _, level := range lineLevels {
		words := say.Words{Plain: level == prose.Plain, Layout: l}
		for i, said := range (prose.Writer{Level: level}).ArgumentSentences(l, a) {
			if err := say.CheckLine(l, a, i+1, said); err != nil {
				wrong(err, words.Sentences(said...))
			}
			n.readable(t, words, said)
		}
	}
	w := prose.Writer{Level: prose.Plain}
	words := say.Words{Plain: true, Layout: l}
	var effects []explain.Effect
	lines := w.PlainLines(f)
	for _, line := range lines {
		n.readable(t, words, line.Said)
		if line.Line > 0 {
			if err := say.CheckLine(l, a, line.Line, line.Said); err != nil {
				wrong(err, words.Sentences(line.Said...))
			}
			continue
		}
		if line.Said[0].Kind == say.MainLines(0).Kind {
			left := len(a)
			for _, line := range lines {
				left -= min(line.Line, 1)
			}
			if err := say.CheckUntold(left, line.Said); err != nil {
				wrong(err, words.Sentences(line.Said...))
			}
			continue
		}
		check := func(r *say.Replay, f *explain.Frame, said []say.Sentence) ([]explain.Effect, error) {
			return say.Check(&f.Before, r.Removed, said)
		}
		if _, ok := f.Step.Evidence.(explain.Sum); ok {
			check = plainSum
		}
		do, err := check(r, f, line.Said)
		if err != nil {
			wrong(err, words.Sentences(line.Said...))
		}
		effects = append(effects, do...)
	}
	if err := sameEffects(effects, f.Step.Effects); err != nil {
		wrong(err, w.Text(f))
	}
	title := strings.TrimPrefix(w.Title(f), f.Step.Technique.Name+": ")
	for _, e := range f.Step.Effects {
		verb := "erase "
		if e.Place {
			verb = "write "
		}
		if !strings.Contains(title, verb) || !strings.Contains(title, e.Candidate.Digit().String()) || !strings.Contains(title, e.Candidate.Cell().String()) {
			t.Errorf("%s, step %d: %v is not in the title %q", name, f.Number, e, title)
		}
	}
}

// plainSum checks what is said of a sum at plain level, which goes on with what was said before: what goes by it, and with
// what it refutes besides removed at its end it does what the step does. It returns what it says at last is to be done.
func plainSum(r *say.Replay, f *explain.Frame, said []say.Sentence) ([]explain.Effect, error) {
	from := slices.IndexFunc(said, func(s say.Sentence) bool {
		do, _ := s.Args[0].([]say.Sentence)
		return len(do) > 0 && (do[0].Kind == say.Write(0, candidates.CellSet{}).Kind || do[0].Kind == say.Erase(0, candidates.CellSet{}).Kind)
	})
	if from < 0 {
		return nil, errors.New("nothing is to be done")
	}
	told := slices.Clone(said[:from])
	done, err := new(say.Replay).Step(f.Number, f.Step, &f.Before, say.Says(told...))
	if err != nil {
		return nil, err
	}
	left := slices.DeleteFunc(slices.Clone(f.Step.Effects), func(e explain.Effect) bool { return slices.Contains(done, e) })
	if len(left) > 0 {
		told = append(told, say.States(say.Actions(left)))
	}
	if done, err = new(say.Replay).Step(f.Number, f.Step, &f.Before, say.Says(told...)); err != nil {
		return nil, err
	}
	do, err := say.Check(&f.Before, r.Removed, said[from:])
	return do, errors.Join(err, sameEffects(done, f.Step.Effects))
}

// readable checks that sentences are no longer than can be read, and have no hole.
func (n *replayed) readable(t *testing.T, words say.Words, said []say.Sentence) {
	t.Helper()
	for _, s := range said {
		n.statements++
		text := words.Sentences(s)
		for _, hole := range []string{"  ", " ,", " .", " ;", "{", "}"} {
			if strings.Contains(text, hole) {
				t.Errorf("a hole in: %q", text)
			}
		}
		if long := say.WordCount(text); long > say.MaxWords {
			t.Errorf("%d words: %s", long, text)
		}
	}
}

// A sentence of an argument with one argument of its own changed is noticed, and reads otherwise: no two things
// are said in the same words.
func TestOtherSentences(t *testing.T) {
	random := rand.New(rand.NewPCG(23, 1))
	changed := 0
	var missed []string
	for _, g := range notationtest.Read(t, "samples", 12) {
		l := g.Layout()
		for f := range pipeline.Solve(g).Frames() {
			a, ok := argue.Step(&f.Before, f.Step)
			if !ok {
				t.Fatalf("no argument of %s", f.Step.Technique.Code)
			}
			for _, level := range lineLevels {
				words := say.Words{Plain: level == prose.Plain, Layout: l}
				for i, said := range (prose.Writer{Level: level}).ArgumentSentences(l, a) {
					for range 2 * len(said) {
						j := random.IntN(len(said))
						other, ok := saytest.Other(random, said[j])
						if !ok {
							continue
						}
						wrong := append([]say.Sentence{}, said...)
						wrong[j] = other
						changed++
						if words.Sentences(other) == words.Sentences(said[j]) {
							t.Errorf("two things are said in the words %q", words.Sentences(other))
						}
						if say.CheckLine(l, a, i+1, wrong) == nil {
							missed = append(missed, words.Sentences(wrong...)+"\n\tfor: "+words.Sentences(said...))
						}
					}
				}
			}
		}
	}
	if changed < 10_000 || 1000*len(missed) > changed {
		t.Errorf("%d of %d are not noticed:\n%s", len(missed), changed, strings.Join(missed[:min(len(missed), 10)], "\n"))
	}
	t.Logf("%d of %d are not noticed", len(missed), changed)
}
