import { randomBytes, randomUUID } from 'node:crypto';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { sql } from '../database/statement';
import type { Tx } from '../database/tx';
import type { Secrets } from './secrets';

const lifetimeMinutes = 5;

/** A ticket ties the second request of an act to its first. */
export type TicketPurpose =
  | 'sign_in'
  | 'passkey_sign_in'
  | 'unlock'
  | 'new_passkey'
  | 'new_totp'
  | 'second_factor_change';

export interface Ticket {
  readonly id: string;
  /** Null before the user is known. */
  readonly owner: { readonly companyId: number; readonly userId: number } | null;
  /** What a passkey must sign, or the secret of an application for codes. */
  readonly content: string;
}

/** For one purpose, one person and five minutes; its holder can read nothing in it. */
export class Tickets {
  constructor(private readonly secrets: Secrets) {}

  issue(purpose: TicketPurpose, owner: Ticket['owner'], content = newChallenge()): { token: string; ticket: Ticket } {
    const ticket = { id: randomUUID(), owner, content };
    const expiresAt = Date.now() + lifetimeMinutes * 60_000;
    return { ticket, token: this.secrets.seal(`ticket ${purpose}`, JSON.stringify({ ...ticket, expiresAt })) };
  }

  read(purpose: TicketPurpose, token: string): Ticket {
    const text = this.secrets.open(`ticket ${purpose}`, token);
    const { expiresAt, ...ticket } = JSON.parse(text ?? '{"expiresAt":0}') as Ticket & { expiresAt: number };
    if (expiresAt <= Date.now()) throw new Refusal('ticket_expired');
    return ticket;
  }

  /** For a ticket that was issued to this signed-in user. */
  readOwn(purpose: TicketPurpose, token: string, companyId: number, userId: number): Ticket {
    const ticket = this.read(purpose, token);
    if (ticket.owner?.companyId !== companyId || ticket.owner.userId !== userId) throw new Refusal('ticket_expired');
    return ticket;
  }
}

export function newChallenge(): string {
  return randomBytes(32).toString('base64url');
}

/** A second use is refused, also at the same moment. The caller audits what it did to the user. */
export async function useTicket(tx: Tx, { id }: Ticket, userId: number): Promise<void> {
  const used = await tx.find(sql`insert into used_tickets (company_id, id, user_id)
    values (${tx.context.actor.companyId}, ${id}, ${userId}) on conflict do nothing returning 1`);
  if (!used) throw new Refusal('ticket_expired');
}
