import { platformCompanyId } from '@vigie/domain/kernel/identity/actor';
import type { Config } from '../config';
import type { RestoreNews } from '../platform/backup/restored-event';
import { systemContext } from '../platform/context';
import { listCompanyIds } from '../platform/database/installation';
import type { Schedules, Tasks } from '../platform/jobs/jobs';
import type { Platform } from '../platform/platform';
import type { HeadKey } from '../platform/verification/head-key';
import { deliverHeads, type HeadsDelivery, sendHeads } from '../platform/verification/heads-delivery';
import { saveLastVerification } from '../platform/verification/last-verification';
import { verifyCompany } from '../platform/verification/verification';
import { listActiveIds } from './accounts/public';
import { notify } from './notifications/public';
import { verified } from './verified';

const nightly = '30 2 * * *';
const headTimes = { hourly: '7 * * * *', daily: '7 1 * * *' };

/** What the program does by itself so that a trail that was tampered with does not stay unnoticed. */
export function verificationJobs(
  platform: Platform,
  { verifyNightly, headsTo, headsEvery }: Pick<Config, 'verifyNightly' | 'headsTo' | 'headsEvery'>,
  key: HeadKey,
): { tasks: Tasks; schedules: Schedules } {
  const { database, log } = platform;
  const deliver = (delivery: HeadsDelivery) =>
    deliverHeads(delivery).catch((error: Error) => {
      log.error({ part: 'heads', place: delivery.place, reason: error.message }, 'chain heads could not be delivered');
      throw error;
    });
  return {
    tasks: {
      'verify-everything': () => verifyEverything(platform),
      'send-heads': () => sendHeads(database, key, headsTo),
      'deliver-heads': deliver,
      'announce-restore': (news: RestoreNews) => announceRestore(platform, news),
    } as Tasks,
    schedules: {
      ...(verifyNightly && { 'verify-everything': nightly }),
      ...(headsTo.length > 0 && { 'send-heads': headTimes[headsEvery] }),
    },
  };
}

const maxFindings = 20;

/** Company by company; its administrators, and those of the platform, are notified of what is found. */
export async function verifyEverything(platform: Platform): Promise<void> {
  const { database, contents, log } = platform;
  const broken: { companyId: number; found: number }[] = [];
  for (const companyId of await database.read(systemContext(platformCompanyId), listCompanyIds)) {
    let found = 0;
    const findings: string[] = [];
    for await (const report of verifyCompany({ database, contents, verified }, companyId)) {
      found += report.found;
      findings.push(...report.findings.slice(0, maxFindings - findings.length));
      for (const finding of report.findings) log.error({ part: 'verification', companyId, finding }, 'does not hold');
    }
    if (found === 0) continue;
    broken.push({ companyId, found });
    if (companyId !== platformCompanyId) await notifyAdministrators(platform, companyId, String(found), findings);
  }
  if (broken.length > 0) {
    const summary = broken.map(({ companyId, found }) => `${companyId} (${found})`).join(', ');
    await notifyAdministrators(platform, platformCompanyId, summary, []);
  }
  const total = broken.reduce((sum, { found }) => sum + found, 0);
  await saveLastVerification(database, total);
  log.info({ part: 'verification', findings: total }, 'everything was held against the trail');
}

/** The event stands in the trail since the restore itself. */
async function announceRestore({ database }: Platform, { companyId, takenAt }: RestoreNews): Promise<void> {
  await database.transaction(systemContext(companyId, 'restore'), async (tx) => {
    const administrators = await listActiveIds(tx, companyId, ['company_admin', 'platform_admin']);
    const summary = `${takenAt.slice(0, 16).replace('T', ' ')} UTC`;
    const news = { type: 'installationRestored', isUrgent: true, recordId: `TRAIL-${companyId}`, summary };
    await notify(tx, { ...news, address: '/audit-trail' }, administrators);
  });
}

/** The trail keeps what was found, so that it cannot be put right in silence. */
async function notifyAdministrators(
  platform: Platform,
  companyId: number,
  summary: string,
  findings: string[],
): Promise<void> {
  await platform.database.transaction(systemContext(companyId, 'verification'), async (tx) => {
    const administrators = await listActiveIds(tx, companyId, ['company_admin', 'platform_admin']);
    const news = {
      type: 'verificationFailed',
      isUrgent: true,
      recordId: `TRAIL-${companyId}`,
      summary,
      address: '/audit-trail',
    };
    await notify(tx, news, administrators);
    tx.audit({
      action: 'trail.verification_failed',
      record: 'trail',
      recordId: companyId,
      changes: [
        { field: 'found', from: null, to: summary },
        { field: 'findings', from: null, to: findings },
      ],
    });
  });
}
