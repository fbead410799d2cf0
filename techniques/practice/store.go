package practice

import (
	"fmt"
	"slices"
	"strings"
	"sync"
)

// Codes returns the codes of the positions by technique. They are decoded when they are drawn.
var Codes = sync.OnceValue(func() map[string][]string {
	list, err := Parse(stored)
	if err != nil {
		panic(err) // a test reads the file
	}
	return list
})

// Parse reads positions, a line each: the code of the technique and that of the board.
func Parse(text string) (map[string][]string, error) {
	list := map[string][]string{}
	n := 0
	for line := range strings.Lines(text) {
		n++
		technique, board, ok := strings.Cut(strings.TrimSpace(line), " ")
		if !ok {
			return nil, fmt.Errorf("line %d: expected the codes of a technique and of a board", n)
		}
		list[technique] = append(list[technique], board)
	}
	return list, nil
}

// Format writes positions as [Parse] reads them, in the order of the techniques.
func Format(list map[string][]string, order []string) string {
	var b strings.Builder
	for _, technique := range order {
		for _, board := range slices.Sorted(slices.Values(list[technique])) {
			fmt.Fprintf(&b, "%s %s\n", technique, board)
		}
	}
	return b.String()
}
