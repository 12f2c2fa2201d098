import type { CallOf } from '@vigie/domain/kernel/http/endpoint';
import type { companiesEndpoints } from '@vigie/domain/modules/companies/contract';
import { firstSubscription } from '@vigie/domain/modules/companies/contract';
import { defaultUsername } from '../accounts/public';

type Payload = CallOf<typeof companiesEndpoints.createCompany>['body'];

export const emptyCompany = { name: '', email: '', last_name: '', first_name: '', description: '', domain: '' };
export type NewCompany = typeof emptyCompany;

const adminFields = ['email', 'last_name', 'first_name'] as const;

/** An admin is created whole or not at all; the company needs none. */
export function adminGiven(entered: NewCompany): 'none' | 'in part' | 'whole' {
  const given = adminFields.filter((name) => entered[name].trim()).length;
  return given === 0 ? 'none' : given < adminFields.length ? 'in part' : 'whole';
}

/** Of an admin who is not created, the server sees no more than the domain. */
export function isAddress(email: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim());
}

/** What the form sends, with the defaults that the requirements name. The admin is invited, or gets an initial password. */
export function companyPayload(entered: NewCompany, now: Date, invites = true): Payload {
  const email = entered.email.trim();
  const { plan, startsAt, endsAt } = firstSubscription(now);
  return {
    name: entered.name.trim(),
    description: entered.description.trim() || 'Description par défaut',
    domain: entered.domain.trim() || (email.split('@')[1] ?? ''),
    vat: '',
    company_number: '',
    address: '',
    city: '',
    country: '',
    post_code: '',
    phone_number: '',
    website: '',
    industry: '',
    num_employees: 0,
    logo_url: '',
    subscription_plan: plan,
    subscription_start_date: startsAt.toISOString(),
    subscription_end_date: endsAt.toISOString(),
    is_archived: false,
    ...(adminGiven(entered) === 'whole' && { admin: { ...adminOf(entered), send_email: invites } }),
  };
}

function adminOf({ email, first_name, last_name }: NewCompany) {
  return {
    email: email.trim(),
    first_name: first_name.trim(),
    last_name: last_name.trim(),
    username: defaultUsername(first_name, last_name),
  };
}
