package say

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// Title reads the headline of a step: the name of its technique, then digits, cells and houses. All that is
// said has to be so on the board, of what the step does, and of patterns that the technique is known as; and
// the argument, of which the words stand on their own, has to speak of it.
func (r *Replay) Title(step *explain.Step, board *candidates.Grid, text, argument string) error {
	r.Statements++
	rest, ok := strings.CutPrefix(text, step.Technique.Name)
	if !ok {
		return fmt.Errorf("the name is not %s", step.Technique.Name)
	}
	if strings.Contains(rest, "  ") || strings.HasSuffix(rest, " ") || strings.HasSuffix(rest, ".") {
		return errors.New("a hole")
	}
	if told := allCells(argument); !allCells(rest).Within(told) {
		return fmt.Errorf("the argument speaks of %v\n in the title: %s", told, text)
	}
	if told := (args{argument}).houses(0); (args{rest}).houses(0)&^told != 0 {
		return fmt.Errorf("the argument does not speak of these houses\n in the title: %s", text)
	}
	for _, m := range numbersRE.FindAllString(rest, -1) {
		if ns := digitRE.FindAllString(m, -1); !slices.IsSorted(ns) || len(slices.Compact(ns)) < len(digitRE.FindAllString(m, -1)) {
			return fmt.Errorf("not in order: %s\n in the title: %s", m, text)
		}
	}
	for _, cells := range notedCells.FindAllString(rest, -1) {
		listed := 0
		for _, m := range compactRE.FindAllStringSubmatch(cells, -1) {
			listed += len(m[1]) * len(m[2])
		}
		if listed != allCells(cells).Len() {
			return fmt.Errorf("a cell is named twice\n in the title: %s", text)
		}
	}
	t := titleReader{l: board.Layout(), g: board, step: step, name: step.Technique.Name}
	for _, form := range titles() {
		if !form.name.MatchString(t.name) {
			continue
		}
		a, left, ok := match(form.pattern, rest)
		if !ok || left != "" {
			continue
		}
		if err := form.check(&t, a); err != nil {
			return fmt.Errorf("%w\n in the title: %s", err, text)
		}
		return nil
	}
	return fmt.Errorf("not known: %q", text)
}

// titleReader reads one headline.
type titleReader struct {
	l    *candidates.Layout
	g    *candidates.Grid
	step *explain.Step
	name string
}

// numbersRE finds numbers that stand side by side: of digits, of houses of a kind, and of rows and columns in
// notation.
var numbersRE = lazy(`\b\d(?:, \d\b)*(?: and \d\b)?|[rc]\d+`)

type titleForm struct {
	name    *regexp.Regexp
	pattern string
	check   func(*titleReader, args) error
}

// noted are cells as in notation: "r26c3,r5c7".
const noted = `r[1-9]+c[1-9]+(?:,r[1-9]+c[1-9]+)*`

var notedCells = lazy(noted)

const (
	subsetNames  = `^(Locked|Naked|Hidden) (Pair|Triple|Quad)$`
	fishNames    = `^(Siamese )?(Finned |Sashimi )?(Franken |Mutant )?(X-Wing|Swordfish|Jellyfish|Squirmbag|Whale|Leviathan)$`
	deadlyNames  = `^(Unique Rectangle Type \d|Hidden Rectangle|Avoidable Rectangle Type \d|Unique Loop|Extended Rectangle)$`
	chainNames   = `^(Skyscraper|(Dual )?2-String Kite|Turbot Fish|(Dual )?Empty Rectangle|(Grouped )?X-Chain|XY-Chain|[MSLH]-Wing|(Grouped |ALS-)?AIC)$`
	setNames     = `^(ALS-XZ|ALS-XY-Wing|ALS-W-Wing|ALS Chain|Death Blossom)$`
	refutedNames = `(Discontinuous Nice Loop|Nishio|Contradiction|Net with Patterns|Nested Forcing Net|Trial)$`
	verityNames  = `^(Cell Forcing Chain|House Forcing Chain|Forcing Net Verity)$`
)

// titles returns what follows the names of techniques.
func titles() []titleForm {
	titlesOnce.Do(findTitles)
	return titlesFound
}

var (
	titlesOnce  sync.Once
	titlesFound []titleForm
)

func findTitles() {
	for _, f := range []struct {
		name, pattern string
		check         func(*titleReader, args) error
	}{
		{`^(Full House|(Hidden|Naked) Single)$`, ": {d} in {c}", (*titleReader).single},
		{`^(Pointing|Claiming)$`, ": {d} of {h} in {h}", (*titleReader).locked},
		{subsetNames, ": {ds} in {cc}", (*titleReader).subset},
		{fishNames, ": {*}", (*titleReader).allFish},
		{`^Kraken Fish Type \d$`, ": {fish}", func(t *titleReader, a args) error { return t.fish(a[0]) }},
		{`^Remote Pair$`, ": {*}", (*titleReader).remote},
		{`Wing|Chute Remote Pair`, " at {cs} on {d}", (*titleReader).wing},
		{chainNames, ": {*}", (*titleReader).ends},
		{`Continuous Nice Loop$`, " through {cc}", (*titleReader).loop},
		{refutedNames, ": {c} is not {d}", func(t *titleReader, a args) error { return t.result(a, candidates.Digits(a.digit(1))) }},
		{`Discontinuous Nice Loop$`, ": {c} is {d}", func(t *titleReader, a args) error {
			k := candidates.Of(a.cell(0), a.digit(1))
			return errors.Join(t.result(a, t.g.Candidates(k.Cell()).Without(k.Digit())), expect(t.g.Has(k), "it cannot be"))
		}},
		{`Guardians|Oddagon`, ": {ds} in {cc}", (*titleReader).ring},
		{`Medusa`, ": {ds} in {cc}", func(t *titleReader, a args) error { return t.clusters(a.digits(0), allCells(a[1]), true) }},
		{`Coloring`, ": {d} in {cc}", func(t *titleReader, a args) error { return t.clusters(a.digits(0), allCells(a[1]), false) }},
		{`Tridagon`, ": {ds} in {cc}", func(t *titleReader, a args) error { return t.spread(a.digits(0), allCells(a[1]), 2) }},
		{deadlyNames, ": {ds} in {cc}", (*titleReader).deadly},
		{`^BUG`, " at {cs}", (*titleReader).grave},
		{`^(Sue de Coq|[S-W]+XYZ-Wing)$`, ": {ds} in {cc}", func(t *titleReader, a args) error { return t.counted(a.digits(0), allCells(a[1])) }},
		{`^Sue de Coq$`, " in {cc}", func(t *titleReader, a args) error { return t.counted(t.l.Digits(), allCells(a[0])) }},
		{`^(Almost Locked|Firework) `, ": {ds} in {hs}", (*titleReader).somewhere},
		{`^(SK-Loop|Multi-Sector Locked Set)$`, " in {cc}", (*titleReader).sectors},
		{`^(SK-Loop|Multi-Sector Locked Set)$`, ": {ds} in {cc}", func(t *titleReader, a args) error { return t.spread(a.digits(0), allCells(a[1]), 1) }},
		{`^(SK-Loop|Multi-Sector Locked Set)$`, ": {ds} in {hs}", (*titleReader).lacking},
		{setNames, ": {ds} in {cc} or {cc}", (*titleReader).sets},
		{setNames, ": {cc} and {cc}", (*titleReader).rings},
		{setNames, " at {c} on {ds}", func(t *titleReader, a args) error {
			return errors.Join(t.open(a.cells(0)), t.removes(a.digits(1)))
		}},
		{verityNames, " at {c}", func(t *titleReader, a args) error { return t.open(a.cells(0)) }},
		{verityNames, ": {d} in {h}", (*titleReader).lacking},
		{`^Junior Exocet$`, ": {ds} in {cc} and {cc}", (*titleReader).exocet},
		{`^Template (Set|Delete)$`, ": {d}( in {hs}|)", func(t *titleReader, a args) error {
			if a[1] == "" {
				return expect(t.g.Places(a.digit(0)).Meets(t.g.Open()), "%s is everywhere", a[0])
			}
			return t.lacking(a)
		}},
		{`^Aligned (Pair|Triplet) Exclusion$`, ": {d} in {c} beside {cc}", (*titleReader).excluded},
	} {
		titlesFound = append(titlesFound, titleForm{regexp.MustCompile(f.name), f.pattern, f.check})
	}
}
