//go:build !js

// Engine is the teacher for a page without a server. For a browser it is WebAssembly that a worker runs, and
// defines one function, pencilmark(call, request), which returns the answer; both are text in JSON. Elsewhere
// it is what builds that:
//
//	go run ./cmd/engine DIR
package main

import (
	"fmt"
	"os"

	"pencilmark/cmd/internal/site"
)

//go:generate go run . ../internal/site/engine

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: go run ./cmd/engine DIR")
		os.Exit(2)
	}
	if err := site.BuildEngine(os.Args[1], 0); err != nil {
		fmt.Fprintln(os.Stderr, "engine:", err)
		os.Exit(1)
	}
}
