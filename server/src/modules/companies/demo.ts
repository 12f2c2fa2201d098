import { platformCompanyId } from '@vigie/domain/kernel/actor';
import { usernameKey } from '@vigie/domain/kernel/username-key';
import { systemContext } from '../../platform/context';
import { sql } from '../../platform/database/statement';
import type { Platform } from '../../platform/platform';
import { demoPassword, isTaken } from '../accounts/public';
import { signUp } from './sign-up';

interface DemoCompany {
  readonly companyName: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
}

export const demoCompanies = {
  main: { companyName: 'Laboratoires Orvaline', username: 'company.admin', firstName: 'Marc', lastName: 'Delorme' },
  other: { companyName: 'Biotech Armor', username: 'other.admin', firstName: 'Nadia', lastName: 'Le Goff' },
} satisfies Record<string, DemoCompany>;

/** Registers the company as its administrator would, unless that was done by an earlier, interrupted start. */
export async function addDemoCompany(platform: Platform, company: DemoCompany): Promise<number> {
  const context = systemContext(platformCompanyId, 'demo');
  if (await isTaken(platform, company.username)) {
    const login = await platform.database.read(context, (reader) =>
      reader.get<{ company_id: number }>(sql`select company_id from find_login(${usernameKey(company.username)})`),
    );
    return login.company_id;
  }
  const email = `${company.username}@demo.example`;
  const { companyId } = await signUp(platform, context, { ...company, email, password: demoPassword });
  return companyId;
}
