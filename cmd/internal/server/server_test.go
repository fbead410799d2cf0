package server_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"net"
	"net/http"
	"net/http/httptest"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"pencilmark/cmd/internal/server"
	"pencilmark/cmd/internal/teacher"
	"pencilmark/cmd/internal/teacher/teachertest"
)

// patience is how long a test waits for what must come before it fails. It is no measure of speed.
const patience = time.Minute

const puzzle = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"

// files are those of a page. One is too long for a length to be noted where nobody says it.
var files = map[string][]byte{"index.html": []byte("<!DOCTYPE html><title>page</title>"), "main.js": []byte("'use strict'" + strings.Repeat(" ", 1<<14))}

// start serves on the loopback interface and returns the address.
func start(t *testing.T, call server.Call) (address string) {
	l := listen(t)
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	go func() {
		ended <- server.Serve(ctx, l, server.New(server.Hosts(l.Addr().(*net.TCPAddr)), files, call))
	}()
	t.Cleanup(func() {
		stop()
		if err := <-ended; err != nil {
			t.Error(err)
		}
	})
	return l.Addr().String()
}

func listen(t *testing.T) net.Listener {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// send sends a request with headers, of which one may be Host.
func send(t *testing.T, method, url, body string, headers map[string]string) (*http.Response, string) {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), method, url, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	for name, value := range headers {
		if r.Header.Set(name, value); name == "Host" {
			r.Host = value
		}
	}
	answer, err := http.DefaultTransport.RoundTrip(r)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer, string(text)
}

var asJSON = map[string]string{"Content-Type": "application/json"}

// The page and its files are served with headers that let it do nothing but what it is for.
func TestFiles(t *testing.T) {
	base := "http://" + start(t, teachertest.Call(t))
	for path, want := range map[string]string{"/": "text/html; charset=utf-8", "/index.html": "text/html; charset=utf-8", "/main.js": "text/javascript; charset=utf-8"} {
		answer, text := send(t, "GET", base+path, "", nil)
		if answer.StatusCode != http.StatusOK || answer.Header.Get("Content-Type") != want || text == "" {
			t.Errorf("%s: %s, %v", path, answer.Status, answer.Header)
		}
		for name, part := range map[string]string{
			"Content-Security-Policy": "default-src 'none'", "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
			"Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin", "Cache-Control": "no-",
		} {
			if !strings.Contains(answer.Header.Get(name), part) {
				t.Errorf("%s: %s is %q", path, name, answer.Header.Get(name))
			}
		}
		if caching := answer.Header.Get("Cache-Control"); (caching == "no-store") != (path == "/" || path == "/index.html") {
			t.Errorf("%s: Cache-Control is %q: the page is not kept, what it loads is asked for again", path, caching)
		}
		if length := answer.Header.Get("Content-Length"); length != strconv.Itoa(len(text)) {
			t.Errorf("%s: Content-Length is %s: expected %d", path, length, len(text))
		}
		if head, text := send(t, "HEAD", base+path, "", nil); head.StatusCode != http.StatusOK || text != "" || head.Header.Get("ETag") != answer.Header.Get("ETag") {
			t.Errorf("HEAD %s: %s, %q", path, head.Status, text)
		}
		again, text := send(t, "GET", base+path, "", map[string]string{"If-None-Match": `"x", ` + answer.Header.Get("ETag")})
		if again.StatusCode != http.StatusNotModified || text != "" {
			t.Errorf("%s again: %s, %q", path, again.Status, text)
		}
	}
	for _, path := range []string{"/other.js", "/../server.go", "/%2e%2e/server.go", "/api/v1/hint", "/api/v1/"} {
		if answer, text := send(t, "GET", base+path, "", nil); answer.StatusCode == http.StatusOK || strings.Contains(text, "package") {
			t.Errorf("GET %s: %s", path, answer.Status)
		}
	}
}

// A page of another host reads nothing, whatever name it has given to this machine, and sends nothing.
func TestStrangers(t *testing.T) {
	var called atomic.Int64
	at := start(t, func(ctx context.Context, name string, request []byte) ([]byte, error) {
		called.Add(1)
		return []byte("{}"), nil
	})
	_, port, _ := net.SplitHostPort(at)
	base := "http://" + at
	for _, host := range []string{"evil.example:" + port, "evil.example", "127.0.0.1", "127.0.0.1:1", "localhost.evil.example:" + port, "127.0.0.1." + ":" + port, "0.0.0.0:" + port, "2130706433:" + port} {
		for _, method := range []string{"GET", "POST", "OPTIONS"} {
			path := map[string]string{"GET": "/", "POST": "/api/v1/hint", "OPTIONS": "/api/v1/hint"}[method]
			answer, text := send(t, method, base+path, "{}", map[string]string{"Host": host, "Content-Type": "application/json", "Origin": "http://" + host})
			if answer.StatusCode != http.StatusMisdirectedRequest || strings.Contains(text, "page") {
				t.Errorf("%s for %q: %s, %q", method, host, answer.Status, text)
			}
		}
	}
	for status, headers := range map[int][]map[string]string{
		http.StatusForbidden: {
			{"Content-Type": "application/json", "Origin": "http://evil.example"},
			{"Content-Type": "application/json", "Origin": "null"},
			{"Content-Type": "application/json", "Origin": "http://127.0.0.1:1"},
			{"Content-Type": "application/json", "Sec-Fetch-Site": "cross-site"},
			{"Content-Type": "application/json", "Sec-Fetch-Site": "same-site"},
		},
		http.StatusUnsupportedMediaType: {
			{"Content-Type": "text/plain"}, {"Content-Type": "application/x-www-form-urlencoded"}, {"Content-Type": "multipart/form-data; boundary=x"}, {},
		},
	} {
		for _, h := range headers {
			if answer, _ := send(t, "POST", base+"/api/v1/hint", "{}", h); answer.StatusCode != status {
				t.Errorf("%v: %s", h, answer.Status)
			}
		}
	}
	if n := called.Load(); n != 0 {
		t.Errorf("%d strangers were answered", n)
	}
	for _, h := range []map[string]string{asJSON, {"Content-Type": "application/json; charset=utf-8", "Origin": base, "Sec-Fetch-Site": "same-origin"}, {"Content-Type": "application/json", "Host": "localhost:" + port}} {
		answer, _ := send(t, "POST", base+"/api/v1/hint", "{}", h)
		if answer.StatusCode != http.StatusOK || answer.Header.Get("Access-Control-Allow-Origin") != "" {
			t.Errorf("%v: %s, %v", h, answer.Status, answer.Header)
		}
	}
}

// What a call answers is passed on, an error with its status, and a panic without what it says.
func TestAnswers(t *testing.T) {
	base := "http://" + start(t, func(ctx context.Context, name string, request []byte) ([]byte, error) {
		switch name {
		case "panic":
			panic("secret")
		case "fail":
			return nil, errors.New("secret")
		}
		return teacher.Call(ctx, name, request)
	})
	for _, test := range []struct {
		name, request, want string
		status              int
	}{
		{"check", `{"input":"` + puzzle + `"}`, `"result":"unique"`, http.StatusOK},
		{"check", `{"input":"` + puzzle[1:] + `"}`, `"code":"input"`, http.StatusOK},
		{"why", `{"input":"` + puzzle + `","conclusion":"r1c"}`, `"code":"request"`, http.StatusOK},
		{"why", `{"input":"` + puzzle + `","conclusion":"r1c2=2"}`, `"code":"nothing"`, http.StatusOK},
		{"check", `{`, `"code":"request"`, http.StatusOK},
		{"check", `{"input":"` + strings.Repeat(" ", 100_000) + `"}`, `"code":"large"`, http.StatusRequestEntityTooLarge},
		{"read", `{"input":"` + strings.Repeat(`\n`, 100_000) + puzzle + `"}`, `"puzzles"`, http.StatusOK},
		{"read", `{"input":"` + strings.Repeat(" ", 2<<20) + `"}`, `"code":"large"`, http.StatusRequestEntityTooLarge},
		{"nothing", `{}`, `"code":"unknown"`, http.StatusNotFound},
		{"panic", `{}`, `"code":"internal"`, http.StatusInternalServerError},
		{"fail", `{}`, `"code":"internal"`, http.StatusInternalServerError},
	} {
		answer, text := send(t, "POST", base+"/api/v1/"+test.name, test.request, asJSON)
		if answer.StatusCode != test.status || !strings.Contains(text, test.want) || strings.Contains(text, "secret") || strings.Contains(text, "goroutine") {
			t.Errorf("%s: %s, %.200s", test.name, answer.Status, text)
		}
		if !json.Valid([]byte(text)) || answer.Header.Get("Content-Type") != "application/json" {
			t.Errorf("%s: %v, %.200s", test.name, answer.Header, text)
		}
	}
}

// A thousand learners who ask for a hint at once all get one, and little memory is in use for them.
func TestManyHints(t *testing.T) {
	base := "http://" + start(t, teachertest.Call(t))
	learners := 1000
	if testing.Short() {
		learners = 200
	}
	client := &http.Client{Transport: &http.Transport{MaxConnsPerHost: 0}}
	defer client.CloseIdleConnections()
	var most atomic.Uint64
	watched, done := make(chan bool), make(chan bool)
	go func() {
		defer close(watched)
		for {
			var m runtime.MemStats
			runtime.ReadMemStats(&m)
			most.Store(max(most.Load(), m.Sys-m.HeapReleased))
			select {
			case <-done:
				return
			case <-time.After(50 * time.Millisecond):
			}
		}
	}()
	var all sync.WaitGroup
	for i := range learners {
		all.Go(func() {
			request := fmt.Sprintf(`{"input":%q,"stage":%d,"svg":true}`, puzzle, i%5+1)
			answer, err := client.Post(base+"/api/v1/hint", "application/json", strings.NewReader(request))
			if err != nil {
				t.Error(err)
				return
			}
			defer answer.Body.Close()
			text, err := io.ReadAll(answer.Body)
			if err != nil || answer.StatusCode != http.StatusOK || !bytes.Contains(text, []byte(`"kind":"step"`)) {
				t.Errorf("%s, %v: %.200s", answer.Status, err, text)
			}
		})
	}
	all.Wait()
	close(done)
	<-watched
	if mb := most.Load() >> 20; mb > 300 {
		t.Errorf("%d MB in use", mb)
	} else {
		t.Logf("%d MB in use", mb)
	}
}

// Long work leaves room for a hint; what cannot even wait is told to come again.
func TestBusy(t *testing.T) {
	work := make(chan bool)
	base := "http://" + start(t, func(ctx context.Context, name string, _ []byte) ([]byte, error) {
		if name == "solve" {
			<-work
		}
		return []byte("{}"), nil
	})
	var all sync.WaitGroup
	var busy, done atomic.Int64
	n := runtime.GOMAXPROCS(0) + 100
	begun := time.Now()
	for range n {
		all.Go(func() {
			answer, _ := send(t, "POST", base+"/api/v1/solve", "{}", asJSON)
			switch {
			case answer.StatusCode == http.StatusServiceUnavailable && answer.Header.Get("Retry-After") != "":
				if took := time.Since(begun); took > patience {
					t.Errorf("told after %v that there is too much to do", took)
				}
				if busy.Add(1) == 50 {
					// Have: every slot for long work is taken, since no request waits in vain before.
					if answer, _ := send(t, "POST", base+"/api/v1/hint", "{}", asJSON); answer.StatusCode != http.StatusOK {
						t.Errorf("a hint: %s", answer.Status)
					}
					close(work)
				}
			case answer.StatusCode == http.StatusOK:
				done.Add(1)
			default:
				t.Error(answer.Status)
			}
		})
	}
	all.Wait()
	if busy.Load() < 50 || done.Load() == 0 || int(busy.Load()+done.Load()) != n {
		t.Errorf("%d busy, %d done of %d", busy.Load(), done.Load(), n)
	}
}

// On one processor, too, long work leaves room for a hint, and is done.
func TestOneProcessor(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	begun, work := make(chan bool), make(chan bool)
	base := "http://" + start(t, func(ctx context.Context, name string, _ []byte) ([]byte, error) {
		if name == "solve" {
			begun <- true
			<-work
		}
		return []byte("{}"), nil
	})
	var all sync.WaitGroup
	for range 2 {
		all.Go(func() {
			if answer, text := send(t, "POST", base+"/api/v1/solve", "{}", asJSON); answer.StatusCode != http.StatusOK {
				t.Errorf("long work: %s, %s", answer.Status, text)
			}
		})
	}
	select {
	case <-begun:
	case <-time.After(patience):
		t.Fatal("long work is not begun")
	}
	for _, name := range []string{"read", "check", "hint"} {
		if answer, _ := send(t, "POST", base+"/api/v1/"+name, "{}", asJSON); answer.StatusCode != http.StatusOK {
			t.Errorf("%s beside long work: %s", name, answer.Status)
		}
	}
	select {
	case <-begun:
		t.Error("the slot for hints has long work in it")
	default:
	}
	close(work)
	<-begun
	all.Wait()
}

// stalling is a body that stops coming after its first part, until it is let go.
type stalling struct {
	first       io.Reader
	stalls, end chan bool
}

func (s *stalling) Read(p []byte) (int, error) {
	if n, err := s.first.Read(p); err == nil {
		return n, nil
	}
	select {
	case s.stalls <- true:
		<-s.end
	case <-s.end:
	}
	return 0, io.ErrUnexpectedEOF
}

// Requests whose bodies stall keep nobody from an answer, whatever they ask for, and are bounded in number
// where they take much memory.
func TestStalled(t *testing.T) {
	h := server.New([]string{"example.com"}, files, func(context.Context, string, []byte) ([]byte, error) { return []byte("{}"), nil })
	post := func(name string, body io.Reader) int {
		r := httptest.NewRequest("POST", "/api/v1/"+name, body)
		r.Header.Set("Content-Type", "application/json")
		w := httptest.NewRecorder()
		h.ServeHTTP(w, r)
		return w.Code
	}
	for _, size := range []int{0, 1000, 100_000} {
		stalls, end := make(chan bool), make(chan bool)
		n := runtime.GOMAXPROCS(0) + 100
		status := make(chan int, 2*n)
		for range n {
			for _, name := range []string{"solve", "hint"} {
				go func() {
					status <- post(name, &stalling{strings.NewReader(strings.Repeat(" ", size)), stalls, end})
				}()
			}
		}
		var stalled, refused int
		for stalled+refused < 2*n {
			select {
			case <-stalls:
				stalled++
			case got := <-status:
				if refused++; got != http.StatusServiceUnavailable {
					t.Fatalf("%d bytes and no more: status %d", size, got)
				}
			case <-time.After(patience):
				t.Fatalf("%d bytes: of %d requests %d stall and %d are refused: the rest waits for them", size, 2*n, stalled, refused)
			}
		}
		want := 2 * n
		if size > 1000 {
			want = 32
		}
		if stalled != want {
			t.Errorf("%d bytes: of %d requests %d stall and %d are refused, want %d that stall", size, 2*n, stalled, refused, want)
		}
		for _, name := range []string{"solve", "hint"} {
			if got := post(name, strings.NewReader("{}")); got != http.StatusOK {
				t.Errorf("%s beside stalled requests: status %d", name, got)
			}
		}
		close(end)
		for range stalled {
			if got := <-status; got != http.StatusBadRequest {
				t.Errorf("a request that broke off: status %d", got)
			}
		}
		if got := post("solve", strings.NewReader("{}"+strings.Repeat(" ", size))); got != http.StatusOK {
			t.Errorf("%d bytes after stalled requests: status %d", size, got)
		}
	}
}

// As many calls are worked on at once as there are processors, two at least, and one fewer of those that take long.
func TestAtOnce(t *testing.T) {
	for name, want := range map[string]int{"hint": max(2, runtime.GOMAXPROCS(0)), "solve": max(2, runtime.GOMAXPROCS(0)) - 1} {
		begun, end := make(chan bool, 100), make(chan bool)
		h := server.New([]string{"example.com"}, files, func(context.Context, string, []byte) ([]byte, error) {
			begun <- true
			<-end
			return []byte("{}"), nil
		})
		status := make(chan int)
		const asked = 20
		for range asked {
			go func() {
				r := httptest.NewRequest("POST", "/api/v1/"+name, strings.NewReader("{}"))
				r.Header.Set("Content-Type", "application/json")
				w := httptest.NewRecorder()
				h.ServeHTTP(w, r)
				status <- w.Code
			}()
		}
		for range want {
			<-begun
		}
		select {
		case <-begun:
			t.Errorf("%s: more than %d at once", name, want)
		case <-time.After(200 * time.Millisecond):
		}
		close(end)
		for range asked {
			if got := <-status; got != http.StatusOK {
				t.Errorf("%s: status %d", name, got)
			}
		}
	}
}

// Who was answered waits no longer: one after the other any number get an answer.
func TestOneAfterTheOther(t *testing.T) {
	h := server.New([]string{"example.com"}, files, func(context.Context, string, []byte) ([]byte, error) { return []byte("{}"), nil })
	for name, n := range map[string]int{"solve": 100, "hint": 2100} {
		for i := range n {
			r := httptest.NewRequest("POST", "/api/v1/"+name, strings.NewReader("{}"))
			r.Header.Set("Content-Type", "application/json")
			w := httptest.NewRecorder()
			if h.ServeHTTP(w, r); w.Code != http.StatusOK {
				t.Fatalf("%s %d: status %d", name, i+1, w.Code)
			}
		}
	}
}

// While all slots are taken 2000 hints may wait, and 32 calls that take long; who comes then is told to come again.
func TestQueues(t *testing.T) {
	for name, most := range map[string]int{"hint": 2000, "solve": 32} {
		begun, end := make(chan bool, 5000), make(chan bool)
		h := server.New([]string{"example.com"}, files, func(context.Context, string, []byte) ([]byte, error) {
			begun <- true
			<-end
			return []byte("{}"), nil
		})
		status := make(chan int, 5000)
		post := func() {
			r := httptest.NewRequest("POST", "/api/v1/"+name, strings.NewReader("{}"))
			r.Header.Set("Content-Type", "application/json")
			w := httptest.NewRecorder()
			h.ServeHTTP(w, r)
			status <- w.Code
		}
		slots := max(2, runtime.GOMAXPROCS(0))
		if name == "solve" {
			slots--
		}
		for range slots {
			go post()
			<-begun
		}
		const more = 20
		for range most + more {
			go post()
		}
		for range more {
			if got := <-status; got != http.StatusServiceUnavailable {
				t.Errorf("%s: status %d", name, got)
			}
		}
		select {
		case got := <-status:
			t.Errorf("%s: of %d that wait one has status %d", name, most, got)
		case <-time.After(200 * time.Millisecond):
		}
		close(end)
		for range slots + most {
			if got := <-status; got != http.StatusOK {
				t.Errorf("%s: status %d of one that waited", name, got)
			}
		}
	}
}

// Who goes away while waiting gives back what was taken for the wait, and is told that there is too much to do.
func TestWaitingGivesUp(t *testing.T) {
	begun, end := make(chan string, 100), make(chan bool)
	h := server.New([]string{"example.com"}, files, func(_ context.Context, name string, _ []byte) ([]byte, error) {
		begun <- name
		<-end
		return []byte("{}"), nil
	})
	status := make(chan int, 100)
	post := func(ctx context.Context, name string) {
		r := httptest.NewRequestWithContext(ctx, "POST", "/api/v1/"+name, strings.NewReader("{}"))
		r.Header.Set("Content-Type", "application/json")
		w := httptest.NewRecorder()
		h.ServeHTTP(w, r)
		status <- w.Code
	}
	n := max(2, runtime.GOMAXPROCS(0))
	for range n {
		go post(t.Context(), "hint")
		<-begun
	}
	ctx, cancel := context.WithCancel(t.Context())
	for range 3 * n {
		go post(ctx, "solve")
	}
	cancel()
	for range 3 * n {
		if got := <-status; got != http.StatusServiceUnavailable {
			t.Errorf("who went away: status %d", got)
		}
	}
	for range n { // no hint is disturbed by that
		end <- true
		if got := <-status; got != http.StatusOK {
			t.Errorf("a hint: status %d", got)
		}
	}
	for range n - 1 {
		go post(t.Context(), "solve")
		select {
		case <-begun:
		case <-time.After(patience):
			t.Fatal("slots of those who went away are still taken")
		}
	}
	close(end)
	for range n - 1 {
		<-status
	}
}

// Files have the media types of their names, whatever the machine knows of types.
func TestMediaTypes(t *testing.T) {
	types := map[string]string{
		"a.html": "text/html; charset=utf-8", "a.css": "text/css; charset=utf-8", "a.js": "text/javascript; charset=utf-8", "a.json": "application/json",
		"a.png": "image/png", "a.svg": "image/svg+xml", "a.webmanifest": "application/manifest+json", "a.wasm": "application/wasm",
		"a.bin": "application/octet-stream", "html": "application/octet-stream", "b/a.css": "text/css; charset=utf-8",
	}
	all := map[string][]byte{}
	for name := range types {
		all[name] = []byte(name)
	}
	h := server.New([]string{"example.com"}, all, teachertest.Call(t))
	for name, want := range types {
		w := httptest.NewRecorder()
		h.ServeHTTP(w, httptest.NewRequest("GET", "/"+name, nil))
		if got := w.Header().Get("Content-Type"); got != want || w.Body.String() != name {
			t.Errorf("%s is %s, %q: want %s", name, got, w.Body, want)
		}
	}
}

// Headers of more than 20 kB are refused.
func TestHeaders(t *testing.T) {
	at := start(t, teachertest.Call(t))
	for size, want := range map[int]int{12 << 10: http.StatusOK, 28 << 10: http.StatusRequestHeaderFieldsTooLarge} {
		r, err := http.NewRequestWithContext(t.Context(), "GET", "http://"+at+"/", nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("X-Long", strings.Repeat("x", size))
		response, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		response.Body.Close()
		if response.StatusCode != want {
			t.Errorf("a header of %d bytes: status %d, want %d", size, response.StatusCode, want)
		}
	}
}

// A request that does not come to its end is given up after a while.
func TestDeadline(t *testing.T) {
	if testing.Short() {
		t.Skip("takes ten seconds")
	}
	at := start(t, teachertest.Call(t))
	c, err := net.Dial("tcp", at)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	fmt.Fprintf(c, "POST /api/v1/hint HTTP/1.1\r\nHost: %s\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{", at)
	if err := c.SetReadDeadline(time.Now().Add(patience)); err != nil {
		t.Fatal(err)
	}
	if text, err := io.ReadAll(c); err != nil || !strings.Contains(string(text), "could not be read") {
		t.Errorf("%v: %.300q", err, text)
	}
}

// The server ends when it is told to, with an answer to what it was asked before, and lets nobody wait.
func TestShutdown(t *testing.T) {
	l := listen(t)
	ctx, stop := context.WithCancel(context.Background())
	begun, ended := make(chan bool), make(chan error, 1)
	call := func(ctx context.Context, name string, _ []byte) ([]byte, error) {
		close(begun)
		<-ctx.Done()
		return []byte(`{"stopped":true}`), nil
	}
	go func() {
		ended <- server.Serve(ctx, l, server.New(server.Hosts(l.Addr().(*net.TCPAddr)), files, call))
	}()
	go func() {
		<-begun
		stop()
	}()
	_, text := send(t, "POST", "http://"+l.Addr().String()+"/api/v1/solve", "{}", asJSON)
	if text != `{"stopped":true}` {
		t.Errorf("got %q", text)
	}
	if err := <-ended; err != nil {
		t.Error(err)
	}
	if c, err := net.Dial("tcp", l.Addr().String()); err == nil {
		c.Close()
		t.Error("it still listens")
	}
}

// Who asked for what does not stop in time is cut off, and does not hold the server up.
func TestShutdownCutsOff(t *testing.T) {
	if testing.Short() {
		t.Skip("takes two seconds")
	}
	l := listen(t)
	ctx, stop := context.WithCancel(context.Background())
	begun, release, ended := make(chan bool), make(chan bool), make(chan error, 1)
	defer close(release)
	call := func(context.Context, string, []byte) ([]byte, error) {
		close(begun)
		<-release
		return []byte("{}"), nil
	}
	go func() {
		ended <- server.Serve(ctx, l, server.New(server.Hosts(l.Addr().(*net.TCPAddr)), files, call))
	}()
	c, err := net.Dial("tcp", l.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	fmt.Fprintf(c, "POST /api/v1/solve HTTP/1.1\r\nHost: %s\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}", l.Addr())
	<-begun
	stop()
	select {
	case err := <-ended:
		if err != nil {
			t.Error(err)
		}
	case <-time.After(patience):
		t.Fatal("the server waits for what does not stop")
	}
	if err := c.SetReadDeadline(time.Now().Add(patience)); err != nil {
		t.Fatal(err)
	}
	var late net.Error
	if n, err := c.Read(make([]byte, 1)); n != 0 || errors.As(err, &late) && late.Timeout() {
		t.Errorf("after the end %d bytes come: %v", n, err)
	}
}

// What is in work stops with the server when the listener fails, too.
func TestListenerFails(t *testing.T) {
	l := listen(t)
	begun, stopped, ended := make(chan bool), make(chan bool), make(chan error, 1)
	call := func(ctx context.Context, _ string, _ []byte) ([]byte, error) {
		close(begun)
		<-ctx.Done()
		close(stopped)
		return []byte("{}"), nil
	}
	address := "http://" + l.Addr().String()
	go func() {
		ended <- server.Serve(t.Context(), l, server.New(server.Hosts(l.Addr().(*net.TCPAddr)), files, call))
	}()
	go func() {
		if answer, err := http.Post(address+"/api/v1/solve", "application/json", strings.NewReader("{}")); err == nil {
			answer.Body.Close()
		}
	}()
	<-begun
	l.Close()
	if err := <-ended; err == nil {
		t.Error("a listener that fails is no error")
	}
	select {
	case <-stopped:
	case <-time.After(patience):
		t.Error("a call goes on after the server has ended")
	}
}

// The hosts of a server are addresses, and localhost if it is on the loopback interface. Port 80 may be left out.
func TestHosts(t *testing.T) {
	for address, want := range map[string]string{
		"127.0.0.1:8000":     "127.0.0.1:8000 localhost:8000",
		"127.0.0.1:80":       "127.0.0.1:80 127.0.0.1 localhost:80 localhost",
		"127.1.2.3:8080":     "127.1.2.3:8080 localhost:8080",
		"10.1.2.3:80":        "10.1.2.3:80 10.1.2.3",
		"10.1.2.3:8000":      "10.1.2.3:8000",
		"[::1]:8000":         "[::1]:8000 localhost:8000",
		"[::1]:80":           "[::1]:80 [::1] localhost:80 localhost",
		"[2001:db8::5]:8000": "[2001:db8::5]:8000",
		"[2001:db8::5]:80":   "[2001:db8::5]:80 [2001:db8::5]",
	} {
		at, err := net.ResolveTCPAddr("tcp", address)
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Join(server.Hosts(at), " "); got != want {
			t.Errorf("%s: %s, want %s", address, got, want)
		}
	}
}

// A server that listens everywhere is asked for by any address of the machine, each named once, and by
// localhost, but not by the address that stands for all.
func TestHostsEverywhere(t *testing.T) {
	addresses, err := net.InterfaceAddrs()
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]bool{"127.0.0.1:8000": true, "[::1]:8000": true, "localhost:8000": true}
	for _, a := range addresses {
		want[net.JoinHostPort(a.(*net.IPNet).IP.String(), "8000")] = true
	}
	for _, everywhere := range []net.IP{net.IPv4zero, net.IPv6unspecified} {
		got := map[string]bool{}
		hosts := server.Hosts(&net.TCPAddr{IP: everywhere, Port: 8000})
		for _, host := range hosts {
			got[host] = true
		}
		if !maps.Equal(got, want) || len(hosts) != len(got) {
			t.Errorf("at %v: %v, want %v", everywhere, hosts, want)
		}
	}
}

// A page that is served at an address of IPv6 is asked for in brackets and with the port, and by no name or
// address that is nearly that.
func TestHostIPv6(t *testing.T) {
	var called atomic.Int64
	h := server.New(server.Hosts(&net.TCPAddr{IP: net.IPv6loopback, Port: 8000}), files, func(context.Context, string, []byte) ([]byte, error) {
		called.Add(1)
		return []byte("{}"), nil
	})
	status := func(method, path, host string) int {
		r := httptest.NewRequest(method, path, strings.NewReader("{}"))
		r.Host = host
		r.Header.Set("Content-Type", "application/json")
		r.Header.Set("Origin", "http://"+host)
		w := httptest.NewRecorder()
		h.ServeHTTP(w, r)
		return w.Code
	}
	for host, want := range map[string]int{
		"[::1]:8000":                  http.StatusOK,
		"localhost:8000":              http.StatusOK,
		"[::1]":                       http.StatusMisdirectedRequest,
		"[::1]:8001":                  http.StatusMisdirectedRequest,
		"::1:8000":                    http.StatusMisdirectedRequest,
		"::1":                         http.StatusMisdirectedRequest,
		"[::2]:8000":                  http.StatusMisdirectedRequest,
		"[::]:8000":                   http.StatusMisdirectedRequest,
		"[::1%25lo]:8000":             http.StatusMisdirectedRequest,
		"[::ffff:127.0.0.1]:8000":     http.StatusMisdirectedRequest,
		"127.0.0.1:8000":              http.StatusMisdirectedRequest,
		"[::1]:8000.evil.example":     http.StatusMisdirectedRequest,
		"localhost.evil.example:8000": http.StatusMisdirectedRequest,
		"":                            http.StatusMisdirectedRequest,
	} {
		called.Store(0)
		if page, call := status("GET", "/", host), status("POST", "/api/v1/hint", host); page != want || call != want || (called.Load() == 1) != (want == http.StatusOK) {
			t.Errorf("%q: the page %d, a call %d, %d answered, want %d", host, page, call, called.Load(), want)
		}
	}
}

// Requests of any bytes get an answer that is JSON and has no stack in it.
func FuzzAnswers(f *testing.F) {
	h := server.New([]string{"example.com"}, files, teacher.Call)
	for _, name := range teacher.Names() {
		f.Add(name, []byte(`{"input":"`+puzzle+`","milliseconds":50}`))
	}
	f.Fuzz(func(t *testing.T, name string, request []byte) {
		r := httptest.NewRequest("POST", "/api/v1/x", bytes.NewReader(request))
		r.URL.Path = "/api/v1/" + name
		r.Header.Set("Content-Type", "application/json")
		w := httptest.NewRecorder()
		h.ServeHTTP(w, r)
		text := w.Body.String()
		isJSON := w.Header().Get("Content-Type") == "application/json"
		if isJSON && !json.Valid([]byte(text)) || strings.Contains(text, "goroutine") || w.Code == http.StatusInternalServerError {
			t.Errorf("%q %q: %d, %.300s", name, request, w.Code, text)
		}
	})
}
