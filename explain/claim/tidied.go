package claim

import (
	"slices"
	"strings"
	"unicode/utf8"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// plainly leaves out quotation marks and what is said of a house or a fish beside its name.
var plainly = strings.NewReplacer(`"`, "", "“", "", "”", "", "''", "", "3x3 ", "", "-in-columns", "", "-in-rows", "",
	"most row", " row", "most column", " column", "most box", " box", "top-", "top ", "bottom-", "bottom ")

// unquoted returns a text without quotation marks and without signs around digits, <3> or "3", or before them, n5{c6 c2}{r7 r5}.
func unquoted(text string) string {
	if strings.Contains(text, "{c") || strings.Contains(text, "{r") {
		for i := 0; i+4 < len(text); i++ { // b6n7{r4c8 .}
			if t := text[i:]; strings.IndexByte("rcb", t[0]) >= 0 && strings.IndexByte(figures, t[1]) >= 0 && t[2] == 'n' && strings.IndexByte(figures, t[3]) >= 0 && t[4] == '{' {
				text = text[:i] + t[3:4] + " in " + t[:2] + " " + t[4:]
			}
		}
		for _, d := range figures {
			text = strings.ReplaceAll(text, "n"+string(d)+"{", string(d)+" {")
		}
	}
	for i := 1; i+1 < len(text); i++ { // a line ends a sentence, unless a list or a chain goes on
		if text[i] == '\n' && strings.IndexByte(".!?;:,-=&+\n ", text[i-1]) < 0 && strings.IndexByte("=-+>&\n ", text[i+1]) < 0 {
			text = text[:i] + "." + text[i:]
			i++
		}
	}
	text = coordinated(plainly.Replace(text))
	for _, word := range []string{" The ", " So ", " Then ", " Therefore ", " Thus ", " Hence ", " Both ", " Either ", " This ", " Remove "} { // a sentence without a stop before it
		for i := range len(text) - len(word) {
			if strings.HasPrefix(text[i:], word) && i > 0 && strings.IndexByte(".!?;:,-", text[i-1]) < 0 {
				text = text[:i] + "." + text[i:]
			}
		}
	}
	for from := 0; ; {
		open := strings.IndexAny(text[from:], "<'‘")
		if open < 0 {
			return text
		}
		from += open
		_, size := utf8.DecodeRuneInString(text[from:])
		digits := strings.TrimLeft(text[from+size:], figures)
		if n := len(text) - from - size - len(digits); n > 0 && strings.IndexAny(digits, ">'’") == 0 && (from == 0 || !isWord(text[from-1])) {
			_, last := utf8.DecodeRuneInString(digits)
			text = text[:from] + text[from+size:from+size+n] + digits[last:]
		} else {
			from += size
		}
	}
}

// nodesBracketed puts brackets around the digits of a chain, 2r5c2=(2-3)r9c2, that has some of its digits so.
func nodesBracketed(text string) string {
	if !strings.Contains(text, ")r") && !strings.Contains(text, ")R") {
		return text
	}
	var b strings.Builder
	for i := range len(text) {
		if alone := text[i] >= '1' && text[i] <= '9' && i+1 < len(text) && text[i+1]|0x20 == 'r' && (i == 0 || strings.IndexByte("-=~ ", text[i-1]) >= 0); alone {
			b.WriteString("(" + text[i:i+1] + ")")
		} else {
			b.WriteByte(text[i])
		}
	}
	return b.String()
}

// nameWords are words of the names of techniques and of their parts which have enough letters that one too many or too few is no other word.
const nameWords = "naked hidden triple quadruple locked pointing claiming swordfish jellyfish squirmbag skyscraper turbot rectangle unique avoidable " +
	"coloring colouring finned sashimi franken mutant simple continuous discontinuous middle remote candidate candidates eliminate eliminated therefore medusa exocet fireworks pivot pincer pincers hinge string chain empty"

// wellSpelled mends words that nobody knows and that are one slip away from one of a name.
func (p *people) wellSpelled(text string) string {
	all := tokensOn(text, p.layout)
	for i := len(all) - 1; i >= 0; i-- {
		t := all[i]
		if strings.HasSuffix(t.word, "ly") && p.isStrange(t) && !hasWord(doubts, t.word) { // sadly, easily
			text = text[:t.pos] + strings.TrimLeft(text[t.end:], " ,")
		} else if len(t.word) > 3 && p.isStrange(t) && !p.book.Known(t.word) {
			if found, ok := slipped(t.word, strings.Fields(nameWords)); ok {
				text = text[:t.pos] + found + text[t.end:]
			}
		}
	}
	return text
}

// Words of remarks that a pattern has no effect.
const (
	nothingGained = "elims eliminations removals use help effect anything nothing progress gain useful helpful"
	ofRemarks     = nothingGained + " remove removes eliminate eliminates change changes kill kills achieve lead leads yield yields produce produces result results immediate direct new further in so far more this these those is are you us me anywhere no not does do doesn't don't doesnt dont has have with without of any it that but and sadly here there yet to for now get gets give gives"
)

// withoutRemarks drops what stands in brackets or at the end and names nothing on the board, if it has words that nobody knows or says that
// nothing is gained: "(no use tho)", "pity it kills nothing". What it says of the rest of the claim, "so", "if", or that it is not so, is not
// dropped.
func (p *people) withoutRemarks() string {
	text := p.text
	all := tokensOn(text, p.layout)
	for to, last := len(all), true; to > 0; {
		from := to
		for from > 0 && !all[from-1].is("( ) , ; . ! ?") && !(from < to && hasWord("but though although", all[from].word)) {
			from--
		}
		part := all[from:to]
		has := func(is func(t token) bool) bool { return slices.ContainsFunc(part, is) }
		about := has(func(t token) bool {
			return t.kind > aSign || t.kind == aWord && p.book.Known(t.word) && !t.is(nothingGained) || t.is("so if or only unless because since then when therefore thus hence means => :")
		})
		gained := has(func(t token) bool { return t.is(nothingGained) })
		idle := gained && !has(func(t token) bool { return !t.is(ofRemarks) })
		denies := !gained && has(func(t token) bool { return t.is(negative) || hasWord(doubts, t.word) })
		inBrackets := from > 0 && to < len(all) && all[from-1].is("(") && all[to].is(")")
		if len(part) > 0 && from > 0 && (last || inBrackets) && !about && !denies && (idle || has(p.isStrange)) {
			end := part[len(part)-1].end
			if inBrackets {
				end = all[to].end
			}
			begin := all[from-1].pos
			if !all[from-1].is("( ) , ; . ! ?") || all[from-1].is(")") && !inBrackets {
				begin = part[0].pos
			}
			text = strings.TrimSpace(text[:begin]) + text[end:]
		} else if len(part) > 0 {
			last = false
		}
		if to = from; from > 0 && all[from-1].is("( ) , ; . ! ?") {
			to--
		}
	}
	return text
}

// eitherWay says that a conclusion at the end which was said before follows both ways: "a 4 gives r8c7=2; a 1 gives r9c4=2 and again r8c7=2".
func (p *people) eitherWay(text string) string {
	all := trimmed(tokensOn(text, p.layout), ". ! too also again as well , there")
	end := len(all)
	if end < 4 {
		return text
	}
	for from := end - 2; from > max(1, end-4); from-- {
		said := all[from:end]
		says := func(i int) bool {
			for k, t := range said {
				if o := all[i+k]; o.kind != t.kind || o.cells != t.cells || o.digits != t.digits || o.word != t.word && t.kind == aSign {
					return false
				}
			}
			return true
		}
		twice := false
		for i := range max(0, from-len(said)) {
			twice = twice || says(i)
		}
		again := slices.ContainsFunc(slices.Concat(all[max(0, from-2):from], tokensOn(text, p.layout)[end:]), func(t token) bool { return t.is("again too also as") })
		times := func(word string) int {
			return len(all) - len(slices.DeleteFunc(slices.Clone(all), func(t token) bool { return t.is(word) }))
		}
		if said[0].kind == theCells && twice && (again || times("if") > 1 || times("=>") > 2) {
			return strings.TrimRight(text[:said[0].pos], " ,") + ". Either way " + text[said[0].pos:said[len(said)-1].end]
		}
	}
	return text
}

// leftOver says in full which cell is left with a digit after what was tried there has failed: "r9c5=9 => ..., r8c7 empty. so its 7".
func (p *people) leftOver(text string) string {
	all := trimmed(tokensOn(text, p.layout), ". ! there")
	last := len(all) - 1
	from := last
	for from > 1 && all[from-1].is("so its it s is thus hence then must has to be a an") {
		from--
	}
	if from < 2 || from == last || all[last].digits.Len() != 1 || !slices.ContainsFunc(all[from:last], func(t token) bool { return t.is("so its it thus hence must has") }) {
		return text
	}
	lead := strings.TrimRight(text[:all[from].pos], " .,")
	for _, word := range []string{"i think", "ok", "so", "forcing chain:", "forcing net:", "tried", "trying", "try", "if"} {
		if len(lead) > len(word) && strings.EqualFold(lead[:len(word)], word) {
			lead = strings.TrimSpace(lead[len(word):])
		}
	}
	k, _, ok := newPeople("if "+lead+" then", p.grid, p.book).triedFirst()
	c, d := k.Cell(), all[last].digits.First()
	if !ok || p.grid.Candidates(c) != candidates.Digits(k.Digit(), d) || k.Digit() == d {
		return text
	}
	return "if " + lead + ", so " + explain.Place(c, d).String()
}

// crossed writes cells of which a part is set apart, "r6 c 1" and "r7c4&5", as "r6c1" and "r7c45", what two numbers in a list of such pairs or
// in an assignment stand for, "cells 4,1 and 4,6" and "(9,8):=5", and puts a space between digits and the name behind them, "134xywing".
func crossed(text string) string {
	isFigure := func(i int) bool { return i >= 0 && i < len(text) && strings.IndexByte(figures, text[i]) >= 0 }
	is := func(i int, letter byte) bool { return i >= 0 && i < len(text) && text[i]|0x20 == letter }
	isPair := func(i int) bool {
		return isFigure(i) && i+2 < len(text) && text[i+1] == ',' && isFigure(i+2) && !isFigure(i+3) && !isFigure(i-1)
	}
	for _, word := range []string{"box [", "Box [", "block [", "Block ["} { // of three by three: Box [3,2]
		for i := strings.Index(text, word) + len(word); i >= len(word) && isPair(i) && i+3 < len(text) && text[i+3] == ']' && text[i] <= '3' && text[i+2] <= '3'; i = strings.Index(text, word) + len(word) {
			text = text[:i-1] + string('0'+(text[i]-'1')*3+text[i+2]-'0') + text[i+4:]
		}
	}
	listed := false
	for _, word := range []string{"cells ", "cell ", "squares ", "Cells ", "Cell "} {
		i := strings.Index(text, word)
		if i >= 0 && isPair(i+len(word)) {
			next := strings.TrimPrefix(text[i+len(word)+3:], " and ")
			listed = listed || len(next) < 2 || strings.IndexByte(figures, next[0]) < 0 || next[1] == ',' // cells 3,5 and 8
		}
	}
	assigned, places := strings.Contains(text, "):="), 0
	for i := range text { // in (1,5) and at (5,3)
		if text[i] == '(' && isPair(i+1) && i+4 < len(text) && text[i+4] == ')' && (strings.HasSuffix(text[:i], " in ") || strings.HasSuffix(text[:i], " at ")) {
			places++
		}
	}
	assigned = assigned || places > 1
	for i := 0; i < len(text); i++ {
		switch {
		case is(i, 'c') && isFigure(i+2) && i+1 < len(text) && text[i+1] == ' ' && !isFigure(i+3) && isFigure(i-2) && is(i-3, 'r') && text[i-1] == ' ': // r6 c 1
			text = text[:i-1] + text[i:i+1] + text[i+2:]
		case is(i, 'c') && isFigure(i+1) && i+4 < len(text) && text[i+2] == '/' && is(i+3, 'r') && isFigure(i+4) && !isFigure(i+5) && (i == 0 || !isWord(text[i-1])): // c2/r4
			text = text[:i] + "r" + text[i+4:i+5] + text[i:i+2] + text[i+5:]
		case isFigure(i) && isFigure(i+1) && i+5 <= len(text) && text[i+2] == '/' && text[i:i+2] == text[i+3:i+5] && !isFigure(i+5) && (i == 0 || !isWord(text[i-1])): // 39/39 in two cells
			text = text[:i+2] + text[i+5:]
		case i+1 < len(text) && text[i] == '&' && isFigure(i-1) && isFigure(i+1) && (is(i-2, 'c') || is(i-2, 'r')) && !is(i+2, 'c') && !is(i+2, 'r') && !isFigure(i+2): // r7c4&5
			text = text[:i] + text[i+1:]
		case assigned && text[i] == '(' && isPair(i+1) && i+4 < len(text) && text[i+4] == ')':
			end := i + 5
			if strings.HasPrefix(text[end:], ":=") {
				end++
			}
			text = text[:i] + "r" + text[i+1:i+2] + "c" + text[i+3:i+4] + text[end:]
		case listed && isPair(i) && i > 0 && text[i-1] == ' ':
			text = text[:i] + "r" + text[i:i+1] + "c" + text[i+2:]
		case isFigure(i) && is(i+2, 'p') && (is(i+1, 'n') || is(i+1, 'h')) && isFigure(i+3) && isFigure(i+4) && i > 0 && strings.IndexByte("rcb", text[i-1]|0x20) >= 0: // r8np27
			text = text[:i+1] + " " + text[i+1:i+3] + " " + text[i+3:]
		case isFigure(i) && i+2 < len(text) && (text[i+1:i+3] == "ER" || text[i+1:i+3] == "UR") && (i+3 == len(text) || text[i+3] == ' '): // 5ER
			text = text[:i+1] + " " + text[i+1:]
		case isFigure(i) && isFigure(i-1) && is(i+1, 'x') && is(i+2, 'y'): // 134xywing
			text = text[:i+1] + " " + text[i+1:]
		}
	}
	return text
}

// byColumn returns a text with cells such as a5 or H1 whose columns have the letters, as r5c1 and r1c8, or counted from the bottom row. Nothing
// if there are none; declared says that the text tells so.
func byColumn(text string, fromBottom bool) (turned string, declared bool) {
	if start := strings.ToLower(text); strings.HasPrefix(start, "columns a") || strings.HasPrefix(start, "columns are a") {
		if end := strings.IndexByte(text, ':'); end > 0 {
			text, declared = strings.TrimSpace(text[end+1:]), true
		}
	}
	isFigure := func(i int) bool { return i < len(text) && strings.IndexByte(figures, text[i]) >= 0 }
	for i := range text { // cells are named otherwise
		if text[i]|0x20 == 'r' && isFigure(i+1) {
			return "", false
		}
	}
	var b strings.Builder
	any := false
	for i := 0; i < len(text); i++ {
		letter := text[i] | 0x20
		if letter < 'a' || letter > 'i' || !isFigure(i+1) || i > 0 && isWord(text[i-1]) {
			b.WriteByte(text[i])
			continue
		}
		end := i + 1
		b.WriteByte('r')
		for ; isFigure(end); end++ {
			row := text[end]
			if fromBottom {
				row = '0' + '9' + 1 - row
			}
			b.WriteByte(row)
		}
		b.WriteString("c" + string('1'+letter-'a'))
		any = true
		i = end - 1
	}
	if !any {
		return "", false
	}
	return b.String(), declared
}

// coordinated writes cells such as (R4,C5) and those of other forms as r4c5.
func coordinated(text string) string {
	text = crossed(text)
	listed := strings.Contains(text, "cells (") || strings.Contains(text, "cell (")
	isFigure := func(i int) bool { return i < len(text) && strings.IndexByte(figures, text[i]) >= 0 }
	for i := 0; i < len(text); i++ { // which gets shorter
		if i+6 < len(text) && (text[i] == '(' || text[i] == '[') && text[i+1]|0x20 == 'r' && isFigure(i+2) && text[i+3] == ',' {
			if c := strings.TrimLeft(text[i+4:], " "); len(c) > 2 && c[0]|0x20 == 'c' && strings.IndexByte(figures, c[1]) >= 0 && (c[2] == ')' || c[2] == ']') {
				text = text[:i] + "r" + text[i+2:i+3] + "c" + c[1:2] + c[3:]
			}
		} else if listed && i+4 < len(text) && text[i] == '(' && isFigure(i+1) && text[i+2] == ',' && isFigure(i+3) && text[i+4] == ')' {
			text = strings.TrimRight(text[:i], " ") + " r" + text[i+1:i+2] + "c" + text[i+3:i+4] + text[i+5:]
		}
	}
	return text
}
