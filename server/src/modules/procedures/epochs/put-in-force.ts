import { Refusal } from '@vigie/domain/kernel/refusal';
import { creation } from '@vigie/domain/kernel/trail/audit-event';
import { epochProblem } from '@vigie/domain/modules/procedures/epochs/epochs';
import { goLiveAt } from '@vigie/domain/modules/procedures/epochs/go-live';
import { reviewDue } from '@vigie/domain/modules/procedures/procedures/procedure';
import { procedureWorkflow } from '@vigie/domain/modules/procedures/procedures/workflow';
import { versionKind } from '@vigie/domain/modules/procedures/versions/kind';
import { versionWorkflow } from '@vigie/domain/modules/procedures/versions/workflow';
import { systemContext } from '../../../platform/context';
import { listCompanyIds } from '../../../platform/database/installation';
import type { Tx } from '../../../platform/database/tx';
import type { Platform } from '../../../platform/platform';
import { applyConsequence } from '../../../platform/transition';
import { notify } from '../../notifications/public';
import { findParameters } from '../../parameters/public';
import { expireCopies, recallCopies } from '../copies/copies';
import { type ProcedureRecord, procedureTable } from '../procedures/procedures';
import { listDueVersions } from '../versions/repository';
import { lockVersion, type VersionRecord, versionTable } from '../versions/versions';
import { insertEpoch, listEpochs } from './epoch-repository';
import { findRequired } from './required-people';

const dayOf = (at: string) => at.slice(0, 10);

/** Puts an approved version in force if its instant has come. Whoever makes that true asks: a signature, or the minute. */
export async function putInForceIfDue(tx: Tx, versionId: string, now: Date): Promise<boolean> {
  const { procedure, version } = await lockVersion(tx, versionId);
  const { plannedFrom, approvedAt } = version;
  if (version.status !== 'approved' || plannedFrom === null || approvedAt === null) return false;
  const { trainBeforeEffective: percent } = await findParameters(tx, version.companyId);
  const required = await findRequired(tx, version);
  const from = goLiveAt({ plannedFrom, approvedAt, percent, required }, now.toISOString());
  if (from === null) return false;
  await beginEpoch(tx, procedure, version, from);
  await applyConsequence(tx, {
    workflow: versionWorkflow,
    consequence: 'force',
    recordId: version.id,
    lock: (inner) => versionTable.lock(inner, version.id),
    write: (inner, item, to) => versionTable.saveState(inner, item, to, { effectiveFrom: from }),
    content: versionTable.auditedFields,
    notify: (inner, item, notice) => tell(inner, item, notice),
  });
  await beginProcedure(tx, procedure, version);
  return true;
}

const tell = async (tx: Tx, version: VersionRecord, notice: string | null) => {
  if (notice === null) return;
  const news = { type: notice, recordId: version.id, summary: version.title, address: versionKind.address(version.id) };
  await notify(tx, news, [version.ownerId, version.writerId]);
};

/** The row that readers ask, and the end of what was in force until then with its copies. Both records are locked. */
export async function beginEpoch(
  tx: Tx,
  procedure: ProcedureRecord,
  version: Pick<VersionRecord, 'id'> | null,
  from: string,
): Promise<void> {
  const { companyId, id } = procedure;
  const next = { from, versionId: version?.id ?? null };
  const epochs = await listEpochs(tx, companyId, id);
  const last = epochs.at(-1);
  // A version that was to come while the one before it came late comes right after it.
  const begins = last && last.from >= from ? new Date(Date.parse(last.from) + 1).toISOString() : from;
  const problem = epochProblem(epochs, { ...next, from: begins });
  if (problem) throw new Refusal('wrong_state');
  await insertEpoch(tx, id, { ...next, from: begins });
  tx.audit({
    action: 'procedure.epoch_begun',
    record: 'procedure',
    recordId: id,
    changes: creation({ since: begins, versionId: next.versionId }),
  });
  const former = last?.versionId ?? null;
  if (former === null) return;
  await endVersion(tx, former, version ? 'supersede' : 'retire', begins);
}

async function endVersion(tx: Tx, id: string, consequence: 'supersede' | 'retire', until: string): Promise<void> {
  await applyConsequence(tx, {
    workflow: versionWorkflow,
    consequence,
    recordId: id,
    lock: (inner) => versionTable.lock(inner, id),
    write: (inner, item, to) => versionTable.saveState(inner, item, to, { effectiveUntil: until }),
    content: versionTable.auditedFields,
  });
  await recallCopies(tx, id, until);
}

/** The card takes over the title, and is reviewed so many months after the approval. */
export async function beginProcedure(tx: Tx, procedure: ProcedureRecord, version: VersionRecord): Promise<void> {
  const values = {
    title: version.title,
    reviewDueOn: reviewDue(dayOf(version.approvedAt ?? ''), procedure.reviewMonths),
  };
  if (procedure.status === 'draft') {
    await applyConsequence(tx, {
      workflow: procedureWorkflow,
      consequence: 'begin',
      recordId: procedure.id,
      lock: (inner) => procedureTable.lock(inner, procedure.id),
      write: (inner, item, to) => procedureTable.saveState(inner, item, to, values),
      content: procedureTable.auditedFields,
    });
    return;
  }
  const changed = await procedureTable.change(tx, procedure, values, null);
  // Found by its new text, also where nothing else of the card has changed.
  if (changed === procedure) await procedureTable.touch(tx, procedure);
}

/** Every minute, on however many servers: the lock of the procedure makes each version come into force once. */
export async function putDueInForce({ database }: Platform, now = new Date()): Promise<void> {
  for (const companyId of await database.read(systemContext(0), listCompanyIds)) {
    const context = systemContext(companyId);
    const due = await database.read(context, (reader) => listDueVersions(reader, companyId, now.toISOString()));
    for (const { id } of due) await database.transaction(context, (tx) => putInForceIfDue(tx, id, now));
    await expireCopies(database, context, now);
  }
}
