package pipeline

import (
	"context"
	"testing"
	"time"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/fallback"
	"pencilmark/techniques"
)

// A clocked context ends without a timer, and says why, as do those around it and in it.
func TestClocked(t *testing.T) {
	outer, stop := context.WithCancel(t.Context())
	ctx, done := newClocked(outer, time.Hour)
	inner, innerDone := newClocked(ctx, 0)
	defer innerDone()
	if inner.Err() == nil || context.Cause(inner) != fallback.TimeError(0) {
		t.Errorf("the inner one: %v, %v", inner.Err(), context.Cause(inner))
	}
	if ctx.Err() != nil {
		t.Errorf("the one around it: %v", ctx.Err())
	}
	stop()
	if ctx.Err() != context.Canceled || context.Cause(ctx) != context.Canceled {
		t.Errorf("stopped from outside: %v, %v", ctx.Err(), context.Cause(ctx))
	}
	done()
}

// No technique is searched for after the end, and no step is taken for the last one.
func TestStopBetweenTechniques(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	asked := 0
	technique := func(code string) *techniques.Technique {
		own := *Trial
		own.Code, own.Name, own.Aliases, own.Find = code, code, nil, func(*techniques.Pass) {
			asked++
			stop()
		}
		return &own
	}
	s, err := New(Options{Techniques: []*techniques.Technique{technique("first"), technique("second")}, NoFallback: true})
	if err != nil {
		t.Fatal(err)
	}
	g := candidates.NewGrid(candidates.Classic9, candidates.Filling{})
	if _, ok, err := s.Next(ctx, g); ok || err != context.Canceled || asked != 1 {
		t.Errorf("next: %v, %v, %d techniques were asked", ok, err, asked)
	}
	if err := s.All(ctx, g, func(explain.Step) bool { return true }); err != context.Canceled || asked != 1 {
		t.Errorf("all: %v, %d techniques were asked", err, asked)
	}
}

// A search for the solution leaves most of the time to what needs none.
func TestSearchesLeaveTime(t *testing.T) {
	for _, test := range [][2]time.Duration{{0, 2 * time.Second}, {time.Hour, 2 * time.Second}, {time.Second, time.Second / 4}} {
		if got := (Budget{Time: test[0]}).Glance(); got.Time != test[1] {
			t.Errorf("a glance takes %v of %v, want %v", got.Time, test[0], test[1])
		}
	}
	bounded, done := Budget{Time: 4 * time.Hour}.Bound(t.Context())
	defer done()
	for _, test := range []struct {
		unique uniqueness
		most   time.Duration
	}{{uniqueness{ctx: bounded}, time.Hour}, {uniqueness{ctx: bounded, glance: time.Second}, time.Second}, {uniqueness{ctx: t.Context(), glance: time.Second}, time.Second}} {
		ctx, done := test.unique.bound()
		if end, ok := ctx.Deadline(); !ok || time.Until(end) > test.most || time.Until(end) < test.most-time.Minute {
			t.Errorf("a search ends in %v, want %v", time.Until(end), test.most)
		}
		done()
	}
	ctx, done := (&uniqueness{ctx: t.Context()}).bound()
	defer done()
	if end, ok := ctx.Deadline(); ok {
		t.Errorf("without a bound a search ends in %v", time.Until(end))
	}
}
