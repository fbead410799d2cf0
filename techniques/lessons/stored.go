//go:build !js

package lessons

import _ "embed"

//go:embed positions.txt
var stored string

// Stored returns the positions as [Parse] reads them.
func Stored() string { return stored }
