import { sql } from '../../platform/database/statement';
import type { Reader } from '../../platform/database/tx';

/** A name to sign in with is unique in all companies. */
export interface Login {
  readonly companyId: number;
  readonly userId: number;
}

export function findLogin(reader: Reader, nameKey: string): Promise<Login | null> {
  return reader.find(sql`select company_id as "companyId", user_id as "userId" from find_login(${nameKey})`);
}

export function listLoginsOf(reader: Reader, nameKey: string, emailKey: string): Promise<Login[]> {
  return reader.query(sql`select company_id as "companyId", user_id as "userId" from find_login(${nameKey})
    union select company_id, user_id from find_logins_by_email(${emailKey})`);
}

/** How many names were refused to the company within the last hour. */
export async function countRefusedNames(reader: Reader, companyId: number): Promise<number> {
  const row = await reader.get<{ refused: number }>(sql`select count(*) as refused from audit_events
    where company_id = ${companyId} and action = 'user.name_refused' and at > now() - interval '1 hour'`);
  return row.refused;
}
