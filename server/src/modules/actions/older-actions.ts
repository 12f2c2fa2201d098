import { systemContext } from '../../platform/context';
import { listCompanyIds } from '../../platform/database/companies';
import type { Platform } from '../../platform/platform';
import { saveMissingSearchWords } from './repository';

const atOnce = 50;

/** Actions that are older than their list are found by their words too, a few at a time. */
export async function findOlderActions({ database }: Platform): Promise<void> {
  for (const companyId of await database.read(systemContext(0), listCompanyIds)) {
    let found: number;
    do found = await database.transaction(systemContext(companyId), (tx) => saveMissingSearchWords(tx, atOnce));
    while (found === atOnce);
  }
}
