package learn

import (
	"bytes"
	"fmt"
	"strconv"

	"pencilmark/candidates"
)

// record is told what a search does that a proof has to say.
type record interface {
	combine(parts []part) (number int)
	explain(f *formula, d *duals)
	clauseLine(f *formula, of []literal) (number int)
	drop(numbers []int)
	keepSums()
	dropSums()
	end(number int)
}

// unwritten is the record of a search without a proof.
type unwritten struct{}

func (unwritten) combine([]part) int                 { return 0 }
func (unwritten) explain(*formula, *duals)           {}
func (unwritten) clauseLine(*formula, []literal) int { return 0 }
func (unwritten) drop([]int)                         {}
func (unwritten) keepSums()                          {}
func (unwritten) dropSums()                          {}
func (unwritten) end(int)                            {}

// proof is the text of a proof.
type proof struct {
	text  bytes.Buffer
	next  int      // number of the next constraint
	count int      // of constraints in it
	sums  []*duals // in the proof, for the clause that comes next
}

// newProof begins the proof that so many constraints contradict one another.
func newProof(constraints int) *proof {
	p := &proof{next: constraints + 1}
	fmt.Fprintf(&p.text, "pseudo-Boolean proof version 1.2\nf %d\n", constraints)
	return p
}

// end writes that the formula is contradictory, by the clause with that number, which is empty.
func (p *proof) end(number int) { fmt.Fprintf(&p.text, "c %d\n", number) }

// line ends a line that adds a constraint and returns its number.
func (p *proof) line() int {
	p.text.WriteByte('\n')
	p.count++
	p.next++
	return p.next - 1
}

// clauseLine writes a clause that follows by unit propagation, and returns its number.
func (p *proof) clauseLine(f *formula, of []literal) int {
	p.text.WriteByte('u')
	for _, x := range of {
		p.text.WriteString(" 1 ")
		p.text.WriteString(f.name(x))
	}
	p.text.WriteString(" >= 1 ;")
	return p.line()
}

// drop tells the checker that constraints are no longer needed.
func (p *proof) drop(numbers []int) {
	if len(numbers) == 0 {
		return
	}
	p.text.WriteByte('d')
	for _, n := range numbers {
		p.text.WriteByte(' ')
		p.text.WriteString(strconv.Itoa(n))
	}
	p.text.WriteString(" 0\n")
}

// keepSums leaves the sums that were written for what holds without an assumption. The checker knows that by them, and
// VeriPB may fail once it has to find other reasons for what it knows.
func (p *proof) keepSums() { p.sums = p.sums[:0] }

// dropSums drops the sums that were written for a clause.
func (p *proof) dropSums() {
	var numbers []int
	for _, d := range p.sums {
		numbers = append(numbers, d.number)
		d.number = 0
	}
	p.sums = p.sums[:0]
	p.drop(numbers)
}

// combine writes the two constraints of a sum that follows from others, and returns the first of their numbers.
func (p *proof) combine(parts []part) int {
	first := p.next
	for half := range 2 {
		p.text.WriteString("p")
		for i, x := range parts {
			n, times := x.number+half, x.times
			if times < 0 {
				n, times = x.number+1-half, -times
			}
			p.times(n, times)
			if i > 0 {
				p.text.WriteString(" +")
			}
		}
		p.text.WriteString(" 0")
		p.line()
	}
	return first
}

// times writes a constraint so many times.
func (p *proof) times(number, times int) {
	fmt.Fprintf(&p.text, " %d", number)
	if times != 1 {
		fmt.Fprintf(&p.text, " %d *", times)
	}
}

// explain writes the constraint by which numbers bound a sum, if it is not there.
func (p *proof) explain(f *formula, d *duals) {
	if d.number != 0 {
		return
	}
	b := d.of
	for i := range b.cliques {
		for j, n := range d.digit[i] {
			if n > 0 && b.cliques[i].number[j] == 0 {
				b.cliques[i].number[j] = p.restrict(f, b, &b.cliques[i], j)
			}
		}
	}
	p.text.WriteString("p")
	fmt.Fprintf(&p.text, " %d", b.number)
	for i, n := range d.cell {
		if n > 0 {
			p.times(b.cells[i].number+1, n)
			p.text.WriteString(" +")
		} else if n < 0 {
			p.times(b.cells[i].number, -n)
			p.text.WriteString(" +")
		}
	}
	for i := range b.cliques {
		for j, n := range d.digit[i] {
			if n > 0 {
				p.times(b.cliques[i].number[j], n)
				p.text.WriteString(" +")
			}
		}
	}
	p.text.WriteString(" 0")
	d.number = p.line()
	p.sums = append(p.sums, d)
}

// restrict writes that of the cells of a clique one at most holds a digit, which others say of more cells.
func (p *proof) restrict(f *formula, b *bounded, k *clique, digit int) int {
	var cells candidates.CellSet
	for _, i := range k.cells {
		cells = cells.With(b.cells[i].cell)
	}
	rest := k.support.cells
	rest = rest.AndNot(cells)
	if rest.Len() == 0 {
		return k.support.number[digit]
	}
	fmt.Fprintf(&p.text, "p %d", k.support.number[digit])
	for c := range rest.All() {
		p.text.WriteByte(' ')
		p.text.WriteString(f.name(isTrue(f.of[candidates.Of(c, candidates.Digit(digit+1))])))
		p.text.WriteString(" w")
	}
	p.text.WriteString(" 0")
	return p.line()
}
