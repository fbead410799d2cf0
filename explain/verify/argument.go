package verify

import (
	"fmt"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// Argument checks the argument of a step line by line, each from the lines it names and the candidates of
// the grid, and whether the lines claim the effects. It searches for nothing. The error, if any, is an
// [*Error] of kind [ErrProof] or [ErrForm] that names the line.
func Argument(g *candidates.Grid, s *explain.Step, a explain.Argument) error {
	if err := checkArgument(g, s, a); err != nil {
		return err.at(0)
	}
	return nil
}

func checkArgument(g *candidates.Grid, s *explain.Step, a explain.Argument) *Error {
	c := argumentChecker{grid: g, lines: a, assumes: s.Assumes}
	for i := range a {
		if err := c.check(i + 1); err != nil {
			return wrong(ErrProof, "line %d of the argument: %v", i+1, err)
		}
	}
	for _, e := range s.Effects {
		if !slices.ContainsFunc(a, func(line explain.Line) bool {
			return line.Under == 0 && line.Rule != explain.RuleSuppose && line.Claim.Claims(e)
		}) {
			return wrongEffect(ErrProof, e, "is claimed by no line of the argument that rests on no supposition")
		}
	}
	return nil
}

// argumentChecker checks the lines of an argument, in order.
type argumentChecker struct {
	grid    *candidates.Grid
	lines   explain.Argument
	assumes explain.Assume
}

// line returns a line by its number.
func (c *argumentChecker) line(n int) *explain.Line { return &c.lines[n-1] }

// within reports whether what is so under one supposition is so under the other: it is the same or one around it.
func (c *argumentChecker) within(outer, inner int) bool {
	for inner != outer && inner != 0 {
		inner = c.line(inner).Under
	}
	return inner == outer
}

// scope returns the supposition under which the claim of a line is so.
func (c *argumentChecker) scope(n int) int {
	if c.line(n).Rule == explain.RuleSuppose {
		return n
	}
	return c.line(n).Under
}

func (c *argumentChecker) check(n int) error {
	line := c.line(n)
	l := c.grid.Layout()
	if line.Under < 0 || line.Under >= n || line.Under > 0 && c.line(line.Under).Rule != explain.RuleSuppose {
		return fmt.Errorf("there is no supposition %d before it", line.Under)
	}
	for _, from := range line.From {
		if from < 1 || from >= n {
			return fmt.Errorf("there is no line %d before it", from)
		}
	}
	for i, k := range line.Claim.Of {
		if !l.HasCandidate(k) || i > 0 && line.Claim.Of[i-1] >= k {
			return fmt.Errorf("the claim has candidates that are out of order or not on the board")
		}
	}
	if len(line.Clues) > 0 && line.Rule != explain.RuleStrikes && line.Rule != explain.RuleCount {
		return fmt.Errorf("it names clues, and no candidate is excluded")
	}
	if line.Sum != nil && line.Rule != explain.RuleWays {
		return fmt.Errorf("it names a sum, and no ways are counted")
	}
	switch line.Rule {
	case explain.RuleSuppose:
		if len(line.Claim.Of) == 0 || len(line.From) > 0 {
			return fmt.Errorf("it supposes nothing, or rests on other lines")
		}
		return nil
	case explain.RuleCases:
		return c.checkCases(n)
	case explain.RuleEither, explain.RuleRefute:
		return c.checkEnd(n)
	}
	for _, from := range line.From {
		if !c.within(c.scope(from), line.Under) && line.Rule != explain.RuleCount {
			return fmt.Errorf("line %d rests on a supposition that is not in force", from)
		}
	}
	switch line.Rule {
	case explain.RuleLeft:
		if !c.grid.Layout().HasItem(line.Item) {
			return fmt.Errorf("the board has no %v", line.Item)
		}
		return c.checkLeft(line, c.grid.AppendCandidates(nil, line.Item), line.From)
	case explain.RuleRest:
		if len(line.From) == 0 || !c.line(line.From[0]).Claim.Some {
			return fmt.Errorf("no line says which candidates there are")
		}
		return c.checkLeft(line, c.line(line.From[0]).Claim.Of, line.From[1:])
	case explain.RuleStrikes:
		return c.checkStrikes(line)
	case explain.RuleCount:
		return c.checkCount(n)
	case explain.RuleServed:
		return c.checkServed(line)
	case explain.RuleExchange:
		return c.checkExchange(line)
	case explain.RuleParity:
		return c.checkParity(line)
	case explain.RuleWays:
		return c.checkWays(line)
	}
	return fmt.Errorf("there is no %v", line.Rule)
}

// gone returns the candidates that some lines claim to be false, all of them.
func (c *argumentChecker) gone(from []int) (gone []candidates.Candidate, err error) {
	for _, n := range from {
		claim := c.line(n).Claim
		if claim.Some {
			return nil, fmt.Errorf("line %d does not claim that candidates are false", n)
		}
		gone = append(gone, claim.Of...)
	}
	return gone, nil
}

// checkLeft checks that the claim is what some lines leave of all the candidates: what they deny, and what shares items
// with all of others of which they claim that one is true.
func (c *argumentChecker) checkLeft(line *explain.Line, all []candidates.Candidate, from []int) error {
	var gone []candidates.Candidate
	for _, n := range from {
		out := c.denied(n, all)
		if len(out) == 0 {
			return fmt.Errorf("line %d excludes none of %v", n, all)
		}
		gone = append(gone, out...)
	}
	left := slices.DeleteFunc(slices.Clone(all), func(k candidates.Candidate) bool { return slices.Contains(gone, k) })
	slices.Sort(left)
	if !line.Claim.Some || !slices.Equal(left, line.Claim.Of) {
		return fmt.Errorf("what is left is %v", left)
	}
	return nil
}

// denied returns those of the candidates that a line denies.
func (c *argumentChecker) denied(n int, all []candidates.Candidate) (out []candidates.Candidate) {
	for _, k := range all {
		if c.lines.Denies(c.grid.Layout(), n, k) {
			out = append(out, k)
		}
	}
	return out
}

func (c *argumentChecker) checkStrikes(line *explain.Line) error {
	if n := len(line.From); n == 0 || n > 2 || line.Claim.Some || len(line.Claim.Of) == 0 {
		return fmt.Errorf("candidates are excluded by a line or two that claim that one of others is true")
	}
	if from := c.line(line.From[0]); from.Rule == explain.RuleCount && !from.Claim.Some {
		return c.checkUsedUp(line, from.Links)
	}
	var by [][]candidates.Candidate
	for _, from := range line.From {
		if !c.line(from).Claim.Some {
			return fmt.Errorf("line %d does not claim that one of some candidates is true", from)
		}
		by = append(by, c.line(from).Claim.Of)
	}
	clues, err := c.cited(line)
	if err != nil {
		return err
	}
	for _, k := range line.Claim.Of {
		for _, x := range by[0] {
			if len(by) == 1 && !clues.excludes(x, k) {
				return fmt.Errorf("%v does not exclude %v", x, k)
			}
			for _, y := range slices.Concat(by[1:]...) {
				if !clues.excludesBeside(x, y, k) {
					return fmt.Errorf("%v and %v do not exclude %v", x, y, k)
				}
			}
		}
	}
	return clues.allUsed()
}

// checkUsedUp checks that some link, one of whose candidates is true, excludes what a line claims to be false.
func (c *argumentChecker) checkUsedUp(line *explain.Line, links [][]candidates.Candidate) error {
	if len(line.From) > 1 || len(line.Clues) > 0 {
		return fmt.Errorf("a link excludes candidates by itself")
	}
	for _, link := range links {
		if explain.ShareItems(c.grid.Layout(), link, line.Claim.Of) {
			return nil
		}
	}
	return fmt.Errorf("no link of line %d excludes %v", line.From[0], line.Claim.Of)
}

// cited returns the clues that a line names.
func (c *argumentChecker) cited(line *explain.Line) (clues *cited, err error) {
	clues = &cited{grid: c.grid, used: make([]bool, len(line.Clues))}
	for _, name := range line.Clues {
		i, ok := c.grid.Layout().ClueNumber(name)
		if !ok {
			return nil, fmt.Errorf("the board has no clue %q", name)
		}
		clues.numbers = append(clues.numbers, i)
	}
	return clues, nil
}

// checkCount checks the links and that they suffice for the needs.
//
// Have: each need has a true candidate, each link one at most, and a true candidate of several needs is in as
// many links; so it is if an item counts as a need twice. What stands for a candidate of a need is true if that
// is. It is in as many links as it stands for candidates, or in one if no two of these are true. Hence, unless a
// candidate is true that is in too few links, each need has a link of its own. With more needs than links that
// cannot be; with as many, each link is in use.
//
// A line that claims that one of some candidates is true is a need, or it says why candidates of needs are false: one of the
// others is true, whichever it is, and shares an item with them. Both follow from that claim. Which of them is meant one
// sees, as the candidates of a need are in links or claimed.
func (c *argumentChecker) checkCount(n int) error {
	line := c.line(n)
	var gone []candidates.Candidate
	var deny []int
	needs := make([][]candidates.Candidate, 0, len(line.Needs))
	for _, item := range line.Needs {
		if !c.grid.Layout().HasItem(item) {
			return fmt.Errorf("the board has no %v", item)
		}
		needs = append(needs, c.grid.AppendCandidates(nil, item))
	}
	carried := map[candidates.Candidate][]candidates.Candidate{} // by candidate, what stands for it
	for i, from := range line.From {
		switch claim := c.line(from).Claim; {
		case slices.Contains(line.From[:i], from):
			return fmt.Errorf("line %d counts twice", from)
		case !c.within(c.scope(from), line.Under):
			if err := c.carry(carried, from, line.Under); err != nil {
				return err
			}
		case c.lines.IsNeed(n, from):
			needs = append(needs, claim.Of)
		default:
			deny = append(deny, from)
		}
	}
	for _, from := range deny {
		out := c.denied(from, slices.Concat(needs...))
		if len(out) == 0 {
			return fmt.Errorf("line %d excludes nothing that is needed", from)
		}
		gone = append(gone, out...)
	}
	clues, err := c.cited(line)
	if err != nil {
		return err
	}
	spare := map[candidates.Candidate]int{} // links that hold the candidate, less the needs
	for _, link := range line.Links {
		for i, k := range link {
			spare[k]++
			for _, other := range link[:i] {
				if !clues.excludes(k, other) {
					return fmt.Errorf("%v and %v of one link may both be true", other, k)
				}
			}
		}
	}
	served := map[candidates.Candidate][]candidates.Candidate{} // by candidate, for which of the needs it stands
	for _, need := range needs {
		for _, k := range need {
			switch of := carried[k]; {
			case slices.Contains(gone, k):
			case len(carried) == 0:
				served[k] = append(served[k], k)
			case of == nil:
				return fmt.Errorf("no line says what stands for %v", k)
			default:
				for _, x := range of {
					served[x] = append(served[x], k)
				}
			}
		}
	}
	var short []candidates.Candidate
	for x, of := range served {
		wanted := len(of)
		if c.exclusive(of) {
			wanted = 1
		}
		if spare[x] < wanted {
			short = append(short, x)
		}
	}
	switch claim := line.Claim; {
	case claim.Some && len(needs) > len(line.Links):
		if short = explain.SomeOf(short...).Of; !slices.Equal(short, claim.Of) {
			return fmt.Errorf("in too few links are %v", short)
		}
	case len(short) > 0:
		return fmt.Errorf("%v is in too few links", slices.Min(short))
	case claim.Some || len(claim.Of) > 0 || len(needs) != len(line.Links):
		return fmt.Errorf("%d needs and %d links do not make the claim", len(needs), len(line.Links))
	}
	return clues.allUsed()
}

// carry notes that candidates for a digit stand for others, as a line claims that one of them is true under the
// supposition that one of the others is.
func (c *argumentChecker) carry(carried map[candidates.Candidate][]candidates.Candidate, from, under int) error {
	s, claim := c.line(c.scope(from)), c.line(from).Claim
	if !s.Claim.Some || !claim.Some || len(claim.Of) == 0 || !c.within(s.Under, under) {
		return fmt.Errorf("line %d rests on a supposition that is not in force", from)
	}
	for _, k := range append(slices.Clone(s.Claim.Of), claim.Of...) {
		if k.Digit() != claim.Of[0].Digit() {
			return fmt.Errorf("line %d is not about one digit", from)
		}
	}
	for _, k := range s.Claim.Of {
		if carried[k] != nil {
			return fmt.Errorf("two lines say what stands for %v", k)
		}
		carried[k] = claim.Of
	}
	return nil
}

// exclusive reports whether no two of the candidates can be true. One that is there twice can.
func (c *argumentChecker) exclusive(ks []candidates.Candidate) bool {
	for i, k := range ks {
		for _, other := range ks[:i] {
			if k == other || !excludes(c.grid, k, other) {
				return false
			}
		}
	}
	return true
}

func (c *argumentChecker) checkServed(line *explain.Line) error {
	if len(line.From) != 1 || c.line(line.From[0]).Rule != explain.RuleCount || c.line(line.From[0]).Claim.Some {
		return fmt.Errorf("it asks for a line that counts as many needs as links")
	}
	for _, link := range c.line(line.From[0]).Links {
		if line.Claim.Some && slices.Equal(explain.SomeOf(link...).Of, line.Claim.Of) {
			return nil
		}
	}
	return fmt.Errorf("the candidates are no link of line %d", line.From[0])
}

func (c *argumentChecker) checkExchange(line *explain.Line) error {
	pattern := explain.Deadly{Pattern: line.Swap}
	if c.assumes&explain.Unique == 0 {
		return fmt.Errorf("the step does not assume that there is one solution")
	}
	if err := pattern.Check(c.grid); err != nil {
		return err
	}
	if err := checkDeadly(c.grid, pattern, nil); err != nil {
		return err
	}
	if !line.Claim.Some || !slices.Equal(line.Claim.Of, pattern.Guardians(c.grid)) || len(line.From) > 0 {
		return fmt.Errorf("what keeps the pattern away is %v", pattern.Guardians(c.grid))
	}
	return nil
}

// checkEnd checks a line that ends a supposition.
func (c *argumentChecker) checkEnd(n int) error {
	line := c.line(n)
	if len(line.From) != 2 {
		return fmt.Errorf("it asks for a supposition and a line under it")
	}
	s, end := c.line(line.From[0]), c.line(line.From[1])
	if s.Rule != explain.RuleSuppose || !c.within(s.Under, line.Under) || !c.within(c.scope(line.From[1]), line.From[0]) {
		return fmt.Errorf("line %d is not under the supposition %d, or that not where this line stands", line.From[1], line.From[0])
	}
	want := explain.Claim{Some: !s.Claim.Some, Of: s.Claim.Of}
	if line.Rule == explain.RuleEither {
		want = explain.SomeOf(append(slices.Clone(s.Claim.Of), end.Claim.Of...)...)
	}
	switch {
	case s.Claim.Some != (line.Rule == explain.RuleRefute):
		return fmt.Errorf("the rule is for another supposition than line %d", line.From[0])
	case !end.Claim.Some, line.Rule == explain.RuleRefute && len(end.Claim.Of) > 0:
		return fmt.Errorf("line %d does not end the supposition", line.From[1])
	case line.Claim.Some != want.Some || !slices.Equal(line.Claim.Of, want.Of):
		return fmt.Errorf("it does not follow from lines %d and %d", line.From[0], line.From[1])
	}
	return nil
}

func (c *argumentChecker) checkCases(n int) error {
	line := c.line(n)
	if len(line.From) < 2 || !c.line(line.From[0]).Claim.Some || !c.within(c.scope(line.From[0]), line.Under) {
		return fmt.Errorf("it asks for a line that claims that one of some candidates is true, and for the cases")
	}
	var covered, some []candidates.Candidate
	for _, from := range line.From[1:] {
		at := c.scope(from)
		if at == 0 {
			return fmt.Errorf("line %d is under no supposition", from)
		}
		s, end := c.line(at), c.line(from).Claim
		if !s.Claim.Some || !c.within(s.Under, line.Under) {
			return fmt.Errorf("the supposition %d of line %d is no case", at, from)
		}
		covered = append(covered, s.Claim.Of...)
		switch {
		case end.IsContradiction():
		case end.Some != line.Claim.Some:
			return fmt.Errorf("line %d claims something of another kind", from)
		case end.Some:
			some = append(some, end.Of...)
		case slices.ContainsFunc(line.Claim.Of, func(k candidates.Candidate) bool { return !slices.Contains(end.Of, k) }):
			return fmt.Errorf("line %d does not claim all of that", from)
		}
	}
	for _, k := range c.line(line.From[0]).Claim.Of {
		if !slices.Contains(covered, k) {
			return fmt.Errorf("there is no case for %v", k)
		}
	}
	if line.Claim.Some && !slices.Equal(explain.SomeOf(some...).Of, line.Claim.Of) {
		return fmt.Errorf("the cases leave %v", explain.SomeOf(some...).Of)
	}
	return nil
}
