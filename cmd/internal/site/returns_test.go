package site

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"math/rand/v2"
	"os"
	"os/exec"
	"slices"
	"testing"
)

// returning returns a module with a function for each body, with all bytes in another section, and with data.
func returning(data []byte, bodies ...[]byte) []byte {
	var all []byte
	for b := range 256 {
		all = append(all, byte(b), byte(b))
	}
	code := binary.AppendUvarint(nil, uint64(len(bodies)))
	for _, body := range bodies {
		code = append(binary.AppendUvarint(code, uint64(len(body))), body...)
	}
	module := []byte("\x00asm\x01\x00\x00\x00")
	for _, section := range []struct {
		id   byte
		body []byte
	}{{1, all}, {dataSection, data}, {codeSection, code}} {
		module = append(module, section.id)
		module = append(binary.AppendUvarint(module, uint64(len(section.body))), section.body...)
	}
	return module
}

// listing returns data with a table of functions, of which some have other numbers than the next.
func listing(n int, other func(i int) bool) []byte {
	list, described := []byte{}, []byte{}
	number := func(b []byte, i int) []byte {
		if other(i) {
			i += 7
		}
		return binary.LittleEndian.AppendUint32(b, uint32(firstFunction+i))
	}
	for i := range n {
		list = binary.LittleEndian.AppendUint32(number(list, i), uint32(8*n+12*i))
		described = append(number(described, i), "whatever"...)
	}
	data := withFunctions("unit", "counters", string(list)+string(described))
	binary.LittleEndian.PutUint64(data[bytes.Index(data, tableStart)+len(tableStart):], uint64(n))
	return data
}

// returnTo appends the constant of an address of a function.
func returnTo(body []byte, function, at int) []byte {
	return appendSigned(append(body, i64Const), (firstFunction+function)<<addressBits|at)
}

// modules returns modules with return addresses in order, with some that are none: of other functions, backward, far
// ahead, cut off at the end, and written longer than they need to be.
func modules() [][]byte {
	rnd := rand.New(rand.NewPCG(1, 2))
	none := func(int) bool { return false }
	all := [][]byte{returning(nil), returning(nil, nil), returning(listing(1, none)), returning(listing(300, none)), returning(nil, nil, returnTo(nil, 1, 0), nil, returnTo(returnTo(nil, 3, 254), 3, 508), returnTo(nil, 4, 255))}
	for range 30 {
		var bodies [][]byte
		for f := range 300 {
			var body []byte
			at := 0
			for range rnd.IntN(20) {
				switch rnd.IntN(8) {
				case 0:
					body = returnTo(body, f+rnd.IntN(3)-1, rnd.IntN(1<<addressBits))
				case 1:
					body = returnTo(body, f, max(0, at-1))
				case 2:
					long := returnTo(nil, f, at+1)
					long[len(long)-1] |= 0x80
					body = append(append(body, long...), 0)
				case 3:
					for range rnd.IntN(30) {
						body = append(body, byte(rnd.IntN(256)))
					}
				default:
					at += rnd.IntN(6)
					body = returnTo(body, f, at)
				}
			}
			if rnd.IntN(4) == 0 {
				body = returnTo(body, f, at)[:len(body)+1+rnd.IntN(4)]
			}
			bodies = append(bodies, body)
		}
		all = append(all, returning(listing(300, func(int) bool { return rnd.IntN(9) == 0 }), bodies...))
	}
	return all
}

// The script that the page loads makes of what is packed the module that it was, in whatever pieces it comes.
func TestUnpack(t *testing.T) {
	program, err := exec.LookPath("node")
	if err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatal("needs Node.js")
		}
		t.Skip("needs Node.js, which is not here")
	}
	type pair struct{ Short, Long []byte }
	var pairs []pair
	for _, module := range append(modules(), branching()...) {
		turned, err := turnBranches(module)
		if err != nil {
			t.Fatal(err)
		}
		short, err := shortenReturns(turned)
		if err != nil {
			t.Fatal(err)
		}
		pairs = append(pairs, pair{short, module})
	}
	input, err := json.Marshal(pairs)
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(program, "testdata/unpack.test.mjs")
	cmd.Stdin = bytes.NewReader(input)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

// An address in the order of a function takes two bytes, whatever function it is of, and so does a number in the table.
func TestReturnsAreShort(t *testing.T) {
	var bodies [][]byte
	for f := range 1000 {
		bodies = append(bodies, returnTo(returnTo(returnTo([]byte{0}, f, 1), f, 1), f, 3))
	}
	const listed = 500
	module := returning(listing(listed, func(int) bool { return false }), bodies...)
	short, err := shortenReturns(module)
	if err != nil {
		t.Fatal(err)
	}
	mark := short[0]
	want := 1 + len(module) + bytes.Count(module, []byte{mark}) - 3*1000*(len(returnTo(nil, 0, 1))-2) - 2*listed*(4-2)
	if len(short) > want || bytes.Count(short, []byte{mark, 2}) < 1000 {
		t.Errorf("%d bytes of %d, expected at most %d", len(short), len(module), want)
	}
}

// What is no module is an error, however much of it there is.
func TestShortenNoModule(t *testing.T) {
	whole := returning(bytes.Repeat([]byte{7}, 512), []byte{0, 1, 2}, []byte{3, 4, 5})
	sections := []int{moduleHeader, moduleHeader + 3 + 512, len(whole) - 11}
	for n := range whole {
		if slices.Contains(sections, n) {
			continue
		}
		if got, err := shortenReturns(whole[:n]); err == nil {
			t.Errorf("%d bytes: got %q", n, got)
		}
		if got, err := turnBranches(whole[:n]); err == nil {
			t.Errorf("%d bytes: got %q with other branches", n, got)
		}
	}
}
