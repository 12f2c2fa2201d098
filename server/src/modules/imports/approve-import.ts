import { Refusal } from '@vigie/domain/kernel/refusal';
import { differences } from '@vigie/domain/kernel/trail/audit-event';
import type { SigningCredentials } from '@vigie/domain/kernel/trail/signature';
import { decide } from '@vigie/domain/kernel/workflow';
import type { ImportRecord } from '@vigie/domain/modules/imports/contract';
import { approvalMessages } from '@vigie/domain/modules/imports/messages/workflow';
import { importWorkflow } from '@vigie/domain/modules/imports/workflow';
import type { Context } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import { addJob } from '../../platform/jobs/jobs';
import { publishRecordChanged } from '../../platform/live/bus';
import type { Platform } from '../../platform/platform';
import type { CheckOutcome, RunJob } from './import-jobs';
import { auditedFields } from './import-view';
import type { ImportData } from './repository';
import * as repository from './repository';
import { factsNow, fileOf } from './rows-to-check';
import { factsOf, fileRefusal, type Move, moveImport, readImport } from './service';

export const runTask = 'run-import';

export interface Approval extends Move {
  readonly credentials: SigningCredentials | undefined;
}

const addRun = (tx: Tx, { companyId, id }: ImportData) => addJob(tx, runTask, { companyId, id });

/**
 * R43: signed by a second person, after every line was looked at once more. A job writes the cases, unless the caller does so
 * at once.
 */
export async function approveImport(
  platform: Platform,
  context: Context,
  { id, version, credentials }: Approval,
  run: RunJob,
  begin: (tx: Tx, one: ImportData) => Promise<void> = addRun,
): Promise<ImportRecord> {
  const move = { id, version, action: 'approve' as const, credentials };
  const { before, decided } = await platform.database.read(context, async (reader) => {
    const item = await readImport(reader, context, id);
    const facts = await factsOf(reader, context.actor, item);
    return { before: item, decided: decide(importWorkflow, 'approve', { item, actor: context.actor, facts }) };
  });
  // What the table refuses anyway is refused before the file is read.
  if (decided.allowed && before.version === version) await lookAgain(platform, context, before, run);
  return moveImport(platform, context, move, (one) => one, begin);
}

/**
 * The world may have changed since it was prepared. What is found then is kept, so that the page shows it, and the approval is
 * refused: only what was shown is signed.
 */
async function lookAgain(platform: Platform, context: Context, before: ImportData, run: RunJob): Promise<void> {
  const { subject, sheet, columns, chosen } = before;
  const facts = await factsNow(platform, context, subject);
  const file = await fileOf(platform, before);
  const outcome = await run({ job: 'check', subject, file, sheet, mapping: { columns, chosen }, facts });
  if ('refused' in outcome) throw fileRefusal(outcome);
  if (isSameOutcome(before.outcome, outcome)) return;
  await platform.database.transaction(context, async (tx) => {
    const one = await repository.lockImport(tx, before.id);
    if (one?.version !== before.version) throw new Refusal('stale_version');
    const after = await repository.saveImport(tx, { ...one, outcome });
    const changes = differences(auditedFields(one), auditedFields(after));
    tx.audit({ action: 'import.rechecked', record: 'import', recordId: one.id, changes });
    await publishRecordChanged(tx, 'import');
  });
  const { problemCount: n } = outcome;
  if (n === 0) throw new Refusal('stale_version', { message: approvalMessages.nowDifferent });
  throw new Refusal('objection', { message: approvalMessages.nowWrong, values: { n } });
}

function isSameOutcome(before: CheckOutcome | null, now: CheckOutcome): boolean {
  return (
    before?.linesSha256 === now.linesSha256 &&
    before.problemCount === now.problemCount &&
    before.rowCount === now.rowCount &&
    before.cutOff === now.cutOff
  );
}
