//go:build !js

package encode

import "gopkg.in/yaml.v3"

// node is a value of a document with its place: a node of the tree that package yaml reads, which JSON is
// read into as well. In a browser, where every byte of the program is paid for, there is no package yaml.
type node = yaml.Node

const (
	scalarNode   = yaml.ScalarNode
	sequenceNode = yaml.SequenceNode
	mappingNode  = yaml.MappingNode
	aliasNode    = yaml.AliasNode
	taggedStyle  = yaml.TaggedStyle
)
