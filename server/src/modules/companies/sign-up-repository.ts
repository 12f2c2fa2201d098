import { createHash, randomUUID } from 'node:crypto';
import type { SpokenStyle } from '@vigie/domain/kernel/message';
import { sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';

const lifetimeHours = 24;
/** For a day. Behind a proxy that is not trusted, all requests come from one address. */
const most = { ofMailbox: 3, ofAddress: 100 };
const maxAttempts = 20;

export const newSignUpId = randomUUID;

export interface AskedSignUp {
  readonly companyName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly username: string;
  readonly passwordHash: string;
}

export interface NewSignUp extends AskedSignUp {
  readonly id: string;
  readonly secret: string;
  readonly style: SpokenStyle;
  readonly address: string;
}

/** False when this mailbox or address has asked too often. */
export async function requestSignUp(tx: Tx, asked: NewSignUp): Promise<boolean> {
  const expiresAt = new Date(Date.now() + lifetimeHours * 3_600_000);
  const row = await tx.get<{ stored: boolean }>(sql`select request_sign_up(${asked.id}, ${hashOf(asked.secret)},
    ${asked.companyName}, ${asked.firstName}, ${asked.lastName}, ${asked.email}, ${asked.username},
    ${asked.passwordHash}, ${asked.style}, ${asked.address}, ${expiresAt}, ${most.ofMailbox}, ${most.ofAddress})
    as stored`);
  return row.stored;
}

export interface MailedSignUp {
  readonly companyName: string;
  readonly firstName: string;
  readonly email: string;
  readonly style: SpokenStyle;
}

export function findMailedSignUp(reader: Reader, id: string): Promise<MailedSignUp | null> {
  return reader.find<MailedSignUp>(sql`select company_name as "companyName", first_name as "firstName", email, style
    from find_sign_up(${id})`);
}

/** Null once the link was tried too often, too. */
export function openSignUp(reader: Reader, id: string, secret: string): Promise<AskedSignUp | null> {
  return reader.find<AskedSignUp & Record<string, unknown>>(sql`select company_name as "companyName",
    first_name as "firstName", last_name as "lastName", email, username, password_hash as "passwordHash"
    from open_sign_up(${id}, ${hashOf(secret)}, ${maxAttempts})`);
}

/** True for the one caller who uses it up. */
export async function useSignUp(tx: Tx, id: string, secret: string): Promise<boolean> {
  const row = await tx.get<{ used: boolean }>(sql`select use_sign_up(${id}, ${hashOf(secret)}) as used`);
  return row.used;
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
