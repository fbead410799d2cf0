package main

import (
	"io/fs"
	"os"

	"github.com/spf13/cobra"

	"pencilmark/cmd/internal/site"
	page "pencilmark/explain/web/app"
)

func (a *app) siteCommand() *cobra.Command {
	var dir, engine string
	cmd := &cobra.Command{
		Use:   "site -o DIR",
		Short: "Write the teacher in the browser as files for any host",
		Long: `Write the page of "pencilmark serve" as files that any host can serve, from any folder.
The teacher runs in the browser, as WebAssembly; after the first visit the page works
offline, and it can be installed like an app. Nothing is sent anywhere.

The engine is built by

  go generate ./cmd/engine

in the source of this program, before the program itself is built; or by
"go run ./cmd/engine DIR" for --engine DIR.`,
		Example: `  pencilmark site -o public
  pencilmark site -o public --engine engine`,
		Args: noArguments,
		RunE: func(*cobra.Command, []string) error {
			if dir == "" {
				return usagef("site needs a directory for the files: -o DIR")
			}
			var from fs.FS
			if engine != "" {
				from = os.DirFS(engine)
			} else if from = site.BuiltEngine(); from == nil {
				return usageError{site.ErrNoEngine}
			}
			files, err := site.Files(page.Files(), from)
			if err != nil {
				return usagef("--engine %s: %w", fileName(engine), err)
			}
			if err := site.Write(dir, files); err != nil {
				return usagef("%w", err)
			}
			return nil
		},
	}
	cmd.Flags().StringVarP(&dir, "output", "o", "", "write the files into the directory `DIR`")
	cmd.Flags().StringVar(&engine, "engine", "", "take the engine from the directory `DIR`")
	return cmd
}
