package prose

import "pencilmark/explain/say"

// valued is what stories take from the teller.
type valued struct{ *teller }

func (s valued) digits() say.Text {
	return say.Says(say.TheDigits(s.f.Step.Evidence.Digits(&s.f.Before)))
}
