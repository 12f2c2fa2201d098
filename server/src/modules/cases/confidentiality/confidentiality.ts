import type { BodyOf } from '@vigie/domain/kernel/http/endpoint';
import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import { differences } from '@vigie/domain/kernel/trail/audit-event';
import { ownAccessObjection, type Restricted, restrictionObjection } from '@vigie/domain/modules/cases/confidentiality';
import type { casesEndpoints } from '@vigie/domain/modules/cases/contract';
import { confidentialityMessages as m } from '@vigie/domain/modules/cases/messages/confidentiality';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import type { Context } from '../../../platform/context';
import type { Tx } from '../../../platform/database/tx';
import { publishRecordChanged } from '../../../platform/live/bus';
import type { Platform } from '../../../platform/platform';
import { listPeople } from '../../accounts/public';
import { listActionsOfCase } from '../../actions/public';
import { showChanged } from '../case-view';
import { type CaseData, isSettledSince, listMembers, lockCase, saveCase } from '../repository';
import { peopleOf } from './readers';

type Restriction = BodyOf<(typeof casesEndpoints)['restrictCase']>;

/** Pages of users who lost access receive the same event as all others; asking again, they find nothing. */
export async function restrictCase(
  platform: Platform,
  context: Context,
  { id, version, ...wanted }: Restriction & { id: string; version: number },
): Promise<CaseRecord> {
  await platform.database.transaction(context, async (tx) => {
    const before = await lockCase(tx, id);
    if (!before) throw new Refusal('not_found');
    refuse(restrictionObjection(before, context.actor));
    if (isSettledSince(before, version)) throw new Refusal('stale_version');
    const next = { ...before, ...(await checked(tx, wanted, context.actor)) };
    refuse(ownAccessObjection(await restrictedBy(tx, next), context.actor));
    const saved = await saveCase(tx, next);
    const changes = differences(await auditedFields(tx, before), await auditedFields(tx, saved));
    tx.audit({ action: 'case.restricted', record: 'case', recordId: id, changes, reason: wanted.reason });
    await publishRecordChanged(tx, 'case');
    await publishRecordChanged(tx, 'action');
    await publishRecordChanged(tx, 'notification');
  });
  return showChanged(platform, context, id);
}

/** An ordinary case keeps no list: making it confidential again names its readers anew. */
async function checked(
  tx: Tx,
  { isConfidential, readerIds, readerRoles }: Restriction,
  { companyId }: Actor,
): Promise<Pick<CaseData, 'isConfidential' | 'readerIds' | 'readerRoles'>> {
  if (!isConfidential) return { isConfidential, readerIds: [], readerRoles: [] };
  const known = await listPeople(tx, companyId, readerIds);
  const wanted = [...new Set(readerIds)];
  if (wanted.some((id) => !known.has(id))) throw invalidField('readerIds', m.readerUnknown);
  return { isConfidential, readerIds: wanted, readerRoles: [...new Set(readerRoles)] };
}

async function restrictedBy(tx: Tx, record: CaseData): Promise<Restricted> {
  const members = await listMembers(tx, record.companyId, record.id);
  const actions = await listActionsOfCase(tx, record.companyId, record.id);
  return { ...record, teamIds: members.map(({ person }) => person.id), actionIds: peopleOf(actions) };
}

async function auditedFields(tx: Tx, { companyId, isConfidential, readerIds, readerRoles }: CaseData) {
  const named = await listPeople(tx, companyId, readerIds);
  return {
    isConfidential,
    readers: readerIds.map((id) => named.get(id)?.displayName ?? String(id)),
    readersId: [...readerIds],
    readerRoles: [...readerRoles],
  };
}

function refuse(objection: ReturnType<typeof restrictionObjection>): void {
  if (objection) throw new Refusal(objection.code ?? 'objection', objection);
}
