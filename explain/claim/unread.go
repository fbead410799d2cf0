package claim

import (
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// spoken is a conclusion that stands in a text, whatever is said for it.
type spoken struct {
	from, to int // its tokens
	effects  []explain.Effect
	marked   bool // a word like so leads to it
	apart    bool // one does in words, of no case alone
	onward   bool // "that makes" leads to it, of no case alone
	settled  bool // it is so in each case, or denies what was supposed
	told     bool // a word like because stands behind it, and the reason
	would    bool // it follows from what would be so
	open     bool // "and" stands behind it, and something that has to lead to another one
}

// supposition is what is supposed in a text: what comes behind it need not be so.
type supposition struct {
	scope
	not   bool
	at    int  // where it stands
	tried bool // without a word for it
}

// The words that parts of a sentence begin with, and those with which one begins that is no conclusion.
const (
	leads    = surely + " means meaning mean makes make making leaves leave leaving forces forcing"
	begins   = ", : - ) then " + leads
	noParts  = because + " or if when unless while although though whether where except provided assuming suppose until"
	ways     = "way ways case cases time times"
	trueOnly = "either any both " + ways
)

// concluded reads a claim of which just the conclusion is certain: it stands in a part of a sentence that says nothing else, and
// follows from no supposition but by denying it. Of several the one that a word like so leads to is meant, the last of these,
// or the one for which a reason is given. It is an error if two could be meant, nil if none can be read, or if there is no reason in
// words beside it. Where the name of a technique promises a pattern, the reason has to be a sentence: of what is written in short
// it is told what is wrong with it. No guess at such a pattern is given up.
func (p *people) concluded() (*Claim, *Error) {
	promised := p.promised()
	if promised && p.exact {
		return nil, nil
	}
	p.clued()
	p.otherwiseSaid()
	p.endSaid()
	for i := 1; i < len(p.all); i++ { // a one, a two or a six
		if t := &p.all[i]; t.kind == aWord && t.digits != 0 && p.all[i-1].is("a an") {
			t.kind = aDigits
		}
	}
	all := p.unsupposed(p.undenied(p.spoken()))
	if len(all) == 0 {
		return nil, nil
	}
	meant := all[0]
	last := -1
	for _, would := range []bool{true, false} { // rather not what would be so
		for i, s := range all {
			if s.marked && s.would == would {
				meant, last = s, i
			}
		}
		if would && last >= 0 && all[0].told && !all[0].marked {
			meant, last = all[0], -1
		}
	}
	if n := len(all) - 1; last < 0 && n > 0 && !p.exact && !all[n].told && len(trimmed(p.all[all[n].to:], ". !")) == 0 && p.lastSo(all[n].from) >= max(p.sentenceBegin(all[n].from), all[n-1].to) {
		meant, last = all[n], n // so box 8 has its 2 in column 6, r5c6=1
	}
	if last < 0 && !all[0].told {
		last = 0
	}
	two := func(s spoken) (*Claim, *Error) {
		if promised || p.reasonBeside(meant) == "" {
			return nil, nil
		}
		return nil, &Error{Text: p.text, Col: p.all[s.from].pos + 1, Msg: fault.New("two conclusions could be meant, %v and %v: expected one, or a word like so before it", meant.effects[0], s.effects[0])}
	}
	if (meant.marked || !meant.told) && slices.ContainsFunc(p.all[meant.to:], func(t token) bool { return t.is(surely) }) {
		return nil, nil // what it leads to is meant
	}
	end := all[len(all)-1] // behind the last of them
	if rest := p.sentence(end.to); !end.told && len(rest) > 0 && rest[0].is(", and") {
		isDigit := func(t token) bool { return t.kind == aDigits && !t.each } // and not what a word like high stands for
		if !scopeOf(rest).cells.IsEmpty() && slices.ContainsFunc(rest, isDigit) && !slices.ContainsFunc(rest, func(t token) bool { return t.is(because) }) {
			return nil, nil // there is more that follows
		}
	}
	if _, next, ok := p.onward(end.to); ok && (next < len(p.all) || p.token(next-1).is(leads)) {
		return nil, nil // nor is what goes on behind it passed over
	}
	if so := p.lastSo(meant.from); !meant.marked && p.all[meant.from].is("and") && so >= 0 && !lastNamed(p.all[so:meant.from]).IsEmpty() {
		return nil, nil // of what it leads to that is only the end
	}
	for i, s := range all { // each of them is claimed
		led := p.lastSo(s.from) >= 0
		joins := s.onward || meant.marked && !meant.settled && p.proclaims(s) || p.token(s.to).is("because since due bc cause cuz") || (led || s.apart) && !(meant.settled && s.settled && i < last) && !p.isCase(s) && !p.wouldBe(p.sentenceBegin(s.from), s.from)
		if s.from == meant.from || !joins || p.exact && !s.onward && !slices.ContainsFunc(p.all[min(s.to, meant.from):meant.from], func(t token) bool { return t.is(". ; now then") }) {
			if i > last && last >= 0 && !slices.Equal(s.effects, meant.effects) {
				return two(s)
			}
			continue
		}
		effects := slices.DeleteFunc(slices.Clone(s.effects), func(e explain.Effect) bool { return contradict(append(slices.Clone(meant.effects), e)) })
		if len(effects) < len(s.effects) {
			return two(s)
		}
		meant.effects = append(slices.Clone(meant.effects), effects...)
	}
	reason := p.reasonBeside(meant)
	isVerb := func(t token) bool {
		return t.is(auxiliary + " see sees gives makes leaves puts forces needs line lines")
	}
	if reason == "" || promised && !slices.ContainsFunc(slices.Concat(p.all[:meant.from], p.all[meant.to:]), isVerb) {
		return nil, nil
	}
	return (&Claim{Effects: meant.effects, Unread: reason}).sorted(), nil
}

// atLast reads what the last sentence concludes of those before it, which suppose something and say less than is judged right: "if r6c2 is 4
// r4c2 is 6, if it's 6 then r4c2 is 4. No 4 in r7c2 either way".
func (p *people) atLast(said *Claim, judged func() Judgement) *Claim {
	if !strings.ContainsAny(p.text, ".!?;") { // there is one sentence
		return nil
	}
	q := newPeople(p.text, p.grid, p.book)
	q.all = trimmed(tokensOn(p.text, p.layout), ". !")
	begin := q.sentenceBegin(len(q.all))
	supposed := func(t token) bool { return t.is("if when suppose ?") }
	if begin == 0 || begin == len(q.all) || slices.ContainsFunc(q.all[begin:], supposed) {
		return nil
	}
	eachWay := false
	for i := range q.all[begin:] {
		eachWay = eachWay || q.isEachWay(begin+i)
	}
	if !eachWay && !slices.ContainsFunc(q.all[:begin], supposed) {
		return nil
	}
	from, to := begin, len(q.all)
	if eachWay {
		for from < to && q.all[from].is("either any both every all each in regardless anyway anyhow so , : "+ways) {
			from++
		}
		for to > from && q.all[to-1].is("anyway anyhow , either both "+ways) {
			to--
		}
	}
	if from == to {
		return nil
	}
	effects, ok := q.certain(from, to, true, nil)
	if !ok || said != nil && (slices.Equal(said.Effects, effects) || !eachWay && said.pattern != nil && judged().Verdict == Shown) {
		return nil
	}
	return (&Claim{Effects: effects, Unread: q.textOf(0, begin-1)}).sorted()
}

// proclaims reports whether the text begins with a conclusion of which it is told why: "r1c1 can't be 5: ...".
func (p *people) proclaims(s spoken) bool {
	return s.from == 0 && p.token(s.to).is(": because since as cause") && slices.ContainsFunc(p.all[:s.to], func(t token) bool { return t.is(auxiliary) })
}

// lastSo returns where the last word like so stands before a token, -1 if there is none.
func (p *people) lastSo(to int) int {
	for to--; to >= 0 && !p.all[to].is(surely); to-- {
	}
	return to
}

// undenied drops the conclusions that one behind them denies, with what stands between: they were supposed.
func (p *people) undenied(all []spoken) []spoken {
	for i := len(all) - 1; i > 0; i-- {
		first := slices.IndexFunc(all[:i], func(s spoken) bool { return contradict(slices.Concat(s.effects, all[i].effects)) })
		if first >= 0 && scopeOf(p.all[all[i].from:all[i].to]).digits != 0 {
			return slices.Concat(p.undenied(all[:first]), all[i:])
		}
	}
	return all
}

// unsupposed drops digits that were placed on the way to a contradiction, or in one of the cases that the last conclusion speaks of.
func (p *people) unsupposed(all []spoken) []spoken {
	if len(all) < 2 {
		return all
	}
	last := all[len(all)-1]
	end := -1 // where what is supposed ends
	for i := range p.all {
		if p.isBroken(i) || i >= last.from && i < last.to && p.isEachWay(i) || i < last.from && p.isEachWay(i) && p.led(i, last.from, ways+" always happens anyway anyhow regardless whichever whatever matter") {
			end = i
		}
	}
	return slices.DeleteFunc(slices.Clone(all), func(s spoken) bool { return s.from != last.from && s.from < end && !s.told && s.effects[0].Place })
}

// isBroken reports whether a contradiction is found at a token: "contradiction", "two 9s in box 5", "doesn't work".
func (p *people) isBroken(i int) bool {
	t, next := p.token(i), p.token(i+1)
	return t.is("contradiction impossible") && !p.token(i-1).is("no") || t.is("two") && next.kind == aDigits && next.digits.Len() == 1 && p.token(i+2).is("in") || t.is(negative) && next.is("work")
}

// isCase reports whether an arrow stands before a conclusion in its sentence, and what it leads from is supposed: "circle is 6 -> ...".
func (p *people) isCase(s spoken) bool {
	from := p.sentenceBegin(s.from)
	arrow := slices.IndexFunc(p.all[from:s.from], func(t token) bool { return t.is("=>") })
	if arrow < 0 {
		return false
	}
	first := scopeOf(slices.DeleteFunc(slices.Clone(p.all[from:from+arrow]), func(t token) bool { return t.clue && t.cells.Len() != 1 }))
	return !first.cells.IsEmpty() && first.digits != 0
}

// endSaid makes "so not" of words that say of what stands behind them that it goes: "and that's the end of", "there goes".
func (p *people) endSaid() {
	for i := 0; i+2 < len(p.all); i++ {
		end := i
		switch t := p.all[i]; {
		case t.is("there so") && p.all[i+1].is("go goes"):
			end = i + 2
		case t.is("that this which"):
			for end = i + 1; p.token(end).is("s is was will be does marks means the just also"); {
				end++
			}
			if !p.token(end).is("end it") || !p.token(end+1).is("of for") {
				continue
			}
			end += 2
		default:
			continue
		}
		if p.token(end).is("the all") {
			end++
		}
		if p.token(end).kind == aDigits {
			p.all = slices.Concat(p.all[:i], []token{{kind: aWord, word: "so", pos: p.all[i].pos, end: p.all[i].end}, {kind: aWord, word: "no", pos: p.all[i].end, end: p.all[i].end}}, p.all[end:])
		}
	}
}

// guessed reports whether the reason of a claim is one that words were passed over for, or cells that are mentioned and make some
// pattern: it may be another than what was meant.
func (c *Claim) guessed() bool {
	if c == nil || len(c.Effects) == 0 {
		return false
	}
	of, isGrounds := c.pattern.(grounds)
	_, isPattern := c.pattern.(*mention)
	return isGrounds && !of.plain || isPattern
}

// promised reports whether a technique is named. A word that several have in their names, as wing, promises no pattern.
func (p *people) promised() bool {
	for from := 0; from < len(p.all); {
		begin, end := p.findName(from, len(p.all))
		if begin == end {
			return false
		}
		if kinds, _ := p.kindAt(begin); kinds == nil && p.hasPattern(begin, end) && (end > begin+1 || len(p.book.Codes(p.textOf(begin, end))) == 1) {
			return true
		}
		from = end
	}
	return false
}

// spoken returns the conclusions that stand in the text, each as long as it can be.
func (p *people) spoken() (all []spoken) {
	var supposed []supposition
	var either, asked bool // what follows is so in each case, or answers a question that supposes nothing
	for from := 0; from < len(p.all); {
		to := from
		for to < len(p.all) && !p.ends(to) {
			to++
		}
		question := to < len(p.all) && p.all[to].is("?")
		either = either || !p.exact && eachSupposed(supposed)
		reason, first, alternatives, ended := false, p.all[from].is(because), false, false
		openly := question && p.all[from].is("where what which who why how") && !p.token(from+1).is(supposing+" happens about")
		asked = asked || openly
		for i := from; i < to; i++ {
			t := p.all[i]
			if stop := p.triesOut(from, i); stop > 0 {
				try := p.supposition(i, stop)
				try.tried = true
				supposed, either = append(supposed, try), false
			} else if (!p.exact || t.kind == aDigits) && p.isSupposedIn(i, i == from) {
				stop := i + slices.IndexFunc(p.all[i:], func(t token) bool { return t.is(doing) })
				supposed, either = append(supposed, p.supposition(i, stop)), false
			} else if t.is(supposing) && !(t.is("if") && p.isNotFor(i+1)) || (i == from || t.is("say") && i < p.opened() && p.token(to+1).is("then")) && (t.is("say put placing putting try imagine") || t.is("with") && !slices.ContainsFunc(p.sentence(i), func(t token) bool { return t.is("already") }) || t.is("let") && p.token(i+1).kind == theCells) || t.is("try") && (p.token(i+1).kind > aSign || p.token(i+1).is("a an the")) || question && i == from && !openly {
				supposed, either = append(supposed, p.supposition(i, to)), false
			}
			either = either || p.isEachWay(i) || t.is("contradiction") && !p.token(i-1).is("no")
			alternatives = alternatives || t.is("or") && p.token(i-1).is(",") && p.token(i+1).is("it") || t.is("either") && !p.isEachWay(i+1) || t.is("case") && p.token(i-1).is("that this") // either r1c1 is 5, or then r1c2 is
			reason = reason && !(t.is(",") && (ended || !p.exact && p.goesOnBehind(i))) || t.is(because) && t.kind == aWord && i > from && !(t.is("else") && !p.all[i-1].is("or , ;"))
			ended = !t.is(because) && ended || t.is("via using")
			begin := i
			after := surely + " now then"
			if p.token(i + 1).is("everything") { // that makes it a pair and everything else there goes
				after = leads
			}
			clause := !p.exact && t.is("and") && (slices.ContainsFunc(p.all[from:i], func(t token) bool { return t.is(after) }) || p.saysEachWay(from, i)) && (p.beginsClause(i+1) || p.behindBeside(i+1, to) > i+1)
			if t.is(begins) && !(t.is("-") && !p.exact && (i == from || p.isMinus(i)) && p.token(i+1).kind == aDigits && p.token(i+1).pos == t.end) || clause { // and no minus of a digit
				begin++
			} else if i > from {
				continue
			}
			start := begin
			marked, strong := p.led(from, begin, leads), p.led(from, begin, surely)
			marked = marked || clause || !p.exact && t.is(":") && slices.ContainsFunc(p.all[from:i], func(t token) bool { return t.is(surely) })
			if behind := p.behindWays(begin, to); !p.exact && behind > begin {
				begin, either, marked, strong = behind, true, true, true
			}
			for n := 0; !p.exact && begin+2 < to; begin += n {
				if n = 0; p.all[begin].is("and") {
					n = 1
				} else if p.all[begin].is("after from") && p.all[begin+1].is("that there this") {
					n = 2
				}
				if n == 0 {
					break
				}
			}
			if begin > 0 && begin+1 < to && p.all[begin].is("this that which these they") && p.all[begin+1].is(removing) { // that costs r1c8 its 4
				begin, marked = begin+1, true
			}
			if question || asked && !marked || (reason || alternatives) && !strong || alternatives && !either && p.saysEachWay(i, len(p.all)) || begin >= to || p.all[begin].is(noParts) || p.isSupposedIn(begin, true) || p.isTried(begin, i == from, to) || begin > 0 && p.lists(begin-1) {
				continue
			}
			for end, beside := to, p.behindBeside(begin, to); end > begin || beside > begin; end-- {
				if end == begin { // with the 12 cage r5c4=4
					begin, end, beside = beside, to, 0
				}
				if end < to && !p.all[end].is(begins) && !p.all[end].is(noParts) && !(p.all[end].is("and") && p.behindBeside(end+1, to) > end+1) {
					continue
				}
				told := end < to && p.all[end].is("because since due as bc cause cuz otherwise else :") || end == to && begin == 0
				var last []explain.Effect // what is said just before: r1c1 isn't 5 so it is 4
				if n := len(all); n > 0 && all[n-1].from >= from && (all[n-1].to == begin-1 || p.continues(all[n-1].to, begin)) {
					last = all[n-1].effects
				}
				effects, ok := []explain.Effect(nil), false
				for n := len(supposed) - 1; n >= 0 && !ok && (marked || i == from && end == to && !p.exact) && !(p.exact && supposed[n].tried); n-- {
					effects, ok = supposed[n].denied(p.all[begin:end])
				}
				if !ok {
					effects, ok = p.certain(begin, end, marked || told, last)
				}
				if n := len(supposed); !ok && n > 0 && end == to && !p.exact {
					effects, ok = supposed[n-1].denied(p.all[begin:end])
				}
				settled := either || marked && p.saysEachWay(begin, to)
				if !ok || len(supposed) > 0 && !settled && !slices.ContainsFunc(supposed, func(s supposition) bool {
					return (s.deniedBy(effects) || from > s.at && marked && s.instead(p.grid, effects)) && (from > s.at || cellsAffected(effects).Within(s.cells) && !(s.tried && effects[0].Place)) || marked && (s.not || strong) && s.eitherWay(p.grid, effects) || strong && s.saidBy(effects)
				}) {
					continue
				}
				next := end
				for next < to && p.all[next].is(", -") {
					next++
				}
				for more := true; more && !p.exact && next < to; {
					var others []explain.Effect
					if others, more = p.goesOnSaying(next, to, marked || told, effects); more {
						effects, end, next = append(slices.Clone(effects), others...), to, to
					}
				}
				only := p.token(next).is("only") && !p.token(next+1).is(rooms+" cell") // and not r9c7=8, only place in row 9
				open := next < to && p.all[next].is("and but") && p.token(next+1).kind == theCells
				if next < to && (only || open && p.exact || p.all[next].is("or nor if unless when provided except until not rather instead")) || end < to && p.lists(end) {
					break // not whatever the rest says
				}
				isClue := func(t token) bool { return t.clue }
				said := spoken{from: start, to: end, effects: effects, marked: marked || first && begin > from, told: told, settled: settled || len(supposed) > 0, open: open, would: p.wouldBe(from, begin)}
				if !either && len(supposed) == 0 && !said.would {
					said.apart = p.led(from, begin, "so therefore thus hence") || begin == from+1 && p.all[from].is("then")
					said.onward = p.token(begin-1).is(leads) && p.token(begin-2).is("that this which")
				}
				if said.marked || told || !slices.ContainsFunc(p.all[begin:end], isClue) {
					if n := len(all); n > 0 && p.continues(all[n-1].to, start) { // so r9c6 isn't 3, which makes it a 9
						said.from, said.effects = all[n-1].from, slices.Concat(all[n-1].effects, effects)
						said.marked, said.apart, said.onward = said.marked || all[n-1].marked, said.apart || all[n-1].apart, said.onward || all[n-1].onward
						all = all[:n-1]
					}
					all = append(all, said)
				}
				i = end - 1
				break
			}
		}
		all = joinedOpen(all, from, to)
		if p.token(from).is("if when") && slices.ContainsFunc(p.all[from:to], func(t token) bool { return t.is("otherwise") }) {
			either = true // if r1c1 is 5, ..., otherwise ...
		}
		from = to + 1
	}
	if len(all) == 1 && len(supposed) > 0 && all[0].from == 0 && supposed[0].at >= all[0].to { // of which it is told why
		all[0].told = true
	}
	return all
}

// goesOnBehind reports whether what follows from a conclusion stands behind its reason: "..., that kills 9 in r1c2", "..., then r3c5=9".
func (p *people) goesOnBehind(comma int) bool {
	next := p.token(comma + 1)
	return next.is("that which this") && p.token(comma+2).is(removing) || next.is("then") && p.token(comma+2).kind == theCells
}

// joinedOpen joins the conclusions of a sentence behind which an "and" stands, and words that are not read, to the one at its end; without one
// they are dropped.
func joinedOpen(all []spoken, from, to int) (joined []spoken) {
	for i, s := range all {
		last := &all[len(all)-1]
		if s.from < from || !s.open {
			joined = append(joined, s)
		} else if i < len(all)-1 && last.to == to && !last.open {
			last.effects, last.marked = slices.Concat(s.effects, last.effects), last.marked || s.marked
		}
	}
	return joined
}

// behindBeside returns where something goes on behind what says by which clue it is so: "with the 12 cage r5c4=4", "the 15 cage makes
// r6c9 8", "the 17 is 9 in r9c5 and 8 in r9c6".
func (p *people) behindBeside(begin, to int) int {
	at := begin
	for p.token(at).is("and then now from through using in on "+because) && at < to {
		at++
	}
	for at < to && p.token(at).is("with the a that this its other") {
		at++
	}
	_, number := numberOf(p.token(at))
	if !p.token(at).clue && !(number && at > begin && p.token(at-1).is("the")) {
		return begin
	}
	for at++; at < to && (p.token(at).is("makes make making gives forces puts is has means says wants needs leaves then , to be") || p.token(at).is("in") && p.token(at+1).houses != 0 || p.token(at).houses != 0); {
		at++
	}
	if at >= to || p.token(at).kind != theCells && !(p.token(at).kind == aDigits && p.token(at+1).is(before)) && !p.token(at).is("no") {
		return begin
	}
	return at
}

// isEachWay reports whether words stand at a token that say of something that it is so in each case: "either way", "no matter what".
func (p *people) isEachWay(i int) bool {
	t, last := p.token(i), p.token(i-1)
	return t.is(ways) && last.is("either any both every all each") || t.is("regardless whichever") || t.is("whatever") && p.token(i+1).is("happens it") || t.is("matter") && last.is("no") || t.is("anyway anyhow") || t.is("or") && last.is(ways)
}

// behindWays returns where something goes on behind such words: "in both cases r1c1 is 5", "one way or the other r1c1 is 5".
func (p *people) behindWays(begin, to int) int {
	end := begin
	for end < to && p.all[end].is("one in either any both every all each no matter what whatever happens it or the other another regardless whichever "+ways) && !(p.all[end].is("no") && !p.token(end+1).is("matter")) && !(p.all[end].is("it") && p.token(end-1).is(ways)) {
		end++
	}
	if end == to || !p.saysEachWay(begin, end) {
		return begin
	}
	return end
}

// saysEachWay reports whether such words stand among some tokens.
func (p *people) saysEachWay(from, to int) bool {
	for i := from; i < to; i++ {
		if p.isEachWay(i) {
			return true
		}
	}
	return false
}

// beginsClause reports whether what stands behind an "and" says something of its own: "r1c1 is 5", "the 4 leaves r1c1", "you can clean up".
func (p *people) beginsClause(i int) bool {
	if p.token(i).is("both") {
		i++
	}
	if p.token(i).kind == theCells {
		if p.token(i).cells.Len() == 1 && p.token(i+1).is("are") { // it is the last of several
			return false
		}
		for p.token(i).kind == theCells || p.token(i).is(", and") && p.token(i+1).kind == theCells {
			i++
		}
		return p.token(i).is(verbs + " " + certain + " " + maybe + " " + negative + " has have")
	}
	for p.token(i).is("we you i it this that can could may also the a then so") {
		i++
	}
	return p.token(i).is(removing) || p.token(i).kind == aDigits || p.token(i).is(remainder) || p.token(i).is("no not nothing")
}

// wouldBe reports whether what a sentence says before a token would be so, if something else were: what follows from that is no conclusion.
func (p *people) wouldBe(from, begin int) bool {
	would := slices.IndexFunc(p.all[from:begin], func(t token) bool { return t.is("would") })
	return would >= 0 && !slices.ContainsFunc(p.all[from:begin], func(t token) bool { return t.is("otherwise or else unless if") })
}

// triesOut returns where it ends that a digit in a cell is supposed without a word for it, "6 in r6c8 would make r8c8 a 5", "1 there,
// r9c5 goes 8"; 0 if none is.
func (p *people) triesOut(from, i int) int {
	if p.all[i].is("(") && p.token(i+1).kind == aDigits && p.token(i+2).is(")") && p.token(i+3).cells.Len() == 1 && p.token(i+4).is("=>") { // (4)r9c4 -> r1c4=9
		return i + 4
	}
	begin := i
	for begin > from && p.all[begin-1].is("a an the so and but") {
		begin--
	}
	cell := p.all[i].cells.Len() == 1 && p.all[i].kind == theCells && p.token(i+1).is("=") && p.token(i+2).kind == aDigits // r2c1=1 gives
	if !cell && (p.all[i].kind != aDigits || p.all[i].digits.Len() != 1) || !(begin == from || (!cell || p.isOther(i)) && p.all[begin-1].is(": , -")) {
		return 0
	}
	end := i + 1
	if p.token(end).is("in at on") && p.token(end+1).cells.Len() == 1 || p.all[i].kind == theCells {
		end += 2
	} else if !p.token(end).is("there here") {
		return 0
	} else if end++; p.token(end).is(",") {
		return end
	}
	if p.token(end).is("would kills and breaks gives makes means forces puts needs leaves =>") && !(p.token(end).is("and") && (cell || p.token(end+1).kind == aDigits)) {
		return end
	}
	return 0
}

// isOther reports whether the cell at a token is said to be another digit before: "r9c5=7 makes ..., r9c5=9 makes ...".
func (p *people) isOther(i int) bool {
	for j := range i {
		if p.all[j].kind == theCells && p.all[j].cells == p.all[i].cells && p.token(j+1).is("=") && p.token(j+2).kind == aDigits && p.token(j+2).digits != p.token(i+2).digits {
			return true
		}
	}
	return false
}

// doing are verbs for what something would do that is supposed.
const doing = "makes leaves forces gives puts would needs means takes"

// isSupposedIn reports whether it is said what a digit somewhere would do: "a 6 in r3c4 or r3c5 makes r4c4 a 1".
func (p *people) isSupposedIn(i int, first bool) bool {
	if !first && !p.token(i-1).is(begins+" and but") {
		return false
	}
	if p.token(i).kind == aDigits && p.token(i+1).is("makes leaves forces gives puts") { // 1 makes r9c7 a 4
		return true
	}
	if !p.token(i).is("a any") || p.token(i+1).kind != aDigits || !p.token(i+2).is(before) {
		return false
	}
	for i += 3; p.token(i).kind == theCells || p.token(i).is(joining) && p.token(i+1).kind == theCells; i++ {
	}
	return p.token(i-1).kind == theCells && p.token(i).is(doing)
}

// isTried reports whether a sentence begins with what somebody would do, and goes on with what comes of it: "taking 12 out of r1c8 makes a
// deadly pattern".
func (p *people) isTried(begin int, first bool, to int) bool {
	return first && strings.HasSuffix(p.token(begin).word, "ing") && slices.ContainsFunc(p.all[begin:to], func(t token) bool { return t.is("makes leads leaves gives would breaks") })
}

// isNotFor reports whether words come that suppose no more than that something would be otherwise: "if not for the 5", "if it
// wasn't for the 5".
func (p *people) isNotFor(i int) bool {
	for p.token(i).is("it was were is") {
		i++
	}
	return p.token(i).is("not") && p.token(i+1).is("for")
}

// eachSupposed reports whether different digits of one cell are supposed: what is said behind that is said of each.
func eachSupposed(all []supposition) bool {
	for i, s := range all {
		if s.not || s.cells.Len() != 1 || s.digits.Len() != 1 || s.cells != all[0].cells || i > 0 && s.digits == all[i-1].digits {
			return false
		}
	}
	return len(all) > 1
}

// ends reports whether a sentence ends at a token.
func (p *people) ends(i int) bool { return p.all[i].is(". ! ? ;") && !p.lists(i) }

// sentence returns the rest of a sentence.
func (p *people) sentence(from int) []token {
	to := from
	for to < len(p.all) && !p.ends(to) {
		to++
	}
	return p.all[from:to]
}

// sentenceBegin returns where the sentence begins that a token is in.
func (p *people) sentenceBegin(i int) int {
	for i > 0 && !p.ends(i-1) {
		i--
	}
	return i
}

// continues reports whether a conclusion goes on behind words like "which makes", "and that leaves" or "leaving" at a token, with
// nothing else before another one, which may begin with these words.
func (p *people) continues(at, next int) bool {
	begin, end, ok := p.onward(at)
	return ok && (end == next || begin <= next && next < end && p.token(end-1).is(leads))
}

// onward returns where such words stand behind a conclusion that ends at a token, if they do.
func (p *people) onward(at int) (begin, end int, ok bool) {
	for p.token(at - 1).is(", and that this which") {
		at--
	}
	for p.token(at).is(",") {
		at++
	}
	begin, end = at, at
	if p.token(end).is("and") && p.token(end+1).is("that this") {
		end++
	}
	ok = p.token(end).is("which this that making leaving")
	for ok && p.token(end).is("which this that also "+leads) {
		end++
	}
	return begin, end, ok
}

// led reports whether one of some words like so leads to what begins at a token, with nothing but words that say little between them.
func (p *people) led(from, begin int, words string) bool {
	for i := begin - 1; i >= from; i-- {
		if p.all[i].is(words) {
			return true
		}
		if t := p.all[i]; !t.is(little+" , : this that which") && !t.is(trueOnly) && !p.isEachWay(i) && !(t.is("what which how") && p.isEachWay(i-1)) && !(t.is("no") && p.isEachWay(i+1)) {
			return false
		}
	}
	return false
}

// supposition returns what is supposed from a token on. A cell that is not said is the last one before.
func (p *people) supposition(from, to int) (s supposition) {
	end := from + 1
	isWhole := func(end int) bool { // if r3c6=5 the group has its 5 in r4c3
		return end > from+3 && p.all[end-1].kind == aDigits && p.all[end-2].is("= is") && p.all[end-3].kind == theCells && !p.all[end].is(joining)
	}
	for end < to && !isWhole(end) && !p.all[end].is(", then : so there =>") && !(p.all[end].is("and") && (p.token(end+1).is("neither") || p.token(end+1).kind == theCells && p.token(end+2).is(verbs+" "+maybe+" "+certain+" "+negative))) && !(p.all[end].is("it") && (p.all[end-1].is("in") || p.all[end-1].kind > aSign)) {
		end++
	}
	s.at, s.scope = from, scopeOf(p.all[from:end])
	s.not = slices.ContainsFunc(p.all[from:end], func(t token) bool { return t.is(negative) })
	if s.cells.IsEmpty() {
		s.cells = lastCells(p.all[:from], false)
	}
	return s
}

// denied reads words like "it isn't" and "the 6 goes", which say that one candidate that is supposed is not so.
func (s supposition) denied(said []token) ([]explain.Effect, bool) {
	both := meansSeveral(said, "there")
	return effectsOf(s.cells, s.digits, takesOut), denies(said, s.digits) && !s.not && s.digits.Len() == 1 && (both || s.cells.Len() == 1)
}

// denies reports whether words say only that what was supposed, some digits, is not so: "it isn't", "not possible", "remove that 6".
func denies(said []token, digits candidates.DigitSet) bool {
	not := slices.ContainsFunc(said, func(t token) bool { return t.is(negative+" "+breaks+" goes") || t.is(removing) })
	return not && !slices.ContainsFunc(said, func(t token) bool {
		return !t.is(negative+" "+breaks+" it that this they the a we you is s are can be so does do work goes possible good either then there after all , . !") && !t.is(removing) && !(t.kind == aDigits && t.digits == digits)
	})
}

// eitherWay reports whether effects are so if what is supposed is not: if the candidate that is true then excludes what they remove, and
// all others of a cell that they fill.
func (s supposition) eitherWay(g *candidates.Grid, effects []explain.Effect) bool {
	k, ok := s.otherwise(g)
	if !ok {
		return false
	}
	out := g.Layout().Exclusions(k)
	return !slices.ContainsFunc(effects, func(e explain.Effect) bool {
		if !e.Place {
			return !out.Has(e.Candidate)
		}
		cell := e.Candidate.Cell()
		for d := range g.Candidates(cell).Without(e.Candidate.Digit()).All() {
			if !out.Has(candidates.Of(cell, d)) {
				return e.Candidate != k
			}
		}
		return false
	})
}

// otherwise returns the candidate that is true if what is supposed is not so: the one that is supposed not to be, the other one of the
// cell, or the only other place of the digit in a house.
func (s supposition) otherwise(g *candidates.Grid) (k candidates.Candidate, ok bool) {
	cell, one := s.cells.Single()
	d, alone := s.digits.Single()
	if !one || !alone {
		return k, false
	}
	if s.not {
		return candidates.Of(cell, d), true
	}
	if other, ok := g.Candidates(cell).Without(d).Single(); ok {
		return candidates.Of(cell, other), true
	}
	for h := range g.Layout().HousesOf(cell).All() {
		if other, ok := g.PlacesIn(d, h).Without(cell).Single(); ok {
			return candidates.Of(other, d), true
		}
	}
	return k, false
}

// saidBy reports whether effects say no more than what is supposed, that some cell is a digit: "if it's 6 it points at itself, so it's 6".
func (s supposition) saidBy(effects []explain.Effect) bool {
	c, one := s.cells.Single()
	return one && s.digits.Len() == 1 && !s.not && len(effects) == 1 && effects[0] == explain.Place(c, s.digits.First())
}

// instead reports whether effects say where a digit goes if not where it is supposed: the only other place in a house.
func (s supposition) instead(g *candidates.Grid, effects []explain.Effect) bool {
	if len(effects) != 1 || !effects[0].Place || s.not || s.cells.Len() != 1 || s.digits != digitsAffected(effects) {
		return false
	}
	both := s.cells.Or(cellsAffected(effects))
	for h := range g.Layout().HousesOfAll(both).All() {
		if g.PlacesIn(s.digits.First(), h) == both {
			return true
		}
	}
	return false
}

// deniedBy reports whether effects say that what is supposed is not so.
func (s supposition) deniedBy(effects []explain.Effect) bool {
	return slices.ContainsFunc(effects, func(e explain.Effect) bool {
		c, d := e.Candidate.Cell(), e.Candidate.Digit()
		if !s.cells.Has(c) {
			return false
		}
		return s.digits == 0 && !s.not || s.digits.Has(d) == (e.Place == s.not)
	})
}

// certain reads a part of a sentence as a conclusion that says its cells and its digits. One that is said nowhere else than
// in the rest of the text is meant where there is just one.
func (p *people) certain(from, to int, led bool, before []explain.Effect) (effects []explain.Effect, ok bool) {
	r, last := p.part(from, to), cellsAffected(before)
	r.all = apposed(withoutSight(withoutWays(withoutBeside(explained(r.all))), p.exact))
	not := slices.ContainsFunc(r.all, func(t token) bool { return t.is(negative) })
	if p.token(from-1).is("makes make making leaves leave leaving gives forces puts") && (r.at(0).is("it") || r.at(0).cells.Len() == 1) && (r.at(1).is("a an the") || r.at(1).digits.Len() == 1 && !r.at(2).is("or")) { // which makes it a 9
		r.all = slices.Insert(slices.Clone(r.all), 1, token{kind: aWord, word: "is", pos: r.at(0).end, end: r.at(0).end})
	}
	if r.at(0).kind == aDigits && r.at(1).is(",") && r.at(2).kind == theCells && r.at(3).is(verbs) { // that make 36, r3c9 is the rest
		return nil, false
	}
	for i, t := range r.all {
		switch {
		case i > 0 && t.is(ways) && r.at(i-1).is("either both any every"): // of what stands before it it is not said in each case
			return nil, false
		case t.is("being") && !not: // r1c8 being 9 leaves nothing for r2c9
			return nil, false
		case t.is("+") && r.at(i-1).kind == theCells && r.at(i+1).kind == theCells: // r7c1+r9c3=13
			return nil, false
		case t.is(surely), i == len(r.all)-1 && t.is("to a an the of in at or and has have is are"): // what it leads to, and what is broken off
			return nil, false
		case t.is("both all every each") && not && !(i == 0 && r.at(1).kind == theCells), t.is("either") && !not, t.is("or /") && !not && (r.at(i-1).kind == theCells || r.at(i+1).kind == theCells): // not both of them, one of them
			return nil, false
		case t.clue && (p.exact || t.cells.Len() != 1) && !strings.ContainsAny(p.text[t.pos:t.end], figures): // which of them
			return nil, false
		}
	}
	if about := scopeOf(p.all); r.isDoubtful() {
		return nil, false
	} else if about.cells.Len() == 1 {
		r.last = about.cells
	} else if last.Len() == 1 {
		r.last = last
	} else if !p.exact && scopeOf(r.all).cells.IsEmpty() {
		if r.last = p.subjectBefore(from); r.last.IsEmpty() && r.at(len(trimmed(r.all, ". !"))-1).is("there") {
			r.last = lastNamed(p.all[:from])
		}
		if last := lastNamed(p.all[:from]); r.at(0).is("no nothing") && last.Len() > 1 && p.all[p.sentenceBegin(from)].is("no nothing") && scopeOf(p.sentence(from)).cells.IsEmpty() && scopeOf(p.sentence(from)).houses == 0 { // r7c1+r9c3=13. no 9, no 1
			r.last = last
		} else if isThem := func(t token) bool { return t.is("them they both these those neither") }; r.last.Len() > 1 && !slices.ContainsFunc(r.all, isThem) {
			r.last = candidates.CellSet{}
		}
		if r.at(0).is("that this") && r.at(1).is("s is must has can") && !r.last.IsEmpty() { // so that's a 9
			r.all = slices.Concat([]token{{kind: aWord, word: "it", pos: r.at(0).pos, end: r.at(0).end}}, r.all[1:])
		}
		if d := r.at(0); led && d.kind == aDigits && d.digits.Len() == 1 && len(trimmed(r.all[1:], ". ! then")) == 0 && r.last.Len() == 1 { // so 7
			return []explain.Effect{explain.Place(r.last.First(), d.digits.First())}, true
		}
		it := []token{{kind: theCells, pos: p.all[from].pos, end: p.all[from].pos, cells: r.last}}
		if r.at(0).is("its") && r.at(1).kind == aDigits && len(r.all) > 2 && !r.last.IsEmpty() { // r9c6 sees both, so its 3 goes
			in := token{kind: aWord, word: "in", pos: r.at(1).end, end: r.at(1).end}
			r.all = slices.Concat([]token{r.at(1), in}, it, r.all[2:])
		} else if r.at(0).is("no not nothing") && !r.last.IsEmpty() { // so no 3
			r.all = append(it, r.all...)
		}
	}
	goes := not || slices.ContainsFunc(r.all, func(t token) bool { return t.is(removing) })
	if about := scopeOf(p.all); about.digits.Len() == 1 && goes && scopeOf(r.all).digits == 0 && r.about.digits == 0 && (!p.exact || slices.ContainsFunc(r.all, func(t token) bool { return t.is("one theirs") })) { // it isn't one, so it's out
		r.about = scope{digits: about.digits, last: about.digits}
	} else if said := p.saidBefore(from); !p.exact && not && said.digits.Len() == 1 && ((led || r.at(0).is("not") || r.isElliptic()) && r.speaksOfIt() || scopeOf(r.all).digits == 0 && r.at(0).is("gone out off")) { // so nothing else can be 7, which means r9c3 isn't
		r.about = scope{digits: said.digits, last: said.digits}
	}
	if effects, ok := p.restOfHouse(from, r.all); ok && !p.exact {
		return effects, true
	}
	if set := p.setBefore(from, r.all); !p.exact && !set.IsEmpty() {
		r.all = slices.Concat([]token{{kind: theCells, pos: p.all[from].pos, end: p.all[from].pos, cells: set}, {kind: aWord, word: "are", pos: p.all[from].pos, end: p.all[from].pos}}, slices.DeleteFunc(slices.Clone(r.all), func(t token) bool { return t.kind == aWord }))
		led = true
	}
	if d := digitsAffected(before); r.about == (scope{}) && d.Len() == 1 && scopeOf(r.all).digits == 0 && slices.ContainsFunc(r.all, func(t token) bool { return t.is("it one them") }) { // and then box 9 has only r7c9 for it
		r.about = scope{digits: d, last: d}
	}
	if !p.exact {
		p.referTo(r, from)
	}
	said := scopeOf(r.all)
	said.cells = said.cells.Or(r.last)
	if slices.ContainsFunc(r.all, func(t token) bool { return t.is(remainder) }) && r.about != (scope{}) { // the rest of row 5
		for h := range (said.houses | r.about.houses).All() {
			said.cells = said.cells.Or(p.layout.HouseCells(h))
		}
	}
	said.digits |= r.about.digits
	for _, t := range r.all { // in words
		said.digits |= t.digits
	}
	become := slices.ContainsFunc(r.all, func(t token) bool { return t.is("become becomes turns turn") })
	whole := *r
	must := false
	for i, t := range r.all {
		must = must || t.is("must") || t.is("has have") && r.at(i+1).is("to")
	}
	s, ok := whole.stated(!led && !become && (p.exact || p.lastSo(from) < 0 && !must))
	if !ok || r.at(0).is("they these those this that which") && r.last.Len() < 2 || s.whatever || s.pattern != nil && said.cells.Len() > 1 && !become && (p.exact || !isSet(s.pattern)) { // so r1c1 and r1c2 are 3 and 9
		return nil, false
	}
	if one, is := s.pattern.(single); is && (led || !p.exact) { // so the only cell left for 6 is r9c9
		effects, ok = []explain.Effect{{Candidate: one.k, Place: true}}, true
	} else {
		effects, ok = r.said(false)
	}
	ok = ok && !r.loose && !slices.ContainsFunc(effects, func(e explain.Effect) bool {
		return !said.cells.Has(e.Candidate.Cell()) || e.Place && !said.digits.Has(e.Candidate.Digit())
	})
	return effects, ok && slices.ContainsFunc(effects, func(e explain.Effect) bool { return !e.Done(p.grid) })
}

// referTo tells a part of a sentence what it means by "nothing else", "those two" and "the rest of the row": what stands before it.
func (p *people) referTo(r *reader, from int) {
	if !slices.ContainsFunc(r.all, func(t token) bool { return t.is("other others else rest remaining everything there") }) || r.about != (scope{}) {
		return
	}
	begin := from
	for begin > 0 && (!p.ends(begin-1) || scopeOf(p.all[begin:from]).digits == 0) {
		begin--
	}
	if r.about = scopeOf(p.all[begin:from]); r.last.IsEmpty() {
		r.last = lastNamed(p.all[begin:from])
	}
	if scopeOf(r.all).digits == 0 && r.about.last.Len() == 1 && slices.ContainsFunc(r.all, func(t token) bool { return t.is("nowhere elsewhere one it") || t.houses != 0 }) { // nowhere else in that box
		r.about.digits = r.about.last
	}
	isCells := func(t token) bool { return t.kind == theCells }
	if !slices.ContainsFunc(p.all[begin:from], isCells) {
		r.last = r.about.crossing(p.layout)
	}
}

// goesOnSaying reads the rest of a sentence, behind an "and" or "then" at a token, as what else is concluded.
func (p *people) goesOnSaying(at, to int, led bool, before []explain.Effect) ([]explain.Effect, bool) {
	begin := at
	for begin < to && p.all[begin].is("and then now also , "+promptly) {
		begin++
	}
	if begin == at || begin == to {
		return nil, false
	}
	return p.certain(begin, to, led, before)
}

// digitsAffected returns the digits of some effects.
func digitsAffected(effects []explain.Effect) (digits candidates.DigitSet) {
	for _, e := range effects {
		digits = digits.With(e.Candidate.Digit())
	}
	return digits
}

// speaksOfIt reports whether no digit stands there, or first a word for one that was said before: "can't have it, so it is 9".
func (r *reader) speaksOfIt() bool {
	for i, t := range r.all {
		if t.kind == aDigits {
			return false
		}
		if i > 0 && t.is("it one") && r.all[i-1].is("have be hold take") {
			return true
		}
	}
	return true
}

// isElliptic reports whether cells are said not to be what was said last: "one of these is 5, r5c9 isn't".
func (r *reader) isElliptic() bool {
	rest := trimmed(r.all, ". !")
	return len(rest) > 1 && rest[0].kind == theCells && !slices.ContainsFunc(rest[1:], func(t token) bool { return !t.is(verbs + " " + negative + " can") })
}

// isDoubtful reports whether a word says that it may be so. Who may remove something has what is needed.
func (r *reader) isDoubtful() bool {
	not := slices.ContainsFunc(r.all, func(t token) bool { return t.is(negative) })
	for i, t := range r.all {
		if t.is("could might may maybe perhaps possibly would") && !(i+1 < len(r.all) && r.all[i+1].is(removing)) && !(not && t.is("may could possibly")) {
			return true
		}
	}
	return false
}

// isSet reports whether a pattern is some digits in as many cells, of which it is not said of what kind it is.
func isSet(p pattern) bool {
	set, is := p.(subset)
	return is && !set.naked && !set.hidden
}

// setBefore returns the cells that were named last, side by side, if nothing is said but as many digits: "r7c1 and r9c3 make 13, so it's 6
// and 7".
func (p *people) setBefore(to int, said []token) (cells candidates.CellSet) {
	var digits candidates.DigitSet
	if makes := slices.IndexFunc(said, func(t token) bool { return t.is("makes make gives give") }); makes > 0 && said[0].is("only") { // only 1+2+3 makes 6
		said = said[:makes]
	}
	for _, t := range said {
		switch {
		case t.kind == aDigits && t.digits.Len() == 1:
			digits |= t.digits
		case t.kind == aDigits && strings.IndexByte("{[(", p.text[t.pos]) >= 0 || t.kind == aDigits && strings.ContainsAny(p.text[t.pos:t.end], "+/,-"):
			digits |= t.digits
		case !t.is("it that this they these those s is are must be have has to need needs a an the and , + & . ! only works work fits as"):
			return cells
		}
	}
	if last := p.lastCells(to); digits.Len() > 1 && last.Len() == digits.Len() {
		return last
	}
	return cells
}

// lastCells returns the cells that were named last, or if there are none those of the clue.
func (p *people) lastCells(to int) (cells candidates.CellSet) {
	if cells = lastNamed(p.all[:to]); !cells.IsEmpty() {
		return cells
	}
	return lastCells(p.all[:to], false).And(p.grid.Open())
}

// restOfHouse reads what says that the digits of some cells that were named before are nowhere else in a house: "so the rest of box 7 has
// neither", "and no other cell there has a 1 or a 5".
func (p *people) restOfHouse(from int, said []token) (effects []explain.Effect, ok bool) {
	var houses candidates.HouseSet
	var digits candidates.DigitSet
	cells, others, not, again := p.lastCells(from), false, false, false
	for _, t := range said {
		kind, isHouse := houseWords[t.word]
		others = others || t.is("rest other others else elsewhere anywhere remaining")
		not = not || t.is(negative) || t.is(removing)
		again = again || t.is("neither them those these one either")
		switch {
		case t.kind == theCells && !t.clue, t.is("nothing"): // more is said
			return nil, false
		case t.kind == aDigits:
			digits |= t.digits
		case t.houses != 0:
			houses |= t.houses
		case t.kind == aWord && isHouse && t.word != "square":
			houses |= p.layout.HousesOfAll(cells) & p.layout.HousesOfKind(kind)
		case t.is("there"):
			houses |= p.layout.HousesOfAll(cells)
		}
	}
	if digits == 0 && again {
		digits = p.saidBefore(from).digits
	}
	if !others || !not || houses.Len() != 1 || cells.Len() < 2 || digits.Len() != cells.Len() || !cells.Within(p.layout.HouseCells(houses.First())) {
		return nil, false
	}
	for d := range digits.All() {
		effects = append(effects, effectsOf(p.layout.HouseCells(houses.First()).And(p.grid.Places(d)).And(p.grid.Open()).AndNot(cells), candidates.Digits(d), takesOut)...)
	}
	return effects, len(effects) > 0
}

// saidBefore returns what is mentioned in the clause before a conclusion.
func (p *people) saidBefore(to int) scope {
	for to > 0 && p.all[to-1].is(leads+" , ; . : which that this") {
		to--
	}
	from := to
	for from > 0 && !p.ends(from-1) && (!p.all[from-1].is(surely+" ,") || p.lists(from-1)) {
		from--
	}
	return scopeOf(p.all[from:to])
}

// withoutWays drops words from the end that say that it is so in each case: "whichever way it goes", "in either case".
func withoutWays(all []token) []token {
	rest := trimmed(all, "in no it that comes goes turns happens out is you go look do which what one cut . ! "+trueOnly+" every all each regardless whichever matter of")
	for _, t := range all[len(rest):] {
		if t.is(ways + " regardless whichever matter") {
			return rest
		}
	}
	return all
}

// withoutBeside drops where a cell is said to be between it and what is said of it, "r5c2 next door is 4", and what is said of
// something between commas, "in the 7 cage, which has to be 124, r4c3 is 4".
func withoutBeside(all []token) []token {
	if same := 4; len(all) > same && all[0].is("in") && all[2].is("same") && all[3].is(ways) { // in the same way r2c4 is 3
		all = all[same:]
	} else if len(all) > 1 && all[0].is("likewise similarly also") {
		all = all[1:]
	}
	for i, t := range all {
		if _, sum := numberOf(all[min(i+2, len(all)-1)]); sum && t.kind == theCells && all[i+1].is("make makes total sum add") && i+4 < len(all) && all[i+3].is("and") && all[i+4].is(verbs+" "+certain) { // make 9 and are 4 and 5
			return slices.Concat(all[:i+1], all[i+4:])
		}
		if end := i + slices.IndexFunc(all[i:], func(t token) bool { return t.is("to for") }); t.is("too") && i+1 < len(all) && all[i+1].is("small big low high large little much") && end > i+2 { // too small a share of 18 to be 8
			return slices.Concat(all[:i+2], all[end:])
		}
		if t.is(",") && i+1 < len(all) && all[i+1].is("which") {
			if end := slices.IndexFunc(all[i+1:], func(t token) bool { return t.is(",") }); end > 0 && i+end+2 < len(all) {
				return slices.Concat(all[:i], all[i+end+2:])
			}
		}
		end := i + 1
		for end < len(all) && all[end].is("next door there here over below above beside itself themselves opposite now then too to them it those these both") {
			end++
		}
		if t.kind == theCells && end > i+1 && end < len(all) && all[end].is(verbs+" "+maybe+" "+certain+" "+negative) {
			return slices.Concat(all[:i+1], all[end:])
		}
	}
	return all
}

// explained puts what stands behind a colon in the place of what it explains: of the pronoun in "they're both 1: r7c2 and r9c4", and of
// "the middle one" in "r8c6 must be the middle one: 5".
func explained(all []token) []token {
	colon := slices.IndexFunc(all, func(t token) bool { return t.is(":") })
	if colon < 1 {
		return all
	}
	head, tail := all[:colon], trimmed(all[colon+1:], ". !")
	first := scopeOf(head)
	only := func(kind tokenKind, words string) bool {
		return len(tail) > 0 && !slices.ContainsFunc(tail, func(t token) bool { return t.kind != kind && !t.is(words) })
	}
	switch {
	case head[0].is("they these those both it that this") && first.cells.IsEmpty() && only(theCells, joining):
		return slices.Concat(tail, head[1:])
	case !first.cells.IsEmpty() && only(aDigits, joining+" a an the") && (first.digits == 0 || scopeOf(tail).digits&^first.digits == 0):
		verb := len(head)
		for verb > 0 && !head[verb-1].is(verbs+" "+certain) {
			verb--
		}
		return slices.Concat(head[:verb], tail)
	}
	return all
}

// withoutSight drops what a cell is said to see, where more is said of it behind that: "r8c3 seeing both r2c3 and r8c7 is not 2".
func withoutSight(all []token, exact bool) []token {
	for i := 1; i < len(all); i++ {
		begin, sees := i, all[i].is("see sees")
		if sees && all[i-1].is("which that") {
			begin--
		} else if !sees && !all[i].is("seeing") {
			continue
		}
		end := i + 1
		for end < len(all) && (all[end].kind == theCells || sees && begin == i && all[end].kind == aDigits || all[end].kind == aWord && !all[end].is(verbs+" "+certain+" "+maybe+" "+negative) || all[end].is(",")) {
			end++
		}
		if begin > 0 && all[begin-1].is(",") {
			begin--
		}
		if sees && begin == i && (exact || !all[end-1].is("and")) { // r2c7 and r2c8 see a 1 and can't be 1
			continue
		}
		if begin > 0 && all[begin-1].kind == theCells && end < len(all) && all[end].kind == aWord {
			return slices.Concat(all[:begin], all[end:])
		}
	}
	return all
}

// apposed drops what a cell is called before it is named: "the cell that sticks out, r4c3" leaves r4c3.
func apposed(all []token) []token {
	if len(all) == 0 || !all[0].is("the") {
		return all
	}
	cell := slices.IndexFunc(all, func(t token) bool { return t.kind == theCells })
	isCell := func(t token) bool { return t.is("cell square cells squares") }
	said := all[:max(cell, 0)]
	if n := len(said); n > 2 && said[n-1].is("door") && said[n-2].is("next") {
		said = said[:n-2]
	}
	if !slices.ContainsFunc(said, isCell) || slices.ContainsFunc(said, func(t token) bool {
		return t.kind > aSign || t.digits != 0 && !t.is("two three four") || t.is(verbs+" "+negative+" "+maybe+" "+certain+" "+unlike+" "+remainder+" below above beside next opposite")
	}) {
		return all
	}
	return all[cell:]
}

// subjectBefore returns the cell of which the sentence speaks that goes on at a token: the only one before that,
// with which it begins, the last one that is said to see others, or the only one of the sentence before.
func (p *people) subjectBefore(to int) (cells candidates.CellSet) {
	from := p.sentenceBegin(to)
	if len(trimmed(p.all[from:to], leads+" , and")) == 0 && from > 0 && (p.token(to).is("it that this") || p.token(to).kind == aDigits) { // ... is r3c9. So that's a 9
		begin := from - 1
		for begin > 0 && !p.ends(begin-1) {
			begin--
		}
		if last := scopeOf(p.all[begin:from]); last.cells.Len() == 1 {
			return last.cells
		}
		if first := p.all[begin]; first.cells.Len() == 1 && p.token(begin+1).is(verbs+" "+maybe+" "+certain+" "+negative) { // of which it speaks
			return first.cells
		}
	}
	var list candidates.CellSet // of cells side by side
	for i := from; i < to; i++ {
		t, sees := p.all[i], i+1
		for p.token(sees).is("can could now also both all") {
			sees++
		}
		if t.kind != theCells {
			continue
		}
		goesOn := p.token(i+1).is(joining) && p.token(i+2).kind == theCells && !(p.token(i+1).is(",") && p.token(i+3).is("sees")) // r4c3 = r6c2, r6c6 sees both
		if list = list.Or(t.cells); !goesOn {
			if p.token(sees).is("see sees") || list == t.cells && t.cells.Len() == 1 && i > from && p.token(i-1).is(": ,") && p.token(i+1).is("has "+verbs+" "+certain+" "+maybe+" "+negative) || list.Len() == 1 && scopeOf(p.all[from:to]).cells == list && p.all[from].kind == theCells {
				cells = list
			}
			list = candidates.CellSet{}
		}
	}
	return cells
}

// cellsAffected returns the cells of some effects.
func cellsAffected(effects []explain.Effect) (cells candidates.CellSet) {
	for _, e := range effects {
		cells = cells.With(e.Candidate.Cell())
	}
	return cells
}

// reasonBeside returns the text beside a conclusion, without the words that join the two; it is empty if that has no words.
func (p *people) reasonBeside(s spoken) string {
	from, to := s.from, s.to
	for from > 0 && (p.all[from-1].is(leads) || p.all[from-1].is("and that this which , : - . ;")) {
		from--
	}
	for to < len(p.all) && (p.all[to].is(because) || p.all[to].is(", : - . ! ;")) {
		to++
	}
	var parts []string
	words, said := false, false
	for _, part := range [][]token{p.all[:from], p.all[to:]} {
		if len(part) == 0 {
			continue
		}
		for _, t := range part {
			word := t.kind == aWord && len(t.word) > 1 && strings.Trim(t.word, "abcdefghijklmnopqrstuvwxyz'") == ""
			words = words || word || t.clue && !p.exact
			said = said || t.kind > aDigits || word && !t.is(little) && !t.is(before) && !t.is(verbs) && !t.is(negative) && !t.is(certain) && !t.is(alone) && !t.is(maybe)
		}
		parts = append(parts, strings.Trim(p.text[part[0].pos:part[len(part)-1].end], " ,:;-"))
	}
	if !words || !said {
		return ""
	}
	return strings.Join(parts, " ... ")
}

// SaidUnread says that the reason of the claim is not understood, or perhaps not as it is meant, and what is judged; of a long one only how it
// begins.
func (c *Claim) SaidUnread() say.Sentence {
	const most = 100
	words := strings.Fields(c.Unread)
	for n := len(words); n > 0; n-- {
		reason := strings.Join(words[:n], " ")
		if len(reason) <= most || n == 1 {
			if n < len(words) {
				reason += " ..."
			}
			if !c.doubt.IsZero() {
				return say.ReasonDoubted(reason, c.Effects, c.doubt)
			}
			return say.ReasonUnread(reason, c.Effects)
		}
	}
	return none
}
