//go:build !js

package languages

import (
	"bytes"
	"embed"
	"errors"
	"io/fs"
)

//go:embed [a-z][a-z]
var files embed.FS

// lessonsFile has the texts of lessons in a language. It is no table: it is read when a lesson is asked for.
const lessonsFile = "lessons.txt"

// Tables returns the tables of a language as one text.
func Tables(code string) ([]byte, error) {
	entries, err := files.ReadDir(code)
	if err != nil {
		return nil, err
	}
	var all bytes.Buffer
	for _, entry := range entries {
		if entry.Name() == lessonsFile {
			continue
		}
		table, err := files.ReadFile(code + "/" + entry.Name())
		if err != nil {
			return nil, err
		}
		all.Write(table)
		all.WriteByte('\n')
	}
	return all.Bytes(), nil
}

// Lessons returns the texts of lessons of a language, which may be none.
func Lessons(code string) ([]byte, error) {
	text, err := files.ReadFile(code + "/" + lessonsFile)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return text, err
}
