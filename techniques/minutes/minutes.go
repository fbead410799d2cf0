// Package minutes estimates how long people need for a puzzle, and says what makes it long.
//
// The model is a person who scans the board. At each moment some digits can be placed, and each way to see one
// is a runner in a race: the last open cell of a house, the last place of a digit in a box, in a row or a
// column, the last digit of a cell. Runners have speeds, by kind; the first one home is played. Where much is
// on offer something is soon found, and where only one move exists the whole board has to be looked over: the
// open cells, for each digit that stands somewhere but not everywhere yet. If nothing can be placed, what the
// simplest techniques remove is removed, which takes longer the harder they are. The expected times of all
// moments add up to the search, over many games.
//
// The idea that difficulty is how many moves are on offer is that of R. Pelánek ("Difficulty Rating of Sudoku
// Puzzles: An Overview and Evaluation", 2014), that of a race of ways to see a move is ours. Five
// coefficients and two for the scale are fitted to the mean times of people by the program in directory
// fit, which also says how far to trust them.
package minutes

import (
	"cmp"
	_ "embed"
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"sort"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// Kind is a way to see where a digit goes.
type Kind uint8

// The kinds.
const (
	FullHouse   Kind = iota // the last open cell of a house
	BoxSingle               // the last place of a digit in a box
	LineSingle              // the same in a row or a column, or in an extra house
	NakedSingle             // the last digit of a cell
	kinds
)

// The coefficients, by name.
const (
	LastCell    = "last cell"
	Line        = "line"
	Naked       = "naked"
	Elimination = "elimination"
	Level       = "level"
	Scale       = "scale"
	Power       = "power"
)

// Coefficient is a number of the model.
type Coefficient struct {
	Name    string  `json:"name"`
	Value   float64 `json:"value"`
	Error   float64 `json:"error"` // standard error
	Meaning string  `json:"meaning"`
}

// Interval says how far people's times are from what the model says, at one of its predictions.
type Interval struct {
	Seconds float64 `json:"seconds"` // the prediction
	Low     float64 `json:"low"`     // what times are multiples of it, at one end of the interval
	High    float64 `json:"high"`    // and at the other
}

// Model is a model with its numbers.
type Model struct {
	Data          string        `json:"data"`     // what they were fitted to
	Puzzles       int           `json:"puzzles"`  // how many
	Spearman      float64       `json:"spearman"` // rank correlation with the times of people, cross-validated
	SpearmanError float64       `json:"spearman_error"`
	Coverage      float64       `json:"coverage"` // of times by intervals
	Coefficients  []Coefficient `json:"coefficients"`
	Intervals     []Interval    `json:"intervals"` // by prediction; between them is in between, and beyond them beyond the data

	at *numbers
}

//go:embed coefficients.json
var fitted []byte

// Fitted returns the model as it was fitted.
func Fitted() *Model {
	var m Model
	if err := json.Unmarshal(fitted, &m); err != nil {
		panic("minutes: coefficients.json: " + err.Error()) // it is part of the program
	}
	return &m
}

// numbers are the coefficients at hand.
type numbers struct {
	speed                            [kinds]float64 // compared with a digit in a box
	elimination, level, scale, power float64
}

func (m *Model) numbers() *numbers {
	if m.at == nil {
		m.at = &numbers{speed: [kinds]float64{BoxSingle: 1}}
		places := map[string]*float64{
			LastCell: &m.at.speed[FullHouse], Line: &m.at.speed[LineSingle], Naked: &m.at.speed[NakedSingle],
			Elimination: &m.at.elimination, Level: &m.at.level, Scale: &m.at.scale, Power: &m.at.power,
		}
		for _, c := range m.Coefficients {
			*places[c.Name] = c.Value
		}
	}
	return m.at
}

// Estimate is what a puzzle takes.
type Estimate struct {
	Minutes   float64 // of an average player of the data
	Low, High float64 // between which the mean of several people is, as often as [Model.Coverage] says
	// Beyond is true if the puzzle is easier or harder than those that people were timed on, or needs more
	// than the techniques of the model. Then the estimate is a guess.
	Beyond bool
	// TooHard is true if it is harder, or needs more: an average player does not solve it, and the estimate
	// means nothing.
	TooHard bool
	Reasons []Reason // what makes it long, at most three, the worst first
}

// Reason is a kind of moment that takes long.
type Reason struct {
	Kind    ReasonKind
	Moments float64 // how many there are in a game, on average
	Share   float64 // of the search, from 0 to 1
	// Steps are what removes pencil marks at such moments, one of each technique, and Cells what is placed, those
	// first that take longest; at most three.
	Steps []explain.Step
	Cells []candidates.Candidate
}

// ReasonKind is what is the matter at a moment.
type ReasonKind uint8

// The kinds of reasons. A moment counts as the first that fits.
const (
	NothingToPlace ReasonKind = iota // pencil marks have to be removed first
	OneMove                          // one cell can be filled
	OnlyNaked                        // only cells with one digit left
	OnlyLines                        // no last cell of a house, and nothing in a box
	TwoMoves                         // two cells can be filled
	FewMoves                         // three or four cells
	reasonKinds
)

// String says it in words: "5 moments at which only one cell can be filled, such as r3c5".
func (r Reason) String() string {
	const few = 1.5
	n := fmt.Sprintf("%.0f moments", r.Moments)
	switch {
	case r.Moments < 0.75:
		n = "often a moment"
	case r.Moments < few:
		n = "a moment"
	}
	var at []string
	for i := range r.Steps {
		at = append(at, fmt.Sprintf("%s (%v)", r.Steps[i].Technique.Name, r.Steps[i].Effects[0]))
	}
	for _, k := range r.Cells {
		at = append(at, k.Cell().String())
	}
	switch {
	case at == nil:
		return n + " " + reasonWords[r.Kind]
	case r.Steps != nil:
		return n + " " + reasonWords[r.Kind] + ", by " + strings.Join(at, ", ")
	}
	return n + " " + reasonWords[r.Kind] + ", such as " + strings.Join(at, ", ")
}

var reasonWords = [reasonKinds]string{
	NothingToPlace: "at which no digit can be placed until pencil marks are removed",
	OneMove:        "at which only one cell can be filled",
	OnlyNaked:      "at which all that shows is cells with one digit left, each of which takes counting the others",
	OnlyLines:      "at which nothing shows in boxes, only in rows, columns and cells",
	TwoMoves:       "at which only two cells can be filled",
	FewMoves:       "at which only three or four cells can be filled",
}

// reason returns what is the matter; ok is false if nothing is.
func (m *Moment) reason() (k ReasonKind, ok bool) {
	switch {
	case m.Stage > 0:
		return NothingToPlace, true
	case m.Cells == 1 && m.Open > 1:
		return OneMove, true
	case m.Ways[FullHouse]+m.Ways[BoxSingle]+m.Ways[LineSingle] == 0:
		return OnlyNaked, true
	case m.Ways[FullHouse]+m.Ways[BoxSingle] == 0:
		return OnlyLines, true
	case m.Cells == 2 && m.Open > 2:
		return TwoMoves, true
	case m.Cells <= 4 && m.Open > 4:
		return FewMoves, true
	}
	return 0, false
}

// Games is how many are played of a puzzle, unless a [Rater] is told otherwise.
const Games = 16

// Where endings cells are open in a hundred of the board little is left to search for: a tenth of all, and less of what
// games differ in. So only every second game goes on to the end, and what is found there counts twice.
const (
	endings = 30
	ending  = 2
)

// Rater estimates puzzle after puzzle. A Rater must not be used by two goroutines at once.
type Rater struct {
	Games  int // played of each puzzle
	player *player
}

// NewRater returns a rater by the model.
func (m *Model) NewRater() *Rater { return m.NewRaterBy(Usual()) }

// NewRaterBy returns a rater by the model whose person does things in another order.
func (m *Model) NewRaterBy(o Order) *Rater { return &Rater{Games, m.newPlayer(o)} }

// Rate estimates the puzzle with the given solution. Puzzles that differ in names of digits or in the order of
// rows and columns alone have the same estimate.
func (r *Rater) Rate(g *candidates.Grid, solution *candidates.Filling) Estimate {
	search, all, found := r.Search(g, solution)
	m := r.player.Model
	seconds := m.Seconds(search)
	low, high := m.interval(seconds)
	tooHard := !all || seconds > m.Intervals[len(m.Intervals)-1].Seconds
	e := Estimate{Minutes: seconds / 60, Low: seconds * low / 60, High: seconds * high / 60, Beyond: tooHard || seconds < m.Intervals[0].Seconds, TooHard: tooHard}
	for _, reason := range found {
		if reason.Share >= 0.05 {
			e.Reasons = append(e.Reasons, reason)
		}
	}
	sort.SliceStable(e.Reasons, func(i, j int) bool { return e.Reasons[i].Share > e.Reasons[j].Share })
	e.Reasons = e.Reasons[:min(3, len(e.Reasons))]
	return e
}

// Search returns how long the search for moves takes, in looks over half a board by somebody who sees one thing
// there; whether the techniques of the model solve the puzzle; and by kind of reason what takes how much of it.
func (r *Rater) Search(g *candidates.Grid, solution *candidates.Filling) (search float64, all bool, found [reasonKinds]Reason) {
	var cells [reasonKinds][candidates.MaxCells]float64 // how long is spent before they are filled
	var removals []*removal                             // in the order in which they were met
	for k := range found {
		found[k].Kind = ReasonKind(k)
	}
	r.player.begin(g, solution)
	rest := g.Layout().Cells().Len() * endings / 100
	each, end := 1/float64(r.Games), 1/float64((r.Games+ending-1)/ending)
	visit := func(m *Moment, e event) {
		weight := each
		if m.Open <= rest {
			weight = end
		}
		part := r.player.Search(m) * weight
		search += part
		if k, ok := m.reason(); ok {
			found[k].Moments += weight
			found[k].Share += part
			if r := e.removed; r == nil {
				cells[k][e.placed.Cell()] += part
			} else {
				if r.spent == 0 {
					removals = append(removals, r)
				}
				r.spent += part
			}
		}
	}
	all = true
	for game := range r.Games {
		until := rest
		if game%ending == 0 {
			until = 0
		}
		all = r.player.play(uint64(game), until, visit) && all
	}
	for k := range found {
		found[k].Share /= max(search, math.SmallestNonzeroFloat64)
		if found[k].Kind != NothingToPlace {
			found[k].nameCells(&cells[k], solution)
		}
	}
	slices.SortStableFunc(removals, func(a, b *removal) int { return cmp.Compare(b.spent, a.spent) })
	found[NothingToPlace].nameSteps(removals)
	return search, all, found
}

// most is how many steps or cells a reason names.
const most = 3

// nameCells names the cells before which most of the time is spent.
func (r *Reason) nameCells(spent *[candidates.MaxCells]float64, solution *candidates.Filling) {
	left := *spent
	for range most {
		c := 0
		for i, x := range left {
			if x > left[c] {
				c = i
			}
		}
		if left[c] == 0 {
			return
		}
		left[c] = 0
		r.Cells = append(r.Cells, candidates.Of(candidates.Cell(c), solution[c]))
	}
}

// nameSteps names a step of each technique of the removals, in order.
func (r *Reason) nameSteps(removals []*removal) {
	for _, removed := range removals {
		for _, s := range removed.steps {
			known := slices.ContainsFunc(r.Steps, func(t explain.Step) bool { return t.Technique == s.Technique })
			if !known && len(r.Steps) < most {
				r.Steps = append(r.Steps, s)
			}
		}
	}
}

// Play visits the moments of all games, each played to the end.
func (r *Rater) Play(g *candidates.Grid, solution *candidates.Filling, visit func(*Moment)) {
	r.player.begin(g, solution)
	for game := range r.Games {
		r.player.play(uint64(game), 0, func(m *Moment, _ event) { visit(m) })
	}
}

// Seconds returns the time for so much search.
func (m *Model) Seconds(search float64) float64 {
	n := m.numbers()
	return n.scale * math.Pow(search, n.power)
}

// interval returns the multiples of a prediction between which times are, beyond the data those at its end.
func (m *Model) interval(seconds float64) (low, high float64) {
	first, last := m.Intervals[0], m.Intervals[len(m.Intervals)-1]
	switch {
	case seconds <= first.Seconds:
		return first.Low, first.High
	case seconds > last.Seconds:
		return last.Low, last.High
	}
	i := 1
	for seconds > m.Intervals[i].Seconds {
		i++
	}
	a, b := m.Intervals[i-1], m.Intervals[i]
	t := (seconds - a.Seconds) / (b.Seconds - a.Seconds)
	return a.Low + t*(b.Low-a.Low), a.High + t*(b.High-a.High)
}
