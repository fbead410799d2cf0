package main

import (
	"context"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"sync"

	"pencilmark/candidates"
	"pencilmark/cmd/internal/teacher"
)

// converter converts sheets. Several workers share one.
type converter struct {
	conversion
	layout                *candidates.Layout // of puzzles that do not say it
	meaning               string             // of the marks, or [teacher.Likely]
	fill, givens, noNames bool
	dir                   string // where each result gets a file, if not empty

	mutex sync.Mutex
	lost  map[loss]*lost
}

// lost says how often something was not kept, and the first place.
type lost struct {
	count, first int // first is the index of an item in the batch
	where        string
}

// convert writes the sheet of an item.
func (c *converter) convert(ctx context.Context, a *app, it item, r *result) {
	sheet, marking := teacher.SheetOf(it.Puzzle, c.meaning)
	if c.givens {
		g := sheet.Grid(candidates.MarksNone)
		g = candidates.NewGrid(sheet.Layout, g.GivenDigits())
		sheet = g.Sheet()
	}
	if c.meaning == candidates.MarksNone.String() {
		sheet.Corners = [candidates.MaxCells]candidates.DigitSet{}
	}
	switch {
	case marking == candidates.MarksNone:
		sheet.Noted = candidates.CellSet{}
	case c.fill:
		g := sheet.Grid(marking)
		for cell := range g.Open().AndNot(sheet.Marked()).All() {
			sheet.Noted = sheet.Noted.With(cell)
			sheet.Marks[cell] = g.Candidates(cell)
		}
	}
	if c.noNames {
		it.Puzzle.Name = ""
	}
	text, err := c.write(&sheet, marking, it)
	if err != nil {
		r.fail(exitBad, it, "%v", err)
		return
	}
	c.tally(&sheet, marking, it)
	if c.dir == "" {
		r.out.WriteString(text)
		return
	}
	name := filepath.Join(c.dir, fmt.Sprintf("%d.%s", it.index+1, c.name))
	err = a.writeTo(ctx, name, func(out io.Writer) error {
		_, err := io.WriteString(out, text)
		return err
	})
	if err != nil {
		r.fail(exitUsage, it, "%v", err)
		return
	}
	fmt.Fprintln(&r.out, name)
}

// tally notes what of a sheet its form does not keep.
func (c *converter) tally(s *candidates.Sheet, m candidates.Marking, it item) {
	marked, g := s.Marked(), s.Grid(m)
	placed, last := false, false
	for cell := range s.Layout.Cells().All() {
		placed = placed || s.Digits[cell] != 0 && !s.Givens.Has(cell)
		if d, one := g.Candidates(cell).Single(); one && s.Digits[cell] == 0 {
			last = last || g.Places(d).And(s.Layout.Peers(cell)).IsEmpty() // else it is read as what it is
		}
	}
	candidatesKept := slices.Contains(c.keeps, marksLoss)
	stale := s.Stale()
	has := map[loss]bool{
		placedLoss: placed,
		clueLoss:   !s.Layout.Same(c.layout),
		marksLoss:  !marked.IsEmpty(),
		cornerLoss: s.Corners != [candidates.MaxCells]candidates.DigitSet{},
		lastLoss:   candidatesKept && last,
		blankLoss:  candidatesKept && !marked.IsEmpty() && (stale.Len() > 0 || g.Open() != marked),
	}
	c.mutex.Lock()
	defer c.mutex.Unlock()
	for what, is := range has {
		if !is || slices.Contains(c.keeps, what) {
			continue
		}
		l := c.lost[what]
		if l == nil {
			l = &lost{first: it.index}
			c.lost[what] = l
		}
		if l.count++; it.index <= l.first {
			l.first, l.where = it.index, it.where()
		}
	}
}

// report tells what was not kept.
func (c *converter) report(out io.Writer) {
	for _, what := range []loss{placedLoss, marksLoss, cornerLoss, lastLoss, blankLoss, clueLoss} {
		if l := c.lost[what]; l != nil && l.count == 1 {
			fmt.Fprintf(out, "pencilmark: %s: the form %s does not keep %s\n", l.where, c.name, what)
		} else if l != nil {
			fmt.Fprintf(out, "pencilmark: the form %s does not keep %s: of %d puzzles, the first at %s\n", c.name, what, l.count, l.where)
		}
	}
}
