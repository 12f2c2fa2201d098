/** What poor quality has cost, in whole euros. */
export const highestCost = 1_000_000_000;

/** Spaces between thousands are read over; null for what is no amount. */
export function costOf(written: string): number | null {
  const digits = written.replace(/\s/g, '');
  return /^\d{1,10}$/.test(digits) && Number(digits) <= highestCost ? Number(digits) : null;
}
