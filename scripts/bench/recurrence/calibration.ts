import { maxMatches, minimumScore } from '../../../domain/src/modules/cases/recurrence/bounds';

/** A match that would be shown, and whether it is a duplicate. */
export interface ShownMatch {
  readonly score: number;
  readonly isMarked: boolean;
  /** Says word for word the same in its title, though it is not marked as a duplicate. */
  readonly isSameTitle: boolean;
}

export function shownMatches<Match extends { readonly score: number }>(matches: readonly Match[]): readonly Match[] {
  return matches.filter(({ score }) => score >= minimumScore).slice(0, maxMatches);
}

const steps = [30, 40, 50, 60, 70, 80, 90, 100];

/**
 * Of the matches shown at a percentage, how many are real. Only reports with a known duplicate are asked for: the
 * others are not judged. Marked are those that duplicates connect, directly or through others.
 */
export function printCalibration(set: string, matches: readonly ShownMatch[]): void {
  console.log(`${set}: matches shown, and the share that are real duplicates`);
  console.log('  shown at     matches   marked   marked or same title');
  const line = (label: string, some: readonly ShownMatch[]) => {
    const share = (is: (match: ShownMatch) => boolean) =>
      some.length > 0 ? (some.filter(is).length / some.length).toFixed(2) : '-';
    const real = share(({ isMarked, isSameTitle }) => isMarked || isSameTitle);
    console.log(
      `  ${label.padEnd(12)} ${String(some.length).padStart(7)} ${share(({ isMarked }) => isMarked).padStart(8)} ${real.padStart(8)}`,
    );
  };
  for (const [at, from] of steps.slice(0, -1).entries()) {
    const to = steps[at + 1] ?? 101;
    line(
      `${from}-${to} %`,
      matches.filter(({ score }) => score >= from && (score < to || to === 100)),
    );
  }
  line(
    '70 % and up',
    matches.filter(({ score }) => score >= 70),
  );
}
