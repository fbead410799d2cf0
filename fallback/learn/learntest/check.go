// Package learntest checks the certificates of package learn, by a checker of our own and by VeriPB.
package learntest

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// sum is a constraint: coefficients of literals that add up to a degree at least. A literal is the name of a variable,
// perhaps behind ~.
type sum struct {
	of     map[string]int
	degree int
}

func not(x string) string {
	if rest, ok := strings.CutPrefix(x, "~"); ok {
		return rest
	}
	return "~" + x
}

// add adds a literal so many times. Both literals of a variable are one together.
func (s *sum) add(times int, x string) {
	switch {
	case times < 0:
		s.degree -= times
		s.add(-times, not(x))
		return
	case times == 0:
		return
	}
	common := min(times, s.of[not(x)])
	s.of[x] += times - common
	s.of[not(x)] -= common
	s.degree -= common
	maps.DeleteFunc(s.of, func(_ string, n int) bool { return n == 0 })
}

func (s *sum) plus(times int, other *sum) *sum {
	t := &sum{maps.Clone(s.of), s.degree}
	for x, n := range other.of {
		t.add(times*n, x)
	}
	t.degree += times * other.degree
	return t
}

// parse reads "+1 x111 +2 x112 >= 3 ;", as one or two constraints.
func parse(text string) (all []*sum, err error) {
	fields := strings.Fields(text)
	if len(fields) < 3 || len(fields)%2 == 0 || fields[len(fields)-1] != ";" {
		return nil, fmt.Errorf("no constraint: %s", text)
	}
	total, err := strconv.Atoi(fields[len(fields)-2])
	if err != nil {
		return nil, err
	}
	signs := map[string][]int{">=": {1}, "=": {1, -1}}[fields[len(fields)-3]]
	if signs == nil {
		return nil, fmt.Errorf("no relation: %s", text)
	}
	for _, sign := range signs {
		s := &sum{map[string]int{}, sign * total}
		for i := 0; i < len(fields)-3; i += 2 {
			n, err := strconv.Atoi(fields[i])
			if err != nil {
				return nil, err
			}
			s.add(sign*n, fields[i+1])
		}
		all = append(all, s)
	}
	return all, nil
}

// contradicts reports whether unit propagation from the constraints comes to a contradiction.
func contradicts(known map[int]*sum, more ...*sum) bool {
	all := maps.Clone(known)
	for i, s := range more {
		all[-i] = s
	}
	return propagate(map[string]int{}, all)
}

// propagate adds the literals that are false by unit propagation, each with the number of the constraint that shows it, and
// reports whether that comes to a contradiction.
func propagate(isFalse map[string]int, known map[int]*sum) (contradiction bool) {
	numbers := slices.Sorted(maps.Keys(known))
	for again := true; again; {
		again = false
		for _, number := range numbers {
			s := known[number]
			spare := -s.degree
			for x, n := range s.of {
				if _, ok := isFalse[x]; !ok {
					spare += n
				}
			}
			if spare < 0 {
				return true
			}
			for x, n := range s.of {
				_, no := isFalse[x]
				_, yes := isFalse[not(x)]
				if n > spare && !no && !yes {
					isFalse[not(x)], again = number, true
				}
			}
		}
	}
	return false
}

// Check checks a proof that a formula is contradictory, with the rules of VeriPB that are used here.
func Check(formula, proof string) error {
	known := map[int]*sum{}
	last := 0
	for line := range strings.Lines(formula) {
		if strings.HasPrefix(line, "*") {
			continue
		}
		all, err := parse(line)
		if err != nil {
			return err
		}
		for _, s := range all {
			last++
			known[last] = s
		}
	}
	lines := slices.Collect(strings.Lines(proof))
	if len(lines) < 2 || strings.TrimSpace(lines[0]) != "pseudo-Boolean proof version 1.2" || strings.TrimSpace(lines[1]) != fmt.Sprint("f ", last) {
		return errors.New("no head")
	}
	by := map[string]int{} // what is known without an assumption, and by which constraint
	for _, line := range lines[2:] {
		rule, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		switch rule {
		case "p":
			s, err := polish(known, strings.Fields(rest))
			if err != nil {
				return err
			}
			last++
			known[last] = s
		case "u":
			all, err := parse(rest)
			if err != nil || len(all) != 1 {
				return fmt.Errorf("no clause: %s", line)
			}
			denied := &sum{map[string]int{}, 1 - all[0].degree}
			for x, n := range all[0].of {
				denied.degree += n
				denied.of[not(x)] = n
			}
			propagate(by, known)
			if !contradicts(known, denied) {
				return fmt.Errorf("does not follow: %s", line)
			}
			last++
			known[last] = all[0]
		case "d":
			for _, field := range strings.Fields(rest) {
				n, err := strconv.Atoi(field)
				if _, ok := known[n]; err != nil || n != 0 && !ok {
					return fmt.Errorf("nothing to drop: %s", line)
				}
				if n != 0 && slices.Contains(slices.Collect(maps.Values(by)), n) {
					return fmt.Errorf("drops what a literal is known by: %s", line)
				}
				delete(known, n)
			}
		case "c":
			n, err := strconv.Atoi(rest)
			s, ok := known[n]
			if err != nil || !ok {
				return fmt.Errorf("nothing: %s", line)
			}
			for _, n := range s.of {
				s.degree -= n
			}
			if s.degree <= 0 {
				return errors.New("no contradiction")
			}
			return nil
		default:
			return fmt.Errorf("no rule: %s", line)
		}
	}
	return errors.New("no end")
}

// polish adds up constraints in reverse Polish notation.
func polish(known map[int]*sum, words []string) (*sum, error) {
	var stack []any
	for _, word := range words {
		top := len(stack) - 1
		switch n, err := strconv.Atoi(word); {
		case err == nil:
			stack = append(stack, n)
		case word == "+" && top >= 1:
			a, b := constraint(known, stack[top-1]), constraint(known, stack[top])
			if a == nil || b == nil {
				return nil, fmt.Errorf("nothing to add: %s", words)
			}
			stack = append(stack[:top-1], a.plus(1, b))
		case word == "*" && top >= 1:
			a, n := constraint(known, stack[top-1]), stack[top].(int)
			if a == nil || n < 0 {
				return nil, fmt.Errorf("nothing to multiply: %s", words)
			}
			stack = append(stack[:top-1], a.plus(n-1, a))
		case word == "w" && top >= 1:
			a := constraint(known, stack[top-1])
			if a == nil {
				return nil, fmt.Errorf("nothing to weaken: %s", words)
			}
			x := stack[top].(string)
			b := &sum{maps.Clone(a.of), a.degree}
			for _, y := range []string{x, not(x)} {
				b.degree -= b.of[y]
				delete(b.of, y)
			}
			stack = append(stack[:top-1], b)
		default:
			stack = append(stack, word)
		}
	}
	if len(stack) != 2 || stack[1] != 0 {
		return nil, fmt.Errorf("no end: %s", words)
	}
	if s := constraint(known, stack[0]); s != nil {
		return s, nil
	}
	return nil, fmt.Errorf("nothing: %s", words)
}

func constraint(known map[int]*sum, x any) *sum {
	switch x := x.(type) {
	case int:
		return known[x]
	case *sum:
		return x
	}
	return nil
}
