package prose

import (
	"sync"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/claim"
	"pencilmark/explain/say"
)

// newSingle chooses the easiest way to see a single: the last open cell of a
// house, the last place of a digit, the last digit of a cell.
func newSingle(t *teller, e explain.Single) singleStory {
	h, full, inHouse := e.House(&t.f.Before)
	s := &t.single
	*s = single{valued{t}, e, h, full, inHouse}
	switch {
	case full:
		return fullHouse{s}
	case inHouse:
		return hiddenSingle{s}
	default:
		return nakedSingle{s}
	}
}

// singleStory is the story of a single. Most steps are singles: what is said of them is appended.
type singleStory interface {
	story
	because() say.Sentence // with the reason
	where() say.Sentence   // where to look
	placed() candidates.Candidate
	appendNotation(b []byte) []byte
}

// single is what the three ways to see one share.
type single struct {
	valued
	e     explain.Single
	house candidates.House // that it is seen in, none of a naked single

	full, inHouse bool // as [explain.Single.House] says
}

func (s *single) placed() candidates.Candidate { return s.e.Candidate }

func (s *single) appendNotation(b []byte) []byte {
	return claim.AppendSingle(b, s.layout, s.style, s.e.Candidate, s.house, s.full, s.inHouse)
}

func (s *single) title() say.Sentence {
	return s.titleOf(say.InCell(s.e.Candidate.Digit(), s.e.Candidate.Cell()))
}

// singleTitles are what English titles of all singles have behind the name, in the styles: most steps are singles.
var singleTitles = [...]func() []string{sync.OnceValue(titles(say.RC)), sync.OnceValue(titles(say.A1))}

func titles(style say.Style) func() []string {
	return func() []string {
		titles := make([]string, candidates.MaxCandidates)
		for n := range titles {
			k := candidates.Candidate(n)
			titles[n] = ": " + k.Digit().String() + " in " + style.Cell(k.Cell())
		}
		return titles
	}
}

func (s *single) cells() say.Text {
	return say.Says(say.TheCells(candidates.Cells(s.e.Candidate.Cell())))
}

// absences tells why the other candidates are gone.
func (s *single) absences() []explain.Absence {
	return explain.Absences(&s.f.Before, s.e.Candidate, s.e.Because)
}

// fullHouse is a house with one open cell.
type fullHouse struct{ *single }

func (s fullHouse) houses() say.Text { return say.Says(say.LookAt(candidates.Houses(s.house))) }

// The digits that are there tell the missing one only to those who count.
func (s fullHouse) digits() say.Text { return say.Says(say.OthersHold(s.held())) }

func (s fullHouse) reason() say.Text {
	return say.Says(say.OneOpen(s.house), say.OthersHold(s.held()))
}

// held returns the digits that the house has.
func (s fullHouse) held() (held candidates.DigitSet) {
	for c := range s.layout.HouseCells(s.house).Without(s.e.Candidate.Cell()).All() {
		held = held.With(s.f.Before.Value(c))
	}
	return held
}

func (s fullHouse) conclusion() say.Text {
	return say.Says(say.OneMissing(s.e.Candidate.Digit(), s.e.Candidate.Cell()))
}

// hiddenSingle is a digit with one place in a house.
type hiddenSingle struct{ *single }

func (s hiddenSingle) houses() say.Text { return say.Says(say.LookAt(candidates.Houses(s.house))) }

// The pattern of a hidden single is what blocks the other places.
func (s hiddenSingle) cells() say.Text {
	by, _ := explain.Witnesses(s.absences())
	if by.IsEmpty() {
		return say.Says(say.MarksTell(s.house))
	}
	return say.Says(say.BlockPlaces(by))
}

func (s hiddenSingle) reason() say.Text {
	return say.Says(s.placesGone(s.e.Candidate.Digit(), s.house, s.absences())...)
}

func (s hiddenSingle) conclusion() say.Text {
	return say.Says(say.OneCellLeft(s.e.Candidate.Cell(), s.e.Candidate.Digit()))
}

// nakedSingle is a cell with one digit left.
type nakedSingle struct{ *single }

// The first house is the one that rules out most digits.
func (s nakedSingle) houses() say.Text {
	look := s.layout.BoxOf(s.e.Candidate.Cell())
	for _, a := range s.absences() {
		if a.Placed {
			look = a.House
			break
		}
	}
	return say.Says(say.LookAt(candidates.Houses(look)))
}

// Which digits are gone would give away the one that is left.
func (s nakedSingle) digits() say.Text { return say.Says(say.AllButOne(s.layout.Size())) }

func (s nakedSingle) reason() say.Text {
	return say.Says(s.digitsGone(s.e.Candidate.Cell(), s.absences())...)
}

func (s nakedSingle) conclusion() say.Text {
	return say.Says(say.OneDigitLeft(s.e.Candidate.Digit(), s.e.Candidate.Cell()))
}
