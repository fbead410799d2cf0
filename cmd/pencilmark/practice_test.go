package main

import (
	"bufio"
	"bytes"
	"context"
	"testing"
)

// At a terminal the prompt gets a line end when no answer comes, be it that the input is closed or that the
// session is interrupted; scripts get neither.
func TestPracticeEndsTheLine(t *testing.T) {
	closed := make(chan string)
	close(closed)
	interrupted, interrupt := context.WithCancel(t.Context())
	interrupt()
	for _, test := range []struct {
		ctx        context.Context
		lines      chan string
		atTerminal bool
		want       string
	}{
		{t.Context(), closed, true, "> \n"}, {interrupted, make(chan string), true, "> \n"}, {t.Context(), closed, false, ""},
	} {
		var out bytes.Buffer
		p := practising{format: "text", atTerminal: test.atTerminal, out: bufio.NewWriter(&out)}
		_, ok := p.read(test.ctx, test.lines)
		if p.out.Flush(); ok || out.String() != test.want {
			t.Errorf("at a terminal %v: %q, %v, want %q", test.atTerminal, &out, ok, test.want)
		}
	}
}
