// Package server lets a browser on the same machine talk to a teacher, over HTTP.
//
// It is made for the loopback interface. A page of another site can send requests there, and with a name of
// its own that resolves to 127.0.0.1 it can even read the answers; so the first thing that is looked at is
// the host that a request names, and then where it comes from. GET computes nothing.
package server

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io"
	"log"
	"mime"
	"net"
	"net/http"
	"path"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"pencilmark/cmd/internal/teacher"
)

// API is the path of the calls: POST API + NAME.
const API = "/api/v1/"

// Policy is what pages may do: nothing but load what is beside them.
const Policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
	"worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// Call answers a request, as [teacher.Call] does.
type Call func(ctx context.Context, name string, request []byte) (answer []byte, err error)

// file is a file as it is served.
type file struct {
	data      []byte
	kind, tag string
}

// handler serves the files and the calls.
type handler struct {
	hosts []string
	files map[string]file
	call  Call
	slots *slots
	large atomic.Int64 // requests that are in memory, or on their way, and are not small
}

// New returns what serves files, by name, and answers calls. It answers only
// requests to one of the hosts, each with its port.
func New(hosts []string, files map[string][]byte, call Call) http.Handler {
	h := &handler{hosts: hosts, files: map[string]file{}, call: call, slots: newSlots()}
	for name, data := range files {
		sum := sha256.Sum256(data)
		h.files[name] = file{data, kindOf(name), `"` + hex.EncodeToString(sum[:16]) + `"`}
	}
	mux := http.NewServeMux()
	mux.HandleFunc("POST "+API+"{call}", h.answer)
	mux.HandleFunc("GET /{name...}", h.file)
	safe := http.NewCrossOriginProtection().Handler(mux)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		header := w.Header()
		for name, value := range map[string]string{
			"Content-Security-Policy": Policy, "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
			"Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin", "Cache-Control": "no-store",
		} {
			header.Set(name, value)
		}
		if !slices.Contains(h.hosts, r.Host) {
			http.Error(w, "This is not the host that you asked for.", http.StatusMisdirectedRequest)
			return
		}
		safe.ServeHTTP(w, r)
	})
}

// kindOf returns the media type of a file by its name. It asks nobody else: machines have ideas of their own.
func kindOf(name string) string {
	switch path.Ext(name) {
	case ".html":
		return "text/html; charset=utf-8"
	case ".css":
		return "text/css; charset=utf-8"
	case ".js":
		return "text/javascript; charset=utf-8"
	case ".json":
		return "application/json"
	case ".png":
		return "image/png"
	case ".svg":
		return "image/svg+xml"
	case ".webmanifest":
		return "application/manifest+json"
	case ".wasm":
		return "application/wasm"
	}
	return "application/octet-stream"
}

// file serves a file.
func (h *handler) file(w http.ResponseWriter, r *http.Request) {
	name := r.PathValue("name")
	if name == "" {
		name = "index.html"
	}
	f, ok := h.files[name]
	if !ok {
		http.Error(w, "There is no such file.", http.StatusNotFound)
		return
	}
	header := w.Header()
	header.Set("Content-Type", f.kind)
	header.Set("ETag", f.tag)
	if name != "index.html" {
		header.Set("Cache-Control", "no-cache")
	}
	if slices.Contains(strings.Split(strings.ReplaceAll(r.Header.Get("If-None-Match"), " ", ""), ","), f.tag) {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	header.Set("Content-Length", strconv.Itoa(len(f.data)))
	_, _ = w.Write(f.data) // who does not read it has gone
}

// smallRequest is as much of a request as anybody may send. Of those that are larger a few are read at a time.
const smallRequest = 64 << 10

// answer answers a call.
func (h *handler) answer(w http.ResponseWriter, r *http.Request) {
	name := r.PathValue("call")
	w.Header().Set("Content-Type", "application/json")
	fail := func(status int, code, message string) {
		w.WriteHeader(status)
		_, _ = w.Write((&teacher.Error{Code: code, Message: message}).JSON())
	}
	if kind, _, err := mime.ParseMediaType(r.Header.Get("Content-Type")); err != nil || kind != "application/json" {
		fail(http.StatusUnsupportedMediaType, teacher.CodeRequest, "the request is not application/json")
		return
	}
	// The whole body is here before the call has a slot, so that one that stalls holds none.
	body := http.MaxBytesReader(w, r.Body, teacher.MaxRequest)
	request, err := io.ReadAll(io.LimitReader(body, smallRequest))
	if err == nil && len(request) == smallRequest {
		if h.large.Add(1) <= mostLarge {
			var rest []byte
			rest, err = io.ReadAll(body)
			request = append(request, rest...)
		} else {
			err = errBusy
		}
		defer h.large.Add(-1)
	}
	if err == nil {
		var release func()
		if release, err = h.slots.take(r.Context(), name); err == nil {
			defer release()
		}
	}
	var large *http.MaxBytesError
	switch {
	case errors.As(err, &large):
		fail(http.StatusRequestEntityTooLarge, teacher.CodeTooLarge, "the request is too large")
		return
	case errors.Is(err, errBusy):
		w.Header().Set("Retry-After", "2")
		fail(http.StatusServiceUnavailable, teacher.CodeBusy, "there is too much to do at once: try again in a moment")
		return
	case err != nil:
		fail(http.StatusBadRequest, teacher.CodeRequest, "the request could not be read")
		return
	}
	answer, status := h.contained(r.Context(), name, request)
	w.WriteHeader(status)
	_, _ = w.Write(answer)
}

// statuses are those of errors that are about the protocol, by their codes. What else may be wrong with a request
// is an answer like others, with status 200: browsers log the rest on the console, and people make mistakes.
var statuses = map[string]int{
	teacher.CodeUnknown: http.StatusNotFound, teacher.CodeTooLarge: http.StatusRequestEntityTooLarge,
	teacher.CodeInternal: http.StatusInternalServerError,
}

// contained calls, and answers a panic as a mistake of the program.
func (h *handler) contained(ctx context.Context, name string, request []byte) (answer []byte, status int) {
	internal := &teacher.Error{Code: teacher.CodeInternal, Message: "the program made a mistake"}
	defer func() {
		if recover() != nil {
			answer, status = internal.JSON(), http.StatusInternalServerError
		}
	}()
	answer, err := h.call(ctx, name, request)
	if err == nil {
		return answer, http.StatusOK
	}
	wrong := internal
	errors.As(err, &wrong)
	return wrong.JSON(), cmp.Or(statuses[wrong.Code], http.StatusOK)
}

// shutdownTime is how long requests may take when the server ends.
const shutdownTime = 2 * time.Second

// Serve serves until the context ends, and then lets requests end that are in work.
func Serve(ctx context.Context, l net.Listener, h http.Handler) error {
	work, stop := context.WithCancel(context.Background())
	defer stop()
	s := &http.Server{
		Handler:           h,
		ReadHeaderTimeout: 5 * time.Second,
		ReadTimeout:       10 * time.Second, // of the whole request
		WriteTimeout:      teacher.MaxTime + waitTime + 10*time.Second,
		IdleTimeout:       time.Minute,
		MaxHeaderBytes:    16 << 10,
		BaseContext:       func(net.Listener) context.Context { return work },
		ErrorLog:          log.New(io.Discard, "", 0), // it would say what people asked
	}
	ended := make(chan error, 1)
	go func() { ended <- s.Serve(l) }()
	select {
	case err := <-ended:
		return err
	case <-ctx.Done():
	}
	stop() // what is in work stops, with an answer
	last, cancel := context.WithTimeout(context.Background(), shutdownTime)
	defer cancel()
	if err := s.Shutdown(last); err != nil {
		return s.Close()
	}
	return nil
}

// Hosts returns the names under which a server that listens at an address can be asked for: that address, or
// all of the machine if it is none in particular, and localhost if it is on the loopback interface. None of
// them is a name that somebody else can have resolve to this machine.
func Hosts(at *net.TCPAddr) (hosts []string) {
	ips := []net.IP{at.IP}
	if at.IP.IsUnspecified() {
		addresses, _ := net.InterfaceAddrs() // without them it is the loopback interface alone
		ips = []net.IP{net.IPv4(127, 0, 0, 1), net.IPv6loopback}
		for _, a := range addresses {
			if n, ok := a.(*net.IPNet); ok {
				ips = append(ips, n.IP)
			}
		}
	}
	port := strconv.Itoa(at.Port)
	add := func(host string) {
		if address := net.JoinHostPort(host, port); !slices.Contains(hosts, address) {
			hosts = append(hosts, address)
		}
		if at.Port == 80 { // browsers leave it out
			hosts = append(hosts, strings.TrimSuffix(net.JoinHostPort(host, port), ":80"))
		}
	}
	for _, ip := range ips {
		add(ip.String())
		if ip.IsLoopback() {
			add("localhost")
		}
	}
	return hosts
}
