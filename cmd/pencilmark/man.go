package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
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
		Args: noArguments,
		RunE: func(*cobra.Command, []string) error {
			if dir == "" {
				_, err := a.stdout.Write(manual(root))
				return err
			}
			if err := os.MkdirAll(dir, 0o755); err != nil {
				return usagef("%w", err)
			}
			return writeManuals(root, dir)
		},
	}
	cmd.Flags().StringVar(&dir, "dir", "", "write the pages of all commands into `DIRECTORY`")
	return cmd
}

// writeManuals writes the pages of a command and of those below it.
func writeManuals(cmd *cobra.Command, dir string) error {
	if err := os.WriteFile(filepath.Join(dir, manualName(cmd)+".1"), manual(cmd), 0o666); err != nil {
		return err
	}
	for _, sub := range cmd.Commands() {
		if !sub.IsAvailableCommand() {
			continue
		}
		if err := writeManuals(sub, dir); err != nil {
			return err
		}
	}
	return nil
}

// manualName is the name of a command's page: "pencilmark-solve".
func manualName(cmd *cobra.Command) string { return strings.ReplaceAll(cmd.CommandPath(), " ", "-") }

// manual returns the page of a command. It is written here and not by package cobra/doc, whose Markdown reader
// takes 2 ms at each start of the program; and the help is no Markdown: its lines are laid out as they stand.
func manual(cmd *cobra.Command) []byte {
	var b bytes.Buffer
	section := func(name string) { fmt.Fprintf(&b, ".SH %s\n", name) }
	name := manualName(cmd)
	fmt.Fprintf(&b, ".TH %q \"1\" \"\" \"pencilmark\" \"pencilmark\"\n", roff(strings.ToUpper(name)))
	section("NAME")
	fmt.Fprintf(&b, "%s \\- %s\n", roff(name), roff(cmd.Short))
	section("SYNOPSIS")
	fmt.Fprintf(&b, "\\fB%s\\fP\n", roff(cmd.UseLine()))
	if cmd.Long != "" {
		section("DESCRIPTION")
		verbatim(&b, cmd.Long)
	}
	for _, part := range []struct {
		title string
		flags *pflag.FlagSet
	}{{"OPTIONS", cmd.NonInheritedFlags()}, {"OPTIONS OF ALL COMMANDS", cmd.InheritedFlags()}} {
		if !part.flags.HasAvailableFlags() {
			continue
		}
		section(part.title)
		part.flags.VisitAll(func(f *pflag.Flag) {
			if f.Hidden {
				return
			}
			value, usage := pflag.UnquoteUsage(f)
			flag := "--" + f.Name
			if f.Shorthand != "" {
				flag = "-" + f.Shorthand + ", " + flag
			}
			if value != "" {
				flag += " " + value
			}
			if zero := f.DefValue == "" || f.DefValue == "false" || f.DefValue == "0" || f.DefValue == "[]"; !zero {
				usage += fmt.Sprintf(" (default %s)", f.DefValue)
			}
			fmt.Fprintf(&b, ".TP\n\\fB%s\\fP\n%s\n", roff(flag), roff(usage))
		})
	}
	if cmd.Example != "" {
		section("EXAMPLES")
		verbatim(&b, cmd.Example)
	}
	var others []string
	if cmd.HasParent() {
		others = append(others, manualName(cmd.Parent()))
	}
	for _, sub := range cmd.Commands() {
		if sub.IsAvailableCommand() {
			others = append(others, manualName(sub))
		}
	}
	if len(others) > 0 {
		section("SEE ALSO")
		for i, other := range others {
			end := ","
			if i == len(others)-1 {
				end = ""
			}
			fmt.Fprintf(&b, "\\fB%s\\fP(1)%s\n", roff(other), end)
		}
	}
	return b.Bytes()
}

// verbatim writes text whose lines stay as they are.
func verbatim(b *bytes.Buffer, text string) {
	b.WriteString(".nf\n")
	for line := range strings.Lines(strings.TrimRight(text, "\n") + "\n") {
		b.WriteString(roff(line))
	}
	b.WriteString(".fi\n")
}

// roff escapes what means something in a manual page: backslashes and hyphens, and a dot or an apostrophe that
// begins a line.
func roff(text string) string {
	text = strings.NewReplacer(`\`, `\e`, "-", `\-`).Replace(text)
	if strings.HasPrefix(text, ".") || strings.HasPrefix(text, "'") {
		text = `\&` + text
	}
	return text
}
