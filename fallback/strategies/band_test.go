package strategies_test

import (
	"testing"

	"pencilmark/fallback/strategies"
	"pencilmark/fallback/strategies/strategytest"
)

func TestBand(t *testing.T) { strategytest.Run(t, strategies.Band) }

func TestBandAllocations(t *testing.T) { strategytest.NoAllocations(t, strategies.Band) }
