package web_test

import (
	"encoding/xml"
	"errors"
	"io"
	"maps"
	"strconv"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/web"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

// element is one of a page's picture, with what it contains.
type element struct {
	name     string
	at       map[string]string
	text     string
	children []*element
}

// parse returns an element and all elements by id.
func parse(t *testing.T, text string, ids map[string]*element) *element {
	t.Helper()
	root := &element{}
	stack := []*element{root}
	d := xml.NewDecoder(strings.NewReader(text))
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return root
		} else if err != nil {
			t.Fatal(err)
		}
		top := stack[len(stack)-1]
		switch e := token.(type) {
		case xml.StartElement:
			child := &element{name: e.Name.Local, at: map[string]string{}}
			for _, a := range e.Attr {
				child.at[a.Name.Local] = a.Value
			}
			if id := child.at["id"]; id != "" {
				ids[id] = child
			}
			top.children, stack = append(top.children, child), append(stack, child)
		case xml.EndElement:
			stack = stack[:len(stack)-1]
		case xml.CharData:
			top.text += string(e)
		}
	}
}

// visible reports whether the style sheet shows an element of the classes at a stage of a hint, or with the
// whole step.
func visible(classes string, stage int) bool {
	for class := range strings.FieldsSeq(classes) {
		n, err := strconv.Atoi(class[1:])
		if err == nil && (class[0] == 's' && stage < n || class[0] == 'u' && stage > n) {
			return false
		}
	}
	return true
}

// roles collects what is marked on a board at a stage, and counts its links.
func roles(e *element, ids map[string]*element, stage int, found map[string]bool, links *int) {
	if !visible(e.at["class"], stage) {
		return
	}
	if role := e.at["data-role"]; role != "" {
		found[e.at["data-of"]+e.at["data-cell"]+e.at["data-house"]+" "+role] = true
	}
	if label := e.at["data-badge"]; label != "" {
		found["badge "+label+" of "+e.at["data-of"]] = true
	}
	if e.at["data-link"] != "" {
		*links++
	}
	if e.name == "use" {
		roles(ids[strings.TrimPrefix(e.at["href"], "#")], ids, stage, found, links)
	}
	for _, child := range e.children {
		roles(child, ids, stage, found, links)
	}
}

// Boards of a page show of a step, and at each stage of a hint, what pictures of their own show, which is
// what the terminal shows: see [look].
func TestBoards(t *testing.T) {
	compared := 0
	compare := func(f *explain.Frame, ladder explain.Ladder) {
		boards := web.NewBoards(web.Options{})
		hints := web.HintedBy(prose.Writer{}, f, ladder)
		board := boards.Draw(f.Figure(), hints, "")
		ids := map[string]*element{}
		parse(t, boards.Shared(), ids)
		svg := parse(t, board.SVG, ids)
		for stage := 1; stage <= explain.Stages; stage++ {
			figure := f.Figure()
			if stage < explain.Stages {
				figure = hints[stage-1]
			}
			var alone strings.Builder
			if err := web.New(web.Options{}).Figure(&alone, figure, ""); err != nil {
				t.Fatal(err)
			}
			want, err := read([]byte(alone.String()))
			if err != nil {
				t.Fatal(err)
			}
			for label, of := range want.badges {
				want.roles["badge "+label+" of "+of] = true
			}
			got, links := map[string]bool{}, 0
			roles(svg, ids, stage, got, &links)
			if !maps.Equal(got, want.roles) {
				t.Errorf("%s, stage %d:\n got %v\nwant %v", f.Step.Technique.Code, stage, got, want.roles)
			}
			legend := min(want.strong, 1) + min(want.weak, 1)
			if links != want.strong+want.weak-legend {
				t.Errorf("%s, stage %d: %d links, want %d", f.Step.Technique.Code, stage, links, want.strong+want.weak-legend)
			}
			compared++
		}
	}
	examples(t, func(technique *techniques.Technique, f *explain.Frame) { compare(f, technique.Ladder) })
	p, err := notation.Parse("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......", candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	for f := range pipeline.Solve(p.Grid).Frames() {
		compare(f, techniques.Lookup(suite.All(), f.Step.Technique.Code).Ladder)
	}
	if compared < 500 {
		t.Errorf("only %d boards compared", compared)
	}
}

// Every line of an argument says where on its board the candidates are that it speaks of, digits included that
// the board does not show.
func TestLit(t *testing.T) {
	p, err := notation.Parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	f := explain.Figure{Grid: p.Grid, All: true}
	board := web.NewBoards(web.Options{}).Draw(f, nil, "The <puzzle>")
	if !strings.Contains(board.SVG, `aria-label="The &lt;puzzle&gt;"`) {
		t.Error("the label is not there, or became markup")
	}
	if board.Rows[0] != "5, 3, 1 2 4, 2 6, 7, 2 4 6 8, 1 4 8 9, 1 2 4 9, 2 4 8" {
		t.Errorf("row 1: %s", board.Rows[0])
	}
	some := explain.Line{Rule: explain.RuleLeft, Item: candidates.CellItem(candidates.At(1, 3)), Claim: explain.SomeOf(candidates.Of(candidates.At(1, 3), 1), candidates.Of(candidates.At(1, 3), 2))}
	if area, places := board.Lit(&some); area != "M120 0h60v60h-60z" || places != "+132,12 +150,12" {
		t.Errorf("lit %q %q", area, places)
	}
	none := explain.Line{Rule: explain.RuleStrikes, Claim: explain.NoneOf(candidates.Of(candidates.At(1, 3), 9))}
	if area, places := board.Lit(&none); area != "" || places != "-168,48,9" {
		t.Errorf("lit %q %q", area, places)
	}
	for f := range pipeline.Solve(p.Grid).Frames() {
		placed := web.NewBoards(web.Options{Prose: prose.Writer{}}).Draw(f.Figure(), nil, "")
		if _, places := placed.Lit(&explain.Line{Claim: explain.SomeOf(f.Step.Effects[0].Candidate)}); !strings.HasPrefix(places, "*") {
			t.Errorf("step %d: what is placed is lit at %q", f.Number, places)
		}
		break
	}
}
