import { platformCompanyId } from '@vigie/domain/kernel/identity/actor';
import { documentOf } from '@vigie/domain/modules/cases/recurrence/document';
import { systemContext } from '../../../platform/context';
import type { Database } from '../../../platform/database/database';
import { listCompanyIds } from '../../../platform/database/installation';
import { addJob } from '../../../platform/jobs/jobs';
import type { Platform } from '../../../platform/platform';
import { lockCase } from '../repository';
import { listSteps, listStepsOf } from '../step-repository';
import { indexCaseForRecurrence } from './index-case';
import { findDocument, listOutdatedCases, listUnknownCases, renewDocuments } from './repository';

export const indexingTask = 'read-unknown-cases';
/** A second or two of work: a program that is asked to stop waits for no longer. */
const atOnce = 500;
/** Some milliseconds of work. */
const batch = 25;

/**
 * Has the engine read cases that it does not know yet: those from before it existed, and from before it changed. Some of
 * them, and the rest in a job of its own.
 */
export async function indexUnknownCases({ database }: Pick<Platform, 'database'>): Promise<void> {
  let left = atOnce;
  for (const companyId of await database.read(systemContext(platformCompanyId), listCompanyIds)) {
    left -= await renewOutdated(database, companyId, left);
    left -= await indexUnknown(database, companyId, left);
    if (left === 0) break;
  }
  if (left > 0) return;
  await database.transaction(systemContext(platformCompanyId), (tx) =>
    addJob(tx, indexingTask, {}, { key: indexingTask }),
  );
}

/** Without locking the cases: who changes one meanwhile stores its document in the same transaction, and that one stays. */
export async function renewOutdated(database: Database, companyId: number, most: number): Promise<number> {
  const context = systemContext(companyId);
  let renewed = 0;
  for (let after: number | undefined = 0; after !== undefined && renewed < most; ) {
    const page = { after, most: Math.min(batch, most - renewed) };
    const outdated = await database.transaction(context, async (tx) => {
      const outdated = await listOutdatedCases(tx, companyId, page);
      const steps = await listStepsOf(
        tx,
        companyId,
        outdated.map(({ id }) => id),
      );
      const documents = outdated.map(({ number, ...record }) => ({
        number,
        document: documentOf({ ...record, ownerId: null, steps: steps.get(record.id) ?? [] }),
      }));
      if (documents.length > 0) await renewDocuments(tx, companyId, documents);
      return outdated;
    });
    renewed += outdated.length;
    after = outdated.at(-1)?.number;
  }
  return renewed;
}

async function indexUnknown(database: Database, companyId: number, most: number): Promise<number> {
  const context = systemContext(companyId);
  const ids = await database.read(context, (reader) => listUnknownCases(reader, companyId, most));
  for (const id of ids) {
    await database.transaction(context, async (tx) => {
      const record = await lockCase(tx, id);
      if (!record) return;
      const [steps, known] = await Promise.all([listSteps(tx, companyId, id), findDocument(tx, companyId, id)]);
      await indexCaseForRecurrence(tx, record, steps, known);
    });
  }
  return ids.length;
}
