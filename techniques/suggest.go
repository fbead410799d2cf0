package techniques

import (
	"fmt"
	"sort"
	"strings"
)

// Unknown returns the error for a name that [Lookup] does not find in the
// list. It suggests what may be meant, if anything is near.
func Unknown(list []*Technique, name string) error {
	if near := Suggest(list, name); len(near) > 0 {
		return fmt.Errorf("unknown technique %q: did you mean %s?", name, strings.Join(near, " or "))
	}
	return fmt.Errorf("unknown technique %q: none of the %d techniques has a name like it", name, len(list))
}

// Suggest returns the codes of up to three techniques that are called almost
// like name, the nearest first: at most a third of the letters differ.
func Suggest(list []*Technique, name string) []string {
	type suggestion struct {
		code     string
		distance int
	}
	var near []suggestion
	wrong := []rune(Fold(name))
	for _, t := range list {
		best := suggestion{t.Code, -1}
		for _, n := range t.names() {
			right := []rune(Fold(n))
			d := editDistance(wrong, right)
			if 3*d <= max(len(wrong), len(right)) && (best.distance < 0 || d < best.distance) {
				best.distance = d
			}
		}
		if best.distance >= 0 {
			near = append(near, best)
		}
	}
	sort.SliceStable(near, func(i, j int) bool { return near[i].distance < near[j].distance })
	var codes []string
	for _, s := range near[:min(3, len(near))] {
		codes = append(codes, s.code)
	}
	return codes
}

// editDistance returns how many letters have to be inserted, deleted, replaced
// or swapped with their neighbour to turn one word into the other.
func editDistance(a, b []rune) int {
	// rows[i][j] is the distance of a[:i] and b[:j].
	rows := make([][]int, len(a)+1)
	for i := range rows {
		rows[i] = make([]int, len(b)+1)
		for j := range rows[i] {
			switch {
			case i == 0 || j == 0:
				rows[i][j] = i + j
			case a[i-1] == b[j-1]:
				rows[i][j] = rows[i-1][j-1]
			default:
				rows[i][j] = 1 + min(rows[i-1][j], rows[i][j-1], rows[i-1][j-1])
			}
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				rows[i][j] = min(rows[i][j], 1+rows[i-2][j-2])
			}
		}
	}
	return rows[len(a)][len(b)]
}
