package main

import (
	"fmt"
	"io"
	"time"

	"github.com/schollz/progressbar/v3"
)

// patience is how long work goes on before a progress bar appears by itself.
const patience = time.Second

// bar is the progress bar of a batch. A nil bar shows nothing.
type bar struct {
	w     io.Writer
	total int64 // bytes to read or measurements to make, -1 if unknown
	from  time.Time
	shown *progressbar.ProgressBar
}

// bar returns the progress bar of the batch, nil if there is to be none.
func (b *batch) bar(inputs []input) *bar {
	total := int64(0)
	for _, in := range inputs {
		if in.size < 0 {
			total = -1
			break
		}
		total += in.size
	}
	return b.app.bar(b.settings, total)
}

// bar returns a progress bar up to a total, -1 if that is unknown; nil if there
// is to be none.
func (a *app) bar(s settings, total int64) *bar {
	if !s.progress {
		return nil
	}
	p := &bar{w: a.stderr, total: total, from: time.Now()}
	if a.progress == "auto" {
		p.from = p.from.Add(patience)
	}
	return p
}

// show says how many results there are, and how far that is on the way to the
// total.
func (p *bar) show(done int, far int64) {
	if p == nil || time.Now().Before(p.from) {
		return
	}
	if p.shown == nil {
		p.shown = progressbar.NewOptions64(p.total, progressbar.OptionSetWriter(p.w), progressbar.OptionSetWidth(30),
			progressbar.OptionThrottle(100*time.Millisecond), progressbar.OptionUseANSICodes(true),
			progressbar.OptionSetPredictTime(true), progressbar.OptionSetRenderBlankState(false))
	}
	p.shown.Describe(fmt.Sprintf("%d done", done))
	// A bar that cannot be drawn is not worth ending the work for.
	_ = p.shown.Set64(far)
}

// clear takes the bar off the terminal, so that something else can be written.
func (p *bar) clear() {
	if p != nil && p.shown != nil {
		_ = p.shown.Clear()
	}
}
