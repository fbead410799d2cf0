package site

import (
	"bytes"
	"encoding/binary"
	"math/rand/v2"
	"testing"
)

// branching returns modules of functions with all kinds of instructions, in any order; and some that are none, or end in the
// middle of one.
func branching() (all [][]byte) {
	rnd := rand.New(rand.NewPCG(3, 4))
	number := func(body []byte) []byte {
		n := rnd.Uint64N(9)
		switch rnd.IntN(6) {
		case 0:
			n = rnd.Uint64N(1 << 9)
		case 1:
			n = rnd.Uint64()
		}
		body = binary.AppendUvarint(body, n)
		if rnd.IntN(9) == 0 { // longer than it need be
			body[len(body)-1] |= 0x80
			body = append(body, 0)
		}
		return body
	}
	for range 8 {
		var bodies [][]byte
		for range 20 {
			body := []byte{0}
			if rnd.IntN(2) == 0 {
				body = []byte{2, byte(rnd.IntN(200)), 1, 0x7f, 6, 0x7e}
			}
			for range rnd.IntN(200) {
				switch rnd.IntN(12) {
				case 0, 1:
					body = append(body, byte(block+rnd.IntN(3)), 0x40)
				case 2:
					body = append(body, end)
				case 3:
					body = number(append(body, byte(branch+rnd.IntN(2))))
				case 4:
					body = append(number(append(body, i32Const)), jump[:rnd.IntN(4)]...)
				case 5:
					body = append(append(number(append(body, i32Const)), jump...), byte(rnd.IntN(9)))
				case 6:
					n := rnd.IntN(5)
					body = append(body, brTable, byte(n))
					for range n + 1 {
						body = number(body)
					}
				case 7:
					body = number(number(append(body, byte(0x28+rnd.IntN(0x17)))))
				case 8:
					body = append(append(body, 0x43, end, block, branch, 1), append([]byte{0x44}, bytes.Repeat([]byte{branch}, 8)...)...)
				case 9:
					body = append(body, [][]byte{{long, 10, 0, 0}, {long, 11, 0}, {long, 2}, {0x1a}, {0x6a}, {0x05}}[rnd.IntN(6)]...)
				case 10:
					body = number(append(body, 0x10))
				default:
					body = append(body, byte(rnd.IntN(64))|byte(rnd.IntN(2))<<7)
				}
			}
			bodies = append(bodies, body[:len(body)-rnd.IntN(min(4, len(body)))])
		}
		all = append(all, returning(nil, bodies...))
	}
	return all
}

// Branches to one block are the same at any depth, so are jumps as far ahead, and nothing moves. What is no branch stays.
func TestTurnBranches(t *testing.T) {
	const loopAt = 1
	body := []byte{0, block, 0x40, loop, 0x40}
	const blocks = 100
	for range blocks {
		body = append(body, block, 0x40)
	}
	for place := range blocks {
		body = append(body, end)
		depth := 2 + blocks - 1 - place
		body = append(binary.AppendUvarint(append(body, brIf), uint64(depth-1)), i32Const)
		body = append(appendSigned(body, place+1+3), jump...)
		body = binary.AppendUvarint(body, uint64(depth-1-loopAt))
		body = append(body, 0x44, brIf, 5, brIf, 5, brIf, 5, brIf, 5) // a constant
	}
	module := returning(nil, body)
	turned, err := turnBranches(module)
	if err != nil {
		t.Fatal(err)
	}
	if len(turned) != len(module) {
		t.Errorf("%d bytes became %d", len(module), len(turned))
	}
	constant := []byte{0x44, brIf, 5, brIf, 5, brIf, 5, brIf, 5}
	same := append([]byte{end, brIf, 1, i32Const, 3, 0x21, 0, branch, 2}, constant...)
	// Places further on are written with two bytes.
	if got := bytes.Count(turned, same); got < 55 {
		t.Errorf("%d of %d are alike", got, blocks)
	}
	if got := bytes.Count(turned, constant); got != blocks {
		t.Errorf("%d constants of %d stayed", got, blocks)
	}
	if again, _ := turnBranches(module); !bytes.Equal(again, turned) {
		t.Error("the module has changed")
	}
}
