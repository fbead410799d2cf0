package main

import (
	"strings"

	"github.com/spf13/cobra"

	"pencilmark/explain/encode"
)

func (a *app) schemaCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "schema NAME",
		Short: "Print the JSON Schema of a document",
		Long: `Print the JSON Schema (draft 2020-12) of a document that the program writes. The
documents are ` + strings.Join(encode.SchemaNames(), ", ") + `.

"api" is a call of the JSON API of "pencilmark serve", with request and answer.

With --format jsonl the commands answer every input: by one of these, or by the
document "error". With --format json several answers make one array.`,
		Example: `  pencilmark schema walkthrough > walkthrough.schema.json`,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) != 1 {
				return usagef("schema of what? expected one of %s", strings.Join(encode.SchemaNames(), ", "))
			}
			return nil
		},
		ValidArgs: encode.SchemaNames(),
		RunE: func(_ *cobra.Command, args []string) error {
			schema, err := encode.Schema(args[0])
			if err != nil {
				return usageError{err}
			}
			_, err = a.stdout.Write(schema)
			return err
		},
	}
}
