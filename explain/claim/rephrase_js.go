package claim

// rephrased returns the text as it is: turns of speech have no room in the engine for browsers.
func (p *people) rephrased() string { return p.text }
