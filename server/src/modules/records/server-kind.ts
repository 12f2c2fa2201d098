import type { Message } from '@vigie/domain/kernel/message';
import type { RecordKind } from '@vigie/domain/kernel/records/record-kind';
import type { Objection } from '@vigie/domain/kernel/workflow';
import type { EndpointNames } from '@vigie/domain/modules/records/endpoints';
import type { Context } from '../../platform/context';
import type { Reader, Tx } from '../../platform/database/tx';
import type { Circle } from '../accounts/public';
import type { Accepted } from '../attachments/public';

export interface StoredRecord {
  readonly companyId: number;
  readonly id: string;
  readonly version: number;
}

/** How the server reads, locks and writes the records of a kind. What all kinds do alike follows from it. */
export interface ServerKind<Name extends string, Item extends StoredRecord> {
  readonly kind: RecordKind;
  readonly names: EndpointNames<Name>;
  /** Where its records stand, each with how many comments it has. */
  readonly table: string;
  /** For somebody who may read it; refused with `not_found` for everybody else. */
  readonly read: (reader: Reader, context: Context, id: string) => Promise<Item>;
  /** What a notification about it says. */
  readonly summaryOf: (item: Item) => string;
  /** The people who may read it, of whom some can be mentioned. */
  readonly readersOf: (item: Item) => Circle;
  readonly comments: {
    /** Locked, for a user who may read it. */
    readonly lock: (tx: Tx, id: string) => Promise<Item>;
    readonly objection?: (tx: Tx, item: Item) => Promise<Objection | null>;
    /** Who hears of a comment beside those who have commented before. */
    readonly concerned: (tx: Tx, item: Item) => Promise<readonly (number | null)[]> | readonly (number | null)[];
    /** Where the notification leads, if not to the record's page. */
    readonly address?: (id: string) => string;
    readonly cannotBeMentioned?: Message;
  };
  readonly files: {
    readonly accepted: Accepted;
    readonly most: number;
    /** Locked, for a user who may change its files now. */
    readonly lock: (tx: Tx, id: string) => Promise<Item>;
    /** R03: what the trail says of why; refused where a reason is needed and missing, in `query` or in `body`. */
    readonly reasonFor: (
      tx: Tx,
      item: Item,
      given: string | undefined,
      place: 'query' | 'body',
    ) => Promise<string | null> | string | null;
    /** After a file came or went: its version then. */
    readonly changed: (tx: Tx, item: Item) => Promise<number>;
  };
}
