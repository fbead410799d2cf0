package main

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"reflect"
	"slices"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain"
	"pencilmark/explain/argue"
	"pencilmark/explain/claim"
	"pencilmark/explain/encode"
	"pencilmark/explain/prose"
	"pencilmark/explain/verify"
	"pencilmark/fallback"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
)

// fixing says how documents are completed.
type fixing struct {
	settings
	because bool // every step gets its argument
	refill  bool // own titles and texts too
}

// fixDocuments completes the drafts of the inputs.
func (a *app) fixDocuments(ctx context.Context, f fixing, output string, args []string) error {
	return a.writeTo(ctx, output, func(out io.Writer) error {
		to := out
		var kept bytes.Buffer
		if output != "" {
			to = &kept // a file is replaced only if all of it is fixed
		}
		b := batch{app: a, settings: f.settings, out: to, scan: scanDrafts, newTask: func() task {
			return func(ctx context.Context, it item, r *result) {
				ctx, done := f.options.Budget.Bound(ctx)
				defer done()
				x := &fixer{fixing: f, draft: it.draft, w: it.draft.Walkthrough, granted: pipeline.Guard(ctx)}
				if err := x.fix(ctx); err != nil {
					r.fail(exitBad, item{Puzzle: &notation.Puzzle{}, source: it.source}, "%v", err)
					return
				}
				for _, note := range x.notes {
					r.note(it, "%s", note)
				}
				if it.number > 1 && !it.draft.IsJSON() {
					r.out.WriteString("---\n")
				}
				if err := it.draft.Write(&r.out, &x.w, encode.Options{Texts: x.texts, Hardest: hardest}); err != nil {
					r.out.Reset()
					r.fail(exitBad, it, "%v", err)
				}
			}
		}}
		if err := b.run(ctx, args); err != nil || output == "" || a.status != exitDone {
			return err
		}
		_, err := kept.WriteTo(out)
		return err
	})
}

// scanDrafts reads documents that are to be completed.
func scanDrafts(r io.Reader, source string, _ settings) func() (item, error) {
	decoder := encode.NewDecoder(r)
	n := 0
	return func() (item, error) {
		draft, err := decoder.Draft()
		n++
		if err != nil {
			return item{}, err
		}
		puzzle := notation.Puzzle{Line: draft.Line, Input: draft.Walkthrough.Start.String()}
		return item{Puzzle: &puzzle, source: source, number: n, draft: draft}, nil
	}
}

// fixer completes one draft.
type fixer struct {
	fixing
	draft   *encode.Draft
	w       explain.Walkthrough
	granted func(*candidates.Grid) explain.Assume
	words   encode.Texts // the wording of the draft
	own     map[int]encode.StepText
	notes   []string
}

func (x *fixer) fix(ctx context.Context) error {
	g := x.w.Start
	for i := range x.draft.Steps {
		if err := ctx.Err(); err != nil {
			return x.draft.Fault(i+1, context.Cause(ctx))
		}
		step, err := x.step(ctx, &g, &x.draft.Steps[i])
		if err != nil {
			return x.draft.Fault(i+1, err)
		}
		x.w.Steps = append(x.w.Steps, step)
		step.Apply(&g)
	}
	if err := x.outcome(ctx, &g); err != nil {
		return err
	}
	if x.because || x.draft.Because {
		argue.Walkthrough(&x.w)
	}
	if err := verify.WalkthroughContext(ctx, &x.w); err != nil {
		return err
	}
	x.keepOwn()
	return nil
}

// step returns the whole step of which the draft says a part.
func (x *fixer) step(ctx context.Context, g *candidates.Grid, d *encode.DraftStep) (s explain.Step, err error) {
	var named []*techniques.Technique
	if code := d.Technique.Code; code != "" && code != explain.TrialCode {
		if named = techniques.LookupAll(known(), code); len(named) == 0 && d.Evidence == nil {
			return s, techniques.Unknown(known(), code)
		}
	}
	c, err := x.claim(g, d)
	if err != nil {
		return s, err
	}
	if c == nil || c.IsConclusion() {
		return x.conclusion(ctx, g, c, named)
	}
	if len(named) == 0 && c.Name != "" {
		named = techniques.LookupAll(known(), c.Name)
	}
	if s, err = x.pattern(g, d, c); err != nil {
		return s, err
	}
	x.name(g, &s, named, d.Evidence, len(c.Effects) == 0)
	if s.Technique.Code == "" || len(named) == 0 && d.Technique.Code != "" {
		s.Technique = d.Technique // one that is not known here, or else none
	}
	if s.Technique.Code == "" {
		return s, errors.New("no technique is known to find this pattern: expected its name in the field technique")
	}
	if err := verify.Step(g, &s); err != nil {
		return s, x.reason(g, &s, err)
	}
	return s, nil
}

// pattern returns the step of a pattern, which nobody has named yet.
func (x *fixer) pattern(g *candidates.Grid, d *encode.DraftStep, c *claim.Claim) (s explain.Step, err error) {
	if d.Evidence != nil && len(d.Effects) > 0 {
		s = explain.NewStep(d.Evidence, slices.Clone(d.Effects)...)
		if _, deadly := s.Evidence.(explain.Deadly); deadly {
			s.Assumes |= explain.Unique
		}
	} else {
		j := c.Judge(g, x.granted(&x.w.Start), nil)
		if j.Step == nil {
			return s, errors.New(x.writer.Reasons(g.Layout(), j.Reason...))
		}
		s = *j.Step
	}
	evidence, err := x.branches(g, s.Evidence)
	if err != nil {
		return s, err
	}
	assumes := s.Assumes
	s = explain.NewStep(evidence, s.Effects...)
	s.Assumes = assumes
	return s, nil
}

// reason words why a step is wrong: what is wrong with the pattern, or else what the checker says.
func (x *fixer) reason(g *candidates.Grid, s *explain.Step, err error) error {
	words := x.writer.Style.Restyle(err.Error())
	var failed *verify.Error
	if errors.As(err, &failed) {
		words = x.writer.Style.Restyle(failed.Reason)
	}
	if j := claim.Of(s.Evidence, s.Effects...).Judge(g, x.granted(&x.w.Start), nil); j.Step == nil && len(j.Reason) > 0 {
		words = x.writer.Reasons(g.Layout(), j.Reason...)
	}
	return errors.New(words)
}

// branches returns evidence with the steps of its branches named.
func (x *fixer) branches(g *candidates.Grid, e explain.Evidence) (explain.Evidence, error) {
	switch e := e.(type) {
	case explain.Trial:
		branch, err := x.branch(*g, e.Assume, e.Branch)
		e.Branch = branch
		return e, err
	case explain.Cases:
		e.Cases = slices.Clone(e.Cases)
		for i, c := range e.Cases {
			branch, err := x.branch(*g, c.Assume, c.Branch)
			if err != nil {
				return e, err
			}
			e.Cases[i].Branch = branch
		}
		return e, nil
	}
	return e, nil
}

// branch returns the steps of a branch, named, on a grid of their own.
func (x *fixer) branch(g candidates.Grid, assume candidates.Candidate, steps []explain.Step) ([]explain.Step, error) {
	g.Place(assume.Cell(), assume.Digit())
	steps = slices.Clone(steps)
	for i := range steps {
		s := &steps[i]
		evidence, err := x.branches(&g, s.Evidence)
		if err != nil {
			return nil, err
		}
		s.Evidence = evidence
		if t := byCode[s.Technique.Code]; t != nil {
			s.Technique.Name = t.Name
		} else if s.Technique.Code == "" {
			if x.name(&g, s, nil, nil, false); s.Technique.Code == "" {
				return nil, fmt.Errorf("no technique is known to find step %d of the branch of %v", i+1, assume)
			}
		}
		s.Apply(&g)
	}
	return steps, nil
}

// claim returns what the draft claims in a step, nil if it only names a technique.
func (x *fixer) claim(g *candidates.Grid, d *encode.DraftStep) (*claim.Claim, error) {
	switch {
	case d.Evidence != nil:
		return claim.Of(d.Evidence, d.Effects...), nil
	case d.Claim != "":
		c, err := claim.Parse(d.Claim, g.Layout(), func(name string) bool { return len(techniques.LookupAll(known(), name)) > 0 })
		if err != nil {
			return nil, fmt.Errorf("the notation: %w", err)
		}
		if len(c.Effects) == 0 {
			c.Effects = d.Effects
		}
		return c, nil
	case d.Effects != nil:
		return claim.Conclusion(d.Effects...), nil
	}
	return nil, nil
}

// conclusion returns the easiest step with the effects of a claim, or the only step there is of a technique.
func (x *fixer) conclusion(ctx context.Context, g *candidates.Grid, c *claim.Claim, named []*techniques.Technique) (s explain.Step, err error) {
	options := x.options
	if len(named) > 0 {
		options.Techniques, options.Every = named, true
	}
	if c != nil {
		if j, settled := c.Settled(g); settled {
			return s, errors.New(x.writer.Reasons(g.Layout(), j.Reason...))
		}
	}
	n := 0
	err = teacher.NewSolver(options).All(ctx, *g, func(found explain.Step) bool {
		if c == nil {
			s = found
			n++
			return true
		}
		after := *g
		found.Apply(&after)
		if slices.ContainsFunc(c.Effects, func(e explain.Effect) bool { return !e.Done(&after) }) {
			return true
		}
		s, n = found, 1
		return false
	})
	switch {
	case err != nil:
		return s, err
	case c == nil && n != 1:
		return s, fmt.Errorf("%s finds %d steps here: expected a notation, or what the step places or removes", named[0].Name, n)
	case n == 0 && len(named) > 0:
		return s, fmt.Errorf("%s does not show this here", named[0].Name)
	case n == 0:
		j, _ := c.Settled(g)
		return s, errors.New(x.writer.Reasons(g.Layout(), j.Reason...))
	}
	return s, nil
}

// name finds out which technique finds the step: one of those named, or else the easiest of all. The step
// becomes the one that is found, with its own effects unless all that follow are wanted. That has the evidence
// if that was written, or else the same notation. If no technique finds it, the name stays if there is one.
func (x *fixer) name(g *candidates.Grid, s *explain.Step, named []*techniques.Technique, written explain.Evidence, all bool) {
	if single, ok := s.Evidence.(explain.Single); ok && len(named) == 0 && written == nil {
		s.Technique = singleName(g, single).Ref()
		return
	}
	_, isTrial := s.Evidence.(explain.Trial)
	_, isCases := s.Evidence.(explain.Cases)
	switch {
	case len(named) == 1 && (isTrial || isCases): // many are alike
		s.Technique = named[0].Ref()
		return
	case isTrial:
		s.Technique = explain.Ref{Code: explain.TrialCode, Name: "Trial"}
		return
	case isCases:
		return
	}
	list := named
	if len(list) == 0 {
		list = known()
	}
	notation := func(s *explain.Step) string { return prose.Writer{}.Notation(&explain.Frame{Step: s, Before: *g}) }
	wanted, found := notation(s), false
	techniques.NewRunner(list).Grant(explain.Unique).All(g, func(other explain.Step) bool {
		if !all {
			if slices.ContainsFunc(s.Effects, func(e explain.Effect) bool { return !slices.Contains(other.Effects, e) }) {
				return true
			}
			other.Effects = s.Effects
		}
		switch {
		case written != nil:
			found = reflect.DeepEqual(other.Evidence, written)
		default:
			found = reflect.DeepEqual(other.Evidence, s.Evidence) || notation(&other) == wanted
		}
		if found {
			*s = other
		}
		return !found
	})
	if !found && len(named) == 1 {
		s.Technique = named[0].Ref()
	}
}

// singleName returns the technique of a single in the house or cell that it names.
func singleName(g *candidates.Grid, s explain.Single) *techniques.Technique {
	_, h, ok := s.Because.House()
	switch {
	case !ok:
		return byCode["naked-single"]
	case g.Open().And(g.Layout().HouseCells(h)).Len() == 1:
		return byCode["full-house"]
	}
	return byCode["hidden-single"]
}

// outcome finds out how the walkthrough ends, if the draft does not say, and what belongs to that.
func (x *fixer) outcome(ctx context.Context, g *candidates.Grid) error {
	w := &x.w
	_, contradicts := g.Contradiction()
	switch {
	case contradicts:
		w.Outcome = explain.NoSolution
	case g.Solved():
		w.Outcome = explain.Solved
	case w.Goal != explain.Effect{}:
		w.Outcome = explain.Shown
	case w.Outcome != explain.ManySolutions:
		w.Outcome = explain.Stalled
	}
	switch w.Outcome {
	case explain.Solved:
		w.Solutions = []candidates.Filling{g.Filling()}
	case explain.ManySolutions:
		found := fallback.Solve(ctx, &w.Start, 2, fallback.Budget{})
		if len(found.Solutions) != 2 {
			return errors.New("the outcome is many-solutions, but the puzzle has not two")
		}
		if len(w.Solutions) != 2 {
			w.Solutions = found.Solutions
		}
	default:
		w.Solutions = nil
	}
	if w.Outcome == explain.Stalled {
		w.Stop = cmp.Or(w.Stop, "the document ends here")
	} else {
		w.Stop = ""
	}
	return nil
}

// texts returns the texts of a step: the author's own, or else those that the step gives.
func (x *fixer) texts(f *explain.Frame) (title, notation, text string) {
	title, notation, text = x.words(f)
	own := x.own[f.Number]
	return cmp.Or(own.Title, title), notation, cmp.Or(own.Text, text)
}

// keepOwn chooses the wording that most texts of the draft have, and finds those that have none: they are the
// author's own.
func (x *fixer) keepOwn() {
	x.own = map[int]encode.StepText{}
	all := wordings()
	if !slices.ContainsFunc(x.draft.Steps, func(d encode.DraftStep) bool { return d.Texts.Title != "" || d.Texts.Text != "" }) {
		x.words = all[0]
		return
	}
	kinds := func(t encode.StepText) [2]string { return [2]string{t.Title, t.Text} }
	machine := map[[2]int]bool{} // step and kind
	best := -1
	for _, words := range all {
		matches, texts := 0, 0
		for f := range x.w.Frames() {
			title, _, text := words(f)
			for kind, written := range kinds(x.draft.Steps[f.Number-1].Texts) {
				if written == "" {
					continue
				}
				texts++
				if written == string(encode.Clean([2]string{title, text}[kind])) {
					matches++
					machine[[2]int{f.Number, kind}] = true
				}
			}
		}
		if matches > best {
			best, x.words = matches, words
		}
		if matches == texts {
			break
		}
	}
	if x.refill {
		return
	}
	count := 0
	for i, d := range x.draft.Steps {
		own := d.Texts
		if machine[[2]int{i + 1, 0}] {
			own.Title = ""
		}
		if machine[[2]int{i + 1, 1}] {
			own.Text = ""
		}
		if own.Title != "" || own.Text != "" {
			x.own[i+1] = own
			count++
		}
	}
	if count > 0 {
		x.notes = append(x.notes, fmt.Sprintf("steps with a title or text of their own, which \"verify --ignore-texts\" leaves unread: %d of %d", count, len(x.draft.Steps)))
	}
}
