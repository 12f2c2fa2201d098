import { findingBounds } from '@vigie/domain/modules/audits/findings/finding';
import { findingRuleMessages } from '@vigie/domain/modules/audits/findings/messages';
import { findingFormMessages as m } from '@vigie/domain/modules/audits/pages/finding-messages';
import type { Say } from '../../../platform/page/messages';
import type { ChosenPerson } from '../../../platform/records/person-choice';
import type { FindingDetail } from './queries';

/** A finding as its form holds it. */
export interface EnteredFinding {
  readonly statement: string;
  readonly grade: string;
  readonly standard: string;
  readonly clause: string;
  readonly department: string;
  readonly equipment: string;
  readonly step: string;
  readonly ownerId: ChosenPerson | null;
  readonly repeatOf: string | null;
}

export const emptyFinding: EnteredFinding = {
  statement: '',
  grade: '',
  standard: '',
  clause: '',
  department: '',
  equipment: '',
  step: '',
  ownerId: null,
  repeatOf: null,
};

export function enteredOf(finding: FindingDetail): EnteredFinding {
  const { statement, grade, standard, clause, department, equipment, step, ownerId, owner, repeatOf } = finding;
  const chosen = ownerId !== null && owner !== null ? { id: ownerId, name: owner } : null;
  return { statement, grade, standard, clause, department, equipment, step, repeatOf, ownerId: chosen };
}

export function findingOf(entered: EnteredFinding) {
  const { statement, grade, standard, clause, department, equipment, step, ownerId, repeatOf } = entered;
  return {
    grade,
    repeatOf,
    statement: statement.trim(),
    standard: standard.trim(),
    clause: clause.trim(),
    department: department.trim(),
    equipment: equipment.trim(),
    step: step.trim(),
    ownerId: ownerId?.id ?? null,
  };
}

/** Only what differs is sent. */
export function findingChanges(before: EnteredFinding, entered: EnteredFinding) {
  const [was, is] = [findingOf(before), findingOf(entered)];
  return Object.fromEntries(Object.entries(is).filter(([name, value]) => was[name as keyof typeof was] !== value));
}

export function findingMissing({ statement, department }: EnteredFinding, say: Say) {
  const { letters } = findingBounds;
  return {
    ...(statement.trim().length < letters && { statement: say(m.statementShort, { n: letters }) }),
    ...(!department.trim() && { department: say(findingRuleMessages.departmentUnknown) }),
  };
}

const numbered = /^([A-Za-z]+)_?0*(\d{1,9})$/;

/** `act 12` is written as the number that it is; anything else is what the server says of it. */
export function measureId(typed: string): string {
  const found = numbered.exec(typed.replace(/\s+/g, ''));
  if (!found) return typed.trim();
  const prefix = (found[1] ?? '').toUpperCase();
  return `${prefix}_${(found[2] ?? '').padStart(prefix === 'IN' ? 5 : 4, '0')}`;
}

export const withMeasure = (measures: readonly string[], id: string) => [...new Set([...measures, id])];
