package certify_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"testing"
)

// setter writes down a puzzle of f-puzzles as clauses, from the JSON and from what setters say that its clues mean. It
// shares nothing with what reads and defines clues elsewhere.
type setter struct {
	tb      testing.TB
	size    int
	clauses [][]int
	regions map[int][][2]int
}

// document is what of the JSON counts.
type document struct {
	Size int
	Grid [][]struct {
		Value            int
		Given            bool
		Region           *int
		GivenPencilMarks []int
	}
}

// entry is a clue in any of the forms.
type entry struct {
	Cell, Direction   string
	Cells, CloneCells []string
	Lines             [][]string
	Value             any
}

// cell reads R1C2, of which the numbers may be one beyond the grid.
func cell(tb testing.TB, name string) [2]int {
	tb.Helper()
	var r, c int
	if n, err := fmt.Sscanf(name, "R%dC%d", &r, &c); n != 2 || err != nil {
		tb.Fatalf("cell %q: %v", name, err)
	}
	return [2]int{r, c}
}

func cells(tb testing.TB, names []string) (list [][2]int) {
	for _, name := range names {
		list = append(list, cell(tb, name))
	}
	return list
}

// in returns the variable of a digit in a cell.
func in(c [2]int, digit int) int { return variable(c[0]-1, c[1]-1, digit-1) }

func (s *setter) add(clause ...int) { s.clauses = append(s.clauses, clause) }

// only says of some cells which digits they may hold together.
func (s *setter) only(cells [][2]int, allows func(d []int) bool) {
	d := make([]int, len(cells))
	var try func(i int)
	try = func(i int) {
		if i == len(cells) {
			if !allows(d) {
				var clause []int
				for j, c := range cells {
					clause = append(clause, -in(c, d[j]))
				}
				slices.Sort(clause)
				s.add(slices.Compact(clause)...)
			}
			return
		}
		for d[i] = 1; d[i] <= s.size; d[i]++ {
			if j := slices.Index(cells[:i], cells[i]); j < 0 || d[i] == d[j] {
				try(i + 1)
			}
		}
	}
	try(0)
}

// neighbours says what each two neighbours on a line may hold.
func (s *setter) neighbours(line [][2]int, allows func(a, b int) bool) {
	for i := range line[1:] {
		s.only(line[i:i+2], func(d []int) bool { return allows(d[0], d[1]) })
	}
}

// each says what each two different cells may hold.
func (s *setter) each(list [][2]int, allows func(a, b int) bool) {
	for i, a := range list {
		for _, b := range list[:i] {
			if a != b {
				s.only([][2]int{a, b}, func(d []int) bool { return allows(d[0], d[1]) })
			}
		}
	}
}

// house says that cells hold each digit once; fewer cells than digits, each at most once.
func (s *setter) house(list [][2]int) {
	s.each(list, unlike)
	if len(list) < s.size {
		return
	}
	for d := 1; d <= s.size; d++ {
		var clause []int
		for _, c := range list {
			clause = append(clause, in(c, d))
		}
		s.add(clause...)
	}
}

func unlike(a, b int) bool { return a != b }
func gap(a, b int) int     { return max(a-b, b-a) }

// formulaOf returns the clauses of a puzzle and that it has another solution than the one given.
func formulaOf(tb testing.TB, text []byte, solution string) [][]int {
	tb.Helper()
	var doc document
	var fields map[string]json.RawMessage
	if err := json.Unmarshal(text, &doc); err != nil {
		tb.Fatal(err)
	}
	if err := json.Unmarshal(text, &fields); err != nil {
		tb.Fatal(err)
	}
	s := &setter{tb: tb, size: doc.Size, regions: map[int][][2]int{}}
	s.board(doc)
	for name, raw := range fields {
		s.field(name, raw, fields)
	}
	var another []int
	for i, x := range solution {
		another = append(another, -in([2]int{i/s.size + 1, i%s.size + 1}, int(x-'0')))
	}
	s.add(another...)
	return s.clauses
}

// board says what the grid does: rows, columns, regions, givens and marks.
func (s *setter) board(doc document) {
	n := s.size
	high := map[int]int{4: 2, 6: 2, 8: 2, 9: 3}[n]
	for r := 1; r <= n; r++ {
		var row, column [][2]int
		for c := 1; c <= n; c++ {
			row, column = append(row, [2]int{r, c}), append(column, [2]int{c, r})
			here, at := doc.Grid[r-1][c-1], [2]int{r, c}
			var some []int
			for d := 1; d <= n; d++ {
				some = append(some, in(at, d))
				for e := 1; e < d; e++ {
					s.add(-in(at, d), -in(at, e))
				}
				if len(here.GivenPencilMarks) > 0 && !slices.Contains(here.GivenPencilMarks, d) {
					s.add(-in(at, d))
				}
			}
			s.add(some...)
			if here.Given {
				s.add(in(at, here.Value))
			}
			region := -1
			if high > 0 {
				region = (r-1)/high*high + (c-1)/(n/high)
			}
			if here.Region != nil {
				region = *here.Region
			}
			s.regions[region] = append(s.regions[region], at)
		}
		s.house(row)
		s.house(column)
	}
	for region, list := range s.regions {
		if region >= 0 {
			s.house(list)
		}
	}
}

// field says what the clues of a field do.
func (s *setter) field(name string, raw json.RawMessage, fields map[string]json.RawMessage) {
	switch name {
	case "size", "grid", "solution", "title", "author", "ruleset":
		return
	case "antiknight", "antiking", "nonconsecutive", "disjointgroups", "diagonal+", "diagonal-", "negative":
		s.everywhere(name, raw, fields)
		return
	}
	var list []entry
	if err := json.Unmarshal(raw, &list); err != nil {
		s.tb.Fatalf("%s: %v", name, err)
	}
	for _, e := range list {
		value := func(otherwise int) int {
			text := ""
			if e.Value != nil {
				text = fmt.Sprint(e.Value)
			}
			if v, err := strconv.Atoi(text); err == nil {
				return v
			}
			return otherwise
		}
		for _, names := range e.Lines {
			s.line(name, cells(s.tb, names), value)
		}
		if len(e.Lines) == 0 {
			s.other(name, &e, list, value)
		}
	}
}

// line says what a line does.
func (s *setter) line(name string, line [][2]int, value func(int) int) {
	first, last := line[0], line[len(line)-1]
	inner := func(allows func(low, x, high int) bool) {
		for _, c := range line[1 : len(line)-1] {
			s.only([][2]int{first, c, last}, func(d []int) bool { return allows(min(d[0], d[2]), d[1], max(d[0], d[2])) })
		}
	}
	different := func(group func(d int) int) {
		for i := range line {
			for j := i + 1; j < len(line) && j < i+3; j++ {
				s.only([][2]int{line[i], line[j]}, func(d []int) bool { return group(d[0]) != group(d[1]) })
			}
		}
	}
	switch name {
	case "thermometer":
		s.neighbours(line, func(a, b int) bool { return a < b })
	case "slowthermometer":
		s.neighbours(line, func(a, b int) bool { return a <= b })
	case "whispers":
		least := value((s.size + 1) / 2)
		s.neighbours(line, func(a, b int) bool { return gap(a, b) >= least })
	case "renban":
		distinct := slices.Clone(line)
		slices.SortFunc(distinct, func(a, b [2]int) int { return slices.Compare(a[:], b[:]) })
		k := len(slices.Compact(distinct))
		s.each(line, func(a, b int) bool { return a != b && gap(a, b) < k })
	case "nabner":
		s.each(line, func(a, b int) bool { return gap(a, b) > 1 })
	case "palindrome":
		for i := range len(line) / 2 {
			s.only([][2]int{line[i], line[len(line)-1-i]}, func(d []int) bool { return d[0] == d[1] })
		}
	case "betweenline":
		inner(func(low, x, high int) bool { return low < x && x < high })
	case "lockout":
		inner(func(low, x, high int) bool { return x < low || x > high })
		least := value(s.size / 2)
		s.only([][2]int{first, last}, func(d []int) bool { return gap(d[0], d[1]) >= least })
	case "entropicline":
		third := s.size / 3
		different(func(d int) int {
			if d <= third {
				return 0
			} else if d > s.size-third {
				return 2
			}
			return 1
		})
		s.everyThird(line, func(d int) int { return min((d-1)/third, 2) }) // of sizes that three divides
	case "modularline":
		different(func(d int) int { return d % 3 })
		s.everyThird(line, func(d int) int { return d % 3 })
	default:
		s.tb.Fatalf("line %s is not known", name)
	}
}

// everyThird says that cells three apart have digits of one group, which follows where there are three groups.
func (s *setter) everyThird(line [][2]int, group func(d int) int) {
	for i := 0; i+3 < len(line); i++ {
		s.only([][2]int{line[i], line[i+3]}, func(d []int) bool { return group(d[0]) == group(d[1]) })
	}
}

// other says what a clue of cells does.
func (s *setter) other(name string, e *entry, all []entry, value func(int) int) {
	list := cells(s.tb, e.Cells)
	one := func(allows func(d int) bool) {
		s.only([][2]int{cell(s.tb, e.Cell)}, func(d []int) bool { return allows(d[0]) })
	}
	switch name {
	case "killercage", "extraregion":
		s.house(list)
	case "difference":
		s.only(list, func(d []int) bool { return gap(d[0], d[1]) == value(1) })
	case "ratio":
		s.only(list, func(d []int) bool { return d[0] == d[1]*value(2) || d[1] == d[0]*value(2) })
	case "xv":
		sum := map[any]int{"X": 10, "x": 10, "V": 5, "v": 5}[e.Value]
		s.only(list, func(d []int) bool { return d[0]+d[1] == sum })
	case "greaterthan":
		s.only(list, func(d []int) bool { return d[0] > d[1] })
	case "odd":
		one(func(d int) bool { return d%2 == 1 })
	case "even":
		one(func(d int) bool { return d%2 == 0 })
	case "minimum", "maximum":
		here := cell(s.tb, e.Cell)
		for _, step := range [][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}} {
			there := [2]int{here[0] + step[0], here[1] + step[1]}
			outside := min(there[0], there[1]) < 1 || max(there[0], there[1]) > s.size
			if outside || slices.ContainsFunc(all, func(o entry) bool { return cell(s.tb, o.Cell) == there }) {
				continue
			}
			s.only([][2]int{here, there}, func(d []int) bool { return (d[0] < d[1]) == (name == "minimum") && d[0] != d[1] })
		}
	case "clone":
		for i, a := range list {
			if b := cell(s.tb, e.CloneCells[i]); a != b {
				s.only([][2]int{a, b}, func(d []int) bool { return d[0] == d[1] })
			}
		}
	case "rowindexer", "columnindexer", "boxindexer":
		for _, here := range list {
			s.indexer(name, here)
		}
	case "numberedroom":
		at := cell(s.tb, e.Cell)
		for k := 1; k <= s.size; k++ { // if the first cell says k, the k-th holds the value
			from := func(k int) [2]int {
				switch {
				case at[0] == 0:
					return [2]int{k, at[1]}
				case at[1] == 0:
					return [2]int{at[0], k}
				case at[0] > s.size:
					return [2]int{s.size + 1 - k, at[1]}
				}
				return [2]int{at[0], s.size + 1 - k}
			}
			s.add(-in(from(1), k), in(from(k), value(0)))
		}
	default:
		s.tb.Fatalf("clue %s is not known", name)
	}
}

// indexer says where the digit of a cell points to.
func (s *setter) indexer(name string, here [2]int) {
	for d := 1; d <= s.size; d++ {
		switch name {
		case "rowindexer":
			s.add(-in(here, d), in([2]int{d, here[1]}, here[0]))
		case "columnindexer":
			s.add(-in(here, d), in([2]int{here[0], d}, here[1]))
		default:
			for _, box := range s.regions {
				if i := slices.Index(box, here); i >= 0 {
					s.add(-in(here, d), in(box[d-1], i+1))
				}
			}
		}
	}
}

// everywhere says what a rule for the whole board does.
func (s *setter) everywhere(name string, raw json.RawMessage, fields map[string]json.RawMessage) {
	marked := func(a, b [2]int, kinds ...string) bool {
		for _, kind := range kinds {
			var list []entry
			_ = json.Unmarshal(fields[kind], &list) // none if there is no such field
			for _, e := range list {
				if pair := cells(s.tb, e.Cells); slices.Contains(pair, a) && slices.Contains(pair, b) {
					return true
				}
			}
		}
		return false
	}
	steps := func(steps [][2]int, allows func(a, b int) bool, kinds ...string) {
		for r := 1; r <= s.size; r++ {
			for c := 1; c <= s.size; c++ {
				for _, step := range steps {
					a, b := [2]int{r, c}, [2]int{r + step[0], c + step[1]}
					if b[0] <= s.size && b[1] >= 1 && b[1] <= s.size && !marked(a, b, kinds...) {
						s.only([][2]int{a, b}, func(d []int) bool { return allows(d[0], d[1]) })
					}
				}
			}
		}
	}
	beside := [][2]int{{0, 1}, {1, 0}}
	var diagonal [][2]int
	switch {
	case name == "negative":
		var kinds []string
		if err := json.Unmarshal(raw, &kinds); err != nil {
			s.tb.Fatal(err)
		}
		if slices.Contains(kinds, "xv") {
			steps(beside, func(a, b int) bool { return a+b != 5 && a+b != 10 }, "xv")
		}
		if slices.Contains(kinds, "ratio") {
			ratios := []int{}
			var list []entry
			_ = json.Unmarshal(fields["ratio"], &list)
			for _, e := range list {
				v, err := strconv.Atoi(fmt.Sprint(e.Value))
				if err != nil {
					v = 2
				}
				ratios = append(ratios, v)
			}
			if len(ratios) == 0 {
				ratios = []int{2}
			}
			steps(beside, func(a, b int) bool {
				return !slices.ContainsFunc(ratios, func(v int) bool { return a == v*b || b == v*a })
			}, "ratio", "difference")
		}
	case string(raw) != "true":
	case name == "antiknight":
		steps([][2]int{{1, 2}, {2, 1}, {1, -2}, {2, -1}}, unlike)
	case name == "antiking":
		steps([][2]int{{1, 1}, {1, -1}}, unlike)
	case name == "nonconsecutive":
		steps(beside, func(a, b int) bool { return gap(a, b) != 1 }, "difference", "ratio")
	case name == "disjointgroups":
		for i := range s.size {
			var group [][2]int
			for _, box := range s.regions {
				group = append(group, box[i])
			}
			s.house(group)
		}
	default:
		for n := 1; n <= s.size; n++ {
			diagonal = append(diagonal, [2]int{map[string]int{"diagonal-": n, "diagonal+": s.size + 1 - n}[name], n})
		}
		s.house(diagonal)
	}
}
