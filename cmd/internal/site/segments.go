package site

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"errors"
	"slices"
)

// joinSegments returns a WebAssembly module that fills its memory from one segment of data instead of many.
//
// The linker of Go leaves out the zeros between data, and so makes a hundred thousand segments. Each has an
// address, which is all that is new in most of them; zeros pack far better: the packed engine is a fifteenth
// smaller.
//
// Have: a memory is zero at first, and segments are copied into it in order. So one segment does the same
// where none of them overlap.
func joinSegments(module []byte) ([]byte, error) {
	if len(module) < moduleHeader || !bytes.HasPrefix(module, []byte("\x00asm\x01\x00\x00\x00")) {
		return nil, errModule
	}
	joined := slices.Clone(module[:moduleHeader])
	for r := (moduleReader{rest: module[moduleHeader:]}); len(r.rest) > 0; {
		id := r.bytes(1)
		body := r.bytes(r.number())
		if r.bad {
			return nil, errModule
		}
		if id[0] == dataSection {
			var err error
			if body, err = joinData(body); err != nil {
				return nil, err
			}
		}
		joined = append(joined, id[0])
		joined = binary.AppendUvarint(joined, uint64(len(body)))
		joined = append(joined, body...)
	}
	return joined, nil
}

// moduleHeader is how many bytes the magic number and the version of a module take.
const moduleHeader = 8

// dataSection is the number of the section of a module that holds its data.
const dataSection = 11

var errModule = errors.New("the compiler wrote a WebAssembly module that cannot be read")

// segment is data for the memory from an address on.
type segment struct {
	at   int
	data []byte
}

// joinData returns the data section with one segment.
func joinData(section []byte) ([]byte, error) {
	r := moduleReader{rest: section}
	segments := make([]segment, r.number())
	for i := range segments {
		kind := r.number()
		begin := r.bytes(1)
		at := r.signed()
		end := r.bytes(1)
		if r.bad || kind != 0 || begin[0] != i32Const || end[0] != endOfExpression {
			return nil, errModule
		}
		segments[i] = segment{at, r.bytes(r.number())}
	}
	if r.bad || len(segments) == 0 {
		return nil, errModule
	}
	slices.SortFunc(segments, func(a, b segment) int { return cmp.Compare(a.at, b.at) })
	start := segments[0].at
	var data []byte
	for _, s := range segments {
		gap := s.at - start - len(data)
		if gap < 0 {
			return nil, errModule
		}
		data = append(append(data, make([]byte, gap)...), s.data...)
	}
	joined := []byte{1, 0, i32Const}
	joined = appendSigned(joined, start)
	joined = append(joined, endOfExpression)
	joined = binary.AppendUvarint(joined, uint64(len(data)))
	return append(joined, data...), nil
}

// Instructions of the expression that gives the address of a segment.
const (
	i32Const        = 0x41
	endOfExpression = 0x0b
)

// moduleReader reads what modules consist of. It is bad once something was not there.
type moduleReader struct {
	rest []byte
	bad  bool
}

func (r *moduleReader) bytes(n int) []byte {
	if n < 0 || n > len(r.rest) {
		r.bad, r.rest = true, nil
		return []byte{0}
	}
	read := r.rest[:n]
	r.rest = r.rest[n:]
	return read
}

// number reads a number without a sign, seven bits a byte, the low ones first.
func (r *moduleReader) number() int {
	const most = 1 << 30
	v, n := binary.Uvarint(r.rest)
	if n <= 0 || v > most {
		r.bad, r.rest = true, nil
		return 0
	}
	r.rest = r.rest[n:]
	return int(v)
}

// signed reads a number with a sign, which is the highest bit of the last byte.
func (r *moduleReader) signed() int {
	v, shift := 0, 0
	for {
		b := r.bytes(1)[0]
		v |= int(b&0x7f) << shift
		shift += 7
		if b < 0x80 || shift > 35 {
			if b&0x40 != 0 {
				v -= 1 << shift
			}
			return v
		}
	}
}

// appendSigned appends what [moduleReader.signed] reads.
func appendSigned(to []byte, v int) []byte {
	for v < -0x40 || v >= 0x40 {
		to = append(to, byte(v&0x7f|0x80))
		v >>= 7
	}
	return append(to, byte(v&0x7f))
}
