// Engine is the teacher for a page without a server. For a browser it is WebAssembly that a worker runs, and
// defines one function, pencilmark(call, request), which returns the answer; both are text in JSON. Elsewhere
// it is what builds that:
//
//	go run ./cmd/engine DIR
package main

import (
	"context"
	"errors"
	"runtime/debug"
	"strings"
	"syscall/js"

	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain/languages"
	"pencilmark/techniques/lessons"
	"pencilmark/techniques/practice"
)

// garbagePercent is how much garbage there may be before it is collected, in percent of what is in use. That
// is a few megabytes; collecting holds up the one thread there is.
const garbagePercent = 400

func main() {
	debug.SetGCPercent(garbagePercent)
	js.Global().Set("pencilmark", js.FuncOf(func(_ js.Value, args []js.Value) any {
		name, request := args[0].String(), args[1].String()
		switch name { // of files of positions and lessons
		case "practice.txt":
			practice.Supply(request)
			return "{}"
		case "lessons.txt":
			lessons.Supply(request)
			return "{}"
		case "lessons.json":
			if err := teacher.SupplyLessons(request); err != nil {
				panic(err) // it is the file of another engine
			}
			return "{}"
		}
		if code, ok := strings.CutPrefix(name, "language."); ok { // and ".txt"
			languages.Supply(strings.TrimSuffix(code, ".txt"), request)
			return "{}"
		}
		if code, ok := strings.CutPrefix(name, "lessons."); ok {
			languages.SupplyLessons(strings.TrimSuffix(code, ".txt"), request)
			return "{}"
		}
		answer, err := teacher.Call(context.Background(), name, []byte(request))
		var wrong *teacher.Error
		if errors.As(err, &wrong) {
			answer = wrong.JSON()
		}
		return string(answer)
	}))
	select {}
}
