package prose_test

import (
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/verify"
)

// position is a grid and steps from it, the last of which is to be told. The
// positions are from puzzles that were made for these tests.
type position struct {
	name, layout string
	digits       string // placed, in reading order
	removed      string // marks that the digits allow
	steps        []explain.Step
}

var positions = []position{
	{"full-house", "classic9",
		"2....4..9.7...9..44891326.7.4..1..9.8..9..4..9.74...3...584.912.28.91.4.194..3...",
		"",
		[]explain.Step{
			single("Full House", "r3c8=5", "5@row3"),
		}},
	{"hidden-single", "classic9",
		"2....4..9.7......4.8...26.7.4..1..9.8..9.......7....3...58..912.....1.4..9...3...",
		"",
		[]explain.Step{
			single("Hidden Single", "r6c1=9", "9@box4"),
		}},
	{"naked-single", "classic9",
		"2....4..9.7...9..4489132657.4.31..9.8..9..4..9.74...3...584.912.28.91.431942.3...",
		"",
		[]explain.Step{
			single("Naked Single", "r1c8=8", "r1c8"),
		}},
	{"hidden-single-after-naked-pair", "classic9",
		"......347152.7.698437968512.4...59767.3.49125.....7834..4.9..63.9678..51.....6.89",
		"",
		[]explain.Step{
			nakedSet("Naked Pair", "r1c2,r5c2", "68", "col2", "r6c2<>6 r7c2<>8"),
			single("Hidden Single", "r7c1=8", "8@box7"),
		}},
	{"naked-single-after-locked-pair", "classic9",
		"3.6.....8128.3....79.8..63...2..4...8.....39.....8.5.74....8.6.5691.3...28...9..3",
		"",
		[]explain.Step{
			nakedSet("Locked Pair", "r4c7,r4c8", "18", "row4,box6", "r4c2<>1 r4c5<>1 r4c9<>1 r5c9<>1 r6c8<>1"),
			single("Naked Single", "r4c9=6", "r4c9"),
		}},
	{"pointing", "classic9",
		"4...9..27.......9.3...48156....63582...8...79.......41.5..76....2..8..65..6.....8",
		"",
		[]explain.Step{
			cover("Pointing", "3", "box6", "col7", "r1c7<>3 r2c7<>3 r7c7<>3 r8c7<>3 r9c7<>3"),
		}},
	{"claiming", "classic9",
		"....1..7...65.9..38.9..4..6....2...8.42..136.9.8.43.123...9.....8....294.9.....31",
		"",
		[]explain.Step{
			cover("Claiming", "6", "col5", "box8", "r7c4<>6 r7c6<>6 r8c4<>6 r8c6<>6 r9c4<>6 r9c6<>6"),
		}},
	{"naked-pair", "classic9",
		".64.8...2..1......8.2.6.3.5723916..8185.2.93664935827191......325.83...443.......",
		"",
		[]explain.Step{
			nakedSet("Naked Pair", "r2c2,r2c9", "79", "row2", "r2c4<>7 r2c5<>7 r2c5<>9 r2c6<>7 r2c6<>9 r2c7<>7 r2c8<>9"),
		}},
	{"locked-pair", "classic9",
		".1..89.42.5.12.....2.....6..42.7.....75....2319....47.264.9...7537.....4981745236",
		"",
		[]explain.Step{
			nakedSet("Locked Pair", "r2c8,r2c9", "89", "row2,box3", "r2c1<>8 r2c3<>8 r2c3<>9 r2c7<>8 r2c7<>9 r3c7<>8 r3c7<>9 r3c9<>8 r3c9<>9"),
		}},
	{"naked-triple", "classic9",
		"2645..9313816924577951346..1.3.......4231......842.1.3436....19827941365519.637..",
		"",
		[]explain.Step{
			nakedSet("Naked Triple", "r4c2,r4c4,r4c5", "578", "row4", "r4c6<>5 r4c6<>7 r4c6<>8 r4c7<>5 r4c7<>8 r4c8<>7 r4c8<>8 r4c9<>8"),
		}},
	{"naked-quad", "classic9",
		"28.364.....45..........9..8.7...38..823.5...61......537.8..5..2.9.....876...7..1.",
		"",
		[]explain.Step{
			nakedSet("Naked Quad", "r1c7,r1c8,r1c9,r2c9", "1579", "box3", "r2c7<>1 r2c7<>7 r2c7<>9 r2c8<>7 r2c8<>9 r3c7<>1 r3c7<>5 r3c7<>7 r3c8<>7"),
		}},
	{"hidden-pair", "classic9",
		"492.361.8.57..........9..4..1.8..6....9..7.8..2..5.....3647.8.9......7..97..6..34",
		"",
		[]explain.Step{
			hiddenSet("Hidden Pair", "r8c4,r8c6", "39", "box8", "r8c4<>1 r8c4<>2 r8c4<>5 r8c6<>1 r8c6<>2 r8c6<>5 r8c6<>8"),
		}},
	{"hidden-triple", "classic9",
		"792518364..1..4.7..4....8......85.3....4....8....6...9.14..6..3.2.159..79.784312.",
		"",
		[]explain.Step{
			hiddenSet("Hidden Triple", "r4c1,r5c1,r6c1", "124", "box4", "r4c1<>6 r5c1<>3 r5c1<>5 r5c1<>6 r6c1<>3 r6c1<>5 r6c1<>8"),
		}},
	{"x-wing", "classic9",
		"...68...3.67.3...938.2..6..8567..134734518962...346..8.9.87.3.65.8.6329.6.39.....",
		"",
		[]explain.Step{
			cover("X-Wing", "5", "col5,col9", "row3,row9", "r3c3<>5 r3c6<>5 r3c8<>5 r9c6<>5 r9c7<>5 r9c8<>5"),
		}},
	{"swordfish", "classic9",
		".4...835....7.4.6.1..56.......8...3.764.2.895389.57.12.9..85.434.....9.6......5..",
		"r4c5<>1 r4c6<>1",
		[]explain.Step{
			cover("Swordfish", "7", "row1,row4,row7", "col3,col7,col9", "r3c3<>7 r3c7<>7 r3c9<>7 r8c3<>7 r9c3<>7 r9c9<>7"),
		}},
	{"jellyfish", "classic9",
		"365.149..1.95.34.6..769.1537534618....23.9.1791.....34.74.2.36.231.467.5.9..3.24.",
		"r1c4<>8 r2c8<>8 r6c6<>5 r7c4<>8 r7c9<>8",
		[]explain.Step{
			cover("Jellyfish", "8", "row2,row3,row5,row7", "col1,col2,col5,col6", "r6c5<>8 r6c6<>8 r9c1<>8 r9c6<>8"),
		}},
	{"finned-swordfish", "classic9",
		"293867451.7.2158938159346725.174....937182564....5..17....78.457..52..3..5.49.7.6",
		"",
		[]explain.Step{
			cover("Finned Swordfish", "6", "col1,col3,col4", "row2,row6,row7", "r7c2<>6"),
		}},
	{"endo-fin", "classic9",
		"9.8.2..........9585..89.6.2..4.782.9....198..89.4.2.6....9.7.8.719.8..2.6832.1.9.",
		"",
		[]explain.Step{
			cover("Finned Mutant Swordfish", "1", "row3,col8,box4", "row1,row4,col3", "r1c7<>1 r1c9<>1"),
		}},
	{"franken-swordfish", "classic9",
		"2.9174.364..9362..63.258.949.48.36..3.65.7489...469.2376.392.45.9264.3...4378.962",
		"",
		[]explain.Step{
			cover("Franken Swordfish", "1", "row3,row6,row7", "col3,col7,box4", "r2c3<>1 r4c2<>1 r5c2<>1 r6c3<>1"),
		}},
	{"finned-mutant-swordfish", "classic9",
		"....489.1...69.7.4.4.......6..4.....493......85...7...3...7428.724..3.5....2.....",
		"",
		[]explain.Step{
			cover("Finned Mutant Swordfish", "5", "row7,box2,box3", "row3,col3,col4", "r2c3<>5 r3c4<>5"),
		}},
	{"kraken-fish-type-1", "classic9",
		".62318..4...25.8.687..6...223.....6...86.2...69...12.792....6.8.56.2....3....6.25",
		"",
		[]explain.Step{
			step("Kraken Fish Type 1", explain.Kraken{
				Fish:   explain.Cover{Digit: 1, Base: houses("col1,col9"), Covers: houses("row5,row8")},
				Target: candidate("r5c7=1"),
				Arms:   []explain.Arm{{Place: cells("r2c1").First(), Chain: open("r2c2=1 r2c2 r2c2=4 r5c2=4 r5c2 r5c2=1")}, {Place: cells("r4c9").First()}},
			}, "r5c7<>1"),
		}},
	{"kraken-fish-type-2", "classic9",
		"96..5147331..49562....36981.3...8.456.53.4218...1.539...3.8..5........347....3.2.",
		"",
		[]explain.Step{
			step("Kraken Fish Type 2", explain.Kraken{
				Fish:   explain.Cover{Digit: 2, Base: houses("box2,box5"), Covers: houses("col4,col5")},
				Target: candidate("r4c5=7"),
				Chosen: houses("col5"),
				Arms:   []explain.Arm{{Place: cells("r4c5").First()}, {Place: cells("r6c5").First(), Chain: open("r6c5=6 6@row6 r6c9=6 r4c7=6 r4c7 r4c7=7")}},
			}, "r4c5<>7"),
		}},
	{"xy-wing", "classic9",
		"5......68869457123..3.685.9674913285285674391391825..693..81654456...81...854693.",
		"",
		[]explain.Step{
			wing("XY-Wing", "r3c1", "r1c3,r3c4", "2", "r1c4<>2 r1c6<>2 r3c2<>2"),
		}},
	{"xyz-wing", "classic9",
		"983.6.125214...637567...8496781253941358..2764296..581891..675.756...41.342...968",
		"",
		[]explain.Step{
			wing("XYZ-Wing", "r7c4", "r3c4,r7c5", "3", "r8c4<>3"),
		}},
	{"w-wing", "classic9",
		"2.316...9.9.2...7.64.5...239..82..4....7.129....4..3....93427.5....15.....5.78.3.",
		"",
		[]explain.Step{
			wing("W-Wing", "8@col5", "r2c3,r3c7", "1", "r2c7<>1 r2c9<>1 r3c3<>1"),
		}},
	{"trial", "classic9",
		".71.694..4.81.7.6995643821764.8957.1187.43..5...71.84....97...471...4.....4....72",
		"",
		[]explain.Step{
			trial("r6c1=2", "2@box5", "r6c1<>2",
				single("Hidden Single", "r1c4=2", "2@row1"),
			),
		}},
	{"diagonals-nested-trial", "classic9+diagonals",
		"....6..1..1..84......2.1.......7.......14.2591.........31...6.4.8........9..1.8.3",
		"r2c3<>3 r2c8<>2 r2c8<>7 r2c8<>9 r3c1<>7 r3c1<>8 r3c3<>8 r3c8<>7 r3c8<>9 r4c1<>2 r4c1<>3 r4c1<>8 r5c3<>8 r6c2<>7 r6c3<>2 r6c3<>7 r6c8<>7 r8c1<>5 r8c3<>5 r8c4<>5 r8c5<>5 r8c6<>2 r8c6<>5 r8c7<>7 r8c7<>9 r8c9<>2 r8c9<>7 r9c4<>7",
		[]explain.Step{
			trial("r5c1=3", "r2c8", "r5c1<>3",
				single("Hidden Single", "r5c6=8", "8@row5"),
				trial("r2c8=3", "3@box5", "r2c8<>3",
					single("Hidden Single", "r3c5=3", "3@row3"),
				),
				trial("r2c8=6", "6@box5", "r2c8<>6"),
			),
		}},
	{"diagonals-hidden-single", "classic9+diagonals",
		"25....8...7........8...2.....31.....5...........9...8...57..42......1.5..9..4....",
		"",
		[]explain.Step{
			single("Hidden Single", "r8c2=2", "2@extra2"),
		}},
	{"diagonals-claiming", "classic9+diagonals",
		"........23..42...14.........5..3.6...7....5......4.....1.9......4..56......1.....",
		"",
		[]explain.Step{
			cover("Claiming", "3", "extra1", "box9", "r7c8<>3 r7c9<>3 r8c7<>3 r8c9<>3 r9c7<>3 r9c8<>3"),
		}},
	{"diagonals-w-wing", "classic9+diagonals",
		"73..8.65.46..738.9.2..16347642135798.9.647.3.3178..4652863.1.74173.....695476...3",
		"r8c4<>5 r8c7<>2",
		[]explain.Step{
			wing("W-Wing", "5@extra1", "r3c4,r7c5", "9", "r8c4<>9"),
		}},
	{"jigsaw-pointing", "jigsaw:AAAABBAACBBBCCCDBDCCDDDDEEEEFFEEFFFF",
		"3.4.6.6........4.2241536......4.....",
		"",
		[]explain.Step{
			cover("Pointing", "5", "box1", "col2", "r3c2<>5 r5c2<>5 r6c2<>5"),
		}},
	{"jigsaw-xy-wing", "jigsaw:AAAABBAACBBBCCCDBDCCDDDDEEEEFFEEFFFF",
		"25.1.4.4.2..412..3.31.42.2.4.6.6432.",
		"",
		[]explain.Step{
			wing("XY-Wing", "r2c3", "r2c1,r5c3", "3", "r1c3<>3 r5c1<>3"),
		}},
	{"classic4-hidden-single", "classic4",
		"3.1..42....1....",
		"",
		[]explain.Step{
			single("Hidden Single", "r2c1=1", "1@box1"),
		}},
	{"medusa-in-one-cell", "classic9",
		strings.Repeat(".", 81),
		"r1c4<>1 r1c4<>8 r2c4<>1 r2c4<>8 r3c4<>1 r3c4<>8 r4c4<>1 r4c4<>8 r5c4<>1 r5c4<>8 r6c4<>1 r6c4<>8 r7c4<>1 r7c4<>8 r8c4<>2 r8c4<>3 r8c4<>4 r8c4<>5 r8c4<>6 r8c4<>7 r8c4<>9 r9c4<>2 r9c4<>4 r9c4<>5 r9c4<>6 r9c4<>7 r9c4<>9",
		[]explain.Step{
			step("3D Medusa", explain.Coloring{Clusters: []explain.Cluster{{
				On:    []candidates.Candidate{candidate("r8c4=8"), candidate("r9c4=1")},
				Off:   []candidates.Candidate{candidate("r8c4=1"), candidate("r9c4=8")},
				Links: []candidates.Item{item("1@col4"), item("8@col4")},
			}}}, "r9c4<>3"),
		}},
	{"classic6-xy-wing", "classic6",
		"315...246153162.......1..2.4......2.",
		"r4c4<>3 r4c4<>5 r4c6<>4 r4c6<>5 r6c1<>5 r6c3<>3 r6c4<>6 r6c6<>5",
		[]explain.Step{
			wing("XY-Wing", "r5c1", "r5c5,r6c2", "3", "r5c3<>3 r6c4<>3"),
		}},
	{"naked-single-unknown", "classic9",
		"3.6.....8128.3....79.8..63...2..4...8.....39.....8.5.74....8.6.5691.3...28...9..3",
		"r4c2<>1 r4c5<>1 r4c9<>1 r5c9<>1 r6c8<>1",
		[]explain.Step{
			single("Naked Single", "r4c9=6", "r4c9"),
		}},
}

// frame returns the last step in its place.
func (p position) frame(t testing.TB) *explain.Frame {
	l, err := candidates.ParseLayout(p.layout)
	if err != nil {
		t.Fatal(err)
	}
	w := explain.Walkthrough{Start: grid(l, p.digits), Steps: p.steps}
	for _, e := range effects(p.removed) {
		e.Apply(&w.Start)
	}
	var last *explain.Frame
	for f := range w.Frames() {
		if err := verify.Step(&f.Before, f.Step); err != nil {
			t.Fatalf("%s: step %d: %v", p.name, f.Number, err)
		}
		if f.Number == len(p.steps) {
			kept := *f
			last = &kept
		}
	}
	return last
}

// grid reads one digit a cell, in reading order.
func grid(l *candidates.Layout, digits string) candidates.Grid {
	var f candidates.Filling
	cells := l.Cells()
	for _, d := range digits {
		if c, _ := cells.Next(); d != '.' {
			f[c] = candidates.Digit(d - '0')
		}
	}
	return candidates.NewGrid(l, f)
}

// must reads words separated by white space or commas.
func must[T any](parse func(string) (T, error), list string) (all []T) {
	for _, word := range strings.FieldsFunc(list, func(r rune) bool { return r == ' ' || r == ',' }) {
		x, err := parse(word)
		if err != nil {
			panic(err)
		}
		all = append(all, x)
	}
	return all
}

func cells(s string) candidates.CellSet { return candidates.Cells(must(candidates.ParseCell, s)...) }
func houses(s string) candidates.HouseSet {
	return candidates.Houses(must(candidates.ParseHouse, s)...)
}
func item(s string) candidates.Item           { return must(candidates.ParseItem, s)[0] }
func candidate(s string) candidates.Candidate { return must(candidates.ParseCandidate, s)[0] }
func effects(s string) []explain.Effect       { return must(explain.ParseEffect, s) }

func digits(s string) (ds candidates.DigitSet) {
	for _, d := range s {
		ds = ds.With(candidates.Digit(d - '0'))
	}
	return ds
}

func step(name string, evidence explain.Evidence, change string) explain.Step {
	s := explain.NewStep(evidence, effects(change)...)
	s.Technique = explain.Ref{Code: strings.ReplaceAll(strings.ToLower(name), " ", "-"), Name: name}
	return s
}

func single(name, k, because string) explain.Step {
	return step(name, explain.Single{Candidate: candidate(k), Because: item(because)}, k)
}

func nakedSet(name, in, set, hs, change string) explain.Step {
	return step(name, explain.LockedSet{Cells: cells(in), Set: digits(set), Houses: houses(hs)}, change)
}

func hiddenSet(name, in, set, hs, change string) explain.Step {
	return step(name, explain.LockedSet{Cells: cells(in), Set: digits(set), Houses: houses(hs), Hidden: true}, change)
}

func cover(name, d, base, covers, change string) explain.Step {
	return step(name, explain.Cover{Digit: digits(d).First(), Base: houses(base), Covers: houses(covers)}, change)
}

func wing(name, pivot, pincers, d, change string) explain.Step {
	return step(name, explain.Wing{Pivot: item(pivot), Pincers: cells(pincers), Digit: digits(d).First()}, change)
}

// open reads an open chain: two candidates for each strong link, and between
// them the item that makes it strong.
func open(text string) (e explain.Chain) {
	words := strings.Fields(text)
	for i := 0; i < len(words); i += 3 {
		if i > 0 {
			e.Links = append(e.Links, nil)
		}
		for _, word := range []string{words[i], words[i+2]} {
			k := candidate(word)
			e.Nodes = append(e.Nodes, explain.Node{Digit: k.Digit(), Cells: candidates.Cells(k.Cell())})
		}
		e.Links = append(e.Links, explain.Link{item(words[i+1])})
	}
	return e
}

func trial(assume, conflict, change string, branch ...explain.Step) explain.Step {
	return step("Trial", explain.Trial{Assume: candidate(assume), Conflict: item(conflict), Branch: branch}, change)
}
