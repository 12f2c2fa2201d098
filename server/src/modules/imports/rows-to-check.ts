import { buffer } from 'node:stream/consumers';
import { type KnownFacts, numberKey } from '@vigie/domain/modules/imports/check';
import type { Context } from '../../platform/context';
import { systemContext } from '../../platform/context';
import type { Platform } from '../../platform/platform';
import { listAccounts } from '../accounts/public';
import { listOriginalNumbers } from '../cases/public';
import { findParameters } from '../parameters/public';
import type { FileToRead } from './import-jobs';
import type { ImportData } from './repository';

export async function fileOf({ contents }: Platform, { sha256, fileName }: ImportData): Promise<FileToRead> {
  return { name: fileName, content: await buffer(await contents.open(sha256)) };
}

/** What lines are held against. Read by the system: an old number is taken even where the reader may not see its case. */
export function factsNow({ database }: Platform, { actor: { companyId } }: Context): Promise<KnownFacts> {
  return database.read(systemContext(companyId), async (reader) => {
    const [people, numbers, { dueDays }] = await Promise.all([
      listAccounts(reader, companyId),
      listOriginalNumbers(reader, companyId),
      findParameters(reader, companyId),
    ]);
    const known = numbers.map(({ id, kind, originalNumber }) => [numberKey(kind, originalNumber), id]);
    return { today: new Date().toISOString().slice(0, 10), people, importedBefore: Object.fromEntries(known), dueDays };
  });
}
