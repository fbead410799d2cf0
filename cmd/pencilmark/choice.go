package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// choice is a flag that takes one of a few words.
type choice struct {
	value *string
	words []string
}

var _ pflag.Value = choice{}

func (c choice) String() string {
	if c.value == nil { // pflag asks the zero value for its default
		return ""
	}
	return *c.value
}

func (c choice) Set(s string) error {
	if !slices.Contains(c.words, s) {
		return fmt.Errorf("expected %s", strings.Join(c.words, ", "))
	}
	*c.value = s
	return nil
}

func (c choice) Type() string { return "word" }

// choose adds a flag that takes one of the words, the first by default, and
// offers them as completions. The words are added to the usage.
func choose(cmd *cobra.Command, flags *pflag.FlagSet, value *string, name, shorthand, usage string, words ...string) {
	*value = words[0]
	flags.VarP(choice{value, words}, name, shorthand, usage+": "+strings.Join(words, ", "))
	complete(cmd, name, words)
}

// complete offers the words as completions of a flag.
func complete(cmd *cobra.Command, flag string, words []string) {
	if err := cmd.RegisterFlagCompletionFunc(flag, cobra.FixedCompletions(words, cobra.ShellCompDirectiveNoFileComp)); err != nil {
		panic(err) // the flag does not exist
	}
}
