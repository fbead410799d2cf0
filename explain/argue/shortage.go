package argue

import (
	"math/bits"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// maxCovers is how many sets of links the counts for one effect may look at.
const maxCovers = 5000

// shortage counts sources of which more than one candidate is left: where fewer links serve them than they
// are, that is a contradiction, with no case to look at. It returns the line, 0 if it finds none.
func (b *builder) shortage(sources []source) int {
	var open []source
	for _, s := range sources {
		if ks, _ := b.rest(b.all(s)); len(ks) > 1 {
			open = append(open, s)
		}
	}
	for _, part := range b.parts(open) {
		links, ok := b.links(part)
		for i := len(part) - 1; ok && i >= 0; i-- {
			fewer := slices.Delete(slices.Clone(part), i, i+1)
			if less, ok := b.links(fewer); ok {
				part, links = fewer, less
			}
		}
		if !ok {
			continue
		}
		c := counted{links: links}
		for _, s := range part {
			if s.line > 0 {
				c.lines = append(c.lines, s.line)
			} else {
				c.needs = append(c.needs, s.item)
			}
		}
		if n := b.count(c); n > 0 && b.claim(n).IsContradiction() {
			return n
		}
	}
	return 0
}

// parts parts sources such that no candidate of one part excludes one of another.
func (b *builder) parts(sources []source) (parts [][]source) {
	for _, s := range sources {
		ks, _ := b.rest(b.all(s))
		joined := []source{s}
		parts = slices.DeleteFunc(parts, func(part []source) bool {
			for _, other := range part {
				rest, _ := b.rest(b.all(other))
				if slices.ContainsFunc(rest, func(x candidates.Candidate) bool {
					return slices.ContainsFunc(ks, func(k candidates.Candidate) bool { return k == x || b.grid.Excludes(k, x) })
				}) {
					joined = append(joined, part...)
					return true
				}
			}
			return false
		})
		parts = append(parts, joined)
	}
	return parts
}

// links returns fewer links than there are sources that serve all that is left of them. ok is false if it
// finds none.
func (b *builder) links(sources []source) (links [][]candidates.Candidate, ok bool) {
	const most = 64 // bits of a set
	c := cover{left: &b.covers}
	var all []candidates.Candidate
	for _, s := range sources {
		ks, _ := b.rest(b.all(s))
		all = append(all, ks...)
	}
	c.all = explain.SomeOf(all...).Of
	if len(c.all) > most {
		return nil, false
	}
	c.wanted = make([]int, len(c.all))
	for _, k := range all {
		c.wanted[slices.Index(c.all, k)]++
	}
	index := map[candidates.Item]int{}
	for i, k := range c.all {
		var of []int
		for _, item := range explain.ItemsOf(b.grid.Layout(), k) {
			n, seen := index[item]
			if !seen {
				n, index[item] = len(c.sets), len(c.sets)
				c.sets = append(c.sets, 0)
			}
			c.sets[n] |= 1 << i
			of = append(of, n)
		}
		c.of = append(c.of, of)
	}
	if !c.serve(len(sources) - 1) {
		return nil, false
	}
	for _, n := range c.taken {
		var link []candidates.Candidate
		for i, k := range c.all {
			if c.sets[n]>>i&1 != 0 {
				link = append(link, k)
			}
		}
		links = append(links, link)
	}
	return links, true
}

// cover is a search for links, sets of the candidates of an item, that contain candidates as often as these
// are wanted.
type cover struct {
	all    []candidates.Candidate
	wanted []int    // by candidate
	sets   []uint64 // by item, which candidates it has
	of     [][]int  // by candidate, its items
	taken  []int
	left   *int // sets that may still be looked at
}

// serve takes so many items at most that no candidate is wanted any more.
func (c *cover) serve(most int) bool {
	var wanted, apart uint64
	for i, n := range c.wanted {
		if n > 0 {
			wanted |= 1 << i
		}
	}
	if wanted == 0 {
		return true
	}
	if *c.left--; *c.left < 0 {
		return false
	}
	var best []int
	lone := 0 // each of some candidates without a common item needs an item of its own
	for i, n := range c.wanted {
		if n <= 0 {
			continue
		}
		choice := c.choice(c.of[i], wanted)
		if best == nil || len(choice) < len(best) {
			best = choice
		}
		var near uint64
		for _, item := range c.of[i] {
			near |= c.sets[item]
		}
		if near&apart == 0 {
			apart |= 1 << i
			lone += n
		}
	}
	if lone > most {
		return false
	}
	for _, item := range best {
		c.take(item, -1)
		c.taken = append(c.taken, item)
		if c.serve(most - 1) {
			return true
		}
		c.taken = c.taken[:len(c.taken)-1]
		c.take(item, 1)
	}
	return false
}

func (c *cover) take(item, by int) {
	for set := c.sets[item]; set != 0; set &= set - 1 {
		c.wanted[bits.TrailingZeros64(set)] += by
	}
}

// choice returns the items less those of which another has all that is wanted.
func (c *cover) choice(items []int, wanted uint64) (best []int) {
	for i, item := range items {
		own := c.sets[item] & wanted
		outdone := false
		for j, other := range items {
			more := c.sets[other] & wanted
			outdone = outdone || i != j && own&^more == 0 && (own != more || j < i)
		}
		if !outdone {
			best = append(best, item)
		}
	}
	return best
}
