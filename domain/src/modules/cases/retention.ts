/** The last day that a case is kept, so many years after it was closed; null: for ever. Nothing is deleted by it. */
export function keptUntil(closedAt: string, years: number | null): string | null {
  if (years === null) return null;
  const day = new Date(`${closedAt.slice(0, 10)}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() + years);
  return day.toISOString().slice(0, 10);
}
