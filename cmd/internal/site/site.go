// Package site makes the page with the teacher into files that any host can serve, and that work offline.
//
// The teacher is then WebAssembly, run by workers of the page: the engine. It is built by [BuildEngine]; a
// program that was built after that has it in it.
package site

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/ulikunitz/xz"

	"pencilmark/cmd/internal/server"
	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain/languages"
	"pencilmark/techniques/lessons"
	"pencilmark/techniques/practice"
)

// Files of an engine.
const (
	wasmFile = "engine.wasm.xz"
	execFile = "wasm_exec.js" // of the Go that built it
)

//go:embed all:engine
var built embed.FS

// xz-decompress.js is version 0.2.3 of the package of that name of npm; its license is in its first lines.
//
//go:embed worker.js offline.js offline-worker.js unpack.js site.webmanifest xz-decompress.js
var own embed.FS

// ErrNoEngine says that the program was built without an engine.
var ErrNoEngine = errors.New("this program was built without the engine: in its source run go generate ./cmd/engine and build it again")

// BuiltEngine is the engine in the program, nil if there is none.
func BuiltEngine() fs.FS {
	engine, err := fs.Sub(built, "engine")
	if err != nil {
		return nil
	}
	if _, err := fs.Stat(engine, wasmFile); err != nil {
		return nil
	}
	return engine
}

// BuildEngine builds the engine into a directory. It is packed in several ways, until one takes no more bytes than are
// enough; of 0 it is the smallest of all. It needs the go command, and the source of the program around the working
// directory.
func BuildEngine(dir string, enough int) error {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return err
	}
	script, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", execFile))
	if err != nil {
		return err
	}
	temp, err := os.MkdirTemp("", "engine")
	if err != nil {
		return err
	}
	defer os.RemoveAll(temp)
	wasm := filepath.Join(temp, "engine.wasm")
	const source = "pencilmark/cmd/engine"
	environ := append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOEXPERIMENT=nogreenteagc")
	overlay, err := flatten(temp, source, environ)
	if err != nil {
		return err
	}
	// What is linked decides how large the engine is. Generic functions are there once for each type: where few
	// things are sorted and seldom, sort.SliceStable spares 3 kB that slices.SortStableFunc takes, packed.
	//
	// Without inlining it is a tenth smaller, and not slower; the older collector is a little smaller than the new one. The commit is
	// not stamped into it: the same source gives the same engine.
	build := exec.Command("go", "build", "-overlay", overlay, "-trimpath", "-buildvcs=false", "-gcflags=all=-l", "-ldflags=-s -w", "-o", wasm, source)
	build.Env = environ
	if out, err := build.CombinedOutput(); err != nil {
		return fmt.Errorf("%w\n%s", err, out)
	}
	code, err := os.ReadFile(wasm)
	if err != nil {
		return err
	}
	if code, err = joinSegments(code); err != nil {
		return err
	}
	if code, err = turnBranches(dropTraces(dropNames(code))); err != nil {
		return err
	}
	if code, err = shortenReturns(code); err != nil {
		return err
	}
	packed, err := pack(code, enough)
	if err != nil {
		return err
	}
	return Write(dir, map[string][]byte{wasmFile: packed, execFile: script})
}

// pack packs a module with short returns into an xz file. It takes the program xz if that is installed, which finds more than the library:
// what it makes is a third smaller than a gzip file, and then smaller than what a host would send of the module itself.
// The dictionary holds most of the module; four bits of the byte before each say what it is likely to be, and one of its
// place, which spares 4 kB and 7 kB. Which way of looking for what comes again finds most is chance: two modules that differ
// in 59 bytes packed 7 kB apart, so several are tried, until one gives no more bytes than are enough. What unpacks it knows
// no check but CRC32.
func pack(module []byte, enough int) ([]byte, error) {
	if program, err := exec.LookPath("xz"); err == nil {
		var least []byte
		for _, finder := range []string{"mf=bt4,nice=273", "mf=bt4,nice=160", "mf=bt3,nice=273", "mf=bt3,nice=176", "mf=bt4,nice=128", "mf=bt3,nice=160", "mf=bt2,nice=192"} {
			cmd := exec.Command(program, "-c", "--check=crc32", "--lzma2=preset=9e,dict=16MiB,lc=4,pb=1,"+finder)
			cmd.Stdin = bytes.NewReader(module)
			packed, err := cmd.Output()
			if err != nil {
				return nil, fmt.Errorf("%s: %w", program, err)
			}
			if least == nil || len(packed) < len(least) {
				least = packed
			}
			if len(least) <= enough {
				break
			}
		}
		return least, nil
	}
	var packed bytes.Buffer
	z, err := xz.WriterConfig{DictCap: 16 << 20, CheckSum: xz.CRC32}.NewWriter(&packed)
	if err != nil {
		return nil, err
	}
	if _, err := z.Write(module); err != nil {
		return nil, err
	}
	if err := z.Close(); err != nil {
		return nil, err
	}
	return packed.Bytes(), nil
}

// Write writes files into a directory, which it makes if need be.
func Write(dir string, files map[string][]byte) error {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		if err := os.WriteFile(filepath.Join(dir, name), files[name], 0o666); err != nil {
			return err
		}
	}
	return nil
}

// Files returns the files of the site by name: those of the page, the engine,
// and what makes it work offline. All addresses in them are relative.
func Files(page map[string][]byte, engine fs.FS) (map[string][]byte, error) {
	if engine == nil {
		return nil, ErrNoEngine
	}
	packed, err := fs.ReadFile(engine, wasmFile)
	if err != nil {
		return nil, err
	}
	if _, err := xz.NewReader(bytes.NewReader(packed)); err != nil {
		return nil, fmt.Errorf("%s: %w", wasmFile, err)
	}
	all := maps.Clone(page)
	all[wasmFile], all["practice.txt"], all["lessons.txt"] = packed, []byte(practice.Stored()), []byte(lessons.Stored())
	if all["lessons.json"], err = teacher.Lessons(); err != nil {
		return nil, err
	}
	for _, code := range languages.Codes()[1:] {
		if all["language."+code+".txt"], err = languages.Tables(code); err != nil {
			return nil, err
		}
		if all["lessons."+code+".txt"], err = languages.Lessons(code); err != nil {
			return nil, err
		}
	}
	if all[execFile], err = fs.ReadFile(engine, execFile); err != nil {
		return nil, err
	}
	for _, name := range []string{"worker.js", "offline.js", "offline-worker.js", "unpack.js", "site.webmanifest", "xz-decompress.js"} {
		if all[name], err = own.ReadFile(name); err != nil {
			return nil, err
		}
	}
	if all["index.html"], err = index(page["index.html"]); err != nil {
		return nil, err
	}
	return all, seal(all)
}

// index returns the markup of the page with the engine in a worker, a manifest, the script that makes it work
// offline, and the policy that a server would send; frame-ancestors cannot be said there.
func index(page []byte) ([]byte, error) {
	policy, _, _ := strings.Cut(server.Policy, "; frame-ancestors")
	text := string(page)
	for _, change := range [][2]string{
		{`data-engine="` + strings.TrimPrefix(server.API, "/") + `"`, `data-engine="worker.js"`},
		{`<meta charset="utf-8"/>`, `<meta charset="utf-8"/>` + "\n" + `<meta http-equiv="Content-Security-Policy" content="` + policy + `"/>`},
		{`</head>`, `<link rel="manifest" href="site.webmanifest"/>` + "\n" + `<script type="module" src="offline.js"></script>` + "\n</head>"},
	} {
		if strings.Count(text, change[0]) != 1 {
			return nil, fmt.Errorf("site: the page has not one %s", change[0])
		}
		text = strings.Replace(text, change[0], change[1], 1)
	}
	return []byte(text), nil
}

// seal writes the list of files, and what tells this site from others, into the worker that keeps them.
func seal(all map[string][]byte) error {
	sum := sha256.New()
	names := slices.Sorted(maps.Keys(all))
	for _, name := range names {
		fmt.Fprintf(sum, "%s %d\n", name, len(all[name]))
		sum.Write(all[name])
	}
	names = slices.DeleteFunc(names, func(name string) bool { return name == "offline-worker.js" })
	names[slices.Index(names, "index.html")] = "./"
	list, err := json.Marshal(names)
	if err != nil {
		return err
	}
	text := strings.Replace(string(all["offline-worker.js"]), `["./"]`, string(list), 1)
	all["offline-worker.js"] = []byte(strings.Replace(text, `"0"`, `"`+hex.EncodeToString(sum.Sum(nil)[:8])+`"`, 1))
	return nil
}
