package prosetest

import (
	"fmt"
	"strings"

	"pencilmark/candidates"
)

// counts reads what needs a true candidate, and what there is for that.
func (p *plainReader) counts(line *plainLine, from []int, needs, room string) error {
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
	err := each(`({cs} (needs|need) a digit( each|)|{ds} need a cell each in (each of |){hs}|\(({n})\) needs one more|{cs} (counts|count) (twice|{n} times)|{hs} (needs|need) (a|an) {d}( each|))`, strings.ReplaceAll(needs, ". Also ", "; "), func(a args) error {
		for c := range a.cells(0).All() {
			add(p.cell(c))
		}
		if a[1]+a[6] != "" {
			for d := range (a.digits(1) | a.digits(7)).All() {
				for h := range (a.houses(2) | a.houses(6)).All() {
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
	room, lack, lacks := strings.Cut(room, ". That is ")
	room = strings.ReplaceAll(room, ". Also for ", ", ")
	var digits candidates.DigitSet // of which all that serves is
	for i := range all {
		digits |= all[i].Digits()
	}
	err = each(`(one( {d}|) in {h} \({cs}\)|one( {d}|) at {c}|one in {c} \({ds}\)|one that is {?}; |one( {d}|) in {cs})`, room, func(a args) error {
		ds := a.digits(0) | a.digits(3) | a.digits(6) | a.digits(8)
		if ds == 0 {
			ds = digits
		}
		var link []candidates.Candidate
		for d := range ds.All() {
			for c := range a.cells(2).Or(a.cells(4)).Or(a.cells(5)).Or(a.cells(9)).All() {
				link = append(link, candidates.Of(c, d))
			}
		}
		if a[1] != "" && !a.cells(2).Within(p.l.HouseCells(a.house(1))) {
			return fmt.Errorf("%s is not in %s", a[2], a[1])
		}
		line.counted = append(line.counted, link)
		return nil
	})
	if err != nil {
		return err
	}
	few, _, _ := match("{n} too few", lack)
	if lacking := len(all) - len(line.counted); lacks != (lacking > 0) || lacks && (few == nil || few.number(0) != lacking) {
		return fmt.Errorf("there are %d too few", lacking)
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
