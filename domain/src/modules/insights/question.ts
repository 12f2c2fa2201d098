import * as z from 'zod/mini';
import { kinds } from '../../kernel/kinds';
import { type AgePart, ageBands, type IndicatorKey, indicatorKeys, type ParetoKey, paretoKeys } from './indicators';
import { bucketSizes } from './periods';

const day = z.iso.date();
const text = z.string().check(z.maxLength(200));

/** What figures are asked for: all of it stands in the address of the page, which can be shared. */
export const questionFields = {
  from: day,
  to: day,
  bucket: z.optional(z.enum(bucketSizes)),
  site: z.optional(text),
  kind: z.optional(z.enum(kinds)),
  /** The team of the lead writer, as it was when they took the case. */
  team: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647))),
  /** As it was known at the end of this day; absent: as it is known now. */
  knownOn: z.optional(day),
};
export const question = z.object(questionFields);
export type Question = z.infer<typeof question>;

/** `numerator` are those that an indicator counts, `denominator` all that it counts them among. */
export const listSides = ['numerator', 'denominator'] as const;
export type ListSide = (typeof listSides)[number];

/**
 * Which cases a bar stands for: an indicator and a side of it, `part` for a band of age (`backlog`), or of a Pareto
 * (`opened` with `by`) the value that the bar is for, empty where nothing was said.
 */
export const figureFields = {
  figure: z.enum(indicatorKeys),
  side: z._default(z.enum(listSides), 'numerator'),
  by: z.optional(z.enum([...paretoKeys, 'age', 'person'])),
  part: z.optional(text),
};
export interface FigureRef {
  readonly figure: IndicatorKey;
  readonly side?: ListSide;
  readonly by?: ParetoKey | 'age' | 'person';
  readonly part?: string;
}

export const agePartOf = (part: string | undefined): AgePart | null =>
  ageBands.find((band) => band.part === part)?.part ?? null;

/** Where the cases of a figure are listed, with exactly as many rows as the figure counts. */
export function figureAddress(asked: Question, ref: FigureRef): string {
  const { bucket: _, ...filters } = asked;
  const words = { ...filters, ...ref, side: ref.side === 'denominator' ? ref.side : undefined };
  const query = Object.entries(words).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return `/apps/kpi/cases?${query.join('&')}`;
}
