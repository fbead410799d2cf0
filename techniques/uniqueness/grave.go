package uniqueness

import "pencilmark/techniques"

// grave returns the pattern of a bivalue universal grave.
func grave(p *techniques.Pass, g *techniques.Grave) pattern {
	return pattern{pass: p, cells: p.Grid.Open(), own: &g.Pairs, guarded: g.Guarded, extra: g.Extra}
}
