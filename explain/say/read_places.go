package say

import (
	"strings"
)

// links reads the places that are left; ok is false if the sentence is none of these.
func (r *reader) links(sentence string) (ok bool, err error) {
	err = each("[Ii]n {h}, {d} can only go in {cs}", strings.TrimSuffix(sentence, "."), func(m args) error {
		r.count.rooms = append(r.count.rooms, room{m.house(0), m.digits(1), m.cells(2)})
		return equal(m.cells(2), r.before.PlacesIn(m.digit(1), m.house(0)))
	})
	return err == nil || !strings.Contains(err.Error(), "not read"), err
}
