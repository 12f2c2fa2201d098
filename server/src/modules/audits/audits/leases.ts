import { Refusal } from '@vigie/domain/kernel/refusal';
import type { AuditLease, auditsEndpoints } from '@vigie/domain/modules/audits/audits/contract';
import { auditKind } from '@vigie/domain/modules/audits/audits/kind';
import { auditAnswerMessages as m } from '@vigie/domain/modules/audits/audits/messages';
import { draftObjection, rolesOnAudit } from '@vigie/domain/modules/audits/audits/workflow';
import { systemContext } from '../../../platform/context';
import { listCompanyIds } from '../../../platform/database/installation';
import type { Reader, Tx } from '../../../platform/database/tx';
import type { Call } from '../../../platform/http/call';
import { publishRecordChanged } from '../../../platform/live/bus';
import type { Platform } from '../../../platform/platform';
import { notify } from '../../notifications/public';
import { type AuditRecord, auditTable, lockAudit } from './audits';
import { endLease, insertLease, saveLeaseReminded } from './lease-repository';
import { findLease, listForgottenLeases, listLeases } from './repository';

type Endpoints = typeof auditsEndpoints;

/** A phone of somebody of the team holds the checklist from now on; asked again, it goes on holding it. */
export function holdAudit(
  { database }: Platform,
  { context, params: { id }, body: { leaseId, device } }: Call<Endpoints['holdAudit']>,
): Promise<{ leases: AuditLease[] }> {
  return database.transaction(context, async (tx) => {
    const audit = await lockAudit(tx, id);
    const objection = draftObjection(audit, context.actor);
    if (objection) throw new Refusal(objection.code ?? 'objection', objection);
    const known = await findLease(tx, audit.companyId, leaseId);
    if (known && (known.auditId !== id || known.userId !== context.actor.userId || known.endedAt !== null)) {
      throw new Refusal('already_exists', { message: m.leaseUnknown });
    }
    if (!known) {
      const since = new Date();
      await insertLease(tx, { id: leaseId, auditId: id, device, since });
      await tell(tx, id, 'audit.held', { lease: leaseId, device });
    }
    return { leases: await shownLeases(tx, audit) };
  });
}

/** By its holder, or by the lead, who no longer waits for it. */
export function releaseAudit(
  { database }: Platform,
  { context, params: { id, leaseId } }: Call<Endpoints['releaseAudit']>,
): Promise<{ leases: AuditLease[] }> {
  return database.transaction(context, async (tx) => {
    const audit = await lockAudit(tx, id);
    const lease = await findLease(tx, audit.companyId, leaseId);
    if (lease?.auditId !== id) throw new Refusal('not_found', { message: m.leaseUnknown });
    const isLead = rolesOnAudit(audit, context.actor).includes('lead');
    if (lease.userId !== context.actor.userId && !isLead) throw new Refusal('not_allowed', { message: m.leaseUnknown });
    if (lease.endedAt === null) {
      await endLease(tx, leaseId, new Date());
      await tell(tx, id, 'audit.released', { lease: leaseId, device: lease.device });
    }
    return { leases: await shownLeases(tx, audit) };
  });
}

async function tell(tx: Tx, id: string, action: string, said: Readonly<Record<string, string>>): Promise<void> {
  const changes = Object.entries(said).map(([field, to]) => ({ field, from: null, to }));
  tx.audit({ action, record: 'audit', recordId: id, changes });
  await publishRecordChanged(tx, 'audit');
}

async function shownLeases(reader: Reader, { companyId, id }: AuditRecord): Promise<AuditLease[]> {
  const rows = await listLeases(reader, companyId, id);
  return rows.map((row) => ({
    id: row.id,
    userId: row.userId,
    who: row.who,
    device: row.device,
    since: row.since.toISOString(),
  }));
}

const dayMs = 86_400_000;

/** After a day the holder of a phone is reminded once that it still holds an audit. */
export async function remindOfLeases({ database }: Platform, now = new Date()): Promise<void> {
  for (const companyId of await database.read(systemContext(0), listCompanyIds)) {
    const context = systemContext(companyId);
    const before = new Date(now.getTime() - dayMs);
    const forgotten = await database.read(context, (reader) => listForgottenLeases(reader, companyId, before));
    for (const { id, auditId } of forgotten) {
      await database.transaction(context, async (tx) => {
        const audit = await auditTable.lock(tx, auditId);
        const lease = await findLease(tx, companyId, id);
        if (!audit || !lease || lease.endedAt !== null) return;
        await saveLeaseReminded(tx, id, new Date());
        await tell(tx, auditId, 'audit.phone_reminded', { lease: id, device: lease.device });
        const address = auditKind.address(auditId);
        await notify(tx, { type: 'auditHeld', recordId: auditId, summary: audit.title, address }, [lease.userId]);
      });
    }
  }
}
