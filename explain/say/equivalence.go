package say

import (
	"errors"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// evenly is collections of houses that hold each digit equally often, and what was said of the rests.
type evenly struct {
	left, right       candidates.HouseSet
	a, b              candidates.CellSet
	digit             candidates.Digit
	told              bool               // which cells of b have the digit
	held, other, room candidates.CellSet // that have the digit in a, in b, and that can have it in b
}

// Houses that hold the same digits, and what they do not share.
var (
	EqualHouses = told2("equal-houses", "{0} {0?holds|hold} each digit as often as {1}.", func(r *reader, left, right candidates.HouseSet) error {
		r.evenly = evenly{left: left, right: right}
		for h := range (left | right).All() {
			if r.l.HouseCells(h).Len() != r.l.Size() {
				return expect(false, "%v does not hold all digits", h)
			}
		}
		return expect(left != 0 && left&right == 0 && left.Len() == right.Len(), "they are not equally many")
	})
	EqualRests = told2("equal-rests", "without the cells that both have, {0|compact} {0?holds|hold} each digit as often as {1|compact}.", func(r *reader, a, b candidates.CellSet) error {
		e := &r.evenly
		left, right, once := explain.Equivalence{Left: e.left, Right: e.right}.Rests(r.l)
		e.a, e.b = a, b
		return errors.Join(expect(e.left != 0, "no houses were named"), expect(once && a == left && b == right, "they leave %v and %v", left, right))
	})
	RestCannot = told2("rest-cannot", "{1} has no place in {0|compact}.", func(r *reader, b candidates.CellSet, d candidates.Digit) error {
		return r.restHolds(b, d, candidates.CellSet{}, candidates.CellSet{})
	})
	RestCan = told3("rest-can", "of {0|compact}, only {1} can be {2}.", func(r *reader, b, room candidates.CellSet, d candidates.Digit) error {
		return r.restHolds(b, d, candidates.CellSet{}, room)
	})
	RestIs = told3("rest-is", "of {0|compact}, {1} {1?has|have} {2}, and no other can.", func(r *reader, b, has candidates.CellSet, d candidates.Digit) error {
		return r.restHolds(b, d, has, candidates.CellSet{})
	})
	RestIsOrCan = told4("rest-is-or-can", "of {0|compact}, {1} {1?has|have} {2}, and beside that only {3} can.", func(r *reader, b, has candidates.CellSet, d candidates.Digit, room candidates.CellSet) error {
		return r.restHolds(b, d, has, room)
	})
	RestHas = told3("rest-has", "of {0|compact}, {1} already {1?has|have} {2}.", func(r *reader, a, has candidates.CellSet, d candidates.Digit) error {
		e := &r.evenly
		e.digit, e.held = d, has
		return errors.Join(
			expect(a == e.a && !has.IsEmpty(), "%v is no rest", a),
			expect(has.Within(a.And(r.before.Places(d)).AndNot(r.before.Open())), "they are not all"))
	})
)

// restHolds checks which cells of the second rest have a digit, and which can have it.
func (r *reader) restHolds(b candidates.CellSet, d candidates.Digit, has, room candidates.CellSet) error {
	e := &r.evenly
	same := e.digit == 0 || e.digit == d
	e.digit, e.other, e.room, e.told = d, has, room, true
	places := b.And(r.before.Places(d))
	return errors.Join(expect(same, "spoken of was another digit"), expect(b == e.b && !b.IsEmpty(), "%v is no rest", b), equal(has, places.AndNot(r.before.Open())), equal(room, places.And(r.before.Open())))
}

// What follows where one rest has no more room for a digit than the other needs.
var (
	AllHaveToBe = told2("all-have-to-be", "so {0} {0?has|have} to be {1}", func(r *reader, room candidates.CellSet, d candidates.Digit) error {
		e := &r.evenly
		for c := range room.All() {
			k := candidates.Of(c, d)
			for other := range r.before.Open().All() {
				for x := range r.before.Candidates(other).All() {
					if r.l.Excludes(k, candidates.Of(other, x)) {
						r.refute(x, candidates.Cells(other))
					}
				}
			}
		}
		return expect(e.told && room == e.room && !room.IsEmpty() && d == e.digit && e.held.Len() >= e.other.Len()+room.Len(), "there is more room")
	})
	NoneOfRest    = told2("none-of-rest", "so {0?|none of }{0|compact} {0?cannot|can} be {1}", (*reader).noOtherOfRest)
	NoOtherOfRest = told2("no-other-of-rest", "so no other of {0|compact} can be {1}", (*reader).noOtherOfRest)
	// WouldBeShort says of targets what they see of the places of the second rest.
	WouldBeShort = told2("would-be-short", "{0|article} here would leave too few of these: {1|;}.", func(r *reader, d candidates.Digit, sights []Sentence) error {
		e := &r.evenly
		targets, err := r.seen(sights, func(c candidates.Cell, sees candidates.CellSet) error {
			needed := e.held.Len()
			if e.a.Has(c) {
				needed++
			}
			return expect(sees.Within(e.room) && e.other.Len()+e.room.AndNot(sees).Len() < needed, "%v leaves room enough", c)
		})
		r.refute(d, targets)
		return errors.Join(err, expect(e.told && d == e.digit, "spoken of was %d", e.digit))
	})
)

// noOtherOfRest checks that the second rest has no room for what one more of the first would need.
func (r *reader) noOtherOfRest(a candidates.CellSet, d candidates.Digit) error {
	e := &r.evenly
	r.refute(d, a.AndNot(e.held))
	return expect(e.told && a == e.a && d == e.digit && e.held.Len() >= e.other.Len()+e.room.Len(), "there is more room")
}
