// Package practice asks about techniques and judges the answers.
//
// A [Task] is made of a technique, a [Kind] and a seed, which name it: the same three make the same task, so
// nobody has to keep one. Its position is one in which the technique comes next: there is no single, and no
// technique that the human profile tries before it finds anything. Positions come from new puzzles, as long as
// these show the technique soon, and otherwise from positions.txt, of which images are drawn: with other
// digits, other lines and mirrored. Those of techniques that need clues, or boxes of other shapes, are on such boards, which
// are turned and reflected. The program in mine looks for positions and writes the file.
//
// [Task.Judge] judges what a learner writes, a conclusion or a pattern in the notation of steps: whatever
// package claim reads. Several answers may be right. [Progress] says when to practise what again.
//
// Nothing here reads or writes for a terminal or a page.
package practice
