package encode

import (
	"cmp"
	"fmt"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// because is a line of an argument. A claim that one of some candidates is true has some, one that none is
// has none, a contradiction has neither and says so.
type because struct {
	N             int        `json:"n" yaml:"n"`
	Rule          string     `json:"rule" yaml:"rule"`
	Under         int        `json:"under,omitempty" yaml:"under,omitempty"`
	From          []int      `json:"from,omitempty" yaml:"from,omitempty,flow"`
	Item          string     `json:"item,omitempty" yaml:"item,omitempty"`
	Needs         []string   `json:"needs,omitempty" yaml:"needs,omitempty,flow"`
	Links         [][]string `json:"links,omitempty" yaml:"links,omitempty,flow"`
	Clues         []string   `json:"clues,omitempty" yaml:"clues,omitempty,flow"`
	Swap          []swap     `json:"swap,omitempty" yaml:"swap,omitempty,flow"`
	Sum           *evidence  `json:"sum,omitempty" yaml:"sum,omitempty,flow"` // without a shape
	Some          []string   `json:"some,omitempty" yaml:"some,omitempty,flow"`
	None          []string   `json:"none,omitempty" yaml:"none,omitempty,flow"`
	Contradiction bool       `json:"contradiction,omitempty" yaml:"contradiction,omitempty"`
	Role          string     `json:"role,omitempty" yaml:"role,omitempty"`
}

// swap is a part of a deadly pattern.
type swap struct {
	Cells  []string `json:"cells" yaml:"cells,flow"`
	Digits []int    `json:"digits" yaml:"digits,flow"`
}

// newBecause returns the written form of an argument.
func newBecause(a explain.Argument) (lines []because) {
	for i, line := range a {
		b := because{
			N: i + 1, Rule: line.Rule.String(), Under: line.Under, From: line.From,
			Needs: words(slices.Values(line.Needs)), Clues: line.Clues, Contradiction: line.Claim.IsContradiction(),
		}
		if line.Rule == explain.RuleLeft {
			b.Item = line.Item.String()
		}
		if line.Sum != nil {
			r, _ := newRecord("", line.Sum, nil) // its parts can all be written
			b.Sum = &evidence{record: r}
		}
		for _, link := range line.Links {
			b.Links = append(b.Links, words(slices.Values(link)))
		}
		for _, part := range line.Swap {
			b.Swap = append(b.Swap, swap{words(part.Cells.All()), numbers(part.Digits)})
		}
		if ks := words(slices.Values(line.Claim.Of)); line.Claim.Some {
			b.Some = ks
		} else {
			b.None = ks
		}
		if line.Role != explain.RoleNone {
			b.Role = line.Role.String()
		}
		lines = append(lines, b)
	}
	return lines
}

// argument reads the lines of an argument. Whether they follow from each other is for package verify.
func (b *board) argument(written []because, a *explain.Argument) error {
	for i := range written {
		var line explain.Line
		if err := b.line(i+1, &written[i], &line); err != nil {
			return at(i, err)
		}
		*a = append(*a, line)
	}
	return nil
}

func (b *board) line(n int, written *because, line *explain.Line) (err error) {
	if written.N != n {
		return in("n", fmt.Errorf("%d is out of order: expected %d, lines are numbered from 1", written.N, n))
	}
	if line.Rule, err = explain.ParseRule(written.Rule); err != nil {
		return in("rule", err)
	}
	if len(written.Some) > 0 && len(written.None) > 0 || written.Contradiction && len(written.Some)+len(written.None) > 0 {
		return fmt.Errorf("the line claims two things: expected one of some, none and contradiction")
	}
	line.Under = written.Under
	if len(written.From) > 0 {
		line.From = written.From
	}
	for i, clue := range written.Clues {
		if _, ok := b.layout.ClueNumber(clue); !ok {
			return in("clues", at(i, fmt.Errorf("the board has no clue %q", clue)))
		}
		line.Clues = append(line.Clues, clue)
	}
	line.Claim.Some = len(written.Some) > 0 || written.Contradiction
	if line.Rule == explain.RuleLeft {
		if err := b.item(written.Item, &line.Item); err != nil {
			return in("item", err)
		}
	} else if written.Item != "" {
		return in("item", fmt.Errorf("%q: expected an item in lines of the rule left only", written.Item))
	}
	switch isWays := line.Rule == explain.RuleWays; {
	case isWays && written.Sum == nil:
		return fmt.Errorf("missing field %q: the rule is %v", "sum", line.Rule)
	case !isWays && written.Sum != nil:
		return in("sum", fault(written.Sum.node, "expected a sum in lines of the rule %v only", explain.RuleWays))
	case isWays:
		line.Sum = &explain.Sum{}
		if err := b.read(written.Sum.node, line.Sum); err != nil {
			return in("sum", err)
		}
	}
	for i, link := range written.Links {
		var ks []candidates.Candidate
		if err := readList(link, b.candidate, &ks); err != nil {
			return in("links", at(i, err))
		}
		line.Links = append(line.Links, ks)
	}
	for i, part := range written.Swap {
		var cells explain.DeadlyCells
		for _, name := range part.Cells {
			var c candidates.Cell
			if err := b.cell(name, &c); err != nil {
				return in("swap", at(i, err))
			}
			cells.Cells = cells.Cells.With(c)
		}
		for _, number := range part.Digits {
			var d candidates.Digit
			if err := b.digit(number, &d); err != nil {
				return in("swap", at(i, err))
			}
			cells.Digits = cells.Digits.With(d)
		}
		line.Swap = append(line.Swap, cells)
	}
	if written.Role != "" {
		if line.Role, err = explain.ParseRole(written.Role); err != nil {
			return in("role", err)
		}
	}
	return cmp.Or(
		in("needs", readList(written.Needs, b.item, &line.Needs)),
		in("some", readList(written.Some, b.candidate, &line.Claim.Of)),
		in("none", readList(written.None, b.candidate, &line.Claim.Of)),
	)
}
