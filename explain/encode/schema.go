package encode

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
)

var (
	//go:embed walkthrough.schema.json
	walkthroughSchema []byte // but for the shapes of evidence, which say themselves what they have
	//go:embed records.schema.json
	recordsSchema []byte
	//go:embed api.schema.json
	apiSchema []byte
)

// SchemaNames returns the names of the documents that have a schema: that of walkthroughs, those of what is written
// as a [Record], and api, which stands for the calls that a page makes.
func SchemaNames() []string {
	return []string{"walkthrough", "listing", "verdict", "rating", "explainer-rating", "timing", "hint", "judgement", "verification", "generated", "comparison", "task", "reply", "review", "error", "api"}
}

// Schema returns the JSON Schema (draft 2020-12) of a kind of document, which is one of [SchemaNames].
func Schema(name string) ([]byte, error) {
	if !slices.Contains(SchemaNames(), name) {
		return nil, fmt.Errorf("no document is called %q: expected %s", name, strings.Join(SchemaNames(), ", "))
	}
	if name == "walkthrough" {
		return withShapes()
	}
	// The definitions of the files refer to each other by the same names. Walkthroughs are a definition too.
	var known struct {
		Defs map[string]json.RawMessage `json:"$defs"`
	}
	var whole map[string]json.RawMessage
	walkthrough, err := withShapes()
	if err != nil {
		return nil, err
	}
	err = errors.Join(json.Unmarshal(walkthrough, &known), json.Unmarshal(recordsSchema, &known), json.Unmarshal(apiSchema, &known), json.Unmarshal(walkthrough, &whole))
	if err != nil {
		return nil, fmt.Errorf("encode: %w", err)
	}
	maps.DeleteFunc(whole, func(key string, _ json.RawMessage) bool { return strings.HasPrefix(key, "$") })
	if known.Defs["walkthrough"], err = json.Marshal(whole); err != nil {
		return nil, fmt.Errorf("encode: %w", err)
	}
	document := struct {
		Schema string                     `json:"$schema"`
		ID     string                     `json:"$id"`
		Ref    string                     `json:"$ref"`
		Defs   map[string]json.RawMessage `json:"$defs"`
	}{"https://json-schema.org/draft/2020-12/schema", "urn:pencilmark:" + name + ":v1", "#/$defs/" + name, map[string]json.RawMessage{}}
	for needed := []string{name}; len(needed) > 0; needed = needed[1:] {
		if _, taken := document.Defs[needed[0]]; taken {
			continue
		}
		text := known.Defs[needed[0]]
		document.Defs[needed[0]] = text
		for _, rest := range strings.Split(string(text), `"#/$defs/`)[1:] {
			name, _, _ := strings.Cut(rest, `"`)
			needed = append(needed, name)
		}
	}
	var out bytes.Buffer
	err = jsonTo(&out, "  ")(document, nil)
	return out.Bytes(), err
}
