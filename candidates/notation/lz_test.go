package notation

import "testing"

func TestLZ(t *testing.T) {
	for want, packed := range map[string]string{
		"": "Q===", "a": "IZA=", "aaaaaaaaaa": "IY1o", "hello hello hello": "BYUwNmD2AEoTcpA=", "äöü ✓": "CcN4PwBIyORA",
		"The quick brown fox jumps over the lazy dog": "CoCwpgBAjgrglgYwNYQEYCcD2B3AdhAM0wA8IArGAWwAcBnCTANzHQgBdwIAbAQwC8AnhAAmmAOZA===",
	} {
		if got, _, err := unpackLZ(packed, 100); err != nil || got != want {
			t.Errorf("%s: got %q, %v; want %q", packed, got, err, want)
		}
	}
}

func TestLZLimit(t *testing.T) {
	if _, _, err := unpackLZ("CoCwpgBAjgrglgYwNYQEYCcD2B3AdhAM0wA8IArGAWwAcBnCTANzHQgBdwIAbAQwC8AnhAAmmAOZA===", 40); err == nil {
		t.Error("more than the limit is unpacked")
	}
}

// Whatever the text is, unpacking ends within bounds.
func FuzzLZ(f *testing.F) {
	f.Add("BYUwNmD2AEoTcpA=")
	f.Add("CcN4PwBIyORA%2F")
	f.Fuzz(func(t *testing.T, packed string) {
		unpacked, length, err := unpackLZ(packed, 1000)
		if err != nil && unpacked != "" || length > len(packed) || len(unpacked) > 3000 {
			t.Fatalf("%q: %d bytes of %d characters, %v", packed, len(unpacked), length, err)
		}
	})
}
