import * as z from 'zod/mini';

export const problemTypes = ['problem', 'risk'] as const;
export type ProblemType = (typeof problemTypes)[number];
export const detectionMethods = ['audit', 'gemba', 'randomly'] as const;
export type DetectionMethod = (typeof detectionMethods)[number];

const text = (max: number) => z.string().check(z.maxLength(max));
export const day = z.nullable(z.iso.date());
export const hour = z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)));

/** Definition (5W2H): what was seen, in the words of whoever saw it. What is not known yet is empty. */
export const definition = z.object({
  type: z.nullable(z.enum(problemTypes)),
  detectionMethod: z.nullable(z.enum(detectionMethods)),
  /** Of the audit or Gemba walk that brought it to light, when there is one. */
  detectionReference: text(100),
  what: text(4000),
  who: text(200),
  department: text(200),
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

const longestSummary = 140;

/** One line that stands for the whole: the first sentence of what happened. */
export function summaryOf({ what }: Pick<Definition, 'what'>): string {
  const line = what.trim().split(/\n/, 1)[0]?.trim() ?? '';
  const sentence = /^.{12,}?[.!?](?=\s|$)/u.exec(line)?.[0].replace(/\.$/, '') ?? line;
  if (sentence.length <= longestSummary) return sentence;
  const cut = sentence.slice(0, longestSummary - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longestSummary - 30)).trimEnd()}…`;
}
