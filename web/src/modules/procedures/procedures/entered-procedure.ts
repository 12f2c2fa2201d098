import type { NewProcedure } from '@vigie/domain/modules/procedures/procedures/contract';
import { procedureMessages as m } from '@vigie/domain/modules/procedures/procedures/messages';
import {
  codePattern,
  type ProcedureType,
  procedureBounds,
  tidyCode,
} from '@vigie/domain/modules/procedures/procedures/procedure';
import type { Say } from '../../../platform/page/messages';
import type { ChosenPerson } from '../../../platform/records/person-choice';
import { type Words, wordsIn, wordsOf } from '../../audits/public';
import type { ProcedureDetail } from './queries';

/** The card of a procedure as its form holds it. */
export interface EnteredProcedure {
  readonly code: string;
  readonly type: ProcedureType;
  readonly title: string;
  readonly ownerId: ChosenPerson | null;
  readonly department: string;
  readonly sites: Words;
  readonly equipment: Words;
  readonly language: 'fr' | 'en';
  readonly reviewMonths: string;
  readonly templateId: string;
  readonly issuer: string;
  readonly edition: string;
  readonly address: string;
  readonly isConfidential: boolean;
  readonly readerIds: readonly ChosenPerson[];
}

export const emptyProcedure: EnteredProcedure = {
  code: '',
  type: 'procedure',
  title: '',
  ownerId: null,
  department: '',
  sites: wordsOf([]),
  equipment: wordsOf([]),
  language: 'fr',
  reviewMonths: String(procedureBounds.reviewMonths.usual),
  templateId: '',
  issuer: '',
  edition: '',
  address: '',
  isConfidential: false,
  readerIds: [],
};

export function enteredOf(procedure: ProcedureDetail): EnteredProcedure {
  const { code, type, title, department, language, issuer, edition, address, isConfidential } = procedure;
  const { ownerId, owner, sites, equipment, reviewMonths, templateId, readers } = procedure;
  return {
    code,
    type,
    title,
    department,
    language,
    issuer,
    edition,
    address,
    isConfidential,
    ownerId: { id: ownerId, name: owner },
    sites: wordsOf(sites),
    equipment: wordsOf(equipment),
    reviewMonths: String(reviewMonths),
    templateId: templateId ?? '',
    readerIds: readers,
  };
}

export function procedureMissing(entered: EnteredProcedure, say: Say): Partial<Record<keyof EnteredProcedure, string>> {
  const { code, title, department, type, issuer, edition, address } = entered;
  const months = Number(entered.reviewMonths);
  const { min, max } = procedureBounds.reviewMonths;
  const areMonths = /^\d+$/.test(entered.reviewMonths.trim()) && months >= min && months <= max;
  const isExternal = type === 'external';
  const external = (value: string) => isExternal && value.trim() === '' && say(m.externalMissing);
  const found: Partial<Record<keyof EnteredProcedure, string | false>> = {
    code: code.trim() === '' ? say(m.codeMissing) : !codePattern.test(tidyCode(code)) && say(m.codeWrong),
    title: title.trim() === '' && say(m.titleMissing),
    department: department.trim() === '' && say(m.departmentMissing),
    reviewMonths: !areMonths && say(m.monthsWrong),
    issuer: external(issuer),
    edition: external(edition),
    address: external(address),
  };
  return Object.fromEntries(Object.entries(found).filter(([, sentence]) => sentence)) as Partial<
    Record<keyof EnteredProcedure, string>
  >;
}

/** What is sent, for a new one and for a changed one alike. */
export function procedureOf(entered: EnteredProcedure): NewProcedure {
  const { ownerId, sites, equipment, reviewMonths, templateId, readerIds, ...rest } = entered;
  return {
    ...rest,
    code: tidyCode(entered.code),
    ...(ownerId && { ownerId: ownerId.id }),
    sites: wordsIn(sites),
    equipment: wordsIn(equipment),
    reviewMonths: Number(reviewMonths),
    templateId: templateId || null,
    readerIds: readerIds.map(({ id }) => id),
  };
}

/** Only what differs. Code and type stay. */
export function procedureChanges(before: EnteredProcedure, entered: EnteredProcedure): Partial<NewProcedure> {
  const [was, is] = [procedureOf(before), procedureOf(entered)];
  const names = (Object.keys(is) as (keyof NewProcedure)[]).filter(
    (name) => name !== 'code' && name !== 'type' && JSON.stringify(was[name]) !== JSON.stringify(is[name]),
  );
  return Object.fromEntries(names.map((name) => [name, is[name]])) as Partial<NewProcedure>;
}
