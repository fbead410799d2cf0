package verify_test

import (
	"context"
	"errors"
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/verify"
)

// A check that is stopped says that it does not know.
func TestWalkthroughContext(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	w := &explain.Walkthrough{Start: candidates.NewGrid(candidates.Classic4, candidates.Filling{}), Outcome: explain.Stalled, Stop: "the test ends", Steps: make([]explain.Step, 1)}
	if err := verify.WalkthroughContext(ctx, w); errors.Is(err, verify.ErrTooLong) || err == nil {
		t.Errorf("got error %v before the end of the context", err)
	}
	cancel()
	if err := verify.WalkthroughContext(ctx, w); !errors.Is(err, verify.ErrTooLong) {
		t.Errorf("got error %v after the end of the context", err)
	}
	var wrong *verify.Error
	if err := verify.WalkthroughContext(ctx, w); !errors.As(err, &wrong) || !slices.Equal(wrong.Path, []int{1}) {
		t.Errorf("got %v, want an error before step 1", err)
	}
}
