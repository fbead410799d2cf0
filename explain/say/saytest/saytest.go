// Package saytest changes sentences, for tests of what notices that.
package saytest

import (
	"math/rand/v2"
	"reflect"
	"regexp"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

var cellName = regexp.MustCompile(`\br\dc\d\b`)

// otherArg returns an argument that differs, and whether there is one of its type.
func otherArg(random *rand.Rand, arg any) (other any, ok bool) {
	cell := func() candidates.Cell { return candidates.At(1+random.IntN(9), 1+random.IntN(9)) }
	digit := func() candidates.Digit { return candidates.Digit(1 + random.IntN(9)) }
	switch x := arg.(type) {
	case candidates.Cell:
		other = cell()
	case candidates.CellSet:
		c := cell()
		if other = x.With(c); x.Has(c) && x.Len() > 1 {
			other = x.Without(c)
		}
	case candidates.Digit:
		other = digit()
	case candidates.DigitSet:
		d := digit()
		if other = x.With(d); x.Has(d) && x.Len() > 1 {
			other = x.Without(d)
		}
	case candidates.House:
		other = candidates.HouseOf(x.Kind(), 1+random.IntN(9))
	case candidates.HouseSet:
		other = x.With(candidates.HouseOf(candidates.Row, 1+random.IntN(9)))
	case *candidates.Clue:
		c := *x
		if len(c.Lines) == 0 {
			return nil, false
		}
		c.Lines = append([][]candidates.Cell{append([]candidates.Cell{cell()}, c.Lines[0][1:]...)}, c.Lines[1:]...)
		other = &c
	case say.Clues:
		one, ok := otherArg(random, x[0])
		if !ok {
			return nil, false
		}
		other = append(say.Clues{one.(*candidates.Clue)}, x[1:]...)
	case say.Ways:
		other = say.Ways{Houses: x.Houses.With(candidates.HouseOf(candidates.Row, 1+random.IntN(9))), Clues: x.Clues}
	case say.WaysInTurn:
		all := append(say.WaysInTurn{}, x...)
		i := random.IntN(len(all))
		all[i] = say.InTheHouses(candidates.Houses(candidates.HouseOf(candidates.Row, 1+random.IntN(9))))
		other = all
	case int:
		other = x + 1
	case say.Path:
		cells := append(say.Path{}, x...)
		cells[random.IntN(len(cells))] = cell()
		other = cells
	case say.StepName:
		x.Number += "1"
		other = x
	case say.StepNames:
		all := append(say.StepNames{}, x...)
		all[0].Number += "1"
		other = all
	case say.Placed:
		all := append(say.Placed{}, x...)
		i := random.IntN(len(all))
		all[i] = candidates.Of(cell(), all[i].Digit())
		other = all
	case say.Group:
		other = say.Group{N: x.N + 1, Petal: x.Petal}
	case say.Name:
		other = x + "s"
	case say.Numbers:
		other = append(say.Numbers{x[0] + 1}, x[1:]...)
	case say.Names:
		other = append(say.Names{x[0] + "s"}, x[1:]...)
	case say.Effects:
		other = append(say.Effects{explain.Remove(cell(), digit())}, x[1:]...)
	case string:
		at := cellName.FindAllStringIndex(x, -1)
		if at == nil {
			return nil, false
		}
		end := at[random.IntN(len(at))][1] - 1
		other = x[:end] + string('1'+(x[end]-'0')%9) + x[end+1:]
	case say.Color:
		other = say.Color(random.IntN(int(say.Yellow) + 1))
	case say.Lines:
		other = append(say.Lines{x[0] + 1}, x[1:]...)
	case say.Sentence:
		return Other(random, x)
	case []say.Sentence:
		all := append([]say.Sentence{}, x...)
		i := random.IntN(len(all))
		all[i], ok = Other(random, all[i])
		return all, ok
	default:
		return nil, false
	}
	return other, !reflect.DeepEqual(arg, other)
}

// Other returns the sentence with one argument changed, and whether it is another.
func Other(random *rand.Rand, s say.Sentence) (say.Sentence, bool) {
	if len(s.Args) == 0 {
		return s, false
	}
	args := append([]any{}, s.Args...)
	i := random.IntN(len(args))
	other, ok := otherArg(random, args[i])
	args[i] = other
	return say.Sentence{Kind: s.Kind, Args: args}, ok
}
