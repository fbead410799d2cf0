package encode

import (
	"fmt"
	"io"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/claim"
)

// Record is what a command says of one input, for programs to read.
type Record interface {
	// written returns the record as it is written.
	written() (any, error)
}

// Write writes a record in a form: "yaml", "json" or "jsonl", which is a JSON
// object on one line. Between YAML records in one stream write a line of "---".
func Write(w io.Writer, form string, r Record) error {
	switch form {
	case "yaml":
		return yamlTo(w)(r.written())
	case "json":
		return jsonTo(w, "  ")(r.written())
	case "jsonl":
		return jsonTo(w, "")(r.written())
	}
	return fmt.Errorf("encode: unknown form %q", form)
}

// Origin says which input a record is about.
type Origin struct {
	Line  int  `json:"line" yaml:"line"`   // where it begins, from 1
	Input Text `json:"input" yaml:"input"` // as it was read
}

// Walkthrough is a walkthrough as a record. Its document is the same as that of
// [YAML], [JSON] and [JSONLine].
type Walkthrough struct {
	*explain.Walkthrough
	Options
}

func (x Walkthrough) written() (any, error) { return newDocument(x.Walkthrough, x.Options) }

// Failure is the answer to an input that could not be read or dealt with.
type Failure struct {
	Origin `yaml:",inline"`
	Error  Fault `json:"error" yaml:"error"`
}

// Fault says what is wrong with an input.
type Fault struct {
	Message Text `json:"message" yaml:"message"`
	Column  int  `json:"column,omitempty" yaml:"column,omitempty"` // in characters, from 1; 0 if it is not about a place
}

func (x *Failure) written() (any, error) { return x, nil }

// Rating is how hard a puzzle is.
type Rating struct {
	Origin `yaml:",inline"`
	Scale  string `json:"scale" yaml:"scale"`
	Level  string `json:"level" yaml:"level"` // "incomplete" if the puzzle was not solved
	Score  int    `json:"score" yaml:"score"`
	Reason Text   `json:"reason,omitempty" yaml:"reason,omitempty"` // why it was not solved
}

func (x *Rating) written() (any, error) { return x, nil }

// ExplainerRating is how hard a puzzle is on the scale of Sudoku Explainer.
type ExplainerRating struct {
	Origin  `yaml:",inline"`
	Scale   string     `json:"scale" yaml:"scale"`
	Outcome string     `json:"outcome" yaml:"outcome"`                     // "rated", "unsolved", "cut" or "incomplete"
	ER      float64    `json:"er" yaml:"er"`                               // of the hardest step; 20 if it is not solved, a lower bound if the time was up
	EP      float64    `json:"ep" yaml:"ep"`                               // of the hardest step until a digit is placed
	ED      float64    `json:"ed" yaml:"ed"`                               // of the first step
	ERStep  *RatedStep `json:"er_step,omitempty" yaml:"er_step,omitempty"` // of those taken
	EPStep  *RatedStep `json:"ep_step,omitempty" yaml:"ep_step,omitempty"`
	EDStep  *RatedStep `json:"ed_step,omitempty" yaml:"ed_step,omitempty"`
	Reason  Text       `json:"reason,omitempty" yaml:"reason,omitempty"` // why it is not rated
}

// RatedStep is a step that sets a rating.
type RatedStep struct {
	Number int      `json:"number" yaml:"number"` // from 1
	Name   string   `json:"name" yaml:"name"`     // as the program calls it
	Place  []string `json:"place" yaml:"place,flow"`
	Remove []string `json:"remove" yaml:"remove,flow"`
}

// NewRatedStep returns the record of a step.
func NewRatedStep(number int, name string, effects []explain.Effect) *RatedStep {
	s := &RatedStep{Number: number, Name: name, Place: []string{}, Remove: []string{}}
	for _, e := range effects {
		if e.Place {
			s.Place = append(s.Place, e.String())
		} else {
			s.Remove = append(s.Remove, e.String())
		}
	}
	return s
}

func (x *ExplainerRating) written() (any, error) { return x, nil }

// Timing is how long people need for a puzzle.
type Timing struct {
	Origin  `yaml:",inline"`
	Scale   string         `json:"scale" yaml:"scale"`                         // "time"
	Minutes float64        `json:"minutes,omitempty" yaml:"minutes,omitempty"` // 0 if there is no time
	Low     float64        `json:"low,omitempty" yaml:"low,omitempty"`         // between which the mean of several people is
	High    float64        `json:"high,omitempty" yaml:"high,omitempty"`
	Beyond  bool           `json:"beyond,omitempty" yaml:"beyond,omitempty"`     // no puzzles like this were timed: that is a guess
	TooHard bool           `json:"too_hard,omitempty" yaml:"too_hard,omitempty"` // for an average player: there is no time
	Reasons []TimingReason `json:"reasons,omitempty" yaml:"reasons,omitempty"`
	Reason  Text           `json:"reason,omitempty" yaml:"reason,omitempty"` // why there is no time
}

// TimingReason is something that makes a puzzle long.
type TimingReason struct {
	Text    Text    `json:"text" yaml:"text"`
	Moments float64 `json:"moments" yaml:"moments"` // in a game, on average
	Share   float64 `json:"share" yaml:"share"`     // of the search for moves, from 0 to 1
}

func (x *Timing) written() (any, error) { return x, nil }

// Verification is what the check of a walkthrough document gave.
type Verification struct {
	Origin   `yaml:",inline"` // the line where the document begins, and its puzzle
	Document int              `json:"document" yaml:"document"` // number in the stream, from 1
	Valid    bool             `json:"valid" yaml:"valid"`
	Outcome  explain.Outcome  `json:"outcome" yaml:"outcome"`                   // as the document states it
	Reason   Text             `json:"reason,omitempty" yaml:"reason,omitempty"` // why it is not valid
	// Unchecked is what a valid document claims that was not checked.
	Unchecked []string `json:"unchecked,omitempty" yaml:"unchecked,omitempty"`
}

func (x *Verification) written() (any, error) { return x, nil }

// Generated is a puzzle that was made. Its line is its number, its input the puzzle.
type Generated struct {
	Origin   `yaml:",inline"`
	Givens   int    `json:"givens" yaml:"givens"`
	Solution string `json:"solution" yaml:"solution"`

	// Of a puzzle with clues: the board without them, and their lines.
	Layout string   `json:"layout,omitempty" yaml:"layout,omitempty"`
	Clues  []string `json:"clues,omitempty" yaml:"clues,omitempty"`

	// Of a puzzle that was searched for: level and score on the scale of HoDoKu, the hardest technique of its
	// walkthrough, and how many puzzles were looked at since the one before.
	Level   string `json:"level,omitempty" yaml:"level,omitempty"`
	Score   int    `json:"score,omitempty" yaml:"score,omitempty"`
	Hardest string `json:"hardest,omitempty" yaml:"hardest,omitempty"`
	Tried   int    `json:"tried,omitempty" yaml:"tried,omitempty"`
}

func (x *Generated) written() (any, error) { return x, nil }

// HintKind says what a hint is about.
type HintKind string

// The kinds of hints.
const (
	HintStep    HintKind = "step"    // the next step
	HintMistake HintKind = "mistake" // a digit or a pencil mark that is to be put right
	HintNone    HintKind = "none"    // the puzzle has no solution
	HintMany    HintKind = "many"    // it has several
	HintSolved  HintKind = "solved"  // there is nothing left to do
)

// Hint is what to do next on a grid, as much of it as was asked for.
type Hint struct {
	Origin
	Stage int // as much as was asked for, from 1
	Links int // of a chain, told beyond the stage
	Kind  HintKind
	Marks candidates.Marking // how the marks of the input were read
	Told  []string           // what the stages up to this one tell, in words
	// Technique is that of the step, and Lesson the name of the lesson on it, from the stage that names it on.
	Technique explain.Ref
	Lesson    string
	Others    bool        // the givens alone have other solutions
	Step      *ListedStep // the whole step, at the last stage
	// Repair is what to put right. As much of it is written as the stage tells.
	Repair *explain.Repair
}

type hint struct {
	Origin `yaml:",inline"`
	Stage  int      `json:"stage" yaml:"stage"`
	Links  int      `json:"links,omitempty" yaml:"links,omitempty"`
	Kind   HintKind `json:"kind" yaml:"kind"`
	Marks  string   `json:"marks" yaml:"marks"`
	Told   []Text   `json:"told" yaml:"told"`

	Technique string `json:"technique,omitempty" yaml:"technique,omitempty"`
	Name      Text   `json:"name,omitempty" yaml:"name,omitempty"`
	Lesson    string `json:"lesson,omitempty" yaml:"lesson,omitempty"`
	Others    bool   `json:"others,omitempty" yaml:"others,omitempty"`

	Repair *repair     `json:"repair,omitempty" yaml:"repair,omitempty"`
	Step   *listedStep `json:"step,omitempty" yaml:"step,omitempty"`
}

type repair struct {
	Kind    explain.RepairKind `json:"kind" yaml:"kind"`
	House   string             `json:"house,omitempty" yaml:"house,omitempty"`
	Cells   []string           `json:"cells,omitempty" yaml:"cells,omitempty,flow"`
	By      string             `json:"by,omitempty" yaml:"by,omitempty"`
	Erase   []string           `json:"erase,omitempty" yaml:"erase,omitempty,flow"`
	Restore []string           `json:"restore,omitempty" yaml:"restore,omitempty,flow"`
}

// newRepair returns as much of a repair as the sentences of a stage tell.
func newRepair(r *explain.Repair, stage int) *repair {
	told := &repair{Kind: r.Kind}
	if stage >= 2 {
		told.House = r.House.String()
	}
	if stage >= 3 {
		told.Cells = words(r.Cells.All())
	}
	if stage >= 4 && r.Kind == explain.RepairStale {
		told.By = r.By.String()
	}
	if stage >= explain.Stages {
		told.Erase, told.Restore = words(slices.Values(r.Erase())), words(slices.Values(r.Restore()))
	}
	return told
}

func (x *Hint) written() (any, error) {
	h := &hint{Origin: x.Origin, Stage: x.Stage, Links: x.Links, Kind: x.Kind, Marks: x.Marks.String(), Told: make([]Text, len(x.Told))}
	for i, text := range x.Told {
		h.Told[i] = Clean(text)
	}
	h.Technique, h.Name, h.Lesson = x.Technique.Code, Clean(x.Technique.Name), x.Lesson
	h.Others = x.Others
	if x.Repair != nil {
		h.Repair = newRepair(x.Repair, x.Stage)
	}
	if x.Step == nil {
		return h, nil
	}
	s, err := newListedStep(1, x.Step)
	h.Step = &s
	return h, err
}

// Judgement is what a claim about a grid is worth.
type Judgement struct {
	Origin
	Claim   string // as it was given
	Verdict claim.Verdict
	Reason  string
	Unread  string      // the reason of the claim as it stands, if that is not understood and the conclusion alone is judged
	Called  string      // the code of the technique of a pattern under a wrong name
	Step    *ListedStep // that shows it, or the conclusion of a pattern under a wrong name, if one does
}

type judgement struct {
	Origin  `yaml:",inline"`
	Claim   Text          `json:"claim" yaml:"claim"`
	Verdict claim.Verdict `json:"verdict" yaml:"verdict"`
	Reason  Text          `json:"reason" yaml:"reason"`
	Unread  Text          `json:"unread,omitempty" yaml:"unread,omitempty"`
	Called  string        `json:"called,omitempty" yaml:"called,omitempty"`
	Step    *listedStep   `json:"step,omitempty" yaml:"step,omitempty"`
}

func (x *Judgement) written() (any, error) {
	j := &judgement{Origin: x.Origin, Claim: Clean(x.Claim), Verdict: x.Verdict, Reason: Clean(x.Reason), Unread: Clean(x.Unread), Called: x.Called}
	if x.Step == nil {
		return j, nil
	}
	s, err := newListedStep(1, x.Step)
	j.Step = &s
	return j, err
}

// Review is a game with every move judged.
type Review struct {
	Origin  `yaml:",inline"`
	Name    Text           `json:"name,omitempty" yaml:"name,omitempty"`
	Ordered bool           `json:"ordered" yaml:"ordered"`                 // the moves are in the order in which they were made
	Counts  map[string]int `json:"counts" yaml:"counts,flow"`              // of moves, by kind
	Guess   int            `json:"guess,omitempty" yaml:"guess,omitempty"` // number of the first guess
	Mistake int            `json:"mistake,omitempty" yaml:"mistake,omitempty"`
	Solved  bool           `json:"solved" yaml:"solved"`
	Summary []Text         `json:"summary" yaml:"summary"`
	Moves   []ReviewedMove `json:"moves" yaml:"moves"`
}

// ReviewedMove is a move of a game and what is to be said of it.
type ReviewedMove struct {
	N         int      `json:"n" yaml:"n"`
	Move      Text     `json:"move" yaml:"move"`
	Kind      string   `json:"kind" yaml:"kind"`
	Technique string   `json:"technique,omitempty" yaml:"technique,omitempty"` // that shows it
	Notation  Text     `json:"notation,omitempty" yaml:"notation,omitempty"`   // of the step that shows it
	Ahead     []string `json:"ahead,omitempty" yaml:"ahead,omitempty,flow"`    // techniques of eliminations that are not on the sheet
	Easiest   string   `json:"easiest,omitempty" yaml:"easiest,omitempty"`     // technique of the easiest step that there was
	Hint      Text     `json:"hint,omitempty" yaml:"hint,omitempty"`           // the notation of that
	Follows   bool     `json:"follows,omitempty" yaml:"follows,omitempty"`
	Wrong     bool     `json:"wrong,omitempty" yaml:"wrong,omitempty"`
	Text      Text     `json:"text" yaml:"text"`
}

func (x *Review) written() (any, error) { return x, nil }
