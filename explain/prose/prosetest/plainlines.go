package prosetest

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"pencilmark/candidates"
)

var (
	byLines = regexp.MustCompile(`, by ((?:\(\d+\)(?:, | and |))+)$`)
	numeral = regexp.MustCompile(`\d+`)
)

// argue reads a line of an argument and checks that it follows.
func (p *plainReader) argue(s string) error {
	line := plainLine{}
	if len(p.open) > 0 {
		line.under = p.open[len(p.open)-1]
	}
	text := strings.TrimSuffix(s, ".")
	err := error(nil)
	if rest, ok := strings.CutPrefix(text, "Suppose "); ok {
		line.supposed = true
		line.claim, err = p.claim(rest)
	} else {
		err = p.follows(&line, text)
	}
	p.lines = append(p.lines, line)
	if line.supposed {
		p.open = append(p.open, len(p.lines))
	}
	return err
}

// cited returns the lines with these numbers, which must stand before and be in force, but for what closes
// a supposition.
func (p *plainReader) cited(numbers string) (from []int, err error) {
	for _, m := range numeral.FindAllString(numbers, -1) {
		n, _ := strconv.Atoi(m)
		if n < 1 || n > len(p.lines) {
			return nil, fmt.Errorf("there is no line %d", n)
		}
		from = append(from, n)
	}
	return from, nil
}

// inForce reports whether a line holds where the next one stands.
func (p *plainReader) inForce(n int) bool {
	under := p.lines[n-1].under
	if p.lines[n-1].supposed {
		under = n
	}
	if under == 0 {
		return true
	}
	for _, open := range p.open {
		if open == under {
			return true
		}
	}
	return false
}

// follows reads a line that is no supposition.
func (p *plainReader) follows(line *plainLine, text string) (err error) {
	before := len(p.lines)
	var from []int
	if a, rest, ok := match("So whichever of \\(({n})\\) it is, {*}", text); ok && rest == "" {
		if line.claim, err = p.claim(a[1]); err != nil {
			return err
		}
		from, err = p.cited(a[0])
		return p.cases(line, from, err)
	}
	if a, rest, ok := match("So nothing of \\(({n})\\) can be", text); ok && rest == "" {
		line.claim = plainClaim{some: true}
		from, err = p.cited(a[0])
		return p.cases(line, from, err)
	}
	if a, rest, ok := match("(If {cs} held only {ds}, these|Without {*}, the digits in {cs}) could be swapped, and there would be two solutions. So {*}", text); ok && rest == "" {
		if line.claim, err = p.claim(a[4]); err != nil {
			return err
		}
		return p.exchange(a, line.claim)
	}
	if a, rest, ok := match("If {cs} held only {ds}, boxes side by side would have these in the same order, going round, from row to row. "+
		"Boxes one above the other would have them in the same order from column to column. "+
		"Both orders are the same in {hs}, but not in {hs}, an odd number of boxes. {*}", text); ok && rest == "" {
		return p.parity(line, a)
	}
	if done, err := p.turns(line, text); done {
		return err
	}
	main, twice, _ := strings.Cut(text, notTwice)
	main, room, counts := strings.Cut(main, roomFor)
	main = strings.ReplaceAll(main, ". Also by (", ", (") // many lines take several sentences
	main, also, more := strings.Cut(main, ". Also ")
	switch m := byLines.FindStringSubmatch(main); {
	case m != nil:
		main = main[:len(main)-len(m[0])]
		if from, err = p.cited(m[1]); err != nil {
			return err
		}
	case strings.HasPrefix(main, "Then "), strings.HasPrefix(main, "So "):
		_, main, _ = strings.Cut(main, " ")
		if from, err = p.cited(fmt.Sprint(before)); err != nil {
			return err
		}
	}
	if !strings.HasPrefix(main, "r") {
		main = strings.ToLower(main[:1]) + main[1:]
	}
	if counts || strings.HasSuffix(main, "nothing is left for that") || strings.Contains(main, " between them") {
		if more {
			main += "; " + also
		}
		if err := p.counts(line, from, main, room); err != nil || twice == "" {
			return err
		}
		return p.notTwice(twice, line)
	}
	if main == "that cannot be" {
		line.claim = plainClaim{some: true}
		return p.rest(line.claim, from)
	}
	if done, err := p.left(line, from, main); done {
		return err
	}
	if strings.Contains(main, " so not at ") || strings.Contains(main, " share") {
		parts := []string{main}
		if more {
			parts = append(parts, strings.Split(also, ". Also ")...)
		}
		return p.sightsOf(line, from, parts)
	}
	if line.claim, err = p.claim(main); err != nil {
		return err
	}
	var why []error
	for _, rule := range []func(plainClaim, []int) error{p.fillsCell, p.rest, p.served, p.closes} {
		err := rule(line.claim, from)
		if err == nil {
			return nil
		}
		why = append(why, err)
	}
	return fmt.Errorf("that does not follow: %v", why)
}

const (
	clauseForms = cell + ` is none of \d(?:, \d)* and \d|` + cell + ` is neither \d nor \d|` + cell + ` is not \d|` +
		cell + ` is \d(?:, \d)*(?: or \d)?|\d is (?:not )?in ` + cellList
	clauseJoin = `; or |, or |; and |; |, and |, | and `
)

var (
	allClauses = regexp.MustCompile(`^(` + clauseForms + `)(?:(` + clauseJoin + `)((?:` + clauseForms + `)(?:(?:` + clauseJoin + `)(?:` + clauseForms + `))*))?$`)
	denies     = regexp.MustCompile(` is (not|none|neither) `)
)

// claim reads what one or several clauses say.
func (p *plainReader) claim(text string) (c plainClaim, err error) {
	if text == "there is a contradiction" {
		return plainClaim{some: true}, nil
	}
	for rest, join := text, ""; rest != ""; {
		m := allClauses.FindStringSubmatch(rest)
		if m == nil {
			return c, fmt.Errorf("not known: %q", rest)
		}
		some := !denies.MatchString(m[1])
		if rest != text && (some != c.some || some && m[3] == "" && !strings.HasSuffix(join, "or ")) {
			return c, fmt.Errorf("neither some nor none: %q", text)
		}
		c.some = some
		one := args{m[1], cellRE.ReplaceAllString(m[1], "")}
		for d := range one.digits(1).All() {
			c.of.AddPlaces(d, one.cells(0))
		}
		rest, join = m[3], m[2]
	}
	return c, nil
}

// gone returns what the lines say to be false, but for the first ones, which say something else.
func (p *plainReader) gone(from []int) (gone candidates.CandidateSet, err error) {
	for _, n := range from {
		if line := &p.lines[n-1]; line.claim.some || line.claim.of.IsEmpty() || !p.inForce(n) {
			return gone, fmt.Errorf("line %d says of nothing here that it is false", n)
		}
		gone.Or(&p.lines[n-1].claim.of)
	}
	return gone, nil
}

// positive returns the candidates of a line of which one is true.
func (p *plainReader) positive(from []int) (candidates.CandidateSet, error) {
	if len(from) == 0 {
		return candidates.CandidateSet{}, fmt.Errorf("no line is named")
	}
	line := &p.lines[from[0]-1]
	return line.claim.of, expect(line.claim.some && p.inForce(from[0]), "line %d does not say that something is true here", from[0])
}

// left reads what is left of a cell, or for a digit in a house.
func (p *plainReader) left(line *plainLine, from []int, text string) (done bool, err error) {
	gone, err := p.gone(from)
	var item, said candidates.CandidateSet
	if a, rest, ok := match("in {h}{w}, no cell can be {d}", text); ok && rest == "" {
		item.AddPlaces(a.digit(2), p.board.PlacesIn(a.digit(2), a.house(0)))
		if where := p.where(a[0], a[1]); where != nil {
			return true, where
		}
	} else if a, rest, ok := match("in {h}{w}, only {cs} can be {d}", text); ok && rest == "" {
		item.AddPlaces(a.digit(3), p.board.PlacesIn(a.digit(3), a.house(0)))
		said.AddPlaces(a.digit(3), a.cells(2))
		if where := p.where(a[0], a[1]); where != nil {
			return true, where
		}
	} else if a, rest, ok := match("no digit is left for {c}", text); ok && rest == "" {
		item = p.cell(a.cell(0))
	} else if a, rest, ok := match("{c} (can only be|has only the marks) {ds}", text); ok && rest == "" {
		item = p.cell(a.cell(0))
		for d := range a.digits(1).All() {
			said.Add(candidates.Of(a.cell(0), d))
		}
	} else {
		return false, nil
	}
	line.claim = plainClaim{true, said}
	for k := range item.All() {
		if gone.Has(k) == said.Has(k) {
			return true, fmt.Errorf("%v is told wrong: %v", k, err)
		}
	}
	for k := range said.All() {
		if !item.Has(k) {
			return true, fmt.Errorf("%v is not there", k)
		}
	}
	for _, n := range from {
		if of := p.lines[n-1].claim.of; !of.Meets(&item) {
			return true, fmt.Errorf("line %d has nothing to do with it", n)
		}
	}
	return true, err
}

func (p *plainReader) cell(c candidates.Cell) (ks candidates.CandidateSet) {
	for d := range p.board.Candidates(c).All() {
		ks.Add(candidates.Of(c, d))
	}
	return ks
}

// strikes checks that all of the claim is ruled out, whichever is true of what the line says.
func (p *plainReader) strikes(c plainClaim, from []int) error {
	true1, err := p.positive(from)
	if err != nil || c.some || len(from) != 1 {
		return fmt.Errorf("no line rules it out: %v", err)
	}
	for out := range c.of.All() {
		for k := range true1.All() {
			if k == out || !p.l.Excludes(k, out) {
				return fmt.Errorf("%v does not rule %v out", k, out)
			}
		}
	}
	return nil
}

// fillsCell checks that what the line says is of one cell, in which all of the claim is ruled out: of other
// cells it has to be told where one sees it.
func (p *plainReader) fillsCell(c plainClaim, from []int) error {
	by, err := p.positive(from)
	if err == nil && !c.of.Cells().Within(by.Cells()) || by.Cells().Len() > 1 {
		err = fmt.Errorf("where one sees it is not told")
	}
	if err != nil {
		return err
	}
	return p.strikes(c, from)
}

// rest checks what is left of what the first line says.
func (p *plainReader) rest(c plainClaim, from []int) error {
	left, err := p.positive(from)
	if err != nil || !c.some || len(from) < 2 {
		return fmt.Errorf("nothing is left of a line: %v", err)
	}
	gone, err := p.gone(from[1:])
	for k := range gone.All() {
		left.Remove(k)
	}
	if err != nil {
		return err
	}
	return expect(left == c.of, "left is something else")
}

// served checks a claim from a count.
func (p *plainReader) served(c plainClaim, from []int) error {
	if len(from) != 1 || !p.inForce(from[0]) || !c.some {
		return fmt.Errorf("no count")
	}
	for _, link := range p.lines[from[0]-1].counted {
		var all candidates.CandidateSet
		for _, k := range link {
			all.Add(k)
		}
		if all == c.of {
			return nil
		}
	}
	return fmt.Errorf("the count says nothing of it")
}

// closes checks the end of a supposition.
func (p *plainReader) closes(c plainClaim, from []int) error {
	if len(from) != 1 {
		return fmt.Errorf("no supposition ends")
	}
	end := &p.lines[from[0]-1]
	if end.under == 0 {
		return fmt.Errorf("line %d is under no supposition", from[0])
	}
	supposed := &p.lines[end.under-1]
	around := 0
	if len(p.open) > 0 {
		around = p.open[len(p.open)-1]
	}
	want := plainClaim{false, supposed.claim.of}
	if !supposed.claim.some {
		want = plainClaim{true, supposed.claim.of}
		want.of.Or(&end.claim.of)
	}
	if supposed.under != around || want != c || !end.claim.some || supposed.claim.some && !end.claim.contradiction() {
		return fmt.Errorf("the supposition of line %d does not end so", end.under)
	}
	return nil
}

// cases checks that every case of a line comes to the claim or to a contradiction.
func (p *plainReader) cases(line *plainLine, from []int, err error) error {
	of, no := p.positive(from)
	if err != nil || no != nil {
		return fmt.Errorf("%v, %v", err, no)
	}
	for k := range of.All() {
		if !p.caseLeads(k, line) {
			return fmt.Errorf("it is not so if %v", k)
		}
	}
	return nil
}

func (p *plainReader) caseLeads(k candidates.Candidate, line *plainLine) bool {
	for i := range p.lines {
		s := &p.lines[i]
		if !s.supposed || s.under != line.under || !s.claim.some || !s.claim.of.Has(k) {
			continue
		}
		for j := range p.lines {
			if c := p.lines[j].claim; (p.lines[j].under == i+1 || j == i) && (c.contradiction() || !c.of.IsEmpty() && c.some == line.claim.some && (c.some && within(c.of, line.claim.of) || !c.some && within(line.claim.of, c.of))) {
				return true
			}
		}
	}
	return false
}

func within(a, b candidates.CandidateSet) bool {
	for k := range a.All() {
		if !b.Has(k) {
			return false
		}
	}
	return true
}

// exchange checks that the claim has all that the cells hold beside digits that can be exchanged.
func (p *plainReader) exchange(a args, c plainClaim) error {
	cells := a.cells(0).Or(a.cells(3))
	if kept, err := list(a[2]); a[2] != "" && (err != nil || kept != c.of) {
		return fmt.Errorf("without %v the claim is another: %v", a[2], err)
	}
	if !c.some || p.board.Givens().Meets(cells) || !c.of.Cells().Within(cells) {
		return fmt.Errorf("there are givens, or other cells")
	}
	var held [candidates.MaxHouses]candidates.DigitSet
	fits := true
	for h := range p.l.HousesOfAny(cells).All() {
		here := cells.And(p.l.HouseCells(h))
		for at := range here.All() {
			ds := p.board.Candidates(at)
			if !p.board.Open().Has(at) {
				ds = candidates.Digits(p.board.Value(at))
			}
			for d := range ds.All() {
				if !c.of.Has(candidates.Of(at, d)) {
					held[h] = held[h].With(d)
				}
				if a[1] != "" && a.digits(1).Has(d) == c.of.Has(candidates.Of(at, d)) {
					return fmt.Errorf("%v holds other digits than %s", at, a[1])
				}
			}
		}
		if here.Len() < 2 {
			return fmt.Errorf("%s would not keep its digits", p.l.Name(h))
		}
		fits = fits && held[h].Len() <= here.Len()
	}
	if fits {
		return nil
	}
	// Two lines with the same digits in cells beside each other exchange them as a whole.
	for _, kind := range []candidates.Kind{candidates.Row, candidates.Column} {
		lines := p.l.HousesOfAny(cells) & p.l.HousesOfKind(kind)
		if lines.Len() != 2 {
			continue
		}
		var digits candidates.DigitSet // of which each line needs all
		for h := range lines.All() {
			digits |= held[h]
		}
		for h := range lines.All() {
			if digits.Len() != cells.And(p.l.HouseCells(h)).Len() || 2*digits.Len() != cells.Len() {
				return fmt.Errorf("%s would not keep its digits", p.l.Name(h))
			}
		}
		return nil
	}
	return fmt.Errorf("the digits cannot be exchanged")
}
