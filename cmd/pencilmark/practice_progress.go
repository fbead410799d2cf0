package main

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain/say"
	"pencilmark/techniques"
	"pencilmark/techniques/practice"
)

// standings are the headings of an overview.
var standings = map[practice.Standing]string{practice.Due: "due", practice.Well: "goes well", practice.Learning: "not yet"}

// overview writes how practice went: what is due, what goes well, and what is new.
func (p *practising) overview(now time.Time) error {
	progress, err := p.progress()
	if err != nil {
		return err
	}
	all := teacher.PractisedList(progress, now, nil)
	all = slices.DeleteFunc(all, func(t teacher.Practised) bool {
		return !slices.ContainsFunc(p.list, func(of *techniques.Technique) bool { return of.Code == t.Code })
	})
	if p.format == "jsonl" {
		e := json.NewEncoder(p.stdout)
		for _, t := range all {
			if err := e.Encode(t); err != nil {
				return err
			}
		}
		return nil
	}
	tasks, right, done := 0, 0, 0
	var fresh say.Names
	for _, t := range all {
		tasks, right = tasks+t.Tasks, right+t.Right
		if t.Tasks > 0 {
			done++
		} else {
			fresh = append(fresh, say.Name(t.Name))
		}
	}
	if tasks > 0 {
		fmt.Fprintln(p.stdout, p.writer.Sentences(say.TasksDone(tasks, done, right)))
	} else {
		fmt.Fprintln(p.stdout, p.writer.Sentences(say.NothingYet()))
	}
	for _, standing := range practice.Standings {
		p.standing(all, standing)
	}
	if len(fresh) > 0 {
		const few = 3
		fmt.Fprintf(p.stdout, "\n%s\n", p.writer.Sentences(say.NewFirst(len(fresh), fresh[:min(few, len(fresh))])))
	}
	_, err = fmt.Fprintf(p.stdout, "\n%s%s pencilmark practice\n", p.label("To go on, with what is due first"), p.colon())
	return err
}

// standing lists the cards of a standing, what is due longest or soonest at the front.
func (p *practising) standing(all []teacher.Practised, standing practice.Standing) {
	type line struct{ due, text string }
	var lines []line
	for _, t := range all {
		for _, c := range t.Cards {
			if c.Standing != standing {
				continue
			}
			kind, told := "", say.DueSince
			if standing != practice.Due {
				told = say.DueAt
			}
			if c.Kind != string(practice.Find) {
				kind = " --kind " + c.Kind
			}
			w := p.writer.Words(nil)
			lines = append(lines, line{c.Due, fmt.Sprintf("  %s\t%s\t%s\tpencilmark practice%s %s", w.Language.Technique(t.Name), w.Clause(say.OfRight(c.Right, c.Tasks)), w.Clause(told(say.Word(c.Due))), kind, t.Code)})
		}
	}
	if len(lines) == 0 {
		return
	}
	slices.SortStableFunc(lines, func(a, b line) int { return strings.Compare(a.due, b.due) })
	fmt.Fprintf(p.stdout, "\n%s%s\n", say.Capital(p.label(standings[standing])), p.colon())
	table := tabwriter.NewWriter(p.stdout, 0, 0, 3, ' ', 0)
	for _, l := range lines {
		fmt.Fprintln(table, l.text)
	}
	table.Flush()
}
