/** What the page of a case gives the assistant, which does not know cases by itself. */
export interface AssistedCase {
  readonly id: string;
  /** The last part of the address: a step, a measure or a template. */
  readonly place: string | null;
  readonly addressOf: (step: string) => string;
  readonly readStep: (step: string) => Promise<AssistedStep>;
}

export interface AssistedStep {
  readonly content: Readonly<Record<string, unknown>>;
  readonly version: number;
  /** What is marked is changed with a reason. */
  readonly mark: string;
}
