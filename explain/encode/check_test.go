package encode_test

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"pencilmark/explain"
	"pencilmark/explain/encode"
)

// wording returns texts that begin with a mark and tell the steps apart.
func wording(mark string) encode.Texts {
	return func(f *explain.Frame) (title, notation, text string) {
		return fmt.Sprint(mark, " title ", f.Number), fmt.Sprint(mark, " notation ", f.Number), fmt.Sprint(mark, " text ", f.Number)
	}
}

// A document that says nothing wrong is accepted, and what could not be checked
// is named; any lie about what is known is not.
func TestCheckKnown(t *testing.T) {
	doc, err := decode(read(t, "shapes.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	w := doc.Walkthrough
	w.Profile = "human"
	names := map[string]string{}
	for _, s := range w.Steps {
		names[s.Technique.Code] = s.Technique.Name
		if trial, ok := s.Evidence.(explain.Trial); ok {
			for _, inner := range trial.Branch {
				names[inner.Technique.Code] = inner.Technique.Name
			}
		}
		if cases, ok := s.Evidence.(explain.Cases); ok {
			for _, c := range cases.Cases {
				for _, inner := range c.Branch {
					names[inner.Technique.Code] = inner.Technique.Name
				}
			}
		}
	}
	for _, limited := range w.Limited {
		names[limited.Code] = limited.Name
	}
	var used []string
	for _, s := range w.Steps {
		used = append(used, s.Technique.Code)
	}
	last := func(codes []string) string { return slices.Max(codes) }
	var text bytes.Buffer
	if err := encode.YAML(&text, &w, encode.Options{Texts: wording("A1"), Hardest: last}); err != nil {
		t.Fatal(err)
	}
	known := func() encode.Known {
		return encode.Known{
			Texts:   []encode.Texts{wording("rc"), wording("A1")},
			Hardest: last,
			Name:    func(code string) (string, bool) { name, ok := names[code]; return name, ok },
			Profile: func(name string) ([]string, bool) { return used, name == "human" },
		}
	}
	n := len(w.Steps)
	for _, test := range []struct {
		name     string
		old, new string // what is exchanged in the document
		less     func(k *encode.Known)
		want     string // what is not checked, or the error
	}{
		{"right", "", "", nil, "[]"},
		{"nothing known", "", "", func(k *encode.Known) { *k = encode.Known{Name: k.Name} },
			"[which technique is the hardest the profile the title of each step the notation of each step the text of each step]"},
		{"technique not known", "", "", func(k *encode.Known) {
			k.Name = func(code string) (string, bool) { return names[code], code != "trial" }
		}, `[the technique "trial", which is not known which technique is the hardest]`},
		{"no names known", "", "", func(k *encode.Known) { k.Name = nil }, `[the technique "`},
		{"other profile", "profile: human", "profile: other", nil, "[the profile]"},
		{"no profile", "profile: human\n", "", nil, "[the profile]"},
		{"technique that the profile lacks", "", "", func(k *encode.Known) {
			k.Profile = func(string) ([]string, bool) { return used[1:], true }
		}, "step 1: the profile human has no technique " + used[0]},
		{"no hardest", "hardest: " + last(used) + ", ", "", nil, "[which technique is the hardest]"},
		{"other hardest", "hardest: " + last(used), "hardest: " + used[0], nil, fmt.Sprintf("column 10: summary.hardest: %q stated: expected %q", used[0], last(used))},
		{"other name", "hidden-pair: Hidden Pair", "hidden-pair: Naked Pair", nil, `names: the technique hidden-pair is called "Naked Pair": expected "Hidden Pair"`},
		{"other title", "A1 title 3", "A1 title 4", nil, `step 3: the title is not what the step gives: expected "A1 title 3"`},
		{"other notation", "A1 notation 3\n", "A1 notation 4\n", nil, `step 3: the notation is not what the step gives: expected "A1 notation 3"`},
		{"other text", "A1 text 2\n", "A1 text\n", nil, `step 2: the text is not what the step gives: expected "A1 text 2"`},
		{"no title", "    title: A1 title 3\n", "", nil, `step 3: the title is not what the step gives: expected "A1 title 3"`},
		{"empty text", "text: A1 text 3\n", "text: ''\n", nil, `step 3: the text is not what the step gives: expected "A1 text 3"`},
		{"two wordings", "A1 text 3\n", "rc text 3\n", nil, `step 3: the text is not what the step gives: expected "A1 text 3"`},
		{"two wordings in the first step", "A1 title 1\n", "rc title 1\n", nil, `step 1: the notation is not what the step gives: expected "rc notation 1"`},
		{"another step by another wording", fmt.Sprint("A1 title ", n), fmt.Sprint("rc title ", n), nil, fmt.Sprintf("step %d: the title is not", n)},
		{"no titles", "title", "", nil, "[the title of each step]"},
		{"no texts", "*", "", nil, "[the title of each step the notation of each step the text of each step]"},
	} {
		t.Run(test.name, func(t *testing.T) {
			edited := strings.Replace(text.String(), test.old, test.new, 1)
			switch test.old {
			case "title", "*":
				lines := slices.DeleteFunc(slices.Collect(strings.Lines(text.String())), func(line string) bool {
					kind := strings.TrimSpace(strings.SplitN(line, ":", 2)[0])
					return kind == test.old || test.old == "*" && (kind == "title" || kind == "notation" || kind == "text")
				})
				edited = strings.Join(lines, "")
			}
			if test.old != "" && edited == text.String() {
				t.Fatalf("%q is not in the document", test.old)
			}
			doc, err := decode(edited)
			if err != nil {
				t.Fatal(err)
			}
			k := known()
			if test.less != nil {
				test.less(&k)
			}
			unchecked, err := doc.Check(k)
			got := fmt.Sprint(unchecked)
			if err != nil {
				got = err.Error()
			}
			if !strings.Contains(got, test.want) {
				t.Errorf("\n got %s\nwant %s", got, test.want)
			}
		})
	}
}
