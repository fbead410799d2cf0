package main

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"pencilmark/cmd/internal/teacher"
	"pencilmark/techniques"
	"pencilmark/techniques/practice"
)

// standings are the headings of an overview.
var standings = map[practice.Standing]string{practice.Due: "Due", practice.Well: "Goes well", practice.Learning: "Not yet"}

// overview writes how practice went: what is due, what goes well, and what is new.
func (p *practising) overview(now time.Time) error {
	progress, err := p.progress()
	if err != nil {
		return err
	}
	all := teacher.PractisedList(progress, now)
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
	var fresh []string
	for _, t := range all {
		tasks, right = tasks+t.Tasks, right+t.Right
		if t.Tasks > 0 {
			done++
		} else {
			fresh = append(fresh, t.Code)
		}
	}
	if tasks > 0 {
		fmt.Fprintf(p.stdout, "%s of %s, %d right.\n", count(tasks, "task"), count(done, "technique"), right)
	} else {
		fmt.Fprintln(p.stdout, "Nothing is practised yet.")
	}
	for _, standing := range practice.Standings {
		p.standing(all, standing)
	}
	if len(fresh) > 0 {
		const few = 3
		fmt.Fprintf(p.stdout, "\nNew: %s, first %s.\n", count(len(fresh), "technique"), strings.Join(fresh[:min(few, len(fresh))], ", "))
	}
	_, err = fmt.Fprintln(p.stdout, "\nTo go on, with what is due first: pencilmark practice")
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
			kind, since := "", "due"
			if c.Kind != string(practice.Find) {
				kind = " --kind " + c.Kind
			}
			if standing == practice.Due {
				since = "since"
			}
			lines = append(lines, line{c.Due, fmt.Sprintf("  %s\t%d of %d right\t%s %s\tpencilmark practice%s %s", t.Name, c.Right, c.Tasks, since, c.Due, kind, t.Code)})
		}
	}
	if len(lines) == 0 {
		return
	}
	slices.SortStableFunc(lines, func(a, b line) int { return strings.Compare(a.due, b.due) })
	fmt.Fprintf(p.stdout, "\n%s:\n", standings[standing])
	table := tabwriter.NewWriter(p.stdout, 0, 0, 3, ' ', 0)
	for _, l := range lines {
		fmt.Fprintln(table, l.text)
	}
	table.Flush()
}
