import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';

export type LinkPurpose = 'invitation' | 'password_reset';

const lifetimeMinutes: Record<LinkPurpose, number> = { invitation: 7 * 24 * 60, password_reset: 30 };

/** A link that works once. The token names the company, since whoever opens it is not signed in. */
export async function createLink(tx: Tx, userId: number, purpose: LinkPurpose): Promise<string> {
  const { companyId } = tx.context.actor;
  const id = randomUUID();
  const secret = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + lifetimeMinutes[purpose] * 60_000);
  await tx.query(sql`insert into account_links (company_id, id, user_id, purpose, token_hash, expires_at)
    values (${companyId}, ${id}, ${userId}, ${purpose}, ${hashOf(secret)}, ${expiresAt})`);
  tx.audit({ action: `user.${purpose}_sent`, record: 'user', recordId: userId });
  return `${companyId}.${id}.${secret}`;
}

export function companyOfLink(token: string): number {
  const company = /^(\d{1,9})\.[0-9a-f-]{36}\.[\w-]{43}$/.exec(token)?.[1];
  if (!company) throw new Refusal('link_expired');
  return Number(company);
}

/** Whose link it is, while it is worth something. */
export async function findOwnerOfLink(reader: Reader, companyId: number, token: string): Promise<number> {
  const [, id = '', secret = ''] = token.split('.');
  const link = await reader.find<{ user_id: number }>(sql`select user_id from account_links
    where company_id = ${companyId} and id = ${id} and token_hash = ${hashOf(secret)}
      and used_at is null and expires_at > now()`);
  if (!link) throw new Refusal('link_expired');
  return link.user_id;
}

/** Uses the link up: it and every older one of the same purpose are worthless from now on. */
export async function redeemLink(tx: Tx, token: string, purpose: LinkPurpose): Promise<number> {
  const { companyId } = tx.context.actor;
  const [, id = '', secret = ''] = token.split('.');
  const link = await tx.find<{ user_id: number }>(sql`select user_id from account_links
    where company_id = ${companyId} and id = ${id} and purpose = ${purpose} and token_hash = ${hashOf(secret)}
      and used_at is null and expires_at > now() for update`);
  if (!link) throw new Refusal('link_expired');
  await tx.query(sql`update account_links set used_at = now()
    where company_id = ${companyId} and user_id = ${link.user_id} and purpose = ${purpose} and used_at is null`);
  return link.user_id;
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
