export const criticalities = ['Critical', 'Major', 'Minor'] as const;
export type Criticality = (typeof criticalities)[number];

/** Days from detection to the due date. */
export type DueDays = Readonly<Record<Criticality, number>>;

const dayMs = 86_400_000;

/** Days after detection. Plain calendar days: no time zone moves them. */
export function dueDate(detectionDate: string, days: number): string {
  return new Date(Date.parse(`${detectionDate}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** When a case that is opened under these rules is due. */
export function dueUnder(
  rules: DueDays,
  { criticality, detectionDate }: { readonly criticality: Criticality; readonly detectionDate: string },
): string {
  return dueDate(detectionDate, rules[criticality]);
}

/** The last day that a case is kept, so many years after it was closed; null: for ever. Nothing is deleted by it. */
export function keptUntil(closedAt: string, years: number | null): string | null {
  if (years === null) return null;
  const day = new Date(`${closedAt.slice(0, 10)}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() + years);
  return day.toISOString().slice(0, 10);
}
