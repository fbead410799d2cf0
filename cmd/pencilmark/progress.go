package main

import (
	"context"
	"fmt"
	"io"
	"sync/atomic"
	"time"

	"github.com/schollz/progressbar/v3"
)

// patience is how long work goes on before a progress bar appears by itself.
const patience = time.Second

// bar is the progress bar of a batch. A nil bar shows nothing.
type bar struct {
	w     io.Writer
	total atomic.Int64 // puzzles or measurements, -1 as long as that is not known
	from  time.Time
	shown *progressbar.ProgressBar
	known bool // the total is what is shown
}

// bar returns the progress bar of the batch, nil if there is to be none. The
// puzzles of files are counted while the first are worked on.
func (b *batch) bar(ctx context.Context, inputs []input) *bar {
	p := b.app.bar(b.settings, -1)
	if p == nil {
		return nil
	}
	for _, in := range inputs {
		if in.size < 0 {
			return p
		}
	}
	go func() {
		total := int64(0)
		b.each(ctx, inputs, func(item, error) bool {
			total++
			return true
		})
		if ctx.Err() == nil {
			p.total.Store(total)
		}
	}()
	return p
}

// bar returns a progress bar up to a total, -1 if that is unknown; nil if there is to be none.
func (a *app) bar(s settings, total int64) *bar {
	if !s.progress {
		return nil
	}
	p := &bar{w: a.stderr, from: time.Now()}
	p.total.Store(total)
	if a.progress == "auto" {
		p.from = p.from.Add(patience)
	}
	return p
}

// show says how many results there are, and how far that is on the way to the total.
func (p *bar) show(done int) {
	if p == nil || time.Now().Before(p.from) {
		return
	}
	total := p.total.Load()
	if p.shown == nil || !p.known && total >= 0 {
		p.clear()
		p.known = total >= 0
		options := []progressbar.Option{
			progressbar.OptionSetWriter(p.w), progressbar.OptionSetWidth(30), progressbar.OptionThrottle(100 * time.Millisecond),
			progressbar.OptionUseANSICodes(true), progressbar.OptionSetRenderBlankState(false),
		}
		if p.known {
			options = append(options, progressbar.OptionShowCount(), progressbar.OptionSetPredictTime(true))
		}
		p.shown = progressbar.NewOptions64(total, options...)
	}
	if !p.known {
		p.shown.Describe(fmt.Sprintf("%d done", done))
	}
	// A bar that cannot be drawn is not worth ending the work for.
	_ = p.shown.Set(done)
}

// describe shows the same with a few words before it.
func (p *bar) describe(words string, done int) {
	if p != nil && p.shown != nil {
		p.shown.Describe(words)
	}
	p.show(done)
}

// clear takes the bar off the terminal, so that something else can be written.
func (p *bar) clear() {
	if p != nil && p.shown != nil {
		_ = p.shown.Clear()
	}
}
