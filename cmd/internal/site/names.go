package site

import (
	"bytes"
	"encoding/binary"
	"slices"
)

// dropNames empties the names of functions and of their files in a module that the linker of Go wrote. They serve
// traces alone, whose lines [flatten] has dropped; the packed engine is a fiftieth smaller. Those of package
// runtime stay: by them it tells its own goroutines. A module without the table that is known stays as it is.
//
// Have: a name ends with a zero byte. So one that is all zeros is empty, wherever it was found.
func dropNames(module []byte) []byte {
	module = slices.Clone(module)
	table, parts, ok := tableIn(module)
	if !ok {
		return module
	}
	for _, part := range [][]byte{table[parts[0]:parts[1]], table[parts[2]:parts[3]]} {
		for name := range bytes.SplitSeq(part, []byte{0}) {
			if !bytes.HasPrefix(name, []byte("runtime.")) {
				clear(name)
			}
		}
	}
	return module
}

// tableIn returns a module from its table of functions on, and where in that the parts of the table start: names,
// units, files, values by counter, functions.
func tableIn(module []byte) (table []byte, parts [5]int, ok bool) {
	at := bytes.Index(module, tableStart)
	if at < 0 || bytes.LastIndex(module, tableStart) != at || len(module)-at < tableHeader {
		return nil, parts, false
	}
	table = module[at:]
	for i := range parts {
		start := binary.LittleEndian.Uint64(table[tableHeader-8*(len(parts)-i):])
		if start > uint64(len(table)) || i > 0 && int(start) < parts[i-1] {
			return nil, parts, false
		}
		parts[i] = int(start)
	}
	return table, parts, true
}

// functionsIn returns the last part of the table, from the list of functions on, and how many there are.
func functionsIn(table []byte, parts [5]int) (functions []byte, n int, ok bool) {
	functions = table[parts[len(parts)-1]:]
	listed := binary.LittleEndian.Uint64(table[len(tableStart):])
	return functions, int(listed), listed <= uint64(len(functions)/8)
}

// tableStart is what the table of functions starts with since Go 1.20, with instructions of one byte and
// pointers of eight. After it come the numbers of functions and files, where the code starts, and where the
// parts of the table are, each in eight bytes: see package debug/gosym.
var tableStart = []byte("\xf1\xff\xff\xff\x00\x00\x01\x08")

const tableHeader = 8 + 8*8
