package notation

import (
	"strings"
	"testing"
)

func TestLZ(t *testing.T) {
	for want, packed := range map[string]string{
		"": "Q===", "a": "IZA=", "aaaaaaaaaa": "IY1o", "hello hello hello": "BYUwNmD2AEoTcpA=", "äöü ✓": "CcN4PwBIyORA",
		"The quick brown fox jumps over the lazy dog": "CoCwpgBAjgrglgYwNYQEYCcD2B3AdhAM0wA8IArGAWwAcBnCTANzHQgBdwIAbAQwC8AnhAAmmAOZA===",
	} {
		if got, _, err := unpackLZ(packed, 100); err != nil || got != want {
			t.Errorf("%s: got %q, %v; want %q", packed, got, err, want)
		}
		if got := packLZ(want); got != packed {
			t.Errorf("%q: packed as %s, want %s", want, got, packed)
		}
	}
}

func TestLZLimit(t *testing.T) {
	if _, _, err := unpackLZ("CoCwpgBAjgrglgYwNYQEYCcD2B3AdhAM0wA8IArGAWwAcBnCTANzHQgBdwIAbAQwC8AnhAAmmAOZA===", 40); err == nil {
		t.Error("more than the limit is unpacked")
	}
}

// Whatever the text is, unpacking ends within bounds, and what is packed is unpacked.
func FuzzLZ(f *testing.F) {
	f.Add("BYUwNmD2AEoTcpA=")
	f.Add("CcN4PwBIyORA%2F")
	f.Fuzz(func(t *testing.T, packed string) {
		unpacked, length, err := unpackLZ(packed, 1000)
		if err != nil && unpacked != "" || length > len(packed) || len(unpacked) > 3000 {
			t.Fatalf("%q: %d bytes of %d characters, %v", packed, len(unpacked), length, err)
		}
		text := strings.ToValidUTF8(packed, "?")
		if again, _, err := unpackLZ(packLZ(text), len(text)); err != nil || again != text {
			t.Fatalf("%q is packed as %s, which is %q, %v", text, packLZ(text), again, err)
		}
	})
}
