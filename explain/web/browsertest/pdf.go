package browsertest

import (
	"bytes"
	"compress/zlib"
	"io"
	"regexp"
)

var (
	pageObject = regexp.MustCompile(`/Type\s*/Page\b`)
	streamOf   = regexp.MustCompile(`(?s)stream\r?\n(.*?)\r?\nendstream`)
)

// Pages returns the number of pages of a PDF file of the browser.
func Pages(pdf []byte) int { return len(pageObject.FindAll(pdf, -1)) }

// Streams returns what the pages of a PDF file draw, as operators, and whatever else it has compressed.
func Streams(pdf []byte) (streams []string) {
	for _, m := range streamOf.FindAllSubmatch(pdf, -1) {
		r, err := zlib.NewReader(bytes.NewReader(m[1]))
		if err != nil {
			continue
		}
		if data, err := io.ReadAll(r); err == nil {
			streams = append(streams, string(data))
		}
	}
	return streams
}
