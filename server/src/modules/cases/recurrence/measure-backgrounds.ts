import { platformCompanyId } from '@vigie/domain/kernel/identity/actor';
import { systemContext } from '../../../platform/context';
import type { Database } from '../../../platform/database/database';
import { listCompanyIds } from '../../../platform/database/installation';
import { JobThread } from '../../../platform/jobs/job-thread';
import { addJob } from '../../../platform/jobs/jobs';
import type { Platform } from '../../../platform/platform';
import {
  findUnmeasured,
  forgetBackgrounds,
  listDocumentTexts,
  saveBackgrounds,
  type Unmeasured,
} from './background-repository';
import type { Measured, MeasuringJob } from './measuring';

export const measuringTask = 'measure-recurrence-backgrounds';

/** 100,000 cases are laid out in some seconds; the words of a large company take most of the memory. */
const thread = new JobThread<MeasuringJob>('modules/cases/recurrence/measuring-worker', {
  megabytes: 1024,
  longestMs: 120_000,
});
/** Some milliseconds of work on this side. */
const atOnce = 100;
/** A program that is asked to stop waits for no longer. */
const atOnceMs = 2000;
/** A few cases more or less are measured once a day; the others stand in for them until then. */
const few = 0.05;
const dayMs = 86_400_000;

/** What the thread has read. It forgets when it has had nothing to do for a while, and then all begins again. */
let laidOut: { readonly companyId: number; readTo: number; isSealed: boolean } | null = null;

/**
 * Measures what similar cases must stand out from, where there is enough to measure; in a thread of its own. Some of it, and
 * the rest in a job of its own.
 */
export async function measureBackgrounds({ database }: Pick<Platform, 'database'>): Promise<void> {
  const until = performance.now() + atOnceMs;
  for (const companyId of await database.read(systemContext(platformCompanyId), listCompanyIds)) {
    if (await measureCompany(database, companyId, until)) continue;
    await database.transaction(systemContext(platformCompanyId), (tx) =>
      addJob(tx, measuringTask, {}, { key: measuringTask }),
    );
    return;
  }
}

/** Whether nothing is left to do. */
export async function measureCompany(
  database: Database,
  companyId: number,
  until = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  const context = systemContext(companyId);
  const unmeasured = await database.read(context, (reader) => findUnmeasured(reader, companyId));
  const isBegun = laidOut?.companyId === companyId;
  if (!isBegun && !isDue(unmeasured, Date.now())) return true;
  const { closed } = unmeasured;
  if (closed.length > 0) {
    await database.transaction(context, (tx) => forgetBackgrounds(tx, companyId, closed));
    return measureCompany(database, companyId, until);
  }
  if (!(await layOut(database, companyId, until))) return false;
  const { numbers, documents } = unmeasured;
  for (let from = 0; from < numbers.length; from += atOnce) {
    if (performance.now() > until) return false;
    const measured = await ask(companyId, { job: 'measure', numbers: numbers.slice(from, from + atOnce) });
    await database.transaction(context, (tx) => saveBackgrounds(tx, companyId, { documents, measured }));
    if (measured.length > 0) continue;
    // The thread has been away, or the cases came after it had read the others.
    laidOut = null;
    return false;
  }
  laidOut = null;
  return true;
}

export function isDue({ numbers, documents, closed, lastMeasured }: Unmeasured, now: number): boolean {
  if (closed.length > 0) return true;
  if (numbers.length === 0) return false;
  return numbers.length > few * documents || !lastMeasured || now - lastMeasured.getTime() >= dayMs;
}

/** Whether the thread has read all cases of the company. */
async function layOut(database: Database, companyId: number, until: number): Promise<boolean> {
  if (laidOut?.companyId !== companyId) {
    await ask(companyId, { job: 'begin' });
    laidOut = { companyId, readTo: 0, isSealed: false };
  }
  while (!laidOut.isSealed) {
    if (performance.now() > until) return false;
    const page = { after: laidOut.readTo, most: atOnce };
    const documents = await database.read(systemContext(companyId), (reader) =>
      listDocumentTexts(reader, companyId, page),
    );
    if (documents.length > 0) await ask(companyId, { job: 'read', documents });
    laidOut.readTo = documents.at(-1)?.number ?? laidOut.readTo;
    if (documents.length === atOnce) continue;
    await ask(companyId, { job: 'seal' });
    laidOut.isSealed = true;
  }
  return true;
}

const ask = (companyId: number, job: MeasuringJob): Promise<readonly Measured[]> => thread.run({ companyId }, job);
