package teacher

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"

	"pencilmark/fallback/generate"
	"pencilmark/techniques"
	"pencilmark/techniques/setting"
	"pencilmark/techniques/suite"
)

// Wishes say in words what puzzles are searched for: ranges as A..B, and names of techniques. What is empty is
// not asked for.
type Wishes struct {
	Level   string   `json:"level,omitempty"` // of HoDoKu, or two of them
	Score   string   `json:"score,omitempty"`
	Minutes string   `json:"minutes,omitempty"`
	Hardest string   `json:"hardest,omitempty"`
	Needs   []string `json:"needs,omitempty"`
	UpTo    string   `json:"techniques_up_to,omitempty"`
}

// WishError says what is wrong with a wish, and with which one.
type WishError struct {
	Name string // as a flag has it
	Err  error  // to stand behind the name
}

func (e *WishError) Error() string { return e.Name + e.Err.Error() }

func (e *WishError) Unwrap() error { return e.Err }

func wishError(name, format string, args ...any) error {
	return &WishError{name, fmt.Errorf(format, args...)}
}

// Wish returns what is asked for beside the options, and whether anything is. The error is a [WishError], or it says
// that no puzzle can be so.
func (w *Wishes) Wish(o generate.Options) (wish setting.Wish, asked bool, err error) {
	wish.Options = o
	if w.Level != "" {
		asked = true
		from, to, isRange := strings.Cut(w.Level, "..")
		wish.Level.From, err = parseLevel(from)
		wish.Level.To = wish.Level.From
		if isRange && err == nil {
			wish.Level.To, err = parseLevel(to)
		}
		if err != nil || wish.Level.From > wish.Level.To {
			return wish, false, wishError("level", " %s: expected one of %s, or FROM..TO", w.Level, strings.Join(Levels(), ", "))
		}
	}
	if w.Score != "" {
		asked = true
		from, to, isRange := strings.Cut(w.Score, "..")
		if !isRange {
			to = from
		}
		var wrong [2]error
		wish.Score.From, wrong[0] = strconv.Atoi(cmp.Or(from, "1"))
		wish.Score.To, wrong[1] = strconv.Atoi(cmp.Or(to, strconv.Itoa(1<<30)))
		if wrong[0] != nil || wrong[1] != nil || wish.Score.From < 1 || wish.Score.From > wish.Score.To || w.Score == ".." {
			return wish, false, wishError("score", " %s: expected A..B, A.., ..B or A, of numbers from 1", w.Score)
		}
	}
	if w.Minutes != "" {
		asked = true
		from, to, _ := strings.Cut(w.Minutes, "..")
		var wrong [2]error
		wish.Minutes.From, wrong[0] = strconv.ParseFloat(cmp.Or(from, "0"), 64)
		wish.Minutes.To, wrong[1] = strconv.ParseFloat(cmp.Or(to, "1e9"), 64)
		if wrong[0] != nil || wrong[1] != nil || !(wish.Minutes.From >= 0 && wish.Minutes.From < wish.Minutes.To) || !strings.Contains(w.Minutes, "..") || w.Minutes == ".." {
			return wish, false, wishError("minutes", " %s: expected A..B, A.. or ..B, of minutes", w.Minutes)
		}
	}
	named := func(flag, name string) *techniques.Technique {
		if name == "" || err != nil {
			return nil
		}
		asked = true
		t := techniques.Lookup(suite.Human(), name)
		if t == nil {
			err = wishError(flag, ": %w", techniques.Unknown(suite.Human(), name))
		}
		return t
	}
	wish.Hardest, wish.UpTo = named("hardest", w.Hardest), named("techniques-up-to", w.UpTo)
	for _, name := range w.Needs {
		wish.Needs = append(wish.Needs, named("needs", name))
	}
	if err != nil {
		return wish, false, err
	}
	if err := wish.Validate(); err != nil {
		return wish, false, err
	}
	return wish, asked, nil
}

func parseLevel(name string) (techniques.Level, error) {
	for l := techniques.Easy; l <= techniques.Extreme; l++ {
		if l.String() == name {
			return l, nil
		}
	}
	return 0, fmt.Errorf("unknown level %q", name)
}
