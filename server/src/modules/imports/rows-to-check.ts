import { createHash } from 'node:crypto';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { type KnownFacts, numberKey } from '@vigie/domain/modules/imports/check';
import { failureMessages } from '@vigie/domain/modules/imports/messages/failures';
import type { ImportSubject } from '@vigie/domain/modules/imports/subjects';
import type { Context } from '../../platform/context';
import { systemContext } from '../../platform/context';
import type { Platform } from '../../platform/platform';
import { listAccounts } from '../accounts/public';
import { listIssuedFindings, listOriginalAuditNumbers } from '../audits/public';
import { listOriginalNumbers } from '../cases/public';
import { findImportCutOff, findParameters } from '../parameters/public';
import type { FileToRead } from './import-jobs';
import type { ImportData } from './repository';

/** What is imported is what was uploaded. */
export class AlteredFile extends Refusal {
  constructor() {
    super('objection', { message: failureMessages.altered });
  }
}

export async function fileOf({ contents }: Platform, { sha256, fileName }: ImportData): Promise<FileToRead> {
  const hash = createHash('sha256');
  const chunks: Buffer[] = [];
  // Chunk by chunk: a large file hashed at once would keep others waiting.
  for await (const chunk of await contents.open(sha256)) {
    hash.update(chunk);
    chunks.push(chunk);
  }
  if (hash.digest('hex') !== sha256) throw new AlteredFile();
  return { name: fileName, content: Buffer.concat(chunks) };
}

/** What lines are held against. Read by the system: an old number is taken even where the reader may not see its case. */
export function factsNow(
  { database }: Platform,
  { actor: { companyId } }: Context,
  subject: ImportSubject,
): Promise<KnownFacts> {
  return database.read(systemContext(companyId), async (reader) => {
    const [people, numbers, audits, findings, { dueDays, findingGrades }, cutOff] = await Promise.all([
      listAccounts(reader, companyId),
      listOriginalNumbers(reader, companyId),
      listOriginalAuditNumbers(reader, companyId),
      subject === 'audits' ? listIssuedFindings(reader, companyId) : '',
      findParameters(reader, companyId),
      findImportCutOff(reader, companyId),
    ]);
    const known = [
      ...numbers.map(({ id, kind, originalNumber }) => [numberKey(kind, originalNumber), id]),
      ...audits.map(({ id, originalNumber }) => [numberKey('audit', originalNumber), id]),
    ];
    return {
      cutOff,
      people,
      importedBefore: Object.fromEntries(known),
      findings,
      dueDays,
      grades: findingGrades,
    };
  });
}
