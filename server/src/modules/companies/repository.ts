import { pageSize } from '@vigie/domain/kernel/listing';
import type { QuotaLimits } from '@vigie/domain/kernel/quotas';
import type { Company, CompanyRow } from '@vigie/domain/modules/companies/contract';
import type { CompanyState } from '@vigie/domain/modules/companies/workflow';
import { empty, type Sql, sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';
import type { NewState } from '../../platform/transition';

interface CompanyColumns {
  id: number;
  name: string;
  description: string;
  domain: string;
  vat: string;
  company_number: string;
  address: string;
  city: string;
  country: string;
  post_code: string;
  phone_number: string;
  website: string;
  industry: string;
  num_employees: number;
  logo_url: string;
  subscription_plan: string;
  subscription_start_date: Date;
  subscription_end_date: Date;
  provider_id: string | null;
  is_archived: boolean;
  version: number;
}

const columns = sql`id, name, description, domain, vat, company_number, address, city, country, post_code, phone_number,
  website, industry, num_employees, logo_url, subscription_plan, subscription_start_date, subscription_end_date,
  provider_id, is_archived, version`;

export type NewCompany = Omit<Company, 'providerId' | 'version' | 'archived'>;

/** Known before the company exists, since its transaction works for it from the start. */
export async function nextCompanyId(reader: Reader): Promise<number> {
  const row = await reader.get<{ id: number }>(sql`select nextval('company_ids') as id`);
  return row.id;
}

export async function insertCompany(tx: Tx, company: NewCompany, state: NewState<CompanyState>): Promise<Company> {
  const row = await tx.get<CompanyColumns>(sql`
    insert into companies (id, name, description, domain, vat, company_number, address, city, country, post_code,
      phone_number, website, industry, num_employees, logo_url, subscription_plan, subscription_start_date,
      subscription_end_date, is_archived)
    values (${company.id}, ${company.name}, ${company.description}, ${company.domain}, ${company.vat},
      ${company.companyNumber}, ${company.address}, ${company.city}, ${company.country}, ${company.postCode},
      ${company.phoneNumber}, ${company.website}, ${company.industry}, ${company.numEmployees}, ${company.logoUrl},
      ${company.subscriptionPlan}, ${company.subscriptionStartDate}, ${company.subscriptionEndDate}, ${isArchived(state)})
    returning ${columns}`);
  return toCompany(row);
}

export async function findCompany(reader: Reader, id: number): Promise<Company | null> {
  const row = await reader.find<CompanyColumns>(sql`select ${columns} from companies where id = ${id}`);
  return row && toCompany(row);
}

export async function lockCompany(tx: Tx, id: number): Promise<Company | null> {
  const row = await tx.find<CompanyColumns>(sql`select ${columns} from companies where id = ${id} for update`);
  return row && toCompany(row);
}

const isArchived = (state: NewState<CompanyState>) => state === 'archived';

export async function saveCompany(tx: Tx, company: Company, state?: NewState<CompanyState>): Promise<Company> {
  const moved = state ? sql`is_archived = ${isArchived(state)},` : empty;
  const row = await tx.get<CompanyColumns>(sql`
    update companies set name = ${company.name}, description = ${company.description}, domain = ${company.domain},
      vat = ${company.vat}, company_number = ${company.companyNumber}, address = ${company.address},
      city = ${company.city}, country = ${company.country}, post_code = ${company.postCode},
      phone_number = ${company.phoneNumber}, website = ${company.website}, industry = ${company.industry},
      num_employees = ${company.numEmployees}, logo_url = ${company.logoUrl},
      subscription_plan = ${company.subscriptionPlan}, subscription_start_date = ${company.subscriptionStartDate},
      subscription_end_date = ${company.subscriptionEndDate}, provider_id = ${company.providerId},
      ${moved} version = version + 1
    where id = ${company.id} returning ${columns}`);
  return toCompany(row);
}

/** Returns the new version. */
export async function saveQuotas(tx: Tx, id: number, { users, invitations, storage }: QuotaLimits): Promise<number> {
  const row = await tx.get<{ version: number }>(sql`update companies set max_users = ${users},
    max_invitations_a_day = ${invitations}, max_storage_bytes = ${storage}, version = version + 1
    where id = ${id} returning version`);
  return row.version;
}

export interface CompanyFilter {
  readonly search: string;
  readonly archived: boolean;
  /** Absent: all of them. */
  readonly page?: number | undefined;
}

/** Company 0 is the platform itself and never in a list. */
function matching({ search, archived }: CompanyFilter): Sql {
  const words = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;
  return sql`c.id > 0 and c.is_archived = ${archived} ${
    search.trim()
      ? sql`and (c.name ilike ${words} or exists (select from users u where u.company_id = c.id
          and 'company_admin' = any (u.roles) and (u.first_name || ' ' || u.last_name || ' ' || u.email) ilike ${words}))`
      : empty
  }`;
}

/** The page is cut first, so that administrators are looked up for its rows alone. */
function cut(filter: CompanyFilter, order: Sql): Sql {
  const page = filter.page === undefined ? empty : sql`limit ${pageSize} offset ${(filter.page - 1) * pageSize}`;
  return sql`(select c.* from companies c where ${matching(filter)} order by ${order} ${page}) c`;
}

export async function countCompanies(reader: Reader, filter: CompanyFilter): Promise<number> {
  const row = await reader.get<{ total: number }>(
    sql`select count(*) as total from companies c where ${matching(filter)}`,
  );
  return row.total;
}

export interface NamedCompany {
  readonly id: number;
  readonly name: string;
  readonly admin: string;
  readonly domain: string;
  readonly subscription_plan: string;
}

export function listCompanies(reader: Reader, filter: CompanyFilter): Promise<NamedCompany[]> {
  return reader.query<NamedCompany>(sql`
    select c.id, c.name, c.domain, c.subscription_plan,
      coalesce((select u.first_name || ' ' || u.last_name from users u
        where u.company_id = c.id and 'company_admin' = any (u.roles) order by u.id limit 1), '') as admin
    from ${cut(filter, sql`c.id`)} order by c.id`);
}

export function browseCompanies(reader: Reader, filter: CompanyFilter): Promise<CompanyRow[]> {
  return reader.query<CompanyRow>(sql`
    select c.id, c.name, c.domain, c.provider_id as "providerId", c.is_archived as archived, c.version,
      (select count(*) from users u where u.company_id = c.id and 'company_admin' = any (u.roles)) as "adminCount"
    from ${cut(filter, sql`c.id desc`)} order by c.id desc`);
}

function toCompany(row: CompanyColumns): Company {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    domain: row.domain,
    vat: row.vat,
    companyNumber: row.company_number,
    address: row.address,
    city: row.city,
    country: row.country,
    postCode: row.post_code,
    phoneNumber: row.phone_number,
    website: row.website,
    industry: row.industry,
    numEmployees: row.num_employees,
    logoUrl: row.logo_url,
    subscriptionPlan: row.subscription_plan,
    subscriptionStartDate: row.subscription_start_date.toISOString(),
    subscriptionEndDate: row.subscription_end_date.toISOString(),
    providerId: row.provider_id,
    archived: row.is_archived,
    version: row.version,
  };
}
