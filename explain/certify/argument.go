package certify

import (
	"errors"
	"fmt"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// argued is the argument of a step on its way into a proof.
type argued struct {
	*prover
	argument explain.Argument
	of       [][]int         // by line of the argument, the numbers of its clauses
	facts    map[literal]int // the clauses of one literal
}

// maxClauses is how many clauses a line of an argument may become. One suffices but under suppositions
// that one of several candidates is true: each of these is a case.
const maxClauses = 1000

// errBeyond says that an argument names an item of which the formula says nothing.
var errBeyond = errors.New("it is not among them")

// argue adds lines for the argument of a step, given the assumptions on the trail, and puts its effects on
// the trail. Each claim is proved from the lines and the items that its line names.
func (p *prover) argue(s *explain.Step) error {
	p.allow(manyCases)
	a := &argued{p, s.Because, make([][]int, len(s.Because)+1), map[literal]int{}}
	for n := range a.argument {
		if err := a.line(n + 1); err != nil {
			return fmt.Errorf("line %d of the argument: %w", n+1, err)
		}
	}
	for _, e := range s.Effects {
		x := claim(e)
		switch number := a.facts[x]; {
		case p.says(x):
		case number == 0 || p.value[x.candidate()] != 0:
			return fmt.Errorf("%v: %w: no line claims it", e, ErrUnproved)
		default:
			p.set(x, number)
		}
	}
	return nil
}

// line adds the clauses of a line of the argument.
func (a *argued) line(n int) error {
	line := &a.argument[n-1]
	if line.Rule == explain.RuleSuppose || line.Rule == explain.RuleCount && !line.Claim.Some {
		return nil // what it claims is for the lines that name it
	}
	switch line.Rule {
	case explain.RuleExchange:
		return ErrUnique
	case explain.RuleWays:
		return ErrWays
	}
	from, err := a.sources(n)
	if err != nil {
		return err
	}
	clauses, err := a.clauses(n)
	for _, clause := range clauses {
		number, err := a.derive(clause, from)
		if err != nil {
			return err
		}
		if number == 0 {
			continue
		}
		a.of[n] = append(a.of[n], number)
		if len(clause) == 1 {
			a.facts[clause[0]] = number
		}
	}
	return err
}

// sources returns the clauses of the items and of the lines that a line names.
func (a *argued) sources(n int) (clauses []int, err error) {
	line := &a.argument[n-1]
	items := line.Needs
	if line.Rule == explain.RuleLeft {
		items = []candidates.Item{line.Item}
	}
	for _, item := range items {
		if !a.has(item) {
			return nil, fmt.Errorf("%v: %w", item, errBeyond)
		}
		clauses = append(clauses, a.number[item])
	}
	for _, from := range line.From {
		if from < 1 || from >= n {
			return nil, fmt.Errorf("%w: there is no line %d before it", ErrUnproved, from)
		}
		clauses = append(clauses, a.of[from]...)
		if of := &a.argument[from-1]; of.Rule == explain.RuleCount && !of.Claim.Some { // it has no clauses of its own
			its, err := a.sources(from)
			if err != nil {
				return nil, err
			}
			clauses = append(clauses, its...)
		}
	}
	return clauses, nil
}

// clauses returns what a line claims: that some supposition around it is not so, or else the claim.
func (a *argued) clauses(n int) (list [][]literal, err error) {
	line := &a.argument[n-1]
	if line.Claim.Some {
		list = append(list, literals(line.Claim.Of, 1))
	} else {
		for _, x := range literals(line.Claim.Of, -1) {
			list = append(list, []literal{x})
		}
	}
	for inner, under := n, line.Under; under != 0; inner, under = under, a.argument[under-1].Under {
		if under < 0 || under >= inner {
			return nil, fmt.Errorf("%w: there is no line %d before it", ErrUnproved, under)
		}
		supposed := a.argument[under-1].Claim
		var longer [][]literal
		for _, clause := range list {
			if !supposed.Some {
				longer = append(longer, slices.Concat(literals(supposed.Of, 1), clause))
				continue
			}
			for _, x := range literals(supposed.Of, -1) {
				longer = append(longer, append([]literal{x}, clause...))
			}
		}
		if list = longer; len(list) > maxClauses {
			return nil, ErrTooLong
		}
	}
	for _, clause := range list {
		if slices.ContainsFunc(clause, func(x literal) bool { return !a.rules.layout.HasCandidate(x.candidate()) }) {
			return nil, fmt.Errorf("%w: a candidate is not on the board", ErrUnproved)
		}
	}
	return list, nil
}

// literals returns that the candidates are true, with sign 1, or false, with sign -1.
func literals(ks []candidates.Candidate, sign literal) (list []literal) {
	for _, k := range ks {
		list = append(list, sign*isTrue(k))
	}
	return list
}

// derive adds lines for a clause, or for a part of it, that follows from others, and returns the number of
// the last one. It returns 0 for a clause that says nothing.
func (a *argued) derive(clause []literal, from []int) (number int, err error) {
	if a.cases--; a.cases <= a.floor {
		return 0, ErrTooLong
	}
	before := len(a.trail)
	defer func() { a.back(before) }()
	for _, x := range clause {
		if a.says(x) { // where the literals before it are false
			if a.reason[x.candidate()] == 0 {
				return 0, nil // as the clause says the contrary too
			}
			number = a.explain(a.reason[x.candidate()], x.candidate())
			a.also(x)
			return number, nil
		}
		if !a.says(-x) {
			a.assume(-x)
		}
	}
	number, ok := a.refute(from)
	if !ok {
		return 0, a.unproved()
	}
	if len(clause) == 1 {
		a.also(clause[0])
	}
	return number, nil
}
