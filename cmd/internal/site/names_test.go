package site

import (
	"encoding/binary"
	"strings"
	"testing"
)

// tableOf returns a module with a table of functions, and what follows it.
func tableOf(names, units, files, rest string) []byte {
	table := append([]byte{}, tableStart...)
	at := uint64(tableHeader)
	for _, n := range []uint64{2, 1, 0} {
		table = binary.LittleEndian.AppendUint64(table, n)
	}
	for _, part := range []string{names, units, files, rest, ""} {
		table = binary.LittleEndian.AppendUint64(table, at)
		at += uint64(len(part))
	}
	return append([]byte("\x00asm code and data"), string(table)+names+units+files+rest...)
}

// Names of functions and files are gone, but for those of the runtime, and nothing else has changed.
func TestDropNames(t *testing.T) {
	const names, files = "main.main\x00runtime.main\x00runtimes.other\x00", "main.go\x00"
	empty := func(n int) string { return strings.Repeat("\x00", n) }
	got := dropNames(tableOf(names, "\x01main.unit", files, "main.rest"))
	want := tableOf(empty(10)+"runtime.main\x00"+empty(15), "\x01main.unit", empty(8), "main.rest")
	if string(got) != string(want) {
		t.Errorf("got %q\nwant %q", got, want)
	}
}

// What is no such table stays: none, two, one that is cut off, parts that are not in order.
func TestDropNoNames(t *testing.T) {
	whole := tableOf("main.main\x00", "", "main.go\x00", "")
	swapped := tableOf("main.main\x00", "", "main.go\x00", "")
	binary.LittleEndian.PutUint64(swapped[len(swapped)-18-5*8:], 1<<40)
	for name, module := range map[string][]byte{
		"no table": []byte("\x00asm main.main"), "two": append(append([]byte{}, whole...), tableStart...), "cut off": whole[:60], "beyond the end": swapped,
	} {
		if got := dropNames(module); string(got) != string(module) {
			t.Errorf("%s: got %q", name, got)
		}
	}
}
