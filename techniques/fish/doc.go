// Package fish holds the techniques that count the places of one digit: some
// base houses need the digit, and as many covers have room for it, but for fins.
//
// # Technique x-wing
//
// X-Wing, hard. Also called bf2.
//
// Two rows whose places for a digit lie in the same two columns, two in each
// row. The digit is removed from every other cell of the two columns. Two
// columns and two rows work the same way. The lines that are counted are the
// base, the lines that lose candidates are the cover.
//
// Why: Each of the two rows needs the digit, and both rows can put it into the
// same two columns only. They may not both take one column, because a column
// holds the digit once. So one row takes one column and the other row takes the
// other. We do not know which way round, but either way both columns get their
// digit from these two rows, and their other cells cannot have it.
//
// How to look for it: Take one digit at a time, best one that is placed four or
// five times. List the rows in which it has exactly two places and compare: two
// rows with the same two columns are the pattern. Then do the same with
// columns. Look along the cover lines before you rejoice: the digit must have
// another place there, or nothing is gained.
//
// Near miss: A third place in one of the two rows. That row may put the digit
// there, and then one of the columns is free again. The same goes for four
// places at the corners of a rectangle while both the rows and the columns have
// further ones.
//
// Example:
//
//	3.+8+1+4+2+7+9.+71+9+86.+4+2..+4+297.8..9+26+7+3+15+84...+4+98..24+8.+5+2+6.79.3+42+8+7+95.+2..3+5+9.4889+5+61+4+2+37
//	=> r5c3<>1 r5c7<>1
//
// # Technique swordfish
//
// Swordfish, hard. Also called bf3.
//
// Three rows whose places for a digit lie in the same three columns: an X-Wing
// with one line more. No row has to use all three columns; two places in each
// row are enough, as long as together they stay within three columns. The digit
// is removed from every other cell of the three columns. Three columns and
// three rows work the same way.
//
// Why: Each of the three rows needs the digit and has to put it into one of the
// three columns, and no two rows may put it into the same column. Three rows,
// three columns: every column is used by one of these rows. So each column gets
// its digit from one of the three rows, and its other cells cannot have it.
//
// How to look for it: Take a digit that is placed two or three times. For each
// row that still needs it note the columns of its places, and leave out rows
// with more than three. Start from a row with two places, add one that brings
// at most one new column, and look for a third that stays within the three.
// Then do the same with columns.
//
// Near miss: Three rows that use four columns. One column may stay without the
// digit, and we do not know which. Look also whether two of the three rows
// share only two columns: then they are an X-Wing, and what that removes comes
// first.
//
// Example:
//
//	.+5+6+713.+49+1+34+9+8+26+5797.+4+65..+3+7.512+43+9.+39.+6+78+5.4+4..5+3+9.7.6.+7.9+1+4+3+55+13.+47+9+6..4+93+5+6+7..
//	=> r6c2<>8 r6c9<>8 r9c9<>8
//
// # Technique jellyfish
//
// Jellyfish, hard. Also called bf4.
//
// Four rows whose places for a digit lie in the same four columns, with two to
// four places in each row. The digit is removed from every other cell of the
// four columns. Four columns and four rows work the same way.
//
// Why: Each of the four rows needs the digit and has to put it into one of the
// four columns, and no two rows may put it into the same column. So the four
// rows use up all four columns, one each, in whatever order, and the other
// cells of these columns cannot have the digit.
//
// How to look for it: Look for it last among the fish, and only for a digit
// that is placed once or not at all: with fewer than eight rows left, the other
// lines are a smaller fish that removes the same candidates. Note the columns
// for each row with up to four places, start from the rows with two, and try to
// find four rows that stay within four columns.
//
// Near miss: Four rows that use five columns. A row with one place is no part
// of a fish either: it has a hidden single, which is to be placed first. And if
// two or three of the four rows stay within as many columns by themselves, that
// smaller fish comes first.
//
// Example:
//
//	68  9  3  4  68   1   2   7   5
//	4   7  2  56 356  369 169 169 8
//	568 56 1  2  7    89  3   69  4
//	3   12 8  7  69   4   5   169 129
//	15  4  69 8  2    56  169 3   7
//	7   25 69 1  3569 356 4   8   29
//	16  16 5  9  4    7   8   2   3
//	9   8  4  3  1    2   7   5   6
//	2   3  7  56 568  568 19  4   19
//	=> r2c5<>6 r2c8<>6 r6c5<>6 r9c5<>6
//
// # Technique finned-x-wing
//
// Finned X-Wing, hard. Also called fbf2.
//
// Two rows whose places for a digit would lie in the same two columns, but for
// one to five more places, the fins. Without the fins it would be an X-Wing.
// The digit is removed from those other cells of the two columns that see all
// the fins. Two columns and two rows work the same way.
//
// Why: Suppose that no fin holds the digit. Then the base houses have to put
// their two digits into the two covers, which leaves no room for it anywhere
// else in the covers. Now suppose that some fin holds the digit. Then no cell
// that sees all the fins can have it. One of the two is true. So a cell that is
// in the covers but not in the base, and sees all the fins, has the digit in
// neither case.
//
// How to look for it: Look for an X-Wing that fails by a few cells, best by one
// or two in one box. The targets see the fins, so they lie in the box of the
// fins: where a column of the cover passes through this box, in a row that is
// not of the base.
//
// Near miss: Fins in two boxes: as a rule no cell of the columns sees them all.
// A cell that sees the fins from one of the two rows is no target either: it
// belongs to the pattern.
//
// Example:
//
//	..8...1..9173485266..17.38..9.426....7....9.212.......4.9...6.8......495.....42..
//	=> r8c6<>2
//
// # Technique sashimi-x-wing
//
// Sashimi X-Wing, hard. Also called sbf2.
//
// A finned X-Wing that is hardly a fish without its fins: one of its two rows
// then has a single place, or none, in the two columns. The digit is removed
// from those other cells of the columns that see all the fins. Two columns and
// two rows work the same way.
//
// Why: Suppose that no fin holds the digit. Then the base houses have to put
// their two digits into the two covers, which leaves no room for it anywhere
// else in the covers. Now suppose that some fin holds the digit. Then no cell
// that sees all the fins can have it. One of the two is true. So a cell that is
// in the covers but not in the base, and sees all the fins, has the digit in
// neither case. That a row has a single place without its fins does no harm: if
// no fin is true, it takes that place and its column, and the other rows share
// the other columns.
//
// How to look for it: It is found like a finned X-Wing, but a corner is
// missing: a row puts the digit into one column of the cover, and instead of a
// second one into cells beside it, in the box in which the second would be.
// Look along the missing column in this box.
//
// Near miss: The target must see every fin. A fin in another box than the
// missing corner spoils the pattern, because no cell of the column sees it.
//
// Example:
//
//	.8.4.2....25.....6....5.1....3.4.2...5126..3424.....1.762938..15.87.4..........8.
//	=> r9c1<>1
//
// # Technique finned-swordfish
//
// Finned Swordfish, unfair. Also called fbf3.
//
// Three rows whose places for a digit would lie in the same three columns, but
// for one to five more places, the fins. Without the fins it would be a
// Swordfish. The digit is removed from those other cells of the three columns
// that see all the fins. Three columns and three rows work the same way.
//
// Why: Suppose that no fin holds the digit. Then the base houses have to put
// their three digits into the three covers, which leaves no room for it
// anywhere else in the covers. Now suppose that some fin holds the digit. Then
// no cell that sees all the fins can have it. One of the two is true. So a cell
// that is in the covers but not in the base, and sees all the fins, has the
// digit in neither case.
//
// How to look for it: Look for a Swordfish that fails by a few cells, best by
// one or two in one box. The targets see the fins, so they lie in the box of
// the fins: where a column of the cover passes through this box, in a row that
// is not of the base.
//
// Near miss: Fins in two boxes: as a rule no cell of the columns sees them all.
// A cell that sees the fins from one of the three rows is no target either: it
// belongs to the pattern.
//
// Example:
//
//	293867451.7.2158938159346725.174....937182564....5..17....78.457..52..3..5.49.7.6
//	=> r7c2<>6
//
// # Technique sashimi-swordfish
//
// Sashimi Swordfish, unfair. Also called sbf3.
//
// A finned Swordfish that is hardly a fish without its fins: one of its three
// rows then has a single place, or none, in the three columns. The digit is
// removed from those other cells of the columns that see all the fins. Three
// columns and three rows work the same way.
//
// Why: Suppose that no fin holds the digit. Then the base houses have to put
// their three digits into the three covers, which leaves no room for it
// anywhere else in the covers. Now suppose that some fin holds the digit. Then
// no cell that sees all the fins can have it. One of the two is true. So a cell
// that is in the covers but not in the base, and sees all the fins, has the
// digit in neither case. That a row has a single place without its fins does no
// harm: if no fin is true, it takes that place and its column, and the other
// rows share the other columns.
//
// How to look for it: It is found like a finned Swordfish, but a corner is
// missing: a row puts the digit into one column of the cover, and instead of a
// second one into cells beside it, in the box in which the second would be.
// Look along the missing column in this box.
//
// Near miss: The target must see every fin. A fin in another box than the
// missing corner spoils the pattern, because no cell of the column sees it.
//
// Example:
//
//	.8.4.2....25.....6....5.1....3.4.2...5126..3424.....1.762938..1...7.4..........8.
//	=> r6c9<>8
//
// # Technique finned-jellyfish
//
// Finned Jellyfish, unfair. Also called fbf4.
//
// Four rows whose places for a digit would lie in the same four columns, but
// for one to five more places, the fins. Without the fins it would be a
// Jellyfish. The digit is removed from those other cells of the four columns
// that see all the fins. Four columns and four rows work the same way.
//
// Why: Suppose that no fin holds the digit. Then the base houses have to put
// their four digits into the four covers, which leaves no room for it anywhere
// else in the covers. Now suppose that some fin holds the digit. Then no cell
// that sees all the fins can have it. One of the two is true. So a cell that is
// in the covers but not in the base, and sees all the fins, has the digit in
// neither case.
//
// How to look for it: Look for a Jellyfish that fails by a few cells, best by
// one or two in one box. The targets see the fins, so they lie in the box of
// the fins: where a column of the cover passes through this box, in a row that
// is not of the base.
//
// Near miss: Fins in two boxes: as a rule no cell of the columns sees them all.
// A cell that sees the fins from one of the four rows is no target either: it
// belongs to the pattern.
//
// Example:
//
//	1..8.2.....5.4.1..37..15.....12539...39184...258.7.431....6..155....1...91.528.6.
//	=> r1c9<>4
//
// # Technique sashimi-jellyfish
//
// Sashimi Jellyfish, unfair. Also called sbf4.
//
// A finned Jellyfish that is hardly a fish without its fins: one of its four
// rows then has a single place, or none, in the four columns. The digit is
// removed from those other cells of the columns that see all the fins. Four
// columns and four rows work the same way.
//
// Why: Suppose that no fin holds the digit. Then the base houses have to put
// their four digits into the four covers, which leaves no room for it anywhere
// else in the covers. Now suppose that some fin holds the digit. Then no cell
// that sees all the fins can have it. One of the two is true. So a cell that is
// in the covers but not in the base, and sees all the fins, has the digit in
// neither case. That a row has a single place without its fins does no harm: if
// no fin is true, it takes that place and its column, and the other rows share
// the other columns.
//
// How to look for it: It is found like a finned Jellyfish, but a corner is
// missing: a row puts the digit into one column of the cover, and instead of a
// second one into cells beside it, in the box in which the second would be.
// Look along the missing column in this box.
//
// Near miss: The target must see every fin. A fin in another box than the
// missing corner spoils the pattern, because no cell of the column sees it.
//
// Example:
//
//	9.8.2..........9585..89.6.2..4.782.9....198..89.4.2.6....9.7.8.719.8..2.6832.1.9.
//	=> r6c3<>1
//
// # Technique siamese-finned-x-wing
//
// Siamese Finned X-Wing, hard.
//
// Two fish of the same name with the same two base houses and with different
// covers: what is a fin of the one is covered in the other. Each removes
// something, and they are shown as one.
//
// Why: Each of the two is a fish of its own and proves what it removes: if none
// of its fins is true its two covers are used up by the base, and if one is,
// the targets see it. The two do not depend on each other.
//
// How to look for it: Whenever you have found a fish with fins, exchange one
// cover for a house that takes in the fins. Other places of the base become
// fins then, and other cells may be targets.
//
// Near miss: A second choice of covers that removes nothing, or nothing that
// the first does not remove as well. Then one fish is all there is.
//
// Example:
//
//	8394621576.5..3284.....5693.97..6.3.563.41.722....7.6.346719528951..87467..654319
//	=> r6c4<>8 r6c5<>8
//
// # Technique siamese-sashimi-x-wing
//
// Siamese Sashimi X-Wing, hard.
//
// Two fish of the same name with the same two base houses and with different
// covers: what is a fin of the one is covered in the other. Each removes
// something, and they are shown as one.
//
// Why: Each of the two is a fish of its own and proves what it removes: if none
// of its fins is true its two covers are used up by the base, and if one is,
// the targets see it. The two do not depend on each other.
//
// How to look for it: Whenever you have found a fish with fins, exchange one
// cover for a house that takes in the fins. Other places of the base become
// fins then, and other cells may be targets.
//
// Near miss: A second choice of covers that removes nothing, or nothing that
// the first does not remove as well. Then one fish is all there is.
//
// Example:
//
//	.13...8..7......4.4...6..3..24.1..7.1...76.....7..51..985..2.16...8.1...3.165.28.
//	=> r2c7<>6 r6c8<>6
//
// # Technique siamese-finned-swordfish
//
// Siamese Finned Swordfish, unfair.
//
// Two fish of the same name with the same three base houses and with different
// covers: what is a fin of the one is covered in the other. Each removes
// something, and they are shown as one.
//
// Why: Each of the two is a fish of its own and proves what it removes: if none
// of its fins is true its three covers are used up by the base, and if one is,
// the targets see it. The two do not depend on each other.
//
// How to look for it: Whenever you have found a fish with fins, exchange one
// cover for a house that takes in the fins. Other places of the base become
// fins then, and other cells may be targets.
//
// Near miss: A second choice of covers that removes nothing, or nothing that
// the first does not remove as well. Then one fish is all there is.
//
// Example:
//
//	293867451.7.2158938159346725.174..89937182564.8..59.17....78.4574.52..38.5849.726
//	=> r4c6<>6 r7c4<>6
//
// # Technique siamese-sashimi-swordfish
//
// Siamese Sashimi Swordfish, unfair.
//
// Two fish of the same name with the same three base houses and with different
// covers: what is a fin of the one is covered in the other. Each removes
// something, and they are shown as one.
//
// Why: Each of the two is a fish of its own and proves what it removes: if none
// of its fins is true its three covers are used up by the base, and if one is,
// the targets see it. The two do not depend on each other.
//
// How to look for it: Whenever you have found a fish with fins, exchange one
// cover for a house that takes in the fins. Other places of the base become
// fins then, and other cells may be targets.
//
// Near miss: A second choice of covers that removes nothing, or nothing that
// the first does not remove as well. Then one fish is all there is.
//
// Example:
//
//	.62..759.1.5........93....45...8.2........9489.84.....6.7...81.......6...5..264..
//	=> r2c9<>2 r8c8<>2
//
// # Technique siamese-finned-jellyfish
//
// Siamese Finned Jellyfish, unfair.
//
// Two fish of the same name with the same four base houses and with different
// covers: what is a fin of the one is covered in the other. Each removes
// something, and they are shown as one.
//
// Why: Each of the two is a fish of its own and proves what it removes: if none
// of its fins is true its four covers are used up by the base, and if one is,
// the targets see it. The two do not depend on each other.
//
// How to look for it: Whenever you have found a fish with fins, exchange one
// cover for a house that takes in the fins. Other places of the base become
// fins then, and other cells may be targets.
//
// Near miss: A second choice of covers that removes nothing, or nothing that
// the first does not remove as well. Then one fish is all there is.
//
// Example:
//
//	2.9174.364..9362..63.258.949.48.36..3.65.7489...469.2376.392.45.9264.3...4378.962
//	=> r4c2<>1 r6c7<>1
//
// # Technique siamese-sashimi-jellyfish
//
// Siamese Sashimi Jellyfish, unfair.
//
// Two fish of the same name with the same four base houses and with different
// covers: what is a fin of the one is covered in the other. Each removes
// something, and they are shown as one.
//
// Why: Each of the two is a fish of its own and proves what it removes: if none
// of its fins is true its four covers are used up by the base, and if one is,
// the targets see it. The two do not depend on each other.
//
// How to look for it: Whenever you have found a fish with fins, exchange one
// cover for a house that takes in the fins. Other places of the base become
// fins then, and other cells may be targets.
//
// Near miss: A second choice of covers that removes nothing, or nothing that
// the first does not remove as well. Then one fish is all there is.
//
// Example:
//
//	532.678.17491823566813.5.279746185322687531..153..96783.68.47158.7531.6.415.76.83
//	=> r1c4<>9 r3c7<>9
//
// # Technique franken-x-wing
//
// Franken X-Wing, unfair. Also called ff2.
//
// Two base houses, rows or boxes, whose places for a digit all lie in two
// covers, columns or boxes, with a box among the two or the two. The digit is
// removed from the other cells of the covers. Columns and rows may change
// parts.
//
// Why: Each of the two base houses needs the digit, and each cover has room for
// it once. As all places of the base lie in the covers, the two base houses use
// up all two covers, and the other cells of these cannot have the digit. No two
// base houses may have a place in common, because one digit there would serve
// both. A place of one base house that is in two covers would use up two and
// serve one, so it loses the digit like a cell outside the base.
//
// How to look for it: Start from a box in which the digit has places in few
// columns, and add rows that keep to these columns and to one or two boxes. A
// box as cover is worth trying where two base rows have places side by side in
// it.
//
// Near miss: A place that a base row and a base box have in common: one digit
// there does for two base houses, and the count fails. It is a fin, although a
// cover contains it.
//
// Example:
//
//	.6.7......2..9..6.58.....14675148..3938....4.214.7.685342....7.7512....6896.17..2
//	=> r5c7<>2
//
// # Technique finned-franken-x-wing
//
// Finned Franken X-Wing, unfair. Also called fff2.
//
// Two base houses, rows or boxes, whose places for a digit lie in two covers,
// columns or boxes, but for one to five fins, with a box among base or covers.
// The digit is removed from those other cells of the covers that see all the
// fins. Columns and rows may change parts.
//
// Why: Suppose that no fin holds the digit. Then the base houses have to put
// their two digits into the two covers, which leaves no room for it anywhere
// else in the covers. Now suppose that some fin holds the digit. Then no cell
// that sees all the fins can have it. One of the two is true. So a cell that is
// in the covers but not in the base, and sees all the fins, has the digit in
// neither case. A place that two base houses have in common is always a fin,
// called an endo fin: one digit there would serve both. A place of one base
// house that is in two covers would use up two and serve one, so it loses the
// digit like a cell outside the base.
//
// How to look for it: Start from a box or a row with two or three places, and
// add houses that share a cover with it. Keep an eye on the cells that stay
// uncovered: as soon as no cell of the covers sees them all, turn back.
//
// Near miss: A fin that the target does not see, and that is easily forgotten:
// a place that a base row and a base box have in common. It is a fin even if a
// cover contains it.
//
// Example:
//
//	..8...1..9173485266..17.38..9.426....7....9.212.......4.9...6.8......495.....42..
//	=> r8c6<>2
//
// # Technique franken-swordfish
//
// Franken Swordfish, unfair. Also called ff3.
//
// Three base houses, rows or boxes, whose places for a digit all lie in three
// covers, columns or boxes, with a box among the three or the three. The digit
// is removed from the other cells of the covers. Columns and rows may change
// parts.
//
// Why: Each of the three base houses needs the digit, and each cover has room
// for it once. As all places of the base lie in the covers, the three base
// houses use up all three covers, and the other cells of these cannot have the
// digit. No two base houses may have a place in common, because one digit there
// would serve both. A place of one base house that is in two covers would use
// up two and serve one, so it loses the digit like a cell outside the base.
//
// How to look for it: Start from a box in which the digit has places in few
// columns, and add rows that keep to these columns and to one or two boxes. A
// box as cover is worth trying where two base rows have places side by side in
// it.
//
// Near miss: A place that a base row and a base box have in common: one digit
// there does for two base houses, and the count fails. It is a fin, although a
// cover contains it.
//
// Example:
//
//	...9256.16.213....1.9..72..28..19..751.7....2937.8216.725.91....91.5.72.46.27.519
//	=> r1c3<>4
//
// # Technique finned-franken-swordfish
//
// Finned Franken Swordfish, unfair. Also called fff3.
//
// Three base houses, rows or boxes, whose places for a digit lie in three
// covers, columns or boxes, but for one to five fins, with a box among base or
// covers. The digit is removed from those other cells of the covers that see
// all the fins. Columns and rows may change parts.
//
// Why: Suppose that no fin holds the digit. Then the base houses have to put
// their three digits into the three covers, which leaves no room for it
// anywhere else in the covers. Now suppose that some fin holds the digit. Then
// no cell that sees all the fins can have it. One of the two is true. So a cell
// that is in the covers but not in the base, and sees all the fins, has the
// digit in neither case. A place that two base houses have in common is always
// a fin, called an endo fin: one digit there would serve both. A place of one
// base house that is in two covers would use up two and serve one, so it loses
// the digit like a cell outside the base.
//
// How to look for it: Start from a box or a row with two or three places, and
// add houses that share a cover with it. Keep an eye on the cells that stay
// uncovered: as soon as no cell of the covers sees them all, turn back.
//
// Near miss: A fin that the target does not see, and that is easily forgotten:
// a place that a base row and a base box have in common. It is a fin even if a
// cover contains it.
//
// Example:
//
//	.8.4.2....25.....6....5.1....3.4.2...5126..3424.....1.762938..1...7.4..........8.
//	=> r6c9<>8
//
// # Technique franken-jellyfish
//
// Franken Jellyfish, unfair. Also called ff4.
//
// Four base houses, rows or boxes, whose places for a digit all lie in four
// covers, columns or boxes, with a box among the four or the four. The digit is
// removed from the other cells of the covers. Columns and rows may change
// parts.
//
// Why: Each of the four base houses needs the digit, and each cover has room
// for it once. As all places of the base lie in the covers, the four base
// houses use up all four covers, and the other cells of these cannot have the
// digit. No two base houses may have a place in common, because one digit there
// would serve both. A place of one base house that is in two covers would use
// up two and serve one, so it loses the digit like a cell outside the base.
//
// How to look for it: Start from a box in which the digit has places in few
// columns, and add rows that keep to these columns and to one or two boxes. A
// box as cover is worth trying where two base rows have places side by side in
// it.
//
// Near miss: A place that a base row and a base box have in common: one digit
// there does for two base houses, and the count fails. It is a fin, although a
// cover contains it.
//
// Example:
//
//	5....8...178.6............89..624857...385129852917..6....36.854.5892...38..51.9.
//	=> r7c7<>7 r9c7<>7
//
// # Technique finned-franken-jellyfish
//
// Finned Franken Jellyfish, unfair. Also called fff4.
//
// Four base houses, rows or boxes, whose places for a digit lie in four covers,
// columns or boxes, but for one to five fins, with a box among base or covers.
// The digit is removed from those other cells of the covers that see all the
// fins. Columns and rows may change parts.
//
// Why: Suppose that no fin holds the digit. Then the base houses have to put
// their four digits into the four covers, which leaves no room for it anywhere
// else in the covers. Now suppose that some fin holds the digit. Then no cell
// that sees all the fins can have it. One of the two is true. So a cell that is
// in the covers but not in the base, and sees all the fins, has the digit in
// neither case. A place that two base houses have in common is always a fin,
// called an endo fin: one digit there would serve both. A place of one base
// house that is in two covers would use up two and serve one, so it loses the
// digit like a cell outside the base.
//
// How to look for it: Start from a box or a row with two or three places, and
// add houses that share a cover with it. Keep an eye on the cells that stay
// uncovered: as soon as no cell of the covers sees them all, turn back.
//
// Near miss: A fin that the target does not see, and that is easily forgotten:
// a place that a base row and a base box have in common. It is a fin even if a
// cover contains it.
//
// Example:
//
//	....9.5......35.4....7..9.24.3..2..8.52.4.6...69...2.4246189375.3....82.....2.4..
//	=> r2c1<>1
//
// # Technique siamese-finned-franken-x-wing
//
// Siamese Finned Franken X-Wing, unfair.
//
// Two fish of the same name with the same two base houses and with different
// covers: what is a fin of the one is covered in the other. Each removes
// something, and they are shown as one.
//
// Why: Each of the two is a fish of its own and proves what it removes: if none
// of its fins is true its two covers are used up by the base, and if one is,
// the targets see it. The two do not depend on each other.
//
// How to look for it: Whenever you have found a fish with fins, exchange one
// cover for a house that takes in the fins. Other places of the base become
// fins then, and other cells may be targets.
//
// Near miss: A second choice of covers that removes nothing, or nothing that
// the first does not remove as well. Then one fish is all there is.
//
// Example:
//
//	7.....5..5.2.79146..45167822436819576.579342....425...42...7815.5...8...8...5....
//	=> r7c4<>3 r8c4<>3
//
// # Technique siamese-finned-franken-swordfish
//
// Siamese Finned Franken Swordfish, unfair.
//
// Two fish of the same name with the same three base houses and with different
// covers: what is a fin of the one is covered in the other. Each removes
// something, and they are shown as one.
//
// Why: Each of the two is a fish of its own and proves what it removes: if none
// of its fins is true its three covers are used up by the base, and if one is,
// the targets see it. The two do not depend on each other.
//
// How to look for it: Whenever you have found a fish with fins, exchange one
// cover for a house that takes in the fins. Other places of the base become
// fins then, and other cells may be targets.
//
// Near miss: A second choice of covers that removes nothing, or nothing that
// the first does not remove as well. Then one fish is all there is.
//
// Example:
//
//	293867451.7.2158938159346725.174..89937182564.8..59.17....78.4574.52..38.5849.726
//	=> r4c6<>6 r7c4<>6
//
// # Technique siamese-finned-franken-jellyfish
//
// Siamese Finned Franken Jellyfish, unfair.
//
// Two fish of the same name with the same four base houses and with different
// covers: what is a fin of the one is covered in the other. Each removes
// something, and they are shown as one.
//
// Why: Each of the two is a fish of its own and proves what it removes: if none
// of its fins is true its four covers are used up by the base, and if one is,
// the targets see it. The two do not depend on each other.
//
// How to look for it: Whenever you have found a fish with fins, exchange one
// cover for a house that takes in the fins. Other places of the base become
// fins then, and other cells may be targets.
//
// Near miss: A second choice of covers that removes nothing, or nothing that
// the first does not remove as well. Then one fish is all there is.
//
// Example:
//
//	9.8.2..........9585..89.6.2..4.782.9....198..89.4.2.6....9.7.8.719.8..2.6832.1.9.
//	=> r4c8<>1 r6c3<>1
//
// # Technique mutant-x-wing
//
// Mutant X-Wing, extreme. Also called mf2.
//
// Two base houses of any kinds whose places for a digit all lie in two other
// houses, the covers, where rows and columns are mixed on a side, so that it is
// no Franken fish. The digit is removed from the other cells of the covers.
//
// Why: Each of the two base houses needs the digit, and each cover has room for
// it once. As all places of the base lie in the covers, the two base houses use
// up all two covers, and the other cells of these cannot have the digit. No two
// base houses may have a place in common, because one digit there would serve
// both. A place of one base house that is in two covers would use up two and
// serve one, so it loses the digit like a cell outside the base.
//
// How to look for it: Take houses in which the digit has two places, of
// whatever kind, and see which houses these places share. Each base house that
// brings no new cover pays for one that brought two.
//
// Near miss: A place where a base row and a base column cross: one digit there
// serves both, and the count fails. It is a fin, although the box that contains
// it is a cover.
//
// Example:
//
//	.13...8..7......4.4...6..3..24.1..7.1...76.....7..51..985..2.16...8.1...3.165.28.
//	=> r4c9<>8 r6c9<>8
//
// # Technique finned-mutant-x-wing
//
// Finned Mutant X-Wing, extreme. Also called fmf2.
//
// Two base houses of any kinds whose places for a digit lie in two other
// houses, the covers, but for one to five fins, where rows and columns are
// mixed on a side. The digit is removed from those other cells of the covers
// that see all the fins.
//
// Why: Suppose that no fin holds the digit. Then the base houses have to put
// their two digits into the two covers, which leaves no room for it anywhere
// else in the covers. Now suppose that some fin holds the digit. Then no cell
// that sees all the fins can have it. One of the two is true. So a cell that is
// in the covers but not in the base, and sees all the fins, has the digit in
// neither case. A place that two base houses have in common is always a fin,
// called an endo fin: one digit there would serve both. A place of one base
// house that is in two covers would use up two and serve one, so it loses the
// digit like a cell outside the base.
//
// How to look for it: Start from the cell that you would like to clear, and put
// the digit there for a moment. Look for two houses whose places out of its
// sight lie in fewer houses than they are. These are base and covers, one more
// cover runs through the cell, and what it sees of the base are the fins.
//
// Near miss: Two base houses that cross in a place which the target does not
// see. One digit there serves both houses, so the place is a fin like any
// other, even if a cover contains it.
//
// Example:
//
//	.1...5.46..8.....2......7..98...642.7..49.538......69....7.9.64...5......436.8...
//	=> r3c5<>3
//
// # Technique mutant-swordfish
//
// Mutant Swordfish, extreme. Also called mf3.
//
// Three base houses of any kinds whose places for a digit all lie in three
// other houses, the covers, where rows and columns are mixed on a side, so that
// it is no Franken fish. The digit is removed from the other cells of the
// covers.
//
// Why: Each of the three base houses needs the digit, and each cover has room
// for it once. As all places of the base lie in the covers, the three base
// houses use up all three covers, and the other cells of these cannot have the
// digit. No two base houses may have a place in common, because one digit there
// would serve both. A place of one base house that is in two covers would use
// up two and serve one, so it loses the digit like a cell outside the base.
//
// How to look for it: Take houses in which the digit has two places, of
// whatever kind, and see which houses these places share. Each base house that
// brings no new cover pays for one that brought two.
//
// Near miss: A place where a base row and a base column cross: one digit there
// serves both, and the count fails. It is a fin, although the box that contains
// it is a cover.
//
// Example:
//
//	.13...8..7......4.4...6..3..24.1..7.1...76.....7..51..985..2.16...8.1...3.165.28.
//	=> r4c9<>8 r6c9<>8
//
// # Technique finned-mutant-swordfish
//
// Finned Mutant Swordfish, extreme. Also called fmf3.
//
// Three base houses of any kinds whose places for a digit lie in three other
// houses, the covers, but for one to five fins, where rows and columns are
// mixed on a side. The digit is removed from those other cells of the covers
// that see all the fins.
//
// Why: Suppose that no fin holds the digit. Then the base houses have to put
// their three digits into the three covers, which leaves no room for it
// anywhere else in the covers. Now suppose that some fin holds the digit. Then
// no cell that sees all the fins can have it. One of the two is true. So a cell
// that is in the covers but not in the base, and sees all the fins, has the
// digit in neither case. A place that two base houses have in common is always
// a fin, called an endo fin: one digit there would serve both. A place of one
// base house that is in two covers would use up two and serve one, so it loses
// the digit like a cell outside the base.
//
// How to look for it: Start from the cell that you would like to clear, and put
// the digit there for a moment. Look for three houses whose places out of its
// sight lie in fewer houses than they are. These are base and covers, one more
// cover runs through the cell, and what it sees of the base are the fins.
//
// Near miss: Two base houses that cross in a place which the target does not
// see. One digit there serves both houses, so the place is a fin like any
// other, even if a cover contains it.
//
// Example:
//
//	.6.7.........9..6..8.....14...148..3.38......214.7.68534.....7.75.2....68...17...
//	=> r2c7<>8
//
// # Technique mutant-jellyfish
//
// Mutant Jellyfish, extreme. Also called mf4.
//
// Four base houses of any kinds whose places for a digit all lie in four other
// houses, the covers, where rows and columns are mixed on a side, so that it is
// no Franken fish. The digit is removed from the other cells of the covers.
//
// Why: Each of the four base houses needs the digit, and each cover has room
// for it once. As all places of the base lie in the covers, the four base
// houses use up all four covers, and the other cells of these cannot have the
// digit. No two base houses may have a place in common, because one digit there
// would serve both. A place of one base house that is in two covers would use
// up two and serve one, so it loses the digit like a cell outside the base.
//
// How to look for it: Take houses in which the digit has two places, of
// whatever kind, and see which houses these places share. Each base house that
// brings no new cover pays for one that brought two.
//
// Near miss: A place where a base row and a base column cross: one digit there
// serves both, and the count fails. It is a fin, although the box that contains
// it is a cover.
//
// Example:
//
//	.13...8..7......4.4...6..3..24.1..7.1...76.....7..51..985..2.16...8.1...3.165.28.
//	=> r4c9<>8 r6c9<>8
//
// # Technique finned-mutant-jellyfish
//
// Finned Mutant Jellyfish, extreme. Also called fmf4.
//
// Four base houses of any kinds whose places for a digit lie in four other
// houses, the covers, but for one to five fins, where rows and columns are
// mixed on a side. The digit is removed from those other cells of the covers
// that see all the fins.
//
// Why: Suppose that no fin holds the digit. Then the base houses have to put
// their four digits into the four covers, which leaves no room for it anywhere
// else in the covers. Now suppose that some fin holds the digit. Then no cell
// that sees all the fins can have it. One of the two is true. So a cell that is
// in the covers but not in the base, and sees all the fins, has the digit in
// neither case. A place that two base houses have in common is always a fin,
// called an endo fin: one digit there would serve both. A place of one base
// house that is in two covers would use up two and serve one, so it loses the
// digit like a cell outside the base.
//
// How to look for it: Start from the cell that you would like to clear, and put
// the digit there for a moment. Look for four houses whose places out of its
// sight lie in fewer houses than they are. These are base and covers, one more
// cover runs through the cell, and what it sees of the base are the fins.
//
// Near miss: Two base houses that cross in a place which the target does not
// see. One digit there serves both houses, so the place is a fin like any
// other, even if a cover contains it.
//
// Example:
//
//	293867451.7.2158938159346725.174....937182564....5...7....78.45...5...3..5.4....6
//	=> r7c2<>6
//
// # Technique siamese-finned-mutant-x-wing
//
// Siamese Finned Mutant X-Wing, extreme.
//
// Two fish of the same name with the same two base houses and with different
// covers: what is a fin of the one is covered in the other. Each removes
// something, and they are shown as one.
//
// Why: Each of the two is a fish of its own and proves what it removes: if none
// of its fins is true its two covers are used up by the base, and if one is,
// the targets see it. The two do not depend on each other.
//
// How to look for it: Whenever you have found a fish with fins, exchange one
// cover for a house that takes in the fins. Other places of the base become
// fins then, and other cells may be targets.
//
// Near miss: A second choice of covers that removes nothing, or nothing that
// the first does not remove as well. Then one fish is all there is.
//
// Example:
//
//	.13...8..7......4.4...6..3..24.1..7.1...76.....7..51..985..2.16...8.1...3.165.28.
//	=> r4c9<>8 r6c9<>8
//
// # Technique siamese-finned-mutant-swordfish
//
// Siamese Finned Mutant Swordfish, extreme.
//
// Two fish of the same name with the same three base houses and with different
// covers: what is a fin of the one is covered in the other. Each removes
// something, and they are shown as one.
//
// Why: Each of the two is a fish of its own and proves what it removes: if none
// of its fins is true its three covers are used up by the base, and if one is,
// the targets see it. The two do not depend on each other.
//
// How to look for it: Whenever you have found a fish with fins, exchange one
// cover for a house that takes in the fins. Other places of the base become
// fins then, and other cells may be targets.
//
// Near miss: A second choice of covers that removes nothing, or nothing that
// the first does not remove as well. Then one fish is all there is.
//
// Example:
//
//	6..8157.....372.....7496..5...5..467.6..4.8.24.....51..932...548...54.......39278
//	=> r5c4<>7 r6c6<>7
//
// # Technique siamese-finned-mutant-jellyfish
//
// Siamese Finned Mutant Jellyfish, extreme.
//
// Two fish of the same name with the same four base houses and with different
// covers: what is a fin of the one is covered in the other. Each removes
// something, and they are shown as one.
//
// Why: Each of the two is a fish of its own and proves what it removes: if none
// of its fins is true its four covers are used up by the base, and if one is,
// the targets see it. The two do not depend on each other.
//
// How to look for it: Whenever you have found a fish with fins, exchange one
// cover for a house that takes in the fins. Other places of the base become
// fins then, and other cells may be targets.
//
// Near miss: A second choice of covers that removes nothing, or nothing that
// the first does not remove as well. Then one fish is all there is.
//
// Example:
//
//	.13...8..7......4.4...6..3..24.1..7.1...76.....7..51..985..2.16...8.1...3.165.28.
//	=> r1c1<>6 r4c1<>6
//
// # Technique kraken-fish-type-1
//
// Kraken Fish Type 1, extreme. Also called kf1, Kraken Fish.
//
// A fish with fins, and a cell of its covers that does not see all the fins.
// From each fin that it does not see a chain leads to it: if the fin holds the
// digit, the cell does not. The digit is removed from this cell.
//
// Why: If no fin is true the base uses up all covers, and the cell cannot have
// the digit. If a fin is true, the cell cannot have it because it sees the fin,
// or because of the chain. One of the two is so, hence the cell never has the
// digit.
//
// How to look for it: Keep in mind the fish that came to nothing because of a
// fin out of reach. For such a fin ask what would follow if it held the digit:
// which cells lose their last candidate but one, and which houses lose a place.
// Follow these steps for a while, and see whether they arrive at a cell of the
// covers.
//
// Near miss: A chain from one of the fins, while another fin leads nowhere.
// Every fin needs a chain or has to be in sight.
//
// Example:
//
//	.62318..4...25.8.687..6...223.....6...86.2...69...12.792....6.8.56.2....3....6.25
//	=> r5c7<>1
//
// # Technique kraken-fish-type-2
//
// Kraken Fish Type 2, extreme. Also called kf2.
//
// A fish, with fins or without, and one of its covers. From each fin, and from
// each place of the base in this cover, a chain leads to one and the same
// candidate, of any digit, which it makes false. This candidate is removed.
//
// Why: If no fin is true the base uses up all covers, so the cover gets its
// digit from one of its places in the base. Hence one of these places or one of
// the fins holds the digit. We do not know which, but in each case a chain
// shows that the candidate is false.
//
// How to look for it: A fish leaves few places in each of its covers. Take the
// cover with the fewest and ask for each of them, and for each fin, what would
// follow if it held the digit. Look for a candidate that is struck in every
// case.
//
// Near miss: A cell in two base houses, or a fin, that is not among the cases.
// Without a chain from it nothing is proved.
//
// Example:
//
//	96..5147331..49562....36981.3...8.456.53.4218...1.539...3.8..5........347....3.2.
//	=> r4c5<>7
//
// # Technique squirmbag
//
// Squirmbag, unfair. Also called bf5, Starfish.
//
// Five rows whose places for a digit lie in the same five columns. The digit is
// removed from every other cell of the five columns. Five columns and five rows
// work the same way. It is large in name only: a digit has nine columns at
// most, so those that are not used are four or fewer, and they have their
// places in the rows that are not used. They are a smaller fish that removes
// the same candidates.
//
// Why: Each of the five base houses needs the digit, and each cover has room
// for it once. As all places of the base lie in the covers, the five base
// houses use up all five covers, and the other cells of these cannot have the
// digit.
//
// How to look for it: Look for the smaller fish of the other lines: it has
// fewer lines to compare.
//
// Near miss: Five rows with places in one column more. One column may then stay
// without the digit, and we do not know which.
//
// Example:
//
//	62..54.17154.7.62.87.162....174.62.55.8217.96.62.....17...4.1.22.1.3..6..8..219..
//	=> r6c4<>9 r6c6<>9
//
// # Technique whale
//
// Whale, unfair. Also called bf6.
//
// Six rows whose places for a digit lie in the same six columns. The digit is
// removed from every other cell of the six columns. Six columns and six rows
// work the same way. It is large in name only: a digit has nine columns at
// most, so those that are not used are four or fewer, and they have their
// places in the rows that are not used. They are a smaller fish that removes
// the same candidates.
//
// Why: Each of the six base houses needs the digit, and each cover has room for
// it once. As all places of the base lie in the covers, the six base houses use
// up all six covers, and the other cells of these cannot have the digit.
//
// How to look for it: Look for the smaller fish of the other lines: it has
// fewer lines to compare.
//
// Near miss: Six rows with places in one column more. One column may then stay
// without the digit, and we do not know which.
//
// Example:
//
//	148537926.2.19845.5.9246.8148.9215..9.38.52142514.38.9..4.52198895.146.2.12689.45
//	=> r2c1<>7 r4c8<>7
//
// # Technique leviathan
//
// Leviathan, unfair. Also called bf7.
//
// Seven rows whose places for a digit lie in the same seven columns. The digit
// is removed from every other cell of the seven columns. Seven columns and
// seven rows work the same way. It is large in name only: a digit has nine
// columns at most, so those that are not used are four or fewer, and they have
// their places in the rows that are not used. They are a smaller fish that
// removes the same candidates.
//
// Why: Each of the seven base houses needs the digit, and each cover has room
// for it once. As all places of the base lie in the covers, the seven base
// houses use up all seven covers, and the other cells of these cannot have the
// digit.
//
// How to look for it: Look for the smaller fish of the other lines: it has
// fewer lines to compare.
//
// Near miss: Seven rows with places in one column more. One column may then
// stay without the digit, and we do not know which.
//
// Example:
//
//	92...5437437....85.85...2.93592.684..6.9..5232..35897.89.5.47.264.72.3585728.3..4
//	=> r4c5<>1 r6c3<>1
//
// # Technique finned-squirmbag
//
// Finned Squirmbag, unfair. Also called fbf5.
//
// Five rows whose places for a digit would lie in the same five columns, but
// for one to five more places, the fins. Without the fins it would be a
// Squirmbag. The digit is removed from those other cells of the five columns
// that see all the fins. Five columns and five rows work the same way.
//
// Why: Suppose that no fin holds the digit. Then the base houses have to put
// their five digits into the five covers, which leaves no room for it anywhere
// else in the covers. Now suppose that some fin holds the digit. Then no cell
// that sees all the fins can have it. One of the two is true. So a cell that is
// in the covers but not in the base, and sees all the fins, has the digit in
// neither case.
//
// How to look for it: Look for a Squirmbag that fails by a few cells, best by
// one or two in one box. The targets see the fins, so they lie in the box of
// the fins: where a column of the cover passes through this box, in a row that
// is not of the base. It takes a computer to find one of this size: ask for it
// by name. Mostly a smaller fish of other houses does the same.
//
// Near miss: Fins in two boxes: as a rule no cell of the columns sees them all.
// A cell that sees the fins from one of the five rows is no target either: it
// belongs to the pattern.
//
// Example:
//
//	...3.741..742....6.896.4......425..1.4.13.5..5317.6.42..3..1.7..1.8736.4.....21.3
//	=> r2c7<>8
//
// # Technique sashimi-squirmbag
//
// Sashimi Squirmbag, unfair. Also called sbf5.
//
// A finned Squirmbag that is hardly a fish without its fins: one of its five
// rows then has a single place, or none, in the five columns. The digit is
// removed from those other cells of the columns that see all the fins. Five
// columns and five rows work the same way.
//
// Why: Suppose that no fin holds the digit. Then the base houses have to put
// their five digits into the five covers, which leaves no room for it anywhere
// else in the covers. Now suppose that some fin holds the digit. Then no cell
// that sees all the fins can have it. One of the two is true. So a cell that is
// in the covers but not in the base, and sees all the fins, has the digit in
// neither case. That a row has a single place without its fins does no harm: if
// no fin is true, it takes that place and its column, and the other rows share
// the other columns.
//
// How to look for it: It is found like a finned Squirmbag, but a corner is
// missing: a row puts the digit into one column of the cover, and instead of a
// second one into cells beside it, in the box in which the second would be.
// Look along the missing column in this box. It takes a computer to find one of
// this size: ask for it by name. Mostly a smaller fish of other houses does the
// same.
//
// Near miss: The target must see every fin. A fin in another box than the
// missing corner spoils the pattern, because no cell of the column sees it.
//
// Example:
//
//	6253.741.17425...6389614725.9.425..124.13.5.75317.6.42..3..127.912873654.....21.3
//	=> r2c7<>8
//
// # Technique franken-squirmbag
//
// Franken Squirmbag, extreme. Also called ff5.
//
// Five base houses, rows or boxes, whose places for a digit all lie in five
// covers, columns or boxes, with a box among the five or the five. The digit is
// removed from the other cells of the covers. Columns and rows may change
// parts.
//
// Why: Each of the five base houses needs the digit, and each cover has room
// for it once. As all places of the base lie in the covers, the five base
// houses use up all five covers, and the other cells of these cannot have the
// digit. No two base houses may have a place in common, because one digit there
// would serve both. A place of one base house that is in two covers would use
// up two and serve one, so it loses the digit like a cell outside the base.
//
// How to look for it: Start from a box in which the digit has places in few
// columns, and add rows that keep to these columns and to one or two boxes. A
// box as cover is worth trying where two base rows have places side by side in
// it. It takes a computer to find one of this size: ask for it by name. Mostly
// a smaller fish of other houses does the same.
//
// Near miss: A place that a base row and a base box have in common: one digit
// there does for two base houses, and the count fails. It is a fin, although a
// cover contains it.
//
// Example:
//
//	....68.9.576.9.3818.9.716....81592.3.5372.8.9.92.83....85.179.4...93.1.89..84....
//	=> r1c4<>4 r3c4<>4
//
// # Technique finned-franken-squirmbag
//
// Finned Franken Squirmbag, extreme. Also called fff5.
//
// Five base houses, rows or boxes, whose places for a digit lie in five covers,
// columns or boxes, but for one to five fins, with a box among base or covers.
// The digit is removed from those other cells of the covers that see all the
// fins. Columns and rows may change parts.
//
// Why: Suppose that no fin holds the digit. Then the base houses have to put
// their five digits into the five covers, which leaves no room for it anywhere
// else in the covers. Now suppose that some fin holds the digit. Then no cell
// that sees all the fins can have it. One of the two is true. So a cell that is
// in the covers but not in the base, and sees all the fins, has the digit in
// neither case. A place that two base houses have in common is always a fin,
// called an endo fin: one digit there would serve both. A place of one base
// house that is in two covers would use up two and serve one, so it loses the
// digit like a cell outside the base.
//
// How to look for it: Start from a box or a row with two or three places, and
// add houses that share a cover with it. Keep an eye on the cells that stay
// uncovered: as soon as no cell of the covers sees them all, turn back. It
// takes a computer to find one of this size: ask for it by name. Mostly a
// smaller fish of other houses does the same.
//
// Near miss: A fin that the target does not see, and that is easily forgotten:
// a place that a base row and a base box have in common. It is a fin even if a
// cover contains it.
//
// Example:
//
//	....9.5......35.4....7..9.24.3..2..8.52.4.6...69...2.4246189375.3....82.....2.4..
//	=> r2c1<>1
//
// # Technique mutant-squirmbag
//
// Mutant Squirmbag, extreme. Also called mf5.
//
// Five base houses of any kinds whose places for a digit all lie in five other
// houses, the covers, where rows and columns are mixed on a side, so that it is
// no Franken fish. The digit is removed from the other cells of the covers.
//
// Why: Each of the five base houses needs the digit, and each cover has room
// for it once. As all places of the base lie in the covers, the five base
// houses use up all five covers, and the other cells of these cannot have the
// digit. No two base houses may have a place in common, because one digit there
// would serve both. A place of one base house that is in two covers would use
// up two and serve one, so it loses the digit like a cell outside the base.
//
// How to look for it: Take houses in which the digit has two places, of
// whatever kind, and see which houses these places share. Each base house that
// brings no new cover pays for one that brought two. It takes a computer to
// find one of this size: ask for it by name. Mostly a smaller fish of other
// houses does the same.
//
// Near miss: A place where a base row and a base column cross: one digit there
// serves both, and the count fails. It is a fin, although the box that contains
// it is a cover.
//
// Example:
//
//	491768325.6...34893.8..9167.86532.41....846.3.436.72588..3.15.661...583253.8.6.14
//	=> r5c1<>7 r5c3<>7 r7c3<>7 r7c5<>7
//
// # Technique finned-mutant-squirmbag
//
// Finned Mutant Squirmbag, extreme. Also called fmf5.
//
// Five base houses of any kinds whose places for a digit lie in five other
// houses, the covers, but for one to five fins, where rows and columns are
// mixed on a side. The digit is removed from those other cells of the covers
// that see all the fins.
//
// Why: Suppose that no fin holds the digit. Then the base houses have to put
// their five digits into the five covers, which leaves no room for it anywhere
// else in the covers. Now suppose that some fin holds the digit. Then no cell
// that sees all the fins can have it. One of the two is true. So a cell that is
// in the covers but not in the base, and sees all the fins, has the digit in
// neither case. A place that two base houses have in common is always a fin,
// called an endo fin: one digit there would serve both. A place of one base
// house that is in two covers would use up two and serve one, so it loses the
// digit like a cell outside the base.
//
// How to look for it: Start from the cell that you would like to clear, and put
// the digit there for a moment. Look for five houses whose places out of its
// sight lie in fewer houses than they are. These are base and covers, one more
// cover runs through the cell, and what it sees of the base are the fins. It
// takes a computer to find one of this size: ask for it by name. Mostly a
// smaller fish of other houses does the same.
//
// Near miss: Two base houses that cross in a place which the target does not
// see. One digit there serves both houses, so the place is a fin like any
// other, even if a cover contains it.
//
// Example:
//
//	....9.5......35.4....7..9.24.3..2..8.52.4.6...69...2.4246189375.3....82.....2.4..
//	=> r2c1<>1
//
// # Technique finned-whale
//
// Finned Whale, unfair. Also called fbf6.
//
// Six rows whose places for a digit would lie in the same six columns, but for
// one to five more places, the fins. Without the fins it would be a Whale. The
// digit is removed from those other cells of the six columns that see all the
// fins. Six columns and six rows work the same way.
//
// Why: Suppose that no fin holds the digit. Then the base houses have to put
// their six digits into the six covers, which leaves no room for it anywhere
// else in the covers. Now suppose that some fin holds the digit. Then no cell
// that sees all the fins can have it. One of the two is true. So a cell that is
// in the covers but not in the base, and sees all the fins, has the digit in
// neither case.
//
// How to look for it: Look for a Whale that fails by a few cells, best by one
// or two in one box. The targets see the fins, so they lie in the box of the
// fins: where a column of the cover passes through this box, in a row that is
// not of the base. It takes a computer to find one of this size: ask for it by
// name. Mostly a smaller fish of other houses does the same.
//
// Near miss: Fins in two boxes: as a rule no cell of the columns sees them all.
// A cell that sees the fins from one of the six rows is no target either: it
// belongs to the pattern.
//
// Example:
//
//	.........4.6....7..19.7....654.8.73139.71546.1.....59.9.1.47856.4...6.2776.5..3..
//	=> r6c4<>2
//
// # Technique sashimi-whale
//
// Sashimi Whale, unfair. Also called sbf6.
//
// A finned Whale that is hardly a fish without its fins: one of its six rows
// then has a single place, or none, in the six columns. The digit is removed
// from those other cells of the columns that see all the fins. Six columns and
// six rows work the same way.
//
// Why: Suppose that no fin holds the digit. Then the base houses have to put
// their six digits into the six covers, which leaves no room for it anywhere
// else in the covers. Now suppose that some fin holds the digit. Then no cell
// that sees all the fins can have it. One of the two is true. So a cell that is
// in the covers but not in the base, and sees all the fins, has the digit in
// neither case. That a row has a single place without its fins does no harm: if
// no fin is true, it takes that place and its column, and the other rows share
// the other columns.
//
// How to look for it: It is found like a finned Whale, but a corner is missing:
// a row puts the digit into one column of the cover, and instead of a second
// one into cells beside it, in the box in which the second would be. Look along
// the missing column in this box. It takes a computer to find one of this size:
// ask for it by name. Mostly a smaller fish of other houses does the same.
//
// Near miss: The target must see every fin. A fin in another box than the
// missing corner spoils the pattern, because no cell of the column sees it.
//
// Example:
//
//	6817..543..5...876374..8291.46..31.7153.8796.......3.....1....8.18.....9..98..415
//	=> r6c8<>2
//
// # Technique franken-whale
//
// Franken Whale, extreme. Also called ff6.
//
// Six base houses, rows or boxes, whose places for a digit all lie in six
// covers, columns or boxes, with a box among the six or the six. The digit is
// removed from the other cells of the covers. Columns and rows may change
// parts.
//
// Why: Each of the six base houses needs the digit, and each cover has room for
// it once. As all places of the base lie in the covers, the six base houses use
// up all six covers, and the other cells of these cannot have the digit. No two
// base houses may have a place in common, because one digit there would serve
// both. A place of one base house that is in two covers would use up two and
// serve one, so it loses the digit like a cell outside the base.
//
// How to look for it: Start from a box in which the digit has places in few
// columns, and add rows that keep to these columns and to one or two boxes. A
// box as cover is worth trying where two base rows have places side by side in
// it. It takes a computer to find one of this size: ask for it by name. Mostly
// a smaller fish of other houses does the same.
//
// Near miss: A place that a base row and a base box have in common: one digit
// there does for two base houses, and the count fails. It is a fin, although a
// cover contains it.
//
// Example:
//
//	.6.7.........9..6..8.....14...148..3.38......214.7.68534.....7.75.2....68...17...
//	=> r5c4<>9 r5c6<>9
//
// # Technique finned-franken-whale
//
// Finned Franken Whale, extreme. Also called fff6.
//
// Six base houses, rows or boxes, whose places for a digit lie in six covers,
// columns or boxes, but for one to five fins, with a box among base or covers.
// The digit is removed from those other cells of the covers that see all the
// fins. Columns and rows may change parts.
//
// Why: Suppose that no fin holds the digit. Then the base houses have to put
// their six digits into the six covers, which leaves no room for it anywhere
// else in the covers. Now suppose that some fin holds the digit. Then no cell
// that sees all the fins can have it. One of the two is true. So a cell that is
// in the covers but not in the base, and sees all the fins, has the digit in
// neither case. A place that two base houses have in common is always a fin,
// called an endo fin: one digit there would serve both. A place of one base
// house that is in two covers would use up two and serve one, so it loses the
// digit like a cell outside the base.
//
// How to look for it: Start from a box or a row with two or three places, and
// add houses that share a cover with it. Keep an eye on the cells that stay
// uncovered: as soon as no cell of the covers sees them all, turn back. It
// takes a computer to find one of this size: ask for it by name. Mostly a
// smaller fish of other houses does the same.
//
// Near miss: A fin that the target does not see, and that is easily forgotten:
// a place that a base row and a base box have in common. It is a fin even if a
// cover contains it.
//
// Example:
//
//	718..4....5..7.4.83648..127.47.8.31...3..7.4.62.4..879.7.6....4...7..681..65..7..
//	=> r4c6<>9
//
// # Technique mutant-whale
//
// Mutant Whale, extreme. Also called mf6.
//
// Six base houses of any kinds whose places for a digit all lie in six other
// houses, the covers, where rows and columns are mixed on a side, so that it is
// no Franken fish. The digit is removed from the other cells of the covers.
//
// Why: Each of the six base houses needs the digit, and each cover has room for
// it once. As all places of the base lie in the covers, the six base houses use
// up all six covers, and the other cells of these cannot have the digit. No two
// base houses may have a place in common, because one digit there would serve
// both. A place of one base house that is in two covers would use up two and
// serve one, so it loses the digit like a cell outside the base.
//
// How to look for it: Take houses in which the digit has two places, of
// whatever kind, and see which houses these places share. Each base house that
// brings no new cover pays for one that brought two. It takes a computer to
// find one of this size: ask for it by name. Mostly a smaller fish of other
// houses does the same.
//
// Near miss: A place where a base row and a base column cross: one digit there
// serves both, and the count fails. It is a fin, although the box that contains
// it is a cover.
//
// Example:
//
//	718..4....5..7.4.83648..127.47.8.31...3..7.4.62.4..879.7.6....4...7..681..65..7..
//	=> r1c5<>9 r2c6<>9 r4c6<>9 r5c5<>9
//
// # Technique finned-mutant-whale
//
// Finned Mutant Whale, extreme. Also called fmf6.
//
// Six base houses of any kinds whose places for a digit lie in six other
// houses, the covers, but for one to five fins, where rows and columns are
// mixed on a side. The digit is removed from those other cells of the covers
// that see all the fins.
//
// Why: Suppose that no fin holds the digit. Then the base houses have to put
// their six digits into the six covers, which leaves no room for it anywhere
// else in the covers. Now suppose that some fin holds the digit. Then no cell
// that sees all the fins can have it. One of the two is true. So a cell that is
// in the covers but not in the base, and sees all the fins, has the digit in
// neither case. A place that two base houses have in common is always a fin,
// called an endo fin: one digit there would serve both. A place of one base
// house that is in two covers would use up two and serve one, so it loses the
// digit like a cell outside the base.
//
// How to look for it: Start from the cell that you would like to clear, and put
// the digit there for a moment. Look for six houses whose places out of its
// sight lie in fewer houses than they are. These are base and covers, one more
// cover runs through the cell, and what it sees of the base are the fins. It
// takes a computer to find one of this size: ask for it by name. Mostly a
// smaller fish of other houses does the same.
//
// Near miss: Two base houses that cross in a place which the target does not
// see. One digit there serves both houses, so the place is a fin like any
// other, even if a cover contains it.
//
// Example:
//
//	..983651....472.8.....9..37.8.....2.3......51.4...37..5...24.7..6.....4....7.....
//	=> r6c4<>6
//
// # Technique finned-leviathan
//
// Finned Leviathan, unfair. Also called fbf7.
//
// Seven rows whose places for a digit would lie in the same seven columns, but
// for one to five more places, the fins. Without the fins it would be a
// Leviathan. The digit is removed from those other cells of the seven columns
// that see all the fins. Seven columns and seven rows work the same way.
//
// Why: Suppose that no fin holds the digit. Then the base houses have to put
// their seven digits into the seven covers, which leaves no room for it
// anywhere else in the covers. Now suppose that some fin holds the digit. Then
// no cell that sees all the fins can have it. One of the two is true. So a cell
// that is in the covers but not in the base, and sees all the fins, has the
// digit in neither case.
//
// How to look for it: Look for a Leviathan that fails by a few cells, best by
// one or two in one box. The targets see the fins, so they lie in the box of
// the fins: where a column of the cover passes through this box, in a row that
// is not of the base. It takes a computer to find one of this size: ask for it
// by name. Mostly a smaller fish of other houses does the same.
//
// Near miss: Fins in two boxes: as a rule no cell of the columns sees them all.
// A cell that sees the fins from one of the seven rows is no target either: it
// belongs to the pattern.
//
// Example:
//
//	85.63.7...728.9.3639627.8..2..96748.9....326.64..283..7...869.....7..6.3.6.3.2.78
//	=> r9c3<>1
//
// # Technique sashimi-leviathan
//
// Sashimi Leviathan, unfair. Also called sbf7.
//
// A finned Leviathan that is hardly a fish without its fins: one of its seven
// rows then has a single place, or none, in the seven columns. The digit is
// removed from those other cells of the columns that see all the fins. Seven
// columns and seven rows work the same way.
//
// Why: Suppose that no fin holds the digit. Then the base houses have to put
// their seven digits into the seven covers, which leaves no room for it
// anywhere else in the covers. Now suppose that some fin holds the digit. Then
// no cell that sees all the fins can have it. One of the two is true. So a cell
// that is in the covers but not in the base, and sees all the fins, has the
// digit in neither case. That a row has a single place without its fins does no
// harm: if no fin is true, it takes that place and its column, and the other
// rows share the other columns.
//
// How to look for it: It is found like a finned Leviathan, but a corner is
// missing: a row puts the digit into one column of the cover, and instead of a
// second one into cells beside it, in the box in which the second would be.
// Look along the missing column in this box. It takes a computer to find one of
// this size: ask for it by name. Mostly a smaller fish of other houses does the
// same.
//
// Near miss: The target must see every fin. A fin in another box than the
// missing corner spoils the pattern, because no cell of the column sees it.
//
// Example:
//
//	964.23.7..2.654.9.5...87.64..8592647679.4.5.84.2.769.329....4567.546..32.46235789
//	=> r1c7<>1
//
// # Technique franken-leviathan
//
// Franken Leviathan, extreme. Also called ff7.
//
// Seven base houses, rows or boxes, whose places for a digit all lie in seven
// covers, columns or boxes, with a box among the seven or the seven. The digit
// is removed from the other cells of the covers. Columns and rows may change
// parts.
//
// Why: Each of the seven base houses needs the digit, and each cover has room
// for it once. As all places of the base lie in the covers, the seven base
// houses use up all seven covers, and the other cells of these cannot have the
// digit. No two base houses may have a place in common, because one digit there
// would serve both. A place of one base house that is in two covers would use
// up two and serve one, so it loses the digit like a cell outside the base.
//
// How to look for it: Start from a box in which the digit has places in few
// columns, and add rows that keep to these columns and to one or two boxes. A
// box as cover is worth trying where two base rows have places side by side in
// it. It takes a computer to find one of this size: ask for it by name. Mostly
// a smaller fish of other houses does the same.
//
// Near miss: A place that a base row and a base box have in common: one digit
// there does for two base houses, and the count fails. It is a fin, although a
// cover contains it.
//
// Example:
//
//	3.621..481...842.62486......2......463.4....2.84.2...5.128....3.631.2.8.8..963421
//	=> r4c3<>7 r5c3<>7
//
// # Technique finned-franken-leviathan
//
// Finned Franken Leviathan, extreme. Also called fff7.
//
// Seven base houses, rows or boxes, whose places for a digit lie in seven
// covers, columns or boxes, but for one to five fins, with a box among base or
// covers. The digit is removed from those other cells of the covers that see
// all the fins. Columns and rows may change parts.
//
// Why: Suppose that no fin holds the digit. Then the base houses have to put
// their seven digits into the seven covers, which leaves no room for it
// anywhere else in the covers. Now suppose that some fin holds the digit. Then
// no cell that sees all the fins can have it. One of the two is true. So a cell
// that is in the covers but not in the base, and sees all the fins, has the
// digit in neither case. A place that two base houses have in common is always
// a fin, called an endo fin: one digit there would serve both. A place of one
// base house that is in two covers would use up two and serve one, so it loses
// the digit like a cell outside the base.
//
// How to look for it: Start from a box or a row with two or three places, and
// add houses that share a cover with it. Keep an eye on the cells that stay
// uncovered: as soon as no cell of the covers sees them all, turn back. It
// takes a computer to find one of this size: ask for it by name. Mostly a
// smaller fish of other houses does the same.
//
// Near miss: A fin that the target does not see, and that is easily forgotten:
// a place that a base row and a base box have in common. It is a fin even if a
// cover contains it.
//
// Example:
//
//	4...3..28.3.8.274.782.4.391976.84.323.827.9.4...3...87.....8213...4..8.98..9..4..
//	=> r1c4<>5
//
// # Technique mutant-leviathan
//
// Mutant Leviathan, extreme. Also called mf7.
//
// Seven base houses of any kinds whose places for a digit all lie in seven
// other houses, the covers, where rows and columns are mixed on a side, so that
// it is no Franken fish. The digit is removed from the other cells of the
// covers.
//
// Why: Each of the seven base houses needs the digit, and each cover has room
// for it once. As all places of the base lie in the covers, the seven base
// houses use up all seven covers, and the other cells of these cannot have the
// digit. No two base houses may have a place in common, because one digit there
// would serve both. A place of one base house that is in two covers would use
// up two and serve one, so it loses the digit like a cell outside the base.
//
// How to look for it: Take houses in which the digit has two places, of
// whatever kind, and see which houses these places share. Each base house that
// brings no new cover pays for one that brought two. It takes a computer to
// find one of this size: ask for it by name. Mostly a smaller fish of other
// houses does the same.
//
// Near miss: A place where a base row and a base column cross: one digit there
// serves both, and the count fails. It is a fin, although the box that contains
// it is a cover.
//
// Example:
//
//	2....89.1.8129.5.7.9.1..28414..8..795.9.71..8678.4........1.8928...2....9..83....
//	=> r1c4<>6 r1c8<>6 r3c6<>6
//
// # Technique finned-mutant-leviathan
//
// Finned Mutant Leviathan, extreme. Also called fmf7.
//
// Seven base houses of any kinds whose places for a digit lie in seven other
// houses, the covers, but for one to five fins, where rows and columns are
// mixed on a side. The digit is removed from those other cells of the covers
// that see all the fins.
//
// Why: Suppose that no fin holds the digit. Then the base houses have to put
// their seven digits into the seven covers, which leaves no room for it
// anywhere else in the covers. Now suppose that some fin holds the digit. Then
// no cell that sees all the fins can have it. One of the two is true. So a cell
// that is in the covers but not in the base, and sees all the fins, has the
// digit in neither case. A place that two base houses have in common is always
// a fin, called an endo fin: one digit there would serve both. A place of one
// base house that is in two covers would use up two and serve one, so it loses
// the digit like a cell outside the base.
//
// How to look for it: Start from the cell that you would like to clear, and put
// the digit there for a moment. Look for seven houses whose places out of its
// sight lie in fewer houses than they are. These are base and covers, one more
// cover runs through the cell, and what it sees of the base are the fins. It
// takes a computer to find one of this size: ask for it by name. Mostly a
// smaller fish of other houses does the same.
//
// Near miss: Two base houses that cross in a place which the target does not
// see. One digit there serves both houses, so the place is a fin like any
// other, even if a cover contains it.
//
// Example:
//
//	...9256.16.213....1.9..72..28..19..751.7....2937.8216.725.91....91.5.72.46.27.519
//	=> r3c9<>4
package fish

// family is the name of the package, which all its techniques carry.
const family = "fish"
