package say

func patternsForms() []form {
	return []form{
		{"So {c} is {*}.", func(r *reader, a args) error { return r.so(a[0] + " is " + a[1]) }},
	}
}
