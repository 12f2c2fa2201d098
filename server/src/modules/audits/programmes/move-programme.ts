import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { say } from '@vigie/domain/kernel/message';
import { creation } from '@vigie/domain/kernel/trail/audit-event';
import type { programmesEndpoints } from '@vigie/domain/modules/audits/programmes/contract';
import { followedChanges } from '@vigie/domain/modules/audits/programmes/followed';
import { programmeKind } from '@vigie/domain/modules/audits/programmes/kind';
import { programmeMoveMessages } from '@vigie/domain/modules/audits/programmes/messages';
import { plannedToMove } from '@vigie/domain/modules/audits/programmes/occurrences';
import {
  type ProgrammeFacts,
  type ProgrammeStatus,
  programmeDraftWork,
  programmeFacts,
  programmeWorkflow,
} from '@vigie/domain/modules/audits/programmes/workflow';
import { listDraftAuthors } from '../../../platform/audit/contributions';
import type { Tx } from '../../../platform/database/tx';
import type { ChangeCall } from '../../../platform/http/call';
import type { Platform } from '../../../platform/platform';
import type { SignedRecord } from '../../../platform/signatures/signatures';
import { type NewState, transition } from '../../../platform/transition';
import { notify } from '../../notifications/public';
import { changePlan, lockAudit } from '../audits/audits';
import { makeAuditsOf, today } from './make-audits';
import {
  type ApprovedRevision,
  addRevision,
  findRevision,
  freezeRevision,
  listMadeAudits,
} from './programme-repository';
import { type ProgrammeRecord, programmes, programmeTable } from './programme-table';
import { getRevision } from './programmes';

type Endpoints = typeof programmesEndpoints;
type Moved = ChangeCall<Endpoints['moveAuditProgramme']>;

export async function moveProgramme(
  platform: Platform,
  { context, params, ifMatch, body }: Moved,
): Promise<OutputOf<Endpoints['moveAuditProgramme']>> {
  const { action, reason, credentials } = body;
  // By which audits were made until now.
  let before: ApprovedRevision | null = null;
  await transition(platform, context, {
    workflow: programmeWorkflow,
    action,
    recordId: params.id,
    expectedVersion: ifMatch,
    stateField: 'status',
    reason,
    credentials,
    lock: (tx) => programmeTable.lock(tx, params.id),
    facts: factsOf,
    write: async (tx, item, to) => {
      if (action === 'approve') before = await findApproved(tx, item);
      return write(tx, item, to, action);
    },
    content: programmeTable.auditedFields,
    signed: signedRevision,
    consequences: async (tx, item) => {
      if (action !== 'approve') return;
      auditRevision(tx, item);
      // Nothing of it can refuse the signature, and the rehearsal takes everything back.
      if (tx.isRehearsal) return;
      await movePlanned(tx, item, before);
      await makeAuditsOf(tx, item, today());
    },
    notify: async (tx, item, notice) => {
      if (notice === null) return;
      const news = { type: notice, recordId: item.id, summary: item.title, address: programmeKind.address(item.id) };
      await notify(tx, news, [item.authorId, item.ownerId]);
    },
  });
  return programmes.get(platform, context, params.id);
}

async function factsOf(tx: Tx, item: ProgrammeRecord): Promise<ProgrammeFacts> {
  const { lines } = await getRevision(tx, item, item.revision);
  const authors = await listDraftAuthors(tx, item.companyId, programmeDraftWork, item.id);
  return programmeFacts(
    lines,
    authors.some((author) => author === tx.context.actor.userId),
  );
}

async function write(
  tx: Tx,
  item: ProgrammeRecord,
  to: NewState<ProgrammeStatus>,
  action: Moved['body']['action'],
): Promise<ProgrammeRecord> {
  if (action === 'approve') {
    freezeRevision(tx, item);
    return programmeTable.saveState(tx, item, to, { approvedRevision: item.revision });
  }
  if (action === 'end') return programmeTable.saveState(tx, item, to);
  const { lines } = await getRevision(tx, item, item.revision);
  const revision = item.revision + 1;
  await addRevision(tx, item.id, revision, lines);
  return programmeTable.saveState(tx, item, to, { revision });
}

async function findApproved(tx: Tx, { companyId, id, approvedRevision }: ProgrammeRecord) {
  if (approvedRevision === null) return null;
  return (await findRevision(tx, companyId, id, approvedRevision)) as ApprovedRevision | null;
}

export const revisionId = ({ id, revision }: { readonly id: string; readonly revision: number }) => `${id}.${revision}`;

/** What the signature vouches for: the lines stand for themselves by their hash, and are frozen with it. */
export const contentOfRevision = ({
  revision,
  title,
  validFrom,
  validUntil,
  linesHash,
}: Pick<ApprovedRevision, 'revision' | 'title' | 'validFrom' | 'validUntil' | 'linesHash'>) => ({
  revision,
  title,
  validFrom,
  validUntil,
  linesHash,
});

function signedRevision(item: ProgrammeRecord): SignedRecord {
  return { record: 'audit_programme_revision', recordId: revisionId(item), content: contentOfRevision(item) };
}

function auditRevision(tx: Tx, item: ProgrammeRecord): void {
  tx.audit({
    action: 'audit_programme_revision.approved',
    record: 'audit_programme_revision',
    recordId: revisionId(item),
    changes: creation(contentOfRevision(item)),
  });
}

/** Audits that nobody has confirmed yet follow their lines; all others stay as they are. */
async function movePlanned(tx: Tx, item: ProgrammeRecord, before: ApprovedRevision | null): Promise<void> {
  if (!before) return;
  const { lines } = await getRevision(tx, item, item.revision);
  const made = await listMadeAudits(tx, item.companyId, item.id);
  const planned = made.filter(({ status }) => status === 'planned');
  const moved = plannedToMove(
    { until: before.validUntil, lines: before.lines },
    { until: item.validUntil, lines },
    planned,
  );
  const days = new Map(moved.map(({ auditId, from, until }) => [auditId, { plannedFrom: from, plannedUntil: until }]));
  const [were, are] = [before.lines, lines].map((some) => new Map(some.map((line) => [line.id, line])));
  const reason = say(tx.context.style, programmeMoveMessages.revised, { id: item.id, revision: item.revision });
  for (const { auditId, lineId } of planned) {
    const [was, line] = [were?.get(lineId), are?.get(lineId)];
    if (!was || !line) continue;
    const audit = await lockAudit(tx, auditId);
    // Confirmed meanwhile.
    if (audit.status !== 'planned') continue;
    const changes = { ...followedChanges(was, line, audit), ...days.get(auditId) };
    if (Object.keys(changes).length > 0) await changePlan(tx, audit, changes, reason);
  }
}
