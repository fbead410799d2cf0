// Untranslated prints the lessons that a language lacks, or has of an English text that has changed since, as
// lessons.txt in the directory of the language has them:
//
//	go run ./cmd/internal/teacher/untranslated fr
package main

import (
	"fmt"
	"os"

	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain/languages"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: untranslated LANGUAGE, by its code")
		os.Exit(2)
	}
	if err := run(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "untranslated:", err)
		os.Exit(1)
	}
}

func run(code string) error {
	lessons, err := languages.Lessons(code)
	if err != nil {
		return err
	}
	lacking, err := teacher.Untranslated(string(lessons))
	if err != nil {
		return err
	}
	for i := range lacking {
		fmt.Println(&lacking[i])
	}
	return nil
}
