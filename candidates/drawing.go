package candidates

// Shape is a part of the picture of a clue. A kind of clue says which shapes it consists of, and whatever draws a
// board draws shapes, so that it need not know kinds.
type Shape struct {
	Form  ShapeForm
	Color ShapeColor
	Width ShapeWidth // of a Line
	// Cells are those that a Line or an Arrow goes through, that a Region surrounds, that hold a Bulb, a Square, a
	// Circle or a Diamond each, or, several of them, those between which a Dot or a Letter stands. A Sign stands outside
	// of the board, before the first of the cells that it looks along.
	Cells []Cell
	Text  string // in a Dot, in the corner of a Square, a Shade or a Region, of a Letter or a Sign
}

// ShapeForm is what a shape is.
type ShapeForm string

// The forms of shapes.
const (
	Line    ShapeForm = "line"    // through the middles of the cells
	Arrow   ShapeForm = "arrow"   // a small one from the middle of the first cell to the edge of the second
	Bulb    ShapeForm = "bulb"    // a filled circle, as wide as the cell allows
	Circle  ShapeForm = "circle"  // a ring
	Pill    ShapeForm = "pill"    // a ring around several cells
	Shaft   ShapeForm = "shaft"   // a line that ends in the head of an arrow
	Diamond ShapeForm = "diamond" // a ring with corners
	Square  ShapeForm = "square"  // a shaded cell
	Disc    ShapeForm = "disc"    // a shaded circle
	Dot     ShapeForm = "dot"     // a small circle on the edge between two cells
	Letter  ShapeForm = "letter"  // text on the edge between two cells
	Chevron ShapeForm = "chevron" // a sign on the edge between two cells that opens to the first
	Region  ShapeForm = "region"  // a dashed outline
	Shade   ShapeForm = "shade"   // the cells shaded as one
	Sign    ShapeForm = "sign"    // text outside of the board
)

// ShapeColor names a color by what people call it. Each theme has its own values.
type ShapeColor string

// The colors of shapes.
const (
	Ink    ShapeColor = "ink"   // as the digits
	Paper  ShapeColor = "paper" // as the board
	Grey   ShapeColor = "grey"
	Red    ShapeColor = "red"
	Orange ShapeColor = "orange"
	Peach  ShapeColor = "peach"
	Yellow ShapeColor = "yellow"
	Green  ShapeColor = "green"
	Teal   ShapeColor = "teal"
	Blue   ShapeColor = "blue"
	Purple ShapeColor = "purple"
)

// ShapeWidth is how wide a line is.
type ShapeWidth string

// The widths of lines.
const (
	Thin   ShapeWidth = "thin"
	Medium ShapeWidth = "medium"
	Wide   ShapeWidth = "wide"
)
