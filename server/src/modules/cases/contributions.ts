import { Refusal } from '@vigie/domain/kernel/refusal';
import type { FieldChange } from '@vigie/domain/kernel/trail/audit-event';
import { caseActionMessages as m } from '@vigie/domain/modules/cases/messages/workflow';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { allowedInParts } from '@vigie/domain/modules/cases/workflow';
import type { Context } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import { publishToReaders } from '../../platform/live/bus';
import type { Platform } from '../../platform/platform';
import { findUser } from '../accounts/public';
import { type LinkPlan, linkRecords, unlinkRecords } from '../records/public';
import { showCase, showChanged } from './case-view';
import { caseServerKind, lockForContribution } from './kind';
import { type CaseData, findCaseStatus, removeMember, saveMember } from './repository';

/** Links and people: what those who work on a case add to it while it is open. */

interface ContributionEvent {
  readonly action: string;
  readonly field: string;
  readonly from?: string;
  readonly to?: string;
  readonly reason?: string | undefined;
  readonly extraChanges?: readonly FieldChange[];
  /** A user who loses access with this change. */
  readonly past?: number;
}

async function recordContribution(
  tx: Tx,
  recordId: string,
  { action, field, from, to, reason, extraChanges = [], past }: ContributionEvent,
): Promise<void> {
  const changes = [{ field, from: from ?? null, to: to ?? null }, ...extraChanges];
  tx.audit({ action, record: 'case', recordId, changes, reason: reason ?? null });
  await publishToReaders(tx, 'case', [past ?? null]);
}

const links: LinkPlan<CaseData> = {
  plan: caseServerKind,
  lock: lockForContribution,
  findOther: async (tx, id) => {
    const other = await findCaseStatus(tx, tx.context.actor.companyId, id);
    return other && { isFrozen: allowedInParts(other) !== 'changes' };
  },
  messages: m,
};

export async function linkCase(
  platform: Platform,
  context: Context,
  link: { id: string; otherId: string; note: string },
): Promise<CaseRecord> {
  await linkRecords(platform, context, links, link);
  return showCase(platform, context, link.id);
}

export async function unlinkCase(
  platform: Platform,
  context: Context,
  link: { id: string; otherId: string; reason: string },
): Promise<CaseRecord> {
  await unlinkRecords(platform, context, links, link);
  return showCase(platform, context, link.id);
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
    await recordContribution(tx, id, {
      action: 'case.member_added',
      field: 'member',
      to: part ? `${name} (${part})` : name,
      extraChanges: [{ field: 'memberId', from: null, to: userId }],
    });
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
    const extraChanges = [{ field: 'memberId', from: userId, to: null }];
    await recordContribution(tx, id, {
      action: 'case.member_removed',
      field: 'member',
      from,
      extraChanges,
      past: userId,
    });
  });
  return showChanged(platform, context, id);
}
