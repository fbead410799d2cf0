//go:build !js

package encode

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"reflect"
	"slices"
	"strings"

	"gopkg.in/yaml.v3"

	"pencilmark/explain"
)

// Draft is a walkthrough document that somebody has written by hand, or changed: of what can be derived
// anything may be missing or out of date. It must have a puzzle, and say of each step what its pattern is.
type Draft struct {
	// Walkthrough is what the draft says: name, start, profile, what was limited or left out; outcome, goal,
	// solutions and reason to stop, as far as they are stated. It has no steps.
	Walkthrough explain.Walkthrough
	Steps       []DraftStep
	Because     bool // some step has an argument, or a place for one
	Line        int  // where it begins in the stream, from 1

	root   *yaml.Node // the document with its comments
	json   bool
	indent string // of JSON
	origin Origin
	chunk  *chunk
}

// DraftStep is what a draft says of a step. It may be a claim in a word, or a mapping that lacks fields.
type DraftStep struct {
	Technique explain.Ref      // zero if it is not named
	Claim     string           // the notation, may be empty
	Evidence  explain.Evidence // nil if there is none
	Effects   []explain.Effect // nil if none is stated
	Premises  bool             // some are stated
	Texts     StepText

	node *yaml.Node
}

// IsJSON reports whether the draft is JSON, and not YAML.
func (d *Draft) IsJSON() bool { return d.json }

// Draft returns the next document as a draft, io.EOF at the end of the stream. Errors are those of
// [Decoder.Decode].
func (d *Decoder) Draft() (*Draft, error) {
	c, err := d.split.next()
	if err != nil {
		return nil, err
	}
	draft := &Draft{Line: c.line, json: c.json, chunk: &c}
	if bytes.Contains(bytes.TrimSpace(c.text), []byte("\n")) {
		draft.indent = "  "
	}
	if err := draft.read(d); err != nil {
		return nil, draft.placed(err)
	}
	return draft, nil
}

// placed gives an error the place in the stream of what its path leads to.
func (d *Draft) placed(err error) error {
	e := asError(err)
	if e.Line == 0 && d.root != nil {
		e.locate(d.root.Content[0])
	}
	line, column := d.chunk.place(e.Line, e.Col)
	return &Error{line, column, clip(e.Path), clip(e.Msg)}
}

// Fault says where in the stream step n stands, from 1, and what is wrong with it.
func (d *Draft) Fault(n int, err error) error {
	return d.placed(in("steps", at(n-1, fault(d.Steps[n-1].node, "%v", err))))
}

func (d *Draft) read(decoder *Decoder) error {
	if d.json {
		root, err := d.chunk.parse()
		if err != nil {
			return err
		}
		d.root = &yaml.Node{Kind: yaml.DocumentNode, Content: []*yaml.Node{root}}
	} else if i := firstInvalid(d.chunk.text); i >= 0 {
		_, err := d.chunk.parse()
		return err
	} else {
		root, err := parseYAML(d.chunk.text, maxValues)
		if err != nil {
			return err
		}
		d.root = root
	}
	root := d.root.Content[0]
	if err := shallow(root, 1); err != nil {
		return err
	}
	written := document{Schema: version, Layout: "classic9"}
	steps := []*yaml.Node{}
	err := decoder.filler.some(root, reflect.ValueOf(&written).Elem(), func(name string, value *yaml.Node) (bool, error) {
		switch name {
		case "summary":
			return true, nil
		case "steps":
			if value.Kind != yaml.SequenceNode {
				return true, fault(value, "%s: expected a list of steps", describe(value))
			}
			steps = value.Content
			return true, nil
		}
		return false, nil
	})
	switch {
	case err != nil:
		return err
	case written.Schema != version:
		return in("schema", fmt.Errorf("%q: expected %s, the only version that can be read", written.Schema, version))
	case written.Puzzle == "":
		return fault(root, "missing field %q: expected the givens, one character a cell", "puzzle")
	}
	return d.understand(decoder, &written, steps)
}

// understand turns what is written into what it means.
func (d *Draft) understand(decoder *Decoder, written *document, steps []*yaml.Node) error {
	layout, err := decoder.layouts.get(written)
	if err != nil {
		return err
	}
	b := &board{layout, written.Names, decoder.filler}
	w := &d.Walkthrough
	w.Name, w.Profile, w.Outcome, w.Stop = string(written.Name), string(written.Profile), written.Outcome, string(written.Stop)
	d.origin = Origin{Line: written.Line, Input: written.Input}
	if err := cmp.Or(
		b.start(written, &w.Start),
		b.solutions(written, &w.Solutions),
		in("goal", b.goal(written.Goal, &w.Goal)),
		in("pruned", written.pruned(&w.Pruned)),
		in("limited", b.limited(written.Limited, &w.Limited)),
	); err != nil {
		return err
	}
	for i, node := range steps {
		s := DraftStep{node: node}
		if err := d.step(decoder, b, &s); err != nil {
			return in("steps", at(i, err))
		}
		d.Steps = append(d.Steps, s)
	}
	return nil
}

// step reads a step.
func (d *Draft) step(decoder *Decoder, b *board, s *DraftStep) error {
	if err := plain(s.node); err != nil {
		return err
	}
	if s.node.Kind == yaml.ScalarNode {
		return scalar(s.node, reflect.ValueOf(&s.Claim).Elem())
	}
	var written step
	err := decoder.filler.some(s.node, reflect.ValueOf(&written).Elem(), func(name string, value *yaml.Node) (bool, error) {
		if name == "because" { // made anew
			d.Because = true
			return true, nil
		}
		return name == "n" || name == "sentences", nil // of the text that there was
	})
	if err != nil {
		return err
	}
	s.Claim, s.Premises = string(written.Notation), written.Premises != nil
	s.Texts = StepText{string(written.Title), string(written.Notation), string(written.Text)}
	if written.Technique != "" {
		s.Technique = explain.Ref{Code: written.Technique, Name: string(cmp.Or(b.names[written.Technique], Text(written.Technique)))}
	}
	if err := b.effects(written.Place, written.Remove, &s.Effects); err != nil {
		return err
	}
	if written.Evidence.node != nil {
		if err := in("evidence", b.evidence(written.Evidence.node, &s.Evidence)); err != nil {
			return err
		}
	}
	if s.Claim == "" && s.Evidence == nil && s.Effects == nil && s.Technique.Code == "" {
		return errors.New("the step says nothing: expected its notation, its evidence, or what it places or removes")
	}
	return nil
}

// some stores the fields that a mapping has, with those left out that the other function takes.
func (f *filler) some(n *yaml.Node, v reflect.Value, taken func(name string, value *yaml.Node) (bool, error)) error {
	fields := slices.Clone(f.fields(v.Type()))
	for i := range fields {
		fields[i].Optional = true
	}
	return structure(n, fields, func(i int, value *yaml.Node) error {
		if is, err := taken(fields[i].Name, value); is || err != nil {
			return err
		}
		return f.fill(value, v.Field(i))
	})
}

// Write writes the complete walkthrough in the form of the draft. In YAML what the draft has already stays
// where it is, with its comments; what differs is replaced, and what is missing stands where documents have it.
func (d *Draft) Write(w io.Writer, wt *explain.Walkthrough, o Options) error {
	o.Origin = d.origin
	if _, err := w.Write(d.chunk.before); err != nil {
		return err
	}
	if d.json {
		return jsonTo(w, d.indent)(newDocument(wt, o))
	}
	var buf bytes.Buffer
	if err := yamlTo(&buf)(newDocument(wt, o)); err != nil {
		return err
	}
	full, err := parseYAML(buf.Bytes(), maxValues)
	if err != nil {
		return err
	}
	merge(d.root.Content[0], full.Content[0])
	buf.Reset()
	enc := yaml.NewEncoder(&buf)
	enc.SetIndent(2)
	if err := cmp.Or(enc.Encode(d.root), enc.Close()); err != nil {
		return err
	}
	if !bytes.HasSuffix(buf.Bytes(), []byte("\n")) { // behind a comment
		buf.WriteByte('\n')
	}
	return fold(w, buf.Bytes())
}

// merge makes the old node say what the new one says, and changes no more than that needs.
func merge(old, new *yaml.Node) {
	switch {
	case old.Kind == yaml.MappingNode && new.Kind == yaml.MappingNode:
		mergeMappings(old, new)
		return
	case old.Kind == yaml.SequenceNode && new.Kind == yaml.SequenceNode && len(old.Content) == len(new.Content):
		for i := range old.Content {
			merge(old.Content[i], new.Content[i])
		}
		return
	case old.Kind == yaml.ScalarNode && new.Kind == yaml.ScalarNode && old.Value == new.Value && old.Tag == new.ShortTag():
		return
	}
	if old.Kind != new.Kind && old.LineComment != "" { // it would stand within what comes
		old.HeadComment = strings.TrimPrefix(old.HeadComment+"\n"+old.LineComment, "\n")
		old.LineComment = ""
	}
	old.Kind, old.Tag, old.Value, old.Style, old.Content = new.Kind, new.Tag, new.Value, new.Style, new.Content
}

// mergeMappings keeps the fields that there are in their order, and puts others behind those that stand
// before them in the new mapping.
func mergeMappings(old, new *yaml.Node) {
	find := func(n *yaml.Node, name string) int {
		for i := 0; i < len(n.Content); i += 2 {
			if n.Content[i].Value == name {
				return i
			}
		}
		return -1
	}
	for i := len(old.Content) - 2; i >= 0; i -= 2 {
		if find(new, old.Content[i].Value) < 0 {
			old.Content = slices.Delete(old.Content, i, i+2)
		}
	}
	next := 0
	for i := 0; i < len(new.Content); i += 2 {
		if at := find(old, new.Content[i].Value); at >= 0 {
			merge(old.Content[at+1], new.Content[i+1])
			next = max(next, at+2)
			continue
		}
		old.Content = slices.Insert(old.Content, next, new.Content[i], new.Content[i+1])
		next += 2
	}
}
