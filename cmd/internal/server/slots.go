package server

import (
	"context"
	"errors"
	"runtime"
	"sync/atomic"
	"time"
)

// errBusy says that there is too much to do.
var errBusy = errors.New("busy")

// waitTime is how long a request waits for a slot.
const waitTime = 20 * time.Second

// How many requests may wait. Those that are quick are worth waiting for, and each holds little memory.
const (
	quickQueue = 2000
	longQueue  = 32
)

// mostLarge is how many requests may be large at a time, which bounds the memory that they take.
const mostLarge = 32

// quick are the calls that a player waits for. Others leave a slot for them.
var quick = map[string]bool{"read": true, "check": true, "hint": true}

// slots are what calls work in: as many as there are processors, two at least.
type slots struct {
	all, long                 chan struct{}
	quickWaiting, longWaiting atomic.Int64
}

func newSlots() *slots {
	n := max(2, runtime.GOMAXPROCS(0))
	return &slots{all: make(chan struct{}, n), long: make(chan struct{}, n-1)}
}

// take waits for a slot for a call. Release gives it back.
func (s *slots) take(ctx context.Context, name string) (release func(), err error) {
	queue, most, of := &s.longWaiting, int64(longQueue), []chan struct{}{s.long, s.all}
	if quick[name] {
		queue, most, of = &s.quickWaiting, quickQueue, of[1:]
	}
	if queue.Add(1) > most {
		queue.Add(-1)
		return nil, errBusy
	}
	defer queue.Add(-1)
	wait := time.NewTimer(waitTime)
	defer wait.Stop()
	for i, c := range of {
		select {
		case c <- struct{}{}:
			continue
		case <-wait.C:
			err = errBusy
		case <-ctx.Done():
			err = errBusy
		}
		for _, taken := range of[:i] {
			<-taken
		}
		return nil, err
	}
	return func() {
		for _, c := range of {
			<-c
		}
	}, nil
}
