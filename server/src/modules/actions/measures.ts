import { differences } from '@vigie/domain/kernel/trail/audit-event';
import { hasEnded } from '@vigie/domain/kernel/workflow';
import type { Priority } from '@vigie/domain/modules/actions/record';
import { actionWorkflow } from '@vigie/domain/modules/actions/workflow';
import type { Tx } from '../../platform/database/tx';
import { publishToReaders } from '../../platform/live/bus';
import { applyConsequence } from '../../platform/transition';
import { auditedFields, publishActionChanged } from './action-view';
import { addAction } from './create-action';
import { notifyOfAction } from './notices';
import { type ActionRecord, lockByOrigin, saveAction } from './repository';

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
  /** What a new action begins with; its responsible may judge otherwise. */
  readonly priority: Priority;
}

/**
 * The action of a measure says what the reviewed plan says. One that is under way takes a changed plan over and, when QA
 * had looked at it already, is in progress again; one that is done or given up stays as it is. A due date that was
 * extended since stays too, until the plan itself says another.
 */
export async function followMeasure(tx: Tx, measure: Measure): Promise<ActionRecord> {
  const before = await lockByOrigin(tx, measure.origin);
  if (!before) return begin(tx, measure);
  if (hasEnded(actionWorkflow, before.status)) return before;
  const { summary, responsible, description, objective } = measure;
  const planned = before.plannedDueDate ?? before.dueDate;
  const dueDate = measure.dueDate === planned ? before.dueDate : measure.dueDate;
  const people = { responsible: responsible.displayName, responsibleId: responsible.id };
  // A new responsible no longer approves it.
  const approverId = before.approverId === responsible.id ? null : before.approverId;
  const wanted = { summary, description, objective, dueDate, plannedDueDate: measure.dueDate, approverId };
  const next: ActionRecord = { ...before, ...wanted, ...people };
  if (differences(auditedFields(before), auditedFields(next)).length === 0) return before;
  return applyConsequence(tx, {
    workflow: actionWorkflow,
    consequence: 'followPlan',
    recordId: before.id,
    lock: async () => before,
    write: (_tx, _before, status) => saveAction(tx, next, status),
    content: auditedFields,
    extraChanges: differences({ plannedDueDate: before.plannedDueDate }, { plannedDueDate: next.plannedDueDate }),
    notify: async (_tx, saved) => {
      await publishActionChanged(tx, saved, before);
      if (saved.responsibleId !== before.responsibleId) await assign(tx, saved);
    },
  });
}

async function begin(tx: Tx, measure: Measure): Promise<ActionRecord> {
  const { origin, caseId, summary, description, objective, responsible, dueDate, priority } = measure;
  const action = await addAction(tx, {
    summary,
    origin,
    caseId,
    dueDate,
    plannedDueDate: dueDate,
    priority,
    responsible: responsible.displayName,
    responsibleId: responsible.id,
    details: { description, objective },
  }).read();
  await publishToReaders(tx, 'action');
  await assign(tx, action);
  return action;
}

function assign(tx: Tx, action: ActionRecord): Promise<void> {
  return notifyOfAction(tx, action, 'actionAssigned', [action.responsibleId]);
}
