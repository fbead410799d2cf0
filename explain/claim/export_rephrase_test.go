//go:build !js

package claim

// WithoutRephrasing calls a function with each turn of speech, while it is not put into other words.
func WithoutRephrasing(do func(said string)) {
	all := rephrasings
	defer func() { rephrasings = all }()
	for i, r := range all {
		rephrasings = append(append([]rephrasing{}, all[:i]...), all[i+1:]...)
		do(r.said)
	}
}
