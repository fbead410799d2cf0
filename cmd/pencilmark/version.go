package main

import (
	_ "embed"
	"fmt"
	"io"
	"runtime/debug"

	"github.com/spf13/cobra"
)

// notices has the licenses of all that is linked into the program. A test writes it.
//
//go:embed notices.txt
var notices string

func (a *app) versionCommand() *cobra.Command {
	var licenses bool
	cmd := &cobra.Command{
		Use:   "version",
		Short: "Print the version",
		Args:  noArguments,
		RunE: func(*cobra.Command, []string) error {
			if licenses {
				_, err := io.WriteString(a.stdout, notices)
				return err
			}
			_, err := fmt.Fprintln(a.stdout, version())
			return err
		},
	}
	cmd.Flags().BoolVar(&licenses, "notices", false, "print the licenses of the modules that the program is built from")
	return cmd
}

// number is the version alone.
func number() string {
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" && info.Main.Version != "(devel)" {
		return info.Main.Version
	}
	return "devel"
}

// version says what this program is.
func version() string {
	revision, goVersion := "", "unknown"
	if info, ok := debug.ReadBuildInfo(); ok {
		goVersion = info.GoVersion
		for _, s := range info.Settings {
			if s.Key == "vcs.revision" {
				revision = " " + s.Value
			}
		}
	}
	return fmt.Sprintf("pencilmark %s%s (%s)", number(), revision, goVersion)
}
