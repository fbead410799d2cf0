package web_test

import (
	"bytes"
	"flag"
	"os"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain/prose"
	"pencilmark/explain/web"
	"pencilmark/techniques/pipeline"
)

var update = flag.Bool("update", false, "write the picture of the README anew")

// The picture of the README is that of a step.
func TestReadmePicture(t *testing.T) {
	p, err := notation.Parse(".2...3.46.5.8.....6....48.....92...47....6..8...18......64...1..18.....75..7....2", candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	var got bytes.Buffer
	for f := range pipeline.Solve(p.Grid).Frames() {
		if f.Step.Technique.Code == "aic" {
			if err := web.New(web.Options{Prose: prose.Writer{}}).Step(&got, f); err != nil {
				t.Fatal(err)
			}
			break
		}
	}
	if got.Len() == 0 {
		t.Fatal("the puzzle has no AIC")
	}
	if *update {
		if err := os.WriteFile("step.svg", got.Bytes(), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile("step.svg")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got.Bytes(), want) {
		t.Error("step.svg is stale: go test ./explain/web -update")
	}
}
