package encode

// Comparison is what strategies of search did with the same puzzles, side by
// side. Rows without Givens are about puzzles with any number of givens.
type Comparison struct {
	Rows []ComparisonRow `json:"rows" yaml:"rows"`
	// Interrupted says that there were more puzzles than were measured.
	Interrupted bool `json:"interrupted,omitempty" yaml:"interrupted,omitempty"`
}

// ComparisonRow is what one strategy did. Times are in nanoseconds; all but the total are for one puzzle.
type ComparisonRow struct {
	Strategy  string         `json:"strategy" yaml:"strategy"`
	Givens    *int           `json:"givens,omitempty" yaml:"givens,omitempty"`
	Puzzles   int            `json:"puzzles" yaml:"puzzles"`
	Solved    int            `json:"solved" yaml:"solved"`
	None      int            `json:"none" yaml:"none"` // rightly found to have no solution
	Wrong     int            `json:"wrong" yaml:"wrong"`
	Stopped   int            `json:"stopped" yaml:"stopped"` // out of budget
	Mean      int64          `json:"mean_ns" yaml:"mean_ns"`
	Median    int64          `json:"median_ns" yaml:"median_ns"`
	Ninetieth int64          `json:"p90_ns" yaml:"p90_ns"`
	Worst     int64          `json:"worst_ns" yaml:"worst_ns"`
	Total     int64          `json:"total_ns" yaml:"total_ns"`
	Counts    map[string]int `json:"counts" yaml:"counts"` // of all puzzles together, by what is counted
}

func (x *Comparison) written() (any, error) { return x, nil }
