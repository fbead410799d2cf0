// Package fallback searches where the techniques of a person stall. It knows
// nothing but the rules of the game, as package candidates states them.
//
// [Solve] counts and finds solutions by search. [Refute] turns what the search knows into something a
// person can follow: a candidate that is false, and the shortest written-out proof of that it can find.
//
// That, and package band which [Solve] rests on, is all that solving needs. Other ways to
// search are kept side by side to be compared, as values of type [Strategy], in the packages
// below strategies, which lists them. They share a [Search] and work on boards of any size.
// Nothing here or in package pipeline rests on them.
package fallback

import (
	"context"
	"strconv"
	"time"
)

// Budget bounds the work of a search. A search that reaches it stops and says
// so, rather than run on without end.
type Budget struct {
	// Nodes is the number of grids that may be branched off, 0 for [DefaultNodes]. A node takes
	// a few microseconds. To a [Strategy] that counts something else it grants as many of that.
	Nodes int
}

// DefaultNodes is the number of nodes granted when the budget names none. The
// hardest puzzles known take a few thousand nodes to solve.
const DefaultNodes = 5_000_000

// NodesError says that a search used up the nodes of its [Budget].
type NodesError struct {
	Nodes int // how many were granted
	// Counter says what the strategy that was stopped counts instead of nodes.
	Counter Counter
}

// Error gives the budget.
func (e *NodesError) Error() string { return "stopped after " + e.Counter.Of(e.Nodes) }

// TimeError is why a search stopped that had a bound in time: how long it was.
type TimeError time.Duration

// Error says after how many seconds.
func (e TimeError) Error() string {
	return "stopped after " + strconv.FormatFloat(time.Duration(e).Seconds(), 'f', -1, 64) + " s"
}

// meter counts nodes against a budget and watches the context.
type meter struct {
	ctx     context.Context
	granted int
	used    int
	err     error // why the search has to stop
	counter Counter
}

// checkEvery is the number of nodes between two looks at the context: well under a millisecond.
const checkEvery = 16

func newMeter(ctx context.Context, b Budget) meter {
	m := meter{ctx: ctx, granted: b.Nodes}
	if m.granted == 0 {
		m.granted = DefaultNodes
	}
	m.look()
	return m
}

// spend counts one node. It reports false, from then on, when the search has to stop; err says why.
func (m *meter) spend() bool {
	switch {
	case m.err != nil:
		return false
	case m.used == m.granted:
		m.err = &NodesError{m.granted, m.counter}
		return false
	}
	m.used++
	return m.used%checkEvery != 0 || m.look()
}

// look looks at the context. It reports false, from then on, when the search has to stop.
func (m *meter) look() bool {
	if m.err == nil && m.ctx.Err() != nil {
		m.err = context.Cause(m.ctx)
	}
	return m.err == nil
}
