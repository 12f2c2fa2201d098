import { createHash } from 'node:crypto';
import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { canonicalJson, type Json } from '@vigie/domain/kernel/trail/canonical-json';
import type { Signature } from '@vigie/domain/kernel/trail/signature';
import { saysWhatWasSigned, signedSchemaVersion } from '@vigie/domain/kernel/trail/signed-content';
import { sql } from '../database/statement';
import type { Reader, Tx } from '../database/tx';
import { digestOf, type PasskeyProof } from './passkey-proof';

export interface SignedRecord {
  readonly record: string;
  readonly recordId: string | number;
  /** Exactly what the signer saw. */
  readonly content: Json;
}

/** The record's identity is part of the hash: a signature moved to another record of the same content is worthless. */
export function contentHash({ record, recordId, content }: SignedRecord): string {
  return createHash('sha256')
    .update(canonicalJson({ record, recordId: String(recordId), content }))
    .digest('hex');
}

/** As it is stored: with exactly what was signed, where the release that made it kept that. */
export interface StoredSignature extends Signature {
  readonly record: string;
  readonly recordId: string;
  readonly content: Json | null;
  readonly schemaVersion: number | null;
  /** What its passkey signed; null for a signature with a password. */
  readonly proof: PasskeyProof | null;
}

export interface SignatureRow {
  id: number;
  record: string;
  record_id: string;
  content: Json | null;
  schema_version: number | null;
  signer_username: string;
  signer_name: string;
  meaning: string;
  signed_at: Date;
  content_hash: string;
  voided_at: Date | null;
  method: Signature['method'];
  assertion: PasskeyProof | null;
}

export const signatureColumns = sql`id, record, record_id, signer_username, signer_name, meaning, signed_at, content_hash, voided_at, content,
  schema_version, method, assertion`;

export interface SigningProof {
  readonly proof: PasskeyProof | null;
  readonly hasCode: boolean;
  /** The records that the signer was qualified by, where the step asks for it: kept in the event of the signature. */
  readonly qualifiedBy?: readonly string[];
}

/** The caller has just proven to be `signer` (CredentialCheck.verifyOwn), or has a passkey's proof of it, which serves once. */
export async function sign(
  tx: Tx,
  signer: Actor,
  meaning: string,
  signed: SignedRecord,
  { proof, hasCode, qualifiedBy = [] }: SigningProof = { proof: null, hasCode: false },
): Promise<Signature> {
  const { companyId } = tx.context.actor;
  const method: Signature['method'] = proof ? 'passkey' : hasCode ? 'password_and_code' : 'password';
  const hash = contentHash(signed);
  const row = await tx.get<SignatureRow>(sql`
    insert into signatures (company_id, record, record_id, meaning, signer_id, signer_username, signer_name, content_hash,
      content, schema_version, method, assertion, assertion_digest)
    values (${companyId}, ${signed.record}, ${String(signed.recordId)}, ${meaning}, ${signer.userId},
      ${signer.username}, ${signer.displayName}, ${hash}, ${canonicalJson(signed.content)}::jsonb, ${signedSchemaVersion},
      ${method}, ${proof && JSON.stringify(proof)}::jsonb, ${proof && digestOf(proof)})
    returning ${signatureColumns}`);
  tx.audit({
    action: 'signature.made',
    record: 'signature',
    recordId: row.id,
    changes: [
      { field: 'record', from: null, to: `${signed.record} ${signed.recordId}` },
      { field: 'meaning', from: null, to: meaning },
      { field: 'contentHash', from: null, to: hash },
      ...(method === 'password' ? [] : [{ field: 'method', from: null, to: method }]),
      ...(qualifiedBy.length === 0 ? [] : [{ field: 'qualifiedBy', from: null, to: [...qualifiedBy] }]),
    ],
  });
  return toSignature(row);
}

/** Whether a signature holds for the record as it is now: the one answer for the screen, the paper and the data. */
export function holds(signature: StoredSignature, now: SignedRecord): boolean {
  if (signature.record !== now.record || signature.recordId !== String(now.recordId)) return false;
  if (signature.content === null) return signature.voidedAt === null && signature.contentHash === contentHash(now);
  return isIntact(signature) && saysWhatWasSigned(signature.content, now.content);
}

/** Not void, and what is stored is what was signed; it says nothing of the record. */
export function isIntact(signature: StoredSignature): boolean {
  const { record, recordId, content } = signature;
  if (signature.voidedAt !== null) return false;
  return content === null || contentHash({ record, recordId, content }) === signature.contentHash;
}

/** Without the copy of the record, which is for those who check it. */
export function shownSignature(stored: StoredSignature): Signature {
  const { record: _r, recordId: _i, content: _c, schemaVersion: _s, proof: _p, ...signature } = stored;
  return signature;
}

/**
 * To be called by whatever changes signed content: signatures that no longer cover it become void, for ever. `changed`
 * returns the record as it is now, as one signature reads it; it is asked where there is one that may become void.
 */
export async function voidStaleSignatures(
  tx: Tx,
  { record, recordId }: Pick<SignedRecord, 'record' | 'recordId'>,
  changed: (signature: StoredSignature) => SignedRecord | Promise<SignedRecord>,
): Promise<number> {
  const { companyId } = tx.context.actor;
  const stale: StoredSignature[] = [];
  for (const one of await listSignatures(tx, companyId, record, recordId)) {
    if (one.voidedAt === null && !holds(one, await changed(one))) stale.push(one);
  }
  return voidSignatures(tx, stale);
}

/** Skips those that are void already. */
export async function voidSignatures(tx: Tx, signatures: readonly StoredSignature[]): Promise<number> {
  const { companyId } = tx.context.actor;
  const stale = signatures.filter(({ voidedAt }) => voidedAt === null).map(({ id }) => id);
  if (stale.length === 0) return 0;
  await tx.query(sql`update signatures set voided_at = clock_timestamp()
    where company_id = ${companyId} and id = any (${stale}::bigint[]) and voided_at is null`);
  for (const id of stale) tx.audit({ action: 'signature.voided', record: 'signature', recordId: id });
  return stale.length;
}

export function listSignatures(
  reader: Reader,
  companyId: number,
  record: string,
  recordId: string | number,
): Promise<StoredSignature[]> {
  return listSignaturesUnder(reader, companyId, [record], String(recordId));
}

/** Of several kinds of records that have one number. */
export async function listSignaturesUnder(
  reader: Reader,
  companyId: number,
  records: readonly string[],
  recordId: string,
): Promise<StoredSignature[]> {
  const rows = await reader.query<SignatureRow>(sql`
    select ${signatureColumns} from signatures
    where company_id = ${companyId} and record = any (${records}::text[]) and record_id = ${recordId} order by id`);
  return rows.map(toSignature);
}

/** The latest signature of each of these records, by record id. */
export async function findSignatures(
  reader: Reader,
  companyId: number,
  record: string,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, StoredSignature>> {
  if (recordIds.length === 0) return new Map();
  const rows = await reader.query<SignatureRow>(sql`
    select ${signatureColumns} from signatures
    where company_id = ${companyId} and record = ${record} and record_id = any (${recordIds}::text[]) order by id`);
  return new Map(rows.map((row) => [row.record_id, toSignature(row)]));
}

/** The same as it is shown, without the copies of what was signed. */
export async function findShownSignatures(
  reader: Reader,
  companyId: number,
  record: string,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, Signature>> {
  if (recordIds.length === 0) return new Map();
  const rows = await reader.query<SignatureRow>(sql`select id, record, record_id, signer_username, signer_name, meaning,
      signed_at, content_hash, voided_at, null as content, schema_version, method, null as assertion
    from signatures where company_id = ${companyId} and record = ${record} and record_id = any (${recordIds}::text[])
    order by id`);
  return new Map(rows.map((row) => [row.record_id, shownSignature(toSignature(row))]));
}

export function toSignature(row: SignatureRow): StoredSignature {
  return {
    id: row.id,
    record: row.record,
    recordId: row.record_id,
    content: row.content,
    schemaVersion: row.schema_version,
    signerName: row.signer_name,
    signerUsername: row.signer_username,
    meaning: row.meaning,
    signedAt: row.signed_at.toISOString(),
    contentHash: row.content_hash,
    method: row.method,
    proof: row.assertion,
    voidedAt: row.voided_at?.toISOString() ?? null,
  };
}
