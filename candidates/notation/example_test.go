package notation_test

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
)

func Example() {
	input := strings.NewReader(`
# Any mixture of forms, here on the 4x4 board.
1..4..1..1..4..1 in one line
1..4..1..y..4..1 with a mistake

+-----+-----+
| 1 . | . 4 |
| . . | 1 . |
+-----+-----+
| . 1 | . . |
| 4 . | . 1 |
+-----+-----+

1  23 23 4
23 4  +1 23
23 1  4  23
4  23 23 1
`)
	r := notation.NewReader(input, "puzzles.txt", candidates.Classic4)
	for {
		p, err := r.Read()
		var wrong *notation.ParseError
		switch {
		case err == io.EOF:
			return
		case errors.As(err, &wrong):
			fmt.Println(wrong.Long(nil))
			continue
		case err != nil:
			fmt.Println(err)
			return
		}
		fmt.Printf("line %d %q: %s\n", p.Line, p.Name, notation.PlusLine(&p.Grid))
	}
	// Output:
	// line 3 "in one line": 1..4..1..1..4..1
	// puzzles.txt:4:10: found letter 'y': expected a digit 1 to 4 or one of . 0 * _ - x for an empty cell
	//     4 | 1..4..1..y..4..1 with a mistake
	//       |          ^
	// line 7 "": 1..4..1..1..4..1
	// line 14 "": 1..4.4+1..14.4..1
}

func ExamplePencilMarks() {
	p, err := notation.Parse("1..4..+1..1..4..1", candidates.Classic4)
	if err != nil {
		fmt.Println(err)
		return
	}
	p.Grid.Remove(candidates.At(1, 2), 3)
	fmt.Print(notation.PencilMarks(&p.Grid))
	// Output:
	// +--------+--------+
	// | 1  {2} | 23  4  |
	// | 23 234 | +1  23 |
	// +--------+--------+
	// | 23 1   | 234 23 |
	// | 4  23  | 23  1  |
	// +--------+--------+
}
