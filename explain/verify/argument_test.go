package verify_test

import (
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/argue"
	"pencilmark/explain/verify"
	"pencilmark/techniques"
	"pencilmark/techniques/lessons"
	"pencilmark/techniques/suite"
)

// damage makes one line of an argument wrong, in a way that its rule does not allow. ok is false if the line
// gives no occasion for it.
var damage = map[string]func(rnd *rand.Rand, g *candidates.Grid, a explain.Argument, n int) (ok bool){
	"claims what is not excluded": func(rnd *rand.Rand, g *candidates.Grid, a explain.Argument, n int) bool {
		line := &a[n]
		if line.Rule != explain.RuleStrikes {
			return false
		}
		by := a[line.From[0]-1].Claim.Of
		k := anyCandidate(rnd, g)
		if !slices.ContainsFunc(by, func(x candidates.Candidate) bool { return !g.Layout().Excludes(x, k) }) {
			return false
		}
		line.Claim = explain.NoneOf(append(slices.Clone(line.Claim.Of), k)...)
		return true
	},
	"leaves less than is left": func(rnd *rand.Rand, _ *candidates.Grid, a explain.Argument, n int) bool {
		line := &a[n]
		if line.Rule != explain.RuleLeft && line.Rule != explain.RuleRest || len(line.Claim.Of) == 0 {
			return false
		}
		i := rnd.IntN(len(line.Claim.Of))
		line.Claim.Of = slices.Delete(slices.Clone(line.Claim.Of), i, i+1)
		return true
	},
	"does not say why a candidate is gone": func(rnd *rand.Rand, _ *candidates.Grid, a explain.Argument, n int) bool {
		line := &a[n]
		if line.Rule != explain.RuleLeft && line.Rule != explain.RuleCount || len(line.From) == 0 {
			return false
		}
		i := rnd.IntN(len(line.From))
		line.From = slices.Delete(slices.Clone(line.From), i, i+1)
		return true
	},
	"rests on a placement that excludes nothing": func(rnd *rand.Rand, g *candidates.Grid, a explain.Argument, n int) bool {
		line := &a[n]
		if line.Rule != explain.RuleLeft || n == 0 {
			return false
		}
		all := g.AppendCandidates(nil, line.Item)
		f := 1 + rnd.IntN(n)
		of := &a[f-1]
		excludes := func(set []candidates.Candidate) bool {
			return slices.ContainsFunc(all, func(k candidates.Candidate) bool {
				return !slices.ContainsFunc(set, func(x candidates.Candidate) bool { return x == k || !g.Layout().ShareItem(x, k) })
			})
		}
		if !of.Claim.Some || len(of.Claim.Of) == 0 || excludes(of.Claim.Of) || slices.Contains(line.From, f) {
			return false
		}
		line.From = append(slices.Clone(line.From), f)
		return true
	},
	"rests on a placement in other cells": func(rnd *rand.Rand, g *candidates.Grid, a explain.Argument, n int) bool {
		line := &a[n]
		if line.Rule != explain.RuleLeft {
			return false
		}
		i := slices.IndexFunc(line.From, func(f int) bool { return a[f-1].Claim.Some })
		if i < 0 {
			return false
		}
		others := slices.DeleteFunc(g.AppendCandidates(nil, line.Item), func(k candidates.Candidate) bool { return slices.Contains(line.Claim.Of, k) })
		f, k := line.From[i], anyCandidate(rnd, g)
		if slices.ContainsFunc(others, func(x candidates.Candidate) bool { return x != k && g.Layout().ShareItem(x, k) }) {
			return false
		}
		a[f-1].Claim = explain.SomeOf(k) // what comes of it is wrong, if it is not so itself
		return true
	},
	"rests on a line to come": func(rnd *rand.Rand, _ *candidates.Grid, a explain.Argument, n int) bool {
		line := &a[n]
		if len(line.From) == 0 {
			return false
		}
		line.From = slices.Clone(line.From)
		line.From[rnd.IntN(len(line.From))] = n + 1 + rnd.IntN(3)
		return true
	},
	"forgets its supposition": func(_ *rand.Rand, _ *candidates.Grid, a explain.Argument, n int) bool {
		line := &a[n]
		rests := slices.ContainsFunc(line.From, func(from int) bool { return from == line.Under || a[from-1].Under == line.Under })
		if line.Under == 0 || line.Rule == explain.RuleSuppose || line.Rule == explain.RuleCases || !rests {
			return false
		}
		line.Under = a[line.Under-1].Under
		// What ends a supposition of its own stands as well under the one around it, if that is not used.
		return line.Rule != explain.RuleEither && line.Rule != explain.RuleRefute
	},
	"leaves out a case": func(rnd *rand.Rand, _ *candidates.Grid, a explain.Argument, n int) bool {
		line := &a[n]
		if line.Rule != explain.RuleCases {
			return false
		}
		i := 1 + rnd.IntN(len(line.From)-1)
		line.From = slices.Delete(slices.Clone(line.From), i, i+1)
		return true
	},
	"ends a supposition with less than it comes to": func(rnd *rand.Rand, _ *candidates.Grid, a explain.Argument, n int) bool {
		line := &a[n]
		if line.Rule != explain.RuleEither && (line.Rule != explain.RuleCases || !line.Claim.Some) || len(line.Claim.Of) == 0 {
			return false
		}
		i := rnd.IntN(len(line.Claim.Of))
		line.Claim.Of = slices.Delete(slices.Clone(line.Claim.Of), i, i+1)
		return true
	},
	"refutes what was not supposed": func(rnd *rand.Rand, g *candidates.Grid, a explain.Argument, n int) bool {
		line, k := &a[n], anyCandidate(rnd, g)
		if line.Rule != explain.RuleRefute || slices.Contains(line.Claim.Of, k) {
			return false
		}
		line.Claim = explain.NoneOf(append(slices.Clone(line.Claim.Of), k)...)
		return true
	},
	"counts a link too few": func(rnd *rand.Rand, _ *candidates.Grid, a explain.Argument, n int) bool {
		line := &a[n]
		if line.Rule != explain.RuleCount || len(line.Links) == 0 {
			return false
		}
		i := rnd.IntN(len(line.Links))
		line.Links = slices.Delete(slices.Clone(line.Links), i, i+1)
		if len(line.Needs) > len(line.Links) {
			line.Claim = explain.SomeOf()
		}
		return true
	},
	"counts without a line": func(rnd *rand.Rand, _ *candidates.Grid, a explain.Argument, n int) bool {
		line := &a[n]
		if line.Rule != explain.RuleCount || len(line.From) == 0 || len(line.Needs)+len(line.From) > len(line.Links)+1 {
			return false
		}
		i := rnd.IntN(len(line.From))
		line.From = slices.Delete(slices.Clone(line.From), i, i+1)
		return true
	},
	"says that another may be true": func(rnd *rand.Rand, g *candidates.Grid, a explain.Argument, n int) bool {
		line, k := &a[n], anyCandidate(rnd, g)
		if line.Rule != explain.RuleCount || !line.Claim.Some || slices.Contains(line.Claim.Of, k) {
			return false
		}
		line.Claim = explain.SomeOf(append(slices.Clone(line.Claim.Of), k)...)
		return true
	},
	"uses up what no link takes": func(rnd *rand.Rand, g *candidates.Grid, a explain.Argument, n int) bool {
		line, k := &a[n], anyCandidate(rnd, g)
		if line.Rule != explain.RuleStrikes || a[line.From[0]-1].Rule != explain.RuleCount || len(a.Excluding(g.Layout(), n+1)) == 0 {
			return false
		}
		line.Claim = explain.NoneOf(append(slices.Clone(line.Claim.Of), k)...)
		return a.Excluding(g.Layout(), n+1) == nil
	},
	"counts a link with two that may be true": func(rnd *rand.Rand, g *candidates.Grid, a explain.Argument, n int) bool {
		line, k := &a[n], anyCandidate(rnd, g)
		if line.Rule != explain.RuleCount || len(line.Links) == 0 {
			return false
		}
		line.Links = slices.Clone(line.Links)
		i := rnd.IntN(len(line.Links))
		if !slices.ContainsFunc(line.Links[i], func(x candidates.Candidate) bool { return !g.Layout().Excludes(x, k) && x != k }) {
			return false
		}
		line.Links[i] = append(slices.Clone(line.Links[i]), k)
		return true
	},
	"is another link than was counted": func(rnd *rand.Rand, g *candidates.Grid, a explain.Argument, n int) bool {
		line, k := &a[n], anyCandidate(rnd, g)
		if line.Rule != explain.RuleServed {
			return false
		}
		other := explain.SomeOf(k)
		if slices.ContainsFunc(a[line.From[0]-1].Links, func(link []candidates.Candidate) bool { return slices.Equal(explain.SomeOf(link...).Of, other.Of) }) {
			return false
		}
		line.Claim = other
		return true
	},
	"has another rule": func(rnd *rand.Rand, _ *candidates.Grid, a explain.Argument, n int) bool {
		line := &a[n]
		if line.Rule == explain.RuleSuppose || line.Rule == explain.RuleLeft && len(line.From) == 0 {
			return false
		}
		was := line.Rule
		line.Rule = explain.Rule((int(line.Rule) + 1 + rnd.IntN(explain.NumRules-1)) % explain.NumRules)
		if cells, _ := explain.CellsAndDigits(line.Claim.Of); line.Rule == explain.RuleLeft && cells == explain.CellsOf(line.Item) {
			return false // it may be all that is left of the cell which stands for no item
		}
		// If nothing of a line is left, that is also a need without a link.
		return was != explain.RuleRest || line.Rule != explain.RuleCount || !line.Claim.IsContradiction()
	},
}

func anyCandidate(rnd *rand.Rand, g *candidates.Grid) candidates.Candidate {
	var ks []candidates.Candidate
	for c := range g.Open().All() {
		for d := range g.Candidates(c).All() {
			ks = append(ks, candidates.Of(c, d))
		}
	}
	return ks[rnd.IntN(len(ks))]
}

// A wrong line is rejected, whatever is wrong with it, and so is an argument for less than the step says.
func TestArgument(t *testing.T) {
	rnd := rand.New(rand.NewPCG(5, 6))
	made := map[string]int{}
	check := func(g *candidates.Grid, s *explain.Step) {
		a, ok := argue.Step(g, s)
		if !ok {
			t.Fatalf("%v: no argument for %s", g, s.Technique.Code)
		}
		if err := verify.Argument(g, s, a); err != nil {
			t.Errorf("%v, %s: %v", g, s.Technique.Code, err)
		}
		if len(a) > 100 {
			return
		}
		for _, kind := range slices.Sorted(maps.Keys(damage)) { // in order, so that chance makes the same of each
			change := damage[kind]
			for n := range a {
				wrong := slices.Clone(a)
				if !change(rnd, g, wrong, n) {
					continue
				}
				made[kind]++
				if verify.Argument(g, s, wrong) == nil {
					t.Errorf("%v, %s: line %d %s and is accepted: %+v", g, s.Technique.Code, n+1, kind, wrong[n])
				}
			}
		}
		more := *s
		more.Effects = append(slices.Clone(s.Effects), explain.Effect{Candidate: anyCandidate(rnd, g)})
		if !slices.Contains(s.Effects, more.Effects[len(s.Effects)]) && verify.Argument(g, &more, a) == nil && !slices.ContainsFunc(a, func(line explain.Line) bool {
			return line.Under == 0 && line.Claim.Claims(more.Effects[len(s.Effects)])
		}) {
			t.Errorf("%v, %s: argues for %v as well", g, s.Technique.Code, more.Effects[len(s.Effects)])
		}
	}
	for _, w := range walkthroughs(t) {
		for f := range w.Frames() {
			check(&f.Before, f.Step)
		}
	}
	for _, technique := range suite.All() {
		g := example(t, technique)
		techniques.NewRunner([]*techniques.Technique{technique}).Grant(explain.Unique).All(&g, func(s explain.Step) bool {
			check(&g, &s)
			return true
		})
	}
	for kind := range damage {
		t.Logf("%-50s %7d", kind, made[kind])
		if made[kind] < 50 {
			t.Errorf("%d lines are too few that each %s", made[kind], kind)
		}
	}
}

// Where placed digits are the reasons why less is left to be counted, each has to rule something out, and none may be left
// out or be another one.
func TestCountPlaced(t *testing.T) {
	made := map[string]int{}
	for _, code := range []string{"forcing-net-patterns", "nested-forcing-net"} {
		technique := techniques.Lookup(suite.All(), code)
		worked, _, err := lessons.Of(technique)
		if err != nil {
			t.Fatal(err)
		}
		grids := []candidates.Grid{example(t, technique)}
		for _, position := range worked {
			grids = append(grids, position.Grid)
		}
		for _, g := range grids {
			techniques.NewRunner([]*techniques.Technique{technique}).All(&g, func(s explain.Step) bool {
				a, ok := argue.Step(&g, &s)
				if !ok {
					t.Fatalf("no argument for %s", code)
				}
				for n := range a {
					line := &a[n]
					refuse := func(kind string, from []int) {
						made[kind]++
						wrong := slices.Clone(a)
						wrong[n].From = from
						if verify.Argument(&g, &s, wrong) == nil {
							t.Errorf("%s: line %d %s and is accepted: %+v", code, n+1, kind, wrong[n])
						}
					}
					var needed []candidates.Candidate
					for _, item := range line.Needs {
						needed = g.AppendCandidates(needed, item)
					}
					placed := func(f int) bool { return a[f-1].Claim.Some && a.InForce(f, n+1) && !a.IsNeed(n+1, f) }
					vain := func(f int) bool {
						return placed(f) && !slices.ContainsFunc(needed, func(k candidates.Candidate) bool { return a.Denies(g.Layout(), f, k) })
					}
					for i, f := range line.From {
						if line.Rule != explain.RuleCount || !placed(f) {
							continue
						}
						without := slices.Delete(slices.Clone(line.From), i, i+1)
						refuse("lacks a placement", without)
						for other := 1; other <= n; other++ {
							if vain(other) {
								refuse("has another placement", append(without, other))
								refuse("has a placement more", append(slices.Clone(line.From), other))
							}
						}
					}
				}
				return true
			})
		}
	}
	for _, kind := range []string{"lacks a placement", "has another placement", "has a placement more"} {
		if made[kind] < 5 {
			t.Errorf("%d lines are too few of which each %s", made[kind], kind)
		}
	}
	t.Log(made)
}
