package fish

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// technique returns the fish of the species, with its HoDoKu code and score and the example of its lesson.
func (s species) technique(code, hodoku string, score int, level techniques.Level, grid, want string, aliases ...string) *techniques.Technique {
	t := &techniques.Technique{
		Code:    code,
		Name:    s.name(),
		Aliases: append([]string{s.short()}, aliases...),
		Family:  family,

		HoDoKu:      hodoku,
		HoDoKuScore: score,
		Level:       level,

		Ladder: s.ladder(),
		Doc:    s.lesson(grid, want),

		Find:    func(p *techniques.Pass) { s.find(p, false) },
		Is:      s.is,
		Breadth: s.breadth(),
	}
	withSpare[t] = func(p *techniques.Pass) { s.find(p, true) }
	return t
}

// siamese does the same for the pairs of fish of the species.
func (s species) siamese(code, hodoku string, score int, level techniques.Level, grid, want string) *techniques.Technique {
	t := s.technique(code, hodoku, score, level, grid, want)
	t.Name, t.Aliases = "Siamese "+t.Name, nil
	t.Ladder.Kind += ", in two ways"
	t.Doc = s.siameseLesson(grid, want)
	t.Find = func(p *techniques.Pass) { findSiamese(p, s, false) }
	t.Is = s.isSiamese
	withSpare[t] = func(p *techniques.Pass) { findSiamese(p, s, true) }
	return t
}

// withSpare is the search of [WithSpareHouses] by technique.
var withSpare = map[*techniques.Technique]func(*techniques.Pass){}

// WithSpareHouses returns a variant of a fish of this table, which may have base
// houses and covers that it could do without; nil for any other technique.
func WithSpareHouses(t *techniques.Technique) *techniques.Technique {
	if find := withSpare[t]; find != nil {
		return t.Variant(find)
	}
	return nil
}

// find reports the fish of the species, those with spare houses as well if spare is set.
func (s species) find(p *techniques.Pass, spare bool) {
	if s.kind == basic && s.fins == finless {
		findBasic(p, s.size)
	} else {
		findSpecies(p, s, spare)
	}
}

// ladder returns the hints.
func (s species) ladder() explain.Ladder {
	return explain.NewLadder(s.say(kinds[s.kind][s.fins]), explain.FacetDigits, explain.FacetHouses)
}

// The basic fish of five lines and more: each is one of four or fewer, seen from the other side.
var (
	Squirmbag = species{basic, 5, finless}.technique("squirmbag", "0303", 470, techniques.Unfair,
		"62..54.17154.7.62.87.162....174.62.55.8217.96.62.....17...4.1.22.1.3..6..8..219..", "r6c4<>9 r6c6<>9", "Starfish")
	Whale = species{basic, 6, finless}.technique("whale", "0304", 470, techniques.Unfair,
		"148537926.2.19845.5.9246.8148.9215..9.38.52142514.38.9..4.52198895.146.2.12689.45", "r2c1<>7 r4c8<>7")
	Leviathan = species{basic, 7, finless}.technique("leviathan", "0305", 470, techniques.Unfair,
		"92...5437437....85.85...2.93592.684..6.9..5232..35897.89.5.47.264.72.3585728.3..4", "r4c5<>1 r6c3<>1")
)

// The fish of rows and columns with fins.
var (
	FinnedXWing = species{basic, 2, finned}.technique("finned-x-wing", "0310", 130, techniques.Hard,
		"..8...1..9173485266..17.38..9.426....7....9.212.......4.9...6.8......495.....42..", "r8c6<>2")
	FinnedSwordfish = species{basic, 3, finned}.technique("finned-swordfish", "0311", 200, techniques.Unfair,
		"293867451.7.2158938159346725.174....937182564....5..17....78.457..52..3..5.49.7.6", "r7c2<>6")
	FinnedJellyfish = species{basic, 4, finned}.technique("finned-jellyfish", "0312", 250, techniques.Unfair,
		"1..8.2.....5.4.1..37..15.....12539...39184...258.7.431....6..155....1...91.528.6.", "r1c9<>4")
	FinnedSquirmbag = species{basic, 5, finned}.technique("finned-squirmbag", "0313", 470, techniques.Unfair,
		"...3.741..742....6.896.4......425..1.4.13.5..5317.6.42..3..1.7..1.8736.4.....21.3", "r2c7<>8")
	FinnedWhale = species{basic, 6, finned}.technique("finned-whale", "0314", 470, techniques.Unfair,
		".........4.6....7..19.7....654.8.73139.71546.1.....59.9.1.47856.4...6.2776.5..3..", "r6c4<>2")
	FinnedLeviathan = species{basic, 7, finned}.technique("finned-leviathan", "0315", 470, techniques.Unfair,
		"85.63.7...728.9.3639627.8..2..96748.9....326.64..283..7...869.....7..6.3.6.3.2.78", "r9c3<>1")
)

// Those that are hardly a fish without their fins.
var (
	SashimiXWing = species{basic, 2, sashimi}.technique("sashimi-x-wing", "0320", 150, techniques.Hard,
		".8.4.2....25.....6....5.1....3.4.2...5126..3424.....1.762938..15.87.4..........8.", "r9c1<>1")
	SashimiSwordfish = species{basic, 3, sashimi}.technique("sashimi-swordfish", "0321", 240, techniques.Unfair,
		".8.4.2....25.....6....5.1....3.4.2...5126..3424.....1.762938..1...7.4..........8.", "r6c9<>8")
	SashimiJellyfish = species{basic, 4, sashimi}.technique("sashimi-jellyfish", "0322", 260, techniques.Unfair,
		"9.8.2..........9585..89.6.2..4.782.9....198..89.4.2.6....9.7.8.719.8..2.6832.1.9.", "r6c3<>1")
	SashimiSquirmbag = species{basic, 5, sashimi}.technique("sashimi-squirmbag", "0323", 470, techniques.Unfair,
		"6253.741.17425...6389614725.9.425..124.13.5.75317.6.42..3..127.912873654.....21.3", "r2c7<>8")
	SashimiWhale = species{basic, 6, sashimi}.technique("sashimi-whale", "0324", 470, techniques.Unfair,
		"6817..543..5...876374..8291.46..31.7153.8796.......3.....1....8.18.....9..98..415", "r6c8<>2")
	SashimiLeviathan = species{basic, 7, sashimi}.technique("sashimi-leviathan", "0325", 470, techniques.Unfair,
		"964.23.7..2.654.9.5...87.64..8592647679.4.5.84.2.769.329....4567.546..32.46235789", "r1c7<>1")
)

// The fish with boxes among base or cover.
var (
	FrankenXWing = species{franken, 2, finless}.technique("franken-x-wing", "0330", 300, techniques.Unfair,
		".6.7......2..9..6.58.....14675148..3938....4.214.7.685342....7.7512....6896.17..2", "r5c7<>2")
	FrankenSwordfish = species{franken, 3, finless}.technique("franken-swordfish", "0331", 350, techniques.Unfair,
		"...9256.16.213....1.9..72..28..19..751.7....2937.8216.725.91....91.5.72.46.27.519", "r1c3<>4")
	FrankenJellyfish = species{franken, 4, finless}.technique("franken-jellyfish", "0332", 370, techniques.Unfair,
		"5....8...178.6............89..624857...385129852917..6....36.854.5892...38..51.9.", "r7c7<>7 r9c7<>7")
	FrankenSquirmbag = species{franken, 5, finless}.technique("franken-squirmbag", "0333", 470, techniques.Extreme,
		"....68.9.576.9.3818.9.716....81592.3.5372.8.9.92.83....85.179.4...93.1.89..84....", "r1c4<>4 r3c4<>4")
	FrankenWhale = species{franken, 6, finless}.technique("franken-whale", "0334", 470, techniques.Extreme,
		".6.7.........9..6..8.....14...148..3.38......214.7.68534.....7.75.2....68...17...", "r5c4<>9 r5c6<>9")
	FrankenLeviathan = species{franken, 7, finless}.technique("franken-leviathan", "0335", 470, techniques.Extreme,
		"3.621..481...842.62486......2......463.4....2.84.2...5.128....3.631.2.8.8..963421", "r4c3<>7 r5c3<>7")
)

// The same with fins.
var (
	FinnedFrankenXWing = species{franken, 2, finned}.technique("finned-franken-x-wing", "0340", 390, techniques.Unfair,
		"..8...1..9173485266..17.38..9.426....7....9.212.......4.9...6.8......495.....42..", "r8c6<>2")
	FinnedFrankenSwordfish = species{franken, 3, finned}.technique("finned-franken-swordfish", "0341", 410, techniques.Unfair,
		".8.4.2....25.....6....5.1....3.4.2...5126..3424.....1.762938..1...7.4..........8.", "r6c9<>8")
	FinnedFrankenJellyfish = species{franken, 4, finned}.technique("finned-franken-jellyfish", "0342", 430, techniques.Unfair,
		"....9.5......35.4....7..9.24.3..2..8.52.4.6...69...2.4246189375.3....82.....2.4..", "r2c1<>1")
	FinnedFrankenSquirmbag = species{franken, 5, finned}.technique("finned-franken-squirmbag", "0343", 470, techniques.Extreme,
		"....9.5......35.4....7..9.24.3..2..8.52.4.6...69...2.4246189375.3....82.....2.4..", "r2c1<>1")
	FinnedFrankenWhale = species{franken, 6, finned}.technique("finned-franken-whale", "0344", 470, techniques.Extreme,
		"718..4....5..7.4.83648..127.47.8.31...3..7.4.62.4..879.7.6....4...7..681..65..7..", "r4c6<>9")
	FinnedFrankenLeviathan = species{franken, 7, finned}.technique("finned-franken-leviathan", "0345", 470, techniques.Extreme,
		"4...3..28.3.8.274.782.4.391976.84.323.827.9.4...3...87.....8213...4..8.98..9..4..", "r1c4<>5")
)

// The fish of any other houses.
var (
	MutantXWing = species{mutant, 2, finless}.technique("mutant-x-wing", "0350", 450, techniques.Extreme,
		".13...8..7......4.4...6..3..24.1..7.1...76.....7..51..985..2.16...8.1...3.165.28.", "r4c9<>8 r6c9<>8")
	MutantSwordfish = species{mutant, 3, finless}.technique("mutant-swordfish", "0351", 450, techniques.Extreme,
		".13...8..7......4.4...6..3..24.1..7.1...76.....7..51..985..2.16...8.1...3.165.28.", "r4c9<>8 r6c9<>8")
	MutantJellyfish = species{mutant, 4, finless}.technique("mutant-jellyfish", "0352", 450, techniques.Extreme,
		".13...8..7......4.4...6..3..24.1..7.1...76.....7..51..985..2.16...8.1...3.165.28.", "r4c9<>8 r6c9<>8")
	MutantSquirmbag = species{mutant, 5, finless}.technique("mutant-squirmbag", "0353", 470, techniques.Extreme,
		"491768325.6...34893.8..9167.86532.41....846.3.436.72588..3.15.661...583253.8.6.14", "r5c1<>7 r5c3<>7 r7c3<>7 r7c5<>7")
	MutantWhale = species{mutant, 6, finless}.technique("mutant-whale", "0354", 470, techniques.Extreme,
		"718..4....5..7.4.83648..127.47.8.31...3..7.4.62.4..879.7.6....4...7..681..65..7..", "r1c5<>9 r2c6<>9 r4c6<>9 r5c5<>9")
	MutantLeviathan = species{mutant, 7, finless}.technique("mutant-leviathan", "0355", 470, techniques.Extreme,
		"2....89.1.8129.5.7.9.1..28414..8..795.9.71..8678.4........1.8928...2....9..83....", "r1c4<>6 r1c8<>6 r3c6<>6")
)

// The same with fins.
var (
	FinnedMutantXWing = species{mutant, 2, finned}.technique("finned-mutant-x-wing", "0360", 470, techniques.Extreme,
		".1...5.46..8.....2......7..98...642.7..49.538......69....7.9.64...5......436.8...", "r3c5<>3")
	FinnedMutantSwordfish = species{mutant, 3, finned}.technique("finned-mutant-swordfish", "0361", 470, techniques.Extreme,
		".6.7.........9..6..8.....14...148..3.38......214.7.68534.....7.75.2....68...17...", "r2c7<>8")
	FinnedMutantJellyfish = species{mutant, 4, finned}.technique("finned-mutant-jellyfish", "0362", 470, techniques.Extreme,
		"293867451.7.2158938159346725.174....937182564....5...7....78.45...5...3..5.4....6", "r7c2<>6")
	FinnedMutantSquirmbag = species{mutant, 5, finned}.technique("finned-mutant-squirmbag", "0363", 470, techniques.Extreme,
		"....9.5......35.4....7..9.24.3..2..8.52.4.6...69...2.4246189375.3....82.....2.4..", "r2c1<>1")
	FinnedMutantWhale = species{mutant, 6, finned}.technique("finned-mutant-whale", "0364", 470, techniques.Extreme,
		"..983651....472.8.....9..37.8.....2.3......51.4...37..5...24.7..6.....4....7.....", "r6c4<>6")
	FinnedMutantLeviathan = species{mutant, 7, finned}.technique("finned-mutant-leviathan", "0365", 470, techniques.Extreme,
		"...9256.16.213....1.9..72..28..19..751.7....2937.8216.725.91....91.5.72.46.27.519", "r3c9<>4")
)

// Pairs of fish with the same base, shown as one.
var (
	SiameseFinnedXWing = species{basic, 2, finned}.siamese("siamese-finned-x-wing", "03101", 130, techniques.Hard,
		"8394621576.5..3284.....5693.97..6.3.563.41.722....7.6.346719528951..87467..654319", "r6c4<>8 r6c5<>8")
	SiameseFinnedSwordfish = species{basic, 3, finned}.siamese("siamese-finned-swordfish", "03111", 200, techniques.Unfair,
		"293867451.7.2158938159346725.174..89937182564.8..59.17....78.4574.52..38.5849.726", "r4c6<>6 r7c4<>6")
	SiameseFinnedJellyfish = species{basic, 4, finned}.siamese("siamese-finned-jellyfish", "03121", 250, techniques.Unfair,
		"2.9174.364..9362..63.258.949.48.36..3.65.7489...469.2376.392.45.9264.3...4378.962", "r4c2<>1 r6c7<>1")
	SiameseSashimiXWing = species{basic, 2, sashimi}.siamese("siamese-sashimi-x-wing", "03201", 150, techniques.Hard,
		".13...8..7......4.4...6..3..24.1..7.1...76.....7..51..985..2.16...8.1...3.165.28.", "r2c7<>6 r6c8<>6")
	SiameseSashimiSwordfish = species{basic, 3, sashimi}.siamese("siamese-sashimi-swordfish", "03211", 240, techniques.Unfair,
		".62..759.1.5........93....45...8.2........9489.84.....6.7...81.......6...5..264..", "r2c9<>2 r8c8<>2")
	SiameseSashimiJellyfish = species{basic, 4, sashimi}.siamese("siamese-sashimi-jellyfish", "03221", 260, techniques.Unfair,
		"532.678.17491823566813.5.279746185322687531..153..96783.68.47158.7531.6.415.76.83", "r1c4<>9 r3c7<>9")
	SiameseFinnedFrankenXWing = species{franken, 2, finned}.siamese("siamese-finned-franken-x-wing", "03401", 390, techniques.Unfair,
		"7.....5..5.2.79146..45167822436819576.579342....425...42...7815.5...8...8...5....", "r7c4<>3 r8c4<>3")
	SiameseFinnedFrankenSwordfish = species{franken, 3, finned}.siamese("siamese-finned-franken-swordfish", "03411", 410, techniques.Unfair,
		"293867451.7.2158938159346725.174..89937182564.8..59.17....78.4574.52..38.5849.726", "r4c6<>6 r7c4<>6")
	SiameseFinnedFrankenJellyfish = species{franken, 4, finned}.siamese("siamese-finned-franken-jellyfish", "03421", 430, techniques.Unfair,
		"9.8.2..........9585..89.6.2..4.782.9....198..89.4.2.6....9.7.8.719.8..2.6832.1.9.", "r4c8<>1 r6c3<>1")
	SiameseFinnedMutantXWing = species{mutant, 2, finned}.siamese("siamese-finned-mutant-x-wing", "03601", 470, techniques.Extreme,
		".13...8..7......4.4...6..3..24.1..7.1...76.....7..51..985..2.16...8.1...3.165.28.", "r4c9<>8 r6c9<>8")
	SiameseFinnedMutantSwordfish = species{mutant, 3, finned}.siamese("siamese-finned-mutant-swordfish", "03611", 470, techniques.Extreme,
		"6..8157.....372.....7496..5...5..467.6..4.8.24.....51..932...548...54.......39278", "r5c4<>7 r6c6<>7")
	SiameseFinnedMutantJellyfish = species{mutant, 4, finned}.siamese("siamese-finned-mutant-jellyfish", "03621", 470, techniques.Extreme,
		".13...8..7......4.4...6..3..24.1..7.1...76.....7..51..985..2.16...8.1...3.165.28.", "r1c1<>6 r4c1<>6")
)
