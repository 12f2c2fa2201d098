import { sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';

export interface NewCompany {
  readonly id: number;
  readonly name: string;
  readonly domain: string;
  readonly plan: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Known before the company exists, since its transaction works for it from the start. */
export async function nextCompanyId(reader: Reader): Promise<number> {
  const row = await reader.get<{ id: number }>(sql`select nextval('company_ids') as id`);
  return row.id;
}

export async function insertCompany(tx: Tx, company: NewCompany): Promise<void> {
  await tx.query(sql`
    insert into companies (id, name, domain, subscription_plan, subscription_start_date, subscription_end_date)
    values (${company.id}, ${company.name}, ${company.domain}, ${company.plan}, ${company.startsAt}, ${company.endsAt})`);
}
