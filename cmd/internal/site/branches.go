package site

import "bytes"

// turnBranches returns a module in which a branch says how deep the block lies that it leaves, counted from the outermost
// of its function, instead of how many blocks it leaves, and a jump says how many places ahead it goes, instead of where
// to; unpack.js undoes it. The packed engine is a tenth smaller.
//
// The compiler of Go writes a function as a loop around blocks, one for each place where it may go on. To jump, it sets
// the number of the place, and goes back to the loop; after a call it leaves all of them if the stack is to be unwound.
// A block ends before each place, so both say something else each time, though they mean the same.
//
// Numbers are as long as before, even if fewer bytes would do, and those of more than two bytes stay. So nothing moves.
// Code stays from an instruction on that is not known.
func turnBranches(module []byte) ([]byte, error) {
	turned := bytes.Clone(module)
	if len(module) < moduleHeader {
		return nil, errModule
	}
	for r := (moduleReader{rest: turned[moduleHeader:]}); len(r.rest) > 0; {
		id := r.bytes(1)[0]
		section := moduleReader{rest: r.bytes(r.number())}
		if id == codeSection {
			for range section.number() {
				(&body{code: section.bytes(section.number())}).turn()
			}
		}
		if r.bad || section.bad {
			return nil, errModule
		}
	}
	return turned, nil
}

// Instructions of a function.
const (
	block   = 0x02
	loop    = 0x03
	ifTrue  = 0x04
	end     = 0x0b
	branch  = 0x0c
	brIf    = 0x0d
	brTable = 0x0e
	long    = 0xfc // what it does is in the number behind it
)

// jump is what follows the number of a place: it is put into the variable for it, then comes a branch.
var jump = []byte{0x21, 0, branch}

// body is the code of a function, read up to a byte.
type body struct {
	code []byte
	at   int
}

// number reads a number of seven bits a byte, the low ones first.
func (b *body) number() (n int) {
	for shift := 0; b.at < len(b.code); shift += 7 {
		next := b.code[b.at]
		b.at++
		n |= int(next&0x7f) << min(shift, 28)
		if next < 0x80 {
			break
		}
	}
	return n
}

// put writes a number into the bytes of the one from start on that was read last, if it fits.
func (b *body) put(start, n int) {
	length := b.at - start
	if length < 1 || length > 2 || n < 0 || n>>(7*length) > 0 {
		return
	}
	for i := start; i < b.at; i++ {
		b.code[i] = b.code[i]&0x80 | byte(n&0x7f)
		n >>= 7
	}
}

// turn changes the numbers of branches and of jumps.
func (b *body) turn() {
	for n := b.number(); n > 0 && b.at < len(b.code); n-- { // variables
		b.number()
		b.at++
	}
	var opened []byte // what is not ended yet
	ended := 0        // blocks
	for b.at < len(b.code) {
		code := b.code[b.at]
		b.at++
		start, numbers := b.at, 0
		switch {
		case code == block || code == loop || code == ifTrue:
			opened = append(opened, code)
			numbers = 1
		case code == end && len(opened) > 0:
			last := len(opened) - 1
			if opened[last] == block {
				ended++
			}
			opened = opened[:last]
		case code == branch || code == brIf:
			b.put(start, len(opened)-b.number())
		case code == i32Const:
			to := b.number()
			if bytes.HasPrefix(b.code[b.at:], jump) {
				b.put(start, (to-ended)&(1<<(7*(b.at-start))-1))
			}
		case code == brTable:
			numbers = b.number() + 1
		case code == 0x10 || code >= 0x20 && code <= 0x24 || code == 0x3f || code == 0x40 || code == i64Const: // of functions, variables, the memory
			numbers = 1
		case code == 0x11 || code >= 0x28 && code <= 0x3e: // calls by a table, and what loads and stores
			numbers = 2
		case code == 0x43: // a constant of 32 bits
			b.at += 4
		case code == 0x44:
			b.at += 8
		case code == long:
			switch n := b.number(); {
			case n == 10: // copies memory
				numbers = 2
			case n == 11: // fills it
				numbers = 1
			case n > 7: // which converts numbers, as those before it do
				return
			}
		case code > 0x01 && code != 0x05 && code != end && code != 0x0f && code != 0x1a && code != 0x1b && code < 0x45 || code > 0xc4:
			return
		}
		for ; numbers > 0 && b.at < len(b.code); numbers-- {
			b.number()
		}
	}
}
