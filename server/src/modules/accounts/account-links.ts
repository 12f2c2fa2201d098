import { createHash, randomUUID } from 'node:crypto';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { type LinkPurpose, linkAddress } from '@vigie/domain/modules/accounts/identity';
import type { Reader, Tx } from '../../platform/database/tx';
import type { Platform } from '../../platform/platform';
import {
  countRecentLinks,
  findValidLink,
  insertAccountLink,
  lockValidLink,
  markLinksUsed,
} from './account-link-repository';
import { lockUser, type UserRecord } from './repository';

const week = 7 * 24 * 60;
export const lifetimeMinutes: Record<LinkPurpose, number> = {
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
  const { companyId } = tx.context.actor;
  const id = randomUUID();
  const tokenHash = hashOf(linkTokens.secretOf({ companyId, id, purpose }));
  const expiresAt = new Date(Date.now() + minutes * 60_000);
  const email = linkAddress(purpose, user);
  const link = { id, userId: user.id, purpose, tokenHash, expiresAt, email, accountEmail: user.email };
  await insertAccountLink(tx, link);
  tx.audit({ action: `user.${purpose}_sent`, record: 'user', recordId: user.id });
  return { id, expiresAt, email };
}

export function companyOfLink(token: string): number {
  const company = /^(\d{1,9})\.[0-9a-f-]{36}\.[\w-]{43}$/.exec(token)?.[1];
  if (!company) throw new Refusal('link_expired');
  return Number(company);
}

/** The user whose link it is; refuses one that is used or expired. */
export async function findOwnerOfLink(
  reader: Reader,
  companyId: number,
  token: string,
  purpose: LinkPurpose,
): Promise<number> {
  const link = await findValidLink(reader, companyId, keyOf(token, purpose));
  if (!link) throw new Refusal('link_expired');
  return link.userId;
}

/**
 * Uses the link up: it and every older one of the same purpose are worthless from now on. One that went to an address
 * which the account has left since is worth nothing either.
 */
export async function redeemLink(tx: Tx, token: string, purpose: LinkPurpose): Promise<UserRecord> {
  const link = await lockValidLink(tx, keyOf(token, purpose));
  const user = link && (await lockUser(tx, link.userId));
  if (!user || (link.email !== null && link.email !== linkAddress(purpose, user))) throw new Refusal('link_expired');
  await markLinksUsed(tx, user.id, purpose);
  return user;
}

function keyOf(token: string, purpose: LinkPurpose) {
  const [, id = '', secret = ''] = token.split('.');
  return { id, purpose, tokenHash: hashOf(secret) };
}

const maxConfirmations = { links: 5, minutes: 10 };

/** An open session must not be used to flood a mailbox. */
export async function refuseManyConfirmations(tx: Tx, userId: number): Promise<void> {
  const { links, minutes } = maxConfirmations;
  const sent = await countRecentLinks(tx, userId, 'email_confirmation', minutes);
  if (sent >= links) throw new Refusal('too_many_requests', { retryAfterSeconds: minutes * 60 });
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
