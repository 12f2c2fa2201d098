import type { BodyOf, OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { hasRole } from '@vigie/domain/kernel/identity/actor';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { defaultUsername, type User } from '@vigie/domain/modules/accounts/public';
import type { companiesEndpoints } from '@vigie/domain/modules/companies/contract';
import { type Context, inCompany } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import { hashPassword, randomPassword } from '../../platform/identity/passwords';
import type { Platform } from '../../platform/platform';
import * as accounts from '../accounts/public';
import { getCompany } from './administration';
import { addCompany, blankCompany } from './new-company';
import { nextCompanyId } from './repository';

type Endpoints = typeof companiesEndpoints;
type CreatedAdmin = OutputOf<Endpoints['createAdmin']>;

interface AdminToCreate {
  readonly username?: string | undefined;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly password?: string | null | undefined;
  readonly team_id?: number | null | undefined;
}

/** Both or neither: the company and, when one is named, its first administrator. */
export async function createCompany(
  platform: Platform,
  context: Context,
  body: BodyOf<Endpoints['createCompany']>,
): Promise<OutputOf<Endpoints['createCompany']>> {
  const prepareAdmin = body.admin
    ? await prepared(platform, body.admin, body.name, body.admin.send_email ?? false)
    : null;
  const id = await platform.database.read(context, nextCompanyId);
  return platform.database.transaction(inCompany(context, id), async (tx) => {
    const blank = blankCompany(id, body.name, new Date());
    const details = {
      ...blank,
      description: body.description || blank.description,
      domain: body.domain ?? '',
      vat: body.vat ?? '',
      companyNumber: body.company_number ?? '',
      address: body.address ?? '',
      city: body.city ?? '',
      country: body.country ?? '',
      postCode: body.post_code ?? '',
      phoneNumber: body.phone_number ?? '',
      website: body.website ?? '',
      industry: body.industry ?? '',
      numEmployees: body.num_employees ?? 0,
      logoUrl: body.logo_url ?? '',
      subscriptionPlan: body.subscription_plan || blank.subscriptionPlan,
      subscriptionStartDate: body.subscription_start_date ?? blank.subscriptionStartDate,
      subscriptionEndDate: body.subscription_end_date ?? blank.subscriptionEndDate,
    };
    const company = await addCompany(tx, details, body.is_archived ? 'archived' : 'active');
    return {
      id,
      name: company.name,
      description: company.description,
      domain: company.domain,
      vat: company.vat,
      company_number: company.companyNumber,
      address: company.address,
      city: company.city,
      country: company.country,
      post_code: company.postCode,
      phone_number: company.phoneNumber,
      website: company.website,
      industry: company.industry,
      num_employees: company.numEmployees,
      logo_url: company.logoUrl,
      subscription_plan: company.subscriptionPlan,
      subscription_start_date: company.subscriptionStartDate,
      subscription_end_date: company.subscriptionEndDate,
      is_archived: company.archived,
      admin: prepareAdmin && (await prepareAdmin(tx)),
    };
  });
}

export async function createAdmin(
  platform: Platform,
  context: Context,
  companyId: number,
  body: AdminToCreate,
  sendEmail: boolean,
): Promise<CreatedAdmin> {
  const { name } = await getCompany(platform, context, companyId);
  const create = await prepared(platform, body, name, sendEmail);
  return platform.database.transaction(inCompany(context, companyId), create);
}

/** The slow part, hashing, is done before the transaction begins. */
async function prepared(
  platform: Platform,
  admin: AdminToCreate,
  companyName: string,
  sendEmail: boolean,
): Promise<(tx: Tx) => Promise<CreatedAdmin>> {
  const person = {
    username: admin.username ?? defaultUsername(admin.first_name, admin.last_name),
    email: admin.email,
    firstName: admin.first_name,
    lastName: admin.last_name,
    // The first clients send 0 for "no team".
    teamId: admin.team_id || null,
  };
  const initialPassword = admin.password || randomPassword();
  if (!sendEmail && admin.password) {
    await accounts.refuseWeakPassword(platform, 'password', admin.password, { ...person, companyName });
  }
  const passwordHash = sendEmail ? null : await hashPassword(initialPassword);
  return async (tx) => {
    const user = sendEmail
      ? await accounts.invite(platform, tx, { ...person, roles: ['company_admin'] })
      : await accounts.addUser(tx, {
          ...person,
          roles: accounts.withReporter(['company_admin']),
          state: 'active',
          passwordHash,
          mustChangePassword: true,
        });
    return accounts.createdUser(user, sendEmail || admin.password ? null : initialPassword);
  };
}

export async function listAdmins(platform: Platform, context: Context, companyId: number): Promise<{ items: User[] }> {
  await getCompany(platform, context, companyId);
  return {
    items: await platform.database.read(inCompany(context, companyId), (reader) =>
      accounts.listAdministrators(reader, companyId),
    ),
  };
}

export async function updateAdmin(
  platform: Platform,
  context: Context,
  { id, userId }: { id: number; userId: number },
  version: number,
  changes: BodyOf<Endpoints['updateAdmin']>,
): Promise<User> {
  const company = await onAdministrator(platform, context, id, userId);
  return accounts.updateUser(platform, company, userId, version, changes);
}

export async function changeAdminState(
  platform: Platform,
  context: Context,
  { id, userId }: { id: number; userId: number },
  plan: { version: number; action: 'deactivate' | 'reactivate'; reason: string },
): Promise<User> {
  const company = await onAdministrator(platform, context, id, userId);
  return accounts.changeUserState(platform, company, { ...plan, id: userId });
}

/** The platform manages a company's administrators; its other people are the company's own affair. */
async function onAdministrator(
  platform: Platform,
  context: Context,
  companyId: number,
  userId: number,
): Promise<Context> {
  const company = inCompany(context, companyId);
  const user = await platform.database.read(company, (reader) => accounts.findUser(reader, companyId, userId));
  if (!user || !hasRole(user, 'company_admin')) throw new Refusal('not_found');
  return company;
}
