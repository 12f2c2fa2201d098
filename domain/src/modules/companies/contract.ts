import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';
import { pathId, rowIdOrZero } from '../../kernel/ids';
import { listOf, pageQuery } from '../../kernel/listing';
import { companyUsage, quotaLimits } from '../../kernel/quotas';
import { nameOf, reason } from '../../kernel/text-schemas';
import { personFields, user, userChanges } from '../accounts/public';

/** The card-payment provider's customer numbers. */
export const providerIdPattern = /^cus_[A-Za-z0-9]{8,64}$/;

const companyParams = z.object({ id: pathId });
const adminParams = z.object({ id: pathId, userId: pathId });
const name = nameOf(200);
const text = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const optionalText = (max: number) => z.optional(z.nullable(text(max)));
const moment = z.iso.datetime({ offset: true });
const employees = z.int().check(z.gte(0), z.lte(10_000_000));

/** What the first clients of the calls below send and read, to the letter. */
const legacyAdmin = {
  username: personFields.username,
  email: personFields.email,
  first_name: personFields.firstName,
  last_name: personFields.lastName,
};

const createdAdmin = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  team_id: z.nullable(z.int()),
  company_id: z.int(),
  /** Shown once; null when the caller chose it or an invitation was mailed. */
  initial_password: z.nullable(z.string()),
});

const legacyCompany = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  domain: z.string(),
  vat: z.string(),
  company_number: z.string(),
  address: z.string(),
  city: z.string(),
  country: z.string(),
  post_code: z.string(),
  phone_number: z.string(),
  website: z.string(),
  industry: z.string(),
  num_employees: z.int(),
  logo_url: z.string(),
  subscription_plan: z.string(),
  subscription_start_date: z.string(),
  subscription_end_date: z.string(),
  is_archived: z.boolean(),
});

/** The fields of a company that the platform's administrator edits in a form. */
export const companyForm = z.object({
  name,
  description: text(2000),
  domain: text(253),
  vat: text(50),
  companyNumber: text(50),
  address: text(300),
  city: text(100),
  country: text(100),
  postCode: text(20),
  phoneNumber: text(50),
  website: text(300),
  industry: text(100),
  numEmployees: employees,
  logoUrl: text(500),
  subscriptionPlan: text(50),
  subscriptionStartDate: moment,
  subscriptionEndDate: moment,
});
export type CompanyForm = z.infer<typeof companyForm>;

export const company = z.extend(companyForm, {
  id: z.int(),
  providerId: z.nullable(z.string()),
  archived: z.boolean(),
  version: z.int(),
});
export type Company = z.infer<typeof company>;

/** One line of the administrator's list. */
export const companyRow = z.object({
  id: z.int(),
  name: z.string(),
  domain: z.string(),
  providerId: z.nullable(z.string()),
  archived: z.boolean(),
  adminCount: z.int(),
  version: z.int(),
});
export type CompanyRow = z.infer<typeof companyRow>;

export const companiesEndpoints = {
  signUp: endpoint({
    method: 'POST',
    path: '/api/v1/signups',
    summary: 'Ask to register a company with its first administrator: a link is mailed, nothing is created yet',
    status: 202,
    triesAccountIn: 'username',
    costly: true,
    body: z.object({ companyName: name, ...personFields }),
    output: z.object({ accepted: z.literal(true) }),
  }),
  confirmSignUp: endpoint({
    method: 'POST',
    path: '/api/v1/signups/redeem',
    summary: 'Register the company: with the mailed link and the password that was chosen',
    status: 201,
    triesAccountIn: 'token',
    body: z.object({
      token: z.string().check(z.maxLength(200)),
      password: z.string().check(z.maxLength(1024)),
      /** Another one, where the one that was asked for is not available. */
      username: z.optional(personFields.username),
    }),
    output: z.object({ companyId: z.int(), username: z.string() }),
  }),
  openGate: endpoint({
    method: 'POST',
    path: '/api/v1/admin/gate',
    summary: "Check the platform administrator's own password before the administration page opens",
    body: z.object({ password: z.string().check(z.maxLength(1024)) }),
  }),
  getInstallation: endpoint({
    method: 'GET',
    path: '/api/v1/admin/installation',
    summary: 'What the operator has configured that the platform should know of',
    output: z.object({
      /** Whether the heads of the audit chains leave the house. */
      sendsHeads: z.boolean(),
    }),
  }),
  listCompanies: endpoint({
    method: 'GET',
    path: '/api/v1/companies',
    summary: 'The companies, whole or by page (the total is in X-Total-Count), searched by name or administrator',
    query: z.object({
      search: pageQuery.search,
      page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000))),
    }),
    output: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        /** First and last name of the first administrator, or empty. */
        admin: z.string(),
        domain: z.string(),
        subscription_plan: z.string(),
      }),
    ),
  }),
  createCompany: endpoint({
    method: 'POST',
    path: '/api/v1/companies',
    summary: 'Create a company, with its first administrator when one is named: both or neither',
    creates: true,
    status: 201,
    body: z.object({
      name,
      description: optionalText(2000),
      domain: optionalText(253),
      vat: optionalText(50),
      company_number: optionalText(50),
      address: optionalText(300),
      city: optionalText(100),
      country: optionalText(100),
      post_code: optionalText(20),
      phone_number: optionalText(50),
      website: optionalText(300),
      industry: optionalText(100),
      num_employees: z.optional(z.nullable(employees)),
      logo_url: optionalText(500),
      subscription_plan: optionalText(50),
      subscription_start_date: z.optional(z.nullable(moment)),
      subscription_end_date: z.optional(z.nullable(moment)),
      is_archived: z.optional(z.nullable(z.boolean())),
      admin: z.optional(
        z.nullable(
          z.object({
            ...legacyAdmin,
            /** Absent: first.last in lower case. */
            username: z.optional(legacyAdmin.username),
            send_email: z.optional(z.boolean()),
          }),
        ),
      ),
    }),
    output: z.extend(legacyCompany, { admin: z.nullable(createdAdmin) }),
  }),
  createAdmin: endpoint({
    method: 'POST',
    path: '/api/v1/companies/create_admin/:id',
    summary: 'Add an administrator to a company',
    creates: true,
    status: 201,
    params: companyParams,
    query: z.object({ send_email: z._default(z.stringbool(), false) }),
    body: z.object({
      ...legacyAdmin,
      username: z.optional(legacyAdmin.username),
      /** Empty or absent: a random one is made and answered once. */
      password: z.optional(z.nullable(z.string().check(z.maxLength(1024)))),
      /** 0, the default of the first clients, means no team. */
      team_id: z.optional(z.nullable(rowIdOrZero)),
    }),
    output: createdAdmin,
  }),
  browseCompanies: endpoint({
    method: 'GET',
    path: '/api/v1/admin/companies',
    summary: "The administrator's list of companies",
    query: z.object({ ...pageQuery, archived: z._default(z.stringbool(), false) }),
    output: listOf(companyRow),
  }),
  getCompany: endpoint({
    method: 'GET',
    path: '/api/v1/admin/companies/:id',
    summary: 'A company with all its fields',
    params: companyParams,
    output: company,
  }),
  updateCompany: endpoint({
    method: 'PATCH',
    path: '/api/v1/admin/companies/:id',
    summary: 'Change the fields of a company',
    changes: true,
    params: companyParams,
    body: z.partial(companyForm),
    output: company,
  }),
  archiveCompany: endpoint({
    method: 'POST',
    path: '/api/v1/admin/companies/:id/archive',
    summary: 'Archive a company: nothing is lost, its people can no longer sign in',
    changes: true,
    params: companyParams,
    body: z.object({ reason: z.optional(text(1000)) }),
    output: company,
  }),
  restoreCompany: endpoint({
    method: 'POST',
    path: '/api/v1/admin/companies/:id/restore',
    summary: 'Bring an archived company back',
    changes: true,
    params: companyParams,
    body: z.object({ reason: z.optional(text(1000)) }),
    output: company,
  }),
  linkProvider: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/companies/:id/provider',
    summary: 'Link the company to its customer record at the card-payment provider',
    changes: true,
    params: companyParams,
    body: z.object({ providerId: z.string().check(z.trim(), z.maxLength(100), z.regex(providerIdPattern)) }),
    output: company,
  }),
  getQuotas: endpoint({
    method: 'GET',
    path: '/api/v1/admin/companies/:id/quotas',
    summary: 'What a company may use, and what it uses',
    params: companyParams,
    output: z.object({ usage: companyUsage, version: z.int() }),
  }),
  setQuotas: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/companies/:id/quotas',
    summary: 'Set what a company may use; null is without limit',
    changes: true,
    params: companyParams,
    body: quotaLimits,
    output: z.object({ usage: companyUsage, version: z.int() }),
  }),
  listAdmins: endpoint({
    method: 'GET',
    path: '/api/v1/admin/companies/:id/admins',
    summary: 'The administrators of a company',
    params: companyParams,
    output: z.object({ items: z.array(user) }),
  }),
  updateAdmin: endpoint({
    method: 'PATCH',
    path: '/api/v1/admin/companies/:id/admins/:userId',
    summary: 'Change the name, email and roles of an administrator of a company',
    changes: true,
    params: adminParams,
    body: z.pick(userChanges, { firstName: true, lastName: true, email: true, roles: true, reason: true }),
    output: user,
  }),
  deactivateAdmin: endpoint({
    method: 'POST',
    path: '/api/v1/admin/companies/:id/admins/:userId/deactivate',
    summary: 'Take away the access of an administrator of a company',
    changes: true,
    params: adminParams,
    body: z.object({ reason }),
    output: user,
  }),
  reactivateAdmin: endpoint({
    method: 'POST',
    path: '/api/v1/admin/companies/:id/admins/:userId/reactivate',
    summary: 'Give it back',
    changes: true,
    params: adminParams,
    body: z.object({ reason }),
    output: user,
  }),
};

/** A new company starts on the basic plan, for one year. */
export function firstSubscription(now: Date): { plan: 'basic'; startsAt: Date; endsAt: Date } {
  const endsAt = new Date(now);
  endsAt.setUTCFullYear(endsAt.getUTCFullYear() + 1);
  return { plan: 'basic', startsAt: now, endsAt };
}
