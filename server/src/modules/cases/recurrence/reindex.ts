import { platformCompanyId } from '@vigie/domain/kernel/identity/actor';
import { systemContext } from '../../../platform/context';
import { listCompanyIds } from '../../../platform/database/companies';
import { addJob } from '../../../platform/jobs/jobs';
import type { Platform } from '../../../platform/platform';
import { lockCase } from '../repository';
import { listSteps } from '../step-repository';
import { indexCaseForRecurrence } from './index-case';
import { listUnknownCases } from './repository';

export const indexingTask = 'read-unknown-cases';
/** A second or two of work: a program that is asked to stop waits for no longer. */
const atOnce = 200;

/**
 * Has the engine read cases that it does not know yet: those from before it existed, and from before it changed. Some of
 * them, and the rest in a job of its own.
 */
export async function indexUnknownCases({ database }: Platform): Promise<void> {
  let left = atOnce;
  for (const companyId of await database.read(systemContext(platformCompanyId), listCompanyIds)) {
    const context = systemContext(companyId);
    const ids = await database.read(context, (reader) => listUnknownCases(reader, companyId, left));
    // One transaction for each: two that keep the words of several cases could wait for one another.
    for (const id of ids) {
      await database.transaction(context, async (tx) => {
        const record = await lockCase(tx, id);
        if (record) await indexCaseForRecurrence(tx, record, await listSteps(tx, companyId, id));
      });
    }
    left -= ids.length;
    if (left === 0) break;
  }
  if (left > 0) return;
  await database.transaction(systemContext(platformCompanyId), (tx) =>
    addJob(tx, indexingTask, {}, { key: indexingTask }),
  );
}
