/** What a report gives the assistant about its first answer. */
export interface WrittenWhat {
  readonly text: string;
  /** Once all that was typed has arrived: the number of the report. */
  readonly settle: () => Promise<string>;
  /** Lets the caller write the answer, at the version that is known here. */
  readonly write: (write: (version: number) => Promise<unknown>) => Promise<void>;
}
