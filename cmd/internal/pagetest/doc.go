// Package pagetest has no code. Its tests open the page in a browser, with a teacher behind it.
package pagetest
