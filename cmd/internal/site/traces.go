package site

import (
	"encoding/binary"
	"slices"
)

// What a function has in the table of functions: numbers of four bytes, the last four of which are one byte each,
// then its tables by counter and its other data. See type _func of package runtime.
const (
	funcName    = 4  // where its name is
	funcFrame   = 16 // how large its frame is, by counter
	funcLines   = 20 // its files and its lines, by counter
	funcTables  = 28 // how many tables it has besides
	funcUnit    = 32 // the unit with its files, and its first line
	funcOthers  = 43 // how much other data it has
	funcHeader  = 44
	argsByPlace = 3 // the table of which arguments are known
	args        = 5 // the data on how arguments are printed, and on which are known
	argsEnd     = 7
)

// dropTraces empties what a module has for traces alone, besides what [dropNames] has emptied: of each function where
// its name is, its file, its lines, and how its arguments are printed. The runtime takes each of these for
// unknown where there is none; the packed engine is a fortieth smaller. What it needs to call functions, and to
// collect garbage, stays. A module without the table that is known stays as it is.
func dropTraces(module []byte) []byte {
	dropped := slices.Clone(module)
	table, parts, ok := tableIn(dropped)
	if !ok {
		return module
	}
	names, units, counters := table[parts[0]:parts[1]], table[parts[1]:parts[2]], table[parts[3]:parts[4]]
	functions, n, ok := functionsIn(table, parts)
	if !ok {
		return module
	}
	number := func(b []byte, at int) uint64 { return uint64(binary.LittleEndian.Uint32(b[at:])) }
	var kept []uint64 // of the tables by counter
	for i := range n {
		at := number(functions, 8*i+4)
		if at+funcHeader > uint64(len(functions)) {
			return module
		}
		f := functions[at:]
		tables, others := number(f, funcTables), uint64(f[funcOthers])
		if name := number(f, funcName); name >= uint64(len(names)) || funcHeader+4*(tables+others) > uint64(len(f)) {
			return module
		} else if names[name] == 0 {
			clear(f[funcName:][:4])
		}
		clear(f[funcLines:][:8])
		clear(f[funcUnit:][:8])
		if tables > argsByPlace {
			clear(f[funcHeader+4*argsByPlace:][:4])
		}
		for k := uint64(args); k < min(others, argsEnd); k++ {
			binary.LittleEndian.PutUint32(f[funcHeader+4*(tables+k):], 1<<32-1) // none
		}
		kept = append(kept, number(f, funcFrame))
		for k := range int(tables) {
			kept = append(kept, number(f, funcHeader+4*k))
		}
	}
	if !keepOnly(counters, kept) {
		return module
	}
	clear(units)
	return dropped
}

// keepOnly empties all tables by counter but those that start at the places. It reports whether there are tables: of
// pairs of numbers in base 128, up to a zero byte in place of a pair that is not the first.
func keepOnly(counters []byte, starts []uint64) bool {
	keep := make([]bool, len(counters))
	for _, start := range starts {
		if start == 0 {
			continue // there is none
		}
		at := int(min(start, uint64(len(counters))))
		for numbers := 0; ; numbers++ {
			if at < len(counters) && counters[at] == 0 && numbers > 0 && numbers%2 == 0 {
				break
			}
			for at < len(counters) && counters[at] >= 1<<7 {
				at++
			}
			if at >= len(counters) {
				return false
			}
			at++
		}
		for k := int(start); k <= at; k++ {
			keep[k] = true
		}
	}
	for i := range counters {
		if !keep[i] {
			counters[i] = 0
		}
	}
	return true
}
