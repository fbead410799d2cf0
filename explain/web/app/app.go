// Package app holds the files of the page: markup, style sheets and modules that browsers run as they are.
//
// The page knows how a sheet is written on and nothing of what is right: that it asks an engine, in the
// documents of the command. Where the engine is, the attribute data-engine of the root says: "api/v1/" is the
// path of a server, a name that ends in ".js" a worker beside the page.
package app

import (
	"embed"
	"io/fs"
	"maps"
	"slices"

	"pencilmark/explain/web"
)

//go:embed *.html *.css *.js *.json *.svg *.png
var files embed.FS

// Files returns the files of the page by name.
func Files() map[string][]byte {
	all := map[string][]byte{"board.css": []byte(web.BoardCSS + web.ClueCSS()), "lines.css": []byte(web.LinesCSS), "lines.js": []byte(web.LinesJS)}
	names, err := fs.Glob(files, "*")
	for _, name := range names {
		if err == nil {
			all[name], err = files.ReadFile(name)
		}
	}
	if err != nil {
		panic(err) // they are part of the program
	}
	return all
}

// Names returns the names of the files, in order.
func Names() []string { return slices.Sorted(maps.Keys(Files())) }
