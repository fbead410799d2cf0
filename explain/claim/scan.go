package claim

import (
	"slices"
	"strings"
	"unicode/utf8"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
	"pencilmark/explain"
)

// scanner reads the words of a claim, one after the other.
type scanner struct {
	text   string
	pos    int
	layout *candidates.Layout
	nested int // trials around what is read
}

// attempt returns a copy, to see whether something can be read.
func (s *scanner) attempt() *scanner {
	c := *s
	return &c
}

// accept goes on from where an attempt ended.
func (s *scanner) accept(a *scanner) { s.pos = a.pos }

func (s *scanner) fail(format string, args ...any) error {
	return &Error{Text: s.text, Col: s.pos + 1, Msg: fault.New(format, args...)}
}

// expected says what was found, and what should have been there.
func (s *scanner) expected(what any) error {
	s.space()
	if s.pos == len(s.text) {
		return s.fail("the claim ends: expected %s", what)
	}
	r, _ := utf8.DecodeRuneInString(s.text[s.pos:])
	return s.fail("found %q: expected %s", r, what)
}

func (s *scanner) space() {
	for s.pos < len(s.text) && strings.IndexByte(" \t\r\n", s.text[s.pos]) >= 0 {
		s.pos++
	}
}

// done reports whether nothing is left.
func (s *scanner) done() bool {
	s.space()
	return s.pos == len(s.text)
}

// next returns the byte after white space, 0 at the end.
func (s *scanner) next() byte {
	if s.done() {
		return 0
	}
	return s.text[s.pos]
}

// has reads the word if it comes next, in any case of its letters.
func (s *scanner) has(word string) bool {
	s.space()
	if rest := s.text[s.pos:]; len(rest) >= len(word) && strings.EqualFold(rest[:len(word)], word) {
		s.pos += len(word)
		return true
	}
	return false
}

// need reads the word, which must come next.
func (s *scanner) need(word string) error {
	if !s.has(word) {
		return s.expected(fault.New("%q", word))
	}
	return nil
}

// run reads the bytes that come next and are in the set.
func (s *scanner) run(set string) string {
	start := s.pos
	for s.pos < len(s.text) && strings.IndexByte(set, s.text[s.pos]) >= 0 {
		s.pos++
	}
	return s.text[start:s.pos]
}

const (
	figures     = "123456789"
	rowsLetters = "ABCDEFGHI"
)

// digitList reads digits in the order in which they are written, one or more of the board.
func (s *scanner) digitList() (ds []candidates.Digit, err error) {
	s.space()
	start := s.pos
	for _, b := range []byte(s.run(figures)) {
		d := candidates.Digit(b - '0')
		if !s.layout.Digits().Has(d) {
			s.pos = start
			return nil, s.expected(fault.New("digits from 1 to %d", s.layout.Size()))
		}
		ds = append(ds, d)
	}
	if len(ds) == 0 {
		return nil, s.expected("a digit")
	}
	return ds, nil
}

// digits reads digits, each once.
func (s *scanner) digits() (candidates.DigitSet, error) {
	s.space()
	start := s.pos
	ds, err := s.digitList()
	set := candidates.Digits(ds...)
	if err == nil && set.Len() < len(ds) {
		s.pos = start
		err = s.fail("a digit is written twice: expected each once")
	}
	return set, err
}

func (s *scanner) digit() (candidates.Digit, error) {
	s.space()
	start := s.pos
	set, err := s.digits()
	if d, ok := set.Single(); err != nil || ok {
		return d, err
	}
	s.pos = start
	return 0, s.expected("one digit")
}

// numbers reads the numbers of rows or columns, as figures, or of rows as letters.
func (s *scanner) numbers(set string) (ns []int) {
	for _, b := range []byte(s.run(set)) {
		ns = append(ns, strings.IndexByte(set, b)+1)
	}
	return ns
}

const aCell = "cells like r4c7, r26c3 or D7"

// block reads cells where some rows cross some columns, "r26c3", "BF3", or those of a box by their places, "b8p36".
func (s *scanner) block() (cells candidates.CellSet, err error) {
	s.space()
	start := s.pos
	var rows, columns []int
	if s.has("b") {
		box, numbers := s.numbers(figures), []int(nil)
		if s.has("p") {
			numbers = s.numbers(figures)
		}
		if h := candidates.HouseOf(candidates.Box, max(1, slices.Max(append(box, 0)))); len(box) == 1 && len(numbers) > 0 && s.layout.Houses().Has(h) {
			for i, c := range slices.Collect(s.layout.HouseCells(h).All()) {
				if slices.Contains(numbers, i+1) {
					cells = cells.With(c)
				}
			}
			return cells, nil
		}
		s.pos = start
	}
	if s.has("r") {
		rows = s.numbers(figures)
		if len(rows) == 0 || !s.has("c") {
			rows = nil
		}
	} else {
		rows = s.numbers(rowsLetters)
	}
	if rows != nil {
		columns = s.numbers(figures)
	}
	if columns == nil {
		s.pos = start
		return cells, s.expected(aCell)
	}
	for _, row := range rows {
		for _, column := range columns {
			cells = cells.With(candidates.At(row, column))
		}
	}
	if !cells.Within(s.layout.Cells()) {
		s.pos = start
		return cells, s.fail("%v is not on the board", cells.AndNot(s.layout.Cells()).First())
	}
	return cells, nil
}

// cells reads blocks of cells with commas between them: "r6c3,r789c1".
func (s *scanner) cells() (cells candidates.CellSet, err error) {
	if cells, err = s.block(); err != nil {
		return cells, err
	}
	for {
		more := s.attempt()
		if !more.has(",") {
			return cells, nil
		}
		block, err := more.block()
		if err != nil {
			return cells, nil // the comma is of what goes on here
		}
		cells = cells.Or(block)
		s.accept(more)
	}
}

func (s *scanner) cell() (candidates.Cell, error) {
	s.space()
	start := s.pos
	cells, err := s.block()
	if c, ok := cells.Single(); err != nil || ok {
		return c, err
	}
	s.pos = start
	return 0, s.fail("found %d cells: expected one, like r4c7", cells.Len())
}

// kinds are the letters of the kinds of houses.
const kinds = "rcbx"

const aHouse = "houses like r26, c37, b5 or row 2"

// houses reads houses as fish are written, "r37" or "r2b5", or one by its name: "row 3".
func (s *scanner) houses() (hs candidates.HouseSet, err error) {
	s.space()
	start := s.pos
	if h, ok := s.namedHouse(); ok {
		return candidates.Houses(h), nil
	}
	for s.pos < len(s.text) {
		kind := strings.IndexByte(kinds, s.text[s.pos]|0x20)
		if kind < 0 {
			break
		}
		s.pos++
		numbers := s.numbers(figures)
		if numbers == nil && candidates.Kind(kind) == candidates.Row {
			numbers = s.numbers(rowsLetters)
		}
		if numbers == nil {
			s.pos--
			break
		}
		for _, n := range numbers {
			h := candidates.HouseOf(candidates.Kind(kind), n)
			if hs.Has(h) {
				s.pos = start
				return 0, s.fail("%v is written twice: expected each house once", h)
			}
			hs = hs.With(h)
		}
	}
	if missing := hs &^ s.layout.Houses(); hs == 0 || missing != 0 {
		s.pos = start
		if hs == 0 {
			return hs, s.expected(aHouse)
		}
		return hs, s.fail("the board has no %v", missing.First())
	}
	return hs, nil
}

// namedHouse reads the name of a house.
func (s *scanner) namedHouse() (h candidates.House, ok bool) {
	for h := range s.layout.Houses().All() {
		names := []string{s.layout.Name(h)}
		if h.Kind() == candidates.Row {
			names = append(names, "row "+rowsLetters[h.Number()-1:h.Number()])
		}
		for _, name := range names {
			if s.has(name) {
				return h, true
			}
		}
	}
	return 0, false
}

func (s *scanner) house() (candidates.House, error) {
	s.space()
	start := s.pos
	hs, err := s.houses()
	if err == nil && hs.Len() != 1 {
		s.pos = start
		err = s.fail("found %d houses: expected one, like r2", hs.Len())
	}
	if err != nil {
		return 0, err
	}
	return hs.First(), nil
}

// effects reads a conclusion: "r7c9=3", "r2c3<>7, r2c146<>8". Each digit
// counts for each of the cells before it.
func (s *scanner) effects(effects *[]explain.Effect) error {
	for {
		cells, err := s.cells()
		if err != nil {
			return err
		}
		place := s.has("=")
		if !place && !s.has("<>") && !s.has("!=") && !s.has("≠") {
			return s.expected("= or <>")
		}
		digits, err := s.digits()
		if err != nil {
			return err
		}
		if place && (cells.Len() > 1 || digits.Len() > 1) {
			return s.fail("one cell takes one digit: expected a placement like r3c5=7")
		}
		for c := range cells.All() {
			for d := range digits.All() {
				*effects = append(*effects, explain.Effect{Candidate: candidates.Of(c, d), Place: place})
			}
		}
		if !s.has(",") {
			return nil
		}
	}
}
