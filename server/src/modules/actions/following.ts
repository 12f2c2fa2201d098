import { creation, differences } from '@vigie/domain/kernel/audit-event';
import { nextNumber, numbered } from '../../platform/database/numbers';
import type { Tx } from '../../platform/database/tx';
import { tellChanged } from '../../platform/live/bus';
import type { Platform } from '../../platform/platform';
import { notify } from '../notifications/public';
import { told } from './moving';
import { type ActionRecord, insertAction, lockByOrigin, saveAction } from './repository';

/** A measure of a CAPA plan, as the action that follows it takes it over. */
export interface Measure {
  /** CAPA-2026-124. */
  readonly origin: string;
  readonly caseId: string;
  readonly summary: string;
  readonly description: string;
  readonly objective: string;
  readonly responsible: { readonly id: number; readonly displayName: string };
  readonly dueDate: string;
  readonly address: string;
}

/**
 * The action of a measure says what the reviewed plan says. One that is under way takes a changed plan over and, when QA
 * had looked at it already, is in progress again; one that is done or given up stays as it is.
 */
export async function followMeasure(platform: Platform, tx: Tx, measure: Measure): Promise<ActionRecord> {
  const before = await lockByOrigin(tx, measure.origin);
  if (!before) return begin(platform, tx, measure);
  if (before.status === 'completed' || before.status === 'cancelled') return before;
  const { summary, responsible, dueDate, description, objective } = measure;
  const wanted = { summary, description, objective, dueDate };
  const next = { ...before, ...wanted, responsible: responsible.displayName, responsibleId: responsible.id };
  if (differences(told(before), told(next)).length === 0) return before;
  const saved = await saveAction(tx, { ...next, status: 'in_progress' }, { description, objective });
  tx.audit({
    action: 'action.followed_plan',
    record: 'action',
    recordId: saved.id,
    changes: differences(told(before), told(saved)),
  });
  await tellChanged(tx, 'action');
  if (saved.responsibleId !== before.responsibleId) await assign(platform, tx, saved, measure);
  return saved;
}

async function begin(platform: Platform, tx: Tx, measure: Measure): Promise<ActionRecord> {
  const { origin, caseId, summary, description, objective, responsible, dueDate } = measure;
  const number = await nextNumber(tx, 'action');
  const action = await insertAction(tx, {
    ...{ id: numbered('ACT_', number, 4), number, status: 'in_progress', summary, origin, caseId, dueDate },
    responsible: responsible.displayName,
    responsibleId: responsible.id,
    details: { description, objective },
  });
  const changes = creation({ ...told(action), origin, caseId });
  tx.audit({ action: 'action.created', record: 'action', recordId: action.id, changes });
  await tellChanged(tx, 'action');
  await assign(platform, tx, action, measure);
  return action;
}

async function assign(platform: Platform, tx: Tx, action: ActionRecord, { address }: Measure): Promise<void> {
  if (action.responsibleId === null) return;
  const news = { type: 'actionAssigned' as const, recordId: action.origin, summary: action.summary, address };
  await notify(platform, tx, news, [action.responsibleId]);
}
