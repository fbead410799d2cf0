package strategies_test

import (
	"errors"
	"math/big"
	"strings"
	"testing"
	"time"

	"pencilmark/fallback"
	"pencilmark/fallback/strategies/bruteforce"
)

// Three, one, one, three, one and two digits are missing in rows of the example,
// which makes 3! 3! 2! fillings.
func TestFillings(t *testing.T) {
	got := solve(t, bruteforce.Strategy, nearlyFull, fallback.Task{})
	if got.Solutions != 1 || got.Counts[fallback.Grids] != 72 {
		t.Errorf("got %+v, want 72 grids", got)
	}
}

func TestBruteForceStopped(t *testing.T) {
	got := solve(t, bruteforce.Strategy, strings.Repeat(".", 81), fallback.Task{Budget: fallback.Budget{Nodes: 1000}})
	var stopped *bruteforce.StoppedError
	if !errors.As(got.Stopped, &stopped) {
		t.Fatalf("got %+v", got)
	}
	all := new(big.Int).Exp(big.NewInt(362880), big.NewInt(9), nil) // each row has 9! orders
	if stopped.Seen != 1000 || stopped.Fillings.Cmp(all) != 0 || stopped.Took <= 0 {
		t.Errorf("got %d of %v in %v", stopped.Seen, stopped.Fillings, stopped.Took)
	}
	for _, test := range []struct {
		seen, of int64
		took     time.Duration
		want     string
	}{
		{1000, 4000, time.Second, "stopped after 1000 grids: saw 1000 of 4000 fillings; the rest would take 3s"},
		{1000, 1e12, 100 * time.Second, "saw 1000 of 1.0e+12 fillings; the rest would take 3169 years"},
		{1, 1e18, 24 * time.Hour, "would take 2.7e+15 years"},
		{0, 10, time.Second, "nobody knows"},
	} {
		err := &bruteforce.StoppedError{
			Cause: &fallback.NodesError{Nodes: 1000, Counter: fallback.Grids}, Seen: int(test.seen), Fillings: big.NewInt(test.of), Took: test.took}
		if !strings.Contains(err.Error(), test.want) {
			t.Errorf("got %q, want %q", err, test.want)
		}
	}
}
