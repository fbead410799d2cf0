package encode

import (
	"io"

	"pencilmark/explain"
)

// YAML writes a walkthrough as a YAML document. Between several documents in
// one stream write a line of "---".
func YAML(w io.Writer, wt *explain.Walkthrough, o Options) error {
	return yamlTo(w)(newDocument(wt, o))
}

// JSON writes a walkthrough as an indented JSON object.
func JSON(w io.Writer, wt *explain.Walkthrough, o Options) error {
	return jsonTo(w, "  ")(newDocument(wt, o))
}

// JSONLine writes a walkthrough as a JSON object on one line, so that a file
// of many can be read and cut line by line.
func JSONLine(w io.Writer, wt *explain.Walkthrough, o Options) error {
	return jsonTo(w, "")(newDocument(wt, o))
}
