package main

import (
	"fmt"
	"net"
	"os/exec"
	"runtime"

	"github.com/spf13/cobra"

	"pencilmark/cmd/internal/server"
	"pencilmark/cmd/internal/teacher"
	page "pencilmark/explain/web/app"
)

func (a *app) serveCommand() *cobra.Command {
	var address string
	var open bool
	cmd := &cobra.Command{
		Use:   "serve",
		Short: "Serve the teacher to a browser on this machine",
		Long: `Serve a page with the teacher to a browser on this machine, and print its address: a
grid to type or paste into, hints on your own sheet, walkthroughs, lessons and practice.
The server ends with Ctrl-C.

Only this machine can reach it, unless --addr names another address; then everybody can
who reaches that. It answers requests to its own address and to no other name, stores
nothing, and logs nothing. The page calls POST /api/v1/NAME with JSON, and gets the
documents that the commands write; package cmd/internal/teacher describes the calls.`,
		Example: `  pencilmark serve --open
  pencilmark serve --addr 127.0.0.1:8080`,
		Args: noArguments,
		RunE: func(cmd *cobra.Command, _ []string) error {
			l, err := net.Listen("tcp", address)
			if err != nil {
				return usagef("--addr %s: %w", address, err)
			}
			hosts := server.Hosts(l.Addr().(*net.TCPAddr))
			url := "http://" + hosts[0] + "/"
			if _, err := fmt.Fprintln(a.stdout, url); err != nil {
				return err
			}
			if open {
				if err := openBrowser(url); err != nil {
					fmt.Fprintf(a.stderr, "pencilmark: no browser was opened: %v\n", err)
				}
			}
			return server.Serve(cmd.Context(), l, server.New(hosts, page.Files(), teacher.Call))
		},
	}
	cmd.Flags().StringVar(&address, "addr", "127.0.0.1:0", "listen at `ADDRESS:PORT`; port 0 is any that is free")
	cmd.Flags().BoolVar(&open, "open", false, "open the page in the browser")
	return cmd
}

// openBrowser has the system open an address.
func openBrowser(url string) error {
	name, args := "xdg-open", []string{url}
	switch runtime.GOOS {
	case "darwin":
		name = "open"
	case "windows":
		name, args = "rundll32", []string{"url.dll,FileProtocolHandler", url}
	}
	cmd := exec.Command(name, args...)
	if err := cmd.Start(); err != nil {
		return err
	}
	go func() { _ = cmd.Wait() }() // it is the browser's own affair
	return nil
}
