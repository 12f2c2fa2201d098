import type { FieldChange } from '@vigie/domain/kernel/trail/audit-event';
import { systemContext } from '../context';
import type { Database } from '../database/database';
import { sql } from '../database/statement';
import type { Reader } from '../database/tx';
import { digestOf, isProvenByPasskey } from '../signatures/passkey-proof';
import {
  holds,
  isIntact,
  type SignatureRow,
  type SignedRecord,
  type StoredSignature,
  signatureColumns,
  toSignature,
} from '../signatures/signatures';
import { Findings, type PartReport, Turns } from './findings';
import { isNamedBy, type SignedKind } from './kinds';
import { findGone } from './records';

const signaturesAtOnce = 50;
const place = { record: 'signature', table: 'signatures', idColumn: 'id', idType: 'bigint' } as const;

interface SignatureEvent {
  id: string;
  seq: number;
  action: string;
  actor_id: number | null;
  actor_username: string;
  actor_name: string;
  changes: FieldChange[];
}

type Signed = StoredSignature & { readonly signerId: number; readonly digest: Buffer | null };

/** Every signature against the event of its making, against its own content and against the record as it is. */
export async function verifySignatures(
  database: Database,
  companyId: number,
  kinds: readonly SignedKind[],
  keeps?: number,
): Promise<PartReport> {
  const findings = new Findings(keeps);
  const turns = new Turns();
  let after = 0;
  for (;;) {
    const read = await database.snapshot(systemContext(companyId), async (reader) => {
      const some = await listSignatures(reader, companyId, after);
      const events = await listEvents(reader, companyId, some);
      for (const signature of some) {
        const own = events.filter(({ id }) => id === String(signature.id));
        compareWithTrail(signature, own, findings);
        await compareWithKey(signature, findings);
      }
      for (const kind of kinds) {
        await compareWithRecords(reader, companyId, kind, some, events, findings, turns).catch((error: Error) =>
          findings.add(`signatures on ${kind.record} records: some cannot be read: ${error.message}`),
        );
      }
      return some;
    });
    findings.checked += read.length;
    after = read.at(-1)?.id ?? after;
    if (read.length < signaturesAtOnce) break;
  }
  await findGone(database, companyId, place, findings);
  return findings.report(companyId, 'signatures');
}

const nameOf = ({ id, record, recordId }: Pick<StoredSignature, 'id' | 'record' | 'recordId'>) =>
  `signature ${id} on ${record} ${recordId}`;

function compareWithTrail(signature: Signed, events: readonly SignatureEvent[], findings: Findings): void {
  const name = nameOf(signature);
  const made = events.find(({ action }) => action === 'signature.made');
  if (!made) findings.add(`${name}: the trail does not tell that it was made`);
  else {
    const audited = new Map(made.changes.map(({ field, to }) => [field, to]));
    const compared: readonly (readonly [string, unknown, unknown])[] = [
      ['record', audited.get('record'), `${signature.record} ${signature.recordId}`],
      ['meaning', audited.get('meaning'), signature.meaning],
      ['contentHash', audited.get('contentHash'), signature.contentHash],
      ['signer', made.actor_id, signature.signerId],
      ['signer', made.actor_username, signature.signerUsername],
      ['signer', made.actor_name, signature.signerName],
    ];
    for (const [field, event, row] of compared) {
      if (event !== row)
        findings.add(`${name}, ${field}: the trail says ${String(event)}, the row says ${String(row)}`);
    }
  }
  if (!isIntact({ ...signature, voidedAt: null })) findings.add(`${name}: what is stored is not what was signed`);
  const isVoided = events.some(({ action }) => action === 'signature.voided');
  if (isVoided && !signature.voidedAt) findings.add(`${name}: the trail says that it was voided, its row does not`);
  if (!isVoided && signature.voidedAt) findings.add(`${name}: its row says that it was voided, the trail does not`);
}

/** The stored public key alone proves what was signed with a passkey. */
async function compareWithKey({ proof, contentHash, digest, ...signature }: Signed, findings: Findings): Promise<void> {
  const wanted = proof && digestOf(proof).toString('hex');
  if ((digest?.toString('hex') ?? null) !== wanted) {
    findings.add(`${nameOf(signature)}, column assertion_digest: it is not that of the assertion`);
  }
  if (proof === null || (await isProvenByPasskey(contentHash, proof))) return;
  findings.add(`${nameOf(signature)}: it is not proven by its passkey`);
}

async function compareWithRecords(
  reader: Reader,
  companyId: number,
  kind: SignedKind,
  signatures: readonly Signed[],
  events: readonly SignatureEvent[],
  findings: Findings,
  turns: Turns,
): Promise<void> {
  // One whose content was not kept has its hash alone, and a later release may have added a question since.
  const open = signatures.filter((one) => one.record === kind.record && one.voidedAt === null && one.content !== null);
  const records = await kind.now(reader, companyId, [...new Set(open.map(({ recordId }) => recordId))]);
  for (const signature of open) {
    await turns.yield();
    const now = records.get(signature.recordId)?.(signature);
    if (!now) findings.add(`${nameOf(signature)}: the record is gone`);
    else if (!holds(signature, now) && !(await wasChanged(reader, companyId, kind, now, seqOf(signature, events)))) {
      findings.add(`${nameOf(signature)}: the record is not what was signed, and the trail tells of no change`);
    }
  }
}

function seqOf({ id }: StoredSignature, events: readonly SignatureEvent[]): number {
  return events.find((event) => event.id === String(id) && event.action === 'signature.made')?.seq ?? 0;
}

/** Whether the trail records, after the signature, a change of what it covers. */
async function wasChanged(
  reader: Reader,
  companyId: number,
  kind: SignedKind,
  now: SignedRecord,
  after: number,
): Promise<boolean> {
  const { record, recordId } = kind.subject(now);
  const rows = await reader.query<{ field: string }>(sql`select distinct c.value ->> 'field' as field
    from audit_events e cross join jsonb_array_elements(e.changes) as c
    where e.company_id = ${companyId} and e.record = ${record} and e.record_id = ${recordId} and e.seq > ${after}`);
  return rows.some(({ field }) => !isNamedBy(kind.notSigned, field));
}

function listEvents(reader: Reader, companyId: number, signatures: readonly Signed[]): Promise<SignatureEvent[]> {
  const ids = signatures.map(({ id }) => String(id));
  return reader.query<SignatureEvent>(sql`select record_id as id, seq, action, actor_id, actor_username, actor_name,
      changes
    from audit_events where company_id = ${companyId} and record = 'signature' and record_id = any (${ids}::text[])
    order by seq`);
}

async function listSignatures(reader: Reader, companyId: number, after: number): Promise<Signed[]> {
  const rows = await reader.query<SignatureRow & { signer_id: number; assertion_digest: Buffer | null }>(sql`
    select ${signatureColumns}, signer_id, assertion_digest
    from signatures where company_id = ${companyId} and id > ${after} order by id limit ${signaturesAtOnce}`);
  return rows.map((row) => ({ ...toSignature(row), signerId: row.signer_id, digest: row.assertion_digest }));
}
