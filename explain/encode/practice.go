package encode

// Task is a question to practise on.
type Task struct {
	ID        string   `json:"id" yaml:"id"` // names the task: the same ID is the same task
	Technique string   `json:"technique" yaml:"technique"`
	Name      string   `json:"name" yaml:"name"` // of the technique
	Level     string   `json:"level" yaml:"level"`
	Hidden    bool     `json:"hidden,omitempty" yaml:"hidden,omitempty"` // the learner is not told the technique
	Kind      string   `json:"kind" yaml:"kind"`
	Kinds     []string `json:"kinds" yaml:"kinds"` // that there are of the technique
	Question  string   `json:"question" yaml:"question"`
	How       string   `json:"how" yaml:"how"`                         // an answer is written
	Start     string   `json:"start,omitempty" yaml:"start,omitempty"` // of the chain that is to be finished
	// Boards are in the form of HoDoKu's library, which keeps givens, digits and candidates apart; one that is not the
	// ordinary one has a line of its layout before that, and its clues behind, a line each. There is one, or of four with Patterns each one with the pattern that is marked on it.
	Boards   []string `json:"boards" yaml:"boards"`
	Patterns []string `json:"patterns,omitempty" yaml:"patterns,omitempty"`
}

func (x *Task) written() (any, error) { return x, nil }

// Reply is what is said of an answer to a task, or of a request for a hint or for the solution.
type Reply struct {
	ID      string
	Answer  string   // as it was given; empty if a hint or the solution was asked for
	Verdict string   // on the answer
	Reason  string   // in sentences that name cells or houses
	Unread  string   // the reason of the answer as it stands, if that is not understood and its conclusion alone is judged
	Done    bool     // whether the task is over
	Told    []string // hints, one a stage
	Look    string   // how to see the technique the next time, once the task is over
	Step    *ListedStep
}

type reply struct {
	ID      string      `json:"id" yaml:"id"`
	Answer  Text        `json:"answer,omitempty" yaml:"answer,omitempty"`
	Verdict string      `json:"verdict,omitempty" yaml:"verdict,omitempty"`
	Reason  Text        `json:"reason,omitempty" yaml:"reason,omitempty"`
	Unread  Text        `json:"unread,omitempty" yaml:"unread,omitempty"`
	Done    bool        `json:"done" yaml:"done"`
	Told    []string    `json:"told,omitempty" yaml:"told,omitempty"`
	Look    string      `json:"look,omitempty" yaml:"look,omitempty"`
	Step    *listedStep `json:"step,omitempty" yaml:"step,omitempty"`
}

func (x *Reply) written() (any, error) {
	r := &reply{ID: x.ID, Answer: Clean(x.Answer), Verdict: x.Verdict, Reason: Clean(x.Reason), Unread: Clean(x.Unread), Done: x.Done, Told: x.Told, Look: x.Look}
	if x.Step == nil {
		return r, nil
	}
	s, err := newListedStep(1, x.Step)
	r.Step = &s
	return r, err
}
