// Package lessons has the positions that lessons show: for each technique boards on which it is what to look
// for next, and one on which a single candidate keeps it from applying.
//
// The positions are in positions.txt, a line each. They come from puzzles of package generate; the program
// in techniques/internal/mine looks for them and writes the file.
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
	Code    string // of the technique
	Kind    Kind
	Seed    uint64 // of the puzzle that it comes from; 0 if it was chosen by hand or comes from the example of the Doc
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
func (p *Position) Text() string {
	board := notation.Library(&p.Grid, &notation.LibraryCase{Code: "0000"})
	return strings.Join(append([]string{board}, p.Grid.Layout().ClueLines()...), "\n")
}

// Parse reads positions, a line each:
//
//	x-wing next 12 BOARD => r1c2<>5 r1c4<>5
//	x-wing near 12 BOARD r6c8<>5 => r1c2<>5 r1c4<>5
//
// These are the code, the kind, the seed, the board, the candidate in the way, and the effects.
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
	const form = "expected CODE KIND SEED BOARD => EFFECTS"
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
	if p, err = parseBoard(words[0], kind, board, effects); err != nil {
		return p, err
	}
	if p.Seed, err = strconv.ParseUint(words[2], 10, 64); err != nil {
		return p, fmt.Errorf("seed %q: expected a number", words[2])
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
		fmt.Fprintf(&b, "%s %s %d %s", p.Code, p.Kind, p.Seed, p.Text())
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
