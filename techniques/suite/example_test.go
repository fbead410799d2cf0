package suite_test

import (
	"fmt"

	"pencilmark/techniques/suite"
)

// Techniques may be called by code, name, HoDoKu code or alias. The order is
// that of the list, not that of the names.
func ExampleSelect() {
	list, err := suite.Select(suite.Human(), []string{"jellyfish", "0300", "Y-Wing"}, nil)
	if err != nil {
		fmt.Println(err)
	}
	for _, t := range list {
		fmt.Println(t.Code, t.Level)
	}
	_, err = suite.Select(suite.Human(), nil, []string{"jelyfish"})
	fmt.Println(err)
	// Output:
	// x-wing hard
	// xy-wing hard
	// jellyfish hard
	// unknown technique "jelyfish": did you mean jellyfish?
}
