// Mine looks for positions that lessons can show, and adds them to those of package lessons:
//
//	go run ./techniques/internal/mine -minutes 10 -seed 1000 -out techniques/lessons/positions.txt
//
// It makes puzzles, one a seed, and goes through them with the human profile. A position is kept for the
// technique that finds the first step there, and for others of the same level that find something. Of many
// it keeps the ones with the fewest marks struck by earlier steps, since their boards are read soonest.
package main

import (
	"flag"
	"fmt"
	"os"
	"sync"
	"time"

	"pencilmark/techniques/lessons"
)

func main() {
	minutes := flag.Float64("minutes", 1, "how long to look")
	seed := flag.Uint64("seed", 1, "seed of the first puzzle")
	jobs := flag.Uint64("jobs", 1, "how many puzzles at a time")
	out := flag.String("out", "positions.txt", "file to read and to write")
	flag.Parse()
	if err := run(*out, *seed, *jobs, time.Duration(*minutes*float64(time.Minute))); err != nil {
		fmt.Fprintln(os.Stderr, "mine:", err)
		os.Exit(1)
	}
}

func run(out string, seed, jobs uint64, length time.Duration) error {
	text, err := os.ReadFile(out)
	if err != nil {
		return err
	}
	old, err := lessons.Parse(string(text))
	if err != nil {
		return fmt.Errorf("%s: %w", out, err)
	}
	s := newStore(old)
	if err := newMiner(s).examples(); err != nil {
		return err
	}
	end, save := time.Now().Add(length), time.Now().Add(time.Minute)
	var workers sync.WaitGroup
	for i := range jobs {
		workers.Go(func() {
			m := newMiner(s)
			for n := seed + i; time.Now().Before(end); n += jobs {
				m.puzzle(n)
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
