//go:build !js

package claim

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

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
	{"N an|amd|adn N", "$1 and $2"},
	{"[you|you've|i|i've|we|we've|have|has|ve]* spotted|found|noticed|identified [a|an|the]", ""},
	{"[.|,|but|and|however]* there are|is no|none [D] [s] to exclude|eliminate|remove|delete|kill ... $", ""},
	{"[.|,|;]* [it|this|that|which|and]* allows|allow|means|permits|gives [us|you]* [the]* exclusion|elimination|removal|deletion of", ", so remove"},
	{"that|which|it would|will exclude|remove|eliminate [any|all]* D", ", so remove $1"},
	{"[we|you|i|one|can|could|may|might|now|then|also|have]* deduce|conclude|concluded|infer|deduced [that|:]*", "so"},
	{"[-|,|.|;|(]* [and] this|that|it|which|these [is|are|was|s] [also|sometimes]* called|known|named|termed [as] [a|an|the] ... $", ""},
	{"created|formed|made|built|caused by", "of"},
	{"based on|upon", "by"},
	{"the grey|gray|green|blue|red|yellow|orange|purple|pink|shaded|highlighted|marked|coloured|colored|circled cells|cell|squares|square N", "$1"},
	{"[the] cell|cells|square|squares N", "$1"},
	{"[the|a|any] D candidate|candidates|pencilmark|pencilmarks [may|can|could|should|must|might]* be removed|eliminated|deleted|erased from N", "remove $1 from $2"},
	{"take|takes|taking|cross|rule|ruling|knock|throw|strike|get|cut out|away|off|rid [of] [the|any|all|a]* D [as] [an|a|the|any]* [option|possibility|candidate]", "remove $1"},
	{"excludes|precludes|prevents|bans|forbids|prohibits [any|the|all|a]* D", "removes $1"},
	{"be placed|put|positioned|located|fitted", "go"},
	{"has|have to lie|reside|sit|belong|live|occupy [in]", "must be in"},
	{"must lie|reside|sit|belong|live|occupy [in]", "must be in"},
	{"demands|requires|dictates [that]", "so"},
	{"to get C", "so $1"},
	{"^ [the] [number|digit] D does|has|is not appear|occur|been ... only place|spot|cell [that|where|left]* it can|could|may go|be|fit is [in|at]* C", "$1 $2 place, so $3=$1"},
	{"[,|;|.|which|that|and|it|both]* make|makes|give|gives|yields [all|the|two|three|four|same]* [D] eliminations|exclusions|removals [of|:|in|from|at|are]*", " =>"},
	{"^ ps|btw|fwiw|hi|hello|yes|also [,|:|-]*", ""},
	{"[on|in|for|of]* [the] candidate|number|digit D", "$1"},
	{"[so|,|i|we|you|can|could|then]* remove D [s] [and|,|D|s]* from|in [all] [the] other|remaining|rest [two|three|four|cells|squares|of|in|that|the|same|D]* box|row|column|block|house [.]", ""},
	{"yet", ""},
	{"knowing this|that ,", "so"},
	{"may|could|should|might be removed|eliminated|deleted|erased|excluded", "can be removed"},
	{"[you|we|i] [can|could|may|might|should|will|would]* [now|also|then|safely|therefore]* eliminate|remove|delete|erase|exclude|removing|eliminating|deleting|excluding some|pencilmark|pencilmarks|candidate|candidates|number|digit|the|all|any|possibility [candidate|candidates|pencilmark|digit|digits|number|numbers|of|the|other|remaining]* D", "remove $1"},
	{"you|we|i can|could|may|might|should|will [now|also|then|safely|therefore]* eliminate|remove|delete|erase|exclude", "remove"},
	{"[the] exclusions|eliminations|deletions|exclusion|elimination|removals [is|are] :", "so"},
	{"sets|solves|fixes|resolves C = D", "so $1=$2"},
	{"multiple colors|colours|coloring|colouring", "multi coloring"},
	{"^ [the] next|first|second|last|another [logical]* hint|step|move|idea|trick|thing [is|was] to notice|see|spot|realize|realise|observe [that]", ""},
	{"^ [the] [next|first|second|last] [logical] hint|step|move|idea|trick [is|was] to", ""},
	{"^ first|second|third|next ,", ""},
	{"[possible|potential]* non - unique rectangle", "unique rectangle"},
	{"[possible|potential] dp", "deadly pattern"},
	{"[,|and|.]* [the] puzzle|rest|grid|sudoku [is|then|will|now]* solved|falls|solves|done|easy|unravels|collapses|trivial ... $", ""},
	{"in the above|following|first|second|next|present|shown example|grid|puzzle|diagram|picture [,|we|have]*", ""},
	{", for then|otherwise", " because otherwise"},
	{"[visualise|visualize|imagine|consider|see|look|at]* what would|will happen|be|follow if", "if"},
	{"had been", "is"},
	{"[would|will|is|are|be|gets|get]* forced to be", "must be"},
	{"no [valid|possible|legal|remaining|other|more]* placement|placements|place|candidate|candidates|digit|digits|value|values|possibilities|possibility [left]* for|in [the]* C", "no candidate left in $1"},
	{"[you|we] [are|re] forced with", "that leaves"},
	{". hint|note|edit|nb : ... $", ""},
	{"D fall|falls|lie|lies|sit|sits|reside|occur|appear in", "$1 are in"},
	{"[,] lol|haha|tho|imho|imo|iirc", ""},
	{"[,|but|and]* i think|guess|believe|reckon|suppose|hope $", ""},
	{"[,] right|correct|yes|yeah|ok ?", ""},
	{"[,|.|?|or]* am i missing|wrong|mistaken|crazy|blind|seeing ... $", ""},
	{"[,|but|and|which|that|it|they|though]* does|do|kill|kills|remove|removes|eliminate|eliminates|gives|changes|hits|gets [us|me|you] nothing|zilch [though|here|yet]* $", ""},
	{"[,|.|;|so|and|then]* everything|anything|all else|other [digits|candidates|marks] [can|must|will|should] [be|is|are] removed|eliminated|gone|goes|go|deleted|out [from|in|of|there] ... $", ""}, // a hidden set says so
	{"N has|have identical|the candidates|candidate [:]* D", "$1 with $2"},
	{"each|both|all|any|either [one] of them|these|those gives|leads|makes|means|implies|forces|solves [to]", "so both ways"},
	{"N and N see [both|all] [of] [these|them|those|both] and go|vanish|disappear|die [out|away] $", "so not in $1 and $2"},
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
	{"then where [s|is] the D in", "then no $1 in"},
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
	{"C + C", "$1 and $2"},
	{"down|along|across the middle|side|left|right|top|bottom [side] of", "in"},
	{"bottom|top|middle [end|side|part] of", "in"},
}

// mostTimes is how often a turn of speech is put into other words in one text.
const mostTimes = 6

// rephrased returns a text in other words: typos of names mended, turns of speech put plainly, and without remarks about nothing on the board.
func (p *people) rephrased() string {
	text := nodesBracketed(unquoted(p.withoutRemarks()))
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
	return p.leftOver(p.eitherWay(p.wellSpelled(text)))
}

// unquoted returns a text without quotation marks and without signs around digits, <3> or "3", or before them, n5{c6 c2}{r7 r5}.
func unquoted(text string) string {
	if i := strings.Index(text, "{c") + strings.Index(text, "{r") + 1; i > 0 {
		for _, d := range figures {
			text = strings.ReplaceAll(text, "n"+string(d)+"{", string(d)+" {")
		}
	}
	text = strings.NewReplacer(`"`, "", "“", "", "”", "", "''", "", "3x3 ", "", "-in-columns", "", "-in-rows", "", "most row", " row", "most column", " column", "most box", " box", "top-", "top ", "bottom-", "bottom ").Replace(text)
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
// nothing is gained: "(no use tho)", "pity it kills nothing". What it says of the rest of the claim, "so", "if", is not dropped.
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
		idle := has(func(t token) bool { return t.is(nothingGained) }) && !has(func(t token) bool { return !t.is(ofRemarks) })
		inBrackets := from > 0 && to < len(all) && all[from-1].is("(") && all[to].is(")")
		if len(part) > 0 && from > 0 && (last || inBrackets) && !about && (idle || has(p.isStrange)) {
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
		count := func(words string) (n int) {
			for _, t := range all {
				if t.is(words) {
					n++
				}
			}
			return n
		}
		if said[0].kind == theCells && twice && (again || count("if") > 1 || count("=>") > 1 && count(";") > 0) {
			return strings.TrimRight(text[:said[0].pos], " ,") + ". Either way " + text[said[0].pos:said[len(said)-1].end]
		}
	}
	return text
}

// doubts are words that nothing reads and that may say that what stands beside them is not so.
const doubts = "hardly barely scarcely seldom unlikely wrongly falsely wrong false mistaken mistake error bogus fake nonsense debunked refuted contrary deny denies denied " +
	"disagree dispute doubt doubtful invalid broken failed unless supposedly allegedly"

// familiar returns a text without the words that nobody knows, and without the parts of sentences that neither name a technique nor speak of
// the board. What is read of it counts if it is right: it is not known what else was said.
func familiar(text string, g *candidates.Grid, book Book) string {
	p := &people{reader: reader{text: text, all: tokensOn(text, g.Layout()), layout: g.Layout(), grid: g}, book: book}
	if slices.ContainsFunc(p.all, func(t token) bool { return hasWord(doubts, t.word) }) {
		return text
	}
	var kept []string
	for _, part := range parted(p.all, ". ! ? ; , ( )") {
		end := 0
		if len(part) > 0 {
			end = part[len(part)-1].end
		}
		part = slices.DeleteFunc(slices.Clone(part), func(t token) bool { return p.isStrange(t) && !book.Known(t.word) })
		of := &people{reader: reader{text: text, all: part, layout: p.layout, grid: g}, book: book}
		begin, behind := of.findName(0, len(part))
		isNone := func(t token) bool { return t.is(negative) }
		switch {
		case scopeOf(part) == (scope{}) && (begin == behind || slices.ContainsFunc(part, isNone)):
			continue
		case begin == behind:
			begin = len(part)
		}
		from := slices.IndexFunc(part, func(t token) bool {
			return t.kind > aSign || t.digits != 0 || t.houses != 0 || t.is(negative+" "+surely+" "+because+" "+supposing+" "+remainder+" "+alone+" "+trueOnly+" then only no") || t.is(removing) || t.is(placing)
		})
		if from = max(0, from); begin < len(part) {
			from = min(from, begin)
		}
		for from > 0 && (part[from].pos == part[from].end || part[from-1].is("almost nearly a an")) { // the not of isn't
			from--
		}
		said, last := "", 0
		for _, t := range part[from:] {
			if last > 0 && slices.ContainsFunc(p.all, func(o token) bool { return o.pos >= last && o.end <= t.pos && o.end > o.pos }) {
				said += " " // for what is left out
			} else if last > 0 {
				said += text[last:t.pos]
			}
			said, last = said+text[max(t.pos, last):max(t.end, last)], max(t.end, last)
		}
		if next := strings.TrimLeft(text[end:], " "); next != "" && strings.IndexByte(".!?;,", next[0]) >= 0 {
			said += next[:1]
		}
		kept = append(kept, said)
	}
	return strings.Join(kept, " ")
}

// lastSaid reads the conclusion with which a text ends of which nothing else is understood: what a word like so leads to, or what its last
// sentence removes. What does not speak of the board behind it is passed over.
func (p *people) lastSaid() (c *Claim, eachWay bool) {
	q := newPeople(p.text, p.grid, p.book)
	q.all = trimmed(tokensOn(p.text, p.layout), ". ! ; )")
	if len(q.all) == 0 || q.deniesName() {
		return nil, false
	}
	begin := q.sentenceBegin(len(q.all))
	for begin > 0 && scopeOf(q.all[begin:]) == (scope{}) {
		q.all = trimmed(q.all[:begin], ". ! ? ;")
		begin = q.sentenceBegin(len(q.all))
	}
	if len(q.all) == 0 {
		return nil, false
	}
	if next := q.all[len(q.all)-1].end; strings.HasPrefix(strings.TrimLeft(p.text[next:], " )"), "?") { // it asks
		return nil, false
	}
	from := begin
	for from < len(q.all) && q.all[from].is("so therefore thus hence and then now in either any both every all each , : "+ways) {
		from++
	}
	eachWay = q.saysEachWay(begin, from)
	marked := eachWay || slices.ContainsFunc(q.all[begin:from], func(t token) bool { return t.is(surely) })
	if so := q.lastSo(len(q.all)); so >= begin && so >= from {
		from, marked = so+1, true
	}
	if from == 0 || from >= len(q.all) || !marked && !(begin > 0 && q.all[from].is(removing)) || slices.ContainsFunc(q.all[from:], func(t token) bool { return t.is(supposing + " would or") }) {
		return nil, false
	}
	var supposed []supposition
	for i, t := range q.all[:from] {
		if t.is(supposing + " would put say try ?") {
			supposed = append(supposed, q.supposition(i, from))
		}
	}
	settled := eachWay || len(supposed) == 0 || slices.ContainsFunc(q.all[:from], func(t token) bool { return t.is("least either both each") })
	if q.promised() && !slices.ContainsFunc(q.all[:from], func(t token) bool {
		return t.is(auxiliary + " is are has see sees gives makes leaves puts forces needs")
	}) {
		return nil, false // of a pattern it is told what is wrong with it
	}
	if !eachWay && q.reasonBeside(spoken{from: from, to: len(q.all)}) == "" {
		return nil, false
	}
	for to := len(q.all); to > from; to-- { // r1c1 isn't 5, leaving r2c2 as the last place
		if to < len(q.all) && !(q.all[to].is(", -") && q.token(to+1).is("leaving which so and then that making")) {
			continue
		}
		c, _, err := readAs(p.text[q.all[from].pos:q.all[to-1].end], p.grid, p.book)
		if err == nil && c.IsConclusion() && (c.Unread == "" || !strings.HasPrefix(p.text[q.all[from].pos:], c.Unread)) {
			if !settled && !slices.ContainsFunc(supposed, func(s supposition) bool { return s.deniedBy(c.Effects) }) {
				return nil, false // it is so in one case
			}
			unread := cmp.Or(q.reasonBeside(spoken{from: from, to: len(q.all)}), strings.Trim(p.text[:q.all[from].pos], " ,:;-"))
			return &Claim{Effects: c.Effects, Unread: unread}, eachWay
		}
	}
	return nil, false
}

// deniesName reports whether a text says that a pattern is not there, or not quite.
func (p *people) deniesName() bool {
	begin, end := p.findName(0, len(p.all))
	before := trimmed(p.all[:begin], "a an the any such valid real")
	return begin < end && len(before) > 0 && before[len(before)-1].is("no not never without almost nearly")
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
