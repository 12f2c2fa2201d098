import type { BodyOf } from '@vigie/domain/kernel/http/endpoint';
import { invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import {
  type AgendaRow,
  type AuditPlan,
  type AuditStandard,
  type AuditType,
  auditBounds,
  movedAgenda,
  type Participant,
  planProblem,
} from '@vigie/domain/modules/audits/audits/audit';
import { type Audit, auditList, auditNames, type auditsEndpoints } from '@vigie/domain/modules/audits/audits/contract';
import { auditKind } from '@vigie/domain/modules/audits/audits/kind';
import { auditPlanMessages as m } from '@vigie/domain/modules/audits/audits/messages';
import {
  type AuditItem,
  auditChangeObjection,
  auditFilesObjection,
  auditWorkflow,
  changedAfterStart,
  isBeforeStart,
} from '@vigie/domain/modules/audits/audits/workflow';
import { auditCommonMessages } from '@vigie/domain/modules/audits/messages';
import type { Context } from '../../../platform/context';
import type { Tx } from '../../../platform/database/tx';
import type { ChangeCall } from '../../../platform/http/call';
import type { Platform } from '../../../platform/platform';
import { recordTable, type TableRecord } from '../../../platform/records/record-table';
import { initialState } from '../../../platform/transition';
import { listPeople } from '../../accounts/public';
import { notify, notifyOfMany } from '../../notifications/public';
import { findOffers } from '../../questionnaires/public';
import { tableKind } from '../../records/public';
import { auditFilters, derivedOfAudit } from './repository';

type Endpoints = typeof auditsEndpoints;
export type AuditRecord = Omit<Audit, 'authorId' | 'author'> &
  AuditItem &
  TableRecord & { readonly importWord: string | null };

export const auditTable = recordTable<AuditRecord>({
  kind: auditKind,
  table: 'audits',
  totals: 'audit_totals',
  prefix: 'AUD_',
  fields: [
    'type',
    'title',
    'programmeId',
    'lineId',
    'occurrence',
    'scope',
    'standards',
    'processes',
    'site',
    'departments',
    'supplier',
    'plannedFrom',
    'plannedUntil',
    'leadId',
    'auditors',
    'observers',
    'auditees',
    'agenda',
    'isUnannounced',
    'isConfidential',
    'templateId',
    'templateVersion',
    'grades',
    'startedAt',
    'finishedAt',
    'issuedAt',
    'closedAt',
    'reports',
    'reportHash',
    'isImported',
    'importId',
    'originalNumber',
    'reportedOn',
    'closedOn',
    'conclusion',
  ],
  json: ['standards', 'auditors', 'observers', 'auditees', 'agenda', 'grades'],
  walled: 'is_walled',
  people: { lead: 'leadId' },
  title: 'title',
  owner: 'leadId',
  derived: derivedOfAudit,
});

export const audits = tableKind({
  names: auditNames,
  list: auditList,
  workflow: auditWorkflow,
  table: auditTable,
  facts: () => {
    throw new Error('an audit is moved by move-audit');
  },
  // Changes of the plan say themselves when they need a reason.
  changeObjection: auditFilesObjection,
  changesNeedReason: false,
  concerned: ({ authorId, leadId, auditors }) => [authorId, leadId, ...idsOf(auditors)],
  maxFiles: auditBounds.files,
  filtered: auditFilters,
});

export const idsOf = (people: readonly Participant[]): readonly number[] =>
  people.flatMap(({ id }) => (id === null ? [] : [id]));

/** What an audit is planned with: by QA, by a programme, from elsewhere. */
export interface AuditToPlan {
  readonly type: AuditType;
  readonly title: string;
  readonly programmeId?: string | null;
  readonly lineId?: string | null;
  readonly occurrence?: number | null;
  readonly scope: string;
  readonly standards?: readonly AuditStandard[];
  readonly processes?: readonly string[];
  readonly site: string;
  readonly departments?: readonly string[];
  readonly supplier?: string;
  readonly plannedFrom: string;
  readonly plannedUntil: string;
  readonly leadId: number;
  readonly auditorIds?: readonly number[];
  readonly observerIds?: readonly number[];
  readonly auditeeIds?: readonly number[];
  readonly auditeeNames?: readonly string[];
  readonly agenda?: readonly AgendaRow[];
  readonly isUnannounced?: boolean;
  readonly isConfidential?: boolean;
  readonly templateId?: string | null;
}

/** A planned audit, in the transaction of whoever plans it; its lead is notified. Of a line, each occurrence is one audit. */
export async function planAudit(tx: Tx, wanted: AuditToPlan): Promise<AuditRecord> {
  const plan = await planOf(tx, wanted);
  await refuseTemplates(tx, [plan.templateId]);
  const planned = initialState(auditWorkflow, 'planned');
  const audit = await auditTable.create(tx, planned, { ...plan, ...placeInProgramme(wanted) });
  await notify(tx, newsOf(audit), [audit.leadId]);
  return audit;
}

/** Many at once, as the night makes them; as many statements as for a few. */
export async function planAudits(tx: Tx, wanted: readonly AuditToPlan[]): Promise<void> {
  if (wanted.length === 0) return;
  const people = await listPeople(tx, tx.context.actor.companyId, [...new Set(wanted.flatMap(peopleIn))]);
  const plans = wanted.map((one) => ({ ...planWith(people, one), ...placeInProgramme(one) }));
  await refuseTemplates(
    tx,
    plans.map(({ templateId }) => templateId),
  );
  const audits = await auditTable.createMany(tx, initialState(auditWorkflow, 'planned'), plans);
  await notifyOfMany(
    tx,
    { type: 'auditPlanned' },
    audits.map((audit) => ({ news: newsOf(audit), userIds: [audit.leadId] })),
  );
}

const placeInProgramme = ({ programmeId = null, lineId = null, occurrence = null }: AuditToPlan) => ({
  programmeId,
  lineId,
  occurrence,
});

const newsOf = ({ id, title }: AuditRecord) => ({
  type: 'auditPlanned',
  recordId: id,
  summary: title,
  address: auditKind.address(id),
});

type People = Awaited<ReturnType<typeof listPeople>>;

const peopleIn = ({ leadId, auditorIds = [], observerIds = [], auditeeIds = [] }: AuditToPlan) => [
  leadId,
  ...auditorIds,
  ...observerIds,
  ...auditeeIds,
];

async function planOf(tx: Tx, wanted: AuditToPlan) {
  return planWith(await listPeople(tx, tx.context.actor.companyId, [...new Set(peopleIn(wanted))]), wanted);
}

/** The plan as it is kept: people with their names, and everything that must go together looked at. */
function planWith(people: People, wanted: AuditToPlan) {
  const { leadId, auditorIds = [], observerIds = [], auditeeIds = [], auditeeNames = [] } = wanted;
  const { type, title, scope, site, plannedFrom, plannedUntil, departments = [], supplier = '' } = wanted;
  if (!people.has(leadId)) throw invalidField('leadId', m.personUnknown);
  const auditors = participantsOf(people, 'auditorIds', auditorIds);
  const observers = participantsOf(people, 'observerIds', observerIds);
  const auditees = [
    ...participantsOf(people, 'auditeeIds', auditeeIds),
    ...auditeeNames.map((name) => ({ id: null, name })),
  ];
  if (auditees.length > auditBounds.auditees) throw invalidField('auditeeNames', m.tooManyAuditees);
  const agenda = [...(wanted.agenda ?? [])].sort((one, other) => startOf(one).localeCompare(startOf(other)));
  const isOfSupplier = type === 'supplier';
  const plan = {
    type,
    title,
    scope,
    standards: [...(wanted.standards ?? [])],
    processes: [...new Set(wanted.processes ?? [])],
    site,
    departments: isOfSupplier ? [] : [...new Set(departments)],
    supplier: isOfSupplier ? supplier : '',
    plannedFrom,
    plannedUntil,
    leadId,
    auditors,
    observers,
    auditees,
    agenda,
    isUnannounced: wanted.isUnannounced ?? false,
    isConfidential: wanted.isConfidential ?? false,
    templateId: wanted.templateId ?? null,
  };
  refusePlan({ ...plan, auditorIds, observerIds });
  return plan;
}

const startOf = ({ day, hour }: AgendaRow) => `${day} ${hour}`;

function refusePlan(plan: AuditPlan): void {
  const problem = planProblem(plan);
  if (problem) throw invalidField(problem.field, problem.message, problem.values);
}

function participantsOf(found: People, field: string, ids: readonly number[]): Participant[] {
  const wanted = [...new Set(ids)];
  if (wanted.some((id) => !found.has(id))) throw invalidField(field, m.personUnknown);
  return wanted.map((id) => ({ id, name: found.get(id)?.displayName ?? '' }));
}

/** A draft may be chosen: it is to be published before the audit is confirmed. A template that is retired may not. */
async function refuseTemplates(tx: Tx, templateIds: readonly (string | null)[]): Promise<void> {
  const wanted = [...new Set(templateIds)].filter((id) => id !== null);
  if (wanted.length === 0) return;
  const offers = await findOffers(tx, tx.context.actor.companyId, wanted);
  const isOffered = (id: string) => offers.get(id)?.isRetired === false;
  if (!wanted.every(isOffered)) throw invalidField('templateId', m.templateUnknown);
}

export function createAudit({ database }: Platform, context: Context, body: BodyOf<Endpoints['createAudit']>) {
  return database.transaction(context, async (tx) => audits.detailOf(tx, await planAudit(tx, body)));
}

type Changes = Omit<BodyOf<Endpoints['changeAudit']>, 'reason'>;

export async function changeAudit(platform: Platform, call: ChangeCall<Endpoints['changeAudit']>) {
  const { context, params, ifMatch, body } = call;
  const { reason, ...changes } = body;
  await platform.database.transaction(context, async (tx) => {
    const audit = await lockAudit(tx, params.id);
    const objection = auditChangeObjection(audit, context.actor);
    if (objection) throw new Refusal(objection.code ?? 'objection', objection);
    if (audit.version !== ifMatch) throw new Refusal('stale_version');
    await changePlan(tx, audit, changes, reason ?? null);
  });
  return audits.get(platform, context, params.id);
}

export async function lockAudit(tx: Tx, id: string): Promise<AuditRecord> {
  const audit = await auditTable.lock(tx, id);
  if (!audit) throw new Refusal('not_found');
  return audit;
}

/**
 * Another plan, as far as the audit still is one: with a reason once others rely on it, and always for other days. The agenda
 * moves with the first day.
 */
export async function changePlan(
  tx: Tx,
  audit: AuditRecord,
  changes: Changes,
  reason: string | null,
): Promise<AuditRecord> {
  const named = Object.entries(changes).filter(([, value]) => value !== undefined);
  const isOpen = isBeforeStart(audit.status);
  if (!isOpen && named.some(([name]) => !changedAfterStart.some((one) => one === name))) {
    throw new Refusal('wrong_state', { message: m.frozen });
  }
  const movesDays =
    (changes.plannedFrom !== undefined && changes.plannedFrom !== audit.plannedFrom) ||
    (changes.plannedUntil !== undefined && changes.plannedUntil !== audit.plannedUntil);
  if (!reason && (movesDays || audit.status !== 'planned')) {
    throw invalidField('reason', auditCommonMessages.reasonMissing);
  }
  const plannedFrom = changes.plannedFrom ?? audit.plannedFrom;
  const wanted = await planOf(tx, {
    ...audit,
    auditorIds: idsOf(audit.auditors),
    observerIds: idsOf(audit.observers),
    auditeeIds: idsOf(audit.auditees),
    auditeeNames: audit.auditees.flatMap(({ id, name }) => (id === null ? [name] : [])),
    ...Object.fromEntries(named),
    agenda: changes.agenda ?? movedAgenda(audit.agenda, audit.plannedFrom, plannedFrom),
  });
  if (wanted.templateId !== audit.templateId) await refuseTemplates(tx, [wanted.templateId]);
  const kept = (before: readonly Participant[], now: readonly Participant[]) =>
    // Somebody who stays is called what they were called when they were named.
    now.map((person) => before.find(({ id }) => id !== null && id === person.id) ?? person);
  return auditTable.change(
    tx,
    audit,
    {
      ...wanted,
      auditors: kept(audit.auditors, wanted.auditors),
      observers: kept(audit.observers, wanted.observers),
      auditees: kept(audit.auditees, wanted.auditees),
    },
    reason,
  );
}
