package encode

import (
	"encoding/json"
	"testing"
)

// A string is quoted so that it is read back as it was, whatever stands at whatever place in it.
func TestAppendString(t *testing.T) {
	for c := range 256 {
		for at := range 41 {
			text := []byte("a plain text of it, with two words or so.")[:max(19, at+1)]
			text[at] = byte(c)
			want := string([]rune(string(text))) // what is no UTF-8 is replaced
			var got string
			if err := json.Unmarshal(appendString(nil, string(text)), &got); err != nil || got != want {
				t.Fatalf("%q is read back as %q, %v", text, got, err)
			}
		}
	}
}
