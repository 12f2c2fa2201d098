import type { Question } from '../template/model';

/** Numbers with few decimals and days are whole steps on a grid, on which "just below" is the step before. */
export function toGrid(value: number, decimals: number): number {
  const text = String(value);
  return text.includes('e') ? value * 10 ** decimals : Number(`${text}e${decimals}`);
}
export const fromGrid = (step: number, decimals: number): number => Number(`${step}e-${decimals}`);

export function isOnGrid(value: number, decimals: number): boolean {
  return fromGrid(Math.round(toGrid(value, decimals)), decimals) === value;
}

const dayMs = 86_400_000;
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;
export const dayOfNumber = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10);

export interface Steps {
  readonly from: number;
  readonly to: number;
}
export const firstDay = '0000-01-01';
export const lastDay = '9999-12-31';

/** Steps between two bounds, both included; none when `from` is beyond `to`. */
export function stepsWithin(
  question: Question,
  bounds: { readonly from: number | string | null; readonly to: number | string | null },
): Steps {
  const decimals = question.type === 'number' ? question.properties.decimals : 0;
  const step = (bound: number | string) => (typeof bound === 'number' ? toGrid(bound, decimals) : dayNumber(bound));
  return {
    from: bounds.from === null ? Number.NEGATIVE_INFINITY : Math.ceil(step(bounds.from)),
    to: bounds.to === null ? Number.POSITIVE_INFINITY : Math.floor(step(bounds.to)),
  };
}
