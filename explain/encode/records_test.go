package encode_test

import (
	"io"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/claim"
	"pencilmark/explain/encode"
)

func TestRecords(t *testing.T) {
	w, _ := shapes(t)
	from := origin(3, "a<>\x1bb")
	r1c1, row1, box1 := candidates.At(1, 1), candidates.HouseOf(candidates.Row, 1), candidates.HouseOf(candidates.Box, 1)
	clash := explain.Repair{Kind: explain.RepairClash, House: row1, Cells: candidates.Cells(r1c1, candidates.At(1, 2)), Given: candidates.Cells(r1c1), Digits: candidates.Digits(3)}
	missing := explain.Repair{Kind: explain.RepairMissing, House: box1, Cells: candidates.Cells(r1c1), Digits: candidates.Digits(3, 4)}
	stale := explain.Repair{Kind: explain.RepairStale, House: box1, Cells: candidates.Cells(r1c1), Digits: candidates.Digits(3), By: candidates.At(2, 2)}
	repairAt := func(stage int, r *explain.Repair) *encode.Hint {
		return &encode.Hint{Origin: origin(1, "a"), Stage: stage, Kind: encode.HintMistake, Marks: candidates.MarksPartial, Repair: r}
	}
	for _, test := range []struct {
		schema string
		record encode.Record
		want   string
	}{
		{"error", &encode.Failure{Origin: from, Error: encode.Fault{Message: "found <", Column: 12}},
			`{"line":3,"input":"a<>�b","error":{"message":"found <","column":12}}`},
		{"error", &encode.Failure{Origin: from, Error: encode.Fault{Message: "no"}}, `{"line":3,"input":"a<>�b","error":{"message":"no"}}`},
		{"rating", &encode.Rating{Origin: origin(1, "a"), Scale: "hodoku", Level: "easy", Score: 204},
			`{"line":1,"input":"a","scale":"hodoku","level":"easy","score":204}`},
		{"explainer-rating", &encode.ExplainerRating{Origin: origin(1, "a"), Scale: "explainer", Outcome: "rated", ER: 7.1, EP: 1.2, ED: 1.2,
			ERStep: encode.NewRatedStep(9, "Forcing Chain", []explain.Effect{explain.Remove(r1c1, 3)}),
			EPStep: encode.NewRatedStep(1, "Hidden Single", []explain.Effect{explain.Place(r1c1, 3)})},
			`{"line":1,"input":"a","scale":"explainer","outcome":"rated","er":7.1,"ep":1.2,"ed":1.2,"er_step":{"number":9,"name":"Forcing Chain","place":[],"remove":["r1c1<>3"]},"ep_step":{"number":1,"name":"Hidden Single","place":["r1c1=3"],"remove":[]}}`},
		{"timing", &encode.Timing{Origin: origin(1, "a"), Scale: "time", Minutes: 5.9, Low: 4.2, High: 8, Beyond: true,
			Reasons: []encode.TimingReason{{Text: "t", Moments: 1.5, Share: 0.25}}},
			`{"line":1,"input":"a","scale":"time","minutes":5.9,"low":4.2,"high":8,"beyond":true,"reasons":[{"text":"t","moments":1.5,"share":0.25}]}`},
		{"timing", &encode.Timing{Origin: origin(1, "a"), Scale: "time", Reason: "none"}, `{"line":1,"input":"a","scale":"time","reason":"none"}`},
		{"verification", &encode.Verification{Origin: origin(1, "a"), Document: 1, Outcome: explain.Solved, Reason: "step 1"},
			`{"line":1,"input":"a","document":1,"valid":false,"outcome":"solved","reason":"step 1"}`},
		{"generated", &encode.Generated{Origin: origin(2, "1234341221434.2."), Givens: 14, Solution: "1234341221434321"},
			`{"line":2,"input":"1234341221434.2.","givens":14,"solution":"1234341221434321"}`},
		{"hint", &encode.Hint{Origin: origin(1, "a"), Stage: 2, Kind: encode.HintStep, Told: []string{"one", "two"}},
			`{"line":1,"input":"a","stage":2,"kind":"step","marks":"full","told":["one","two"]}`},
		{"hint", &encode.Hint{Origin: origin(1, "a"), Stage: 5, Kind: encode.HintStep, Step: &encode.ListedStep{Step: w.Steps[0], HoDoKu: "0002", Text: "t", Notation: "n"}},
			`{"line":1,"input":"a","stage":5,"kind":"step","marks":"full","told":[],"step":{"technique":"hidden-single","hodoku":"0002","digits":[],"place":["r3c2=1"],"remove":[],"length":0,"premises":["1@row3"],"evidence":{"shape":"single","cell":"r3c2","digit":1,"because":"1@row3"},"text":"t","notation":"n"}}`},
		{"hint", repairAt(1, &clash), `{"line":1,"input":"a","stage":1,"kind":"mistake","marks":"partial","told":[],"repair":{"kind":"clash"}}`},
		{"hint", repairAt(2, &clash), `{"line":1,"input":"a","stage":2,"kind":"mistake","marks":"partial","told":[],"repair":{"kind":"clash","house":"row1"}}`},
		{"hint", repairAt(5, &clash), `{"line":1,"input":"a","stage":5,"kind":"mistake","marks":"partial","told":[],"repair":{"kind":"clash","house":"row1","cells":["r1c1","r1c2"],"erase":["r1c2=3"]}}`},
		{"hint", repairAt(4, &missing), `{"line":1,"input":"a","stage":4,"kind":"mistake","marks":"partial","told":[],"repair":{"kind":"missing","house":"box1","cells":["r1c1"]}}`},
		{"hint", repairAt(5, &missing), `{"line":1,"input":"a","stage":5,"kind":"mistake","marks":"partial","told":[],"repair":{"kind":"missing","house":"box1","cells":["r1c1"],"restore":["r1c1=3","r1c1=4"]}}`},
		{"hint", repairAt(5, &stale), `{"line":1,"input":"a","stage":5,"kind":"mistake","marks":"partial","told":[],"repair":{"kind":"stale","house":"box1","cells":["r1c1"],"by":"r2c2","erase":["r1c1=3"]}}`},
		{"judgement", &encode.Judgement{Origin: origin(1, "a"), Claim: "r1c1=<", Verdict: claim.Flawed, Reason: "r1c1 holds 2.", Called: "swordfish"},
			`{"line":1,"input":"a","claim":"r1c1=<","verdict":"flawed","reason":"r1c1 holds 2.","called":"swordfish"}`},
		{"judgement", &encode.Judgement{Origin: origin(1, "a"), Claim: "r3c2=1", Verdict: claim.Shown, Step: &encode.ListedStep{Step: w.Steps[0]}},
			`{"line":1,"input":"a","claim":"r3c2=1","verdict":"shown","reason":"","step":{"technique":"hidden-single","hodoku":"","digits":[],"place":["r3c2=1"],"remove":[],"length":0,"premises":["1@row3"],"evidence":{"shape":"single","cell":"r3c2","digit":1,"because":"1@row3"},"text":"","notation":""}}`},
		{"review", &encode.Review{Origin: origin(1, "a"), Counts: map[string]int{"guess": 1}, Guess: 1, Summary: []encode.Text{"One."},
			Moves: []encode.ReviewedMove{{N: 1, Move: "r1c1=1", Kind: "guess", Easiest: "naked-single", Hint: "h", Text: "t"}}},
			`{"line":1,"input":"a","ordered":false,"counts":{"guess":1},"guess":1,"solved":false,"summary":["One."],"moves":[{"n":1,"move":"r1c1=1","kind":"guess","easiest":"naked-single","hint":"h","text":"t"}]}`},
		{"comparison", &encode.Comparison{Rows: []encode.ComparisonRow{{Strategy: "sets", Puzzles: 1, Counts: map[string]int{"moves": 2}}}},
			`{"rows":[{"strategy":"sets","puzzles":1,"solved":0,"none":0,"wrong":0,"stopped":0,"mean_ns":0,"median_ns":0,"p90_ns":0,"worst_ns":0,"total_ns":0,"counts":{"moves":2}}]}`},
	} {
		if _, _, line := write(t, test.record, test.schema); strings.TrimSpace(line) != test.want {
			t.Errorf("got %s, want %s", line, test.want)
		}
	}
	if err := encode.Write(io.Discard, "xml", &encode.Failure{}); err == nil {
		t.Error("xml: no error")
	}
}

// A walkthrough as a record says which input it is of, and is read back as any
// other.
func TestWalkthroughRecord(t *testing.T) {
	w, o := shapes(t)
	o.Origin = origin(7, "1.......2......1")
	_, _, line := write(t, encode.Walkthrough{Walkthrough: w, Options: o}, "walkthrough")
	if want := `{"schema":"pencilmark/walkthrough/v1","line":7,"input":"1.......2......1","name":`; !strings.HasPrefix(line, want) {
		t.Errorf("got %.100s, want %s", line, want)
	}
	if _, err := decode(line); err != nil {
		t.Error(err)
	}
}

// An array of documents is read like documents one after the other.
func TestArray(t *testing.T) {
	one := strings.TrimSpace(read(t, "shapes.json"))
	d := encode.NewDecoder(strings.NewReader("[\n" + one + ",\n" + one + "\n]\n"))
	for n, line := range []int{2, 2 + strings.Count(one, "\n") + 1} {
		doc, err := d.Decode()
		if err != nil || doc.Line != line {
			t.Fatalf("document %d: got line %v, error %v; want line %d", n+1, doc, err, line)
		}
	}
	if _, err := d.Decode(); err != io.EOF {
		t.Errorf("got %v, want %v", err, io.EOF)
	}
}

func TestSchemaNames(t *testing.T) {
	names := encode.SchemaNames()
	if !slices.Contains(names, "walkthrough") {
		t.Errorf("got %v", names)
	}
	for _, name := range names {
		schema(t, name)
	}
	if _, err := encode.Schema("origin-line"); err == nil {
		t.Error("origin-line: no error")
	}
}
