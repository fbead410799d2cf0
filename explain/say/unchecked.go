//go:build js

package say

// checked reports whether sentences can be checked. A page only shows them: without their checks its engine is smaller.
const checked = false
