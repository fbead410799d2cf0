package fallback_test

import (
	"testing"

	"pencilmark/fallback"
	"pencilmark/fallback/strategies/strategytest"
)

func TestMRV(t *testing.T) { strategytest.Run(t, fallback.MRV) }

func TestMRVAllocations(t *testing.T) { strategytest.NoAllocations(t, fallback.MRV) }
