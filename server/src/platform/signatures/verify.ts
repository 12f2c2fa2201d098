import { systemContext } from '../context';
import { listCompanyIds } from '../database/companies';
import type { Database } from '../database/database';
import { sql } from '../database/statement';
import { isProvenByPasskey, type PasskeyProof } from './passkey-proof';

export interface SignatureReport {
  readonly companyId: number;
  readonly passwords: number;
  readonly passkeys: number;
  /** The first that does not hold; null when all do. */
  readonly broken: string | null;
}

interface PasskeySignature {
  id: number;
  record: string;
  record_id: string;
  content_hash: string;
  assertion: PasskeyProof;
}

/** Checks every signature made with a passkey from the public key that is stored with it, and counts the others. */
export async function* verifySignatures(database: Database): AsyncGenerator<SignatureReport> {
  for (const companyId of await database.read(systemContext(0), listCompanyIds)) {
    const context = systemContext(companyId);
    const [{ passwords = 0 } = {}] = await database.read(context, (reader) =>
      reader.query<{ passwords: number }>(sql`select count(*) as passwords from signatures
        where company_id = ${companyId} and method = 'password'`),
    );
    let passkeys = 0;
    let broken: string | null = null;
    for await (const one of passkeySignatures(database, companyId)) {
      passkeys += 1;
      if (broken || (await isProvenByPasskey(one.content_hash, one.assertion))) continue;
      broken = `signature ${one.id} of ${one.record} ${one.record_id} is not proven by its passkey`;
    }
    yield { companyId, passwords, passkeys, broken };
  }
}

const atOnce = 200;

async function* passkeySignatures(database: Database, companyId: number): AsyncGenerator<PasskeySignature> {
  for (let last = 0; ; ) {
    const after = last;
    const some = await database.read(systemContext(companyId), (reader) =>
      reader.query<PasskeySignature & Record<string, unknown>>(sql`
        select id, record, record_id, content_hash, assertion from signatures
        where company_id = ${companyId} and method = 'passkey' and id > ${after} order by id limit ${atOnce}`),
    );
    yield* some;
    last = some.at(-1)?.id ?? last;
    if (some.length < atOnce) return;
  }
}
