package main

import (
	"os"

	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc"
)

func (a *app) manCommand(root *cobra.Command) *cobra.Command {
	var dir string
	cmd := &cobra.Command{
		Use:   "man",
		Short: "Write manual pages, one a command",
		Long: `Write manual pages in section 1, one a command. Without --dir the page of
pencilmark itself goes to standard output.`,
		Example: `  pencilmark man | man -l -
  pencilmark man --dir ~/.local/share/man/man1`,
		Args: cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			root.DisableAutoGenTag = true // pages depend on nothing but the program
			header := &doc.GenManHeader{Section: "1", Source: "pencilmark", Manual: "pencilmark"}
			if dir == "" {
				return doc.GenMan(root, header, a.stdout)
			}
			if err := os.MkdirAll(dir, 0o755); err != nil {
				return usageError{err}
			}
			return doc.GenManTree(root, header, dir)
		},
	}
	cmd.Flags().StringVar(&dir, "dir", "", "write the pages of all commands into `DIRECTORY`")
	return cmd
}
