/** Where a match is as likely real as not, and how fast that changes. Fitted on two sets of reports with known duplicates. */
const middle = 0.54;
const steepness = 7.5;

const curve = (share: number) => 1 / (1 + Math.exp(-steepness * (share - middle)));
const [lowest, highest] = [curve(0), curve(1)];

/**
 * Of a hundred matches that are this similar, so many are the same thing reported again. `share` is relative to what the
 * question itself would score, so it means the same in every company.
 */
export function percentageOf(share: number): number {
  return (100 * (curve(share) - lowest)) / (highest - lowest);
}
