import type { LinkPurpose } from '@vigie/domain/modules/accounts/identity';
import { type Sql, sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';

export interface NewAccountLink {
  readonly id: string;
  readonly userId: number;
  readonly purpose: LinkPurpose;
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
  readonly email: string;
  readonly accountEmail: string;
}

export async function insertAccountLink(tx: Tx, link: NewAccountLink): Promise<void> {
  const { companyId, displayName } = tx.context.actor;
  await tx.query(sql`insert into account_links (company_id, id, user_id, purpose, token_hash, expires_at, email,
      sent_by, account_email)
    values (${companyId}, ${link.id}, ${link.userId}, ${link.purpose}, ${link.tokenHash}, ${link.expiresAt},
      ${link.email}, ${displayName}, ${link.accountEmail})`);
}

export interface SentLink {
  readonly userId: number;
  readonly purpose: LinkPurpose;
  readonly email: string;
  readonly sentBy: string;
  /** The account's address when the link was sent. */
  readonly accountEmail: string;
}

export function findSentLink(reader: Reader, companyId: number, id: string): Promise<SentLink | null> {
  return reader.find<SentLink>(sql`select user_id as "userId", purpose, email, sent_by as "sentBy",
    account_email as "accountEmail" from account_links where company_id = ${companyId} and id = ${id}`);
}

export interface LinkKey {
  readonly id: string;
  readonly purpose: LinkPurpose;
  readonly tokenHash: Buffer;
}

/** Neither used nor expired. */
export function findValidLink(reader: Reader, companyId: number, key: LinkKey): Promise<{ userId: number } | null> {
  return reader.find(sql`select user_id as "userId" from account_links where ${isValid(companyId, key)}`);
}

export function lockValidLink(tx: Tx, key: LinkKey): Promise<{ userId: number; email: string | null } | null> {
  return tx.find(sql`select user_id as "userId", email from account_links
    where ${isValid(tx.context.actor.companyId, key)} for update`);
}

function isValid(companyId: number, { id, purpose, tokenHash }: LinkKey): Sql {
  return sql`company_id = ${companyId} and id = ${id} and purpose = ${purpose} and token_hash = ${tokenHash}
    and used_at is null and expires_at > now()`;
}

/** Every unused one of this purpose. */
export async function markLinksUsed(tx: Tx, userId: number, purpose: LinkPurpose): Promise<void> {
  await tx.query(sql`update account_links set used_at = now()
    where company_id = ${tx.context.actor.companyId} and user_id = ${userId} and purpose = ${purpose}
      and used_at is null`);
}

export async function countRecentLinks(tx: Tx, userId: number, purpose: LinkPurpose, minutes: number): Promise<number> {
  const row = await tx.get<{ sent: number }>(sql`select count(*) as sent from account_links
    where company_id = ${tx.context.actor.companyId} and user_id = ${userId} and purpose = ${purpose}
      and created_at > now() - make_interval(mins => ${minutes})`);
  return row.sent;
}
