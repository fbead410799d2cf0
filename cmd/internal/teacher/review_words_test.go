package teacher

import (
	"context"
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/claim"
	"pencilmark/explain/game"
	"pencilmark/explain/say"
	"pencilmark/fallback"
	"pencilmark/techniques"
)

// played is a sheet as a reader of a review has it before the eyes.
type played struct {
	start    candidates.Grid
	solution candidates.Filling
	digits   candidates.Filling
	removed  candidates.CandidateSet
	before   []played
}

// lost reports whether a digit or a mark that was crossed out, which is right or wrong, is no more.
func (p *played) lost(now *played, right bool) bool {
	for c := range p.start.Open().All() {
		if d := p.digits[c]; d != 0 && d != now.digits[c] && (d == p.solution[c]) == right {
			return true
		}
		for d := range p.start.Layout().Digits().All() {
			if k := candidates.Of(c, d); p.removed.Has(k) && !now.removed.Has(k) && (d != p.solution[c]) == right {
				return true
			}
		}
	}
	return false
}

// grid returns the sheet, with or without what is wrong on it.
func (p *played) grid(wrong bool) candidates.Grid {
	g := p.start
	for c := range g.Open().All() {
		if d := p.digits[c]; d != 0 && (wrong || d == p.solution[c]) {
			g.Place(c, d)
		}
	}
	for k := range p.removed.All() {
		if wrong || p.solution[k.Cell()] != k.Digit() {
			g.Remove(k.Cell(), k.Digit())
		}
	}
	return g
}

func (p *played) wrong() bool { return len(p.faults()) > 0 }

// faults returns the wrong digits, and the marks that were crossed out too early.
func (p *played) faults() (all []explain.Effect) {
	for c := range p.start.Open().All() {
		if d := p.digits[c]; d != 0 && d != p.solution[c] {
			all = append(all, explain.Place(c, d))
		} else if d == 0 && p.removed.Has(candidates.Of(c, p.solution[c])) {
			all = append(all, explain.Remove(c, p.solution[c]))
		}
	}
	return all
}

// make makes a move as it is written.
func (p *played) make(move string) {
	if move == "undo" {
		if last := len(p.before) - 1; last >= 0 {
			*p = p.before[last]
		}
		return
	}
	around := *p
	p.before = append(slices.Clip(p.before), around)
	c, err := candidates.ParseCell(move[:4])
	if err != nil {
		panic(err)
	}
	switch d := candidates.Digit(move[len(move)-1] - '0'); {
	case move[len(move)-1] == '.':
		p.digits[c] = 0
	case strings.Contains(move, "<>"):
		p.removed.Add(candidates.Of(c, d))
	default:
		p.digits[c] = d
	}
}

// effect returns what a move enters or crosses out.
func effect(move string) (e explain.Effect, ok bool) {
	e, err := explain.ParseEffect(move)
	return e, err == nil
}

// randomGame makes moves that are right for the most part.
func randomGame(rnd *rand.Rand, g *candidates.Grid, solution *candidates.Filling, n int) (moves []string) {
	cells := slices.Collect(g.Open().All())
	for range n {
		c := cells[rnd.IntN(len(cells))]
		other := candidates.Digit(1 + rnd.IntN(9))
		switch rnd.IntN(10) {
		case 0:
			moves = append(moves, "undo")
		case 1:
			moves = append(moves, c.String()+"=.")
		case 2:
			moves = append(moves, fmt.Sprintf("%v=%v", c, other))
		case 3, 4:
			moves = append(moves, fmt.Sprintf("%v<>%v", c, other))
		default:
			moves = append(moves, fmt.Sprintf("%v=%v", c, solution[c]))
		}
	}
	return moves
}

var reviewForms = []struct {
	pattern *regexp.Regexp
	check   func(r *reviewReader, m []string) bool
}{
	{regexp.MustCompile(`^Right, by (.*)\.$`), func(r *reviewReader, m []string) bool {
		return r.right() && len(r.judged.Steps) == 1 && r.titled(r.judged.Frame(), m[1])
	}},
	{regexp.MustCompile(`^Right: (.*) \((?:(\d+) steps, )?not on your sheet\), then (.*)\.$`), func(r *reviewReader, m []string) bool {
		before := r.judged.Steps[:len(r.judged.Steps)-1]
		names := strings.Split(strings.Replace(m[1], " and ", ", ", 1), ", ")
		used := map[string]bool{}
		for _, s := range before {
			used[s.Technique.Name] = true
		}
		for _, name := range names {
			if !used[name] {
				return false
			}
			delete(used, name)
		}
		return r.right() && len(used) == 0 && (m[2] == "" && len(before) == len(names) || m[2] == fmt.Sprint(len(before))) &&
			r.titled(r.judged.Frame(), m[3])
	}},
	{regexp.MustCompile(`^(?:An easier step was|The easiest step was) (.*)\.$`), func(r *reviewReader, m []string) bool {
		return r.titled(r.judged.EasiestFrame(), m[1])
	}},
	{regexp.MustCompile(`^No technique up to (\w+) has a step here\.$`), func(r *reviewReader, m []string) bool { return r.judged.Easiest == nil }},
	{regexp.MustCompile(`^Right, but a guess: (?:other steps come first|nothing up to (\w+) leads to it)\.$`), func(r *reviewReader, m []string) bool {
		e, _ := effect(r.judged.Text)
		g := r.was.grid(false)
		for h := range g.Layout().HousesOf(e.Candidate.Cell()).All() {
			if e.Place && g.PlacesIn(e.Candidate.Digit(), h).Len() == 1 {
				return false
			}
		}
		return r.right() && !e.Done(&g) && (!e.Place || g.Candidates(e.Candidate.Cell()).Len() > 1) && r.leads(g, e) == (m[1] == "")
	}},
	{regexp.MustCompile(`^A mistake(?:: the solution says otherwise|, but it follows from what is already wrong on the sheet)\.$`), func(r *reviewReader, m []string) bool {
		_, made := effect(r.judged.Text)
		return made && !r.right() && (!strings.Contains(m[0], "follows") || r.was.wrong())
	}},
	{regexp.MustCompile(`^This brings a mistake back\.$`), func(r *reviewReader, _ []string) bool { return r.judged.Text == "undo" && r.now.wrong() }},
	{regexp.MustCompile(`^Needless: it changes nothing\.$`), func(r *reviewReader, _ []string) bool {
		was, now := r.was.grid(false), r.now.grid(false)
		return was.Equal(&now) && r.was.wrong() == r.now.wrong()
	}},
	{regexp.MustCompile(`^Takes back what was (wrong|right)\.$`), func(r *reviewReader, m []string) bool {
		_, made := effect(r.judged.Text)
		return !made && (m[1] == "wrong") == r.was.lost(&r.now, false)
	}},
	{regexp.MustCompile(`^Puts back what was right\.$`), func(r *reviewReader, _ []string) bool {
		return r.judged.Text == "undo" && !r.was.lost(&r.now, true) && r.now.lost(&r.was, true)
	}},
	{regexp.MustCompile(`^From here on something is wrong on the sheet\.$`), func(r *reviewReader, _ []string) bool { return !r.was.wrong() && r.now.wrong() }},
	{regexp.MustCompile(`^Nothing is wrong on the sheet any more\.$`), func(r *reviewReader, _ []string) bool { return r.was.wrong() && !r.now.wrong() }},
}

// reviewReader reads what is said of one move.
type reviewReader struct {
	*Reviewer
	judged   *game.Judged
	was, now played
}

// right reports whether the solution has what the move enters, or not what it crosses out.
func (r *reviewReader) right() bool {
	e, made := effect(r.judged.Text)
	return made && (r.was.solution[e.Candidate.Cell()] == e.Candidate.Digit()) == e.Place
}

// leads reports whether one step after the other comes to the effect.
func (r *reviewReader) leads(g candidates.Grid, e explain.Effect) bool {
	for !e.Done(&g) {
		step, ok, err := r.all.Next(context.Background(), g)
		if !ok || err != nil {
			return false
		}
		step.Apply(&g)
	}
	return true
}

// titled reports whether the title is true of the step on its grid.
func (r *reviewReader) titled(f *explain.Frame, title string) bool {
	if f == nil {
		return false
	}
	said := r.Writer.SaidInTitle(f)
	return title == r.Writer.Title(f) && new(say.Replay).Title(f.Step, &f.Before, said, r.Writer.Said(f)) == nil
}

// Every sentence of a review is true of the sheet before and after the move. What is said of something wrong
// is said where that begins and ends.
func TestReviewWords(t *testing.T) {
	rnd := rand.New(rand.NewPCG(9, 10))
	puzzles, moves := 6, 40
	if testing.Short() {
		puzzles, moves = 2, 25
	}
	sentence := regexp.MustCompile(`(\.) `)
	heard := map[int]int{}
	stuck := 0 // guesses to which nothing leads
	for n, g := range notationtest.Read(t, "samples", 5)[:puzzles] {
		hardest := [...]techniques.Level{techniques.Hard, techniques.Easy}[n%2]
		solution := fallback.Solve(t.Context(), &g, 1, fallback.Budget{}).Solutions[0]
		text := g.String() + "\n" + strings.Join(randomGame(rnd, &g, &solution, moves), "\n")
		x, reviewed := reviewed(t, text, hardest)
		checkSummary(t, reviewed, x.Texts(reviewed), x.Summary(reviewed))
		now := played{start: g, solution: solution}
		for i, said := range x.Texts(reviewed) {
			r := reviewReader{Reviewer: x, judged: &reviewed.Judged[i], was: now}
			now.make(r.judged.Text)
			r.now = now
			for _, s := range strings.Split(sentence.ReplaceAllString(said, "$1\n"), "\n") {
				k := slices.IndexFunc(reviewForms, func(f struct {
					pattern *regexp.Regexp
					check   func(r *reviewReader, m []string) bool
				}) bool {
					return f.pattern.MatchString(s)
				})
				if k < 0 || !reviewForms[k].check(&r, reviewForms[k].pattern.FindStringSubmatch(s)) {
					t.Errorf("%v\n%s\nmove %d, %s: %s\nof: %s", &g, strings.ReplaceAll(text, "\n", " "), i+1, r.judged.Text, s, said)
					continue
				}
				if heard[k]++; strings.Contains(s, "leads to it") {
					stuck++
				}
			}
			if turned := r.was.wrong() != r.now.wrong(); turned != (strings.Contains(said, "wrong on the sheet any more") || strings.Contains(said, "From here on")) {
				t.Errorf("move %d: wrong before %v, after %v: %s", i+1, r.was.wrong(), r.now.wrong(), said)
			}
		}
	}
	if len(heard) < 8 || stuck == 0 {
		t.Errorf("heard were %v, and of guesses to which nothing leads %d", heard, stuck)
	}
}

var (
	summaryCounts  = regexp.MustCompile(`^(\d+) moves: (.*)\.$`)
	summaryMistake = regexp.MustCompile(`^The first mistake is move (\d+), (.*)\.$`)
	summaryHelp    = regexp.MustCompile(`^At the first guess, move (\d+), (.*) would have helped: (.*)\.$`)
	summaryNoHelp  = regexp.MustCompile(`^At the first guess, move (\d+), no technique up to (?:hard|easy) would have helped\.$`)
)

// checkSummary reads the summary of a review, of which the texts of the moves have been read.
func checkSummary(t *testing.T, r *game.Review, texts, summary []string) {
	t.Helper()
	first := func(begin string) string {
		return fmt.Sprint(1 + slices.IndexFunc(texts, func(text string) bool { return strings.HasPrefix(text, begin) }))
	}
	for _, s := range summary {
		ok := s == "The puzzle is solved." && r.Solved
		if m := summaryCounts.FindStringSubmatch(s); m != nil {
			sum := 0
			for part := range strings.SplitSeq(m[2], ", ") {
				n := 0
				fmt.Sscan(part, &n)
				sum += n
			}
			ok = m[1] == fmt.Sprint(len(texts)) && sum == len(texts)
		}
		if m := summaryMistake.FindStringSubmatch(s); m != nil {
			ok = m[1] == first("A mistake") && m[2] == r.Judged[r.First(game.Mistake)-1].Text
		}
		if m := summaryNoHelp.FindStringSubmatch(s); m != nil {
			ok = m[1] == first("Right, but a guess")
		}
		if m := summaryHelp.FindStringSubmatch(s); m != nil {
			before := r.Judged[r.First(game.Guess)-1].Before
			c, err := claim.Parse(m[3], before.Layout(), func(string) bool { return false })
			ok = m[1] == first("Right, but a guess") && err == nil && c.Judge(&before, explain.Unique, nil).Verdict == claim.Shown
		}
		if !ok {
			t.Errorf("not so: %s\n%s", s, strings.Join(texts, "\n"))
		}
	}
}

// Digits are listed as sentences have them.
func TestListDigits(t *testing.T) {
	for want, digits := range map[string][]candidates.Digit{"": nil, "4": {4}, "1 and 9": {1, 9}, "2, 3 and 7": {2, 3, 7}, "1, 2, 5 and 8": {1, 2, 5, 8}} {
		if got := listDigits(candidates.Digits(digits...), nil); got != want {
			t.Errorf("%v: %q, want %q", digits, got, want)
		}
	}
}
