package teacher

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"strings"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
	"pencilmark/explain"
	"pencilmark/explain/argue"
	"pencilmark/explain/claim"
	"pencilmark/explain/encode"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/techniques"
	"pencilmark/techniques/minutes"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/rating"
	"pencilmark/techniques/suite"
)

// document writes a record as the command does.
func document(r encode.Record) (json.RawMessage, error) {
	var b bytes.Buffer
	err := encode.Write(&b, "jsonl", r)
	return bytes.TrimSpace(b.Bytes()), err
}

// CheckRequest asks how many solutions there are.
type CheckRequest struct {
	Position
	Milliseconds int    `json:"milliseconds,omitempty"`
	Notation     string `json:"notation,omitempty"`
	Language     string `json:"language,omitempty"`
	Spoil        bool   `json:"spoil,omitempty"` // name the cells with digits that the solution of the givens has not
	SVG          bool   `json:"svg,omitempty"`
}

// CheckAnswer has the document "verdict".
type CheckAnswer struct {
	Verdict json.RawMessage `json:"verdict"`
	Solved  bool            `json:"solved"`          // every cell has a digit, and the rules are kept
	Clashes []string        `json:"clashes"`         // cells with digits that stand twice in a house
	Wrong   []string        `json:"wrong,omitempty"` // cells with digits of the player that are wrong, where the givens tell
	// Pictures show two solutions and where they differ, or what has nothing left if there is none.
	Pictures []*Picture `json:"pictures,omitempty"`
}

func check(ctx context.Context, q *CheckRequest) (*CheckAnswer, error) {
	x, err := q.read()
	if err != nil {
		return nil, err
	}
	s, err := (&Choice{Milliseconds: q.Milliseconds, Notation: q.Notation, Language: q.Language}).settings("human")
	if err != nil {
		return nil, err
	}
	grid := x.sheet.Grid(x.marks)
	found := s.Examiner().Examine(ctx, grid)
	if found.Stopped != nil {
		return nil, found.Stopped
	}
	a := &CheckAnswer{Solved: grid.Solved(), Clashes: cellNames(clashes(&x.sheet))}
	if q.Spoil {
		if solution, ok := SolutionOf(ctx, &x.sheet); ok {
			var wrong candidates.CellSet
			for c := range grid.Layout().Cells().All() {
				if d := x.sheet.Digits[c]; d != 0 && d != solution[c] {
					wrong = wrong.With(c)
				}
			}
			a.Wrong = cellNames(wrong)
		}
	}
	if found.Ending != nil {
		for _, f := range found.Ending.Ends() {
			p, err := draw(f, s.Wrong(&grid, found), s.Writer, q.SVG)
			if err != nil {
				return nil, err
			}
			a.Pictures = append(a.Pictures, p)
		}
	}
	a.Verdict, err = document(s.Verdict(x.at, &grid, found))
	return a, err
}

// clashes returns the cells with a digit that a peer has too.
func clashes(s *candidates.Sheet) (cells candidates.CellSet) {
	for c := range s.Layout.Cells().All() {
		for p := range s.Layout.Peers(c).All() {
			if s.Digits[c] != 0 && s.Digits[c] == s.Digits[p] {
				cells = cells.With(c)
			}
		}
	}
	return cells
}

// cellNames returns the names of cells, never nil.
func cellNames(cells candidates.CellSet) []string {
	names := []string{}
	for c := range cells.All() {
		names = append(names, c.String())
	}
	return names
}

// HintRequest asks what to do next.
type HintRequest struct {
	Position
	Choice
	Stage int  `json:"stage,omitempty"` // 1 to 5, which it is if it is 0
	Links int  `json:"links,omitempty"` // of a chain, beyond the stage
	SVG   bool `json:"svg,omitempty"`
}

// HintAnswer has the document "hint", which tells all stages up to the one that was asked for, and a picture of
// that one, with the links if some were asked for. It has nothing of later stages.
type HintAnswer struct {
	Hint    json.RawMessage `json:"hint"`
	Title   string          `json:"title,omitempty"` // of the step, at the last stage
	Picture *Picture        `json:"picture"`
	More    bool            `json:"more"`           // there is a stage after this one
	Next    int             `json:"next,omitempty"` // the stage to pause at next: what is told before it gives nothing else away
	Notes   []string        `json:"notes,omitempty"`
}

func hint(ctx context.Context, q *HintRequest) (*HintAnswer, error) {
	x, err := q.read()
	if err != nil {
		return nil, err
	}
	s, err := q.settings("human")
	switch {
	case err != nil:
		return nil, err
	case q.Stage < 0 || q.Stage > explain.Stages:
		return nil, errorf(CodeRequest, "stage %d: expected 1 to %d", q.Stage, explain.Stages)
	case q.Links < 0:
		return nil, errorf(CodeRequest, "links %d: expected a number of links from 0", q.Links)
	case q.Stage == 0:
		q.Stage = explain.Stages
	}
	advice, err := NewAdvisor(s).Advise(ctx, x.sheet, x.marks)
	if err != nil {
		return nil, err
	}
	record := advice.Record(x.at, q.Stage, q.Links)
	told := len(advice.Told(q.Stage, 0))
	a := &HintAnswer{More: told < len(advice.Told(explain.Stages, 0)), Notes: advice.Notes}
	if a.More {
		a.Next = advice.next(q.Stage)
	}
	if a.Hint, err = document(record); err != nil {
		return nil, err
	}
	title := record.Told[told-1]
	if record.Links > 0 {
		title = strings.Join(record.Told[told:], " ")
	}
	if a.Picture, err = draw(advice.Figure(q.Stage, record.Links), title, s.Writer, q.SVG); err != nil {
		return nil, err
	}
	a.Picture.Stage = q.Stage
	if q.SVG {
		advice.explain(a.Picture, q.Stage, record.Told[len(record.Told)-1])
	}
	if advice.Frame != nil && q.Stage == explain.Stages {
		a.Title = s.Writer.Title(advice.Frame)
	}
	return a, nil
}

// notes says that searches stopped at a limit.
func notes(s Settings, limited []explain.Ref) []string {
	if len(limited) == 0 {
		return nil
	}
	return []string{s.Writer.Limited(limited)}
}

// StepsRequest asks which steps are available.
type StepsRequest struct {
	Position
	Choice
	Techniques []string `json:"techniques,omitempty"` // only steps of these, which may be families, of any level
	All        bool     `json:"all,omitempty"`        // steps of every level
	MaxLevel   string   `json:"max_level,omitempty"`  // steps up to this one
	Limit      int      `json:"limit,omitempty"`      // [MaxSteps] if it is 0
	SVG        bool     `json:"svg,omitempty"`
}

// StepsAnswer has the document "listing", and a picture for each step.
type StepsAnswer struct {
	Listing  json.RawMessage `json:"listing"`
	Pictures []*Picture      `json:"pictures"`
	Notes    []string        `json:"notes,omitempty"`
}

func steps(ctx context.Context, q *StepsRequest) (*StepsAnswer, error) {
	x, err := q.read()
	if err != nil {
		return nil, err
	}
	s, err := q.settings("human")
	switch {
	case err != nil:
		return nil, err
	case q.Limit < 0 || q.Limit > MaxSteps:
		return nil, errorf(CodeRequest, "limit %d: expected 1 to %d", q.Limit, MaxSteps)
	case q.Limit == 0:
		q.Limit = MaxSteps
	}
	if err := oneOf("max_level", q.MaxLevel, Levels()); err != nil {
		return nil, err
	}
	choice := Selection{All: q.All, Limit: q.Limit}
	switch {
	case len(q.Techniques) > 0:
		wanted, err := lookup(q.Techniques)
		if err != nil {
			return nil, err
		}
		if q.NoUniqueness {
			wanted = WithoutAssumptions(wanted)
		}
		s.Options.Techniques, s.Options.Every, choice.All = wanted, true, true
	case q.MaxLevel != "":
		s.Options.Techniques, choice.All = UpTo(s.Options.Techniques, q.MaxLevel), true
	}
	listing, err := s.List(ctx, s.Glancer(), NewFinder(s.Options), &x.grid, choice)
	if err != nil && len(listing.Steps) == 0 {
		return nil, err
	}
	a := &StepsAnswer{Pictures: []*Picture{}, Notes: listing.Notes}
	if err != nil {
		a.Notes = append(a.Notes, fault.New("There may be more steps: %v.", err).In(s.Writer.Language.Fault))
	}
	for i := range listing.Steps {
		f := &explain.Frame{Number: i + 1, Step: &listing.Steps[i], Before: x.grid}
		p, err := drawStep(f, s.Writer, q.SVG)
		if err != nil {
			return nil, err
		}
		p.Step = i + 1
		a.Pictures = append(a.Pictures, p)
	}
	a.Listing, err = document(listing.Record(x.at, &x.grid, s.Writer))
	return a, err
}

// SolveRequest asks for a walkthrough.
type SolveRequest struct {
	Position
	Choice
	Prune    bool  `json:"prune,omitempty"`    // without what the solution does not rest on
	Because  bool  `json:"because,omitempty"`  // with the argument of each step
	Pictures []int `json:"pictures,omitempty"` // only pictures of these steps; of all if it is empty
	SVG      bool  `json:"svg,omitempty"`
}

// WalkthroughAnswer has the document "walkthrough", pictures of its steps, and of its end.
type WalkthroughAnswer struct {
	Walkthrough json.RawMessage `json:"walkthrough"`
	Outcome     string          `json:"outcome"` // how it ended, in words
	Pictures    []*Picture      `json:"pictures"`
	Ends        []*Picture      `json:"ends"`
	Notes       []string        `json:"notes,omitempty"` // what else is said with the conclusion that it explains
}

func solve(ctx context.Context, q *SolveRequest) (*WalkthroughAnswer, error) {
	x, err := q.read()
	if err != nil {
		return nil, err
	}
	s, err := q.settings("human")
	if err != nil {
		return nil, err
	}
	solve := s.Solver().Solve
	if q.Prune {
		solve = s.Solver().SolvePruned
	}
	return q.answer(ctx, s, &x, solve(ctx, x.grid))
}

// answer tells a walkthrough.
func (q *SolveRequest) answer(ctx context.Context, s Settings, x *position, w *explain.Walkthrough) (a *WalkthroughAnswer, err error) {
	w.Name = x.name
	if q.Because {
		argue.Walkthrough(w)
	}
	a = &WalkthroughAnswer{Outcome: s.Outcome(ctx, w), Pictures: []*Picture{}, Ends: []*Picture{}}
	a.Walkthrough, err = document(encode.Walkthrough{Walkthrough: w, Options: encode.Options{Texts: s.Writer.Texts, Hardest: Hardest}})
	if err != nil {
		return nil, err
	}
	wanted := map[int]bool{}
	for _, n := range q.Pictures {
		if n < 1 || n > len(w.Steps) {
			return nil, errorf(CodeRequest, "pictures: found %d: expected numbers of steps, from 1 to %d", n, len(w.Steps))
		}
		wanted[n] = true
	}
	for f := range w.Frames() {
		if len(wanted) > 0 && !wanted[f.Number] {
			continue
		}
		p, err := drawStep(f, s.Writer, q.SVG)
		if err != nil {
			return nil, err
		}
		p.Step = f.Number
		a.Pictures = append(a.Pictures, p)
	}
	for _, f := range w.Ends() {
		p, err := draw(f, a.Outcome, s.Writer, q.SVG)
		if err != nil {
			return nil, err
		}
		a.Ends = append(a.Ends, p)
	}
	return a, nil
}

// WhyRequest asks what a conclusion rests on.
type WhyRequest struct {
	SolveRequest
	Conclusion string `json:"conclusion"`      // like r3c5=7 or r3c5<>7
	Spoil      bool   `json:"spoil,omitempty"` // say what the solution has, if it is something else
}

func why(ctx context.Context, q *WhyRequest) (*WalkthroughAnswer, error) {
	x, err := q.read()
	if err != nil {
		return nil, err
	}
	goal, noted, err := Conclusion(q.Conclusion, &x.grid)
	var unread *claim.Error
	switch {
	case errors.As(err, &unread):
		return nil, errorf(CodeRequest, "conclusion: %v", err)
	case err != nil:
		return nil, err
	}
	s, err := q.settings("human")
	if err != nil {
		return nil, err
	}
	w, err := s.Solver().Why(ctx, x.grid, goal)
	switch {
	case errors.Is(err, pipeline.ErrUnreached):
		return nil, errorf(CodeNothing, "the steps do not lead to %v: %s", goal, s.Outcome(ctx, w))
	case errors.Is(err, pipeline.ErrFalse):
		return nil, errorf(CodeNothing, "%s", NewJudge(s, !q.NoUniqueness, q.Spoil).Doubt(ctx, goal, &x.grid))
	case err != nil:
		return nil, errorf(CodeNothing, "%v %v", goal, err)
	}
	a, err := q.answer(ctx, s, &x, w)
	if err != nil {
		return nil, err
	}
	for _, note := range noted {
		a.Notes = append(a.Notes, say.Capital(note.In(s.Writer.Language.Fault))+".")
	}
	return a, nil
}

// Conclusion reads the conclusion of a claim. A pattern without any concludes what follows from it. What else the claim says
// is noted: a reason that is not understood, and other conclusions. The error is a [claim.Error] if the claim cannot be read.
func Conclusion(text string, g *candidates.Grid) (goal explain.Effect, notes []fault.Message, err error) {
	c, err := claim.Read(text, g, called())
	if err != nil {
		return goal, nil, err
	}
	effects := c.Effects
	if len(effects) == 0 {
		j := c.Judge(g, explain.Unique, called().Call)
		if j.Step == nil {
			return goal, nil, errorf(CodeNothing, "%s", prose.Writer{}.Reasons(g.Layout(), j.Reason...))
		}
		effects = j.Step.Effects
	}
	if c.Unread != "" {
		notes = append(notes, fault.New("the reason %q is not understood, only the conclusion", c.Unread))
	}
	if len(effects) > 1 {
		notes = append(notes, fault.New("of %d conclusions this explains the first, %v", len(effects), effects[0]))
	}
	return effects[0], notes, nil
}

// WhyNotRequest asks what a claim is worth.
type WhyNotRequest struct {
	Position
	Choice
	Claim string `json:"claim"`           // a conclusion, or a pattern in the notation of steps
	Spoil bool   `json:"spoil,omitempty"` // say what the solution has, if it is something else
	SVG   bool   `json:"svg,omitempty"`
}

// WhyNotAnswer has the document "judgement", and a picture of the step that shows the claim.
type WhyNotAnswer struct {
	Judgement json.RawMessage `json:"judgement"`
	Picture   *Picture        `json:"picture,omitempty"`
	Notes     []string        `json:"notes,omitempty"`
}

func whyNot(ctx context.Context, q *WhyNotRequest) (*WhyNotAnswer, error) {
	x, err := q.read()
	if err != nil {
		return nil, err
	}
	s, err := q.settings("human")
	if err != nil {
		return nil, err
	}
	judge := NewJudge(s, !q.NoUniqueness, q.Spoil)
	ctx, done := s.Options.Budget.Bound(ctx)
	defer done()
	opinion, err := judge.Judge(ctx, q.Claim, &x.grid)
	if err != nil {
		return nil, err
	}
	a := &WhyNotAnswer{Notes: opinion.Notes}
	if a.Judgement, err = document(judge.Record(x.at, q.Claim, opinion)); err != nil {
		return nil, err
	}
	if opinion.Frame != nil {
		a.Picture, err = drawStep(opinion.Frame, s.Writer, q.SVG)
	}
	return a, err
}

// RateRequest asks how hard a puzzle is.
type RateRequest struct {
	Position
	Milliseconds int    `json:"milliseconds,omitempty"`
	Scale        string `json:"scale,omitempty"` // hodoku, which it is if it is empty, explainer or time
}

// RateAnswer has the document "rating".
type RateAnswer struct {
	Rating json.RawMessage `json:"rating"`
}

func rate(ctx context.Context, q *RateRequest) (*RateAnswer, error) {
	x, err := q.read()
	if err != nil {
		return nil, err
	}
	if err := oneOf("scale", q.Scale, []string{"hodoku", "explainer", "time"}); err != nil {
		return nil, err
	}
	s, err := (&Choice{Milliseconds: q.Milliseconds}).settings("hodoku")
	if err != nil {
		return nil, err
	}
	a := &RateAnswer{}
	if q.Scale != "" && q.Scale != "hodoku" && x.grid.Layout() != candidates.Classic9 {
		return nil, errorf(CodeRequest, "scale: %s is for classic9", q.Scale)
	}
	switch q.Scale {
	case "time":
		a.Rating, err = document(TimingRecord(ctx, x.at, &x.grid, minutes.Fitted().NewRater()))
		return a, err
	case "explainer":
		ctx, done := s.Options.Budget.Bound(ctx)
		defer done()
		a.Rating, err = document(ExplainerRecord(ctx, x.at, &x.grid, rating.NewExplainer()))
		return a, err
	}
	w := s.Solver().Solve(ctx, x.grid)
	r := &encode.Rating{Origin: x.at, Scale: "hodoku", Level: "incomplete"}
	if level, points, ok := grade(w); ok {
		r.Level, r.Score = level, points
	} else {
		r.Reason = encode.Clean(s.Outcome(ctx, w))
	}
	a.Rating, err = document(r)
	return a, err
}

// TechniquesRequest asks for the techniques of a profile, in the order in which they are tried.
type TechniquesRequest struct {
	Choice
}

// TechniquesAnswer has the techniques, as the command "techniques" has them, and the profiles.
type TechniquesAnswer struct {
	Techniques []Technique `json:"techniques"`
	Profiles   []string    `json:"profiles"`
}

func list(_ context.Context, q *TechniquesRequest) (*TechniquesAnswer, error) {
	s, err := q.settings("human")
	if err != nil {
		return nil, err
	}
	a := &TechniquesAnswer{[]Technique{}, suite.Profiles()}
	for _, t := range append([]*techniques.Technique{}, s.Options.Techniques...) {
		a.Techniques = append(a.Techniques, NewTechnique(t))
	}
	if !s.Options.NoFallback {
		a.Techniques = append(a.Techniques, NewTechnique(pipeline.Trial))
	}
	return a, nil
}
