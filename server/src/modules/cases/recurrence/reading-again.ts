import { systemContext } from '../../../platform/context';
import { listCompanyIds } from '../../../platform/database/companies';
import type { Platform } from '../../../platform/platform';
import { lockCase } from '../repository';
import { listSteps } from '../step-repository';
import { keepForRecurrence } from './keeping';
import { listUnknownCases } from './repository';

const atOnce = 200;

/** Has the engine read every case that it does not know yet: those from before it existed, and from before it changed. */
export async function readUnknownCases({ database }: Platform): Promise<void> {
  const companies = await database.read(systemContext(0), listCompanyIds);
  for (const companyId of companies) {
    const context = systemContext(companyId);
    let after = '';
    for (;;) {
      const ids = await database.read(context, (reader) => listUnknownCases(reader, companyId, after, atOnce));
      // One transaction for each: two that keep the words of several cases could wait for one another.
      for (const id of ids) {
        await database.transaction(context, async (tx) => {
          const record = await lockCase(tx, id);
          if (record) await keepForRecurrence(tx, record, await listSteps(tx, companyId, id));
        });
      }
      after = ids.at(-1) ?? after;
      if (ids.length < atOnce) break;
    }
  }
}
