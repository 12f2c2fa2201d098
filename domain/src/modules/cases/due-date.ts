export const criticalities = ['Critical', 'Major', 'Minor'] as const;
export type Criticality = (typeof criticalities)[number];

const dayMs = 86_400_000;

/** Days after detection. Plain calendar days: no time zone moves them. */
export function dueDate(detectionDate: string, days: number): string {
  return new Date(Date.parse(`${detectionDate}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
