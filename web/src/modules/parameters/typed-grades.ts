import type { Objection } from '@vigie/domain/kernel/workflow';
import {
  type FindingGrade,
  findingGrade,
  findingGradeBounds,
  gradesProblem,
} from '@vigie/domain/modules/parameters/finding-grades';
import { auditRulesMessages as m } from '@vigie/domain/modules/parameters/messages/audit-rules';
import { findingGradesMessages } from '@vigie/domain/modules/parameters/messages/finding-grades';
import type { Say } from '../../platform/page/messages';
import { checked } from '../../platform/schemas/checked';

/** A grade as a form holds it: its days as they were typed, empty where no answer is asked for. */
export interface TypedGrade extends Omit<FindingGrade, 'responseDays'> {
  readonly responseDays: string;
}

export function gradesText(grades: readonly FindingGrade[]): string {
  return typedText(grades.map((grade) => ({ ...grade, responseDays: String(grade.responseDays ?? '') })));
}

/** With their parts in one order, since the rules of a form are compared as texts. */
export function typedText(grades: readonly TypedGrade[]): string {
  return JSON.stringify(
    grades.map(({ key, fr, en, responseDays, blocksClosing }) => ({ key, fr, en, responseDays, blocksClosing })),
  );
}

export function typedGrades(text: string): readonly TypedGrade[] {
  return JSON.parse(text) as readonly TypedGrade[];
}

export function gradesIn(text: string): FindingGrade[] {
  return typedGrades(text).map(({ key, fr, en, responseDays, blocksClosing }) => ({
    key,
    fr: fr.trim(),
    en: en.trim(),
    responseDays: daysIn(responseDays),
    blocksClosing,
  }));
}

/** Number('') is 0 and Number('1e2') is 100: neither is what the user wrote. */
function daysIn(typed: string): number | null {
  if (typed.trim() === '') return null;
  return /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
}

/** What is wrong with what was typed, in the words of the rule. */
export function typedGradesProblem(text: string): Objection | null {
  const grades = gradesIn(text);
  const isNamed = grades.every(({ fr, en }) => fr && en);
  if (!isNamed) return { message: m.nameMissing };
  const areRead = grades.every((grade) => checked(findingGrade).safeParse(grade).success);
  if (!areRead) return { message: m.daysWrong, values: { max: findingGradeBounds.responseDays } };
  return gradesProblem(grades);
}

/** Each with the days that it leaves, for the user who is about to give the reason. */
export function gradesInWords(text: string, say: Say): string {
  return typedGrades(text)
    .map(({ fr, en, responseDays, blocksClosing }) => {
      const days = responseDays.trim() ? say(m.days, { n: responseDays.trim() }) : say(findingGradesMessages.noAnswer);
      return `${say({ fr, en, mixed: 'page' })} (${[days, blocksClosing && say(m.blocks)].filter(Boolean).join(', ')})`;
    })
    .join(', ');
}

/** A name that no audit has kept a grade under. */
export function newGradeKey(now = Date.now()): string {
  return `own_${now.toString(36)}`;
}
