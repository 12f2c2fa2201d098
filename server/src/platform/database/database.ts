import { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { hasRole } from '@vigie/domain/kernel/identity/actor';
import { Refusal } from '@vigie/domain/kernel/refusal';
import pg, { type PoolClient, type QueryResultRow } from 'pg';
import { auditPayload } from '../audit/payload';
import type { Context } from '../context';
import { lowerPriorityOfProcess } from '../jobs/priority';
import { commit, commitAudited, untilDurable } from './commit';
import { DatabaseWatchdog, type WatchdogOptions } from './database-watchdog';
import { AlreadyAnswered, claimKey, saveAnswer } from './idempotency';
import { untilPlannedAsUsual } from './kept-plans';
import { WithNewId } from './new-id';
import { Replica } from './replica';
import { sendTogether } from './send-together';
import { codeOf, SentStatements } from './sent-statements';
import { settingsFor, startOptions, transactionSettings } from './session-settings';
import { type Question, SharedReads } from './shared-reads';
import { neverPrepareOn, run, type Sql, sql } from './statement';
import type { Reader, TransactionEntry, Tx } from './tx';

/** PostgreSQL dates without a time stay the strings they are: a Date would move them across time zones. */
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface DatabaseOptions extends Partial<WatchdogOptions> {
  readonly maxConnections?: number;
  readonly onError?: (error: Error) => void;
  /** The address is that of a pooler in transaction mode: nothing outlives a transaction, and nothing is prepared. */
  readonly isPooled?: boolean;
  /** A copy that follows the log of this database, for reads that take long; null: there is none. */
  readonly replicaUrl?: string | null;
  /** It runs on this machine for this program alone, so that reads that take long can have a lower priority. */
  readonly isEmbedded?: boolean;
}

export class Database {
  private readonly pool: pg.Pool;
  private readonly isPooled: boolean;
  /** What every transaction begins with. */
  private readonly begin: string;
  /** Whom each connection last served, to set it only when it differs. */
  private readonly served = new WeakMap<PoolClient, string>();
  private readonly shared = new SharedReads(this);
  private readonly watchdog: DatabaseWatchdog;
  private readonly replica: { readonly pool: pg.Pool; readonly follower: Replica } | null;
  /** For reads that take long: the database itself, as far as others leave it a processor. */
  private readonly patientPool: pg.Pool;

  constructor(url: string, options: DatabaseOptions = {}) {
    const { patienceMs = 0, onChange = () => {} } = options;
    this.watchdog = new DatabaseWatchdog(url, { patienceMs, onChange });
    this.isPooled = options.isPooled ?? false;
    this.begin = this.isPooled ? `${transactionSettings}; ` : '';
    const onError = (error: Error) => options.onError?.(error);
    const poolAt = (connectionString: string, isPooled: boolean, more: pg.PoolConfig) =>
      withErrorHandler(
        new pg.Pool({
          connectionString,
          application_name: 'vigie',
          connectionTimeoutMillis: 10_000,
          ...(!isPooled && { options: startOptions }),
          // Statements that are not waited for one by one go out together, and their answers come back in that order.
          pipeline: true,
          ...more,
        }),
        onError,
      );
    const stream = () => this.watchdog.follow(new Socket());
    this.pool = poolAt(url, this.isPooled, { max: options.maxConnections ?? 20, stream });
    this.pool.on('connect', (client) => {
      if (this.isPooled) neverPrepareOn(client);
    });
    this.patientPool = options.isEmbedded
      ? withLowPriority(poolAt(url, false, { max: patientConnections, stream }))
      : this.pool;
    const pool =
      options.replicaUrl && poolAt(options.replicaUrl, false, { max: replicaConnections, ...replicaPatience });
    this.replica = pool ? { pool, follower: new Replica(pool, this.pool, onError) } : null;
  }

  /** One or more independent reads for the context's company, without the cost of a transaction. */
  async read<T>(context: Context, work: (reader: Reader) => Promise<T>): Promise<T> {
    if (this.isPooled) return this.readInTransaction(context, work);
    const client = await this.pool.connect();
    let broken = false;
    let isOver = false;
    const refuseLate = () => {
      if (isOver) throw new Error('this read is over');
    };
    try {
      // Sent ahead of the first statement and not waited for: both are one round trip.
      const serving = this.serve(client, settingsFor(context.actor, 'session'));
      const [done, served] = await Promise.allSettled([work(readerOn(client, refuseLate)), serving]);
      await untilPlannedAsUsual(client);
      // An answer read with another user's rights must not be reused.
      if (served.status === 'rejected') throw served.reason;
      if (done.status === 'rejected') throw done.reason;
      return done.value;
    } catch (error) {
      broken = isConnectionError(error);
      throw error;
    } finally {
      isOver = true;
      client.release(broken);
    }
  }

  private readInTransaction<T>(context: Context, work: (reader: Reader) => Promise<T>): Promise<T> {
    return this.inTransaction(context, async (client, sent) => {
      const result = await work(readerOn(client, () => sent.refuseLate()));
      await commit(client);
      return result;
    });
  }

  /** One read that all who ask the same thing at the same moment share, as far as they may see the same. */
  readOnce<Answer>(context: Context, question: Question<Answer>): Promise<Answer> {
    return this.shared.read(context, question);
  }

  /** Each of its statements is a read of its own: for what may need none. */
  readerFor(context: Context): Reader {
    return {
      query: (statement) => this.read(context, (reader) => reader.query(statement)),
      find: (statement) => this.read(context, (reader) => reader.find(statement)),
      get: (statement) => this.read(context, (reader) => reader.get(statement)),
    };
  }

  private async serve(client: PoolClient, settings: string): Promise<void> {
    if (this.served.get(client) === settings) return;
    this.served.delete(client);
    sendTogether(client);
    await client.query(settings);
    this.served.set(client, settings);
  }

  /** Reads that see one moment together, whatever is written meanwhile. */
  snapshot<T>(context: Context, work: (reader: Reader) => Promise<T>): Promise<T> {
    return this.snapshotOn(this.pool, context, work);
  }

  private snapshotOn<T>(pool: pg.Pool, context: Context, work: (reader: Reader) => Promise<T>): Promise<T> {
    const settings = this.begin + settingsFor(context.actor, 'local');
    return this.readOnly(`isolation level repeatable read read only; ${settings}`, work, pool);
  }

  /**
   * The same for what takes long and would be in the way of others: read from the replica, where there is one that has everything
   * that was committed by now, otherwise at a low priority where the database is embedded.
   */
  async snapshotOnReplica<T>(context: Context, work: (reader: Reader) => Promise<T>): Promise<T> {
    const { replica } = this;
    if (!replica || !(await replica.follower.isInStep())) return this.snapshotOn(this.patientPool, context, work);
    return this.readOnly(
      `isolation level repeatable read read only; ${settingsFor(context.actor, 'local')}`,
      work,
      replica.pool,
    );
  }

  /** For the administrators of the platform alone: the tables that allow it are seen whole, and nothing can be written. */
  async readAcrossCompanies<T>(context: Context, work: (reader: Reader) => Promise<T>): Promise<T> {
    if (!hasRole(context.actor, 'platform_admin')) throw new Refusal('not_allowed');
    return this.readOnly(`read only; ${this.begin}set local vigie.platform to 'on'`, work);
  }

  private async readOnly<T>(begin: string, work: (reader: Reader) => Promise<T>, pool = this.pool): Promise<T> {
    const client = await pool.connect();
    let broken = false;
    try {
      await client.query(`begin ${begin}`);
      const result = await work(readerOn(client));
      await client.query('commit');
      return result;
    } catch (error) {
      broken = await this.tidyUp(client, error);
      throw error;
    } finally {
      client.release(broken);
    }
  }

  /**
   * All or nothing, for the context's company and in its actor's name. The audit events go in with the commit itself, in
   * one round trip with what was sent before it and not waited for: the chain of the company is locked for no longer than
   * that. Answered once it is on the disk.
   */
  async transaction<T>(context: Context, work: (tx: Tx) => Promise<T | WithNewId<T>>): Promise<T> {
    return this.inTransaction(context, async (client, sent) => {
      const entries: TransactionEntry[] = [];
      const afterwards: (() => void)[] = [];
      const tx: Tx = {
        ...readerOn(client, () => sent.refuseLate()),
        context,
        isRehearsal: false,
        ...sent.txMethods(),
        audit: (entry) => entries.push(entry),
        afterCommit: (act) => afterwards.push(act),
      };
      if (context.idempotency) {
        await claimKey(tx, context.idempotency).catch(async (error: unknown) => {
          // The earlier request may still be waiting for the disk.
          if (error instanceof AlreadyAnswered) await client.query(`rollback; ${untilDurable}`);
          throw error;
        });
      }
      const result = await sent.explain(work(tx));
      if (context.idempotency) saveAnswer(tx, context.idempotency, result);
      await appendEvents(sent, context, entries);
      await sent.explain(entries.length > 0 ? commitAudited(client) : commit(client));
      for (const act of afterwards) act();
      return result instanceof WithNewId ? result.read() : result;
    });
  }

  /**
   * Does the work and takes it back: returns what it would give, or throws why it is refused, and leaves nothing
   * behind.
   */
  async rehearse<T>(context: Context, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.inTransaction(context, async (client, sent) => {
      const rehearsed = work({
        ...readerOn(client, () => sent.refuseLate()),
        context,
        isRehearsal: true,
        audit: () => {},
        afterCommit: () => {},
        ...sent.txMethods(),
      });
      const result = await sent.explain(rehearsed);
      await sent.done();
      await client.query('rollback');
      return result;
    });
  }

  private async inTransaction<T>(
    context: Context,
    work: (client: PoolClient, sent: SentStatements) => Promise<T>,
  ): Promise<T> {
    const client = await this.pool.connect();
    const sent = new SentStatements(client);
    let broken = false;
    try {
      // Not waited for: it goes out with the first statement, which fails where this has failed.
      sendTogether(client);
      const begun = client.query(`begin; ${this.begin}${settingsFor(context.actor, 'local')}`);
      const [done, began] = await Promise.allSettled([work(client, sent), begun]);
      sent.isOver = true;
      if (began.status === 'rejected') throw began.reason;
      if (done.status === 'rejected') throw done.reason;
      return done.value;
    } catch (error) {
      broken = await this.tidyUp(client, error);
      throw error;
    } finally {
      client.release(broken);
    }
  }

  /** True when the connection must be closed instead of reused. */
  private async tidyUp(client: PoolClient, error: unknown): Promise<boolean> {
    if (isConnectionError(error)) return true;
    return client.query('rollback').then(
      () => false,
      () => true,
    );
  }

  /** Until everything that could be read before is on the disk: for what leaves the house and must hold there. */
  async untilDurable(): Promise<void> {
    await this.pool.query(untilDurable);
  }

  async isReachable(): Promise<boolean> {
    return this.pool.query('select 1').then(
      () => true,
      () => false,
    );
  }

  /** The pool itself, for the libraries that keep their own tables: the job queue. */
  get connections(): pg.Pool {
    return this.pool;
  }

  async close(): Promise<void> {
    await this.watchdog.close();
    await this.replica?.follower.close();
    if (this.patientPool !== this.pool) await this.patientPool.end();
    await this.pool.end();
  }
}

/** Four spreadsheets at once, and figures of as many companies as two processors count. */
const replicaConnections = 10;
/** Three for each heavy call that runs at once. */
const patientConnections = 15;
const replicaPatience = { connectionTimeoutMillis: 1_000 };

/** A connection that loses its server emits an error, idle or in use; unhandled, it would end the process. */
function withErrorHandler(pool: pg.Pool, onError: (error: Error) => void): pg.Pool {
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/** What the driver keeps of a connection, of which its types say nothing. */
interface ServedBy {
  readonly processID: number | null;
}

function withLowPriority(pool: pg.Pool): pg.Pool {
  pool.on('connect', (client) => {
    const { processID } = client as unknown as ServedBy;
    if (processID !== null) lowerPriorityOfProcess(processID);
  });
  return pool;
}

/** Milliseconds of work in one turn. */
const eventsAtOnce = 100;

/** From the first of them on the chain of the company is locked: the database works on some while others are made ready. */
async function appendEvents(
  sent: SentStatements,
  context: Context,
  entries: readonly TransactionEntry[],
): Promise<void> {
  for (let start = 0; start < entries.length; start += eventsAtOnce) {
    if (start > 0) await setImmediate();
    const some = entries.slice(start, start + eventsAtOnce);
    sent.add(sql`select append_audit_events(${auditPayload(context, some)}::jsonb)`);
  }
}

function readerOn(client: PoolClient, refuseLate: () => void = () => {}): Reader {
  const ask = async <Row extends QueryResultRow>(statement: Sql) => {
    refuseLate();
    return run<Row>(client, statement);
  };
  return {
    query: ask,
    find: async <Row extends QueryResultRow>(statement: Sql) => (await ask<Row>(statement))[0] ?? null,
    get: async <Row extends QueryResultRow>(statement: Sql) => {
      const [row] = await ask<Row>(statement);
      if (!row) throw new Error('a statement that must answer a row answered none');
      return row;
    },
  };
}

/** SQLSTATE classes 08 and 57 say that the connection itself is gone. */
const isConnectionError = (error: unknown) => /^(08|57P)|^E[A-Z]+$/.test(codeOf(error));
