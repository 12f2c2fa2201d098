import * as z from 'zod/mini';
import { type DetectionMethod, detectionMethods, detectionModeBounds, isBuiltIn } from '../../kernel/kinds';

export { type DetectionMethod, detectionMethods };

/** One that is built in, by its name, or one of the company, as it is called. */
export const detectionMode = z.string().check(z.minLength(1), z.maxLength(detectionModeBounds.letters));

export const problemTypes = ['problem', 'risk'] as const;
export type ProblemType = (typeof problemTypes)[number];

const text = (max: number) => z.string().check(z.maxLength(max));
export const day = z.nullable(z.iso.date());
export const hour = z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)));

/** Definition (5W2H): what was seen, in the words of the witness. What is not known yet is empty. */
export const definition = z.object({
  type: z.nullable(z.enum(problemTypes)),
  detectionMethod: z.nullable(detectionMode),
  /** Of the audit or Gemba walk that brought it to light, when there is one. */
  detectionReference: text(100),
  what: text(4000),
  who: text(200),
  department: text(200),
  /** The label of a value of the company's lists, or what was typed because no list has it. */
  site: text(200),
  product: text(200),
  batch: text(200),
  equipment: text(200),
  customer: text(200),
  detectionDate: day,
  detectionHour: hour,
  occurrenceDate: day,
  occurrenceHour: hour,
  declarationDate: day,
  declarationHour: hour,
  where: text(500),
  howMany: text(1000),
  how: text(1000),
  why: text(2000),
  comments: text(4000),
});
export type Definition = z.infer<typeof definition>;

export const emptyDefinition: Definition = {
  type: null,
  detectionMethod: null,
  detectionReference: '',
  what: '',
  who: '',
  department: '',
  site: '',
  product: '',
  batch: '',
  equipment: '',
  customer: '',
  detectionDate: null,
  detectionHour: null,
  occurrenceDate: null,
  occurrenceHour: null,
  declarationDate: null,
  declarationHour: null,
  where: '',
  howMany: '',
  how: '',
  why: '',
  comments: '',
};

/** As it was stored, by this release or by one that did not ask everything yet. */
export function readDefinition(stored: Partial<Definition>): Definition {
  return { ...emptyDefinition, ...stored };
}

/** A mode that is built in is found by its filter, one of the company by its words. */
export function ownMode({ detectionMethod }: Pick<Definition, 'detectionMethod'>): string {
  return detectionMethod === null || isBuiltIn(detectionMethod) ? '' : detectionMethod;
}

const longestSummary = 140;

/** One line that stands for the whole: the first sentence of what happened. */
export function summaryOf({ what }: Pick<Definition, 'what'>): string {
  const line = what.trim().split(/\n/, 1)[0]?.trim() ?? '';
  const sentence = /^.{12,}?[.!?](?=\s|$)/u.exec(line)?.[0].replace(/\.$/, '') ?? line;
  if (sentence.length <= longestSummary) return sentence;
  const cut = sentence.slice(0, longestSummary - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longestSummary - 30)).trimEnd()}…`;
}
