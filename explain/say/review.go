package say

// What is said of the moves of a game. Whether it is so is for whoever judged the game to check: the catalogue knows
// steps and no games.
var (
	RightBy      = kind1("right-by", "right, by {0}.", func(*Told, Sentence) error { return nil })
	EasierWas    = kind1("easier-was", "an easier step was {0}.", func(*Told, Sentence) error { return nil })
	EasiestWas   = kind1("easiest-was", "the easiest step was {0}.", func(*Told, Sentence) error { return nil })
	NothingUpTo  = kind1("nothing-up-to", "no technique up to {0} has a step here.", func(*Told, Word) error { return nil })
	RightAfter   = kind2("right-after", "right: {0} (not on your sheet), then {1}.", func(*Told, Names, Sentence) error { return nil })
	RightAfterN  = kind3("right-after-n", "right: {0} ({1} steps, not on your sheet), then {2}.", func(*Told, Names, int, Sentence) error { return nil })
	GuessOthers  = kind0("guess-others", "right, but a guess: other steps come first.", func(*Told) error { return nil })
	GuessNothing = kind1("guess-nothing", "right, but a guess: nothing up to {0} leads to it.", func(*Told, Word) error { return nil })
	MistakeBack  = kind0("mistake-back", "this brings a mistake back.", func(*Told) error { return nil })
	MistakeSo    = kind0("mistake-so", "a mistake, but it follows from what is already wrong on the sheet.", func(*Told) error { return nil })
	Mistake      = kind0("mistake", "a mistake: the solution says otherwise.", func(*Told) error { return nil })
	Needless     = kind0("needless", "needless: it changes nothing.", func(*Told) error { return nil })
	TookWrong    = kind0("took-wrong", "takes back what was wrong.", func(*Told) error { return nil })
	PutRight     = kind0("put-right", "puts back what was right.", func(*Told) error { return nil })
	TookRight    = kind0("took-right", "takes back what was right.", func(*Told) error { return nil })
	WrongNow     = kind0("wrong-now", "from here on something is wrong on the sheet.", func(*Told) error { return nil })
	WrongNoMore  = kind0("wrong-no-more", "nothing is wrong on the sheet any more.", func(*Told) error { return nil })
)

// What is said of a game as a whole.
var (
	MovesAre = kind2("moves-are", "{0} {0?move|moves}: {1|,}.", func(*Told, int, []Sentence) error { return nil })
	// Of moves by their kinds, in the order of package game.
	MovesFollow   = kind1("moves-follow", "{0} {0?follows|follow} by one step", func(*Told, int) error { return nil })
	MovesNeed     = kind1("moves-need", "{0} {0?needs|need} eliminations that are not on the sheet", func(*Told, int) error { return nil })
	MovesGuess    = kind1("moves-guess", "{0} {0?is a guess|are guesses} that happened to be right", func(*Told, int) error { return nil })
	MovesErr      = kind1("moves-err", "{0} {0?is a mistake|are mistakes}", func(*Told, int) error { return nil })
	MovesIdle     = kind1("moves-idle", "{0} {0?changes|change} nothing", func(*Told, int) error { return nil })
	MovesCorrect  = kind1("moves-correct", "{0} {0?takes|take} back what was wrong", func(*Told, int) error { return nil })
	MovesRetreat  = kind1("moves-retreat", "{0} {0?takes|take} back what was right", func(*Told, int) error { return nil })
	FirstMistake  = kind2("first-mistake", "the first mistake is move {0}, {1}.", func(*Told, int, Word) error { return nil })
	GuessHelped   = kind3("guess-helped", "at the first guess, move {0}, {1} would have helped: {2}.", func(*Told, int, Name, Word) error { return nil })
	GuessUnhelped = kind2("guess-unhelped", "at the first guess, move {0}, no technique up to {1} would have helped.", func(*Told, int, Word) error { return nil })
	PuzzleSolved  = kind0("puzzle-solved", "the puzzle is solved.", func(*Told) error { return nil })
)

// MoreSteps says how many steps a list leaves out, which whoever made the list knows.
var MoreSteps = kind1("more-steps", "there {0?is|are} {0} more: see --all, --max-level and --limit.", func(*Told, int) error { return nil })
