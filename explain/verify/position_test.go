package verify_test

import (
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// The tests write positions and evidence as text. What cannot be read is a
// mistake in a test, hence the panics.

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// position returns an empty board on which some items have few candidates:
// "r1c1:12" leaves 1 and 2 in r1c1, "4@box1:r1c1,r1c2" leaves two places.
func position(layout, marks string) candidates.Grid {
	g := candidates.NewGrid(must(candidates.ParseLayout(layout)), candidates.Filling{})
	for _, mark := range strings.Fields(marks) {
		name, keep, _ := strings.Cut(mark, ":")
		_, inCell := item(name).Cell()
		for _, k := range g.AppendCandidates(nil, item(name)) {
			if inCell && !digits(keep).Has(k.Digit()) || !inCell && !cells(keep).Has(k.Cell()) {
				g.Remove(k.Cell(), k.Digit())
			}
		}
	}
	return g
}

func item(s string) candidates.Item           { return must(candidates.ParseItem(s)) }
func candidate(s string) candidates.Candidate { return must(candidates.ParseCandidate(s)) }

func cells(s string) (set candidates.CellSet) {
	for name := range strings.SplitSeq(s, ",") {
		set = set.With(must(candidates.ParseCell(name)))
	}
	return set
}

func houses(s string) (set candidates.HouseSet) {
	for name := range strings.SplitSeq(s, ",") {
		set = set.With(must(candidates.ParseHouse(name)))
	}
	return set
}

func digits(s string) (set candidates.DigitSet) {
	for i := range len(s) {
		set = set.With(candidates.Digit(s[i] - '0'))
	}
	return set
}

func effects(s string) (list []explain.Effect) {
	for name := range strings.FieldsSeq(s) {
		list = append(list, must(explain.ParseEffect(name)))
	}
	return list
}

func step(evidence explain.Evidence, changes string) explain.Step {
	return explain.NewStep(evidence, effects(changes)...)
}

func single(k, because string) explain.Single {
	return explain.Single{Candidate: candidate(k), Because: item(because)}
}

func naked(in, set, along string) explain.LockedSet {
	return explain.LockedSet{Cells: cells(in), Set: digits(set), Houses: houses(along)}
}

func hidden(in, set, house string) explain.LockedSet {
	return explain.LockedSet{Cells: cells(in), Set: digits(set), Houses: houses(house), Hidden: true}
}

func cover(digit candidates.Digit, base, covers string) explain.Cover {
	return explain.Cover{Digit: digit, Base: houses(base), Covers: houses(covers)}
}

func wing(pivot, pincers string, digit candidates.Digit) explain.Wing {
	return explain.Wing{Pivot: item(pivot), Pincers: cells(pincers), Digit: digit}
}

func trial(assume, conflict string, branch ...explain.Step) explain.Trial {
	return explain.Trial{Assume: candidate(assume), Branch: branch, Conflict: item(conflict)}
}
