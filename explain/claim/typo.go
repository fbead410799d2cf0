package claim

import (
	"strings"
	"sync"
)

// longWords are the words that rules read, those of houses among them, if they are long enough that one letter does not make another word of
// them.
var longWords = sync.OnceValue(func() (all []string) {
	const shortest = 6
	for word := range strings.FieldsSeq(known) {
		if len(word) >= shortest {
			all = append(all, word)
		}
	}
	for word := range houseWords {
		if len(word) >= shortest {
			all = append(all, word)
		}
	}
	return all
})

// respelled returns a text with the one word in place of which an unknown one stands that has a letter too many, too few, wrong or out of
// order: "elimnates", "colunm". There is none if several words could be meant.
func respelled(text string, wrong *Error) (string, bool) {
	from := min(wrong.Col-1, len(text))
	to := from
	for to < len(text) && isWord(text[to]) {
		to++
	}
	found, ok := slipped(strings.ToLower(text[from:to]), longWords())
	return text[:from] + found + text[to:], ok
}

// slipped returns the word of a list for which another stands, unless several could be meant.
func slipped(word string, of []string) (found string, ok bool) {
	for _, other := range of {
		if other != found && oneSlip(word, other) {
			if found != "" {
				return "", false
			}
			found = other
		}
	}
	return found, found != ""
}

// oneSlip reports whether two words differ in one letter, or in the order of two letters side by side.
func oneSlip(a, b string) bool {
	if len(a) > len(b) {
		a, b = b, a
	}
	i := 0
	for i < len(a) && a[i] == b[i] {
		i++
	}
	switch len(b) - len(a) {
	case 0:
		return i < len(a) && (a[i+1:] == b[i+1:] || i+1 < len(a) && a[i] == b[i+1] && a[i+1] == b[i] && a[i+2:] == b[i+2:])
	case 1:
		return a[i:] == b[i+1:]
	}
	return false
}
