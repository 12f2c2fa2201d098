import { withLock } from '../platform/database/advisory-lock';
import { claimFact, findFact } from '../platform/database/installation';
import type { Platform } from '../platform/platform';
import {
  addDemoPeople,
  addPlatformAdministrator,
  demoPassword,
  demoPeople,
  isTaken,
  otherDemoPeople,
} from './accounts/public';
import { addDemoCompany, demoCompanies } from './companies/demo';

const demoFact = 'demo_filled_at';

export async function hasDemo({ database }: Platform): Promise<boolean> {
  return (await findFact(database, demoFact)) !== null;
}

/** Fills an empty installation with demo records, through the same services that people use. Once. */
export async function fillDemoOnce(platform: Platform, ownerUrl: string): Promise<void> {
  await withLock(ownerUrl, 'demo', async () => {
    if (await hasDemo(platform)) return;
    const main = await addDemoCompany(platform, demoCompanies.main);
    await addDemoPeople(platform, main, demoPeople);
    const other = await addDemoCompany(platform, demoCompanies.other);
    await addDemoPeople(platform, other, otherDemoPeople);
    if (!(await isTaken(platform, 'platform.admin'))) {
      await addPlatformAdministrator(platform, {
        username: 'platform.admin',
        email: 'platform.admin@demo.example',
        firstName: 'Anne',
        lastName: 'Kermarrec',
        password: demoPassword,
        mustChangePassword: false,
      });
    }
    await claimFact(platform.database, demoFact, new Date().toISOString());
  });
}

/** What `npm start` prints. */
export function demoAccounts(): { password: string; companies: { name: string; usernames: string[] }[] } {
  return {
    password: demoPassword,
    companies: [
      { name: 'Vigie', usernames: ['platform.admin'] },
      {
        name: demoCompanies.main.companyName,
        usernames: [demoCompanies.main.username, ...demoPeople.map((p) => p.username)],
      },
      {
        name: demoCompanies.other.companyName,
        usernames: [demoCompanies.other.username, ...otherDemoPeople.map((p) => p.username)],
      },
    ],
  };
}
