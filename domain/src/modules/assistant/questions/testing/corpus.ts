import groups from './questions.json';

/**
 * A question and what it must become, written as an address: the list (a kind of case by its route, `cases` where no kind is
 * said, several joined with `+`), its filters, `search`, and `assigned` where it is not everyone. `=NC_0042` is a record,
 * `nothing` a question of which nothing is understood. What the list cannot express follows as `#` and the code of the remark.
 */
export type AskedQuestion = readonly [question: string, expected: string];

/** A Tuesday; the day on which the questions of the corpus are asked. */
export const corpusToday = '2026-11-17';

const listed = (asked: Readonly<Record<string, Readonly<Record<string, string>>>>): readonly AskedQuestion[] =>
  Object.values(asked).flatMap((group) => Object.entries(group));

/** The vocabulary was built with these at hand. */
export const tunedQuestions = listed(groups.tuned);
/** Kept out of what the vocabulary was built with: written before it was run on any of them, and asked once. */
export const heldOutQuestions = listed(groups.heldOut);
/** Written before the vocabulary was run on any of them: 84 were understood then. What was missing has been mended since. */
export const mendedFirstQuestions = listed(groups.mendedFirst);
/** Written before the vocabulary was run on any of them: 88 were understood then. What was missing has been mended since. */
export const mendedLaterQuestions = listed(groups.mendedLater);
