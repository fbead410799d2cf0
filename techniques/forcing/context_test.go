package forcing_test

import (
	"context"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/techniques"
	"pencilmark/techniques/forcing"
)

// ending is a context that ends when it has been asked so often whether it has.
type ending struct {
	context.Context
	left int
}

func (e *ending) Err() error {
	if e.left--; e.left < 0 {
		return context.Canceled
	}
	return nil
}

// A search for a net that takes long ends with its context, wherever it is. Under another one it begins again and finds
// what there is.
func TestContext(t *testing.T) {
	p, err := notation.Parse(forcing.NestedForcingNet.Doc.Grid, candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	r := techniques.NewRunner([]*techniques.Technique{forcing.NestedForcingNet})
	for _, asked := range []int{0, 1, 2, 5, 20, 60} {
		short := &ending{context.Background(), asked}
		r.Context = func() context.Context { return short }
		if s, ok := r.Next(&p.Grid); ok {
			t.Errorf("asked %d times, it found %v", asked, s.Effects)
		}
		if more := -short.left; more > 10 {
			t.Errorf("asked %d times, it went on for %d more", asked, more)
		}
		if limited := r.Limited(); limited != nil {
			t.Errorf("asked %d times, it came to a limit: %v", asked, limited)
		}
	}
	r.Context = nil
	if _, ok := r.Next(&p.Grid); !ok {
		t.Error("it finds nothing afterwards")
	}
}
