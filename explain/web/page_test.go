package web_test

import (
	"testing"

	"pencilmark/explain/web"
)

func TestEscapeOddBytes(t *testing.T) {
	if got, want := web.Escape("<a & \"b\">\x01\n'"), "&lt;a &amp; &#34;b&#34;&gt;\uFFFD\n&#39;"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
