package encode

import (
	"errors"
	"fmt"
	"maps"
	"slices"

	faults "pencilmark/candidates/fault"
	"pencilmark/explain"
)

// Known is what a program knows beside a document and can hold it to. What is nil is not checked.
type Known struct {
	// Texts are the ways in which the program words steps. A document keeps to one of them.
	Texts []Texts
	// Name returns the name of a technique; ok is false if there is none with this code.
	Name func(code string) (name string, ok bool)
	// Hardest is that of [Options].
	Hardest func(codes []string) string
	// Profile returns the codes of the techniques that a list has; ok is false if
	// there is no list of this name.
	Profile func(name string) (codes []string, ok bool)
}

// Check reports whether the summary, the names, the profile and the texts fit
// the steps. Nothing is built from these, so a wrong one does not keep a document
// from being read. Whether the steps prove what they say is for package verify.
//
// If all is well Check returns what could not be checked, in words: what the
// document leaves out and what the program does not know.
func (d *Document) Check(k Known) (unchecked []string, err error) {
	if err := d.checkSummary(); err != nil {
		return nil, d.inSummary(err)
	}
	unknown, err := d.checkNames(k)
	if err != nil {
		return nil, err
	}
	codes := slices.Sorted(maps.Keys(d.Walkthrough.Summary().Techniques))
	for _, code := range unknown {
		unchecked = append(unchecked, fmt.Sprintf("the technique %q, which is not known", code))
	}
	switch {
	case len(codes) == 0:
	case k.Hardest == nil || len(unknown) > 0 || d.Summary.Hardest == "":
		unchecked = append(unchecked, "which technique is the hardest")
	default:
		if hardest := k.Hardest(codes); d.Summary.Hardest != hardest {
			return nil, d.inSummary(in("hardest", fmt.Errorf("%q stated: expected %q", d.Summary.Hardest, hardest)))
		}
	}
	known, err := d.checkProfile(k)
	if err != nil {
		return nil, err
	}
	if !known {
		unchecked = append(unchecked, "the profile")
	}
	if d.Walkthrough.Pruned != nil {
		unchecked = append(unchecked, "what was left out")
	}
	missing, err := d.checkTexts(k.Texts)
	return append(unchecked, missing...), err
}

// inSummary says that an error is about the summary.
func (d *Document) inSummary(err error) error {
	e := asError(in("summary", err))
	e.Line, e.Col = d.line, d.column
	return e
}

// checkSummary compares the summary with the steps.
func (d *Document) checkSummary() error {
	stated, counted := &d.Summary, d.Walkthrough.Summary()
	switch {
	case stated.Steps != counted.Steps:
		return in("steps", fmt.Errorf("%d stated: the document has %d", stated.Steps, counted.Steps))
	case stated.Trials != counted.Trials:
		return in("trials", fmt.Errorf("%d stated: the document has %d", stated.Trials, counted.Trials))
	case !maps.Equal(stated.Techniques, counted.Techniques):
		return in("techniques", errors.New(firstDifference(stated.Techniques, counted.Techniques)))
	case stated.Assumes != counted.Assumes:
		return in("assumes", fmt.Errorf("%v stated: the steps assume %v", stated.Assumes.Names(), counted.Assumes.Names()))
	case stated.Hardest != "" && counted.Techniques[stated.Hardest] == 0:
		return in("hardest", fmt.Errorf("no step uses %q", stated.Hardest))
	}
	return nil
}

// firstDifference says which technique is the first with a wrong count.
func firstDifference(stated, counted map[string]int) string {
	codes := slices.AppendSeq(slices.Collect(maps.Keys(stated)), maps.Keys(counted))
	slices.Sort(codes)
	i := slices.IndexFunc(codes, func(code string) bool {
		n, isStated := stated[code]
		m, isCounted := counted[code]
		return n != m || isStated != isCounted
	})
	return fmt.Sprintf("%d stated for %q: the document has %s of it", stated[codes[i]], codes[i], faults.Count(counted[codes[i]], "step"))
}

// checkNames compares the names of techniques, and returns the codes that the program does not know.
func (d *Document) checkNames(k Known) (unknown []string, err error) {
	for _, t := range append(techniquesOf(d.Walkthrough.Steps), d.Walkthrough.Limited...) {
		name, known := "", false
		if k.Name != nil {
			name, known = k.Name(t.Code)
		}
		switch {
		case !known:
			unknown = append(unknown, t.Code)
		case name != t.Name:
			return nil, in("names", fmt.Errorf("the technique %s is called %q: expected %q", t.Code, t.Name, name))
		}
	}
	slices.Sort(unknown)
	return slices.Compact(unknown), nil
}

// techniquesOf returns the technique of each of the steps, those of branches among them.
func techniquesOf(steps []explain.Step) (all []explain.Ref) {
	for _, s := range steps {
		all = append(all, s.Technique)
		switch evidence := s.Evidence.(type) {
		case explain.Trial:
			all = append(all, techniquesOf(evidence.Branch)...)
		case explain.Cases:
			for _, c := range evidence.Cases {
				all = append(all, techniquesOf(c.Branch)...)
			}
		}
	}
	return all
}

// checkProfile reports whether the profile is known, and then has the techniques of the steps.
func (d *Document) checkProfile(k Known) (known bool, err error) {
	if k.Profile == nil {
		return false, nil
	}
	codes, known := k.Profile(d.Walkthrough.Profile)
	if !known {
		return false, nil
	}
	for i, s := range d.Walkthrough.Steps {
		if code := s.Technique.Code; code != explain.TrialCode && !slices.Contains(codes, code) {
			return false, fmt.Errorf("step %d: the profile %s has no technique %s", i+1, d.Walkthrough.Profile, code)
		}
	}
	return true, nil
}

// checkTexts reports the first text that its step does not give, in a wording
// that all steps before it keep to, and which kinds of text no step has.
func (d *Document) checkTexts(wordings []Texts) (missing []string, err error) {
	kinds := [...]string{"title", "notation", "text"}
	var some [len(kinds)]bool
	for _, t := range d.Texts {
		for i, written := range [...]string{t.Title, t.Notation, t.Text} {
			some[i] = some[i] || written != "" && len(wordings) > 0
		}
	}
	for i, kind := range kinds {
		if !some[i] && len(d.Walkthrough.Steps) > 0 {
			missing = append(missing, "the "+kind+" of each step")
		}
	}
	if !slices.Contains(some[:], true) {
		return missing, nil
	}
	for f := range d.Walkthrough.Frames() {
		t := d.Texts[f.Number-1]
		written := [...]string{t.Title, t.Notation, t.Text}
		var kept []Texts
		for _, wording := range wordings {
			title, notation, text := wording(f)
			wanted := [...]string{title, notation, text}
			wrong := -1
			for i, want := range wanted {
				if some[i] && written[i] != string(Clean(want)) {
					wrong = i
					break
				}
			}
			if wrong < 0 {
				kept = append(kept, wording)
			} else if err == nil {
				err = fmt.Errorf("step %d: the %s is not what the step gives: expected %q", f.Number, kinds[wrong], wanted[wrong])
			}
		}
		if len(kept) == 0 {
			return nil, err
		}
		wordings, err = kept, nil
	}
	return missing, nil
}
