//go:build !js

package claim

import (
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// A rephrasing puts a turn of speech into words that are read. It means the same.
//
// What is said is words and signs, several with strokes between them where any will do, in brackets those that may be missing, with a star
// those that may come several times. C is a cell, N cells, H houses, D digits and ... anything; these are $1, $2 and so on in other words.
// The text begins at ^ and ends at $, with stops or without.
type rephrasing struct{ said, as string }

// rephrasings are tried in this order on what is not understood, or not found to be right.
var rephrasings = []rephrasing{
	{"? ?", "?"},
	{": (|) $", ""},
	{"[,] lol|haha|tho|imho|imo|iirc", ""},
	{"[,|but|and]* i think|guess|believe|reckon|suppose|hope $", ""},
	{"[,] right|correct|yes|yeah|ok ?", ""},
	{"[,|.|?|or]* am i missing|wrong|mistaken|crazy|blind|seeing ... $", ""},
	{"[,|but|and|which|that|it|they|though]* does|do|kill|kills|remove|removes|eliminate|eliminates|gives|changes|hits|gets [us|me|you] nothing|zilch [though|here|yet]* $", ""},
	{"thx", "thanks"},
	{"str", "string"},
	{"trio", "triple"},
	{"D trip", "$1 triple"},
	{"topleft", "top left"},
	{"topright", "top right"},
	{"bottomleft", "bottom left"},
	{"bottomright", "bottom right"},
	{"can C [even|really|ever]* be [a|an] D ?", "try $2 in $1:"},
	{"^ D [in|at] C ? nah|nope|no [,|.|:]", "$2 can't be $1:"},
	{"every other D in ... is|are toast|gone|out|dead", "no other $1 in $2"},
	{"D [is] dies|dead|gone|out|toast [in|at] C", "no $1 in $2"},
	{"D [is] not allowed [in|at] C", "no $1 in $2"},
	{"toast|gone|dead|kill|kills|elims|bye :", "removes"},
	{"lose|loses D and C [the|a] D $", "loses $1 and $2 loses $3"},
	{"N [can] drop|drops|sheds [the|its|a|an] D", "$1 loses $2"},
	{"pops|nukes|nixes|axes|busts|evicts [the|a] D", "removes $1"},
	{"H x H", `$1\$2`},
	{"[.|,] leaves|leaving C as|with|at [just] [a|an] D $", ", so $1=$2"},
	{"D left for|in C $", "so $2=$1"},
	{"= D in C $", ", so $2=$1"},
	{"=> D C $", "=> $2=$1"},
	{"C sees both|all|them ... [,] so it|its [s|is] [a|an] D $", "$1 sees both $2, so $1=$3"},
	{"no more D", "no $1"},
	{"[,] no D C $", ", no $1 in $2"},
	{"and no D in C $", ", no $1 in $2"},
	{"where [s|is] the D in", "no $1 in"},
	{"C [is] only D $", "$1 can only be $2"},
	{"C [is] never [a|an] D $", "so $1 is not $2"},
	{"deadly ... unless C [=|is] D $", "deadly $1, so $2=$3"},
	{"chain D - D - D [-|D]*", "chain"}, // what the cells have is seen there
	{"chain ... C => C ,", "chain $1 $2 $3,"},
	{"chain ... from|thru|through|via|to C", "chain $1 $2"},
	{"^ D : H", "$1 $2"},
	{`^ D H`, "$1 $2"},
	{"forget about", "forget"},
	{"at least C", "$1"},
	{"at|to|in|on the bottom|top|left|right|end|middle|center|start [,|:|-]* C", "at $1"},
	{"+ fin", "fin"},
	{"/ - D", ", -$1"},
	{"+", "and"},
	{"down|along|across the middle|side|left|right|top|bottom [side] of", "in"},
	{"bottom|top|middle [end|side|part] of", "in"},
}

// mostTimes is how often a turn of speech is put into other words in one text.
const mostTimes = 6

// rephrased returns a text in other words: typos of names mended, turns of speech put plainly, and without remarks about nothing on the board.
func (p *people) rephrased() string {
	text := nodesBracketed(p.withoutRemarks())
	all := tokensOn(text, p.layout)
	for _, r := range rephrasings {
		for range mostTimes {
			other := r.put(text, all)
			if other == text {
				break
			}
			text, all = other, tokensOn(other, p.layout)
		}
	}
	return p.leftOver(p.wellSpelled(text))
}

// put returns a text of some tokens with the first of what is said in other words.
func (r rephrasing) put(text string, all []token) string {
	items := strings.Fields(r.said)
	for i := range all {
		var caught [][]token
		end := matched(items, all, i, &caught)
		if end < 0 {
			continue
		}
		as := r.as
		for n, tokens := range caught {
			words := ""
			if len(tokens) > 0 {
				words = text[tokens[0].pos:tokens[len(tokens)-1].end]
				if tokens[0].kind == aDigits && len(tokens) == 1 {
					words = tokens[0].digits.String()
				}
			}
			as = strings.ReplaceAll(as, "$"+string(rune('1'+n)), words)
		}
		return strings.TrimSpace(text[:all[i].pos] + as + text[all[end-1].end:])
	}
	return text
}

// matched returns where what some items say ends that begins at a token, -1 if it does not.
func matched(items []string, all []token, i int, caught *[][]token) int {
	if len(items) == 0 {
		return i
	}
	item, rest, n := items[0], items[1:], len(*caught)
	next := func(rest []string, to int, catch bool) int {
		if *caught = (*caught)[:n]; catch {
			*caught = append(*caught, all[i:to])
		}
		return matched(rest, all, to, caught)
	}
	switch {
	case item == "^":
		if i > 0 {
			return -1
		}
		return next(rest, i, false)
	case item == "$":
		if len(trimmed(all[i:], ". ! ?")) > 0 {
			return -1
		}
		return len(all)
	case item == "...":
		for to := i; to <= len(all); to++ {
			if end := next(rest, to, true); end >= 0 {
				return end
			}
		}
		return -1
	case item[0] == '[':
		words, several := strings.CutSuffix(item, "*")
		if i < len(all) && all[i].isAny(strings.Trim(words, "[]")) {
			after := rest
			if several {
				after = items
			}
			if end := next(after, i+1, false); end >= 0 {
				return end
			}
		}
		return next(rest, i, false)
	case i == len(all) || !all[i].isAny(item):
		return -1
	}
	return next(rest, i+1, len(item) == 1 && item >= "C" && item <= "N")
}

// isAny reports whether a token is one of words with strokes between them, or a cell, C, cells, N, digits, D, or houses, H.
func (t token) isAny(words string) bool {
	words = strings.ReplaceAll(words, "|", " ")
	return t.is(words) || hasWord(words, "C") && t.cells.Len() == 1 && t.kind == theCells || hasWord(words, "N") && t.kind == theCells ||
		hasWord(words, "D") && t.kind == aDigits || hasWord(words, "H") && t.houses != 0
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
	"coloring colouring finned sashimi franken mutant simple continuous discontinuous middle remote medusa exocet fireworks pivot pincer pincers hinge string chain empty"

// wellSpelled mends words that nobody knows and that are one slip away from one of a name.
func (p *people) wellSpelled(text string) string {
	all := tokensOn(text, p.layout)
	for i := len(all) - 1; i >= 0; i-- {
		if t := all[i]; len(t.word) > 3 && p.isStrange(t) && !p.book.Known(t.word) {
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
	ofRemarks     = nothingGained + " no not does do doesn't don't doesnt dont has have with without of any it that but and sadly here there yet to for now get gets give gives"
)

// withoutRemarks drops what stands in brackets or at the end and names nothing on the board, if it has words that nobody knows or says that
// nothing is gained: "(no use tho)", "pity it kills nothing". What it says of the rest of the claim, "so", "if", is not dropped.
func (p *people) withoutRemarks() string {
	text := p.text
	all := tokensOn(text, p.layout)
	for to, last := len(all), true; to > 0; {
		from := to
		for from > 0 && !all[from-1].is("( ) , ; . ! ?") {
			from--
		}
		part := all[from:to]
		has := func(is func(t token) bool) bool { return slices.ContainsFunc(part, is) }
		about := has(func(t token) bool {
			return t.kind > aSign || t.kind == aWord && p.book.Known(t.word) || t.is("so if or only unless because since then when therefore thus hence means => :")
		})
		idle := has(func(t token) bool { return t.is(nothingGained) }) && !has(func(t token) bool { return !t.is(ofRemarks) })
		inBrackets := from > 0 && to < len(all) && all[from-1].is("(") && all[to].is(")")
		if len(part) > 0 && from > 0 && (last || inBrackets) && !about && (idle || has(p.isStrange)) {
			end := part[len(part)-1].end
			if inBrackets {
				end = all[to].end
			}
			text = strings.TrimSpace(text[:all[from-1].pos]) + text[end:]
		} else if len(part) > 0 {
			last = false
		}
		to = from - 1
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
