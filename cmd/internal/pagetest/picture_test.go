package pagetest

import (
	"bytes"
	"flag"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"pencilmark/explain/web/browsertest"
)

var update = flag.Bool("update", false, "take the picture of the README again")

const picture = "../../../explain/web/app/testdata/page.png"

// The README shows the page with a hint on the board. The picture is taken by
//
//	go test ./cmd/internal/pagetest -run Picture -update
func TestPicture(t *testing.T) {
	if *update {
		dir := t.TempDir()
		t.Setenv("PENCILMARK_SCREENSHOTS", dir)
		p := browsertest.Open(t, serve(t)+"?s=1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..")
		p.Viewport(1160, 850)
		p.Wait("document.querySelector('#board .picture svg')")
		for range 5 {
			p.Click("#hint")
		}
		p.Wait("document.querySelectorAll('.told li').length == 5")
		p.Screenshot("page", false)
		data, err := os.ReadFile(filepath.Join(dir, "page.png"))
		if err == nil {
			err = os.WriteFile(picture, data, 0o644)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	data, err := os.ReadFile(picture)
	if err != nil {
		t.Fatal(err)
	}
	if len(data) > 150_000 {
		t.Errorf("the picture has %d bytes", len(data))
	}
	if c, err := png.DecodeConfig(bytes.NewReader(data)); err != nil || c.Width < 1000 {
		t.Errorf("the picture is %d wide: %v", c.Width, err)
	}
}
