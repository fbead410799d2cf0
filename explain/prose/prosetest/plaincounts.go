package prosetest

import (
	"fmt"
	"strings"

	"pencilmark/candidates"
)

// counts reads what needs a true candidate, and what there is for that.
func (p *plainReader) counts(line *plainLine, from []int, needs, supply, choices string) error {
	var gone candidates.CandidateSet
	for _, n := range from {
		if c := p.lines[n-1].claim; c.some || !p.inForce(n) {
			return fmt.Errorf("line %d says of nothing here that it is false", n)
		}
		gone.Or(&p.lines[n-1].claim.of)
	}
	var all []candidates.CandidateSet // of each need
	add := func(ks candidates.CandidateSet) {
		for k := range gone.All() {
			ks.Remove(k)
		}
		all = append(all, ks)
	}
	if a, rest, ok := match("the {n} cells {cs} have only the {n} (digit|digits) {ds} between them", needs); ok && rest == "" {
		for c := range a.cells(1).All() {
			add(p.cell(c))
		}
		for d := range a.digits(3).All() {
			var link []candidates.Candidate
			for _, need := range all {
				for c := range need.Places(d).All() {
					link = append(link, candidates.Of(c, d))
				}
			}
			line.counted = append(line.counted, link)
		}
		if a.number(0) != len(all) || a.number(2) != len(line.counted) {
			return fmt.Errorf("there are %d cells and %d digits", len(all), len(line.counted))
		}
		return p.tally(line, all)
	}
	needs, nothing := strings.CutSuffix(needs, ", and nothing is left for that")
	err := each(`({cs} (needs|need) a digit( each|)|{ds} (needs|need) a cell( each|) in (each of |){hs}|\(({n})\) needs one more|{cs} (counts|count) (twice|{n} times))`, strings.ReplaceAll(needs, ". Also ", "; "), func(a args) error {
		for c := range a.cells(0).All() {
			add(p.cell(c))
		}
		if a[1] != "" {
			for d := range a.digits(1).All() {
				for h := range a.houses(2).All() {
					var ks candidates.CandidateSet
					ks.AddPlaces(d, p.board.PlacesIn(d, h))
					add(ks)
				}
			}
		}
		times := 2
		if a[5] != "" {
			times = a.number(5)
		}
		for c := range a.cells(4).All() {
			for range times - 1 {
				add(p.cell(c))
			}
		}
		if a[3] != "" {
			from, err := p.cited(a[3])
			if err != nil {
				return err
			}
			ks, err := p.positive(from)
			add(ks)
			return err
		}
		return nil
	})
	if err != nil || nothing {
		if nothing && err == nil {
			return p.tally(line, all)
		}
		return err
	}
	a, rest, ok := match("(Only |){n} choice(s|)", supply)
	if !ok || rest != "" {
		return fmt.Errorf("not known: %q", supply)
	}
	for _, text := range strings.Split(strings.ReplaceAll(choices, ". Also ", "; "), "; ") {
		text, alternative := strings.CutPrefix(text, "or ")
		var link []candidates.Candidate
		err := each("(or |){ds} in {cs}", strings.ReplaceAll(text, ", or ", ", "), func(m args) error {
			for d := range m.digits(0).All() {
				for c := range m.cells(1).All() {
					link = append(link, candidates.Of(c, d))
				}
			}
			return nil
		})
		if err != nil {
			return err
		}
		if last := len(line.counted) - 1; alternative {
			line.counted[last] = append(line.counted[last], link...)
		} else {
			line.counted = append(line.counted, link)
		}
	}
	if a.number(0) != len(line.counted) || strings.HasPrefix(supply, "Only ") != (len(line.counted) < len(all)) {
		return fmt.Errorf("there are %d for %d", len(line.counted), len(all))
	}
	return p.tally(line, all)
}

// tally checks that the links serve the needs, one each, and that there are not more of them.
func (p *plainReader) tally(line *plainLine, needs []candidates.CandidateSet) error {
	times := map[candidates.Candidate]int{}
	for _, need := range needs {
		for k := range need.All() {
			times[k]++
		}
	}
	for _, link := range line.counted {
		for i, k := range link {
			if _, ok := times[k]; !ok {
				return fmt.Errorf("%v serves nothing", k)
			}
			times[k]--
			for _, o := range link[:i] {
				if k != o && !p.l.Excludes(k, o) {
					return fmt.Errorf("%v and %v may both be true", o, k)
				}
			}
		}
	}
	for k, n := range times {
		if n > 0 {
			return fmt.Errorf("%v is left out", k)
		}
	}
	line.claim = plainClaim{some: len(line.counted) < len(needs)}
	return expect(len(line.counted) <= len(needs), "there are %d for %d", len(line.counted), len(needs))
}
