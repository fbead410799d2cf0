package pagetest

import (
	"bytes"
	"flag"
	"image/png"
	"net/url"
	"os"
	"path/filepath"
	"strings"
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
		hinted(p)
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

const icon = "../../../explain/web/app/icon.png"

// Phones have an icon without round corners, which they make themselves: that of the page, drawn by -update.
func TestIcon(t *testing.T) {
	if *update {
		source, err := os.ReadFile(strings.TrimSuffix(icon, "png") + "svg")
		if err != nil {
			t.Fatal(err)
		}
		dir := t.TempDir()
		t.Setenv("PENCILMARK_SCREENSHOTS", dir)
		p := browsertest.New(t)
		p.Viewport(512, 512)
		p.Go("data:image/svg+xml," + url.PathEscape(strings.Replace(string(source), ` rx="5"`, "", 1)))
		p.Screenshot("icon", false)
		data, err := os.ReadFile(filepath.Join(dir, "icon.png"))
		if err == nil {
			err = os.WriteFile(icon, data, 0o644)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	data, err := os.ReadFile(icon)
	if err != nil {
		t.Fatal(err)
	}
	picture, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	if size := picture.Bounds().Size(); size.X != 512 || size.Y != 512 {
		t.Errorf("the icon is %v", size)
	}
	for _, corner := range []int{0, 511} {
		if r, g, b, a := picture.At(corner, corner).RGBA(); r>>8 != 0x0b || g>>8 != 0x4f || b>>8 != 0x8a || a>>8 != 255 {
			t.Errorf("the corner at %d is not in the colour of the icon", corner)
		}
	}
}
