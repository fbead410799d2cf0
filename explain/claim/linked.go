package claim

import (
	"pencilmark/candidates"
)

// linked reads a chain in one of the ways in which people write them: "(5)r2c3=r2c7-r4c7=r4c2" with digits before
// the cells, behind them, without brackets, and with links that carry the digit, "r2c3 =5= r2c7 -5- r4c7".
func linked(all []token, l *candidates.Layout) (c chain, ok bool) {
	r := &linkReader{reader: reader{all: all, layout: l}, carried: true}
	r.lead()
	for {
		t, ok := r.term()
		if !ok {
			return c, false
		}
		if n := len(r.terms); n > 0 {
			t.sign = r.sign
		}
		r.terms = append(r.terms, t)
		if r.done() {
			break
		}
		if !r.link() {
			return c, false
		}
	}
	c.terms = r.terms
	strong, last := false, len(c.terms)-1
	loop := r.carried && last > 2 && c.terms[0].cells == c.terms[last].cells && len(c.terms[0].parts) == 1 && len(c.terms[last].parts) == 1
	if loop { // the cell that it comes back to is left by another digit
		if in := c.terms[last].parts[0]; in.digits[0] != c.terms[0].parts[0].digits[0] {
			enters, leaves := r.sign, c.terms[1].sign
			out := c.terms[0].parts[0].digits
			switch {
			case enters == '-' && leaves == '-': // one of two
				c.terms[0].parts = []step{in, {sign: '=', digits: out}}
			case enters == '-':
				c.terms[0].parts = []step{in, {sign: '-', digits: out}}
			default: // it is one of them, and so not the other
				c.terms[last].parts = []step{in, {sign: '-', digits: out}}
			}
		}
	}
	for i, t := range c.terms {
		if len(t.parts) == 0 {
			return c, false
		}
		strong = strong || t.sign == '=' || len(t.parts) > 1
		if r.carried && !loop && t.sign != '=' && len(t.parts) == 1 && (i == 0 || i == len(c.terms)-1) {
			c.open = true
		}
	}
	return c, strong && len(c.terms) > 1
}

// linkReader reads a chain.
type linkReader struct {
	reader
	terms []term
	sign  byte             // of the last link
	digit candidates.Digit // that it carries, or of what stands before it
	said  bool             // the last link carries a digit

	carried bool // all links do
}

// lead reads the digit that a chain may have before it.
func (r *linkReader) lead() {
	r.skip(": chain loop , " + before + " " + little)
	for n := len(r.all); n > 0 && r.all[n-1].is(", ; . : and"); n-- {
		r.all = r.all[:n-1]
	}
	if n := len(r.all); n > 2 && r.all[n-1].kind == aDigits && r.all[n-2].is("-") && r.all[n-3].kind == theCells {
		r.all = r.all[:n-2] // what the chain ends with
	}
	d, one := r.at(0).digits.Single()
	if one && r.at(1).is(": ,") {
		r.digit = d
		r.pos += 2
		return
	}
	if one && r.at(1).is("-") && r.at(2).kind == theCells {
		r.pos += 2 // what it begins with
		return
	}
}

// term reads digits in cells: "(5)r2c3", "5r2c3", "r2c3(5)", "(5=3)r2c3", "r2c3{5=3}", or cells alone.
func (r *linkReader) term() (t term, ok bool) {
	parts, ok := r.parts()
	if !ok {
		return t, false
	}
	if t.cells = r.at(0).cells; t.cells.IsEmpty() {
		return t, false
	}
	r.pos++
	if parts == nil {
		if parts, ok = r.parts(); !ok {
			return t, false
		}
	}
	in := r.digit
	switch {
	case parts == nil && in == 0: // the link behind it says the digit
	case parts == nil:
		parts = []step{{digits: []candidates.Digit{in}}}
	case r.said && len(parts) == 1 && parts[0].digits[0] != in:
		return t, false
	}
	t.parts = parts
	if n := len(parts); n > 0 {
		r.digit = parts[n-1].digits[0]
	}
	return t, true
}

// parts reads the digits of a term if they come next.
func (r *linkReader) parts() (parts []step, ok bool) {
	if d, one := r.at(0).digits.Single(); r.at(0).kind == aDigits {
		r.pos++
		return []step{{digits: []candidates.Digit{d}}}, one
	}
	if !r.at(0).is("( { [") || r.at(1).kind != aDigits {
		return nil, true
	}
	for r.pos++; ; {
		d, one := r.at(0).digits.Single()
		if !one {
			return nil, false
		}
		p := step{digits: []candidates.Digit{d}}
		if len(parts) > 0 {
			p.sign = r.all[r.pos-1].word[0]
		}
		parts = append(parts, p)
		r.pos++
		switch {
		case r.at(0).is(") } ]"):
			r.pos++
			return parts, true
		case !r.at(0).is("= -"):
			return nil, false
		}
		r.pos++
	}
}

// link reads the link behind a term. One that carries a digit says by which digit the term is left and the next
// one entered; if a term has two they are linked in its cells.
func (r *linkReader) link() bool {
	if !r.at(0).is("= -") {
		return false
	}
	before := r.sign
	r.sign = r.at(0).word[0]
	r.pos++
	d, one := r.at(0).digits.Single()
	if r.said = one && r.at(0).kind == aDigits && r.at(1).is(string(r.sign)); !r.said {
		r.carried = false
		return len(r.terms[len(r.terms)-1].parts) > 0
	}
	r.pos += 2
	last := &r.terms[len(r.terms)-1]
	switch n := len(last.parts); {
	case n == 0:
		last.parts = []step{{digits: []candidates.Digit{d}}}
	case last.parts[n-1].digits[0] == d:
	case before != r.sign:
		return false
	case before == '-':
		last.parts = append(last.parts, step{sign: '=', digits: []candidates.Digit{d}})
	default:
		last.parts = append(last.parts, step{sign: '-', digits: []candidates.Digit{d}})
	}
	r.digit = d
	return true
}
