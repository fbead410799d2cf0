package main

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"pencilmark/candidates/fault"
	"pencilmark/cmd/internal/teacher"
	"pencilmark/fallback/generate"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/setting"
	"pencilmark/techniques/suite"
)

// wishesDoc is the part of the help that is about what puzzles are searched for.
const wishesDoc = `Puzzles can be searched for. --level and --score are those that rate gives, --minutes
those of rate --scale time. The other wishes are about techniques, in the order of the human profile:

  --hardest NAME           the last technique of the order that solve uses
  --needs NAME             without it the puzzle stalls, and with it it does not. The other
                           techniques that may be used are those up to
                           --techniques-up-to, or all up to the highest --level, or, without
                           these, the ones before NAME. Several names are each needed.
  --techniques-up-to NAME  nothing that comes later is needed

Puzzles that nearly fit are varied: some givens go, others come. The search ends after
the time of --budget, or after --tries puzzles, with what it has found, says how many it
tried, and exits with status 1 if that is not all. If one technique stands in for another wherever
that applies, as a Turbot Fish does for the X-Wing, no puzzle of the level needs it.`

// wishes are the flags that say what puzzles are searched for.
type wishes struct {
	teacher.Wishes
	budget time.Duration
	tries  int
}

// flags adds the flags to a command.
func (w *wishes) flags(cmd *cobra.Command) {
	flags := cmd.Flags()
	flags.StringVar(&w.Level, "level", "", "`LEVEL` of the puzzles: "+strings.Join(teacher.Levels(), ", ")+", or two of them, FROM..TO")
	flags.StringVar(&w.Score, "score", "", "score of the puzzles: `A..B`, or one of both")
	flags.StringVar(&w.Minutes, "minutes", "", "time that people need, as rate --scale time says, in minutes: `A..B`")
	flags.StringVar(&w.Hardest, "hardest", "", "hardest technique of the puzzles, a `NAME`")
	flags.StringSliceVar(&w.Needs, "needs", nil, "techniques without which the puzzles stall, `NAME,...`")
	flags.StringVar(&w.UpTo, "techniques-up-to", "", "last technique that the puzzles may need, a `NAME`")
	flags.DurationVar(&w.budget, "budget", 5*time.Minute, "time to search for puzzles, 0 for no limit")
	flags.IntVar(&w.tries, "tries", 0, "how many puzzles to look at, 0 for no limit")
	complete(cmd, "level", teacher.Levels())
	for _, name := range []string{"hardest", "needs", "techniques-up-to"} {
		complete(cmd, name, codes(suite.Human()))
	}
}

// wish returns what the flags ask for beside the options, and whether they ask for anything.
func (w *wishes) wish(o generate.Options) (wish setting.Wish, asked bool, err error) {
	wish.Options = o
	if w.budget < 0 {
		return wish, false, usagef("--budget %v: expected a duration like 10s, or 0 for no limit", w.budget)
	}
	if w.tries < 0 {
		return wish, false, usagef("--tries %d: expected 1 or more, or 0 for no limit", w.tries)
	}
	wish, asked, err = w.Wish(o)
	var wrong *teacher.WishError
	switch {
	case errors.As(err, &wrong):
		return wish, false, usagef("--%w", err)
	case err != nil:
		return wish, false, usageError{err}
	}
	return wish, asked, nil
}

// search looks for puzzles, and writes them as they are found.
func (m *making) search(ctx context.Context, out io.Writer, wish setting.Wish, w wishes) error {
	bounded, done := pipeline.Budget{Time: w.budget}.Bound(ctx)
	defer done()
	made, start := 0, time.Now()
	bar := m.bar(m.settings, int64(m.number))
	results := joiner{form: m.form, out: bufio.NewWriter(out)}
	rated := teacher.NewRater()
	var failed error
	search := setting.Search{Wish: wish, Clues: m.drawn, Seed: m.seed, Jobs: m.jobs, Tries: w.tries}
	tried, err := search.Run(bounded, func(tried int) { bar.describe(fmt.Sprintf("%d tried", tried), made) }, func(found setting.Found) bool {
		made++
		var r result
		m.one(ctx, numbered(made), found.Grid, rated(ctx, made, found), &r)
		m.worse(r.status)
		bar.clear()
		m.stderr.Write(r.msg.Bytes())
		if failed = results.add(r.out.Bytes()); failed == nil {
			failed = results.out.Flush()
		}
		return failed == nil && made < m.number
	})
	bar.clear()
	if failed = cmp.Or(failed, err); failed == nil {
		failed = results.end()
	}
	if failed != nil {
		return failed
	}
	took := time.Since(start).Round(100 * time.Millisecond)
	fmt.Fprintf(m.stderr, "pencilmark: found %d of %s among %d that were tried, in %v\n", made, fault.Count(m.number, "puzzle"), tried, took)
	switch {
	case made == m.number:
	case ctx.Err() != nil:
		fmt.Fprintf(m.stderr, "pencilmark: interrupted after %d\n", made)
	default:
		m.worse(exitBad)
	}
	return nil
}
