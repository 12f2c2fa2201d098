import { type LiveEvent, recordsChanged } from '@vigie/domain/kernel/http/live';
import pg from 'pg';
import { sql } from '../database/statement';
import type { Tx } from '../database/tx';

/** Messages between the copies of the server. They are sent by the commit, and by nothing that is rolled back. */
export type BusMessage =
  /** These sessions ended; null: all of the user's. */
  | { kind: 'sessions_ended'; companyId: number; userId: number; sessionIds: readonly string[] | null }
  /** Others have taken the place of these sessions: their pages come back with a new token. */
  | { kind: 'sessions_renewed'; companyId: number; userId: number; sessionIds: readonly string[] }
  /** These sessions wait for their person to say again who they are. */
  | { kind: 'sessions_locked'; companyId: number; userId: number; sessionIds: readonly string[] }
  /** What a session remembers of the rules of its company has changed. */
  | { kind: 'rules_changed'; companyId: number }
  /** Something that a session remembers of the user has changed: roles, name, preferences. */
  | { kind: 'user_changed'; companyId: number; userId: number }
  /** Something that sessions remember of the company has changed: of whom a second factor is asked. */
  | { kind: 'company_changed'; companyId: number }
  /** All sessions of the company end. */
  | { kind: 'company_archived'; companyId: number }
  /** For the open pages of these users; null: everyone of the company. */
  | { kind: 'live'; companyId: number; userIds: readonly number[] | null; event: LiveEvent };

const channel = 'vigie';
/** PostgreSQL takes at most 8000 bytes; a thousand ids of seven digits stay below. */
const recipientsAtOnce = 900;

/** Sent with the next statement, without a round trip of its own. */
export async function publish(tx: Tx, message: BusMessage): Promise<void> {
  const parts = message.kind === 'live' && message.userIds ? splitRecipients(message, message.userIds) : [message];
  for (const part of parts) tx.send(sql`select pg_notify(${channel}, ${JSON.stringify(part)})`);
}

/**
 * Notifies every open page of a company that records of a kind have changed. PostgreSQL lets transactions that notify
 * commit one after the other, in all companies: this is for what changes now and then, not for every keystroke.
 */
export function publishRecordChanged(tx: Tx, record: string, companyId = tx.context.actor.companyId): Promise<void> {
  return publish(tx, { kind: 'live', companyId, userIds: null, event: recordsChanged(record) });
}

/**
 * The same of the case that the transaction is in, or of what belongs to it: of a confidential one its readers are
 * notified, and those who were until now, whose pages then find it no longer.
 */
export async function publishToReaders(tx: Tx, record: string, past: readonly (number | null)[] = []): Promise<void> {
  const { companyId } = tx.context.actor;
  const { ids } = await tx.get<{ ids: number[] | null }>(sql`select current_audience() as ids`);
  const userIds = ids && [...new Set([...ids, ...past])].filter((id) => id !== null);
  await publish(tx, { kind: 'live', companyId, userIds, event: recordsChanged(record) });
}

function splitRecipients(message: BusMessage, userIds: readonly number[]): BusMessage[] {
  const parts: BusMessage[] = [];
  for (let start = 0; start < userIds.length; start += recipientsAtOnce) {
    parts.push({ ...message, userIds: userIds.slice(start, start + recipientsAtOnce) } as BusMessage);
  }
  return parts;
}

type Listener = (message: BusMessage) => void;

/** Listens on one connection of its own and finds its way back when that is lost. */
export class Bus {
  private client: pg.Client | null = null;
  private readonly listeners = new Set<Listener>();
  private readonly lossListeners = new Set<() => void>();
  private readonly returnListeners = new Set<() => void>();
  private closed = false;
  private retryTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly url: string,
    private readonly onError: (error: Error) => void,
  ) {}

  /** False while messages may be missed: caches must then ask the database instead. */
  get isConnected(): boolean {
    return this.client !== null;
  }

  onMessage(listener: Listener): void {
    this.listeners.add(listener);
  }

  onLoss(listener: () => void): void {
    this.lossListeners.add(listener);
  }

  /** Connected again after a loss: what was said in between has not been heard. */
  onReturn(listener: () => void): void {
    this.returnListeners.add(listener);
  }

  async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, application_name: 'vigie bus', keepAlive: true });
    client.on('notification', ({ payload }) => {
      if (!payload) return;
      const message = JSON.parse(payload) as BusMessage;
      for (const listener of this.listeners) listener(message);
    });
    client.on('error', (error) => this.lose(client, error));
    client.on('end', () => this.lose(client, null));
    await client.connect();
    await client.query(`listen ${channel}`);
    this.client = client;
  }

  private lose(client: pg.Client, error: Error | null): void {
    if (error && !this.closed) this.onError(error);
    if (this.client !== client) return;
    this.client = null;
    for (const listener of this.lossListeners) listener();
    this.reconnect(250);
  }

  private reconnect(delay: number): void {
    if (this.closed) return;
    this.retryTimer = setTimeout(() => {
      this.connect().then(
        () => {
          for (const listener of this.returnListeners) listener();
        },
        (error: Error) => {
          this.onError(error);
          this.reconnect(Math.min(delay * 2, 5_000));
        },
      );
    }, delay);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retryTimer);
    await this.client?.end();
  }
}
