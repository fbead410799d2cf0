// Package lessons has the positions that lessons show: for each technique boards on which it is what to look
// for next, and one on which a single candidate keeps it from applying.
//
// The positions are in positions.txt, a line each. They come from puzzles that package techniques/internal/puzzles makes;
// the program in techniques/internal/mine looks for them and writes the file.
package lessons

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// Kind says what a position shows of its technique.
type Kind string

// The kinds, the best example first.
const (
	Next  Kind = "next"  // no technique before it in the human profile finds anything
	Level Kind = "level" // no technique of the human profile that has a lower level finds anything
	Any   Kind = "any"   // it applies, and something easier may apply too
	Near  Kind = "near"  // it finds nothing, and would if the candidate in the way were gone
)

// Worked is how many positions a lesson shows at most, beside the near miss.
const Worked = 3

// Position is a board, and what a technique finds there.
type Position struct {
	Code string // of the technique
	Kind Kind
	Origin
	Grid    candidates.Grid
	InWay   candidates.Candidate // of a near miss: without it the technique would find the effects
	Effects []explain.Effect
}

var all = sync.OnceValues(func() ([]Position, error) { return Parse(stored) })

// Of returns the positions that the lesson of a technique shows: one to three that are worked out, and the
// near miss, nil if there is none. A technique for which no puzzle gave a position has the one of its Doc.
func Of(t *techniques.Technique) (worked []Position, near *Position, err error) {
	stored, err := all()
	if err != nil {
		return nil, nil, err
	}
	for i, p := range stored {
		switch {
		case p.Code != t.Code:
		case p.Kind == Near:
			near = &stored[i]
		default:
			worked = append(worked, p)
		}
	}
	if worked == nil {
		own, err := parseBoard(t.Code, Any, t.Doc.Grid, t.Doc.Want)
		if err != nil {
			return nil, nil, err
		}
		worked = append(worked, own)
	}
	return worked, near, nil
}

// Step returns the step that the technique finds, with the candidate in the way taken out before.
func (p *Position) Step(t *techniques.Technique) (step explain.Step, err error) {
	g := p.Open()
	err = fmt.Errorf("%s does not find %v on %v", t.Code, p.Effects, &g)
	techniques.NewRunner([]*techniques.Technique{t}).Grant(explain.Unique).All(&g, func(s explain.Step) bool {
		if slices.Equal(s.Effects, p.Effects) {
			step, err = s, nil
		}
		return err != nil
	})
	return step, err
}

// Open returns the board with the candidate in the way taken out.
func (p *Position) Open() candidates.Grid {
	g := p.Grid
	if p.Kind == Near {
		g.Remove(p.InWay.Cell(), p.InWay.Digit())
	}
	return g
}

// Text returns the board as package notation reads it, as short as can be.
func (p *Position) Text() string { return notation.Position(&p.Grid) }

// Origin says which puzzle a position comes from.
type Origin struct {
	Board string // classic6, jigsaw9 and others; empty for the ordinary one
	Clues string // their kinds, as "pencilmark generate --clues" takes them; empty for none
	Seed  uint64 // 0 if the position was chosen by hand or comes from the example of the Doc
}

// String writes the origin of an ordinary puzzle as its seed, that of another as board, clues and seed: "/thermo/12".
func (o Origin) String() string {
	seed := strconv.FormatUint(o.Seed, 10)
	if o.Board == "" && o.Clues == "" {
		return seed
	}
	return o.Board + "/" + o.Clues + "/" + seed
}

func parseOrigin(text string) (o Origin, err error) {
	seed := text
	if parts := strings.Split(text, "/"); len(parts) == 3 {
		o.Board, o.Clues, seed = parts[0], parts[1], parts[2]
	}
	if o.Seed, err = strconv.ParseUint(seed, 10, 64); err != nil {
		return o, fmt.Errorf("origin %q: expected a seed, or BOARD/CLUES/SEED", text)
	}
	return o, nil
}

// beside stands between the lines of a board.
const beside = " | "

// Parse reads positions, a line each:
//
//	x-wing next 12 BOARD => r1c2<>5 r1c4<>5
//	x-wing near 12 BOARD r6c8<>5 => r1c2<>5 r1c4<>5
//	combinations next classic6/killer/12 layout: classic6 | GRID | cage 3: r1c1 r1c2 => r1c1<>5
//
// These are the code, the kind, the origin, the board, the candidate in the way, and the effects. Where a board takes
// several lines they stand side by side.
func Parse(text string) (list []Position, err error) {
	n := 0
	for line := range strings.Lines(text) {
		n++
		p, err := parseLine(strings.TrimSpace(line))
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", n, err)
		}
		list = append(list, p)
	}
	return list, nil
}

func parseLine(line string) (p Position, err error) {
	const form = "expected CODE KIND ORIGIN BOARD => EFFECTS"
	head, effects, ok := strings.Cut(line, " => ")
	words := strings.SplitN(head, " ", 4)
	if !ok || len(words) != 4 {
		return p, fmt.Errorf("%q: %s", line, form)
	}
	kind, board, inWay := Kind(words[1]), words[3], ""
	switch kind {
	case Near:
		i := strings.LastIndexByte(board, ' ')
		if i < 0 {
			return p, fmt.Errorf("%q: expected the candidate in the way after the board", board)
		}
		board, inWay = board[:i], board[i+1:]
	case Next, Level:
	default:
		return p, fmt.Errorf("kind %q: expected %s, %s or %s", kind, Next, Level, Near)
	}
	board = strings.ReplaceAll(board, beside, "\n")
	if p, err = parseBoard(words[0], kind, board, effects); err != nil {
		return p, err
	}
	if p.Origin, err = parseOrigin(words[2]); err != nil {
		return p, err
	}
	if kind == Near {
		e, err := explain.ParseEffect(inWay)
		if err != nil {
			return p, err
		}
		p.InWay = e.Candidate
	}
	return p, nil
}

func parseBoard(code string, kind Kind, board, effects string) (p Position, err error) {
	read, err := notation.Parse(board, candidates.Classic9)
	if err != nil {
		return p, err
	}
	p = Position{Code: code, Kind: kind, Grid: read.Grid}
	for word := range strings.FieldsSeq(effects) {
		e, err := explain.ParseEffect(word)
		if err != nil {
			return p, err
		}
		p.Effects = append(p.Effects, e)
	}
	explain.SortEffects(p.Effects)
	return p, nil
}

// Format writes positions as [Parse] reads them.
func Format(list []Position) string {
	var b strings.Builder
	for _, p := range list {
		fmt.Fprintf(&b, "%s %s %v %s", p.Code, p.Kind, p.Origin, strings.ReplaceAll(p.Text(), "\n", beside))
		if p.Kind == Near {
			fmt.Fprintf(&b, " %v", explain.Remove(p.InWay.Cell(), p.InWay.Digit()))
		}
		b.WriteString(" =>")
		for _, e := range p.Effects {
			fmt.Fprintf(&b, " %v", e)
		}
		b.WriteByte('\n')
	}
	return b.String()
}
