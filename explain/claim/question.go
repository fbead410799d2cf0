package claim

import "slices"

// auxiliary are the verbs that a question begins with.
const auxiliary = "can could may might must should would will is are does do has have did was were"

// asked makes a statement of a question that is answered at once or expects a yes: "can r3c4 be 7? no, column 4 has one"
// says that it is not, and why, and "isn't r5c3 a 4?" that it is. Of any other it is not known what it says.
func asked(all []token) []token {
	end := slices.IndexFunc(all, func(t token) bool { return t.is("?") })
	begin := 0
	for i := 1; i < end; i++ { // the question may be the last of several clauses
		if all[i].is(auxiliary) && all[i-1].is(", ; . so but and") {
			begin = i
		}
	}
	before := all[:begin]
	for begin < end && all[begin].is("so but and ok well then now ,") {
		begin++
	}
	if end < begin+3 {
		return all
	}
	at := func(i int) token {
		if i < len(all) {
			return all[i]
		}
		return token{kind: aSign}
	}
	head, next := begin+1, end+1
	about := all[begin].is("what how") && all[head].is("about")
	expects := all[begin].is("should must") || all[head].is("not")
	if about || all[head].is("not") {
		head++
	}
	sign := "must"
	switch {
	case !about && !all[begin].is(auxiliary):
		return all
	case at(next).is("no nope nah never"):
		if sign, next = "not", next+1; at(next).is("way chance") {
			next++
		}
	case at(next).is("yes yeah yep sure"):
		next++
	case at(next).is("it that") && at(next+1).is(auxiliary) && at(next+2).is("not"):
		sign, next = "not", next+3
	case !expects && slices.ContainsFunc(all[next:], func(t token) bool { return t.is("contradiction conflict clash problem trouble wrong") }) && slices.ContainsFunc(all[next:], func(t token) bool { return t.is("no nothing") }): // it breaks nothing
		return all
	case !expects && !about && slices.ContainsFunc(all[next:], func(t token) bool { return t.is(conflicting + " no") }): // it breaks something
		sign = "not"
	case !expects:
		return all
	}
	for at(next).is(", . ! -") {
		next++
	}
	said := slices.Clone(before)
	if len(before) > 0 {
		said = append(said, token{kind: aWord, word: "so", pos: all[begin].pos, end: all[begin].pos})
	}
	said = append(said, token{kind: aWord, word: sign, pos: all[begin].pos, end: all[begin].end})
	said = append(said, all[head:end]...)
	if next < len(all) && !all[next].is(because) {
		said = append(said, token{kind: aWord, word: "because", pos: all[end].pos, end: all[end].end})
	}
	return append(said, all[next:]...)
}
