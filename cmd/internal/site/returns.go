package site

import (
	"encoding/binary"
	"slices"
)

// shortenReturns returns a module in which an address that a call comes back to takes two bytes instead of six, and
// two of the same kind of call are the same; unpack.js undoes it. The packed engine is a tenth smaller.
//
// The compiler of Go gives each function 65,536 addresses, one for each place where it may go on, in the order of its
// code. Before a call it stores the address behind it, as a constant: what it says is little more than that it is the
// next one. And the table of functions has the number of each twice, where it is listed and where it is described.
//
// The first byte is the mark: a byte of which the module has few. A mark and
//
//   - 255 is the byte itself;
//   - 254 is four bytes of the table, the number of the function behind the last one that was so written, and 253 that of
//     the first function;
//   - n is a constant: n addresses after the one before in its function.
func shortenReturns(module []byte) ([]byte, error) {
	if len(module) < moduleHeader {
		return nil, errModule
	}
	mark := rarest(module)
	s := shortener{mark, []byte{mark}}
	s.plain(module[:moduleHeader])
	entries := entriesIn(module)
	for r := (moduleReader{rest: module[moduleHeader:]}); len(r.rest) > 0; {
		section := r.rest
		id := r.bytes(1)
		body := r.bytes(r.number())
		if r.bad {
			return nil, errModule
		}
		section = section[:len(section)-len(r.rest)]
		if id[0] != codeSection {
			from := len(module) - len(r.rest) - len(section)
			end := from + len(section)
			for ; len(entries) > 0 && entries[0].at+4 <= end; entries = entries[1:] {
				s.plain(module[from:entries[0].at])
				s.short = append(s.short, mark, entries[0].code)
				from = entries[0].at + 4
			}
			s.plain(module[from:end])
			continue
		}
		code := moduleReader{rest: body}
		n := code.number()
		s.plain(section[:len(section)-len(code.rest)])
		for f := range n {
			size := code.rest
			body := code.bytes(code.number())
			if code.bad {
				return nil, errModule
			}
			s.plain(size[:len(size)-len(code.rest)-len(body)])
			s.function((firstFunction+f)<<addressBits, body)
		}
		if len(code.rest) > 0 {
			return nil, errModule
		}
	}
	return s.short, nil
}

const (
	codeSection   = 10
	i64Const      = 0x42
	firstFunction = 0x1000 // of addresses: what the linker calls funcValueOffset
	addressBits   = 16
	itself        = 255
	nextEntry     = 254
	firstEntry    = 253
)

// rarest returns a byte that comes least often.
func rarest(module []byte) byte {
	var counts [256]int
	for _, b := range module {
		counts[b]++
	}
	least := byte(0)
	for b, n := range counts {
		if n < counts[least] {
			least = byte(b)
		}
	}
	return least
}

// shortener writes what [shortenReturns] returns.
type shortener struct {
	mark  byte
	short []byte
}

// plain writes bytes that stay.
func (s *shortener) plain(bytes []byte) {
	for _, b := range bytes {
		if s.short = append(s.short, b); b == s.mark {
			s.short = append(s.short, itself)
		}
	}
}

// function writes the code of a function whose addresses are counted from one on.
//
// Any bytes are a constant that look like one, whatever they are: they come back as they were.
func (s *shortener) function(address int, code []byte) {
	for {
		next := slices.Index(code, i64Const)
		if next < 0 {
			s.plain(code)
			return
		}
		s.plain(code[:next])
		code = code[next:]
		r := moduleReader{rest: code[1:]}
		to := r.signed()
		constant := code[:len(code)-len(r.rest)]
		if step := to - address; !r.bad && 0 <= step && step < firstEntry && string(constant) == string(appendSigned([]byte{i64Const}, to)) {
			s.short = append(s.short, s.mark, byte(step))
			address = to
		} else {
			constant = code[:1]
			s.plain(constant)
		}
		code = code[len(constant):]
	}
}

// entry is where the table of functions has the number of one, and the code that stands for it.
type entry struct {
	at   int
	code byte
}

// entriesIn returns the numbers in the table of functions that are those of one function after the other, in the order of the
// module: those of the list, then those of what describes them. There are none in a module without the table that is known.
func entriesIn(module []byte) (entries []entry) {
	table, parts, ok := tableIn(module)
	if !ok {
		return nil
	}
	functions, n, ok := functionsIn(table, parts)
	if !ok {
		return nil
	}
	start := len(module) - len(functions)
	last, next := -4, 0 // the place of the last one, and the function that comes next
	add := func(i, at int) {
		if at >= last+4 && at+4 <= len(functions) && binary.LittleEndian.Uint32(functions[at:]) == uint32(firstFunction+i) {
			code := byte(nextEntry)
			if i == 0 {
				code = firstEntry
			} else if next != i {
				return
			}
			entries = append(entries, entry{start + at, code})
			last, next = at, i+1
		}
	}
	for i := range n {
		add(i, 8*i)
	}
	for i := range n {
		add(i, int(binary.LittleEndian.Uint32(functions[8*i+4:])))
	}
	return entries
}
