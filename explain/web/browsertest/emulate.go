package browsertest

import (
	"context"
	"os"
	"path/filepath"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"
)

// call sends a command of the browser's protocol.
func call[P, R any](p *Page, command cdp.Command[P, R], params P) R {
	p.tb.Helper()
	return run(p, command.Method, func(ctx context.Context) (R, error) { return chromedp.Call(ctx, command, params) })
}

// Viewport sets the size of the window in CSS pixels.
func (p *Page) Viewport(width, height int64) {
	p.tb.Helper()
	p.Do(chromedp.EmulateViewport(width, height))
}

// Phone makes the window that of a phone, with touch and two dots a CSS pixel.
func (p *Page) Phone(width, height int64) {
	p.tb.Helper()
	p.Do(chromedp.EmulateViewport(width, height, chromedp.EmulateScale(2), chromedp.EmulateMobile, chromedp.EmulateTouch))
}

// Zoom shows the page in a window of 1280 by 800 as browsers do at a zoom, 2 for 200 %: in as many fewer CSS
// pixels of as many dots.
func (p *Page) Zoom(factor float64) {
	p.tb.Helper()
	p.Do(chromedp.EmulateViewport(int64(1280/factor), int64(800/factor), chromedp.EmulateScale(factor)))
}

// Media emulates a media type, "" for the screen or "print", and features, given as names and values by turns:
// "prefers-color-scheme", "dark". What was emulated before ends.
func (p *Page) Media(media string, features ...string) {
	p.tb.Helper()
	params := emulation.SetEmulatedMediaParams{Media: media}
	for i := 0; i < len(features); i += 2 {
		params.Features = append(params.Features, &emulation.MediaFeature{Name: features[i], Value: features[i+1]})
	}
	call(p, emulation.SetEmulatedMedia, params)
}

// NoScript lets pages that are opened from now on run no scripts. [Eval] works all the same.
func (p *Page) NoScript() {
	p.tb.Helper()
	call(p, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true})
}

// SlowProcessor makes scripts slower by a factor.
func (p *Page) SlowProcessor(factor float64) {
	p.tb.Helper()
	call(p, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: factor})
}

// Offline cuts the page off the network, or connects it again. It does not reach workers.
func (p *Page) Offline(off bool) {
	p.tb.Helper()
	call(p, network.OverrideNetworkState, network.OverrideNetworkStateParams{Offline: off, DownloadThroughput: -1, UploadThroughput: -1})
}

// PDF prints the page on A4 unless it says otherwise, without backgrounds, as people do. It is kept like a
// screenshot if the name is not empty.
func (p *Page) PDF(name string) []byte {
	p.tb.Helper()
	pdf := run(p, "print", func(ctx context.Context) ([]byte, error) {
		return chromedp.Run(ctx, chromedp.PrintToPDF(chromedp.PDFPaper(chromedp.PaperA4), chromedp.PDFPreferCSSPageSize()))
	})
	if dir := os.Getenv("PENCILMARK_SCREENSHOTS"); dir != "" && name != "" {
		keep(p.tb, filepath.Join(dir, name+".pdf"), pdf)
	}
	return pdf
}
