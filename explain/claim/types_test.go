package claim

import "testing"

// TestTypesInShort wants a t before one digit read as type, and other words left alone.
func TestTypesInShort(t *testing.T) {
	for in, want := range map[string]string{
		"UR t1": "UR type 1", "ur T2/t4": "ur type 2/type 4", "t3": "type 3",
		"t12": "t12", "t1a": "t1a", "net1": "net1", "t0": "t0", "t": "t", "": "",
	} {
		if got := spellTypes(in); got != want {
			t.Errorf("%q is spelled %q, not %q", in, got, want)
		}
	}
}
