package suite

import (
	"strings"

	"pencilmark/techniques"
)

// Library returns the techniques that a case of HoDoKu's technique library
// asks for, and the options under which it asks; none if the code is unknown.
// Variants of a code are numbered from 1; "" is the plain case and "x" one in
// which nothing is to be found.
func Library(code, variant string) (list []*techniques.Technique, o techniques.Options) {
	for _, t := range All() {
		if t.HoDoKu == code {
			list = append(list, t)
		}
	}
	switch code {
	case "0402":
		o.PairRectangles = variant == "1"
	case "0405":
		o.PairRectangles = true
	case "0600", "0601", "0602", "0603", "0604", "0605", "0606", "0607", "0608":
		o.FullRectangles = variant == "1"
	case "0902", "0904":
		o.OverlappingSets = variant == "2"
	}
	o.SpareHouses = strings.HasPrefix(code, "03")
	return list, o
}
