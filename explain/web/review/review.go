// Package review shows a reviewed game as a page: one file of HTML, well-formed as XML, without scripts, which
// asks nothing of a network.
package review

import (
	"bytes"
	_ "embed"
	"fmt"
	"io"

	"pencilmark/explain/game"
	"pencilmark/explain/web"
	"pencilmark/explain/web/pagehead"
)

// Page is a review and the words for it.
type Page struct {
	*game.Review
	Summary []string
	Texts   []string // one a move
	Boards  web.Options
}

//go:embed review.css
var css string

// kinds are the words for what a move is worth.
var kinds = map[game.Kind]string{
	game.Step: "right", game.Prepared: "right, ahead of the sheet", game.Guess: "guess", game.Mistake: "mistake",
	game.Needless: "needless", game.Correction: "correction", game.Retreat: "taken back",
}

// Write writes the page. It writes once.
func (p *Page) Write(w io.Writer) error {
	var out bytes.Buffer
	title := "Review of a game"
	if p.Name != "" {
		title += ": " + p.Name
	}
	out.WriteString(pagehead.Of(title, css))
	fmt.Fprintf(&out, "<h1>%s</h1>\n", web.Escape(title))
	for _, sentence := range p.Summary {
		fmt.Fprintf(&out, "<p>%s</p>\n", web.Escape(sentence))
	}
	if p.Unordered {
		out.WriteString("<p>The order of the moves is not known; this is a likely one.</p>\n")
	}
	for i := range p.Judged {
		if err := p.move(&out, i); err != nil {
			return err
		}
	}
	out.WriteString("</main>\n</body>\n</html>\n")
	_, err := out.WriteTo(w)
	return err
}

// move writes a move, with a board of what shows it, or of what there was to see instead.
func (p *Page) move(out *bytes.Buffer, i int) error {
	j := &p.Judged[i]
	fmt.Fprintf(out, "<article class=\"%s\" id=\"move%d\">\n<h2>%[2]d. %s <span class=\"kind\">(%s)</span></h2>\n<p>%s</p>\n",
		j.Kind, i+1, web.Escape(j.Text), kinds[j.Kind], web.Escape(p.Texts[i]))
	if f := j.Board(); f != nil {
		o := p.Boards
		o.ID, o.NoStyle = fmt.Sprintf("m%d-", i+1), true
		out.WriteString("<figure>\n")
		if err := web.New(o).Step(out, f); err != nil {
			return err
		}
		out.WriteString("</figure>\n")
	}
	out.WriteString("</article>\n")
	return nil
}
