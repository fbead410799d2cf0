package encode

import (
	"bufio"
	"bytes"
	"io"
	"regexp"
	"slices"

	"gopkg.in/yaml.v3"

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

// yamlTo is to YAML what [jsonTo] is to JSON.
func yamlTo(w io.Writer) func(v any, err error) error {
	return func(v any, err error) error {
		if err != nil {
			return err
		}
		var buf bytes.Buffer
		enc := yaml.NewEncoder(&buf)
		enc.SetIndent(2)
		var tree yaml.Node
		if err := tree.Encode(v); err != nil {
			return err
		}
		flow(&tree)
		if err := enc.Encode(&tree); err != nil {
			return err
		}
		if err := enc.Close(); err != nil {
			return err
		}
		return fold(w, buf.Bytes())
	}
}

// flow puts evidence on one line, unless it holds steps, which read like those
// around it. It reports whether there is evidence anywhere in the node. The tag
// of a field cannot ask for that, as it cannot tell the one from the other.
func flow(n *yaml.Node) (evidence bool) {
	for i, child := range n.Content {
		within := flow(child)
		named := n.Kind == yaml.MappingNode && i%2 == 1 && n.Content[i-1].Value == "evidence"
		if named && !within {
			child.Style |= yaml.FlowStyle
		}
		evidence = evidence || within || named
	}
	return evidence
}

// foldWidth is the length in bytes that a line of YAML has at most, if it has spaces to break it at.
const foldWidth = 100

// literalHeader matches the line before a literal scalar.
var literalHeader = regexp.MustCompile(`^[ -]*[a-z]+: \|[-+0-9]*$`)

// fold breaks the long lines of what package yaml writes, which never does it. In a scalar that spans
// lines, as between the elements of a flow collection, a line break and an indentation deeper than the
// field's mean the same as one space, and one space is what each break replaces. Literal scalars, where
// that is not so, are left alone.
func fold(w io.Writer, text []byte) error {
	out := bufio.NewWriter(w)
	literal := -1 // indentation of the field whose literal scalar we are in
	for line := range bytes.Lines(text) {
		indent := len(line) - len(bytes.TrimLeft(line, " -"))
		if literal >= 0 && (indent > literal || len(line) == 1) {
			out.Write(line)
			continue
		}
		literal = -1
		if line[indent] == '#' || bytes.Contains(line, []byte(" #")) { // a comment ends with its line
			out.Write(line)
			continue
		}
		// In YAML 1.1 a plain n is false, so package yaml quotes it. Documents
		// are YAML 1.2, where it is a word like any other.
		if rest, ok := bytes.CutPrefix(line[indent:], []byte(`"n": `)); ok {
			line = slices.Concat(line[:indent], []byte("n: "), rest)
		}
		if literalHeader.Match(bytes.TrimSuffix(line, []byte("\n"))) {
			literal = indent
		}
		margin := indent
		for len(line) > foldWidth {
			i := lastBreak(line, margin)
			if i < 0 {
				break
			}
			out.Write(line[:i])
			out.WriteByte('\n')
			margin = indent + 2
			line = append(bytes.Repeat([]byte(" "), margin), line[i+1:]...)
		}
		out.Write(line)
	}
	return out.Flush()
}

// lastBreak returns the last place within foldWidth at which a line that is indented by margin can be
// broken, or else the first one behind it; -1 if there is none. That is a space alone, and not the one
// between a field and its value.
func lastBreak(line []byte, margin int) int {
	fits := -1
	for i := margin + 1; i+1 < len(line); i++ {
		if line[i] != ' ' || line[i-1] == ' ' || line[i-1] == ':' || line[i+1] == ' ' {
			continue
		}
		if i > foldWidth && fits >= 0 {
			break
		}
		fits = i
		if i > foldWidth {
			break
		}
	}
	return fits
}
