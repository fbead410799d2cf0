package fallback

import (
	"context"
	"math"
	"sort"

	"pencilmark/candidates"
	"pencilmark/candidates/suppose"
)

// deep is what a refuter keeps for refutations of any depth on boards with clues, from one grid of a puzzle to the next.
type deep struct {
	share    int                      // how many nodes each suspect may take, 0 for any number
	until    int                      // how many are used when the one at hand has taken its share
	failures [candidates.MaxCells]int // how often a refutation within another rested on each cell
	barren   barren
	left     [candidates.MaxCandidates]int // of each suspect, see there
	probe    probe
	plan     *plan // of the branch at hand, nil if it has none
}

// barren is a grid on which means less than any depth found nothing.
type barren struct {
	grid candidates.Grid
	some bool
}

// soonAgain is how many candidates a barren grid has to lose until it is searched again.
const soonAgain = 8

// still reports whether g is the barren grid but for a few candidates.
func (b *barren) still(g *candidates.Grid) bool {
	if !b.some || b.grid.Layout() != g.Layout() {
		return false
	}
	gone := 0
	for c := range g.Layout().Cells().All() {
		if g.Candidates(c)&^b.grid.Candidates(c) != 0 {
			return false
		}
		gone += (b.grid.Candidates(c) &^ g.Candidates(c)).Len()
	}
	return gone < soonAgain
}

// Barren reports whether the grid at hand is one of which [Refuter.NoteBarren] was told, but for a few candidates. Where
// boards with clues are hard most refutations remove one candidate, and to search for shorter ones after each of them takes
// longer than all else.
func (r *Refuter) Barren() bool { return r.deep.barren.still(r.root) }

// NoteBarren says that nothing was found on the grid at hand. It says nothing of boards without clues.
func (r *Refuter) NoteBarren() {
	if len(r.root.Layout().Clues()) > 0 && r.err == nil {
		r.deep.barren = barren{*r.root, true}
	}
}

// Forget has the refuter begin anew with another puzzle.
func (r *Refuter) Forget() { r.deep = deep{} }

// Refute does what the function of that name does. It takes less time if the grid comes from the one before.
func (r *Refuter) Refute(ctx context.Context, g *candidates.Grid, solution *candidates.Filling, b Budget) (*suppose.Refutation, error) {
	r.Reset(ctx, g, solution, b)
	last := len(shortMeans) - 1
	if r.Barren() {
		for i := range r.suspects {
			s := &r.suspects[i]
			s.left = r.deep.left[s.candidate]
		}
		return r.inTurn(shortMeans[last:])
	}
	if found, err := r.inTurn(shortMeans[:last]); err != ErrIrrefutable {
		return found, err
	}
	r.err = nil
	r.NoteBarren()
	for _, s := range r.suspects {
		r.deep.left[s.candidate] = s.left
	}
	return r.inTurn(shortMeans[last:])
}

// Where refutations may be of any depth each of so many suspects may take so many nodes at first. If that does not suffice
// a search makes plans. A branch takes a node where the board has clues that count, otherwise a few hundred.
const (
	widthAtFirst       = 32
	nodesAtFirst       = 4000
	nodesWhereItCounts = 100
)

// deepest does what [Refuter.Shortest] does for refutations of any depth.
func (r *Refuter) deepest(m Means) *suppose.Refutation {
	r.weigh()
	sort.Stable((*byPromise)(r))
	if r.deep.probe.limit == 0 {
		r.deep.share = nodesAtFirst
		if len(r.root.Layout().Counting()) > 0 {
			r.deep.share = nodesWhereItCounts
		}
		best := r.shortest(m, widthAtFirst)
		r.deep.share = 0
		if best != nil || r.err != nil {
			return best
		}
	}
	return r.probed()
}

// spend counts one node, as that of the meter does, and reports false as well when the suspect at hand has taken its share.
func (r *Refuter) spend() bool {
	return (r.deep.share == 0 || r.used < r.deep.until) && r.meter.spend()
}

// weigh finds out of all suspects how much there is to do until the cell is filled, or the digit is placed in a house. What
// leaves so many candidates more when it is supposed is taken for twice as hard to refute.
func (r *Refuter) weigh() {
	var items [candidates.MaxItems]uint64
	for round := range 2 {
		for i := range r.suspects {
			s := &r.suspects[i]
			c, d := s.candidate.Cell(), s.candidate.Digit()
			s.effort = 1 << 62
			weight := halved(candidates.MaxCandidates - s.left)
			for hs := r.root.Layout().HousesOf(c); ; {
				item := candidates.CellItem(c)
				h, ok := hs.Next()
				if ok {
					item = candidates.HouseItem(d, h)
				}
				if round == 0 {
					items[item] += weight
				} else {
					s.effort = min(s.effort, items[item])
				}
				if !ok {
					break
				}
			}
		}
	}
}

// mostFailed returns the item to split on where the board has clues: that with the fewest candidates for each time that a
// refutation rested on its cells.
func (r *Refuter) mostFailed(g *candidates.Grid) candidates.Item {
	best, least := fewest(g), math.MaxInt
	var ks [candidates.MaxSize]candidates.Candidate
	for _, i := range g.Layout().Items() {
		all := g.AppendCandidates(ks[:0], i)
		if len(all) < 2 {
			continue
		}
		failures := 0
		for _, k := range all {
			failures += r.deep.failures[k.Cell()]
		}
		if n := perFailure * len(all) / (1 + failures/len(all)); n < least {
			best, least = i, n
		}
	}
	return best
}

// perFailure is large enough that a division by failures leaves much.
const perFailure = 1 << 20

// failed notes the cells that a nested refutation rests on.
func (r *Refuter) failed(nested *suppose.Refutation) {
	note := func(i candidates.Item) {
		if c, ok := i.Cell(); ok {
			r.deep.failures[c]++
			return
		}
		_, h, _ := i.House()
		for c := range r.root.Layout().HouseCells(h).All() {
			r.deep.failures[c]++
		}
	}
	note(nested.Conflict)
	for _, line := range nested.Lines {
		switch {
		case line.Pattern != nil:
			for _, need := range line.Pattern.Needs {
				note(need)
			}
		case line.Nested == nil:
			r.deep.failures[line.Candidate.Cell()]++
		}
	}
}

// halved returns a number that is halved for each eight.
func halved(n int) uint64 { return eighths[n%8] >> (n / 8) }

// eighths are 2^56, divided by the eighth root of 2 again and again.
var eighths = [8]uint64{1 << 56, 66077105076380728, 60592972518301032, 55564000789071576, 50952413380206184, 46723569080684856, 42845701759940776, 39289681747807192}
