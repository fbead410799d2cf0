//go:build !js

package say

// checked reports whether sentences can be checked. A page only shows them.
const checked = true
