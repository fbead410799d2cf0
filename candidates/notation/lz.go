package notation

import (
	"errors"
	"strconv"
	"strings"
	"unicode/utf16"
)

var errPacked = errors.New("text that is not packed by LZ-string, or is cut off")

const base64Digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

// sixBits takes numbers of any width from a text of six bits a character. Those
// of a link may stand for others: a space for +, - for /, and %2F for any.
type sixBits struct {
	text string
	at   int  // the next character
	byte int  // the bits of the last one
	left int  // how many of them are still to be taken
	end  bool // more was asked for than there is
}

// take returns the next number of the given width. Its lowest bit comes first.
func (s *sixBits) take(width int) (n int) {
	for i := range width {
		if s.left == 0 {
			s.byte, s.left = s.next(), 6
		}
		s.left--
		n |= s.byte >> s.left & 1 << i
	}
	return n
}

func (s *sixBits) next() int {
	if s.at >= len(s.text) {
		s.end = true
		return 0
	}
	c := s.text[s.at]
	s.at++
	if c == '%' && s.at+2 <= len(s.text) {
		n, err := strconv.ParseUint(s.text[s.at:s.at+2], 16, 8)
		s.end = s.end || err != nil
		c, s.at = byte(n), s.at+2
	}
	switch c {
	case ' ':
		c = '+'
	case '-':
		c = '/'
	}
	n := strings.IndexByte(base64Digits, c)
	s.end = s.end || n < 0
	return max(n, 0)
}

const (
	unit8, unit16, end = 0, 1, 2 // codes of what is no known piece
	firstPiece         = 3
)

// unpackLZ unpacks what LZ-string has compressed to base 64, up to limit characters of UTF-16. It returns
// how much of the text that takes; what follows is not looked at.
//
// The text is a series of codes. The code of a known piece of the output stands for it, and each but the
// first makes a new piece known: the one before it, and one character more. Such a piece is in the output,
// so it is kept as its place there. Codes grow a bit wider whenever there are twice as many.
func unpackLZ(text string, limit int) (unpacked string, length int, err error) {
	type piece struct{ start, length int }
	var out []uint16
	pieces := make([]piece, firstPiece)
	last := piece{}
	width, room := 2, 4 // room is how many codes there are of this width
	in := sixBits{text: text}
	for {
		code := in.take(width)
		p := piece{len(out), 1}
		switch {
		case code == end:
			if in.end {
				return "", 0, errPacked
			}
			return string(utf16.Decode(out)), in.at, nil
		case code == unit8, code == unit16:
			out = append(out, uint16(in.take(8<<code)))
			pieces = append(pieces, p)
		case code < len(pieces):
			p = pieces[code]
		case code == len(pieces) && last.length > 0:
			p = piece{last.start, last.length + 1} // the piece that becomes known by this very code
		default:
			return "", 0, errPacked
		}
		if code > end {
			start := len(out)
			for i := range p.length {
				out = append(out, out[p.start+i])
			}
			p.start = start
		}
		if last.length > 0 {
			pieces = append(pieces, piece{last.start, last.length + 1})
		}
		if in.end || len(out) > limit {
			return "", 0, errPacked
		}
		last = p
		for len(pieces) >= room {
			width, room = width+1, 2*room
		}
	}
}

// The bounds of what unpackLink tries.
const (
	mostSlashes = 48 // in the data of a link
	lostSlashes = 3
)

// unpackLink unpacks the data of a link, which ends at a space. Servers make one slash of two: where what comes out is
// not whole, up to lostSlashes are put back, each beside another.
func unpackLink(text string, isWhole func(unpacked string) bool) (unpacked string, length int, err error) {
	unpacked, length, err = unpackLZ(text, maxState)
	if err == nil && isWhole(unpacked) {
		return unpacked, length, nil
	}
	data, _, _ := strings.Cut(text, " ")
	var places []int
	for i := range len(data) {
		if data[i] == '/' && len(places) < mostSlashes {
			places = append(places, i)
		}
	}
	for lost := 1; lost <= lostSlashes; lost++ {
		if whole, ok := withSlashes(data, places, lost, isWhole); ok {
			return whole, len(data), nil
		}
	}
	return unpacked, length, err
}

// withSlashes doubles so many of the slashes at the places, in the first way after which the data is whole.
func withSlashes(data string, places []int, lost int, isWhole func(string) bool) (string, bool) {
	if lost == 0 {
		unpacked, _, err := unpackLZ(data, maxState)
		return unpacked, err == nil && isWhole(unpacked)
	}
	for i, at := range places {
		if len(places)-i < lost {
			break
		}
		// The places behind it are one further in the longer data.
		after := make([]int, 0, len(places)-i-1)
		for _, p := range places[i+1:] {
			after = append(after, p+1)
		}
		if whole, ok := withSlashes(data[:at]+"/"+data[at:], after, lost-1, isWhole); ok {
			return whole, true
		}
	}
	return "", false
}

// packer writes codes as a text of six bits a character.
type packer struct {
	text  strings.Builder
	byte  int // the bits that have no character yet
	bits  int // how many they are
	width int // of a code
	room  int // how many codes this width is for
	used  int // codes in use, with one to come
}

// put writes a number of the given width, its lowest bit first.
func (p *packer) put(n, width int) {
	for i := range width {
		p.byte = p.byte<<1 | n>>i&1
		if p.bits++; p.bits == 6 {
			p.text.WriteByte(base64Digits[p.byte])
			p.byte, p.bits = 0, 0
		}
	}
}

// grow counts a code that comes into use.
func (p *packer) grow() {
	if p.used++; p.used >= p.room {
		p.width, p.room = p.width+1, 2*p.room
	}
}

// packLZ compresses text to base 64 as LZ-string does: see unpackLZ. Of what is left it writes the longest
// piece that is known.
func packLZ(text string) string {
	type piece struct {
		start int // the code of all but its last character, 0 if that is the only one
		last  uint16
	}
	codes, next := map[piece]int{}, firstPiece
	unsaid := map[int]uint16{} // the codes of characters that the reader has not met
	p := packer{width: 2, room: 4, used: end}
	write := func(code int) {
		unit, isNew := unsaid[code]
		switch {
		case isNew && unit < 1<<8:
			p.put(unit8, p.width)
			p.put(int(unit), 8)
		case isNew:
			p.put(unit16, p.width)
			p.put(int(unit), 16)
		default:
			p.put(code, p.width)
		}
		if isNew {
			delete(unsaid, code)
			p.grow()
		}
		p.grow()
	}
	code := 0
	for _, unit := range utf16.Encode([]rune(text)) {
		alone := piece{last: unit}
		if codes[alone] == 0 {
			codes[alone], unsaid[next] = next, unit
			next++
		}
		longer := piece{code, unit}
		if codes[longer] == 0 {
			write(code)
			codes[longer] = next
			next++
			longer = alone
		}
		code = codes[longer]
	}
	if code != 0 {
		write(code)
	}
	p.put(end, p.width)
	p.put(0, 6-p.bits) // to a whole character, and one more if it is whole
	return p.text.String() + strings.Repeat("=", -p.text.Len()&3)
}
