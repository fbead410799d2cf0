package main

import (
	"bufio"
	"bytes"
	"encoding/csv"
	"io"
	"slices"
	"strconv"
	"strings"

	"pencilmark/explain/encode"
)

// listFormats are the forms of output that are not walkthroughs.
var listFormats = []string{"text", "yaml", "json", "jsonl"}

// recordFiles are the formats of records by the endings of file names.
var recordFiles = map[string]string{
	"": "text", ".txt": "text", ".yaml": "yaml", ".yml": "yaml", ".json": "json", ".jsonl": "jsonl", ".csv": "csv",
}

// form is how the results of a batch are written and put together.
type form struct {
	format    string   // yaml, json, jsonl and csv are for programs, the others texts for people
	separator string   // between two texts
	head      string   // before the first
	tail      string   // after the last
	columns   []string // of csv: line and input first, what is wrong last
}

// forPrograms reports whether programs read the output. They get an answer for
// every input, those that cannot be read as well.
func (f form) forPrograms() bool {
	return slices.Contains([]string{"yaml", "json", "jsonl", "csv"}, f.format)
}

// write writes the record of an item for programs, and for people what text
// writes. Of a record in csv the fields are those after the line and the input.
func (f form) write(it item, r *result, record encode.Record, text func(out io.Writer) error, fields ...string) {
	var err error
	switch {
	case f.format == "csv":
		f.row(it, r, fields)
	case f.forPrograms():
		err = encode.Write(&r.out, f.format, record)
	default:
		err = text(&r.out)
	}
	if err != nil {
		r.fail(exitBad, it, "%v", err)
	}
}

// answer writes for programs why an item has no record.
func (f form) answer(it item, r *result, message string, column int) {
	switch {
	case f.format == "csv":
		fields := make([]string, len(f.columns)-2)
		fields[len(fields)-1] = message
		f.row(it, r, fields)
	case f.forPrograms():
		f.write(it, r, &encode.Failure{Origin: it.origin(), Error: encode.Fault{Message: encode.Clean(message), Column: column}}, nil)
	}
}

func (f form) row(it item, r *result, fields []string) {
	writeRow(&r.out, append([]string{strconv.Itoa(it.Line), it.Input}, fields...))
}

// writeRow writes a row of csv to memory, where nothing can go wrong.
func writeRow(out *bytes.Buffer, row []string) {
	w := csv.NewWriter(out)
	safe := make([]string, len(row))
	for i, field := range row {
		safe[i] = inert(field)
	}
	_ = w.Write(safe)
	w.Flush()
}

// inert puts an apostrophe before what a spreadsheet would take for a formula. Numbers are none.
func inert(field string) string {
	if len(field) < 2 || !strings.ContainsAny(field[:1], "=+-@\t\r\n") {
		return field
	}
	if _, err := strconv.ParseFloat(field, 64); err == nil {
		return field
	}
	return "'" + field
}

// joiner writes results one after the other. In json several make one array.
type joiner struct {
	form
	out   *bufio.Writer
	count int
	first []byte // in json the first result, or the only picture, until it is known whether there is another
}

func (j *joiner) add(text []byte) error {
	if len(text) == 0 {
		return nil
	}
	j.count++
	picture := j.format == "svg" && bytes.HasPrefix(text, []byte("<svg"))
	if picture && j.count > 1 {
		return usagef("every input has a picture: expected one input, or a directory for them, -o DIR")
	}
	if j.format == "html" && j.count > 1 && bytes.HasPrefix(text, []byte("<!DOCTYPE")) {
		return usagef("every input has a page: expected one input")
	}
	separator := ""
	switch {
	case picture, j.format == "json" && j.count == 1:
		j.first = bytes.Clone(text)
		return nil
	case j.format == "json":
		separator = ",\n"
		if j.count == 2 {
			separator = "[\n" + string(bytes.TrimSpace(j.first)) + separator
		}
		text = bytes.TrimSpace(text)
	case j.format == "csv" && j.count == 1:
		var heading bytes.Buffer
		writeRow(&heading, j.columns)
		separator = heading.String()
	case j.format == "yaml" && j.count > 1:
		separator = "---\n"
	case !j.forPrograms() && j.count > 1:
		separator = j.separator
	default:
		separator = j.head
	}
	if _, err := j.out.WriteString(separator); err != nil {
		return err
	}
	_, err := j.out.Write(text)
	return err
}

// end writes what is left after the last result.
func (j *joiner) end() (err error) {
	switch {
	case len(j.first) > 0 && j.count == 1:
		_, err = j.out.Write(j.first)
	case j.format == "json" && j.count > 1:
		_, err = j.out.WriteString("\n]\n")
	case j.count > 0:
		_, err = j.out.WriteString(j.tail)
	}
	if err != nil {
		return err
	}
	return j.out.Flush()
}
