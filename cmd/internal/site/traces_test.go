package site

import (
	"encoding/binary"
	"slices"
	"strings"
	"testing"
)

// function returns what the table has of a function: where its name, frame, files and lines are, its tables and its
// other data.
func function(name, frame, files, lines uint32, tables, others []uint32) string {
	var b []byte
	for _, n := range []uint32{4096, name, 16, 1, frame, files, lines, uint32(len(tables)), 3, 1, 7 | uint32(len(others))<<24} {
		b = binary.LittleEndian.AppendUint32(b, n)
	}
	for _, n := range append(slices.Clone(tables), others...) {
		b = binary.LittleEndian.AppendUint32(b, n)
	}
	return string(b)
}

// functions returns a table of two functions by where they start.
func functions(f, g string) string {
	var b []byte
	for _, n := range []uint32{0, 20, 9, 20 + uint32(len(f)), 99} {
		b = binary.LittleEndian.AppendUint32(b, n)
	}
	return string(b) + f + g
}

// withFunctions returns a module with a table of functions, and the values by counter that it refers to.
func withFunctions(units, counters, table string) []byte {
	module := tableOf("\x00\x00\x00runtime.main\x00", units, "\x00", counters)
	at := strings.Index(string(module), string(tableStart)) + tableHeader - 8
	binary.LittleEndian.PutUint64(module[at:], uint64(tableHeader+16+len(units)+1+len(counters)))
	return append(module, table...)
}

// What only traces read is gone: names that are empty, files, lines, how arguments are printed, and the values that
// nothing refers to any more. All else is as it was: frames, what the collector reads, other data, and bytes
// of zero within values.
func TestDropTraces(t *testing.T) {
	const none = 1<<32 - 1
	const ( // of values that start at 1, 4, 8, 11 and 17
		counters = "\x00" + "\x02\x05\x00" + "\x00\x81\x01\x00" + "\x04\x06\x00" + "\x06\x02\x03\x80\x02\x00" + "\x08\x08\x00"
		left     = "\x00" + "\x02\x05\x00" + "\x00\x81\x01\x00" + "\x00\x00\x00" + "\x06\x02\x03\x80\x02\x00" + "\x00\x00\x00"
	)
	before := withFunctions("unit", counters, functions(
		function(2, 1, 8, 17, []uint32{0, 11, 0, 17}, []uint32{10, 11, none, 13, 14, 15, 16, 17}),
		function(3, 4, 8, 17, []uint32{1}, []uint32{20, 21})))
	want := withFunctions("\x00\x00\x00\x00", left, functions(
		strings.Replace(function(0, 1, 0, 0, []uint32{0, 11, 0, 0}, []uint32{10, 11, none, 13, 14, none, none, 17}), "\x03\x00\x00\x00\x01\x00\x00\x00\x07", strings.Repeat("\x00", 8)+"\x07", 1),
		strings.Replace(function(3, 4, 0, 0, []uint32{1}, []uint32{20, 21}), "\x03\x00\x00\x00\x01\x00\x00\x00\x07", strings.Repeat("\x00", 8)+"\x07", 1)))
	if got := dropTraces(before); string(got) != string(want) {
		t.Errorf("got  %q\nwant %q", got, want)
	}
}

// What is no such table stays as it is: functions, names, values and data that are beyond the end.
func TestDropNoTraces(t *testing.T) {
	good := function(3, 1, 0, 0, nil, nil)
	for name, module := range map[string][]byte{
		"no table":        []byte("\x00asm"),
		"no functions":    tableOf("main.main\x00", "unit", "main.go\x00", ""),
		"function beyond": withFunctions("unit", "\x00\x02\x02\x00", functions(good, "")),
		"name beyond":     withFunctions("unit", "\x00\x02\x02\x00", functions(good, function(16, 1, 0, 0, nil, nil))),
		"data beyond":     withFunctions("unit", "\x00\x02\x02\x00", functions(good, function(3, 1, 0, 0, nil, []uint32{1})[:44])),
		"values beyond":   withFunctions("unit", "\x00\x02\x02\x00", functions(good, function(3, 4, 0, 0, nil, nil))),
		"values cut off":  withFunctions("unit", "\x00\x02\x02", functions(good, good)),
	} {
		if got := dropTraces(module); string(got) != string(module) {
			t.Errorf("%s: got %q\nwant %q", name, got, module)
		}
	}
	if module := withFunctions("unit", "\x00\x02\x02\x00", functions(good, good)); string(dropTraces(module)) == string(module) {
		t.Error("a whole table stays as it is")
	}
}
