import { createHash } from 'node:crypto';
import type { Actor } from '@vigie/domain/kernel/actor';
import { canonicalJson, type Json } from '@vigie/domain/kernel/canonical-json';
import type { Signature } from '@vigie/domain/kernel/signature';
import { sql } from '../database/statement';
import type { Reader, Tx } from '../database/tx';

export interface SignedRecord {
  readonly record: string;
  readonly recordId: string | number;
  /** Exactly what the signer saw and vouches for. */
  readonly content: Json;
}

/** The record's identity is part of the hash: a signature moved to another record of the same content is worthless. */
export function contentHash({ record, recordId, content }: SignedRecord): string {
  return createHash('sha256')
    .update(canonicalJson({ record, recordId: String(recordId), content }))
    .digest('hex');
}

interface SignatureRow {
  id: number;
  signer_username: string;
  signer_name: string;
  meaning: string;
  signed_at: Date;
  content_hash: string;
  voided_at: Date | null;
}

/** The caller has just proven to be `signer` (CredentialCheck.verifyOwn). */
export async function sign(tx: Tx, signer: Actor, meaning: string, signed: SignedRecord): Promise<Signature> {
  const { companyId } = tx.context.actor;
  const hash = contentHash(signed);
  const row = await tx.get<SignatureRow>(sql`
    insert into signatures (company_id, record, record_id, meaning, signer_id, signer_username, signer_name, content_hash)
    values (${companyId}, ${signed.record}, ${String(signed.recordId)}, ${meaning}, ${signer.userId},
      ${signer.username}, ${signer.displayName}, ${hash})
    returning id, signer_username, signer_name, meaning, signed_at, content_hash, voided_at`);
  tx.audit({
    action: 'signature.made',
    record: 'signature',
    recordId: row.id,
    changes: [
      { field: 'record', from: null, to: `${signed.record} ${signed.recordId}` },
      { field: 'meaning', from: null, to: meaning },
      { field: 'contentHash', from: null, to: hash },
    ],
  });
  return toSignature(row);
}

/** To be called by whatever changes signed content: signatures that no longer cover it become void, for ever. */
export async function voidStaleSignatures(tx: Tx, changed: SignedRecord): Promise<number> {
  const { companyId } = tx.context.actor;
  const voided = await tx.query<{ id: number }>(sql`update signatures set voided_at = clock_timestamp()
    where company_id = ${companyId} and record = ${changed.record} and record_id = ${String(changed.recordId)}
      and voided_at is null and content_hash <> ${contentHash(changed)} returning id`);
  for (const { id } of voided) tx.audit({ action: 'signature.voided', record: 'signature', recordId: id });
  return voided.length;
}

export async function listSignatures(
  reader: Reader,
  companyId: number,
  record: string,
  recordId: string | number,
): Promise<Signature[]> {
  const rows = await reader.query<SignatureRow>(sql`
    select id, signer_username, signer_name, meaning, signed_at, content_hash, voided_at from signatures
    where company_id = ${companyId} and record = ${record} and record_id = ${String(recordId)} order by id`);
  return rows.map(toSignature);
}

/** The latest signature of each of these records, by record id. */
export async function findSignatures(
  reader: Reader,
  companyId: number,
  record: string,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, Signature>> {
  if (recordIds.length === 0) return new Map();
  const rows = await reader.query<SignatureRow & { record_id: string }>(sql`
    select id, record_id, signer_username, signer_name, meaning, signed_at, content_hash, voided_at from signatures
    where company_id = ${companyId} and record = ${record} and record_id = any (${recordIds}::text[]) order by id`);
  return new Map(rows.map((row) => [row.record_id, toSignature(row)]));
}

function toSignature(row: SignatureRow): Signature {
  return {
    id: row.id,
    signerName: row.signer_name,
    signerUsername: row.signer_username,
    meaning: row.meaning,
    signedAt: row.signed_at.toISOString(),
    contentHash: row.content_hash,
    voidedAt: row.voided_at?.toISOString() ?? null,
  };
}
