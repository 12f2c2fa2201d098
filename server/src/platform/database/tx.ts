import type { AuditEntry } from '@vigie/domain/kernel/trail/audit-event';
import type { QueryResultRow } from 'pg';
import type { Context } from '../context';
import type { NewId } from './new-id';
import type { Sql } from './statement';

export interface Reader {
  query<Row extends QueryResultRow>(statement: Sql): Promise<Row[]>;
  /** The first row, or null. */
  find<Row extends QueryResultRow>(statement: Sql): Promise<Row | null>;
  /** Exactly one row: for statements that cannot come back empty. */
  get<Row extends QueryResultRow>(statement: Sql): Promise<Row>;
}

export type TransactionEntry = Omit<AuditEntry, 'recordId'> & { readonly recordId: AuditEntry['recordId'] | NewId };

export interface Tx extends Reader {
  readonly context: Context;
  /** Everything that is done is rolled back: what nothing depends on, such as notifications, need not be done. */
  readonly isRehearsal: boolean;
  /**
   * A change whose answer is not needed: it leaves with what is sent next, at the latest with the commit, which fails
   * where it has failed. Locks that it takes are held for one round trip less.
   */
  send(statement: Sql): void;
  /** The same for what the answer to the caller needs, and nothing before the commit: not to be waited for until then. */
  sendFor<Row extends QueryResultRow>(statement: Sql): Promise<Row>;
  /** Added to the trail as the last act before commit. */
  audit(entry: TransactionEntry): void;
  /** Runs once the transaction is durable; never when it is rolled back. */
  afterCommit(act: () => void): void;
}
