import { type AuditFieldName, auditFields } from './audit-fields';
import { type CaseFieldName, caseFields } from './case-fields';
import type { Field } from './field';

/** What the lines of a file become. */
export const importSubjects = ['cases', 'audits'] as const;
export type ImportSubject = (typeof importSubjects)[number];

export type FieldName = CaseFieldName | AuditFieldName;
type Fields = Readonly<Partial<Record<FieldName, Field<unknown>>>>;

const fields: Readonly<Record<ImportSubject, Fields>> = { cases: caseFields, audits: auditFields };

export const fieldNamesOf = (subject: ImportSubject): readonly FieldName[] =>
  Object.keys(fields[subject]) as FieldName[];

export function fieldOf(subject: ImportSubject, name: FieldName): Field<unknown> {
  const found = fields[subject][name] ?? fields.cases[name] ?? fields.audits[name];
  if (!found) throw new Error(`there is no field ${name}`);
  return found;
}

/** What each record must have, from one column or another; the page asks for these first. */
export const neededFields: Readonly<Record<ImportSubject, readonly FieldName[]>> = {
  cases: ['title', 'what', 'detectionDate', 'openedOn', 'closedOn', 'status', 'kind', 'criticality', 'owner'],
  audits: [
    ...(['originalNumber', 'title', 'plannedFrom', 'closedOn', 'site', 'departments', 'supplier', 'lead'] as const),
    ...(['statement', 'grade'] as const),
  ],
};

/** Every field of every subject, each name once. */
export const fieldNames: readonly FieldName[] = [...new Set([...fieldNamesOf('cases'), ...fieldNamesOf('audits')])];
