package main

import (
	"bufio"
	"context"
	"io"
	"net/http"
	"strings"
	"testing"
)

// The server prints the address of the page, which is there and gets hints, and ends when it is interrupted.
func TestServe(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	read, write := io.Pipe()
	status := make(chan int, 1)
	var errs strings.Builder
	go func() {
		status <- run(ctx, []string{"serve"}, strings.NewReader(""), write, &errs, func(string) string { return "" })
		write.Close()
	}()
	line, err := bufio.NewReader(read).ReadString('\n')
	url := strings.TrimSpace(line)
	if err != nil || !strings.HasPrefix(url, "http://127.0.0.1:") {
		t.Fatalf("got %q, %v, %s", line, err, &errs)
	}
	get := func(answer *http.Response, err error) string {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		defer answer.Body.Close()
		text, err := io.ReadAll(answer.Body)
		if err != nil || answer.StatusCode != http.StatusOK {
			t.Errorf("%s, %v", answer.Status, err)
		}
		return string(text)
	}
	if page := get(http.Get(url)); !strings.Contains(page, `data-engine="api/v1/"`) {
		t.Errorf("got %.200s", page)
	}
	const request = `{"input":"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"}`
	if hint := get(http.Post(url+"api/v1/hint", "application/json", strings.NewReader(request))); !strings.Contains(hint, `"kind":"step"`) {
		t.Errorf("got %.200s", hint)
	}
	stop()
	if got := <-status; got != exitInterrupted || errs.Len() > 0 {
		t.Errorf("status %d, %s", got, &errs)
	}
}

// An address that cannot be listened at is told.
func TestServeNowhere(t *testing.T) {
	var errs strings.Builder
	if got := run(t.Context(), []string{"serve", "--addr", "nowhere"}, strings.NewReader(""), io.Discard, &errs, func(string) string { return "" }); got != exitUsage || !strings.Contains(errs.String(), "--addr nowhere") {
		t.Errorf("status %d, %s", got, &errs)
	}
}
