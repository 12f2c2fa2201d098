/** From an instant on this version is in force; none once the procedure was retired. Instants are as `toISOString` writes them. */
export interface Epoch {
  readonly from: string;
  readonly versionId: string | null;
}

/** What is in force at an instant: the last row that has begun; null before the first and after the last. */
export function effectiveAt(epochs: readonly Epoch[], at: string): string | null {
  return lastBegun(epochs, at)?.versionId ?? null;
}

function lastBegun(epochs: readonly Epoch[], at: string): Epoch | null {
  let last: Epoch | null = null;
  for (const epoch of epochs) {
    if (epoch.from <= at && (last === null || epoch.from > last.from)) last = epoch;
  }
  return last;
}

export type EpochProblem = 'retired' | 'notLater' | 'sameVersion' | 'nothingInForce';

/** Why a row cannot follow: it begins after all others, changes what is in force, and nothing comes after the retirement. */
export function epochProblem(epochs: readonly Epoch[], next: Epoch): EpochProblem | null {
  const last = lastBegun(epochs, '\u{10FFFF}');
  if (last === null) return next.versionId === null ? 'nothingInForce' : null;
  if (last.versionId === null) return 'retired';
  if (next.from <= last.from) return 'notLater';
  return epochs.some(({ versionId }) => versionId === next.versionId) ? 'sameVersion' : null;
}
