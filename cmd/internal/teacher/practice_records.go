package teacher

import (
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/encode"
	"pencilmark/explain/prose"
	"pencilmark/techniques/practice"
)

// TaskRecord is what programs get to know of a task.
func TaskRecord(t *practice.Task, w prose.Writer) *encode.Task {
	x := &encode.Task{
		ID: t.ID(), Technique: t.Technique.Code, Name: t.Technique.Name, Level: t.Technique.Level.String(), Hidden: t.Hidden,
		Kind: string(t.Kind), Kinds: kindsOf(t), Question: t.Question(w), How: t.How(w), Start: t.Start,
	}
	if t.Kind != practice.WhichIsNot {
		x.Boards = []string{notation.Position(&t.Grid)}
		return x
	}
	for i := range t.Boards {
		b := &t.Boards[i]
		x.Boards = append(x.Boards, notation.Position(&b.Grid))
		x.Patterns = append(x.Patterns, practice.Pattern(&explain.Frame{Number: 1, Step: &b.Step, Before: b.Open()}))
	}
	return x
}

// kindsOf returns the names of the kinds of tasks that there are of the technique of a task, or of its kind of clue.
func kindsOf(t *practice.Task) (names []string) {
	if t.Clue != nil {
		return []string{string(t.Kind)}
	}
	for _, kind := range practice.KindsOf(t.Technique) {
		names = append(names, string(kind))
	}
	return names
}

// ReplyRecord is what programs get to know of an answer to a task.
func ReplyRecord(t *practice.Task, answer string, j practice.Judgement, w prose.Writer) *encode.Reply {
	x := &encode.Reply{ID: t.ID(), Answer: answer, Verdict: string(j.Verdict), Reason: j.Reason, Unread: j.Unread, Done: j.Done()}
	if j.Step != nil {
		listed := ListedStep(&explain.Frame{Number: 1, Step: j.Step, Before: t.Grid}, w)
		x.Step = &listed
	}
	if x.Done {
		x.Look = t.Look(w)
	}
	return x
}

// SolutionRecord is what programs get to know of a task that a learner gives up.
func SolutionRecord(t *practice.Task, w prose.Writer) *encode.Reply {
	listed := ListedStep(t.Frame(), w)
	return &encode.Reply{ID: t.ID(), Done: true, Reason: t.Solution(w), Look: t.Look(w), Step: &listed}
}
