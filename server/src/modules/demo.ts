import { withLock } from '../platform/database/advisory-lock';
import { claimFact, findFact, isUntouched } from '../platform/database/installation';
import type { Platform } from '../platform/platform';
import {
  addDemoComingsAndGoings,
  addDemoPeople,
  addPlatformAdministrator,
  demoPassword,
  demoPeople,
  isTaken,
  otherDemoPeople,
} from './accounts/public';
import { addDemoTasks } from './actions/demo';
import { addDemoAlerts } from './alerts/demo';
import { addDemoWork } from './cases/demo';
import { addDemoCompany, addFormerCompany, demoCompanies } from './companies/demo';
import { addDemoFeedback } from './feedback/demo';
import { addDemoReports, addOtherDemoReport } from './reports/demo';

const platformAdmin = 'platform.admin';
const startFact = 'demo_started_at';
const endFact = 'demo_filled_at';

/** From the first demo account on. */
export async function hasDemo({ database }: Platform): Promise<boolean> {
  return (await findFact(database, startFact)) !== null;
}

/**
 * Fills an installation where nobody has ever been created, through the same services that people use. Once; a start
 * that was interrupted goes on where it stopped.
 */
export async function fillDemoOnce(platform: Platform, ownerUrl: string): Promise<void> {
  await withLock(ownerUrl, 'demo', async () => {
    if ((await findFact(platform.database, endFact)) !== null) return;
    if (await isUntouched(platform.database)) await claimFact(platform.database, startFact, new Date().toISOString());
    if (!(await hasDemo(platform))) return;
    const main = await addDemoCompany(platform, demoCompanies.main);
    await addDemoPeople(platform, main, demoPeople);
    const other = await addDemoCompany(platform, demoCompanies.other);
    await addDemoPeople(platform, other, otherDemoPeople);
    if (!(await isTaken(platform, platformAdmin))) {
      await addPlatformAdministrator(platform, {
        username: platformAdmin,
        email: 'platform.admin@demo.example',
        firstName: 'Anne',
        lastName: 'Kermarrec',
        password: demoPassword,
        mustChangePassword: false,
      });
    }
    await addDemoComingsAndGoings(platform, main, demoCompanies.main.username);
    await addFormerCompany(platform, platformAdmin);
    await addDemoFeedback(platform, platformAdmin);
    await addDemoReports(platform);
    await addDemoWork(platform);
    await addDemoTasks(platform);
    await addDemoAlerts(platform);
    await addOtherDemoReport(platform);
    await claimFact(platform.database, endFact, new Date().toISOString());
  });
}

/** What `npm start` prints. */
export function demoAccounts(): { password: string; companies: { name: string; usernames: string[] }[] } {
  return {
    password: demoPassword,
    companies: [
      { name: 'Vigie', usernames: [platformAdmin] },
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
