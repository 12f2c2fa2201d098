import { Refusal } from '@vigie/domain/kernel/refusal';
import { differences } from '@vigie/domain/kernel/trail/audit-event';
import type { Criticality } from '@vigie/domain/modules/cases/due-date';
import { caseAddress } from '@vigie/domain/modules/cases/kinds';
import { caseActionMessages as m } from '@vigie/domain/modules/cases/messages/workflow';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import { changeableProperties, propertyObjection } from '@vigie/domain/modules/cases/workflow';
import type { Context } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import { publishToReaders } from '../../platform/live/bus';
import type { Platform } from '../../platform/platform';
import { findUser } from '../accounts/public';
import { notify } from '../notifications/public';
import { showChanged, voidStale } from './case-view';
import { auditedCaseFields } from './open-case';
import { isSettledSince, lockCase, saveCase } from './repository';

export interface PropertyChanges {
  readonly ownerId?: number | undefined;
  readonly dueDate?: string | undefined;
  readonly criticality?: Criticality | undefined;
  readonly cost?: number | null | undefined;
  readonly reason: string;
}

export async function changeCase(
  platform: Platform,
  context: Context,
  id: string,
  version: number,
  changes: PropertyChanges,
): Promise<CaseRecord> {
  await platform.database.transaction(context, (tx) => changeProperties(tx, id, changes, version));
  return showChanged(platform, context, id);
}

/** Without a version, whatever the case says by now: several are changed at once that way. */
export async function changeProperties(
  tx: Tx,
  id: string,
  { reason, ...wanted }: PropertyChanges,
  version?: number,
): Promise<void> {
  const before = await lockCase(tx, id);
  if (!before) throw new Refusal('not_found');
  for (const property of changeableProperties) {
    if (wanted[property] === undefined || wanted[property] === before[property]) continue;
    const objection = propertyObjection(before, tx.context.actor, property);
    if (objection) throw new Refusal(objection.code ?? 'objection', objection);
  }
  if (version !== undefined && isSettledSince(before, version)) throw new Refusal('stale_version');
  if (wanted.ownerId !== undefined) await refuseUnknownOwner(tx, wanted.ownerId);
  const said = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
  const saved = await saveCase(tx, { ...before, ...said });
  await voidStale(tx, saved);
  await publishToReaders(tx, 'case', [before.ownerId]);
  const changes = differences(auditedCaseFields(before), auditedCaseFields(saved));
  tx.audit({ action: 'case.changed', record: 'case', recordId: id, changes, reason });
  if (saved.ownerId === before.ownerId) return;
  const news = { type: 'leadWriterAssigned' as const, recordId: id, summary: saved.title, address: caseAddress(saved) };
  await notify(tx, news, [saved.ownerId]);
}

async function refuseUnknownOwner(tx: Tx, ownerId: number): Promise<void> {
  const user = await findUser(tx, tx.context.actor.companyId, ownerId);
  if (user?.state === 'active') return;
  throw new Refusal('invalid', { fields: [{ loc: ['body', 'ownerId'], message: m.ownerUnknown }] });
}
