import { withLock } from '../platform/database/advisory-lock';
import { claimFact, findFact, isUntouched, demoStartFact as startFact } from '../platform/database/installation';
import type { Platform } from '../platform/platform';
import {
  addDemoComingsAndGoings,
  addDemoPeople,
  addPlatformAdministrator,
  confirmDemoIdentity,
  demoCast,
  demoColleagues,
  demoPassword,
  demoPeople,
  isTaken,
  otherDemoPeople,
} from './accounts/public';
import { addDemoTasks } from './actions/demo/walk';
import { remindOfActions } from './actions/due-reminders';
import { addDemoAlerts } from './alerts/demo';
import { addDemoAudits } from './audits/demo';
import { addDemoProgrammes } from './audits/programmes/demo';
import { addFirstCases } from './cases/demo/walk';
import { addDemoCompany, addFormerCompany, demoCompanies } from './companies/demo';
import { addDemoFeedback } from './feedback/demo';
import { addDemoGemba } from './gemba/demo';
import { addDemoGlossary } from './glossary/demo';
import { addDemoHistory } from './imports/demo';
import { serverModules } from './index';
import { addDemoIndicators } from './insights/demo';
import { readDemoNotifications } from './notifications/demo';
import { addDemoPlacements } from './placements/demo';
import { addDemoProcedures } from './procedures/demo';
import { addDemoTemplates } from './questionnaires/demo';
import { addDemoYear, addFirstReports, addOtherDemoReport } from './reports/demo/stories';
import { addDemoTraining } from './training/demo';
import { addDemoValues } from './values/demo';

const platformAdmin = 'platform.admin';
const endFact = 'demo_filled_at';

/** True once the first demo account exists. */
export async function hasDemo({ database }: Platform): Promise<boolean> {
  return (await findFact(database, startFact)) !== null;
}

/** True for an installation that is a demo, or becomes one now because it has no user yet. */
export async function beginDemo(platform: Platform): Promise<boolean> {
  if (await isUntouched(platform.database)) await claimFact(platform.database, startFact, new Date().toISOString());
  return hasDemo(platform);
}

export async function isDemoFilled({ database }: Platform): Promise<boolean> {
  return (await findFact(database, endFact)) !== null;
}

/**
 * Fills an installation without any user, through the same services that people use. Once; a start
 * that was interrupted goes on where it stopped.
 */
export async function fillDemoOnce(platform: Platform, ownerUrl: string): Promise<void> {
  await withLock(ownerUrl, 'demo', async () => {
    if (await isDemoFilled(platform)) return;
    if (!(await addFirstRecords(platform))) return;
    await addYear(platform);
    await claimFact(platform.database, endFact, new Date().toISOString());
  });
}

/** Each state once and under the same numbers for ever: what tests and measurements stand on. */
export async function fillBriefDemo(platform: Platform, ownerUrl: string): Promise<void> {
  await withLock(ownerUrl, 'demo', () => addFirstRecords(platform));
}

/** False in an installation that was not begun as a demo. */
async function addFirstRecords(platform: Platform): Promise<boolean> {
  if (!(await beginDemo(platform))) return false;
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
  await confirmDemoIdentity(platform, platformAdmin);
  await addDemoComingsAndGoings(platform, main, demoCompanies.main.username);
  await addFormerCompany(platform, platformAdmin);
  await addDemoFeedback(platform, platformAdmin);
  const cast = demoCast(platform);
  await addFirstReports(platform, cast);
  await addFirstCases(platform, cast);
  await addDemoTasks(platform, cast, 'first-tasks.json');
  await addDemoAlerts(platform, cast, 'first');
  await addOtherDemoReport(platform, cast);
  for (const { demo } of Object.values(serverModules)) await demo?.addRecords(platform);
  return true;
}

/** Enough of everything that each list, board and bell looks lived in. */
async function addYear(platform: Platform): Promise<void> {
  const cast = demoCast(platform);
  const { username } = demoCompanies.main;
  const { companyId } = (await cast(username)).actor;
  await addDemoPeople(platform, companyId, demoColleagues);
  await addDemoPlacements(platform);
  await addDemoGlossary(platform, cast);
  await addDemoValues(platform, cast);
  await addDemoTemplates(platform, cast);
  await addDemoHistory(platform, cast);
  await addDemoYear(platform, cast);
  await addDemoGemba(platform, cast);
  await addDemoAudits(platform, cast);
  await addDemoProgrammes(platform, cast);
  await addDemoProcedures(platform, cast);
  await addDemoTraining(platform, cast);
  await addDemoTasks(platform, cast, 'workshop-tasks.json');
  await addDemoAlerts(platform, cast, 'later');
  await remindOfActions(platform);
  await addDemoIndicators(platform, cast);
  const people = [username, ...[...demoPeople, ...demoColleagues].map((person) => person.username)];
  await readDemoNotifications(platform, cast, people);
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
