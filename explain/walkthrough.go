package explain

import (
	"iter"
	"slices"

	"pencilmark/candidates"
)

// Outcome is how a walkthrough ended.
type Outcome string

// The outcomes.
const (
	Solved        Outcome = "solved"
	Stalled       Outcome = "stalled"        // stopped early; Walkthrough.Stop says why
	NoSolution    Outcome = "no-solution"    // the steps end in a contradiction
	ManySolutions Outcome = "many-solutions" // two solutions are known
	Shown         Outcome = "shown"          // the steps end with Walkthrough.Goal
)

// Walkthrough is a puzzle and the steps that were taken from it, in order.
type Walkthrough struct {
	Name    string          // what the puzzle is called, may be empty
	Start   candidates.Grid // before the first step
	Profile string          // the ordered list of techniques that was asked
	Steps   []Step
	Outcome Outcome
	// Solutions holds the solution of a solved puzzle, two different ones of
	// a puzzle with many, and none otherwise.
	Solutions []candidates.Filling
	Stop      string // of a stalled walkthrough: why it stopped, in words
	// Limited lists the techniques whose search stopped at a limit somewhere on
	// the way: they may have missed an easier step.
	Limited []Ref
	Goal    Effect  // of a walkthrough whose outcome is Shown: what it leads to
	Pruned  *Pruned // what it was cut by, nil if it was not cut
}

// Pruned is what was left out of a walkthrough that was cut to what its end rests on.
type Pruned struct {
	Steps        int
	Eliminations int // candidates that were removed by the steps left out, and by those kept in vain
}

// TrialCode is the code of the technique of last resort, which may suppose candidates within suppositions.
const TrialCode = "trial"

// Summary is a walkthrough in figures.
type Summary struct {
	Steps      int
	Trials     int            // steps of technique [TrialCode], nested ones not counted
	Techniques map[string]int // steps by technique code
	Assumes    Assume         // what any step assumes
}

// Summary counts the steps.
func (w *Walkthrough) Summary() Summary {
	s := Summary{Steps: len(w.Steps), Techniques: map[string]int{}}
	for _, step := range w.Steps {
		s.Techniques[step.Technique.Code]++
		s.Assumes |= step.Assumes
		if step.Technique.Code == TrialCode {
			s.Trials++
		}
	}
	return s
}

// Frame is a step in its place.
type Frame struct {
	Number  int // of the step in the walkthrough or branch, from 1
	Step    *Step
	Before  candidates.Grid // what the step was found on
	History *History        // what the steps before it removed
}

// Frames yields each step with the grid it was found on. A frame is reused
// for the next step; copy what you keep.
func (w *Walkthrough) Frames() iter.Seq[*Frame] { return frames(w.Start, w.Steps, nil) }

// Branch yields the steps of the trial that the frame's step rests on, each with its grid, the assumption
// placed before the first. It yields nothing if the step is no trial.
func (f *Frame) Branch() iter.Seq[*Frame] {
	trial, ok := f.Step.Evidence.(Trial)
	if !ok {
		return func(func(*Frame) bool) {}
	}
	g := f.Before
	g.Place(trial.Assume.Cell(), trial.Assume.Digit())
	return frames(g, trial.Branch, f.History)
}

// BranchEnd returns the frame behind the last step of the trial that the
// frame's step rests on: the grid that leaves the conflict of the trial without
// a candidate, and no step. If the step is no trial it returns the frame.
func (f *Frame) BranchEnd() *Frame {
	trial, ok := f.Step.Evidence.(Trial)
	if !ok {
		return f
	}
	g := f.Before
	g.Place(trial.Assume.Cell(), trial.Assume.Digit())
	return end(g, trial.Branch, f.History)
}

// Case returns a frame for the nth case, from 1, of the step's [Cases]: its step
// is a trial of this case alone that comes to no conflict.
func (f *Frame) Case(n int) *Frame {
	c := f.Step.Evidence.(Cases).Cases[n-1]
	step := *f.Step
	step.Evidence = Trial{Assume: c.Assume, Branch: c.Branch}
	return &Frame{Number: n, Step: &step, Before: f.Before, History: &History{outer: f.History}}
}

// Parts returns a frame for each part of the step's [Joined], whose step has the effects of this part. One without any,
// as a shorter walkthrough may have left it, is left out.
func (f *Frame) Parts() (parts []*Frame) {
	for _, part := range f.Step.Evidence.(Joined).Parts {
		step := *f.Step
		step.Evidence = part
		step.Effects = slices.DeleteFunc(slices.Clone(step.Effects), func(e Effect) bool {
			return part.Concludes(&f.Before, e) != nil
		})
		if len(step.Effects) > 0 {
			frame := *f
			frame.Step = &step
			parts = append(parts, &frame)
		}
	}
	return parts
}

// EndFrame returns the frame behind the last step, without a step.
func (w *Walkthrough) EndFrame() *Frame { return end(w.Start, w.Steps, nil) }

func end(start candidates.Grid, steps []Step, outer *History) *Frame {
	f := &Frame{Number: 1, Before: start, History: &History{outer: outer}}
	for i := range steps {
		f.Step = &steps[i]
		f.advance()
	}
	return f
}

// advance applies the step and makes room for the next one.
func (f *Frame) advance() {
	f.Step.Apply(&f.Before)
	f.History.add(f.Number, f.Step)
	f.Number, f.Step = f.Number+1, nil
}

func frames(start candidates.Grid, steps []Step, outer *History) iter.Seq[*Frame] {
	return func(yield func(*Frame) bool) {
		f := Frame{Number: 1, Before: start, History: &History{outer: outer}}
		for i := range steps {
			f.Step = &steps[i]
			if !yield(&f) {
				return
			}
			f.advance()
		}
	}
}

// End returns the grid after the last step.
func (w *Walkthrough) End() candidates.Grid { return w.Before(len(w.Steps) + 1) }

// Before returns the grid before step n, counted from 1; with a greater n the grid after the last step.
func (w *Walkthrough) Before(n int) candidates.Grid {
	g := w.Start
	for i := range w.Steps {
		if i+1 >= n {
			break
		}
		w.Steps[i].Apply(&g)
	}
	return g
}

// History remembers which step removed a candidate, so that a text can say
// why a mark is not there. A nil History knows nothing.
type History struct {
	outer  *History // of the walkthrough or branch around this branch
	number [candidates.MaxCandidates]uint16
	name   map[int]string
}

// Origin is the step that removed a candidate.
type Origin struct {
	Number    int    // of the step in its walkthrough or branch
	Technique string // its name
	Outer     int    // how many branches further out the step stands, 0 for here
}

func (h *History) add(n int, s *Step) {
	for _, e := range s.Effects {
		if !e.Place {
			if h.name == nil {
				h.name = map[int]string{}
			}
			h.number[e.Candidate] = uint16(n)
			h.name[n] = s.Technique.Name
		}
	}
}

// RemovedIn returns the step that removed the candidate; ok is false if no step did.
func (h *History) RemovedIn(k candidates.Candidate) (o Origin, ok bool) {
	for outer := 0; h != nil; h, outer = h.outer, outer+1 {
		if n := int(h.number[k]); n > 0 {
			return Origin{n, h.name[n], outer}, true
		}
	}
	return Origin{}, false
}
