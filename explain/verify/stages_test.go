package verify_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/verify"
)

func template(digit candidates.Digit, in, at string) explain.Template {
	t := explain.Template{Digit: digit, Houses: houses(in)}
	if at != "" {
		t.Cells = cells(at)
	}
	return t
}

func templates(decided explain.Template, given ...explain.Template) explain.Templates {
	return explain.Templates{Digit: decided.Digit, Houses: decided.Houses, Given: given}
}

// The empty house set is written as no houses.
func none(digit candidates.Digit) explain.Template { return explain.Template{Digit: digit} }

func aCase(assume string, branch ...explain.Step) explain.Case {
	return explain.Case{Assume: candidate(assume), Branch: branch}
}

func casesOf(of string, cs ...explain.Case) explain.Cases {
	return explain.Cases{Item: item(of), Cases: cs}
}

// Evidence in stages: each is proved, and only what they lead to is concluded.
func TestStages(t *testing.T) {
	const rows = "5@row1:r1c1,r1c4 5@row5:r5c1,r5c4"
	const first = "5@row1:r1c1 6@row1:r1c1,r1c2"
	const three = "r1c1:12 r1c5:13 r1c9:23"
	r1c5, r1c9 := step(single("r1c5=3", "r1c5"), "r1c5=3"), step(single("r1c9=3", "r1c9"), "r1c9=3")
	both := casesOf("r1c1", aCase("r1c1=1", r1c5), aCase("r1c1=2", r1c9))
	var deep string
	var nestedCases explain.Cases
	for i, c := range strings.Fields("r1c1 r2c4 r3c7 r4c2 r5c5 r6c8 r7c3 r8c6 r9c9 r1c2 r2c5 r3c8 r4c3 r5c6 r6c9 r7c1 r8c4") {
		digits := []string{"12", "34"}[i/9] // no two cells with the same digits see each other
		deep += c + ":" + digits + " "
		outer := casesOf(c, aCase(c+"="+digits[:1]), aCase(c+"="+digits[1:]))
		if i > 0 {
			outer.Cases[0].Branch = []explain.Step{step(nestedCases, "r1c9<>9")}
		}
		nestedCases = outer
	}
	for _, test := range []struct {
		name, marks string
		step        explain.Step
		want        string // the error, empty if the step is right
		unneeded    string
	}{
		{"arrangements", rows, step(templates(template(5, "row1,row5", "")), "r2c1<>5 r9c4<>5"), "", ""},
		{"a house too many", rows, step(templates(template(5, "row1,row5,row9", "")), "r2c1<>5"), "", "5@row9"},
		{"a house too few", rows, step(templates(template(5, "row1", "")), "r9c4<>5"), "r9c4<>5 does not follow from 5@row1", ""},
		{"an effect too many", rows, step(templates(template(5, "row1,row5", "")), "r2c1<>5 r9c5<>5"), "r9c5<>5 does not follow", ""},
		{"a place of some arrangement", rows, step(templates(template(5, "row1,row5", "")), "r1c1=5"), "r1c1=5 does not follow", ""},
		{"the only place", first, step(templates(template(5, "row1", "")), "r1c1=5"), "", ""},
		{"after another digit", first, step(templates(template(6, "row1", ""), template(5, "row1", "r1c1")), "r1c2=6"), "", ""},
		{"left without a house", first, step(templates(none(6), template(5, "row1", "r1c1")), "r1c1<>6"), "", ""},
		{"a digit too many", first + " 7@row9:r9c9", step(templates(none(6), template(5, "row1", "r1c1"), template(7, "row9", "r9c9")), "r1c1<>6"), "", "7@row9"},
		{"a house of a digit too many", first, step(templates(none(6), template(5, "row1,row9", "r1c1")), "r1c1<>6"), "", "5@row9"},
		{"without the other digit", first, step(templates(template(6, "row1", "")), "r1c2=6"), "r1c2=6 does not follow", ""},
		{"a place that the digit may leave", rows, step(templates(none(6), template(5, "row1,row5", "r1c1")), "r1c1<>6"), "r1c1=5 does not follow", ""},

		{"cases", three, step(both, "r1c4<>3 r1c7<>3"), "", ""},
		{"true in the first case only", three, step(both, "r1c4<>1"), "r1c4<>1 does not follow from the case that r1c1=2", ""},
		{"true in the second case only", three, step(both, "r1c4<>2"), "r1c4<>2 does not follow from the case that r1c1=1", ""},
		{"one effect too many", three, step(both, "r1c4<>3 r2c4<>3"), "r2c4<>3 does not follow from the case that r1c1=2", ""},
		{"a step missing", three, step(casesOf("r1c1", aCase("r1c1=1", r1c5), aCase("r1c1=2")), "r1c4<>3"), "r1c4<>3 does not follow from the case that r1c1=2", ""},
		{"a wrong step", three, step(casesOf("r1c1", aCase("r1c1=1", r1c9), aCase("r1c1=2", r1c9)), "r1c4<>3"), "branch step 1: the evidence is wrong: r1c9=3 is not the only candidate", ""},
		{"a step too many", three + " r9c9:4", step(casesOf("r1c1", aCase("r1c1=1", step(single("r9c9=4", "r9c9"), "r9c9=4"), r1c5), aCase("r1c1=2", r1c9)), "r1c4<>3"), "", "r9c9"},
		{"a fish that would get a fin", "5@row1:r1c2,r1c9 2@col2:r1c2,r3c2,r9c2 2@col6:r3c6,r9c6 r3c3:2", step(trial("r1c9=6", "r3c3",
			step(single("r1c2=5", "5@row1"), "r1c2=5"), step(cover(2, "col2,col6", "row3,row9"), "r3c3<>2")), "r1c9<>6"), "", ""},
		{"nested too deep", deep, step(nestedCases, "r1c9<>9"), strings.Repeat("branch step 1, ", 15) + "branch step 1: branches nest more than 16 deep", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			g := position("classic9", test.marks)
			before := g
			err := verify.Step(&g, &test.step)
			if g != before {
				t.Error("the grid was changed")
			}
			if test.want != "" {
				if _, ok := errors.AsType[*verify.Error](err); !ok || !strings.HasPrefix(err.Error(), test.want) {
					t.Errorf("\n got %v\nwant %s", err, test.want)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			var unneeded []candidates.Item
			if test.unneeded != "" {
				unneeded = append(unneeded, item(test.unneeded))
			}
			if got := slices.Compact(verify.Unneeded(&g, &test.step)); !slices.Equal(got, unneeded) {
				t.Errorf("%v is not needed, want %v", got, unneeded)
			}
		})
	}
}
