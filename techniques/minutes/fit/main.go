// Command fit fits the model of package minutes to times of people, and writes its coefficients:
//
//	go run ./techniques/minutes/fit -o techniques/minutes/coefficients.json TIMES
//
// TIMES has a puzzle a line, with tabs between its number, the puzzle, how many people solved it, and their
// mean time in seconds. Coefficients are changed one at a time as long as that makes predictions agree better
// with the times: in their logarithms, by the mean of the correlations of Pearson and Spearman. Scale and
// power are a least squares fit. All of that is done on the whole, and on nine tenths for each tenth, for ten
// ways to cut the data, from which the agreement with puzzles not fitted to, the intervals and the errors come.
//
// With -orders it says instead whether the times tell what people do first, where the human profile says so.
package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/fallback"
	"pencilmark/techniques/minutes"
)

func main() {
	output := flag.String("o", "", "write to `FILE` instead of standard output")
	orders := flag.Bool("orders", false, "write a table of what people do first, instead of coefficients")
	flag.Parse()
	if err := run(flag.Args(), *output, *orders); err != nil {
		fmt.Fprintln(os.Stderr, "fit:", err)
		os.Exit(1)
	}
}

func run(args []string, output string, orders bool) error {
	if len(args) != 1 {
		return fmt.Errorf("%d arguments: expected a file of times", len(args))
	}
	puzzles, err := read(args[0])
	if err != nil {
		return err
	}
	var text []byte
	if orders {
		text = answers(puzzles, questions())
	} else if text, err = json.MarshalIndent(fit(puzzles), "", "  "); err != nil {
		return err
	} else {
		text = append(text, '\n')
	}
	if output == "" {
		_, err = os.Stdout.Write(text)
		return err
	}
	return os.WriteFile(output, text, 0o666)
}

// puzzle is a puzzle that people were timed on.
type puzzle struct {
	grid     candidates.Grid
	solution candidates.Filling
	time     float64 // logarithm of the mean seconds
	moments  []seen
}

// seen is a moment and how often there is one like it in a game, on average.
type seen struct {
	minutes.Moment
	often float64
}

func read(name string) (puzzles []*puzzle, err error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	lines := bufio.NewScanner(bytes.NewReader(text))
	for n := 1; lines.Scan(); n++ {
		fields := strings.Split(lines.Text(), "\t")
		if strings.HasPrefix(lines.Text(), "#") || fields[0] == "id" {
			continue
		}
		if len(fields) != 4 {
			return nil, fmt.Errorf("%s:%d: %d fields: expected number, puzzle, people and seconds", name, n, len(fields))
		}
		p, err := notation.Parse(fields[1], candidates.Classic9)
		if err != nil {
			return nil, fmt.Errorf("%s:%d: %w", name, n, err)
		}
		seconds, err := strconv.ParseFloat(fields[3], 64)
		if err != nil {
			return nil, fmt.Errorf("%s:%d: %w", name, n, err)
		}
		solutions := fallback.Solve(context.Background(), &p.Grid, 2, fallback.Budget{}).Solutions
		if len(solutions) != 1 {
			return nil, fmt.Errorf("%s:%d: the puzzle has not exactly one solution", name, n)
		}
		puzzles = append(puzzles, &puzzle{grid: p.Grid, solution: solutions[0], time: math.Log(seconds)})
	}
	return puzzles, lines.Err()
}

// coefficients are those that are looked for, with where to start.
var coefficients = []minutes.Coefficient{
	{Name: minutes.LastCell, Value: 2, Meaning: "how fast the last open cell of a house is seen, compared with a digit in a box"},
	{Name: minutes.Line, Value: 0.5, Meaning: "how fast a digit is seen in a row or a column, compared with a box"},
	{Name: minutes.Naked, Value: 0.1, Meaning: "how fast the last digit of a cell is seen"},
	{Name: minutes.Elimination, Value: 5, Meaning: "how long it takes, in looks over half a board, to remove pencil marks by locked candidates where no digit can be placed"},
	{Name: minutes.Level, Value: 1.2, Meaning: "how many times longer for each level of techniques: pairs, triples, wings, quadruples and chains, and what the model does not know"},
}

// starts returns where to start.
func starts() (values []float64) {
	for _, c := range coefficients {
		values = append(values, c.Value)
	}
	return values
}

// steps are the factors by which coefficients are changed.
var steps = []float64{1.5, 1.2, 1.1}

// games is how many are played of each puzzle to fit to it, more than to rate it: chance in them must not decide
// between coefficients that differ little.
const games = 96

func fit(puzzles []*puzzle) *minutes.Model {
	const shuffles = 10
	m := &minutes.Model{Data: "mean times of ten or more people a puzzle, on phones", Puzzles: len(puzzles), Coverage: 0.8}
	values := starts()
	for range 2 { // which games are played depends on the values too, a little
		play(puzzles, minutes.Usual(), values, games)
		values = look(puzzles, nil)
		fmt.Fprintf(os.Stderr, "%.3f\n", values)
	}
	final := withLine(puzzles, values)
	y := times(puzzles)
	fmt.Fprintf(os.Stderr, "all puzzles: %.4f, as they are rated: %.4f\n", spearman(searches(puzzles, values), y), spearman(rated(puzzles, values), y))
	predictions := make([]float64, len(puzzles))
	errors := make([]float64, len(final))
	for shuffle := range shuffles {
		once, fits := heldOut(puzzles, shuffle, nil)
		agreement := spearman(once, y)
		fmt.Fprintf(os.Stderr, "shuffle %d: %.4f\n", shuffle+1, agreement)
		m.Spearman += agreement / shuffles
		for i := range predictions {
			predictions[i] += once[i] / shuffles
		}
		for i := range errors {
			errors[i] += jackknife(fits, i) / shuffles
		}
	}
	named := append(slices.Clone(coefficients),
		minutes.Coefficient{Name: minutes.Scale, Meaning: "seconds for a search as long as one look over half a board"},
		minutes.Coefficient{Name: minutes.Power, Meaning: "the power of the search that the time grows with"})
	for i, c := range named {
		c.Value = round(final[i])
		c.Error = round(errors[i])
		m.Coefficients = append(m.Coefficients, c)
	}
	m.Spearman = round(m.Spearman)
	m.SpearmanError = round(bootstrap(predictions, y))
	m.Intervals = intervals(predictions, y, m.Coverage)
	return m
}

// heldOut returns the logarithm of each time, predicted by a fit to the puzzles of other folds, and the fits.
// Which puzzles are in which fold depends on the shuffle. For bind see [look].
func heldOut(puzzles []*puzzle, shuffle int, bind func(values []float64)) (predictions []float64, fits [][]float64) {
	const folds = 10
	order := rand.New(rand.NewPCG(1, uint64(shuffle))).Perm(len(puzzles))
	predictions = make([]float64, len(puzzles))
	for fold := range folds {
		var others []*puzzle
		for i, at := range order {
			if i%folds != fold {
				others = append(others, puzzles[at])
			}
		}
		f := withLine(others, look(others, bind))
		fits = append(fits, f)
		all := searches(puzzles, f)
		for i, at := range order {
			if i%folds == fold {
				predictions[at] = math.Log(f[len(f)-2]) + f[len(f)-1]*all[at]
			}
		}
	}
	return predictions, fits
}

// look changes coefficients as long as that helps, and returns their values. What bind makes of them, if
// there is such a function, they stay.
func look(puzzles []*puzzle, bind func(values []float64)) (values []float64) {
	if bind == nil {
		bind = func([]float64) {}
	}
	values = starts()
	bind(values)
	y := times(puzzles)
	agreement := func() float64 {
		x := searches(puzzles, values)
		return (spearman(x, y) + pearson(x, y)) / 2
	}
	const least = 0.0003 // what is less means nothing
	best := agreement()
	for _, step := range steps {
		for i := range values {
			for _, factor := range []float64{step, 1 / step} {
				for {
					before := slices.Clone(values)
					values[i] *= factor
					bind(values)
					a := agreement()
					if a < best+least {
						copy(values, before)
						break
					}
					best = a
				}
			}
		}
	}
	return values
}

// withLine adds scale and power to the coefficients.
func withLine(puzzles []*puzzle, values []float64) []float64 {
	scale, power := line(searches(puzzles, values), times(puzzles))
	return append(slices.Clone(values), math.Exp(scale), power)
}

func model(values []float64) *minutes.Model {
	m := &minutes.Model{}
	for i, c := range coefficients {
		c.Value = values[i]
		m.Coefficients = append(m.Coefficients, c)
	}
	return m
}

// play notes the moments of the games that are played in such an order with such coefficients.
func play(puzzles []*puzzle, o minutes.Order, values []float64, games int) {
	each(len(puzzles), func() func(i int) {
		r := model(values).NewRaterBy(o)
		r.Games = games
		return func(i int) {
			p := puzzles[i]
			p.moments = nil
			at := map[minutes.Moment]int{}
			r.Play(&p.grid, &p.solution, func(m *minutes.Moment) {
				if _, ok := at[*m]; !ok {
					at[*m] = len(p.moments)
					p.moments = append(p.moments, seen{Moment: *m})
				}
				p.moments[at[*m]].often += 1 / float64(r.Games)
			})
		}
	})
}

// rated returns how long the search takes as a rater has it, by fewer games than are fitted to.
func rated(puzzles []*puzzle, values []float64) []float64 {
	x := make([]float64, len(puzzles))
	each(len(puzzles), func() func(i int) {
		r := model(values).NewRater()
		return func(i int) { x[i], _, _ = r.Search(&puzzles[i].grid, &puzzles[i].solution) }
	})
	return x
}

// searches returns the logarithms of how long the search takes.
func searches(puzzles []*puzzle, values []float64) []float64 {
	x := make([]float64, len(puzzles))
	each(len(puzzles), func() func(i int) {
		m := model(values)
		return func(i int) {
			for _, s := range puzzles[i].moments {
				x[i] += s.often * m.Search(&s.Moment)
			}
			x[i] = math.Log(x[i])
		}
	})
	return x
}

// each calls the functions for all numbers below n, by as many goroutines as there are processors, each with
// a function of its own.
func each(n int, start func() func(i int)) {
	var workers sync.WaitGroup
	for w := range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			do := start()
			for i := w; i < n; i += runtime.GOMAXPROCS(0) {
				do(i)
			}
		})
	}
	workers.Wait()
}

func times(puzzles []*puzzle) (y []float64) {
	for _, p := range puzzles {
		y = append(y, p.time)
	}
	return y
}

func mean(x []float64) (sum float64) {
	for _, v := range x {
		sum += v / float64(len(x))
	}
	return sum
}

// line returns the line through the points by least squares.
func line(x, y []float64) (at0, slope float64) {
	mx, my := mean(x), mean(y)
	var xy, xx float64
	for i := range x {
		xy += (x[i] - mx) * (y[i] - my)
		xx += (x[i] - mx) * (x[i] - mx)
	}
	return my - xy/xx*mx, xy / xx
}

func pearson(x, y []float64) float64 {
	_, xOfY := line(y, x)
	_, yOfX := line(x, y)
	return math.Copysign(math.Sqrt(xOfY*yOfX), yOfX)
}

func spearman(x, y []float64) float64 { return pearson(ranks(x), ranks(y)) }

// ranks returns the places of the numbers in their order, those of equal ones in the middle.
func ranks(x []float64) []float64 {
	order := make([]int, len(x))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int {
		switch {
		case x[a] < x[b]:
			return -1
		case x[a] > x[b]:
			return 1
		}
		return a - b
	})
	places := make([]float64, len(x))
	for i := 0; i < len(order); {
		j := i
		for j < len(order) && x[order[j]] == x[order[i]] {
			j++
		}
		for _, at := range order[i:j] {
			places[at] = float64(i+j-1) / 2
		}
		i = j
	}
	return places
}

// jackknife returns the standard error of the ith number, of which each fit leaves out another part of the data.
func jackknife(fits [][]float64, i int) (e float64) {
	var values []float64
	for _, f := range fits {
		values = append(values, f[i])
	}
	n, m := float64(len(values)), mean(values)
	for _, v := range values {
		e += (v - m) * (v - m)
	}
	return math.Sqrt(e * (n - 1) / n)
}

// bootstrap returns the standard error of the rank correlation.
func bootstrap(x, y []float64) (e float64) {
	const samples = 1000
	random := rand.New(rand.NewPCG(3, 4))
	var values []float64
	for range samples {
		a, b := make([]float64, len(x)), make([]float64, len(x))
		for i := range a {
			at := random.IntN(len(x))
			a[i], b[i] = x[at], y[at]
		}
		values = append(values, spearman(a, b))
	}
	m := mean(values)
	for _, v := range values {
		e += (v - m) * (v - m) / samples
	}
	return math.Sqrt(e)
}

// intervals returns the quantiles of the times as multiples of their predictions, in the middle of each fifth
// of the predictions, and at both ends of all.
func intervals(predictions, y []float64, coverage float64) (is []minutes.Interval) {
	const parts = 5
	order := make([]int, len(y))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int {
		if predictions[a] < predictions[b] {
			return -1
		}
		return 1
	})
	at := func(i int) float64 { return round(math.Exp(predictions[order[i]])) }
	for part := range parts {
		from, to := part*len(order)/parts, (part+1)*len(order)/parts
		var off []float64
		for _, i := range order[from:to] {
			off = append(off, y[i]-predictions[i])
		}
		slices.Sort(off)
		quantile := func(q float64) float64 { return round(math.Exp(off[int(q*float64(len(off)-1)+0.5)])) }
		low, high := quantile((1-coverage)/2), quantile((1+coverage)/2)
		if part == 0 {
			is = append(is, minutes.Interval{Seconds: round(low * at(0)), Low: low, High: high}) // people were as fast as that
		}
		is = append(is, minutes.Interval{Seconds: at((from + to) / 2), Low: low, High: high})
		if part == parts-1 {
			is = append(is, minutes.Interval{Seconds: at(len(order) - 1), Low: low, High: high})
		}
	}
	return is
}

// round keeps three digits.
func round(x float64) float64 {
	rounded, _ := strconv.ParseFloat(strconv.FormatFloat(x, 'g', 3, 64), 64) // which reads what it wrote
	return rounded
}
