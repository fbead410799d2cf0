package lessons

import (
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/verify"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

// taught are the techniques that have lessons.
func taught() []*techniques.Technique { return append(suite.All(), pipeline.Trial) }

// handMade are the techniques for which no puzzle gave a position: their lesson shows that of their Doc.
var handMade = []string{
	"siamese-finned-x-wing", "firework-quadruple", "franken-x-wing", "finned-franken-x-wing",
	"siamese-finned-franken-x-wing", "mutant-x-wing", "finned-mutant-x-wing", "mutant-swordfish",
	"finned-mutant-swordfish", "mutant-jellyfish", "siamese-finned-mutant-x-wing",
	"siamese-finned-mutant-swordfish", "template-set", "tridagon", "sk-loop", "junior-exocet", "forcing-net-patterns",
	"nested-forcing-net", "squirmbag",
	"whale", "leviathan", "franken-squirmbag", "mutant-squirmbag", "franken-whale", "mutant-whale",
	"finned-leviathan", "sashimi-leviathan", "franken-leviathan", "finned-franken-leviathan",
	"mutant-leviathan", "set-equivalence", "trial",
}

func TestEveryTechniqueHasPositions(t *testing.T) {
	var without []string
	for _, technique := range taught() {
		worked, _, err := Of(technique)
		if err != nil {
			t.Fatal(err)
		}
		if len(worked) > Worked {
			t.Errorf("%s has %d positions", technique.Code, len(worked))
		}
		if worked[0].Kind == Any {
			without = append(without, technique.Code)
		}
	}
	if !slices.Equal(without, handMade) {
		t.Errorf("without a position of their own are\n%q\nwant\n%q", without, handMade)
	}
}

// A position that is worked out shows a proved step, and nothing easier than its kind says is to be found.
func TestWorked(t *testing.T) {
	profile := suite.Human()
	for _, technique := range taught() {
		t.Run(technique.Code, func(t *testing.T) {
			t.Parallel()
			worked, _, err := Of(technique)
			if err != nil {
				t.Fatal(err)
			}
			for _, p := range worked {
				step, err := p.Step(technique)
				if err != nil {
					t.Fatal(err)
				}
				if err := verify.Step(&p.Grid, &step); err != nil {
					t.Errorf("%s: %v", p.Text(), err)
				}
				var easier []*techniques.Technique
				switch p.Kind {
				case Next:
					easier = profile[:slices.Index(profile, technique)]
				case Level:
					easier = slices.DeleteFunc(slices.Clone(profile), func(x *techniques.Technique) bool { return x.Level >= technique.Level })
				}
				if s, ok := runner(easier...).Next(&p.Grid); ok {
					t.Errorf("%s: %v finds %v there", p.Text(), s.Technique, s.Effects)
				}
			}
		})
	}
}

// withoutNear are the techniques for which there can be no near miss, and why.
var withoutNear = map[string]string{
	"full-house":            "digits make it, and no pencil mark can be in the way of the last open cell of a house",
	"avoidable-rectangle-1": "one open cell is left, and loses the same digit whatever else it may hold",
	"trial":                 "it tries each candidate in turn, and takes another where one is in the way",
}

// busy are the techniques that find so many steps that they find others on the board of their near miss.
var busy = []string{
	"aligned-pair-exclusion", "als-aic", "als-discontinuous-nice-loop", "finned-franken-swordfish", "finned-franken-x-wing",
	"finned-mutant-swordfish", "forcing-net-contradiction", "forcing-net-verity", "franken-x-wing", "kraken-fish-type-1",
	"multi-sector-locked-set", "nested-forcing-net", "set-equivalence", "template-set",
}

// In a near miss the technique finds none of the effects, and most find nothing; and its step does not stand up to
// the checker, until the candidate in the way is gone.
func TestNearMisses(t *testing.T) {
	n := 0
	for _, technique := range taught() {
		_, p, err := Of(technique)
		if err != nil {
			t.Fatal(err)
		}
		if _, never := withoutNear[technique.Code]; never != (p == nil) {
			t.Errorf("%s has a near miss: %v", technique.Code, p != nil)
		}
		if p == nil {
			continue
		}
		n++
		if !p.Grid.Has(p.InWay) || !p.Grid.Open().Has(p.InWay.Cell()) {
			t.Errorf("%s: the board has no %v", technique.Code, p.InWay)
		}
		runner(technique).All(&p.Grid, func(s explain.Step) bool {
			if !slices.Contains(busy, technique.Code) || slices.ContainsFunc(s.Effects, func(e explain.Effect) bool { return slices.Contains(p.Effects, e) }) {
				t.Errorf("%s finds %v on %s", technique.Code, s.Effects, p.Text())
				return false
			}
			return true
		})
		step, err := p.Step(technique)
		if err != nil {
			t.Error(err)
			continue
		}
		open := p.Open()
		if err := verify.Step(&open, &step); err != nil {
			t.Errorf("%s, without %v: %v", p.Text(), p.InWay, err)
		}
		if verify.Step(&p.Grid, &step) == nil {
			t.Errorf("%s: the step of %s stands with %v as well", p.Text(), technique.Code, p.InWay)
		}
	}
	if n < 120 {
		t.Errorf("only %d techniques have a near miss", n)
	}
}

func runner(list ...*techniques.Technique) *techniques.Runner {
	return techniques.NewRunner(list).Grant(explain.Unique)
}

func TestParseErrors(t *testing.T) {
	const board = ":0000::" + "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79" + "::::"
	for line, want := range map[string]string{
		"x-wing next 1 " + board:                          "expected CODE KIND ORIGIN BOARD => EFFECTS",
		"x-wing soon 1 " + board + " => r1c3<>4":          `kind "soon"`,
		"x-wing near 1 " + board + " => r1c3<>4":          "expected the candidate in the way",
		"x-wing near 1 " + board + " r1c3 => r1c3<>4":     "r1c3",
		"x-wing next one " + board + " => r1c3<>4":        `origin "one"`,
		"x-wing next 1 " + board + " => r1c33":            "r1c33",
		"x-wing next 1 53..7 => r1c3<>4":                  "",
		"x-wing next 1 " + board + " => r1c3<>4\nnothing": "line 2",
	} {
		if _, err := Parse(line); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: got %v, want %q", line, err, want)
		}
	}
	good, err := Parse("x-wing near 7 " + board + " r1c4<>2 => r1c6<>2 r1c3<>4\n")
	if err != nil {
		t.Fatal(err)
	}
	p := good[0]
	if p.Kind != Near || p.Seed != 7 || p.InWay != candidates.Of(candidates.At(1, 4), 2) || len(p.Effects) != 2 || p.Effects[0].Candidate.Cell().Column() != 3 {
		t.Errorf("got %+v", p)
	}
	if open := p.Open(); open.Has(p.InWay) || !p.Grid.Has(p.InWay) {
		t.Error("Open does not take the candidate in the way out, or changes the board")
	}
}
