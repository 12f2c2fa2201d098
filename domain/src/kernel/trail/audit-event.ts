import * as z from 'zod/mini';
import { canonicalJson, type Json } from './canonical-json';

export interface FieldChange {
  readonly field: string;
  readonly from: Json;
  readonly to: Json;
}

/** What a service says happened. Who, when, and the place in the chain are added by the platform. */
export interface AuditEntry {
  /** `<record>.<past tense>`, for example `user.deactivated`. */
  readonly action: string;
  readonly record: string;
  readonly recordId: string | number;
  readonly changes?: readonly FieldChange[];
  readonly reason?: string | null;
}

/** The fields that differ, with both values. Fields absent on one side count as null. */
export function differences(
  before: Readonly<Record<string, Json>>,
  after: Readonly<Record<string, Json>>,
): readonly FieldChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return fields
    .map((field) => ({ field, from: before[field] ?? null, to: after[field] ?? null }))
    .filter(({ from, to }) => canonicalJson(from) !== canonicalJson(to));
}

/** A creation is the change of every field from nothing. */
export function creation(values: Readonly<Record<string, Json>>): readonly FieldChange[] {
  return differences({}, values);
}

const json = z.unknown();

export const recordedEvent = z.object({
  seq: z.int(),
  at: z.string(),
  actorId: z.nullable(z.int()),
  actorName: z.string(),
  actorUsername: z.string(),
  actorRoles: z.array(z.string()),
  action: z.string(),
  record: z.string(),
  recordId: z.string(),
  changes: z.array(z.object({ field: z.string(), from: json, to: json })),
  reason: z.nullable(z.string()),
  hash: z.string(),
});
export type RecordedEvent = z.infer<typeof recordedEvent>;

const isEmpty = (value: unknown) => value === null || value === '' || value === undefined;

const isState = (field: string) => field === 'status' || field.endsWith('.mark');

/** The data whose first value this event replaced: what an inspector asks of a printed record (Annex 11, 8.2). */
export function fieldsRewrittenBy({ changes }: Pick<RecordedEvent, 'changes'>): readonly string[] {
  return changes.filter(({ field, from }) => !isState(field) && !isEmpty(from)).map(({ field }) => field);
}
