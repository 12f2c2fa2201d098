/**
 * A question and what it must become, written as an address: the list (a kind of case by its route, `cases` where no kind is
 * said, several joined with `+`), its filters, `search`, and `assigned` where it is not everyone. `=NC_0042` is a record,
 * `nothing` a question of which nothing is understood. What the list cannot express follows as `#` and the code of the remark.
 */
export type AskedQuestion = readonly [question: string, expected: string];

/** A Tuesday; the day on which the questions of the corpus are asked. */
export const corpusToday = '2026-11-17';
