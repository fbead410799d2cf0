package web

import "pencilmark/candidates"

// ClueColors are the fills and edges of the colors of clues, in the light and in the dark.
var ClueColors = func() map[candidates.ShapeColor][2][2]string {
	all := map[candidates.ShapeColor][2][2]string{}
	for name, c := range clueColors {
		all[name] = [2][2]string{{c.light.fill, c.light.edge}, {c.dark.fill, c.dark.edge}}
	}
	return all
}()
