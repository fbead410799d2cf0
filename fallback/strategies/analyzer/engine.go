package analyzer

// Engine is a backtracking search that knows no Sudoku. It asks its analyzer
// what moves a position suggests, makes the first, asks again, and so on; when
// there is none left it rolls the last one back and makes the next.
type Engine[M any] struct {
	Game[M]
	// Analyze appends moves to a slice, in the order in which they are to be tried, and returns it. If the
	// position leads anywhere, it must do so by one of these moves. None says that it is a dead end.
	Analyze func(moves []M) []M
	// Finished is called when the game is finished. It reports whether the
	// search shall go on and look for another way to finish it.
	Finished func() (more bool)

	moves []M // suggested and not yet tried, of all positions that led here
}

// Game is what an [Engine] plays: a position in which moves can be made and taken back.
type Game[M any] interface {
	// Make makes one of so many moves that were suggested. It reports false if the search has to stop.
	Make(move M, choices int) bool
	// TakeBack undoes the last move that was made.
	TakeBack(move M)
	// DeadEnd is told that no move is suggested.
	DeadEnd()
	// IsFinished reports whether the game has reached its goal.
	IsFinished() bool
}

// Run searches from the present position. It reports false if it was stopped, with the position
// as it was then; otherwise it leaves the position as it found it.
func (e *Engine[M]) Run() bool {
	if e.IsFinished() {
		return e.Finished()
	}
	first := len(e.moves)
	e.moves = e.Analyze(e.moves)
	choices := len(e.moves) - first
	if choices == 0 {
		e.DeadEnd()
	}
	for i := range choices {
		move := e.moves[first+i]
		if !e.Make(move, choices) || !e.Run() {
			e.moves = e.moves[:first]
			return false
		}
		e.TakeBack(move)
	}
	e.moves = e.moves[:first]
	return true
}
