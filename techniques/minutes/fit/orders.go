package main

import (
	"bytes"
	"fmt"
	"math"
	"slices"

	"pencilmark/techniques/minutes"
)

// question asks which of two things people do first.
type question struct {
	first, then  string // as the human profile has it
	order, other minutes.Order
	// bind, of a question about speeds, makes the one as fast as the other.
	bind func(values []float64)
}

// questions returns what is asked, in the order of the human profile.
func questions() (qs []question) {
	const lastCell, line, naked = 0, 1, 2 // in the list of coefficients
	usual := minutes.Usual()
	speed := func(first, then string, bind func(values []float64)) {
		qs = append(qs, question{first, then, usual, usual, bind})
	}
	speed("the last open cell of a house", "a digit with one place in a box", func(v []float64) { v[lastCell] = 1 })
	speed("a digit with one place in a box", "one with one place in a line", func(v []float64) { v[line] = 1 })
	speed("a digit with one place in a line", "a cell with one digit", func(v []float64) { v[naked] = v[line] })
	for stages, then := range []string{"locked candidates", "these and pairs", "these and triples"} {
		qs = append(qs, question{"a cell with one digit", then, usual, minutes.Order{Stages: usual.Stages, Early: stages + 1}, nil})
	}
	swap := func(first, then string, stages [][]string, at int) {
		other := slices.Clone(stages)
		other[at], other[at+1] = stages[at+1], stages[at]
		qs = append(qs, question{first, then, minutes.Order{Stages: stages}, minutes.Order{Stages: other}, nil})
	}
	split := func(at int, first string) [][]string {
		rest := slices.DeleteFunc(slices.Clone(usual.Stages[at]), func(name string) bool { return name == first })
		return slices.Concat(usual.Stages[:at], [][]string{{first}, rest}, usual.Stages[at+1:])
	}
	swap("pointing", "claiming", split(0, "pointing"), 0)
	swap("locked candidates", "pairs", usual.Stages, 0)
	swap("naked pairs", "hidden pairs", split(1, "naked-pair"), 1)
	swap("pairs", "triples", usual.Stages, 1)
	return qs
}

// answer is what the times say to a question.
type answer struct {
	puzzles          int     // that are played differently
	error, deviation float64 // by how much the squared error grows if it is the other way round, of one, and its standard error
	agreement        float64 // by how much the rank correlation grows
}

// ask compares two models of the same puzzles, each fitted to other puzzles than it predicts: that of the human
// profile, and the other way round.
func ask(puzzles []*puzzle, q *question, games int) (a answer) {
	var values []float64
	for _, c := range minutes.Fitted().Coefficients[:len(coefficients)] {
		values = append(values, c.Value)
	}
	y := times(puzzles)
	errors := func(o minutes.Order, bind func([]float64)) (errors []float64, agreement float64) {
		play(puzzles, o, values, games)
		predictions, _ := heldOut(puzzles, 0, bind)
		for i, p := range predictions {
			errors = append(errors, (p-y[i])*(p-y[i]))
		}
		return errors, spearman(predictions, y)
	}
	ours, agreement := errors(q.order, nil)
	var before [][]seen
	for _, p := range puzzles {
		before = append(before, p.moments)
	}
	theirs, other := errors(q.other, q.bind)
	a.agreement = other - agreement
	differences := make([]float64, len(ours))
	for i := range ours {
		differences[i] = theirs[i] - ours[i]
		if q.bind != nil || !slices.Equal(before[i], puzzles[i].moments) {
			a.puzzles++
		}
	}
	m, v := mean(differences), 0.0
	for _, d := range differences {
		v += (d - m) * (d - m)
	}
	n := float64(len(differences))
	a.error, a.deviation = m/mean(ours), math.Sqrt(v/(n-1)/n)/mean(ours)
	return a
}

// verdict puts it in words. An error is taken for more than chance if it is twice its deviation.
func (a *answer) verdict() string {
	switch {
	case a.error > 2*a.deviation:
		return "yes"
	case a.error < -2*a.deviation:
		return "no"
	}
	return "cannot be told"
}

// answers returns a table of the answers, in Markdown.
func answers(puzzles []*puzzle, qs []question) []byte {
	var b bytes.Buffer
	b.WriteString("| first | then | puzzles | squared error the other way round | correlation | so it is |\n|---|---|--:|--:|--:|---|\n")
	for _, q := range qs {
		a := ask(puzzles, &q, games/4)
		fmt.Fprintf(&b, "| %s | %s | %d | %+.2f %% ± %.2f | %+.4f | %s |\n",
			q.first, q.then, a.puzzles, 100*a.error, 100*a.deviation, a.agreement, a.verdict())
	}
	return b.Bytes()
}
