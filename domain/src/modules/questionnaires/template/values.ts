import * as z from 'zod/mini';
import { bounds } from './bounds';

/** PostgreSQL keeps neither the null character nor half a surrogate pair. */
const isStorable = (text: string) => !text.includes('\u0000') && !/\p{Cs}/u.test(text);
const storable = z.refine<string>(isStorable);

const idPattern = /^[A-Za-z0-9][A-Za-z0-9_-]*$/;
export const id = z.string().check(z.maxLength(bounds.id), z.regex(idPattern));
export type Id = string;
/** The same without the schema library, which the page that fills a questionnaire does not load. */
export const isId = (value: unknown): value is Id =>
  typeof value === 'string' && value.length <= bounds.id && idPattern.test(value);

export const line = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max), storable);
export const optionalLine = (max: number) => z.string().check(z.trim(), z.maxLength(max), storable);

/** Minus zero would become zero on its way through JSON. */
const plainZero = z.overwrite<number>((value) => value + 0);
const within = (max: number) => [z.gte(-max), z.lte(max), plainZero] as const;

export const measure = z.number().check(...within(bounds.number));
export const score = z.number().check(...within(bounds.score));

/** A day that the calendar has. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
export const day = z.string().check(z.refine(isDay));
