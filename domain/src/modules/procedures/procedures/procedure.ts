import * as z from 'zod/mini';
import { addDays, addMonths, daysBetween } from '../../../kernel/day';

export const procedureTypes = ['policy', 'procedure', 'instruction', 'form', 'specification', 'external'] as const;
export type ProcedureType = (typeof procedureTypes)[number];
export const procedureLanguages = ['fr', 'en'] as const;
export const impacts = ['none', 'changed', 'whole'] as const;
export type Impact = (typeof impacts)[number];

export const procedureBounds = {
  code: 60,
  title: 200,
  place: 200,
  places: 20,
  equipment: 50,
  issuer: 200,
  edition: 100,
  address: 500,
  readers: 50,
  reviewMonths: { min: 1, max: 60, usual: 24 },
  summary: 2000,
  coAuthors: 10,
  reviewers: 10,
  approvers: 5,
  /** Pictures of a text, its PDF and the document that it came from. */
  files: 110,
  openDrafts: 5,
} as const;

/** A person with what they were called then. */
export const namedPerson = z.object({ id: z.int(), name: z.string() });
export type NamedPerson = z.infer<typeof namedPerson>;
export const isAmong = (people: readonly NamedPerson[], userId: number | null): boolean =>
  userId !== null && people.some(({ id }) => id === userId);
export const idsOf = (people: readonly NamedPerson[]): number[] => people.map(({ id }) => id);

/** Letters, digits and the marks that codes of documents are made of. */
export const codePattern = /^[\p{L}\p{N}][\p{L}\p{N} ._/+-]*$/u;
/** As a code is kept: without spaces at its ends, one between its words. */
export const tidyCode = (code: string): string => code.trim().replace(/\s+/g, ' ');
/** Two codes that people would take for the same one have the same key. */
export const codeKey = (code: string): string => tidyCode(code).normalize('NFKC').replaceAll(' ', '').toUpperCase();

/** The day until which a procedure is reviewed: so many months after it was last approved or confirmed. */
export const reviewDue = (lastDay: string, months: number): string => addMonths(lastDay, months);

const reminderDays = [7, 30, 60] as const;
/** From when on a review stands among what is coming. */
export const reviewAhead = 60;

/** Which reminder of a review is due: the nearest of those whose day has come, or that it is late. */
export function reviewReminder(dueOn: string, today: string): 'overdue' | `due-${number}` | null {
  if (today > dueOn) return 'overdue';
  const left = daysBetween(today, dueOn);
  const days = reminderDays.find((some) => left <= some);
  return days === undefined ? null : `due-${days}`;
}

export function reviewUrgency(dueOn: string | null, today: string): 'late' | 'soon' | null {
  if (dueOn === null) return null;
  if (dueOn < today) return 'late';
  return dueOn <= addDays(today, reviewAhead) ? 'soon' : null;
}
