package main

import (
	"io"
	"os"
	"strconv"
	"strings"

	"golang.org/x/term"
)

// defaultWidth is the width of text that does not go to a terminal.
const defaultWidth = 80

func isTerminal(w any) bool {
	f, ok := w.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}

// colored decides for one writer whether it gets colours: the flag first, then
// NO_COLOR, CLICOLOR_FORCE, TERM=dumb, and last whether it is a terminal.
func (a *app) colored(w io.Writer) bool {
	switch {
	case a.color != "auto":
		return a.color == "always"
	case a.getenv("NO_COLOR") != "":
		return false
	case a.getenv("CLICOLOR_FORCE") != "" && a.getenv("CLICOLOR_FORCE") != "0":
		return true
	case a.getenv("TERM") == "dumb":
		return false
	}
	return isTerminal(w)
}

// unicode reports whether boards may be drawn with box drawing characters: on a terminal whose locale is
// UTF-8. Files get plain ASCII, which survives being pasted anywhere.
func (a *app) unicode(w io.Writer) bool {
	if !isTerminal(w) || a.getenv("TERM") == "dumb" {
		return false
	}
	for _, name := range []string{"LC_ALL", "LC_CTYPE", "LANG"} {
		if locale := strings.ToUpper(a.getenv(name)); locale != "" {
			return strings.Contains(locale, "UTF-8") || strings.Contains(locale, "UTF8")
		}
	}
	return false
}

// width returns how many columns text may use on the writer.
func (a *app) width(w io.Writer) int {
	if n, err := strconv.Atoi(a.getenv("COLUMNS")); err == nil && n > 0 {
		return n
	}
	if f, ok := w.(*os.File); ok {
		if n, _, err := term.GetSize(int(f.Fd())); err == nil && n > 0 {
			return n
		}
	}
	return defaultWidth
}
