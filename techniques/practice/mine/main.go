// Mine looks for positions to practise on, and adds them to those of package practice:
//
//	go run ./techniques/practice/mine -minutes 10 -seed 1000 -out techniques/practice/positions.txt
//	go run ./techniques/practice/mine -minutes 1 -board classic6 -clues killer -only must-have -out techniques/practice/positions.txt
//
// It makes puzzles and goes through them with the human profile. Every grid on the way is a position of the
// technique that finds the first step there. Where a technique has fewer positions than are wanted, the
// puzzles that showed it are varied, since puzzles that share most of their givens share techniques as well. Boards with
// clues, and jigsaws, are for techniques that ordinary ones do not show, which -only names.
package main

import (
	"cmp"
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"time"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/verify"
	"pencilmark/fallback/generate"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/puzzles"
	"pencilmark/techniques/lessons"
	"pencilmark/techniques/practice"
	"pencilmark/techniques/suite"
)

func main() {
	minutes := flag.Float64("minutes", 1, "how long to look")
	seed := flag.Uint64("seed", 1, "where chance begins")
	wanted := flag.Int("wanted", 100, "how many positions of a common technique are wanted")
	others := flag.Int("others", 30, "how many of one that is not among the forty most common")
	board := flag.String("board", "", "board of the puzzles: classic6, jigsaw9 or another; the ordinary one if it is empty")
	clues := flag.String("clues", "", "kinds of clues of the puzzles, as generate --clues takes them")
	only := flag.String("only", "", "look for these techniques only, by their codes")
	out := flag.String("out", "positions.txt", "file to read and to write")
	flag.Parse()
	if err := run(*out, lessons.Origin{Board: *board, Clues: *clues, Seed: *seed}, *only, *wanted, *others, time.Duration(*minutes*float64(time.Minute))); err != nil {
		fmt.Fprintln(os.Stderr, "mine:", err)
		os.Exit(1)
	}
}

func run(out string, from lessons.Origin, only string, wanted, others int, length time.Duration) error {
	text, err := os.ReadFile(out)
	if err != nil {
		return err
	}
	list, err := practice.Parse(string(text))
	if err != nil {
		return fmt.Errorf("%s: %w", out, err)
	}
	m := newMiner(list, from, only, wanted)
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
	if m.isOrdinary() {
		m.trim(others)
	}
	return os.WriteFile(out, []byte(m.text()), 0o666)
}

// miner goes through puzzles.
type miner struct {
	list      map[string][]string
	from      lessons.Origin // of the next puzzle, unless puzzles are ordinary
	only      string         // techniques that are looked for, by their codes; empty for all
	wanted    int
	order     []string // the codes of the techniques
	random    *rand.Rand
	generator *generate.Generator
	profile   *techniques.Runner
	showed    map[string][]candidates.Filling // puzzles that showed a technique
	seen      map[string]bool                 // techniques with what they did, so that no two positions are alike
	met       map[string]int                  // in how many puzzles that are not varied a technique came next
	fresh     int                             // puzzles that are not varied
}

func newMiner(list map[string][]string, from lessons.Origin, only string, wanted int) *miner {
	m := &miner{
		list: list, from: from, only: only, wanted: wanted,
		random:    rand.New(rand.NewPCG(from.Seed, 0)),
		generator: generate.New(from.Seed, 1),
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
			fmt.Printf("%s: next in %d of %d puzzles, %d positions\n", code, m.met[code], m.fresh, len(m.list[code]))
		}
		if i >= common {
			m.list[code] = m.list[code][:min(len(m.list[code]), others)]
		}
	}
}

func (m *miner) text() string { return practice.Format(m.list, m.order) }

// like returns a key of a technique and what its step does. Two positions with the same key are too much alike.
func like(technique string, s *explain.Step) string { return fmt.Sprint(technique, s.Effects) }

// longest is how long a puzzle with clues may take to be made.
const longest = 10 * time.Second

// isOrdinary reports whether the puzzles are ordinary ones.
func (m *miner) isOrdinary() bool { return m.from == lessons.Origin{Seed: m.from.Seed} }

// puzzle searches a puzzle for positions: a new one, or a variation of one that showed a technique with too few
// positions.
func (m *miner) puzzle() {
	if !m.isOrdinary() {
		ctx, cancel := context.WithTimeout(context.Background(), longest)
		defer cancel()
		if g, err := puzzles.From(ctx, m.from); err == nil {
			m.walk(g, true)
		}
		m.from.Seed++
		return
	}
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
			m.walk(candidates.NewGrid(candidates.Classic9, varied), false)
		}
		return
	}
	if puzzle, err := m.generator.Puzzle(context.Background(), o); err == nil {
		m.fresh++
		m.walk(candidates.NewGrid(candidates.Classic9, puzzle), true)
	}
}

// walk keeps positions of a puzzle, one of each technique, at random of those in which it comes next.
func (m *miner) walk(g candidates.Grid, fresh bool) {
	type position struct {
		grid candidates.Grid
		step explain.Step
	}
	puzzle := g.GivenDigits()
	chosen, came := map[string]position{}, map[string]int{}
	for !g.Solved() {
		s, ok := m.profile.Next(&g)
		if !ok {
			break
		}
		technique := s.Technique.Code
		if came[technique]++; m.random.IntN(came[technique]) == 0 {
			chosen[technique] = position{g, s}
		}
		s.Apply(&g)
	}
	for _, technique := range m.order {
		p, ok := chosen[technique]
		if !ok {
			continue
		}
		if fresh {
			m.met[technique]++
		}
		if len(m.list[technique]) < m.wanted && (m.only == "" || slices.Contains(strings.Split(m.only, ","), technique)) &&
			!m.seen[like(technique, &p.step)] && verify.Step(&p.grid, &p.step) == nil {
			m.list[technique] = append(m.list[technique], practice.Encode(&p.grid))
			m.showed[technique] = append(m.showed[technique], puzzle)
			m.seen[like(technique, &p.step)] = true
		}
	}
}
