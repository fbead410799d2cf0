package practice

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"math"
	"slices"
	"sort"
	"strings"
	"time"

	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// Attempt is how a task went.
type Attempt struct {
	Wrong  int           // answers that were not right
	Hint   int           // the last stage of hints that was asked for, 0 for none
	Shown  bool          // whether the solution was asked for, or the task was given up
	Lasted time.Duration // until the right answer; 0 if nobody looked at the clock
}

// slow is from when on a right answer took long.
const slow = 2 * time.Minute

// Grade returns the grade of an attempt in SM-2, 0 to 5: 5 right at once, 4 right slowly, 3 with a hint of an
// early stage, 2 right after an error, 1 after a late hint, 0 given up.
func (a Attempt) Grade() int {
	const early = 2 // the last stage of hints that does not show the pattern
	switch {
	case a.Shown:
		return 0
	case a.Hint > early:
		return 1
	case a.Wrong > 0:
		return 2
	case a.Hint > 0:
		return 3
	case a.Lasted > slow:
		return 4
	}
	return 5
}

// Card is what is known of a learner and a kind of task of a technique. The intervals are those of SM-2 (Wozniak
// 1990).
type Card struct {
	Ease        float64   `json:"ease"`        // by which intervals grow
	Interval    int       `json:"interval"`    // days until it is due
	Repetitions int       `json:"repetitions"` // right ones in a row
	Due         time.Time `json:"due"`
	Tasks       int       `json:"tasks"` // done
	Right       int       `json:"right"` // of them with a grade of 3 or more
}

// Values of SM-2.
const (
	firstEase      = 2.5
	leastEase      = 1.3
	firstInterval  = 1
	secondInterval = 6
	passes         = 3        // the grade from which on a repetition counts
	maxInterval    = 10 * 365 // days
)

// Grade returns the card after a task with a grade of 0 to 5.
func (c Card) Grade(grade int, now time.Time) Card {
	if c.Ease == 0 {
		c.Ease = firstEase
	}
	missed := float64(5 - grade)
	c.Ease = max(leastEase, c.Ease+0.1-missed*(0.08+missed*0.02))
	c.Tasks++
	if grade < passes {
		c.Repetitions, c.Interval = 0, firstInterval
	} else {
		c.Right++
		switch c.Repetitions++; c.Repetitions {
		case 1:
			c.Interval = firstInterval
		case 2:
			c.Interval = secondInterval
		default:
			c.Interval = min(maxInterval, int(math.Round(float64(c.Interval)*c.Ease)))
		}
	}
	c.Due = now.AddDate(0, 0, c.Interval)
	return c
}

// Standing says how a learner stands with a kind of task of a technique.
type Standing string

// The standings.
const (
	Due      Standing = "due"      // to be practised again
	Well     Standing = "well"     // it goes well: right twice or more in a row
	Learning Standing = "learning" // not yet
)

// Standings are all standings, in the order in which they matter.
var Standings = []Standing{Due, Well, Learning}

// Standing returns how things stand at a time, if there was a task.
func (c Card) Standing(now time.Time) Standing {
	const row = 2
	switch {
	case !c.Due.After(now):
		return Due
	case c.Repetitions >= row:
		return Well
	}
	return Learning
}

// ProgressSchema names the form of a progress file.
const ProgressSchema = "pencilmark/progress/v1"

// Progress is what a learner has practised: a card for each kind of task of each technique.
type Progress struct {
	cards map[key]Card
}

type key struct {
	technique string
	kind      Kind
}

func (k key) String() string { return k.technique + "/" + string(k.kind) }

// document is a progress file.
type document struct {
	Schema string          `json:"schema"`
	Cards  map[string]Card `json:"cards"` // by technique and kind: "x-wing/find"
}

// Card returns the card of a kind of task, zero if there is none yet.
func (p *Progress) Card(of *techniques.Technique, kind Kind) Card { return p.cards[key{of.Code, kind}] }

// Record grades an attempt at a task.
func (p *Progress) Record(t *Task, a Attempt, now time.Time) Card {
	if p.cards == nil {
		p.cards = map[key]Card{}
	}
	k := key{t.Technique.Code, t.Kind}
	p.cards[k] = p.cards[k].Grade(a.Grade(), now)
	return p.cards[k]
}

// maxProgress is how many bytes a progress file may have: all cards take a fiftieth of it.
const maxProgress = 4 << 20

// ReadProgress reads a progress file. The error says what is wrong with it.
func ReadProgress(r io.Reader) (*Progress, error) {
	text, err := io.ReadAll(io.LimitReader(r, maxProgress+1))
	if err != nil {
		return nil, err
	}
	if len(text) > maxProgress {
		return nil, fmt.Errorf("not a progress file: it has more than %d bytes", maxProgress)
	}
	var doc document
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(&doc); err != nil {
		return nil, fmt.Errorf("not a progress file: %w", err)
	}
	if _, err := d.Token(); err != io.EOF {
		return nil, fmt.Errorf("not a progress file: expected nothing behind the document, at byte %d", d.InputOffset())
	}
	if doc.Schema != ProgressSchema {
		return nil, fmt.Errorf("schema %q: expected %q", doc.Schema, ProgressSchema)
	}
	p := &Progress{cards: map[key]Card{}}
	for name, c := range doc.Cards {
		code, kind, _ := strings.Cut(name, "/")
		k := key{code, Kind(kind)}
		if techniques.Lookup(suite.All(), code) == nil || !slices.Contains(Kinds, k.kind) {
			return nil, fmt.Errorf("card %q: expected a technique and a kind of task, such as x-wing/find", name)
		}
		if c.Ease < leastEase || c.Ease > 100 || c.Interval < firstInterval || c.Interval > maxInterval || c.Repetitions < 0 || c.Right < 0 || c.Right > c.Tasks {
			return nil, fmt.Errorf("card %q: ease, interval or counts are none that practice gives", name)
		}
		p.cards[k] = c
	}
	return p, nil
}

// Write writes the progress as [ReadProgress] reads it.
func (p *Progress) Write(w io.Writer) error {
	doc := document{ProgressSchema, map[string]Card{}}
	for k, c := range p.cards {
		doc.Cards[k.String()] = c
	}
	e := json.NewEncoder(w)
	e.SetIndent("", "  ")
	return e.Encode(doc)
}

// Next returns what to practise next of some techniques, in mixed practice: what has been due longest, or else
// one of the first that were never practised, those of ordinary boards before others, or else of what will be due soonest.
// n, from 0, says which of them. There must be a technique.
func (p *Progress) Next(list []*techniques.Technique, now time.Time, n int) (*techniques.Technique, Kind) {
	known := slices.Collect(maps.Keys(p.cards))
	sort.SliceStable(known, func(i, j int) bool {
		a, b := known[i], known[j]
		return cmp.Or(p.cards[a].Due.Compare(p.cards[b].Due), cmp.Compare(a.String(), b.String())) < 0
	})
	known = slices.DeleteFunc(known, func(k key) bool { return techniques.Lookup(list, k.technique) == nil })
	if len(known) > 0 && !p.cards[known[0]].Due.After(now) {
		return techniques.Lookup(list, known[0].technique), known[0].kind
	}
	// New techniques come a few at a time, in the order of the list, so that they are mixed.
	const atOnce = 5
	var fresh []*techniques.Technique
	for _, t := range list {
		if p.cards[key{t.Code, Find}].Tasks == 0 {
			fresh = append(fresh, t)
		}
	}
	if own := slices.DeleteFunc(slices.Clone(fresh), func(t *techniques.Technique) bool { return !ordinary(t) }); len(own) > 0 {
		fresh = own
	}
	fresh = fresh[:min(len(fresh), atOnce)]
	if len(fresh) > 0 {
		return fresh[n%len(fresh)], Find
	}
	k := known[n%min(len(known), atOnce)]
	return techniques.Lookup(list, k.technique), k.kind
}

// Among returns a technique for mixed practice of one that was practised for itself: that one every other time,
// else one of those that the learner has practised, or, if these are few, of those that come before it. Those of ordinary
// boards are not mixed with others. n, from 0, says which of them.
func (p *Progress) Among(of *techniques.Technique, n int) *techniques.Technique {
	const least = 4
	list := slices.DeleteFunc(Practised(), func(t *techniques.Technique) bool { return ordinary(t) != ordinary(of) })
	at := slices.Index(list, of)
	var others []*techniques.Technique
	for i, t := range list {
		if t != of && (p.cards[key{t.Code, Find}].Tasks > 0 || i >= at-least && i < max(at, least+1)) {
			others = append(others, t)
		}
	}
	if n%2 == 0 || len(others) == 0 {
		return of
	}
	return others[n/2%len(others)]
}

// ordinary reports whether the positions of a technique are on ordinary boards, as far as there are any.
func ordinary(t *techniques.Technique) bool {
	codes := Codes()[t.Code]
	return len(codes) == 0 || isOrdinary(codes[0])
}

// Practised returns the techniques that there are positions of, in the order of the human profile.
func Practised() (list []*techniques.Technique) {
	for _, t := range suite.Human() {
		if len(Codes()[t.Code]) > 0 {
			list = append(list, t)
		}
	}
	return list
}
