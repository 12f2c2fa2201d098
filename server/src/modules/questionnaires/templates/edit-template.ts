import type { BodyOf, OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { kinds } from '@vigie/domain/kernel/kinds';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { differences, type FieldChange } from '@vigie/domain/kernel/trail/audit-event';
import { applyChoice, type ConflictChoice } from '@vigie/domain/modules/questionnaires/editing/conflict-choice';
import { type JoinedEdit, type JoinRefusal, joinEdit } from '@vigie/domain/modules/questionnaires/editing/join-edit';
import type { Operation } from '@vigie/domain/modules/questionnaires/editing/operations';
import type { Steps } from '@vigie/domain/modules/questionnaires/editing/operations-between';
import { templateServiceMessages as m } from '@vigie/domain/modules/questionnaires/messages/templates';
import type { templateEndpoints } from '@vigie/domain/modules/questionnaires/templates/contract';
import { editChanges } from '@vigie/domain/modules/questionnaires/templates/edit-changes';
import type { TemplateDetail, TemplateSettings } from '@vigie/domain/modules/questionnaires/templates/record';
import { settingObjection } from '@vigie/domain/modules/questionnaires/versions/workflow';
import type { Context } from '../../../platform/context';
import type { Tx } from '../../../platform/database/tx';
import { JobThread } from '../../../platform/jobs/job-thread';
import { askerOf } from '../../../platform/jobs/queue';
import { publishRecordChanged } from '../../../platform/live/bus';
import type { Platform } from '../../../platform/platform';
import * as edits from './edits-repository';
import type { TemplateRecord } from './repository';
import * as repository from './repository';
import { type TemplateJob, templateWorker } from './template-jobs';
import { auditedFields, detailOf } from './template-view';

type Edit = BodyOf<(typeof templateEndpoints)['editTemplate']>;

/** A designer with an older view reloads: what was done since is then more than a person follows. */
const joinedAtMost = { edits: 200, operations: 2000 };

export function editTemplate(
  { database }: Platform,
  context: Context,
  id: string,
  { revision, operations, key }: Edit,
): Promise<OutputOf<(typeof templateEndpoints)['editTemplate']>> {
  return database.transaction(context, async (tx) => {
    const before = await lockTemplate(tx, id);
    const known = await edits.findEdit(tx, id, key);
    if (known) {
      return { detail: await detailOf(tx, before), isJoined: known.isJoined || known.revision !== before.revision };
    }
    refuseUnlessDraft(before);
    const since = revision === before.revision ? [] : await editsSince(tx, before, revision);
    const edit = await makeEdit(context, before, since, operations);
    if ('refusal' in edit) throw new Refusal('objection', edit.refusal);
    const isJoined = since.length > 0;
    const after = await repository.saveContent(tx, id, edit.template);
    edits.insertEdit(tx, id, { ...edit, revision: after.revision, key, isJoined });
    for (const conflict of edit.conflicts) edits.insertConflict(tx, id, after.revision, conflict);
    auditEdit(tx, 'template.edited', before, after, editChanges(before.template, after.template, edit.operations));
    await publishRecordChanged(tx, 'template');
    return { detail: await detailOf(tx, after), isJoined };
  });
}

async function editsSince(tx: Tx, { id, revision: now }: TemplateRecord, revision: number): Promise<readonly Steps[]> {
  const since = revision < now ? await edits.listEditsSince(tx, id, revision, joinedAtMost) : null;
  if (since?.length !== now - revision) throw new Refusal('objection', { message: m.seenTooLongAgo });
  return since;
}

const thread = new JobThread<TemplateJob>(templateWorker);
/** Measured: some 30 milliseconds of work. What takes longer would hold up other requests, and goes into a thread. */
const largestHere = 10_000;
const costOfJoining = 10;

function makeEdit(
  context: Context,
  { template, questions }: TemplateRecord,
  since: readonly Steps[],
  operations: readonly Operation[],
): Promise<JoinedEdit | JoinRefusal> | JoinedEdit | JoinRefusal {
  const others = since.reduce((sum, one) => sum + one.operations.length, 0);
  const cost = operations.length + (since.length > 0 ? costOfJoining + 2 * others : 0);
  if (cost * (questions + 1) <= largestHere) return joinEdit(template, since, operations);
  return thread.run(askerOf(context), { job: 'edit', template, since, operations });
}

export function saveTemplate(
  platform: Platform,
  context: Context,
  id: string,
  version: number,
): Promise<TemplateDetail> {
  return changeDraft(platform, context, id, version, async (tx, before) => {
    if (before.savedRevision === before.revision) return before;
    const after = await repository.keepSaved(tx, id);
    auditEdit(tx, 'template.saved', before, after);
    return after;
  });
}

export function cancelEdits(
  platform: Platform,
  context: Context,
  id: string,
  version: number,
): Promise<TemplateDetail> {
  return changeDraft(platform, context, id, version, async (tx, before) => {
    if (before.savedRevision === before.revision) return before;
    const saved = await repository.findSavedContent(tx, id);
    const after = await repository.restoreSaved(tx, id, saved);
    const steps = await thread.run<Steps>(askerOf(context), { job: 'return', template: before.template, to: saved });
    edits.insertEdit(tx, id, { ...steps, revision: after.revision, key: null, isJoined: false });
    edits.closeConflictsSince(tx, id, before.savedRevision);
    const changes = editChanges(before.template, saved, steps.operations);
    auditEdit(tx, 'template.edits_cancelled', before, after, changes);
    return after;
  });
}

export function decideConflict(
  platform: Platform,
  context: Context,
  id: string,
  version: number,
  { conflict: conflictId, choice }: { readonly conflict: number; readonly choice: ConflictChoice },
): Promise<TemplateDetail> {
  return changeDraft(platform, context, id, version, async (tx, before) => {
    const conflict = await edits.findOpenConflict(tx, id, conflictId);
    if (!conflict) throw new Refusal('not_found');
    const applied = applyChoice(before.template, conflict, choice);
    if ('refusal' in applied) throw new Refusal('objection', applied.refusal);
    const { operations, inverse, template } = applied;
    const isEdit = operations.length > 0;
    const after = isEdit ? await repository.saveContent(tx, id, template) : await repository.touch(tx, id);
    if (isEdit) {
      edits.insertEdit(tx, id, { operations, inverse, revision: after.revision, key: null, isJoined: false });
    }
    edits.closeConflict(tx, conflictId, choice);
    auditEdit(tx, 'template.conflict_decided', before, after, [
      { field: 'conflict', from: null, to: conflictId },
      { field: 'choice', from: null, to: choice },
      ...editChanges(before.template, after.template, operations),
    ]);
    return after;
  });
}

export function changeSettings(
  platform: Platform,
  context: Context,
  id: string,
  version: number,
  wanted: Partial<TemplateSettings>,
): Promise<TemplateDetail> {
  const refuse = (before: TemplateRecord) => {
    for (const setting of ['needsSignature', 'caseKinds'] as const) {
      const objection = wanted[setting] === undefined ? null : settingObjection(before, setting);
      if (objection) throw new Refusal('wrong_state', { message: objection.message });
    }
  };
  const change = async (tx: Tx, before: TemplateRecord) => {
    const { needsSignature = before.needsSignature, caseKinds: chosen = before.caseKinds } = wanted;
    const caseKinds = kinds.filter((kind) => chosen.includes(kind));
    const areSameKinds = caseKinds.join() === before.caseKinds.join();
    if (needsSignature === before.needsSignature && areSameKinds) return before;
    const after = await repository.saveSettings(tx, id, { needsSignature, caseKinds });
    auditEdit(tx, 'template.settings_changed', before, after);
    // Open pages of cases have a step more or less.
    if (!areSameKinds) await publishRecordChanged(tx, 'case');
    return after;
  };
  return changeDraft(platform, context, id, version, change, refuse);
}

/** One change, usually of a draft, by a user who saw its version; what comes back the same was none. */
function changeDraft(
  { database }: Platform,
  context: Context,
  id: string,
  version: number,
  change: (tx: Tx, before: TemplateRecord) => Promise<TemplateRecord>,
  refuse: (before: TemplateRecord) => void = refuseUnlessDraft,
): Promise<TemplateDetail> {
  return database.transaction(context, async (tx) => {
    const before = await lockTemplate(tx, id);
    refuse(before);
    if (before.version !== version) throw new Refusal('stale_version');
    const after = await change(tx, before);
    if (after !== before) await publishRecordChanged(tx, 'template');
    return detailOf(tx, after);
  });
}

async function lockTemplate(tx: Tx, id: string): Promise<TemplateRecord> {
  const record = await repository.lockTemplate(tx, id);
  if (!record) throw new Refusal('not_found');
  return record;
}

function refuseUnlessDraft({ status }: TemplateRecord): void {
  if (status !== 'draft') throw new Refusal('wrong_state', { message: m.notADraft });
}

function auditEdit(
  tx: Tx,
  action: string,
  before: TemplateRecord,
  after: TemplateRecord,
  extraChanges: readonly FieldChange[] = [],
): void {
  const changes = [...extraChanges, ...differences(auditedFields(before), auditedFields(after))];
  tx.audit({ action, record: 'template', recordId: after.id, changes });
}
