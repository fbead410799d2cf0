package lessons

// stored is empty until [Supply] is called: a browser loads the positions when they are asked for.
var stored string

// Supply gives the package its positions, as [Parse] reads them. It must be called before [Of].
func Supply(text string) { stored = text }
