// Mine looks for positions that lessons can show, and adds them to those of package lessons:
//
//	go run ./techniques/internal/mine -minutes 10 -seed 1000 -out techniques/lessons/positions.txt
//	go run ./techniques/internal/mine -minutes 1 -board classic6 -clues killer -out techniques/lessons/positions.txt
//
// It makes puzzles, one a seed, and goes through them with the human profile. A position is kept for the
// technique that finds the first step there, and for others of the same level that find something. Of many
// it keeps the ones on the smallest boards, and of these the ones with the fewest marks struck by earlier steps, since
// their boards are read soonest. Boards with clues, and jigsaws, are for techniques that ordinary puzzles do not show;
// of these it keeps positions with different clues.
package main

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"sync"
	"time"

	"pencilmark/techniques"
	"pencilmark/techniques/lessons"
	"pencilmark/techniques/suite"
)

func main() {
	minutes := flag.Float64("minutes", 1, "how long to look")
	seed := flag.Uint64("seed", 1, "seed of the first puzzle")
	jobs := flag.Uint64("jobs", 1, "how many puzzles at a time")
	from := flag.String("board", "", "board of the puzzles: classic6, jigsaw9 or another; the ordinary one if it is empty")
	clues := flag.String("clues", "", "kinds of clues of the puzzles, as generate --clues takes them")
	only := flag.String("only", "", "look for these techniques only, by their codes")
	out := flag.String("out", "positions.txt", "file to read and to write")
	flag.Parse()
	if err := run(*out, lessons.Origin{Board: *from, Clues: *clues, Seed: *seed}, codes(*only), *jobs, time.Duration(*minutes*float64(time.Minute))); err != nil {
		fmt.Fprintln(os.Stderr, "mine:", err)
		os.Exit(1)
	}
}

// codes returns the techniques that are looked for: all for no codes.
func codes(only string) (list []*techniques.Technique) {
	if only == "" {
		return suite.All()
	}
	for code := range strings.SplitSeq(only, ",") {
		if t := techniques.Lookup(suite.All(), code); t != nil {
			list = append(list, t)
		}
	}
	return list
}

func run(out string, first lessons.Origin, only []*techniques.Technique, jobs uint64, length time.Duration) error {
	text, err := os.ReadFile(out)
	if err != nil {
		return err
	}
	old, err := lessons.Parse(string(text))
	if err != nil {
		return fmt.Errorf("%s: %w", out, err)
	}
	s := newStore(old)
	if err := newMiner(s, only).examples(); err != nil {
		return err
	}
	end, save := time.Now().Add(length), time.Now().Add(time.Minute)
	var workers sync.WaitGroup
	for i := range jobs {
		workers.Go(func() {
			m := newMiner(s, only)
			o := first
			for o.Seed += i; time.Now().Before(end); o.Seed += jobs {
				m.puzzle(o)
			}
		})
	}
	done := make(chan bool)
	go func() { workers.Wait(); close(done) }()
	for finished := false; !finished; save = time.Now().Add(time.Minute) {
		select {
		case <-done:
			finished = true
		case <-time.After(time.Until(save)):
		}
		if err := os.WriteFile(out, []byte(lessons.Format(s.list())), 0o666); err != nil {
			return err
		}
	}
	return nil
}
