package prose

import (
	"fmt"
	"slices"
	"sync"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/claim"
	"pencilmark/explain/say"
)

// Writer writes steps in words. The zero value writes coordinates as r4c7.
//
// Its methods take a step in its place. The evidence must be such that its Check has nothing against it on
// the grid before the step; otherwise the words make little sense. None of them ends with a line break.
type Writer struct {
	Style  say.Style
	Detail Detail
	Level  Level
	// Language is the language of texts, as far as it has words for them; English has all. It is nil for English.
	Language *say.Language
	// Own gives texts that a step has already, as those of a document. They stand for those that the writer
	// would find, each that is not empty. It may be nil.
	Own func(*explain.Step) (title, notation, text string)
	// Hardest picks the code of the hardest technique from the codes of those
	// that were used. If it is nil, outcomes do not say which was the hardest.
	Hardest func(codes []string) string
	// Look gives in a few sentences of a language what to look for to find a technique, by its code. If it is nil,
	// NextTime says nothing.
	Look func(code string, l *say.Language) string
	// Near finds a near miss on the grid of a step: a candidate without which the technique would find another
	// step there. If it is nil, NextTime tells none.
	Near func(f *explain.Frame) (inWay candidates.Candidate, step explain.Step, ok bool)
	// Grade gives level and score of the puzzle of a solved walkthrough on HoDoKu's scale; ok is false if
	// there are none. If it is nil, outcomes do not say them.
	Grade func(w *explain.Walkthrough) (level string, score int, ok bool)
}

// Title gives the technique and where it applies: "XY-Wing at r4c3 on 5".
func (w Writer) Title(f *explain.Frame) string {
	own, _, _ := w.own(f)
	return instead(own, func() string {
		t := w.teller(f)
		return w.put(t.words()).Sentences(t.heading(t.story()))
	})
}

// SaidInTitle gives what [Writer.Title] writes. Titles of the step's own are not looked at.
func (w Writer) SaidInTitle(f *explain.Frame) say.Sentence {
	t := w.teller(f)
	return t.heading(t.story())
}

// Notation gives the step in one line for experts: "NP(78)r2c59 => r2c3<>7, r2c146<>8".
func (w Writer) Notation(f *explain.Frame) string {
	_, own, _ := w.own(f)
	return instead(own, func() string { return claim.Notation(f, w.Style) })
}

// Conclusion gives what the step changes as experts write it: "r6c3,r789c1<>5".
func (w Writer) Conclusion(f *explain.Frame) string {
	return w.Style.CompactEffects(f.Step.Effects)
}

// Text explains the step to a learner in one paragraph. That of a trial has several lines, separated by
// line breaks: the steps of the branch are numbered and indented by two spaces for each trial around them.
func (w Writer) Text(f *explain.Frame) string {
	_, _, own := w.own(f)
	return instead(own, func() string {
		t := w.teller(f)
		return w.put(t.words()).Text(t.wholeText(t.story()))
	})
}

// Said gives what [Writer.Text] writes. Texts of the step's own are not looked at.
func (w Writer) Said(f *explain.Frame) say.Text {
	t := w.teller(f)
	return t.wholeText(t.story())
}

// Texts returns title, notation and text in one go.
func (w Writer) Texts(f *explain.Frame) (title, notation, text string) {
	title, notation, text, _ = w.texts(f, false)
	return title, notation, text
}

// WithSaid returns the same, and what [Writer.Said] gives.
func (w Writer) WithSaid(f *explain.Frame) (title, notation, text string, said say.Text) {
	return w.texts(f, true)
}

func (w Writer) texts(f *explain.Frame, withSaid bool) (title, notation, text string, said say.Text) {
	if w.Own != nil {
		return w.Title(f), w.Notation(f), w.Text(f), w.Said(f)
	}
	d := desks.Get().(*desk)
	title, notation, text, said = d.texts(&w, f, withSaid)
	desks.Put(d)
	return title, notation, text, said
}

// texts does what [Writer.WithSaid] does, without what was said unless that is wanted, for a writer without texts of its own.
func (d *desk) texts(w *Writer, f *explain.Frame, withSaid bool) (title, notation, text string, said say.Text) {
	t := &d.teller
	t.begin(w, f)
	s := t.story()
	if single, ok := s.(singleStory); ok && t.level == Standard && t.detail != Full && f.Step.Assumes == 0 && w.Language == nil {
		if told, ok := t.inOne(single); ok {
			b := append(append(d.room[:0], f.Step.Technique.Name...), singleTitles[t.style]()[single.placed()]...)
			titled := len(b)
			b = single.appendNotation(b)
			noted := len(b)
			all := string(t.words().Append(b, told)) // one string holds the three
			if withSaid {
				said = say.Says(told)
			}
			return all[:titled], all[titled:noted], all[noted:], said
		}
	}
	said = t.wholeText(s)
	return w.put(t.words()).Sentences(t.heading(s)), claim.Notation(f, w.Style), w.put(t.words()).Text(said), said
}

// put puts words into the language of the writer.
func (w Writer) put(words say.Words) say.Words {
	words.Language = w.Language
	return words
}

// own returns the texts that the step has already.
func (w Writer) own(f *explain.Frame) (title, notation, text string) {
	if w.Own == nil || f.Step == nil {
		return "", "", ""
	}
	return w.Own(f.Step)
}

// instead returns the text that is there, or else the one to be found.
func instead(text string, find func() string) string {
	if text != "" {
		return text
	}
	return find()
}

// wholeText is the text of the step, with what it assumes.
func (t *teller) wholeText(s story) say.Text {
	text := t.tell(s)
	if t.f.Step.Assumes&explain.Unique != 0 && t.level != Expert {
		text = say.Join(text, say.Says(say.ReliesOnOne()))
	}
	return text
}

// Hint discloses the step up to the given stage, 1 to [explain.Stages], one entry a stage; a stage beyond
// either end counts as the nearest. The third names the technique. The stages before the last name no target:
// a cell and the digit it gets or loses are never both told, unless they belong to the pattern.
func (w Writer) Hint(f *explain.Frame, ladder explain.Ladder, stage int) (told []string) {
	for _, text := range w.SaidInHint(f, ladder, stage) {
		told = append(told, say.Words{Style: w.Style, Layout: f.Before.Layout(), Language: w.Language}.Text(text))
	}
	return told
}

// SaidInHint gives what [Writer.Hint] writes.
func (w Writer) SaidInHint(f *explain.Frame, ladder explain.Ladder, stage int) []say.Text {
	told, _ := w.hint(f, ladder, stage)
	return told
}

// HintFigure shows what a hint discloses at a stage, and beyond it the first links of a chain.
func (w Writer) HintFigure(f *explain.Frame, ladder explain.Ladder, stage, links int) explain.Figure {
	_, named := w.hint(f, ladder, min(stage, explain.Stages-1))
	return f.Hint(&named, stage, links)
}

// hint tells the stages of a hint up to one, and what they name.
func (w Writer) hint(f *explain.Frame, ladder explain.Ladder, stage int) (told []say.Text, named explain.Named) {
	t := w.teller(f)
	s := t.story()
	for n := 1; n <= max(1, min(stage, explain.Stages)); n++ {
		var text say.Text
		switch n {
		case 1:
			text = say.Says(say.ThereIs(say.Looks{Technique: t.name(), Words: ladder.Kind}))
		case 2:
			text = disclose(s, ladder.Facets[0])
		case 3:
			text = say.Join(say.Says(say.ItsNameIs(t.name())), disclose(s, ladder.Facets[1]))
		case 4:
			text = s.reason()
		default:
			text = s.conclusion()
		}
		text.Names(&named)
		told = append(told, text)
	}
	return told, named
}

// disclose says what a hint shows of a pattern ahead of the reason.
func disclose(s story, facet explain.Facet) say.Text {
	switch facet {
	case explain.FacetDigits:
		return s.digits()
	case explain.FacetCells:
		return s.cells()
	}
	return s.houses()
}

// story is what there is to say of a step, whatever its shape.
type story interface {
	title() say.Sentence

	// What hints show, in sentences that name no target.
	houses() say.Text
	digits() say.Text
	cells() say.Text
	reason() say.Text

	conclusion() say.Text   // why the targets are the targets, and what becomes of them
	spared() say.Text       // what of the pattern is not cited, may be empty
	consequences() say.Text // what all that leads to at once, may be empty
}

// paragrapher is a story with a paragraph of its own. That of the others is reason,
// conclusion, what is not cited, and consequences.
type paragrapher interface{ text() say.Text }

// tell returns the whole paragraph of a story.
func tell(s story) say.Text {
	if own, ok := s.(paragrapher); ok {
		return own.text()
	}
	return say.Join(s.reason(), s.conclusion(), s.spared(), s.consequences())
}

func (w Writer) teller(f *explain.Frame) *teller {
	t := new(teller)
	t.begin(&w, f)
	return t
}

// desk is a teller to be used again, with room for most texts of a single.
type desk struct {
	teller
	room [256]byte
}

var desks = sync.Pool{New: func() any { return new(desk) }}

// begin makes it speak of the step of a frame, and forget the one before.
func (t *teller) begin(w *Writer, f *explain.Frame) {
	*t = teller{}
	t.style, t.layout, t.f, t.detail, t.level = w.Style, f.Before.Layout(), f, w.Detail, w.Level
}

// story is the only place of the package that asks what shape the evidence has.
func (t *teller) story() story {
	switch e := t.f.Step.Evidence.(type) {
	case explain.Single:
		return newSingle(t, e)
	case explain.Common:
		return newCommon(t, e)
	case explain.Sum:
		return newSum(t, e)
	case explain.KillerSet:
		return &killerSet{valued{t}, e}
	case explain.LockedSet:
		return &lockedSet{valued{t}, e}
	case explain.Coloring:
		return coloring{valued{t}, e}
	case explain.Polarity:
		return polarity{valued{t}, e}
	case explain.Templates:
		return templates{valued{t}, e}
	case explain.Exocet:
		return exocet{valued{t}, e}
	case explain.Sectors:
		if e.Short(t.layout) {
			return shortage{valued{t}, e}
		}
		return newSectors(t, e)
	case explain.Equivalence:
		return newEquivalence(t, e)
	case explain.Exclusion:
		return exclusion{valued{t}, e}
	case explain.Guarded:
		return &guarded{valued{t}, e}
	case explain.Deadly:
		return &deadly{valued{t}, e}
	case explain.Cover:
		return &cover{valued: valued{t}, e: e}
	case explain.Kraken:
		return &kraken{cover{valued: valued{t}, e: e.Fish}, e}
	case explain.Joined:
		return newJoined(t, e)
	case explain.Chain:
		return chain{valued{t}, e, new(route)}
	case explain.Wing:
		return &wing{valued{t}, e}
	case explain.SetChain:
		return &setChain{valued{t}, e}
	case explain.Blossom:
		return &blossom{valued{t}, e}
	case explain.Cases:
		return &cases{valued{t}, e}
	case explain.Trial:
		return &trial{valued{t}, e}
	}
	panic(fmt.Sprintf("prose: no story for evidence of type %T", t.f.Step.Evidence))
}

// teller speaks of one step.
type teller struct {
	speaker
	f      *explain.Frame
	detail Detail
	level  Level

	// Of a step in the branch of a trial: the grid before the outermost trial, which is what the reader has
	// on paper, and the numbers of the lines around the step, one for each trial but the outermost.
	paper  *candidates.Grid
	around []int
	next   *explain.Step    // the step behind it in the branch
	lacks  *candidates.Item // what has no candidate behind it, if it is the last
	summed bool             // the outermost trial has too many lines to tell all of them

	joined    bool              // the step is one of several patterns
	turnCells []candidates.Cell // in which two digits take turns, in the longest of them

	single single // what the story of one has: most steps are singles
}

// depth returns the number of trials around the step.
func (t *teller) depth() int {
	if t.paper == nil {
		return 0
	}
	return len(t.around) + 1
}

// sightsOf says the same, in clauses.
func (s speaker) sightsOf(targets, pattern candidates.CellSet) []say.Sentence {
	var seen [][]explain.Sight
	var alike []candidates.CellSet
	for c := range targets.All() {
		what := seenIn(s.layout, c, targets, pattern)
		i := slices.IndexFunc(seen, func(other []explain.Sight) bool { return slices.Equal(other, what) })
		if i < 0 {
			i, seen, alike = len(seen), append(seen, what), append(alike, candidates.CellSet{})
		}
		alike[i] = alike[i].With(c)
	}
	var sees []say.Sentence
	for i, what := range seen {
		var in []say.Sentence
		for _, sight := range what {
			in = append(in, say.SeenIn(sight.Cells, way(s.layout, sight)))
		}
		sees = append(sees, say.SeesThere(alike[i], in))
	}
	return sees
}

// seenIn returns what one of the targets sees of the pattern, in the houses in which most targets do, and by clues.
func seenIn(l *candidates.Layout, c candidates.Cell, targets, pattern candidates.CellSet) (sees []explain.Sight) {
	for p := range pattern.All() {
		for _, sight := range explain.Sights(l, p, targets) {
			if !sight.Cells.Has(c) {
				continue
			}
			i := slices.IndexFunc(sees, func(s explain.Sight) bool { return s.House == sight.House && s.Clue == sight.Clue })
			if i < 0 {
				i, sees = len(sees), append(sees, explain.Sight{House: sight.House, Clue: sight.Clue})
			}
			sees[i].Cells = sees[i].Cells.With(p)
			if sight.Clue > 0 {
				if equal, ok := l.Through(sight.Clue-1, p, c); ok {
					sees[i].Through = sees[i].Through.With(equal)
				}
			}
		}
	}
	return sees
}

// isLastPlace reports whether the effects of the step leave the digit no other place in some house.
func (t *teller) isLastPlace(after *candidates.Grid, k candidates.Candidate) bool {
	for _, e := range t.f.Step.Effects {
		if e.Candidate.Digit() != k.Digit() {
			continue
		}
		for h := range (t.layout.HousesOf(e.Candidate.Cell()) & t.layout.HousesOf(k.Cell())).All() {
			if after.PlacesIn(k.Digit(), h) == candidates.Cells(k.Cell()) {
				return true
			}
		}
	}
	return false
}

// consequences says what removals make of their targets, where that is short:
// cells or houses with one candidate left, otherwise cells with two.
func (t *teller) consequences() say.Text { return t.leads(true, candidates.CellSet{}) }

// singles says the same behind sentences that say what is left of cells, but of no two candidates, and of no cell for which
// one digit was said to be left.
func (t *teller) singles(told []say.Sentence) say.Text {
	var sure candidates.CellSet
	var note func(of []say.Sentence)
	note = func(of []say.Sentence) {
		for _, s := range of {
			switch {
			case s.Kind == say.BySumOnly(0, 0).Kind:
				sure = sure.With(s.Args[0].(candidates.Cell))
			case s.Kind != say.MustBeAmong(sure, 0).Kind:
				for _, arg := range s.Args {
					switch clauses := arg.(type) {
					case say.Sentence:
						note([]say.Sentence{clauses})
					case []say.Sentence:
						note(clauses)
					}
				}
			case s.Args[1].(candidates.DigitSet).Len() == 1:
				sure = sure.Or(s.Args[0].(candidates.CellSet))
			}
		}
	}
	note(told)
	return t.leads(false, sure)
}

func (t *teller) leads(pairsToo bool, known candidates.CellSet) say.Text {
	if t.f.Step.Effects[0].Place {
		return nil
	}
	after := t.f.Before
	t.f.Step.Apply(&after)
	var empty, two candidates.CellSet
	var last candidates.CandidateSet // the only ones that cells have left
	var single, pairs []say.Sentence
	var left []say.Change // by the two digits that are left
	for _, e := range t.f.Step.Effects {
		c := e.Candidate.Cell()
		switch ds := after.Candidates(c); {
		case empty.Has(c) || two.Has(c) || known.Has(c):
		case ds == 0:
			empty = empty.With(c)
		case ds.Len() == 1:
			last.Add(candidates.Of(c, ds.First()))
		case ds.Len() == 2:
			two = two.With(c)
			i := slices.IndexFunc(left, func(l say.Change) bool { return l.Digits == ds })
			if i < 0 {
				i, left = len(left), append(left, say.Change{Digits: ds})
			}
			left[i].Cells = left[i].Cells.With(c)
		}
	}
	for _, l := range left {
		pairs = append(pairs, say.AreEach(l.Cells, l.Digits))
	}
	if t.next != nil && t.next.Effects[0].Place {
		k := t.next.Effects[0].Candidate
		if last.Has(k) || after.Has(k) && t.isLastPlace(&after, k) {
			return nil // the next line says so
		}
	}
	for d := range last.Digits().All() {
		single = append(single, say.OnlyDigitFor(d, last.Places(d)))
	}
	for _, e := range t.f.Step.Effects {
		d := e.Candidate.Digit()
		for h := range t.layout.HousesOf(e.Candidate.Cell()).All() {
			if place, ok := after.PlacesIn(d, h).Single(); ok && len(single) == 0 {
				single = append(single, say.OnlyCellFor(place, d, h))
			}
		}
	}
	const few = 3
	switch {
	case !empty.IsEmpty():
		if c, one := empty.Single(); one && t.lacks != nil && *t.lacks == candidates.CellItem(c) {
			return nil // the end of the branch says so
		}
		return say.Says(say.LeavesNone(empty))
	case len(single) > 0:
		var told []say.Sentence
		leaves := say.ThatLeaves
		for _, batch := range batches(t.words(), single) {
			told = append(told, leaves(batch))
			leaves = say.AlsoLeaves
		}
		return say.Says(told...)
	case pairsToo && 0 < two.Len() && two.Len() <= few:
		return say.Says(say.AfterThis(pairs))
	}
	return nil
}
