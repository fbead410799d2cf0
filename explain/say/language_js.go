package say

// Language is what texts are worded in. The page speaks English so far, so its engine reads no other language.
type Language struct{}

// Words reports that no sentence has words of its own.
func (*Language) Words(Sentence) bool { return false }

// Label returns the English words.
func (*Language) Label(english string) string { return english }

// Look returns nothing.
func (*Language) Look(string) string { return "" }

// House returns the English name of a house.
func (*Language) House(name string) string { return name }

// Technique returns the English name of a technique.
func (*Language) Technique(name string) string { return name }

func (Words) foreign(b []byte, _ Sentence) []byte { return b }

func (Words) worded(b []byte, _ Sentence, _ string) []byte { return b }
