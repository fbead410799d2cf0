package teacher

import (
	"context"
	"testing"
	"time"
)

// GrantTime grants more time to calls that ask for none, until the test ends.
func GrantTime(t *testing.T, d time.Duration) {
	usual := usualTime
	usualTime = d
	t.Cleanup(func() { usualTime = usual })
}

// BreakCall has a call panic until the test ends.
func BreakCall(t *testing.T, name string) {
	was := calls[name]
	calls[name] = func(context.Context, []byte) (any, error) { panic("broken") }
	t.Cleanup(func() { calls[name] = was })
}
