package site

import (
	"bytes"
	"encoding/binary"
	"testing"
)

// moduleOf returns a module with some segments between two other sections.
func moduleOf(segments ...segment) []byte {
	section := binary.AppendUvarint(nil, uint64(len(segments)))
	for _, s := range segments {
		section = append(section, 0, i32Const)
		section = append(appendSigned(section, s.at), endOfExpression)
		section = append(binary.AppendUvarint(section, uint64(len(s.data))), s.data...)
	}
	module := []byte("\x00asm\x01\x00\x00\x00\x05\x03\x01\x00\x11")
	module = append(binary.AppendUvarint(append(module, dataSection), uint64(len(section))), section...)
	return append(module, "\x00\x05\x04name"...)
}

// The joined segment holds what all held, each at its address, and zeros between;
// the other sections stay.
func TestJoinSegments(t *testing.T) {
	for _, start := range []int{0, 63, 64, 8191, 8192, 1 << 20} {
		long := bytes.Repeat([]byte("abc"), 100)
		got, err := joinSegments(moduleOf(segment{start + 1000, long}, segment{start, []byte("xy")}, segment{start + 2, []byte("z")}, segment{start + 10, nil}))
		if err != nil {
			t.Fatal(err)
		}
		want := moduleOf(segment{start, append(append([]byte("xyz"), make([]byte, 997)...), long...)})
		if !bytes.Equal(got, want) {
			t.Errorf("from %d on: got %q, want %q", start, got, want)
		}
	}
}

// What is no such module is an error, however much of it there is.
func TestJoinNoSegments(t *testing.T) {
	whole := moduleOf(segment{16, []byte("data")}, segment{30, []byte("more")})
	for n := range whole[:len(whole)-1] {
		if n == 8 || n == 13 || n == len(whole)-7 { // sections are whole
			continue
		}
		if got, err := joinSegments(whole[:n]); err == nil {
			t.Errorf("%d bytes: got %q", n, got)
		}
	}
	if _, err := joinSegments(moduleOf(segment{16, []byte("data")}, segment{19, []byte("over")})); err == nil {
		t.Error("segments that overlap are joined")
	}
}
