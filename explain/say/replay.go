package say

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// MaxWords is the length that no sentence exceeds, a list of cells counted as one word, and names of clues not at all.
const MaxWords = 30

// Replay follows the words of a walkthrough from its first step on.
type Replay struct {
	Statements int                             // sentences that were read
	removed    map[candidates.Candidate]string // by which step, "step 3 (Pointing)"
	numbers    map[candidates.Candidate]int    // the number of that step
}

// Removed returns the number of the step that has removed a candidate, 0 if none has.
func (r *Replay) Removed(k candidates.Candidate) int { return r.numbers[k] }

// Step reads the text of a step, number n of its walkthrough, which was found on the board. It returns what
// the text says to do, and an error that names the first sentence that is false, broken, or not known. Of
// the step itself it takes only the name, what it cites and assumes, and what later texts may refer to: what
// it removes.
func (r *Replay) Step(n int, step *explain.Step, board *candidates.Grid, text Text) ([]explain.Effect, error) {
	return r.step(&reader{replay: r, step: step, paper: board, l: board.Layout()}, n, step, text)
}

// Brief does what [Replay.Step] does for a brief text, which gives reasons for singles alone.
func (r *Replay) Brief(n int, step *explain.Step, board *candidates.Grid, text Text) ([]explain.Effect, error) {
	return r.step(&reader{replay: r, step: step, paper: board, l: board.Layout(), brief: true}, n, step, text)
}

func (r *Replay) step(rd *reader, n int, step *explain.Step, text Text) ([]explain.Effect, error) {
	rd.frames = []frame{{grid: *rd.paper}}
	rd.clear()
	defer r.note(n, step)
	for _, line := range text {
		if err := rd.line(line); err != nil {
			return nil, err
		}
	}
	if rd.promised != nil {
		if err := rd.promised(Words{Layout: rd.l}.Text(text)); err != nil {
			return nil, err
		}
	}
	if len(rd.frames) != 1 {
		return nil, errors.New("a supposition is left open")
	}
	if rd.leftOut != 0 && rd.leftOut != rd.inOne {
		return nil, fmt.Errorf("%d lines are left out", rd.inOne)
	}
	return rd.top().effects, nil
}

// Facet reads what one stage of a hint shows of a pattern: houses, digits, clues, and cells of which the argument speaks.
func (r *Replay) Facet(l *candidates.Layout, text, argument Text) error {
	words := Words{Layout: l}
	var told explain.Named
	argument.Names(&told)
	for _, line := range text {
		for _, s := range line.Said {
			r.Statements++
			var named explain.Named
			s.Names(&named)
			text := words.Sentences(s)
			switch {
			case !named.Cells.Within(told.Cells):
				return fmt.Errorf("the argument does not speak of %v\n in the hint: %s", named.Cells.AndNot(told.Cells), text)
			case slices.ContainsFunc(named.Clues, func(c *candidates.Clue) bool { return !names(&told, c) }):
				return fmt.Errorf("the argument does not speak of that clue\n in the hint: %s", text)
			case named.Houses == 0 && named.Cells.IsEmpty() && named.Digits == 0 && len(named.Clues) == 0 &&
				s.Kind != LookAtOpen().Kind && s.Kind != ItsNameIs("").Kind:
				return fmt.Errorf("nothing is named\n in the hint: %s", text)
			}
			if err := s.reads(text); err != nil {
				return fmt.Errorf("%w\n in the hint: %s", err, text)
			}
		}
	}
	return nil
}

// note remembers which step removed a candidate.
func (r *Replay) note(n int, step *explain.Step) {
	if r.removed == nil {
		r.removed, r.numbers = map[candidates.Candidate]string{}, map[candidates.Candidate]int{}
	}
	for _, e := range step.Effects {
		if !e.Place {
			r.removed[e.Candidate], r.numbers[e.Candidate] = fmt.Sprintf("step %d (%s)", n, step.Technique.Name), n
		}
	}
}

// frame is the board within one more supposition of a trial or case.
type frame struct {
	grid    candidates.Grid
	effects []explain.Effect
	assumed candidates.Candidate
	removed map[candidates.Candidate]string // by which line
	label   string                          // of the line that is being read
}

// node is a digit in one of some cells.
type node struct {
	digit candidates.Digit
	cells candidates.CellSet
}

// reader is what the words of one step have said so far.
type reader struct {
	replay    *Replay
	step      *explain.Step    // of which what it does without, and what it assumes, are looked up
	tells     *explain.Step    // the same, or that of a branch which the line tells
	paper     *candidates.Grid // what the reader of the text has before the eyes
	l         *candidates.Layout
	promised  func(text string) error // what was said ahead of the argument
	chain     int                     // the last line of a chain, 0 if none is being told
	brief     bool                    // steps other than singles are told without reasons
	leftOut   int                     // how many lines are said to be
	inOne     int                     // how many lines were told in one, those of a supposition
	frames    []frame
	split     *split
	unchanged candidates.Grid // before the line
	shared    []Sentence      // ahead of several patterns
	nth       int             // the number of the one that is told, 0 if there is one alone
	earlier   *fish           // of the pattern before, if there are several
	state
}

// state is what the sentences of one argument have established.
type state struct {
	before candidates.Grid // the board on which the argument stands

	// Of singles, and of what is impossible: the places or digits that are left of a digit in a house,
	// or of a cell.
	house    candidates.House
	digit    candidates.Digit
	at       candidates.Cell
	left     candidates.CellSet
	leftover candidates.DigitSet
	fresh    bool // what was there on paper is told, not all of the house or cell

	gone  candidates.CandidateSet // false under the suppositions in force
	outBy []out                   // by what lines of a chain
	last  node                    // what was said last to be true under them
	sure  node                    // what is in all of these cells
	first node                    // what was supposed to be false
	ifSo  candidates.Candidate    // what was supposed to be true, or is looked at

	following bool                // a chain
	lastIn    candidates.HouseSet // where last is the only place, a house or none
	sets      []room              // almost locked sets of it, and the digits that they keep

	cells   candidates.CellSet                      // that were spoken of last
	either  map[candidates.Digit]candidates.CellSet // of the cells one at least has the digit
	nodes   []node                                  // of which one is true
	refuted candidates.CandidateSet                 // said to be false, whatever was supposed
	targets node                                    // what was refuted last

	lookedAt        []*candidates.Clue // ahead of what they do
	options         []option           // the cases that there are
	pincers, forced candidates.CellSet // that were named, and that a case leaves one digit
	expected        int                // how many groups there are said to be
	groups          map[Group]candidates.CellSet
	viewers, viewed candidates.CellSet // that were told last
	fish            fish
	count           count
	ring            []link // the weak links that were told
	inTurn          inTurn
	deadly          deadly
	colors          [len(colorNames)]candidates.CandidateSet
	coloured        []Color                   // in the order in which they were named
	joints          [][2]candidates.Candidate // the strong links between them
	joined          int                       // of these, those of clusters that are told
	colored         []Color                   // said to be false
	excluders       []candidates.Candidate    // that were named, of ifSo
	arranged        arranged
	tally           tally
	lined           lined
	evenly          evenly
	taken           []taken
	asked           *asked // what was known before something was supposed of a clue, nil if nothing is
	followed        followed
	beside          beside
	leaving         leaving
	clued           clued
	polar           polar
}

func (r *reader) top() *frame { return &r.frames[len(r.frames)-1] }

// clear forgets what was said, as a new argument begins.
func (r *reader) clear() {
	r.state = state{before: r.top().grid, either: map[candidates.Digit]candidates.CellSet{}}
}

// has reports whether the candidate is possible, as far as was said.
func (r *reader) has(c candidates.Cell, d candidates.Digit) bool {
	k := candidates.Of(c, d)
	return r.before.Has(k) && !r.gone.Has(k)
}

// places and digits return what is possible, as far as was said.
func (r *reader) places(d candidates.Digit, h candidates.House) (cells candidates.CellSet) {
	return r.before.PlacesIn(d, h).AndNot(r.gone.Places(d))
}

func (r *reader) digits(c candidates.Cell) (ds candidates.DigitSet) {
	for d := range r.before.Candidates(c).All() {
		if r.has(c, d) {
			ds = ds.With(d)
		}
	}
	return ds
}

// effect records something to do, which changes the board.
func (r *reader) effect(e explain.Effect) error {
	g := &r.top().grid
	switch {
	case slices.Contains(r.top().effects, e) && r.before == r.unchanged && r.earlier != nil:
		return nil // another pattern has it too
	case !g.Open().Has(e.Candidate.Cell()) || !g.Has(e.Candidate):
		return fmt.Errorf("nothing to do: %v", e)
	case e.Place:
		g.Place(e.Candidate.Cell(), e.Candidate.Digit())
	default:
		g.Remove(e.Candidate.Cell(), e.Candidate.Digit())
	}
	f := r.top()
	f.effects = append(f.effects, e)
	return nil
}

func (r *reader) remove(d candidates.Digit, cells candidates.CellSet) error {
	for c := range cells.All() {
		if err := r.effect(explain.Remove(c, d)); err != nil {
			return err
		}
	}
	return nil
}

// line reads a line of text: a whole paragraph, or one line of a branch.
func (r *reader) line(line Line) error {
	if line.Number != "" {
		r.top().label = "line " + line.Number
	}
	if r.chain == 0 { // each line stands on its own, but for those of a chain
		r.clear()
	}
	all := line.Said
	words := Words{Layout: r.l}
	switch {
	case line.Number == "":
		r.chain = 0
	case r.chain > 0 || strings.HasPrefix(words.Sentences(all...), "Suppose that "):
		if r.chain++; line.Number != strconv.Itoa(r.chain) {
			return fmt.Errorf("line %d has the number %s", r.chain, line.Number)
		}
	}
	r.unchanged, r.tells = r.before, r.tellsOf(line.Number)
	depth, assumed, done := len(r.frames), r.top().assumed, len(r.top().effects)
	r.shared, r.nth = all[:max(0, slices.IndexFunc(all, func(s Sentence) bool { return s.Kind.Code == "pattern" }))], 0
	for i, s := range all {
		text := words.Sentences(s)
		r.replay.Statements++
		if err := s.check(&Told{layout: r.l, r: r, begun: i > 0}); err != nil {
			return fmt.Errorf("%w\n in: %s", err, text)
		}
		if err := s.reads(text); err != nil {
			return fmt.Errorf("%w\n in: %s", err, text)
		}
	}
	r.note()
	if r.tells != r.step && len(r.frames) == depth && r.top().assumed == assumed {
		said := slices.DeleteFunc(slices.Clone(r.top().effects[done:]), func(e explain.Effect) bool {
			return !e.Place && r.top().grid.Value(e.Candidate.Cell()) != 0 // and so it goes without saying
		})
		if err := sameEffects(said, r.tells.Effects); err != nil {
			return err
		}
	}
	return errors.Join(r.looked(all), expect(r.asked == nil, "what is asked has no answer"))
}

// looked checks that all clues that were looked at are named again, for what they do.
func (r *reader) looked(said []Sentence) error {
	var named explain.Named
	for _, s := range said {
		if s.Kind != LookAtClue(nil).Kind {
			s.Names(&named)
		}
	}
	for _, c := range r.lookedAt {
		if !names(&named, c) {
			return fmt.Errorf("nothing is said of %q", c)
		}
	}
	return nil
}

// names reports whether a clue is named, as it stands on the board.
func names(n *explain.Named, c *candidates.Clue) bool {
	return slices.ContainsFunc(n.Clues, func(other *candidates.Clue) bool { return other.String() == c.String() })
}

// reads reports whether the words of a sentence have no hole and are not too many.
func (s Sentence) reads(words string) error {
	for _, hole := range []string{"  ", " ;", " .", " ,"} {
		if words == "" || strings.Contains(words, hole) {
			return errors.New("a hole")
		}
	}
	n := WordCount(words) - s.clueWords()
	return expect(n <= MaxWords, "%d words", n)
}

// nextPattern begins one of several patterns, which stands on its own.
func (r *reader) nextPattern(n int) error {
	if r.nth++; n != r.nth {
		return fmt.Errorf("it is number %d", r.nth)
	}
	told := r.fish
	r.clear()
	r.earlier = &told
	r.before = r.unchanged
	for _, said := range r.shared {
		if err := said.check(&Told{layout: r.l, r: r}); err != nil {
			return err
		}
	}
	return nil
}

// note remembers in which line of the branch candidates were removed.
func (r *reader) note() {
	f := r.top()
	for _, e := range f.effects {
		if _, known := f.removed[e.Candidate]; !e.Place && !known {
			if f.removed == nil {
				f.removed = map[candidates.Candidate]string{}
			}
			f.removed[e.Candidate] = f.label
		}
	}
}

// refute records that what is said to be false was said to be so for a reason.
func (r *reader) refute(d candidates.Digit, cells candidates.CellSet) {
	if d == 0 {
		return // none was spoken of
	}
	r.refuted.AddPlaces(d, cells)
	r.targets = node{d, cells}
}

// removedIn checks in which step or line a candidate was removed.
func (r *reader) removedIn(k candidates.Candidate, where string) error {
	is := r.whereRemoved(k)
	if strings.HasPrefix(is, "line ") {
		return expect(strings.HasPrefix(where, is+" ("), "%v was removed in %s", k, is)
	}
	return expect(is != "" && where == is, "%v was removed in %q", k, is)
}

// whereRemoved returns the line, "line 3", or else the step in which a candidate was removed, "step 3 (Pointing)".
func (r *reader) whereRemoved(k candidates.Candidate) string {
	for i := len(r.frames) - 1; i >= 0; i-- {
		if line, ok := r.frames[i].removed[k]; ok {
			return line
		}
	}
	return r.replay.removed[k]
}

// sameEffects checks that sentences say what a step does.
func sameEffects(said, done []explain.Effect) error {
	for _, e := range done {
		if !slices.Contains(said, e) {
			return fmt.Errorf("the sentences do not say %v", e)
		}
	}
	for _, e := range said {
		if !slices.Contains(done, e) {
			return fmt.Errorf("the sentences say %v, which the step does not do", e)
		}
	}
	return nil
}

func equal(said, are candidates.CellSet) error {
	return expect(said == are, "%v are %v", said, are)
}
