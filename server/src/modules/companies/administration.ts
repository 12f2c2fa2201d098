import type { BodyOf, OutputOf, QueryOf } from '@vigie/domain/kernel/http/endpoint';
import { platformCompanyId } from '@vigie/domain/kernel/identity/actor';
import { pageCountOf } from '@vigie/domain/kernel/listing';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { differences } from '@vigie/domain/kernel/trail/audit-event';
import type { Company, companiesEndpoints } from '@vigie/domain/modules/companies/contract';
import { type CompanyAction, companyWorkflow } from '@vigie/domain/modules/companies/workflow';
import { type Context, inCompany } from '../../platform/context';
import { publishRecordChanged } from '../../platform/live/bus';
import type { Platform } from '../../platform/platform';
import { transition } from '../../platform/transition';
import { auditedFields, refuseReversedSubscription } from './new-company';
import * as repository from './repository';

type Endpoints = typeof companiesEndpoints;

/** The call of the first clients: a plain list, whole unless a page is asked for. */
export function listCompanies(
  { database }: Platform,
  context: Context,
  { search, page }: QueryOf<Endpoints['listCompanies']>,
): Promise<{ total: number; items: OutputOf<Endpoints['listCompanies']> }> {
  const filter = { search, page, archived: false };
  return database.readAcrossCompanies(context, async (reader) => ({
    items: await repository.listCompanies(reader, filter),
    total: await repository.countCompanies(reader, filter),
  }));
}

export function browseCompanies(
  { database }: Platform,
  context: Context,
  filter: QueryOf<Endpoints['browseCompanies']>,
): Promise<OutputOf<Endpoints['browseCompanies']>> {
  return database.readAcrossCompanies(context, async (reader) => {
    const total = await repository.countCompanies(reader, filter);
    const items = await repository.browseCompanies(reader, filter);
    return { items, total, page: filter.page, pageCount: pageCountOf(total) };
  });
}

export async function getCompany({ database }: Platform, context: Context, id: number): Promise<Company> {
  const company = await database.read(inCompany(context, id), (reader) => repository.findCompany(reader, id));
  if (!company) throw new Refusal('not_found');
  return company;
}

export function updateCompany(
  platform: Platform,
  context: Context,
  id: number,
  version: number,
  changes: BodyOf<Endpoints['updateCompany']> | { providerId: string },
): Promise<Company> {
  return platform.database.transaction(inCompany(context, id), async (tx) => {
    const company = await repository.lockCompany(tx, id);
    if (!company) throw new Refusal('not_found');
    if (company.version !== version) throw new Refusal('stale_version');
    const changed = { ...company, ...changes };
    refuseReversedSubscription(changed, 'subscriptionEndDate');
    const saved = await repository.saveCompany(tx, changed);
    await publishRecordChanged(tx, 'company', platformCompanyId);
    tx.audit({
      action: 'company.updated',
      record: 'company',
      recordId: id,
      changes: differences(auditedFields(company), auditedFields(saved)),
    });
    return saved;
  });
}

/** Archiving ends every session of the company in the same transaction; nothing else is touched. */
export function changeCompanyState(
  platform: Platform,
  context: Context,
  plan: { id: number; version: number; action: CompanyAction; reason?: string | undefined },
): Promise<Company> {
  const { id, action, reason } = plan;
  return transition(platform, inCompany(context, id), {
    workflow: companyWorkflow,
    action,
    recordId: id,
    expectedVersion: plan.version,
    reason: reason || undefined,
    lock: (tx) => repository.lockCompany(tx, id),
    facts: async () => null,
    write: (tx, company, state) => repository.saveCompany(tx, company, state),
    content: auditedFields,
    notify: async (tx, company) => {
      if (company.archived) await platform.sessions.endAllOfCompany(tx, reason);
      await publishRecordChanged(tx, 'company', platformCompanyId);
    },
  });
}
