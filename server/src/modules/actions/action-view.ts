import type { Contribution } from '@vigie/domain/kernel/identity/own-work';
import { endedCaseStatuses } from '@vigie/domain/kernel/kinds';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { actionWorkEvents } from '@vigie/domain/modules/actions/own-work';
import type { ActionDetail } from '@vigie/domain/modules/actions/record';
import { listContributions, withoutRepetition } from '../../platform/audit/contributions';
import type { Context } from '../../platform/context';
import { keepCaseAccess } from '../../platform/database/case-access';
import type { Reader, Tx } from '../../platform/database/tx';
import { publishToReaders } from '../../platform/live/bus';
import type { Platform } from '../../platform/platform';
import { listAttached } from '../attachments/public';
import {
  type ActionRecord,
  findAction,
  findCaseStatus,
  lockAction,
  lockCaseStatus,
  type NewAction,
  shown,
} from './repository';

export const ownerOf = (id: string) => ({ record: 'action', recordId: id });

export async function readAction(reader: Reader, { actor }: Context, id: string): Promise<ActionRecord> {
  const found = await findAction(reader, actor.companyId, id);
  if (!found) throw new Refusal('not_found');
  return found;
}

/** The case first, in the order in which a review of its plan locks them: otherwise two transactions could deadlock. */
export async function lockWithCase(tx: Tx, id: string): Promise<ActionRecord | null> {
  const found = await findAction(tx, tx.context.actor.companyId, id);
  if (found?.caseId) await lockCaseStatus(tx, found.caseId);
  return lockAction(tx, id);
}

export async function isCaseEnded(reader: Reader, { companyId, caseId }: ActionRecord): Promise<boolean> {
  const found = caseId === null ? null : await findCaseStatus(reader, companyId, caseId);
  return endedCaseStatuses.some((status) => status === found?.status);
}

export function getAction({ database }: Platform, context: Context, id: string): Promise<ActionDetail> {
  return database.read(context, async (reader) => detailOf(reader, await readAction(reader, context, id)));
}

/**
 * For the user who has just changed the action, who may have given it away, and the case that it belongs to, with that.
 */
export function getChanged(
  { database }: Platform,
  context: Context,
  { id, caseId }: ActionRecord,
): Promise<ActionDetail> {
  const { idempotency: _, ...withoutKey } = context;
  return database.transaction(withoutKey, async (tx) => {
    if (caseId !== null) await keepCaseAccess(tx, caseId);
    return detailOf(tx, await readAction(tx, context, id));
  });
}

export async function detailOf(reader: Reader, record: ActionRecord): Promise<ActionDetail> {
  const [attachments, isEnded, contributions] = await Promise.all([
    listAttached(reader, record.companyId, ownerOf(record.id)),
    isCaseEnded(reader, record),
    contributionsTo(reader, record),
  ]);
  return { ...shown(record), attachments, isCaseEnded: isEnded, contributions };
}

/** Of one that is being created: it is not in the trail yet, and belongs to nothing that could have ended. */
export function detailOfNew(record: ActionRecord, attachments: ActionDetail['attachments']): ActionDetail {
  return { ...shown(record), attachments, isCaseEnded: false, contributions: chargedWith(record) };
}

/** Who carried it out, or was to. */
export async function contributionsTo(reader: Reader, record: ActionRecord): Promise<Contribution[]> {
  const recorded = await listContributions(reader, record.companyId, actionWorkEvents, [record.id]);
  return withoutRepetition([...chargedWith(record), ...recorded]);
}

function chargedWith({ responsibleId }: ActionRecord): Contribution[] {
  return responsibleId === null ? [] : [{ userId: responsibleId, deed: actionWorkEvents.charged.deed }];
}

type InCharge = Pick<ActionRecord, 'responsibleId' | 'approverId'>;

/** Also for the case that it belongs to, which shows how many actions it has. */
export async function publishActionChanged(
  tx: Tx,
  { caseId }: Pick<ActionRecord, 'caseId'>,
  before?: InCharge,
): Promise<void> {
  const past = before ? [before.responsibleId, before.approverId] : [];
  await publishToReaders(tx, 'action', past);
  if (caseId !== null) await publishToReaders(tx, 'case', past);
}

/** The fields of an action whose change its history records. */
export function auditedFields(record: Omit<ActionRecord, 'id'>) {
  const { status, summary, description, objective, priority, responsible, responsibleId } = record;
  const { approver, approverId, dueDate, todos, extension } = record;
  return {
    status,
    summary,
    description,
    objective,
    priority,
    responsible,
    responsibleId,
    approver,
    approverId,
    dueDate,
    todos: todos.map(({ text, completed }) => `${completed ? '☑' : '☐'} ${text}`),
    extension: extension?.dueDate ?? null,
  };
}

/** What the trail records of a new action: with all else that is known of it. */
export function auditedFieldsOfNew(record: Omit<ActionRecord, 'id'>, details: NewAction['details']) {
  const { origin, caseId, plannedDueDate } = record;
  return { ...details, ...auditedFields(record), origin, caseId, ...(plannedDueDate && { plannedDueDate }) };
}
