package prosetest

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// Plain does what [Replay.Step] does for a text of level plain: a single told by what one sees, or the lines
// of an argument, each of which has to follow from the lines that it names, or from the line before it.
func (r *Replay) Plain(n int, step *explain.Step, board *candidates.Grid, text string) ([]explain.Effect, error) {
	defer r.note(n, step)
	p := &plainReader{replay: r, board: board, l: board.Layout(), inTurn: map[int]inTurn{}}
	for _, line := range strings.Split(text, "\n") {
		if err := p.line(line); err != nil {
			return nil, err
		}
	}
	if len(p.effects) == 0 {
		return nil, errors.New("nothing is to be done")
	}
	return p.effects, nil
}

// plainReader is what the lines of one text have said so far.
type plainReader struct {
	replay  *Replay
	board   *candidates.Grid
	l       *candidates.Layout
	lines   []plainLine    // numbered from 1
	open    []int          // the suppositions around the line
	inTurn  map[int]inTurn // by line
	effects []explain.Effect
}

// plainLine is a line that has been read: a claim, or a count.
type plainLine struct {
	claim    plainClaim
	supposed bool
	under    int // the innermost supposition around it, 0 for none
	counted  [][]candidates.Candidate
}

// plainClaim says that one of some candidates is true, or that none is.
type plainClaim struct {
	some bool
	of   candidates.CandidateSet
}

func (c plainClaim) contradiction() bool { return c.some && c.of.IsEmpty() }

var plainLabel = regexp.MustCompile(`^((?:  )*)(\d+)\. `)

// line reads a line of text: a numbered one, or sentences that are not numbered.
func (p *plainReader) line(text string) error {
	if strings.TrimSpace(text) == "" {
		return errors.New("a line without words")
	}
	if m := plainLabel.FindStringSubmatch(text); m != nil {
		if m[2] != fmt.Sprint(len(p.lines)+1) {
			return fmt.Errorf("line %d has the number %s", len(p.lines)+1, m[2])
		}
		depth := len(m[1]) / 2
		if depth > len(p.open) {
			return fmt.Errorf("line %s is under nothing", m[2])
		}
		p.open = p.open[:depth]
		text = text[len(m[0]):]
	} else {
		p.open = nil
	}
	if strings.Contains(text, "  ") || strings.Contains(text, " ;") || strings.Contains(text, " .") || strings.Contains(text, " ,") {
		return fmt.Errorf("a hole in: %q", text)
	}
	all := sentences(text)
	for _, sentence := range all {
		p.replay.Statements++
		if n := Words(sentence); n > MaxWords {
			return fmt.Errorf("%d words\n in: %s", n, sentence)
		}
	}
	for i := 0; i < len(all); i++ {
		sentence := all[i]
		for i+1 < len(all) && continues(sentence, all[i+1]) {
			i++
			sentence += " " + all[i]
		}
		if err := p.sentence(sentence); err != nil {
			return fmt.Errorf("%w\n in: %s", err, sentence)
		}
	}
	return nil
}

// continues reports whether the next sentence belongs to what was said.
func continues(said, next string) bool {
	switch {
	case strings.HasPrefix(said, "Look "), strings.HasPrefix(". "+next, notTwice), strings.HasPrefix(". "+next, roomFor),
		strings.HasSuffix(next, " too few."), strings.HasPrefix(next, "From one to the next "), strings.HasPrefix(next, "Then they share "), strings.Contains(next, takeTurns):
		return true
	}
	if strings.HasPrefix(next, "Also ") {
		return !strings.HasPrefix(next, "Also erase ") && !strings.HasPrefix(next, "Also write ")
	}
	if strings.Contains(said, ", boxes side by side ") {
		return !strings.Contains(said, " come out even")
	}
	return strings.HasSuffix(said, twoSolutions)
}

const (
	notTwice     = ". No digit can be there twice: "
	roomFor      = ". There is room only for "
	twoSolutions = ", and there would be two solutions."
)

var (
	relies  = "This relies on the puzzle having exactly one solution (checked: it has exactly one)."
	boxName = `(?:, (?:top|bottom|middle) (?:left|middle|right)|, (?:top|bottom) (?:left|right)|, in the middle|)`
)

func init() { tokens["w"] = boxName }

// sentence reads what a line says, or what is to be done.
func (p *plainReader) sentence(s string) error {
	if s == relies {
		return nil
	}
	for _, do := range []string{"So ", "Also ", ""} { // without a reason in a brief text
		if effects, ok := plainActions(strings.TrimPrefix(s, do)); ok && (do == "" || strings.HasPrefix(s, do)) {
			return p.do(effects, do == "" && len(p.lines) == 0)
		}
	}
	if a, rest, ok := match("In {h}{w}, only {c} is empty, and only {d} is missing: write {d} in {c}.", s); ok && rest == "" {
		at, whole := p.l.HouseCells(a.house(0)).And(p.board.Open()).Single()
		if !whole || at != a.cell(2) || at != a.cell(5) || a[3] != a[4] {
			return fmt.Errorf("not the last cell of %s", a[0])
		}
		for c := range p.l.HouseCells(a.house(0)).All() {
			if p.board.Value(c) == a.digit(3) {
				return fmt.Errorf("%d is not missing", a.digit(3))
			}
		}
		p.effects = append(p.effects, explain.Place(at, a.digit(3)))
		return p.where(a[0], a[1])
	}
	if a, rest, ok := match("Look for {d} in {h}{w}. {*}. So only {c} can be {d}.", s); ok && rest == "" {
		return p.hidden(a)
	}
	if a, rest, ok := match("Look at {c}. {*}. So it can only be {d}.", s); ok && rest == "" {
		return p.naked(a)
	}
	return p.argue(s)
}

// plainActions reads "write 3 in r7c9", "erase 7 from r2c3, and 8 from r2c1".
func plainActions(text string) (effects []explain.Effect, ok bool) {
	text = strings.ToLower(text[:1]) + strings.TrimSuffix(text[1:], ".")
	err := each("((write |){d} in {cs}|erase {ds} from {cs}|{ds} from {cs})", text, func(a args) error {
		if a[0] != "" {
			for c := range a.cells(1).All() {
				effects = append(effects, explain.Place(c, a.digit(0)))
			}
			return nil
		}
		i := 2
		if a[2] == "" {
			i = 4
		}
		for d := range a.digits(i).All() {
			effects = append(effects, explain.Removals(d, a.cells(i+1))...)
		}
		return nil
	})
	return effects, err == nil && (strings.HasPrefix(text, "write ") || strings.HasPrefix(text, "erase "))
}

// do checks that lines outside of all suppositions say what is to be done.
func (p *plainReader) do(effects []explain.Effect, unproved bool) error {
	for _, e := range effects {
		k := e.Candidate
		said := unproved
		for _, line := range p.lines {
			if line.under != 0 || line.supposed {
				continue
			}
			said = said || line.claim.some == e.Place && line.claim.of.Has(k) && (!e.Place || line.claim.of.Len() == 1)
		}
		if !said || !p.board.Has(k) || slices.Contains(p.effects, e) {
			return fmt.Errorf("nothing was said for %v, or it is nothing new", e)
		}
		p.effects = append(p.effects, e)
	}
	return nil
}

// where checks where a box is said to lie.
func (p *plainReader) where(house, where string) error {
	h := args{house}.house(0)
	var rows, columns int
	for c := range p.l.HouseCells(h).All() {
		rows, columns = rows|1<<(c.Row()-1), columns|1<<(c.Column()-1)
	}
	name := func(mask int, names ...string) string {
		if p.l.Size() == 4 || p.l.Size() == 6 && names[0] == "left" {
			names = []string{names[0], names[2]}
		}
		for i := range names {
			part := p.l.Size() / len(names)
			if mask == (1<<part-1)<<(i*part) {
				return names[i]
			}
		}
		return "?"
	}
	want := ""
	if h.Kind() == candidates.Box {
		if want = ", " + name(rows, "top", "middle", "bottom") + " " + name(columns, "left", "middle", "right"); want == ", middle middle" {
			want = ", in the middle"
		}
		if strings.Contains(want, "?") {
			want = ""
		}
	}
	return expect(where == want, "%s is not%s", house, where)
}

// hidden reads why a digit has one place.
func (p *plainReader) hidden(a args) error {
	d, h, cell := a.digit(0), a.house(1), a.cell(4)
	left := p.l.HouseCells(h).And(p.board.Open())
	told := false // where the digit is in some house
	err := each("({h} has (its {d}|it) at {c}|{c} lost its mark {d} in step {n}|{c} has no mark {d})", reasons(a[3]), func(m args) error {
		switch {
		case m[0] != "":
			if p.board.Value(m.cell(2)) != d || (m[1] == "") != told || m[1] != "" && m.digit(1) != d || !p.l.HouseCells(m.house(0)).Has(m.cell(2)) {
				return fmt.Errorf("%v is not %d", m.cell(2), d)
			}
			if !left.Meets(p.l.HouseCells(m.house(0))) {
				return fmt.Errorf("%s rules nothing out", m[0])
			}
			left, told = left.AndNot(p.l.HouseCells(m.house(0))), true
			return nil
		case m[3] != "":
			left = left.Without(m.cell(3))
			return p.lost(candidates.Of(m.cell(3), m.digit(4)), d, m[5])
		}
		left = left.Without(m.cell(6))
		return expect(m.digit(7) == d && !p.board.Has(candidates.Of(m.cell(6), d)), "it has")
	})
	if err != nil {
		return err
	}
	p.effects = append(p.effects, explain.Place(cell, d))
	if err := equal(a.cells(4), left); err != nil || a.digit(5) != d {
		return fmt.Errorf("left is %v for %d", left, d)
	}
	return p.where(a[1], a[2])
}

// reasons makes one list of sentences.
func reasons(text string) string {
	sentences := strings.Split(text, ". ")
	for i, s := range sentences {
		sentences[i] = strings.ToLower(s[:1]) + s[1:]
	}
	return strings.Join(sentences, "; ")
}

// lost checks in which step a mark went.
func (p *plainReader) lost(k candidates.Candidate, d candidates.Digit, step string) error {
	return expect((d == 0 || k.Digit() == d) && strings.HasPrefix(p.replay.removed[k], "step "+step+" ("), "it was %q", p.replay.removed[k])
}

// naked reads why a cell has one digit.
func (p *plainReader) naked(a args) error {
	cell, left := a.cell(0), p.l.Digits()
	err := each("({h} has {ds}|{c} lost its mark {d} in step {n}|{c} has no mark {d})", reasons(a[1]), func(m args) error {
		var out candidates.DigitSet
		switch {
		case m[0] != "":
			for c := range p.l.HouseCells(m.house(0)).All() {
				out = out.With(p.board.Value(c))
			}
			if m.digits(1)&^out != 0 || !p.l.HouseCells(m.house(0)).Has(cell) {
				return fmt.Errorf("%s has not %s", m[0], m[1])
			}
			out = m.digits(1)
		case m[2] != "":
			if err := p.lost(candidates.Of(m.cell(2), m.digit(3)), 0, m[4]); err != nil || m.cell(2) != cell {
				return fmt.Errorf("not so: %v", err)
			}
			out = m.digits(3)
		default:
			if m.cell(5) != cell || p.board.Has(candidates.Of(cell, m.digit(6))) {
				return fmt.Errorf("it has")
			}
			out = m.digits(6)
		}
		if out&^left != 0 {
			return fmt.Errorf("%s was out already", out.String())
		}
		left &^= out
		return nil
	})
	p.effects = append(p.effects, explain.Place(cell, a.digit(2)))
	return errors.Join(err, expect(left == a.digits(2), "left is %s", left.String()))
}
