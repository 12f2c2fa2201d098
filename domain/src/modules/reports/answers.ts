import * as z from 'zod/mini';
import type { Message, MessageValues } from '../../kernel/message';
import type { Json } from '../../kernel/trail/canonical-json';
import { type Definition, day, definition, emptyDefinition, hour, kinds } from '../cases/public';
import { answerMessages as m } from './messages/workflow';

const text = (max: number) => z.string().check(z.maxLength(max));
const yesOrNo = z.nullable(z.boolean());

export const immediateAction = z.object({
  whatAction: text(2000),
  whyNecessary: text(2000),
  date: day,
  hour,
  responsible: text(200),
  howLong: text(200),
  stopIssue: yesOrNo,
  canReoccur: yesOrNo,
});
export type ImmediateAction = z.infer<typeof immediateAction>;

export const emptyImmediateAction: ImmediateAction = {
  whatAction: '',
  whyNecessary: '',
  date: null,
  hour: null,
  responsible: '',
  howLong: '',
  stopIssue: null,
  canReoccur: null,
};

/** All that a reporter says, with the wizard or with the form. What is not said yet is empty. */
export const answers = z.object({
  category: z.nullable(z.enum(kinds)),
  ...definition.shape,
  actionsTaken: z.boolean(),
  immediateAction,
});
export type Answers = z.infer<typeof answers>;

export const answerChanges = z.partial(answers);
export type AnswerChanges = z.infer<typeof answerChanges>;

export const emptyAnswers: Answers = {
  category: null,
  ...emptyDefinition,
  actionsTaken: false,
  immediateAction: emptyImmediateAction,
};

/** Switching 'Immediate action(s) have been taken?' off clears what was said about it. */
export function withChanges(before: Answers, changes: AnswerChanges): Answers {
  const said = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const after: Answers = { ...before, ...said };
  return after.actionsTaken ? after : { ...after, immediateAction: emptyImmediateAction };
}

export function auditedAnswers({ immediateAction: action, ...said }: Answers): Readonly<Record<string, Json>> {
  const parts = Object.entries(action).map(([name, value]) => [`immediateAction.${name}`, value]);
  return { ...said, ...(Object.fromEntries(parts) as Record<string, Json>) };
}

export interface AnswerProblem {
  /** `what`, `immediateAction.hour`. */
  readonly field: string;
  readonly message: Message;
  readonly values?: MessageValues;
}

const earliestDay = '1990-01-01';
type DateField = 'detectionDate' | 'occurrenceDate' | 'declarationDate';
const dateFields: readonly DateField[] = ['detectionDate', 'occurrenceDate', 'declarationDate'];

/**
 * Everything that stands in the way of sending a report, each beside its cause. `latestDay` is today for the asking
 * side: the browser's own day, or on the server the last day that any time zone has already begun.
 */
export function submissionProblems(said: Answers, latestDay: string): readonly AnswerProblem[] {
  return [
    ...missingAnswers(said),
    ...dateProblems(said, latestDay),
    ...(said.actionsTaken ? actionProblems(said.immediateAction, latestDay) : []),
  ];
}

/** A field with two problems is one answer to correct. */
export function countProblemFields(said: Answers, latestDay: string): number {
  return new Set(submissionProblems(said, latestDay).map(({ field }) => field)).size;
}

const required: readonly { field: keyof Answers; message: Message }[] = [
  { field: 'category', message: m.categoryRequired },
  { field: 'type', message: m.typeRequired },
  { field: 'what', message: m.whatRequired },
  { field: 'detectionDate', message: m.detectionDateRequired },
];

const requiredOfAction: readonly { field: keyof ImmediateAction; message: Message }[] = [
  { field: 'whatAction', message: m.whatActionRequired },
  { field: 'whyNecessary', message: m.whyNecessaryRequired },
  { field: 'date', message: m.dateRequired },
  { field: 'hour', message: m.hourRequired },
  { field: 'howLong', message: m.howLongRequired },
];

function missingAnswers(said: Answers): AnswerProblem[] {
  return required.filter(({ field }) => isBlank(said[field]));
}

function dateProblems(said: Answers, latestDay: string): AnswerProblem[] {
  const problems: AnswerProblem[] = dateFields.flatMap((field) => dayProblem(field, said[field], latestDay));
  if (isLater(said.occurrenceDate, said.detectionDate)) {
    problems.push({ field: 'occurrenceDate', message: m.occurredAfterDetection });
  }
  if (isLater(said.detectionDate, said.declarationDate)) {
    problems.push({ field: 'declarationDate', message: m.declaredBeforeDetection });
  }
  return problems;
}

function actionProblems(action: ImmediateAction, latestDay: string): AnswerProblem[] {
  return [
    ...requiredOfAction
      .filter(({ field }) => isBlank(action[field]))
      .map(({ field, message }) => ({ field: `immediateAction.${field}`, message })),
    ...dayProblem('immediateAction.date', action.date, latestDay),
  ];
}

function isBlank(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}

function dayProblem(field: string, value: string | null, latestDay: string): AnswerProblem[] {
  const message = dayObjection(value, latestDay);
  return message ? [{ field, message }] : [];
}

function dayObjection(value: string | null, latestDay: string): Message | null {
  if (value === null) return null;
  if (value > latestDay) return m.inTheFuture;
  return value < earliestDay ? m.tooLongAgo : null;
}

function isLater(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one > other;
}

export function definitionOf(said: Answers): Definition {
  const { category: _category, actionsTaken: _taken, immediateAction: _action, ...rest } = said;
  return rest;
}

/** The first letters of the first two words: how a person typed freely is shown. */
export function initialsOfName(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean).slice(0, 2);
  return words.map((word) => [...word][0]?.toUpperCase() ?? '').join('');
}

const dayMs = 86_400_000;

/** Whole days between the event and its entry. From two on, the entry is shown as late. */
export function lateEntryDays(detectionDate: string | null, enteredAt: string | null): number {
  if (!detectionDate || !enteredAt) return 0;
  const days = Math.floor((Date.parse(enteredAt) - Date.parse(`${detectionDate}T00:00:00Z`)) / dayMs);
  return days >= 2 ? days : 0;
}
