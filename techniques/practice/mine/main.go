// Mine looks for positions to practise on, and adds them to those of package practice:
//
//	go run ./techniques/practice/mine -minutes 10 -seed 1000 -out techniques/practice/positions.txt
//
// It makes puzzles and goes through them with the human profile. Every grid on the way is a position of the
// technique that finds the first step there. Where a technique has fewer positions than are wanted, the
// puzzles that showed it are varied, since puzzles that share most of their givens share techniques as well.
package main

import (
	"cmp"
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"time"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/verify"
	"pencilmark/fallback/generate"
	"pencilmark/techniques"
	"pencilmark/techniques/practice"
	"pencilmark/techniques/suite"
)

func main() {
	minutes := flag.Float64("minutes", 1, "how long to look")
	seed := flag.Uint64("seed", 1, "where chance begins")
	wanted := flag.Int("wanted", 100, "how many positions of a common technique are wanted")
	others := flag.Int("others", 30, "how many of one that is not among the forty most common")
	out := flag.String("out", "positions.txt", "file to read and to write")
	flag.Parse()
	if err := run(*out, *seed, *wanted, *others, time.Duration(*minutes*float64(time.Minute))); err != nil {
		fmt.Fprintln(os.Stderr, "mine:", err)
		os.Exit(1)
	}
}

func run(out string, seed uint64, wanted, others int, length time.Duration) error {
	text, err := os.ReadFile(out)
	if err != nil {
		return err
	}
	list, err := practice.Parse(string(text))
	if err != nil {
		return fmt.Errorf("%s: %w", out, err)
	}
	m := newMiner(list, seed, wanted)
	end := time.Now().Add(length)
	for save := time.Now(); time.Now().Before(end); {
		m.puzzle()
		if time.Since(save) < time.Minute {
			continue
		}
		save = time.Now()
		if err := os.WriteFile(out, []byte(m.text()), 0o666); err != nil {
			return err
		}
	}
	m.trim(others)
	return os.WriteFile(out, []byte(m.text()), 0o666)
}

// miner goes through puzzles.
type miner struct {
	list      map[string][]string
	wanted    int
	order     []string // the codes of the techniques
	random    *rand.Rand
	generator *generate.Generator
	profile   *techniques.Runner
	showed    map[string][]candidates.Filling // puzzles that showed a technique
	seen      map[string]bool                 // techniques with what they did, so that no two positions are alike
	met       map[string]int                  // in how many puzzles that are not varied a technique came next
	puzzles   int
}

func newMiner(list map[string][]string, seed uint64, wanted int) *miner {
	m := &miner{
		list: list, wanted: wanted,
		random:    rand.New(rand.NewPCG(seed, 0)),
		generator: generate.New(seed, 1),
		profile:   techniques.NewRunner(suite.Human()).Grant(explain.Unique),
		showed:    map[string][]candidates.Filling{},
		seen:      map[string]bool{},
		met:       map[string]int{},
	}
	for _, t := range suite.All() {
		m.order = append(m.order, t.Code)
	}
	for technique, codes := range list {
		for _, code := range codes {
			g, err := practice.Decode(code)
			if err != nil {
				continue
			}
			m.showed[technique] = append(m.showed[technique], g.GivenDigits())
			if s, ok := m.profile.Next(&g); ok {
				m.seen[like(technique, &s)] = true
			}
		}
	}
	return m
}

// common is how many techniques are common.
const common = 40

// trim leaves a number of positions of each technique that is not common, and says how common they are.
func (m *miner) trim(others int) {
	ranked := slices.Clone(m.order)
	slices.SortStableFunc(ranked, func(a, b string) int { return cmp.Compare(m.met[b], m.met[a]) })
	for i, code := range ranked {
		if len(m.list[code]) > 0 {
			fmt.Printf("%s: next in %d of %d puzzles, %d positions\n", code, m.met[code], m.puzzles, len(m.list[code]))
		}
		if i >= common {
			m.list[code] = m.list[code][:min(len(m.list[code]), others)]
		}
	}
}

func (m *miner) text() string { return practice.Format(m.list, m.order) }

// like returns a key of a technique and what its step does. Two positions with the same key are too much alike.
func like(technique string, s *explain.Step) string { return fmt.Sprint(technique, s.Effects) }

// puzzle searches a puzzle for positions: a new one, or a variation of one that showed a technique with too few
// positions.
func (m *miner) puzzle() {
	o := generate.Options{}
	var lacking []string
	for _, code := range m.order {
		if len(m.showed[code]) > 0 && len(m.list[code]) < m.wanted {
			lacking = append(lacking, code)
		}
	}
	if len(lacking) > 0 && m.random.IntN(2) == 0 {
		few := m.showed[lacking[m.random.IntN(len(lacking))]]
		if varied, ok := m.generator.Vary(few[m.random.IntN(len(few))], o); ok {
			m.walk(varied, false)
		}
		return
	}
	if puzzle, err := m.generator.Puzzle(context.Background(), o); err == nil {
		m.puzzles++
		m.walk(puzzle, true)
	}
}

// walk keeps the positions of a puzzle, one of each technique.
func (m *miner) walk(puzzle candidates.Filling, fresh bool) {
	g := candidates.NewGrid(candidates.Classic9, puzzle)
	came := map[string]bool{}
	for !g.Solved() {
		s, ok := m.profile.Next(&g)
		if !ok {
			return
		}
		technique := s.Technique.Code
		if fresh && !came[technique] {
			m.met[technique]++
		}
		kept := len(m.list[technique]) < m.wanted && !came[technique] && !m.seen[like(technique, &s)] && m.random.IntN(3) > 0
		came[technique] = true
		if kept && verify.Step(&g, &s) == nil {
			m.list[technique] = append(m.list[technique], practice.Encode(&g))
			m.showed[technique] = append(m.showed[technique], puzzle)
			m.seen[like(technique, &s)] = true
		}
		s.Apply(&g)
	}
}
