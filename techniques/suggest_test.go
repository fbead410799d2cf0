package techniques

import (
	"slices"
	"testing"
)

func TestEditDistance(t *testing.T) {
	for _, test := range []struct {
		a, b string
		want int
	}{
		{"", "", 0},
		{"", "abc", 3},
		{"xwing", "xwing", 0},
		{"xwing", "xwng", 1},
		{"xwing", "ywing", 1},
		{"xwing", "xwign", 1},
		{"kitten", "sitting", 3},
	} {
		if got := editDistance([]rune(test.a), []rune(test.b)); got != test.want {
			t.Errorf("%q and %q: got %d, want %d", test.a, test.b, got, test.want)
		}
		if got := editDistance([]rune(test.b), []rune(test.a)); got != test.want {
			t.Errorf("%q and %q: got %d, want %d", test.b, test.a, got, test.want)
		}
	}
}

var named = []*Technique{
	{Code: "naked-pair", Name: "Naked Pair", HoDoKu: "0200"},
	{Code: "hidden-pair", Name: "Hidden Pair", HoDoKu: "0210"},
	{Code: "x-wing", Name: "X-Wing", Aliases: []string{"bf2"}, HoDoKu: "0300"},
	{Code: "xy-wing", Name: "XY-Wing", Aliases: []string{"Y-Wing"}, HoDoKu: "0800"},
}

func TestSuggest(t *testing.T) {
	for _, test := range []struct {
		name string
		want []string
	}{
		{"X Wing", []string{"x-wing", "xy-wing"}},
		{"naked-piar", []string{"naked-pair"}},
		{"yy-wings", []string{"xy-wing", "x-wing"}},
		{"bf3", []string{"x-wing"}},
		{"medusa", nil},
		{"", nil},
	} {
		if got := Suggest(named, test.name); !slices.Equal(got, test.want) {
			t.Errorf("%q: got %v, want %v", test.name, got, test.want)
		}
	}
}

func TestUnknown(t *testing.T) {
	for name, want := range map[string]string{
		"hiden-pair": `unknown technique "hiden-pair": did you mean hidden-pair?`,
		"medusa":     `unknown technique "medusa": none of the 4 techniques has a name like it`,
	} {
		if got := Unknown(named, name).Error(); got != want {
			t.Errorf("got %s\nwant %s", got, want)
		}
	}
}
