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
	const tables = 5 // names, units, files, values by counter, functions
	at := bytes.Index(module, tableStart)
	if at < 0 || bytes.LastIndex(module, tableStart) != at || len(module)-at < tableHeader {
		return module
	}
	var offsets [tables]int
	for i := range offsets {
		offset := binary.LittleEndian.Uint64(module[at+tableHeader-8*(tables-i):])
		if offset > uint64(len(module)-at) || i > 0 && int(offset) < offsets[i-1] {
			return module
		}
		offsets[i] = int(offset)
	}
	module = slices.Clone(module)
	for _, table := range [][]byte{module[at+offsets[0] : at+offsets[1]], module[at+offsets[2] : at+offsets[3]]} {
		for name := range bytes.SplitSeq(table, []byte{0}) {
			if !bytes.HasPrefix(name, []byte("runtime.")) {
				clear(name)
			}
		}
	}
	return module
}

// tableStart is what the table of functions starts with since Go 1.20, with instructions of one byte and
// pointers of eight. After it come the numbers of functions and files, where the code starts, and where the
// parts of the table are, each in eight bytes: see package debug/gosym.
var tableStart = []byte("\xf1\xff\xff\xff\x00\x00\x01\x08")

const tableHeader = 8 + 8*8
