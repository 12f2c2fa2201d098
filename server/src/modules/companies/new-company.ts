import { platformCompanyId } from '@vigie/domain/kernel/identity/actor';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { creation } from '@vigie/domain/kernel/trail/audit-event';
import type { Json } from '@vigie/domain/kernel/trail/canonical-json';
import type { Company } from '@vigie/domain/modules/companies/contract';
import { firstSubscription } from '@vigie/domain/modules/companies/contract';
import { companiesMessages } from '@vigie/domain/modules/companies/messages/workflow';
import { type CompanyState, companyWorkflow } from '@vigie/domain/modules/companies/workflow';
import type { Tx } from '../../platform/database/tx';
import { publishRecordChanged } from '../../platform/live/bus';
import { initialState } from '../../platform/transition';
import { beginRules } from '../parameters/public';
import { insertCompany, type NewCompany } from './repository';

/** A company of which only the name is known, with the defaults of the contract. */
export function blankCompany(id: number, name: string, now: Date): NewCompany {
  const { plan, startsAt, endsAt } = firstSubscription(now);
  return {
    id,
    name,
    description: 'Description par défaut',
    domain: '',
    vat: '',
    companyNumber: '',
    address: '',
    city: '',
    country: '',
    postCode: '',
    phoneNumber: '',
    website: '',
    industry: '',
    numEmployees: 0,
    logoUrl: '',
    subscriptionPlan: plan,
    subscriptionStartDate: startsAt.toISOString(),
    subscriptionEndDate: endsAt.toISOString(),
  };
}

export async function addCompany(tx: Tx, company: NewCompany, state: CompanyState = 'active'): Promise<Company> {
  refuseReversedSubscription(company, 'subscription_end_date');
  const added = await insertCompany(tx, company, initialState(companyWorkflow, state));
  await publishRecordChanged(tx, 'company', platformCompanyId);
  tx.audit({
    action: companyWorkflow.createdEvent,
    record: 'company',
    recordId: added.id,
    changes: creation(auditedFields(added)),
  });
  await beginRules(tx);
  return added;
}

export function refuseReversedSubscription(
  { subscriptionStartDate, subscriptionEndDate }: Pick<Company, 'subscriptionStartDate' | 'subscriptionEndDate'>,
  field: string,
): void {
  if (new Date(subscriptionEndDate) > new Date(subscriptionStartDate)) return;
  const message = companiesMessages.subscriptionEndsBeforeItStarts;
  throw new Refusal('invalid', { fields: [{ loc: ['body', field], message }] });
}

export function auditedFields({ id: _id, version: _version, ...fields }: Company): Record<string, Json> {
  return fields;
}
