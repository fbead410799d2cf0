// Package teacher answers what learners ask: it is what the commands and the page in the browser have in
// common. [Call] takes a request in JSON and returns an answer in JSON; how the two travel is for others.
//
// The documents in answers are those that the commands write with --format json: "pencilmark schema hint"
// describes the field hint, and so on. Beside them stands what only pages need. "pencilmark schema api" describes
// all of it.
//
// # Requests
//
// A request is an object, and unknown fields are refused. Most are about a position, which is given by one
// of these fields:
//
//	"input"   text in any form that the command reads: lines, boards, pencil marks, links, f-puzzles, ...
//	"sheet"   what a player has: {"layout": "classic9", "clues": ["thermo: r7c1 r7c2 r7c3"], "givens": "81 characters", "placed": "81 characters",
//	          "marks": {"r4c7": "158"}, "corners": {"r4c8": "2"}}; "." for no digit; marks in corners are places in
//	          boxes; all but givens may be left out
//
// With input there may be "layout", "ignore" (rules to be left out, as an error has called them unknown); and "marks": full, partial, none or auto says what the pencil marks mean.
//
// Where techniques are at work, a request may have "profile", "only", "without" (lists of names),
// "no_uniqueness", "no_fallback", and "milliseconds", the time for the work (10,000 unless it says so, 30,000
// at most). "notation": rc or a1, "level": standard, plain or expert, and "detail": normal, brief or full say
// how things are told. "svg": true asks for drawn pictures; without it pictures have their marks alone. With it those
// of steps have the technique by its code and name, and text and lines, what is told and the argument, line by line:
// number, indent, words, and what lights up on the picture.
//
// # Calls
//
// Each line is a call and an example of a request; what stands under it are the fields of the answer.
//
//	read {"input": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"}
//		puzzles   a list of boards: sheet, marks (the meaning), candidates (what is left, by cell), clashes,
//		          stale, solved, size, boxes, extra, broken (clues that the digits break), and with "rules" what
//		          a page has to know to draw a board and to write its marks: see the schema
//		wrong     errors of puzzles that cannot be read, where others can
//		total     how many there are in the text; "find" asks for those alone that have a word in their names or digits
//		more      true if there are others behind these, which are 100 at most; "skip" skips so many
//	check {"sheet": {"givens": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"}, "spoil": true}
//		verdict   see the schema; reason says what is wrong
//		solved    true if the puzzle is done
//		clashes   cells with digits that stand twice in a house
//		wrong     with spoil: cells with digits other than in the solution of the givens
//		pictures  of two solutions and where they differ, or of what has nothing left
//	hint {"input": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", "stage": 5, "svg": true}
//		hint      see the schema; told has a sentence for each stage up to the one that was asked for,
//		          5 if none was; then one for each of so many "links" of a chain
//		title     of the step, at stage 5
//		picture   of the last stage that is told, or of the links: stage, title, description, marks, svg
//		more      true if there is a stage after it
//		notes     what else is to be said
//	steps {"input": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", "limit": 3}
//		listing   see the schema; "all", "max_level", "techniques" and "limit" choose as the flags do
//		pictures  one for each step
//		notes     what else is to be said
//	solve {"input": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", "because": true, "pictures": [1, 2]}
//		walkthrough  see the schema; "prune" and "because" are as the flags
//		outcome   how it ended, in words
//		pictures  one for each step, or for those alone that the request names
//		ends      of the grid at the end, or of two solutions
//	why {"input": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", "conclusion": "r1c3<>1"}
//		the same as solve; of a false one is said what why-not says, and what the solution has with "spoil"
//	why-not {"input": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", "claim": "pair 12 r13c3"}
//		judgement see the schema; "spoil" is as the flag
//		picture   of the step that shows the claim, if one does
//		notes     what else is to be said
//	rate {"input": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", "scale": "hodoku"}
//		rating    see the schema; "scale" is hodoku, explainer or time
//	learn {}
//		first     the first lesson, as a search finds it
//		core      what people learn first, in that order; entries as in the course
//		course    the core path and the library: code, name, family, level, kind (what to look for), core (its
//		          place in that path), practice (whether it can be practised), and done, if the request
//		          has the "progress" of a learner, a progress file as the command keeps it
//		families  name, text, entries as in the course
//		glossary  name, others, text
//		clues     the kinds of clues that have lessons: kind, name, title, text
//	learn {"name": "x-wing", "svg": true}
//		lesson    technique, what, why, look, looks_like, examples, near_miss, core, practice, before, next;
//		          an example has kind, sheet, step (of a listing), text, picture, and first (which other step
//		          comes first on its board), and a near miss in_way
//		families  of the name of a family, or of what several names begin with
//		term      of the name of a term
//	learn {"name": "basics"}
//		basics    the first lesson: title, kind, sheet, parts with title, text, picture and told
//	learn {"name": "thermo"}
//		clue      a lesson on a kind of clue: code, name, meaning, edges, first, layout, puzzle, clues, alone, near,
//		          solution, practice, picture
//	learn {"search": "wing"}
//		found     lessons, families and terms, the best first: kind (basics, technique, family, clue, term), name,
//		          title, text, core
//	generate {"number": 2, "symmetry": "rotate180", "seed": 1}
//		puzzles   see the schema of generated; "givens", "minimal", "level", "score", "minutes", "hardest", "needs",
//			"techniques_up_to" and "day" are as the flags
//	convert {"sheet": {"givens": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"}, "to": "link"}
//		text      in the form that was asked for: line, plus, board, marks, candidates, link, exchange, fpuzzles or
//			sudokupad
//	review {"sheet": {"givens": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"}, "moves": ["r5c5=5", "r1c4=1"]}
//		review    see the schema; "max_level" is as the flag, and instead of moves there may be "after", a sheet
//		pictures  of steps that show a move or that there were instead; step is the number of the move
//	practice {}
//		techniques  that there is something to practise of: as in the course, with tasks (how many were done), right, due,
//		          and cards: for each kind of task how it went and what is due when, of the "progress"
//	practice {"technique": "naked-pair", "kind": "find", "seed": 1, "stage": 2}
//		task      id, technique, name, kind, kinds, question, how (an answer is written), start (of a chain),
//		          sheet, pictures; "mixed" has it chosen by the "progress", and "id" asks for it again
//		told      a sentence for each stage of hints, if any was asked for
//	judge {"id": "full-house/which-digit/1", "answer": "5"}
//		verdict   right, incomplete, other, misnamed, beside or wrong
//		reason    in sentences
//		done      true if the answer ends the task
//		look      how to see it the next time
//		picture   of the step that shows a right answer
//	library {"technique": "x-wing", "skip": 0, "number": 2}
//		technique  code and name
//		total     how many positions there are
//		positions  number, sheet and picture, in which the technique comes next
//	record {"id": "full-house/find/1", "wrong": 1, "stage": 2, "seconds": 40}
//		progress  what the learner has practised, with this: a progress file as the command keeps it; the
//		          request has the "progress" before, and "shown" if the task was given up
//	techniques {"profile": "human"}
//		techniques  as "pencilmark techniques --format json" lists them
//		profiles  their names
//
// # Errors
//
// Instead of an answer there may be
//
//	{"error": {"code": "input", "message": "found 80 cells: expected 81", "line": 1, "column": 81}}
//
// where line and column, which may be missing, are of the input or the claim; of code request they are of the
// request. The codes are unknown (no such call), request, input, large, nothing (no technique applies, or the
// conclusion does not follow), stopped (the time was up), busy (try again) and internal.
//
// Over HTTP an answer has status 200, and so has such an error, but for unknown (404), large (413), busy (503) and
// internal (500). Other statuses are about the protocol: 400 for a body that cannot be read, 403 for another site's
// request, 415 for one that is not application/json, 421 for a request to another host.
package teacher
