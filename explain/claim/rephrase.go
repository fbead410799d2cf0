package claim

import "strings"

// A rephrasing puts a turn of speech into words that are read. It means the same.
//
// What is said is words and signs, several with strokes between them where any will do, in brackets those that may be missing, with a star
// those that may come several times. C is a cell, N cells, H houses, D digits, @2 digits that are all among $2, and ... anything; these are $1, $2
// and so on in other words.
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
	{"that|which|it would|will exclude|remove|eliminate [any|all|the|candidate|candidates]* D", ", so remove $1"},
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
	{"setting|putting|placing C = D solves|cracks|finishes|unlocks [it|this|the|puzzle|rest|grid|everything]*", "so $1=$2"},
	{"[;|,|.|and]* singles|basics to|from|till|until|after [the|here|there|end|on|now|that]* $", ""},
	{"^ another|second|also ... giving|with|for the same [elimination|result|exclusion|thing] :", "$1"},
	{"i [can] see why|how|that", "so"},
	{"i'm|i'd|i've|i'll|we've|we're|we'd|you'd|you'll|we'll", ""},
	{"take|consider|try|follow this|the chain : C = D", "if $1=$2"},
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
	{"[,|.|;|so|and|then]* everything|anything|all else|other [digits|candidates|marks|in|from|these|those|the|two|three|both|cells|squares|them|there]* [can|must|will|should] [be|is|are] removed|eliminated|gone|goes|go|deleted|out [from|in|of|there] ... $", ""}, // a hidden set says so
	{"N has|have identical|the candidates|candidate [:]* D", "$1 with $2"},
	{"each|both|all|any|either [one] of them|these|those gives|leads|makes|means|implies|forces|solves [to]", "so both ways"},
	{"N and N see [both|all] [of] [these|them|those|both] and go|vanish|disappear|die [out|away] $", "so not in $1 and $2"},
	{"thx", "thanks"},
	{"str", "string"},
	{"trio", "triple"},
	{"duo|couple", "pair"},
	{"unique|disjoint subset", "naked subset"},
	{": idea|arrow|lol|smile|wink|oops|cool :", ""},
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
	{"at|to|in|on the bottom|top|left|right|end|middle|center|start [left|right|corner|center|middle|cell|square]* [,|:|-]* C", "at $1"},
	{"+ fin", "fin"},
	{"ergo|consequently|accordingly", "so"},
	{"bivalues|bi-values|bivals", "cells"},
	{"D twins|twin", "$1 pair"},
	{"C - D eliminated|removed|gone|out $", "remove $2 from $1"},
	{"^ all D of H in H", "all $1 of $2 are in $3"},
	{"[,|;]* anything|everything|whatever|all seeing|sees|see both [ends|of|them]* :", " =>"},
	{"[,|and|so]* [the] only way out is [the|a|an]* D at|in C", ", so $2=$1"},
	{"take|takes [the|a] D away in|at|of N", "removes $1 from $2"},
	{"C minus D $", "so $1<>$2"},
	{"[,] N - no D $", ", no $2 in $1"},
	{"C D ! $", "$1=$2"},
	{"pr|prs", "pair"},
	{"^ [the] [bottom|top|middle|center|centre] left|right|middle|center|centre C", "$1"},
	{"/ - D", ", -$1"},
	{"% box|block|cell|row|col|column|house", ""}, // strong in it
	{"^ after [all] [the] [easy|basic|usual|first]* stuff|basics|singles [,]", ""},
	{"^ simplest|easiest|quickest|best [way|move|step|thing|one|would|be]* is", ""},
	{": all locked for|in", ": locked for"},
	{"[just] to finish|complete|end|crack [off] it|this|things|the [puzzle|grid] $", ""},
	{"^ u", "you"},
	{"unique|only|sole [possible|valid|remaining]* location|spot|cell|square for", "only place for"},
	{"[,] leaves|leaving [only|just] D for|to|in the other|remaining [two|three|four|five|D] cells|squares [of|in]* [the|that|this|row|column|box|block]* $", ""},
	{"must be D , neither|not N nor|or N $", "must be $1, so no $1 in $2 and $3"},
	{"^ focus|concentrate on", "look at"},
	{"[you|we|i] [can|could] advance|proceed|continue|progress by|using|with [the|a|an|this]", ""},
	{"only candidate|option|possibility for D in|of H is", "only place for $1 in $2 is"},
	{"C reduces|reduced|shrinks to [just|only]* D", "$1 can only be $2"},
	{"^ ( a|i )", ""},
	{"[,|;|and]* ( b|c|ii )", "."},
	{"from [the] candidates|options|possibilities for|of|in|at", "from"},
	{"= D forbids|excludes|eliminates|kills|removes C = D", "= $1 => $2<>$3"}, // behind a chain
	{"^ step|move|hint D :|.|)", ""},
	{"[,]* [that|which|this|it]* makes|making C [into|a|an|the]* D $", ", so $1=$2"},
	{"trip D", "triple $1"},
	{"remote pair D , D", "remote pair $1$2"},
	{"chain|loop|aic D ( @1 = @1 )", "chain ($2=$3)"},
	{"wing D ( @1 = @1 )", "wing ($2=$3)"},
	{"^ uniqueness|unique :", ""},
	{"if C is|= [a|an]* D ... if it [s|is]* [a|an]* D", "if $1=$2 $3 if $1=$4"},
	{"[so|,]* neither of those [two|cells|squares]*", ", so neither"},
	{"^ C = D [would|will] forces|force|means|mean|implies|imply|requires|makes C = D", "if $1=$2 then $3=$4"},
	{"^ [a|an]* D in|at C [would|will] forces|force|means|mean|implies|imply|requires C = D", "if $2=$1 then $3=$4"},
	{"^ try|trying|say|suppose|assume|test [a|an]* D in|at C :|,|.|; C = D", "if $2=$1 then $3=$4"},
	{"^ try|trying|say|test C = D :|,|.|; C = D", "if $1=$2 then $3=$4"},
	{"= D follow|follows [,]", "=$1,"},
	{"^ D in ... ( naked pair )", "naked pair $1 in $2"},
	{"^ D in ... ( hidden pair )", "hidden pair $1 in $2"},
	{"^ D in ... ( naked triple )", "naked triple $1 in $2"},
	{"^ D in ... ( hidden triple )", "hidden triple $1 in $2"},
	{"C can|is not [be]* D =>|leaving|making|so [it|s|is|only|just|a|an]* D $", "$1<>$2, so $1=$3"},
	{"[.|,|;]* C would|will complete|make|create|form|close [the|a]* deadly pattern|rectangle [,]* so neither D nor D [is|goes|fits|works|possible]* there|here $", ", so $1 is neither $2 nor $3"},
	{"[color|colour|simple]* trap / wrap", "simple coloring"},
	{"D [s]* ,|:|.|- H has|have them [all|only|both] in H [only]", "$1s of $2 all in $3"},
	{"[the]* odd|extra one|cell|square [out]* is|: C", "$1"},
	{"bug + D ... C has|is|holds [the|a|only|sole|one|lone|cell|square|with|three|3|many|D|trivalue|value|triple|candidates|digits|options|left|,|and|so|it|he]* must|has|is|s|its [be|to|be|a|an]* D $", "bug+1, so $3=$4"},
	{"bug + D ... C has|is|holds [the|a|only|sole|one|lone|cell|square|with|three|3|many|D|trivalue|value|triple|candidates|digits|options|left|,]* =>|so C = D $", "bug+1, so $4=$5"},
	{"C = D > C = D", "$1=$2 -> $3=$4"},
	{"= D > no D in", "=$1 -> no $2 in"},
	{"^ nishio [:|,|-]* [a|an]* D in|at C puts|places [a|an|its]* D [s]* at|in|on C and C", "if $2=$1 then $4=$3 and $5=$3"},
	{"^ nishio [:|,|-]* [a|an]* D in|at C puts|places [a|an|its]* D [s]* at|in|on C", "if $2=$1 then $4=$3"},
	{"^ C can|is not [be|a|an]* D [,|.|;|:|-|because|since|as|that|this|it]* makes|forces|gives|means C = D ... $", "if $1=$2 then $3=$4 $5, so $1<>$2"},
	{". C = D makes|gives|forces|means C = D", ". if $1=$2 then $3=$4"},
	{"^ [a|an]* D at|in C => C", "if $2=$1 => $3"},
	{"^ C =|is|must|has [to|be|the|a|an|=]* D [,|;|.|-|as|since|because|it|s|is|the]* only|last place|spot|cell|home|room [left|open|remaining]* for [a|an|the]* @2 in|of H $", "the only place for $3 in $4 is $1"},
	{"^ C =|is|must|has [to|be|the|a|an|=]* D [,|;|.|-|as|since|because|there|is|s]* nowhere|no [else|other|more|place|spot|cell|room]* for it in H $", "the only place for $2 in $3 is $1"},
	{"^ H : D [s]* point|points|pointing [down|along|up|across|in|into|to|at]* H", "pointing $2 in $1 and $3"},
	{"grouped|group [2|two|-|string]* kite", "grouped x-chain"},
	{"grouped|group skyscraper", "grouped x-chain"},
	{"grouped|group turbot [fish]", "grouped x-chain"},
	{"^ C must|has|is [to|be|a|an]* D .|,|;|: if|otherwise [it|s|is]* not [,|then]* C = D ... $", "if $1<>$2 then $3=$4 $5, so $1=$2"},
	{"C sees [a|an|one|cell|cells|of|in|from]* both|each|two colors|colours [and|so|it|can|is]* not|loses [be|its|the|a]* D", "so $1<>$2"},
	{"^ D must [be|go] in|at C [,|.|;|:|-|there|is|s|because|since|as]* no other|more place|spot|cell|room [left]* for it in H $", "the only place for $1 in $3 is $2"},
	{"with D locked into|in|inside the rectangle in|by H", "$1 locked in $2"},
	{"^ put|place|stick|try [a|an|the]* D in|at C and|, [then]* [you|we]* get|have C = D", "if $2=$1 then $3=$4"},
	{"^ put|place|stick|try [a|an|the]* D in|at C and|, C becomes|is|gets|turns [a|an|into|to|the]* D", "if $2=$1 then $3=$4"},
	{"C becomes|turns [a|an|into|to|the]* D", "$1=$2"},
	{"^ if C is|was|= [a|an]* D ... so|hence|therefore [it|s|is|can]* not [be|a|an]* @2 $", "if $1=$2 $3 so $1<>$4"},
	{"^ all [the]* options|candidates|values|digits in|of|for C remove|removes|eliminate|kill|exclude D from|in C $", "forcing chain from $1, $3<>$2"},
	{"^ C = D or C = D ( then ... )", "if $1=$2 or $3=$4 then $5"},
	{"take|takes|taking [the|all]* D [s]* and D [s]* out|off|away of|from", "remove $1 and $2 from"},
	{"take|takes|taking [the|all]* D [s]* out|off|away of|from", "remove $1 from"},
	{"^ whatever [digit|value] C is|holds|gets [,]", "forcing chain from $1,"},
	{"( see ... )", ""},
	{"C + C", "$1 and $2"},
	{"down|along|across the middle|side|left|right|top|bottom [side] of", "in"},
	{"bottom|top|middle [end|side|part] of", "in"},
}

// mostTimes is how often a turn of speech is put into other words in one text.
const mostTimes = 6

// rephrased returns a text in other words: typos of names mended, turns of speech put plainly, and without remarks about nothing on the board.
func (p *people) rephrased() string {
	text := nodesBracketed(withPlaces(unquoted(p.withoutRemarks()), p.layout))
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
	case item[0] == '@':
		if of := (*caught)[item[1]-'1']; i == len(all) || all[i].kind != aDigits || all[i].digits&^of[0].digits != 0 {
			return -1
		}
		return next(rest, i+1, true)
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
