package main

import (
	"io/fs"
	"os"
	"strconv"
	"strings"
)

// fileName returns the name of a file as messages show it: in quotes if it is empty, or has a space, a quote or a
// character that terminals do not print.
func fileName(name string) string {
	plain := func(r rune) bool { return strconv.IsPrint(r) && r != ' ' && r != '"' && r != '\'' && r != '\uFFFD' }
	if name == "" || strings.ContainsFunc(name, func(r rune) bool { return !plain(r) }) {
		return strconv.Quote(name)
	}
	return name
}

// legible returns an error of the system with its file names as messages show them, and others as they are.
func legible(err error) error {
	switch err := err.(type) {
	case *fs.PathError:
		return &fs.PathError{Op: err.Op, Path: fileName(err.Path), Err: err.Err}
	case *os.LinkError:
		return &os.LinkError{Op: err.Op, Old: fileName(err.Old), New: fileName(err.New), Err: err.Err}
	}
	return err
}
