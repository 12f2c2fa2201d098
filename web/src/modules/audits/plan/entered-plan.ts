import type { AuditStandard, AuditType } from '@vigie/domain/modules/audits/audits/audit';
import type { NewAudit } from '@vigie/domain/modules/audits/audits/contract';
import type { ChosenPerson } from '../../../platform/records/person-choice';
import type { AuditDetail } from '../audits/queries';
import { clausesIn, type Words, wordsIn, wordsOf } from './words';

interface EnteredStandard {
  readonly standard: string;
  /** Separated by commas. */
  readonly clauses: string;
}

/** A plan as its form holds it. */
export interface EnteredPlan {
  readonly type: AuditType;
  readonly title: string;
  readonly scope: string;
  readonly site: string;
  readonly departments: Words;
  readonly supplier: string;
  readonly plannedFrom: string;
  readonly plannedUntil: string;
  readonly leadId: ChosenPerson | null;
  readonly auditorIds: readonly ChosenPerson[];
  readonly observerIds: readonly ChosenPerson[];
  readonly auditeeIds: readonly ChosenPerson[];
  readonly auditeeNames: Words;
  readonly standards: readonly EnteredStandard[];
  readonly processes: Words;
  readonly templateId: string;
  readonly isUnannounced: boolean;
  readonly isConfidential: boolean;
}

export function emptyPlan(today: string): EnteredPlan {
  return {
    type: 'internal',
    title: '',
    scope: '',
    site: '',
    departments: wordsOf([]),
    supplier: '',
    plannedFrom: today,
    plannedUntil: today,
    leadId: null,
    auditorIds: [],
    observerIds: [],
    auditeeIds: [],
    auditeeNames: wordsOf([]),
    standards: [],
    processes: wordsOf([]),
    templateId: '',
    isUnannounced: false,
    isConfidential: false,
  };
}

const people = (taking: AuditDetail['auditors']) =>
  taking.flatMap(({ id, name }): readonly ChosenPerson[] => (id === null ? [] : [{ id, name }]));

export function enteredOf(audit: AuditDetail): EnteredPlan {
  const { type, title, scope, site, supplier, plannedFrom, plannedUntil, isUnannounced, isConfidential } = audit;
  return {
    type,
    title,
    scope,
    site,
    supplier,
    plannedFrom,
    plannedUntil,
    isUnannounced,
    isConfidential,
    departments: wordsOf(audit.departments),
    processes: wordsOf(audit.processes),
    leadId: { id: audit.leadId, name: audit.lead },
    auditorIds: people(audit.auditors),
    observerIds: people(audit.observers),
    auditeeIds: people(audit.auditees),
    auditeeNames: wordsOf(audit.auditees.flatMap(({ id, name }) => (id === null ? [name] : []))),
    standards: audit.standards.map(({ standard, clauses }) => ({ standard, clauses: clauses.join(', ') })),
    templateId: audit.templateId ?? '',
  };
}

const ids = (chosen: readonly ChosenPerson[]) => chosen.map(({ id }) => id);

/** What is sent for it. Of departments and supplier the type of the audit has one. */
export function planOf(entered: EnteredPlan): Omit<NewAudit, 'agenda'> {
  const isSupplier = entered.type === 'supplier';
  const { type, plannedFrom, plannedUntil, isUnannounced, isConfidential } = entered;
  const standards: readonly AuditStandard[] = entered.standards.map(({ standard, clauses }) => ({
    standard: standard.trim(),
    clauses: clausesIn(clauses),
  }));
  return {
    type,
    plannedFrom,
    plannedUntil,
    isUnannounced,
    isConfidential,
    title: entered.title.trim(),
    scope: entered.scope.trim(),
    site: entered.site.trim(),
    departments: isSupplier ? [] : wordsIn(entered.departments),
    supplier: isSupplier ? entered.supplier.trim() : '',
    leadId: entered.leadId?.id ?? 0,
    auditorIds: ids(entered.auditorIds),
    observerIds: ids(entered.observerIds),
    auditeeIds: isSupplier ? [] : ids(entered.auditeeIds),
    auditeeNames: isSupplier ? wordsIn(entered.auditeeNames) : [],
    standards: [...standards],
    processes: wordsIn(entered.processes),
    templateId: entered.templateId || null,
  };
}

type Plan = ReturnType<typeof planOf>;

/** Only what differs is sent, so that two people who change different parts do not undo each other. */
export function planChanges(before: EnteredPlan, entered: EnteredPlan): Partial<Omit<Plan, 'type'>> {
  const [was, is] = [planOf(before), planOf(entered)];
  const changed = Object.entries(is).filter(
    ([name, value]) => name !== 'type' && JSON.stringify(value) !== JSON.stringify(was[name as keyof Plan]),
  );
  return Object.fromEntries(changed);
}
