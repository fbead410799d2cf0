package encode

import (
	"fmt"
	"io"
	"reflect"
)

// OrderSchema names documents that put techniques in an order, the one to try first at the top:
//
//	schema: pencilmark/order/v1
//	name: my order
//	techniques: [full-house, naked-single, hidden-single]
const OrderSchema = "pencilmark/order/v1"

// Order is what such a document says. The techniques may be called by any of
// their names; whether they exist is for others to say.
type Order struct {
	Name       string // may be empty
	Techniques []Named
}

// Named is a name and where it stands in the document, from 1.
type Named struct {
	Name      string
	Line, Col int
}

type order struct {
	Schema     string   `yaml:"schema"`
	Name       string   `yaml:"name,omitempty"`
	Techniques []string `yaml:"techniques"`
}

// maxOrder is how many bytes an order may have. A technique takes twenty.
const maxOrder = 1 << 16

// DecodeOrder reads an order, in YAML. An error about the document is an [*Error].
func DecodeOrder(r io.Reader) (*Order, error) {
	text, err := io.ReadAll(io.LimitReader(r, maxOrder+1))
	if err != nil {
		return nil, err
	}
	if len(text) > maxOrder {
		return nil, &Error{Msg: fmt.Sprintf("longer than %d bytes: expected a list of techniques", maxOrder)}
	}
	root, err := (&chunk{text: text}).parse()
	if err != nil {
		return nil, err
	}
	if err := shallow(root, 1); err != nil {
		return nil, err
	}
	var written order
	if err := newFiller().fill(root, reflect.ValueOf(&written).Elem()); err != nil {
		return nil, err
	}
	if written.Schema != OrderSchema {
		return nil, in("schema", fault(child(root, "schema"), "%q: expected %s", written.Schema, OrderSchema))
	}
	o := &Order{Name: written.Name}
	for i, n := range child(root, "techniques").Content {
		o.Techniques = append(o.Techniques, Named{written.Techniques[i], n.Line, n.Column})
	}
	return o, nil
}
