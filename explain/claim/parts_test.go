package claim_test

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"pencilmark/explain/claim"
)

// Of what people say any part may be all that is said, and words may be left out, come twice or stand elsewhere: it is read,
// or refused at a place in it.
func TestPartsOfClaims(t *testing.T) {
	rnd := rand.New(rand.NewPCG(22, 11))
	read := 0
	for _, f := range forums(t) {
		for _, line := range f.claims {
			words := strings.Fields(strings.Split(line, " | ")[0])
			from := rnd.IntN(len(words))
			words = words[from : from+1+rnd.IntN(len(words)-from)]
			switch a, b := rnd.IntN(len(words)), rnd.IntN(len(words)); rnd.IntN(4) {
			case 0:
				words[a], words[b] = words[b], words[a]
			case 1:
				words[a] = words[b]
			}
			text := strings.Join(words, " ")
			_, err := claim.Read(text, &f.grid, onlyNames{called.Names})
			var unread *claim.Error
			if err != nil && (!errors.As(err, &unread) || unread.Col < 1 || unread.Col > len(text)+1) {
				t.Errorf("%q: %v", text, err)
			}
			read++
		}
	}
	if read < 1000 {
		t.Errorf("only %d parts were read", read)
	}
}
