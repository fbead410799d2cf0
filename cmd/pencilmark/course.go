package main

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain/text"
	"pencilmark/techniques/practice"
)

// course lists the lessons, with ticks for what was practised by the progress file, which may be empty.
func (a *app) course(s settings, file string) error {
	progress, err := a.ticks(file)
	if err != nil {
		return err
	}
	return a.sections(s, courseSections(progress, s), nothingMore)
}

// ticks reads a progress file: the named one, or at a terminal the usual one, if it is there.
func (a *app) ticks(file string) (*practice.Progress, error) {
	named := file != ""
	if !named {
		dir, err := os.UserConfigDir()
		if err != nil || !isTerminal(a.stdout) {
			return nil, nil
		}
		file = filepath.Join(dir, "pencilmark", "progress.json")
	}
	f, err := os.Open(file)
	switch {
	case errors.Is(err, fs.ErrNotExist) && !named:
		return nil, nil
	case err != nil:
		return nil, usagef("--progress-file: %w", err)
	}
	defer f.Close()
	progress, err := practice.ReadProgress(f)
	if err != nil {
		return nil, usagef("%s: %w", fileName(file), err)
	}
	return progress, nil
}

// courseSections lists the course: the first lesson, the core path and the library. Without progress nothing is
// ticked.
func courseSections(progress *practice.Progress, s settings) []section {
	first := teacher.FirstLesson(s.writer.Language)
	box := func(done bool) string {
		switch {
		case progress == nil:
			return ""
		case done:
			return "[x] "
		}
		return "[ ] "
	}
	var core []string
	done := 0
	for i, t := range teacher.Core() {
		if teacher.Done(progress, t) {
			done++
		}
		core = append(core, fmt.Sprintf("%s%d. %s%s %s.", box(teacher.Done(progress, t)), i+1, t.Code, s.colon(), seen(t, s)))
	}
	if progress != nil {
		core = append(core, fmt.Sprintf(s.label("You have found %d of %d in practice."), done, len(core)))
	}
	sections := []section{
		{first.Title, fmt.Sprintf("basics%s %s. %s", s.colon(), first.Kind, s.label("For who has never played."))},
		{"Core path, in the order in which people learn", strings.Join(core, "\n")},
	}
	var library []string
	family := ""
	for _, t := range teacher.Course(known())[len(teacher.Core()):] {
		name := t.Code
		if teacher.Done(progress, t) {
			name += " [x]"
		}
		if t.Family == family {
			library[len(library)-1] += ", " + name
			continue
		}
		library, family = append(library, t.Family+s.colon()+" "+name), t.Family
	}
	for i := range library {
		library[i] += "."
	}
	return append(sections,
		section{"Library, by family", strings.Join(library, "\n")},
		section{"Clues of variants", strings.Join(clueCodes(), ", ") + "."},
		section{"Terms", strings.Join(termNames(s.writer.Language), ", ") + "."},
		section{"More", s.label("Read one") + s.colon() + " pencilmark learn x-wing\n" + s.label("Find one") + s.colon() + " pencilmark learn --search rectangle"})
}

// search lists what of the course has the words.
func (a *app) search(s settings, words string) error {
	hits := teacher.Search(words, s.writer.Language)
	if len(hits) == 0 {
		return usagef("--search %q: no lesson, family or term has it; the course is listed by pencilmark learn", words)
	}
	var sections []section
	for _, kind := range []struct{ kind, heading string }{{"basics", "First lesson"}, {"technique", "Lessons"}, {"family", "Families"}, {"clue", "Clues"}, {"term", "Terms"}} {
		var lines []string
		for _, h := range hits {
			if h.Kind != kind.kind {
				continue
			}
			name := h.Name
			if h.Title != h.Name && h.Kind == "technique" {
				name += " (" + h.Title + ")"
			}
			line := name + s.colon() + " " + h.Text + "."
			lines = append(lines, line)
		}
		if lines != nil {
			sections = append(sections, section{kind.heading, strings.Join(lines, "\n")})
		}
	}
	return a.sections(s, sections, nothingMore)
}

// basics writes the first lesson.
func (a *app) basics(s settings) error {
	lesson := teacher.FirstLesson(s.writer.Language)
	return a.sections(s, []section{{lesson.Title, ""}}, func(printer *text.Printer, out io.Writer) error {
		for i := range lesson.Parts {
			part := &lesson.Parts[i]
			err := printer.Section(out, part.Title, s.writer.Style.Restyle(part.Text))
			f, ok, wrong := lesson.Figure(part)
			if err = cmp.Or(err, wrong); err != nil {
				return err
			}
			if !ok {
				continue
			}
			told, err := lesson.Told(part, s.teacher())
			if err = cmp.Or(err, printer.Figure(out, f)); err != nil {
				return err
			}
			if _, err := fmt.Fprintln(out); err != nil {
				return err
			}
			if told == "" {
				continue
			}
			if err := printer.Paragraph(out, told+"\n"); err != nil {
				return err
			}
		}
		return printer.Paragraph(out, s.label("The first lesson of the core path")+s.colon()+" pencilmark learn "+teacher.Core()[0].Code)
	})
}
