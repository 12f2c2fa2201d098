import * as z from 'zod/mini';
import { labelKey } from '../../kernel/text-keys';
import type { Objection } from '../../kernel/workflow';
import { findingGradeMessages, findingGradesMessages as m } from './messages/finding-grades';

export const findingGradeBounds = { letters: 40, min: 2, max: 6, responseDays: 365 } as const;

/** The grades built in, by name. A company may leave some out, change their days, and add its own. */
export const builtInGrades = ['critical', 'major', 'minor', 'observation', 'good_practice'] as const;

const label = z.string().check(z.trim(), z.minLength(1), z.maxLength(findingGradeBounds.letters));

/** How bad a finding of an audit is. The day of an answer follows from it, and whether the audit closes without one. */
export const findingGrade = z.object({
  key: z.string().check(z.regex(/^[a-z][a-z0-9_]{0,29}$/)),
  fr: label,
  en: label,
  /** Days that the owner has to answer; null where no answer is asked for. */
  responseDays: z.nullable(z.int().check(z.gte(1), z.lte(findingGradeBounds.responseDays))),
  /** The audit is not closed before the answer is accepted. */
  blocksClosing: z.boolean(),
});
export type FindingGrade = z.infer<typeof findingGrade>;

const builtIn = (key: (typeof builtInGrades)[number], responseDays: number | null, blocksClosing = false) => ({
  key,
  fr: findingGradeMessages[key].fr,
  en: findingGradeMessages[key].en,
  responseDays,
  blocksClosing,
});

/** The worst first: the order in which lists, reports and charts show them. */
export const defaultGrades: readonly FindingGrade[] = [
  builtIn('critical', 5, true),
  builtIn('major', 15, true),
  builtIn('minor', 30),
  builtIn('observation', null),
  builtIn('good_practice', null),
];

/** What is wrong with all grades that a company wants to have. */
export function gradesProblem(grades: readonly FindingGrade[]): Objection | null {
  const { min, max } = findingGradeBounds;
  if (grades.length < min || grades.length > max) return { message: m.howMany, values: { min, max } };
  const silent = grades.find(({ blocksClosing, responseDays }) => blocksClosing && responseDays === null);
  if (silent) return { message: m.blocksWithoutAnswer, values: { grade: silent.fr } };
  for (const name of ['key', 'fr', 'en'] as const) {
    const known = new Set<string>();
    for (const grade of grades) {
      const key = labelKey(grade[name]);
      if (known.has(key)) return { message: m.twice, values: { grade: grade[name] } };
      known.add(key);
    }
  }
  return null;
}
