package walk

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"html/template"
)

// savable is a file as the page holds it: compressed, in the address of a link.
type savable struct {
	Name, Title, Size string
	Address           template.URL
}

func newSavable(f File) (savable, error) {
	var packed bytes.Buffer
	w, err := gzip.NewWriterLevel(&packed, gzip.BestCompression)
	if err != nil {
		return savable{}, err
	}
	if _, err := w.Write(f.Data); err != nil {
		return savable{}, err
	}
	if err := w.Close(); err != nil {
		return savable{}, err
	}
	return savable{
		Name: f.Name, Title: f.Title, Size: fmt.Sprintf("%d kB", (len(f.Data)+999)/1000),
		Address: template.URL("data:application/gzip;base64," + base64.StdEncoding.EncodeToString(packed.Bytes())),
	}, nil
}

// policy returns the content security policy of the page: its own script and style sheet, and nothing else.
func policy(sheet template.CSS) string {
	return "default-src 'none'; base-uri 'none'; form-action 'none'; img-src data:; style-src '" + hash(string(sheet)) + "'; script-src '" + hash(head) + "' '" + hash(string(script())) + "'"
}

// head is the script that runs before anything is shown.
const head = `document.documentElement.className="js"`

func hash(s string) string {
	sum := sha256.Sum256([]byte(s))
	return "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
}
