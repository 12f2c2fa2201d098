export const importBounds = {
  megabytes: 20,
  /** Of what the file unpacks to. */
  unpackedMegabytes: 128,
  rows: 10_000,
  columns: 100,
  sheets: 50,
  /** Of the problems that are kept and shown; all are counted. */
  shownProblems: 500,
} as const;
