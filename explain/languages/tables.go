//go:build !js

package languages

import (
	"bytes"
	"embed"
)

//go:embed [a-z][a-z]
var files embed.FS

// Tables returns the tables of a language as one text.
func Tables(code string) ([]byte, error) {
	entries, err := files.ReadDir(code)
	if err != nil {
		return nil, err
	}
	var all bytes.Buffer
	for _, entry := range entries {
		table, err := files.ReadFile(code + "/" + entry.Name())
		if err != nil {
			return nil, err
		}
		all.Write(table)
		all.WriteByte('\n')
	}
	return all.Bytes(), nil
}
