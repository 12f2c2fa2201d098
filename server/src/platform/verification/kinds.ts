import type { Json } from '@vigie/domain/kernel/trail/canonical-json';
import { empty, raw, type Sql, sql } from '../database/statement';
import type { Reader } from '../database/tx';
import type { SignedRecord, StoredSignature } from '../signatures/signatures';

/** A row as the trail's fields: made by the functions that services write `changes` with. */
export interface VerifiedRow {
  readonly id: string;
  readonly fields: Readonly<Record<string, Json>>;
  /** Columns that follow from others of the row, as they are and as they should be. */
  readonly computed?: Readonly<Record<string, { readonly now: Json; readonly wanted: Json }>>;
  /** Fields that are not compared in this row. */
  readonly skipped?: readonly string[];
}

/**
 * What comes onto a record and goes again, which the trail records one by one: `to` says what came, `from` what went.
 * `once`: the last word on each counts, however often it came. `each`: as many as came and did not go.
 */
export interface Collection {
  readonly field: string;
  readonly counted: 'once' | 'each';
  /** The present values by record id. */
  readonly now: (reader: Reader, companyId: number, ids: readonly string[]) => Promise<ReadonlyMap<string, string[]>>;
  /** What events of other records say was added, by record. */
  readonly auditedElsewhere?: Collection['now'];
}

export type IdType = 'integer' | 'bigint' | 'uuid' | 'text';

/** How the rows of one kind of record are held against the trail. */
export interface VerifiedKind {
  /** `record` of its audit events. */
  readonly record: string;
  /** Where its rows are, to look whether one that the trail names is there. */
  readonly table: string;
  readonly idColumn: string;
  readonly idType: IdType;
  /** The next rows after an id, ordered by id. */
  readonly list: (reader: Reader, companyId: number, after: string | null, limit: number) => Promise<VerifiedRow[]>;
  /** How many rows are read at once; fewer where each is large, so that other requests get their turn. */
  readonly atOnce?: number;
  /** The value of a field that the trail has never recorded; nothing where it is not named. */
  readonly unauditedValues?: Readonly<Record<string, Json>>;
  /**
   * Fields that earlier releases did not record, and the field that they recorded instead: compared once the trail
   * names them.
   */
  readonly auditedLater?: Readonly<Record<string, string>>;
  readonly collections?: readonly Collection[];
  /** Fields that are not compared, and why. `member` is one field, `check.*.draft` those of any name in between. */
  readonly skipped?: Readonly<Record<string, string>>;
  /** Events of the record whose `changes` are not values of its row, and what they are. */
  readonly otherEvents?: Readonly<Record<string, string>>;
}

export type Reading = (signature: StoredSignature) => SignedRecord;

/** How a record reads now that signatures were given on. */
export interface SignedKind {
  /** `record` of its signatures. */
  readonly record: string;
  /** Those of the records that are there, by id, each as one of its signatures reads it. */
  readonly now: (
    reader: Reader,
    companyId: number,
    recordIds: readonly string[],
  ) => Promise<ReadonlyMap<string, Reading>>;
  /** The record whose events say that the signed content was changed. */
  readonly subject: (signed: SignedRecord) => { readonly record: string; readonly recordId: string };
  /** Fields of those events that the signature does not cover, as patterns. */
  readonly notSigned: readonly string[];
}

/** The end of a list's statement: what comes behind an id, in order. */
export function pageAfter(column: string, type: IdType, after: string | null, limit: number): Sql {
  const behind = after === null ? empty : sql`and ${raw(column)} > ${after}::${raw(type)}`;
  return sql`${behind} order by ${raw(column)} limit ${limit}`;
}

/** Whether a field is one that a pattern names; `*` stands for one name, or at the end for any. */
export function isNamedBy(patterns: readonly string[], field: string): boolean {
  return patterns.some((pattern) => pattern === field || (pattern.includes('*') && expressionOf(pattern).test(field)));
}

const expressions = new Map<string, RegExp>();

function expressionOf(pattern: string): RegExp {
  let found = expressions.get(pattern);
  if (!found) {
    const parts = pattern.split('.').map((part) => (part === '*' ? '[^.]+' : part));
    found = new RegExp(`^${parts.join('\\.')}${pattern.endsWith('.*') ? '(\\..+)?' : ''}$`);
    expressions.set(pattern, found);
  }
  return found;
}
