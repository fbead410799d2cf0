package teacher

import (
	"slices"
	"strings"

	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// OnlyListed stands in the name of a list between a profile and the codes of its techniques.
const OnlyListed = " and only "

// ProfileOf names the techniques that were chosen by their names. As long as the profile has all of them it is that;
// otherwise the name lists them, so that whoever checks a walkthrough knows what it may use.
func ProfileOf(profile string, list []*techniques.Technique) string {
	all, err := suite.Profile(profile)
	var codes []string
	for _, t := range list {
		codes = append(codes, t.Code)
	}
	if err != nil || !slices.ContainsFunc(list, func(t *techniques.Technique) bool { return !slices.Contains(all, t) }) {
		return profile
	}
	return profile + OnlyListed + strings.Join(codes, ", ")
}
