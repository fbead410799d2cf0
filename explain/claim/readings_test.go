package claim

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/techniques/names"
	"pencilmark/techniques/suite"
)

// onlyNames knows names and finds nothing, so that only the words of a claim count.
type onlyNames struct{ *names.Names }

func (onlyNames) Find(string, *candidates.Grid, func(*explain.Step) bool) {}

// taken says what a pattern was taken for.
func taken(p pattern) string {
	switch p := p.(type) {
	case either:
		return listed(p, " or ")
	case joined:
		return listed(p, " and ")
	case part:
		return taken(p.pattern)
	case *mention:
		text := p.name
		for _, field := range []struct {
			name  string
			value any
			zero  bool
		}{
			{"of", p.digits, p.digits == 0}, {"at", p.groups, p.groups == nil}, {"in", p.houses, p.houses == nil}, {"digits in cells", p.places, p.places == nil},
			{"fins", p.fins, p.fins.IsEmpty()}, {"fins in", p.finArea, p.finArea.IsEmpty()}, {"with fins", "", !p.finned}, {"pivot", p.pivot, p.pivot.IsEmpty()},
			{"pincers", p.pincers, p.pincers.IsEmpty()}, {"common", p.common, p.common == 0}, {"target", p.targets, p.targets.IsEmpty()},
			{"total", p.total, p.total == 0}, {"seen by", p.sees, p.sees.IsEmpty()},
		} {
			if !field.zero {
				text += fmt.Sprintf(" %s %v", field.name, field.value)
			}
		}
		return text
	case chain:
		text := "chain"
		for _, t := range p.terms {
			text += fmt.Sprintf(" %c%v", max(t.sign, ' '), t.cells)
			for _, s := range t.parts {
				text += fmt.Sprintf("%c%v", max(s.sign, ' '), s.digits)
			}
		}
		return text
	case subset:
		return fmt.Sprintf("subset %v %v %v naked %t hidden %t", p.digits, p.cells, p.house, p.naked, p.hidden)
	case cover:
		return fmt.Sprintf("cover %v %v %v fins %v", p.Digit, p.Base, p.Covers, p.fins)
	case single:
		return fmt.Sprintf("single %v %v", p.k, p.item)
	case clueAlone:
		return fmt.Sprintf("clue %d", p.number)
	case seen:
		return fmt.Sprintf("placed %v %v %v", p.digit, p.cells, p.house)
	}
	return fmt.Sprintf("%T", p)
}

func listed[P pattern](ways []P, between string) string {
	var all []string
	for _, way := range ways {
		all = append(all, taken(way))
	}
	return strings.Join(all, between)
}

// garbled returns a claim with a word left out, doubled, or moved behind the next, all at
// a place that the number says, and with a word of another claim in place of that.
func garbled(text, before string, n int) (all []string) {
	words, others := strings.Fields(text), strings.Fields(before)
	if len(words) < 2 {
		return nil
	}
	i := n * 7 % (len(words) - 1)
	join := func(parts ...[]string) {
		var flat []string
		for _, part := range parts {
			flat = append(flat, part...)
		}
		all = append(all, strings.Join(flat, " "))
	}
	join(words[:i], words[i+1:])
	join(words[:i+1], words[i:])
	join(words[:i], words[i+1:i+2], words[i:i+1], words[i+2:])
	if len(others) > 0 {
		join(words[:i], others[n%len(others):n%len(others)+1], words[i+1:])
	}
	return all
}

// What claims are taken for whose words are not where they belong, as those of people often are: nothing in most cases,
// and else what the words still say. A change of what is read shows here though no claim that is well written tells.
func TestReadings(t *testing.T) {
	book := onlyNames{names.New(suite.All())}
	files, err := filepath.Glob("testdata/forums/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	var b strings.Builder
	n, before := 0, ""
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		marks, claims, _ := strings.Cut(string(text), "---\n")
		p, err := notation.Parse(marks, candidates.Classic9)
		if err != nil {
			t.Fatal(file, err)
		}
		for line := range strings.Lines(claims) {
			said, _, _ := strings.Cut(strings.TrimPrefix(line, "? "), " | ")
			for _, claim := range garbled(said, before, n) {
				c, err := Read(claim, &p.Grid, book)
				if err != nil {
					fmt.Fprintf(&b, "%s\n    %d\n", claim, err.(*Error).Col)
					continue
				}
				fmt.Fprintf(&b, "%s\n    %s %v", claim, c.Name, c.Effects)
				if c.pattern != nil {
					fmt.Fprintf(&b, " %s", taken(c.pattern))
				}
				b.WriteByte('\n')
			}
			n, before = n+1, said
		}
	}
	const golden = "testdata/readings.golden"
	if flag.Lookup("update").Value.String() == "true" {
		if err := os.WriteFile(golden, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(b.String(), "\n")); diff != "" {
		t.Errorf("%s (-want +got); accept with -update:\n%s", golden, diff)
	}
}
