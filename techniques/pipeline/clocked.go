package pipeline

import (
	"context"
	"time"

	"pencilmark/fallback"
)

// clocked is a context that looks at the clock itself whenever it is asked whether it has ended. It needs no
// timer, and so no other goroutine to run.
type clocked struct {
	context.Context
	bound  time.Duration
	end    time.Time
	cancel context.CancelCauseFunc
}

// newClocked returns a context that ends after a time, with the cause that says so.
func newClocked(ctx context.Context, bound time.Duration) (context.Context, context.CancelFunc) {
	inner, cancel := context.WithCancelCause(ctx)
	return &clocked{inner, bound, time.Now().Add(bound), cancel}, func() { cancel(nil) }
}

// Err ends the context when its time has come.
func (c *clocked) Err() error {
	if time.Now().After(c.end) {
		c.cancel(fallback.TimeError(c.bound))
	}
	return c.Context.Err()
}

// Deadline returns when the context ends, or the one around it.
func (c *clocked) Deadline() (time.Time, bool) {
	if end, ok := c.Context.Deadline(); ok && end.Before(c.end) {
		return end, true
	}
	return c.end, true
}
