import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { platformCompanyId } from '@vigie/domain/kernel/identity/actor';
import type { CompanyUsage, QuotaLimits } from '@vigie/domain/kernel/quotas';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { differences } from '@vigie/domain/kernel/trail/audit-event';
import type { companiesEndpoints } from '@vigie/domain/modules/companies/contract';
import { type Context, inCompany } from '../../platform/context';
import { findUsage } from '../../platform/database/quotas';
import type { Tx } from '../../platform/database/tx';
import { publishRecordChanged } from '../../platform/live/bus';
import type { Platform } from '../../platform/platform';
import { findCompany, lockCompany, saveQuotas } from './repository';

type Quotas = OutputOf<typeof companiesEndpoints.getQuotas>;

export function getQuotas({ database }: Platform, context: Context, id: number): Promise<Quotas> {
  return database.read(inCompany(context, id), async (reader) => {
    const company = await findCompany(reader, id);
    if (!company || id === platformCompanyId) throw new Refusal('not_found');
    return { usage: await findUsage(reader, id), version: company.version };
  });
}

export function auditedLimits({ users, invitations, storage }: CompanyUsage): Record<string, number | null> {
  return { maxUsers: users.limit, maxInvitationsADay: invitations.limit, maxStorageBytes: storage.limit };
}

/** What is beyond a new limit stays; nothing more is added. */
export function setQuotas(
  { database }: Platform,
  context: Context,
  id: number,
  version: number,
  limits: QuotaLimits,
): Promise<Quotas> {
  return database.transaction(inCompany(context, id), async (tx: Tx) => {
    const company = await lockCompany(tx, id);
    if (!company || id === platformCompanyId) throw new Refusal('not_found');
    if (company.version !== version) throw new Refusal('stale_version');
    const before = await findUsage(tx, id);
    const saved = await saveQuotas(tx, id, limits);
    const usage = await findUsage(tx, id);
    tx.audit({
      action: 'company.quotas_changed',
      record: 'company',
      recordId: id,
      changes: differences(auditedLimits(before), auditedLimits(usage)),
    });
    await publishRecordChanged(tx, 'company', platformCompanyId);
    return { usage, version: saved };
  });
}
