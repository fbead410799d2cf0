package say

import "pencilmark/candidates"

// This file has what is asked in practice and said of answers and claims. Whether it is so is for whoever judged
// them to know: steps are told by their titles, and reasons are checked by themselves.

// What is asked, and how an answer is written.
var (
	AskOddOne     = kind1("ask-odd-one", "{0}: three of these four boards have it where it is marked. Which is the odd one out?", func(*Told, Name) error { return nil })
	AskDigitOf    = kind2("ask-digit-of", "{0}: which digit goes into {1}?", func(*Told, Name, candidates.Cell) error { return nil })
	AskDigit      = kind1("ask-digit", "{0}: which digit has it here?", func(*Told, Name) error { return nil })
	ChainBegins   = kind2("chain-begins", "{0}: a chain begins {1}", func(*Told, Name, Word) error { return nil })
	AskHowOn      = kind0("ask-how-on", "how does it go on, or what follows from it?", func(*Told) error { return nil })
	AskNext       = kind0("ask-next", "which technique comes next here, and what follows from it?", func(*Told) error { return nil })
	AskFollows    = kind1("ask-follows", "{0}: what follows from it here?", func(*Told, Name) error { return nil })
	HowLetter     = kind2("how-letter", "answer with a letter, {0} to {1}.", func(*Told, Word, Word) error { return nil })
	HowDigit      = kind0("how-digit", "answer with a digit.", func(*Told) error { return nil })
	HowChain      = kind0("how-chain", "answer with the rest of the chain, or with the conclusion, such as r2c7<>5.", func(*Told) error { return nil })
	HowFind       = kind0("how-find", "answer with the conclusion, such as r2c7<>5 or r2c7=5, or with the pattern in the notation of steps.", func(*Told) error { return nil })
	WritePattern  = kind0("write-pattern", "write the pattern.", func(*Told) error { return nil })
	WritePatterns = kind1("write-pattern-as", "write the pattern, such as {0}.", func(*Told, Word) error { return nil })
	WriteEither   = kind1("write-either", "write a conclusion, such as {0}, or the pattern.", func(*Told, Effects) error { return nil })
	WriteEithers  = kind2("write-either-as", "write a conclusion, such as {0}, or the pattern, such as {1}.", func(*Told, Effects, Word) error { return nil })
	OnAnother     = kind2("on-another", "on another board the {0} is written {1}.", func(*Told, Name, Word) error { return nil })
	OnAnotherRest = kind1("on-another-rest", "on another board the rest of a chain is written {0}.", func(*Told, Word) error { return nil })
)

// What is said of an answer.
var (
	Shows         = kind2("shows", "{0}. So {1}.", func(*Told, Sentence, Effects) error { return nil })
	BoardHasIt    = kind3("board-has-it", "{0} has it: {1}. So {2}.", func(*Told, Word, Sentence, Effects) error { return nil })
	HasNone       = kind2("has-none", "{0} has none: its places are {1}", func(*Told, candidates.Digit, candidates.CellSet) error { return nil })
	IsRight       = kind1("is-right", "{0} is right.", func(*Told, Effects) error { return nil })
	MoreGoes      = kind1("more-goes", "by the same {0} one more candidate goes.", func(*Told, Name) error { return nil })
	MoreGo        = kind2("more-go", "by the same {0} {1} more candidates go.", func(*Told, Name, int) error { return nil })
	FollowsOther  = kind0("follows-other", "it follows, and is another technique.", func(*Told) error { return nil })
	FollowsIt     = kind0("follows-it", "it follows.", func(*Told) error { return nil })
	FollowsBy     = kind0("follows-by", "it follows by another technique.", func(*Told) error { return nil })
	FollowsPlaced = kind2("follows-placed", "{0} follows from what {1} places: say that first.", func(*Told, Effects, Sentence) error { return nil })
	FollowsRuled  = kind2("follows-ruled", "{0} follows from what {1} rules out: say that first.", func(*Told, Effects, Sentence) error { return nil })
	NotBy         = kind2("not-by", "not by {0}: {1}.", func(t *Told, _, why Sentence) error { return why.check(t) })
	ThisTechnique = kind1("this-technique", "this {0}", func(*Told, Name) error { return nil })
	ThisPattern   = kind0("this-pattern", "this pattern", func(*Told) error { return nil })
	NextPattern   = kind0("next-pattern", "the pattern that comes next", func(*Told) error { return nil })
	HappensTrue   = kind0("happens-true", "it happens to be true all the same.", func(*Told) error { return nil })
	NotLetter     = kind1("not-letter", "it is not {0}.", func(*Told, Word) error { return nil })
	IsLetter      = kind1("is-letter", "it is {0}.", func(*Told, Word) error { return nil })
	ToSee         = kind1("to-see", "to see it next time: {0}", func(*Told, Word) error { return nil })
)

// The verdicts, ahead of what is said of an answer.
var (
	HeadRight    = kind0("head-right", "right.", func(*Told) error { return nil })
	HeadMore     = kind0("head-more", "right, and there is more.", func(*Told) error { return nil })
	HeadOther    = kind0("head-other", "right, by another technique.", func(*Told) error { return nil })
	HeadMisnamed = kind0("head-misnamed", "right, but not by that name.", func(*Told) error { return nil })
	HeadWrong    = kind0("head-wrong", "not so.", func(*Told) error { return nil })
	HeadUnread   = kind1("head-unread", "not understood: {0}", func(*Told, Word) error { return nil })
)

// What stands around tasks.
var (
	TaskOf     = kind2("task-of", "task {0} of {1}", func(*Told, int, int) error { return nil })
	DoneRight  = kind2("done-right", "done: {0} of {1} right at once.", func(*Told, int, int) error { return nil })
	OfAKind    = kind1("of-a-kind", "{0} of a kind are done. Among others, and without its name, you practise to see when it is one.", func(*Told, int) error { return nil })
	TasksDone  = kind3("tasks-done", "{0} {0?task|tasks} of {1} {1?technique|techniques}, {2} right.", func(*Told, int, int, int) error { return nil })
	NothingYet = kind0("nothing-yet", "nothing is practised yet.", func(*Told) error { return nil })
	NewFirst   = kind2("new-first", "new: {0} {0?technique|techniques}, first {1|,}.", func(*Told, int, Names) error { return nil })
	OfRight    = kind2("of-right", "{0} of {1} right", func(*Told, int, int) error { return nil })
	DueSince   = kind1("due-since", "since {0}", func(*Told, Word) error { return nil })
	DueAt      = kind1("due-at", "due {0}", func(*Told, Word) error { return nil })
	DueOn      = kind1("due-on", "due again on {0}.", func(*Told, Word) error { return nil })
)

// What is said of a claim beside its reason.
var (
	RightAnyway = kind2("right-anyway", "the conclusion is right: {0}. So {1}.", func(*Told, Sentence, Effects) error { return nil })
	// ReasonUnread begins with the reason as it stands, perhaps not to its end.
	ReasonUnread = kind2("reason-unread", `the reason "{0}" is not understood, so only {1} is judged.`, func(*Told, string, Effects) error { return nil })
	// ReasonDoubted does so too, and says why it is no reason if it is read as it is meant.
	ReasonDoubted = kind3("reason-doubted", `the reason "{0}" may be misread, so only {1} is judged; as it is read, it does not hold: {2}.`, func(*Told, string, Effects, Sentence) error { return nil })
	InSolution    = kind2("in-solution", "in the solution {0} is {1}.", func(*Told, candidates.Cell, candidates.Digit) error { return nil })
	NotYetAfter   = kind2("not-yet-after", "not yet: it follows after the {0} that gives {1}.", func(*Told, Name, Effects) error { return nil })
	NotYetBy      = kind2("not-yet-by", "not yet: it follows after {0} removals, by {1|,}.", func(*Told, int, Names) error { return nil })
)
