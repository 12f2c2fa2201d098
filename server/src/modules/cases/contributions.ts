import { Refusal } from '@vigie/domain/kernel/refusal';
import { caseActionMessages as m } from '@vigie/domain/modules/cases/messages/workflow';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { contributionObjection } from '@vigie/domain/modules/cases/workflow';
import type { Context } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import { tellReaders } from '../../platform/live/bus';
import type { Platform } from '../../platform/platform';
import { findUser } from '../accounts/public';
import { showCase, showChanged } from './case-view';
import { type CaseData, findCase, lockCase, removeLink, removeMember, saveLink, saveMember } from './repository';

/** Links and people: what those who work on a case add to it while it is open. */

export async function lockForContribution(tx: Tx, id: string): Promise<CaseData> {
  const record = await lockCase(tx, id);
  if (!record) throw new Refusal('not_found');
  const objection = contributionObjection(record, tx.context.actor);
  if (objection) throw new Refusal(objection.code ?? 'objection', objection);
  return record;
}

interface Told {
  readonly action: string;
  readonly field: string;
  readonly from?: string;
  readonly to?: string;
  readonly reason?: string | undefined;
  /** Who may read it no longer. */
  readonly past?: number;
}

async function tell(tx: Tx, recordId: string, { action, field, from, to, reason, past }: Told): Promise<void> {
  const changes = [{ field, from: from ?? null, to: to ?? null }];
  tx.audit({ action, record: 'case', recordId, changes, reason: reason ?? null });
  await tellReaders(tx, 'case', [past ?? null]);
}

export async function linkCase(
  platform: Platform,
  context: Context,
  { id, otherId, note }: { id: string; otherId: string; note: string },
): Promise<CaseRecord> {
  if (id === otherId) throw new Refusal('invalid', { fields: [{ loc: ['body', 'otherId'], message: m.linkToItself }] });
  await platform.database.transaction(context, async (tx) => {
    const record = await lockForContribution(tx, id);
    if (!(await findCase(tx, record.companyId, otherId))) {
      const unknown = { loc: ['body', 'otherId'], message: m.linkUnknown, values: { id: otherId } };
      throw new Refusal('invalid', { fields: [unknown] });
    }
    await saveLink(tx, id, otherId, note);
    await saveLink(tx, otherId, id, note);
    await tell(tx, id, { action: 'case.linked', field: 'link', to: otherId });
    await tell(tx, otherId, { action: 'case.linked', field: 'link', to: id });
  });
  return showCase(platform, context, id);
}

export async function unlinkCase(
  platform: Platform,
  context: Context,
  { id, otherId, reason }: { id: string; otherId: string; reason: string },
): Promise<CaseRecord> {
  await platform.database.transaction(context, async (tx) => {
    await lockForContribution(tx, id);
    if (!(await removeLink(tx, id, otherId))) throw new Refusal('not_found');
    await removeLink(tx, otherId, id);
    await tell(tx, id, { action: 'case.unlinked', field: 'link', from: otherId, reason });
    await tell(tx, otherId, { action: 'case.unlinked', field: 'link', from: id, reason });
  });
  return showCase(platform, context, id);
}

export async function addCaseMember(
  platform: Platform,
  context: Context,
  { id, userId, part }: { id: string; userId: number; part: string },
): Promise<CaseRecord> {
  await platform.database.transaction(context, async (tx) => {
    const record = await lockForContribution(tx, id);
    const user = await findUser(tx, record.companyId, userId);
    if (user?.state !== 'active') {
      throw new Refusal('invalid', { fields: [{ loc: ['body', 'userId'], message: m.ownerUnknown }] });
    }
    await saveMember(tx, id, userId, part);
    const name = `${user.firstName} ${user.lastName}`;
    await tell(tx, id, { action: 'case.member_added', field: 'member', to: part ? `${name} (${part})` : name });
  });
  return showCase(platform, context, id);
}

export async function removeCaseMember(
  platform: Platform,
  context: Context,
  id: string,
  userId: number,
): Promise<CaseRecord> {
  await platform.database.transaction(context, async (tx) => {
    const record = await lockForContribution(tx, id);
    const user = await findUser(tx, record.companyId, userId);
    if (!user || !(await removeMember(tx, id, userId))) throw new Refusal('not_found');
    const from = `${user.firstName} ${user.lastName}`;
    await tell(tx, id, { action: 'case.member_removed', field: 'member', from, past: userId });
  });
  return showChanged(platform, context, id);
}
