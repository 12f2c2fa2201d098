import { createHash, randomUUID } from 'node:crypto';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { type LinkPurpose, linkAddress } from '@vigie/domain/modules/accounts/identity';
import { sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';
import type { Platform } from '../../platform/platform';
import { lockUser, type UserRecord } from './repository';

const week = 7 * 24 * 60;
const lifetimeMinutes: Record<LinkPurpose, number> = {
  invitation: week,
  password_reset: 30,
  email_confirmation: week,
};

export interface AccountLink {
  readonly id: string;
  readonly expiresAt: Date;
  /** Where it is sent: opening it shows who reads that mailbox. */
  readonly email: string;
}

/** A link that works once. Its token is made when it is mailed. */
export async function createLink(
  { linkTokens }: Pick<Platform, 'linkTokens'>,
  tx: Tx,
  user: UserRecord,
  purpose: LinkPurpose,
  minutes = lifetimeMinutes[purpose],
): Promise<AccountLink> {
  const { companyId, displayName } = tx.context.actor;
  const id = randomUUID();
  const tokenHash = hashOf(linkTokens.secretOf({ companyId, id, purpose }));
  const expiresAt = new Date(Date.now() + minutes * 60_000);
  const email = linkAddress(purpose, user);
  await tx.query(sql`insert into account_links (company_id, id, user_id, purpose, token_hash, expires_at, email,
      sent_by, account_email)
    values (${companyId}, ${id}, ${user.id}, ${purpose}, ${tokenHash}, ${expiresAt}, ${email}, ${displayName},
      ${user.email})`);
  tx.audit({ action: `user.${purpose}_sent`, record: 'user', recordId: user.id });
  return { id, expiresAt, email };
}

export interface SentLink {
  readonly userId: number;
  readonly purpose: LinkPurpose;
  readonly email: string;
  /** Who caused it. */
  readonly sentBy: string;
  /** The address that the account had then. */
  readonly accountEmail: string;
}

export function findSentLink(reader: Reader, companyId: number, id: string): Promise<SentLink | null> {
  return reader.find<SentLink>(sql`select user_id as "userId", purpose, email, sent_by as "sentBy",
    account_email as "accountEmail" from account_links where company_id = ${companyId} and id = ${id}`);
}

export function companyOfLink(token: string): number {
  const company = /^(\d{1,9})\.[0-9a-f-]{36}\.[\w-]{43}$/.exec(token)?.[1];
  if (!company) throw new Refusal('link_expired');
  return Number(company);
}

/** Whose link it is, while it is worth something. */
export async function findOwnerOfLink(
  reader: Reader,
  companyId: number,
  token: string,
  purpose: LinkPurpose,
): Promise<number> {
  const [, id = '', secret = ''] = token.split('.');
  const link = await reader.find<{ user_id: number }>(sql`select user_id from account_links
    where company_id = ${companyId} and id = ${id} and purpose = ${purpose} and token_hash = ${hashOf(secret)}
      and used_at is null and expires_at > now()`);
  if (!link) throw new Refusal('link_expired');
  return link.user_id;
}

/**
 * Uses the link up: it and every older one of the same purpose are worthless from now on. One that went to an address
 * which the account has left since is worth nothing either.
 */
export async function redeemLink(tx: Tx, token: string, purpose: LinkPurpose): Promise<UserRecord> {
  const { companyId } = tx.context.actor;
  const [, id = '', secret = ''] = token.split('.');
  const link = await tx.find<{ user_id: number; email: string | null }>(sql`select user_id, email from account_links
    where company_id = ${companyId} and id = ${id} and purpose = ${purpose} and token_hash = ${hashOf(secret)}
      and used_at is null and expires_at > now() for update`);
  const user = link && (await lockUser(tx, link.user_id));
  if (!user || (link.email !== null && link.email !== linkAddress(purpose, user))) throw new Refusal('link_expired');
  await tx.query(sql`update account_links set used_at = now()
    where company_id = ${companyId} and user_id = ${user.id} and purpose = ${purpose} and used_at is null`);
  return user;
}

const mostConfirmations = { links: 5, minutes: 10 };

/** Nobody fills a mailbox through an open session. */
export async function refuseManyConfirmations(tx: Tx, userId: number): Promise<void> {
  const { links, minutes } = mostConfirmations;
  const { sent } = await tx.get<{ sent: number }>(sql`select count(*) as sent from account_links
    where company_id = ${tx.context.actor.companyId} and user_id = ${userId} and purpose = 'email_confirmation'
      and created_at > now() - make_interval(mins => ${minutes})`);
  if (sent >= links) throw new Refusal('too_many_requests', { retryAfterSeconds: minutes * 60 });
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
