import type { Json } from '@vigie/domain/kernel/trail/canonical-json';
import { saysWhatWasSigned } from '@vigie/domain/kernel/trail/signed-content';
import { systemContext } from '../context';
import type { Database } from '../database/database';
import { raw, sql } from '../database/statement';
import type { Reader } from '../database/tx';
import { compareCollections } from './collections';
import { Findings, type PartReport, Turns } from './findings';
import { isNamedBy, type VerifiedKind, type VerifiedRow } from './kinds';

const rowsAtOnce = 100;
const idsAtOnce = 500;
const longestValue = 80;

interface VerifiedRecords {
  readonly records: readonly VerifiedKind[];
  readonly withoutRow: Readonly<Record<string, string>>;
}

/** Compares the last recorded value of each field of each record with the record's row. */
export async function verifyRecords(
  database: Database,
  companyId: number,
  { records: kinds, withoutRow }: VerifiedRecords,
  keeps?: number,
): Promise<PartReport> {
  const findings = new Findings(keeps);
  for (const kind of kinds) {
    await compareRows(database, companyId, kind, findings).catch((error: Error) =>
      findings.add(`${kind.record} records: some cannot be read: ${error.message}`),
    );
    await findGone(database, companyId, kind, findings);
  }
  const known = new Set([...kinds.map(({ record }) => record), ...Object.keys(withoutRow)]);
  for (const record of await database.snapshot(systemContext(companyId), (reader) => listWords(reader, companyId))) {
    if (!known.has(record)) findings.note(`the trail tells of ${record} records, which nothing here compares`);
  }
  return findings.report(companyId, 'records');
}

async function compareRows(
  database: Database,
  companyId: number,
  kind: VerifiedKind,
  findings: Findings,
): Promise<void> {
  const turns = new Turns();
  const { atOnce = rowsAtOnce } = kind;
  let after: string | null = null;
  for (;;) {
    // One snapshot for the row and for its events: a user may be writing.
    const some = await database.snapshot(systemContext(companyId), async (reader) => {
      const rows = await kind.list(reader, companyId, after, atOnce);
      const ids = rows.map(({ id }) => id);
      await compareCollections(reader, companyId, kind, ids, findings);
      return { rows, audited: await listAudited(reader, companyId, kind, ids) };
    });
    for (const row of some.rows) {
      const audited = some.audited.get(row.id);
      if (audited) compare(kind, row, audited, findings);
      else findings.add(`${kind.record} ${row.id}: its row has no event in the trail`);
      findings.checked += 1;
      await turns.yield();
    }
    after = some.rows.at(-1)?.id ?? null;
    if (some.rows.length < atOnce) return;
  }
}

type AuditedValues = ReadonlyMap<string, Json>;

function compare(kind: VerifiedKind, row: VerifiedRow, audited: AuditedValues, findings: Findings): void {
  const { id, fields, computed = {} } = row;
  for (const [column, { now, wanted }] of Object.entries(computed)) {
    if (now === wanted) continue;
    const says = `${shortened(wanted)} is expected, the row says ${shortened(now)}`;
    findings.add(`${kind.record} ${id}, column ${column}: ${says}`);
  }
  const collected = (kind.collections ?? []).map(({ field }) => field);
  const skipped = [...Object.keys(kind.skipped ?? {}), ...collected, ...(row.skipped ?? [])];
  for (const field of new Set([...audited.keys(), ...Object.keys(fields)])) {
    if (isNamedBy(skipped, field)) continue;
    const now = fields[field] ?? null;
    const last = audited.get(field);
    const holds =
      last === undefined ? isNeverAudited(kind, field, now) : saysWhatWasSigned({ value: last }, { value: now });
    if (holds) continue;
    if (last === undefined && audited.has(kind.auditedLater?.[field] ?? '')) {
      findings.uncompared(`${kind.record} field ${field}`);
      continue;
    }
    const says = last === undefined ? 'the trail never recorded it' : `the trail says ${shortened(last)}`;
    findings.add(`${kind.record} ${id}, field ${field}: ${says}, the row says ${shortened(now)}`);
  }
}

/** A field that a later release added says nothing, or what a row has from the start. */
function isNeverAudited({ unauditedValues = {} }: VerifiedKind, field: string, now: Json): boolean {
  const atFirst = unauditedValues[field];
  return saysWhatWasSigned(atFirst === undefined ? {} : { value: atFirst }, { value: now });
}

function shortened(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
}

/** The last value of each field, by record; a record without an entry has no event at all. */
async function listAudited(
  reader: Reader,
  companyId: number,
  { record, otherEvents = {} }: VerifiedKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AuditedValues>> {
  if (ids.length === 0) return new Map();
  const events = sql`audit_events e where e.company_id = ${companyId} and e.record = ${record}
    and e.record_id = any (${ids}::text[])`;
  const known = await reader.query<{ id: string }>(sql`select distinct e.record_id as id from ${events}`);
  const audited = new Map(known.map(({ id }) => [id, new Map<string, Json>()]));
  const last = await reader.query<{ id: string; field: string; value: Json }>(sql`
    select distinct on (e.record_id collate "C", (c.value ->> 'field') collate "C") e.record_id as id,
      c.value ->> 'field' as field, c.value -> 'to' as value
    from (select e.record_id, e.seq, e.changes from ${events}
      and e.action <> all (${Object.keys(otherEvents)}::text[])) e
    cross join jsonb_array_elements(e.changes) as c
    order by e.record_id collate "C", (c.value ->> 'field') collate "C", e.seq desc`);
  for (const { id, field, value } of last) audited.get(id)?.set(field, value);
  return audited;
}

const idPatterns = { integer: /^\d{1,9}$/, bigint: /^\d{1,18}$/, uuid: /^[0-9a-f-]{36}$/, text: /^/ };

type Place = Pick<VerifiedKind, 'record' | 'table' | 'idColumn' | 'idType'>;

/** Records that the trail names and that are not there: nothing is ever deleted. */
export async function findGone(database: Database, companyId: number, kind: Place, findings: Findings): Promise<void> {
  let after = '';
  for (;;) {
    const some = await database.snapshot(systemContext(companyId), async (reader) => {
      const ids = await listTrailIds(reader, companyId, kind.record, after);
      const readable = ids.filter((id) => idPatterns[kind.idType].test(id));
      const gone = new Set(await listMissing(reader, companyId, kind, readable));
      return { ids, gone: ids.filter((id) => gone.has(id) || (!readable.includes(id) && id !== systemId)) };
    });
    for (const id of some.gone) findings.add(`${kind.record} ${id}: the trail tells of it, its row is gone`);
    after = some.ids.at(-1) ?? after;
    if (some.ids.length < idsAtOnce) return;
  }
}

/** How events name the system itself, which has no row. */
const systemId = 'system';

async function listTrailIds(reader: Reader, companyId: number, record: string, after: string): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(sql`select distinct record_id as id from audit_events
    where company_id = ${companyId} and record = ${record} and record_id > ${after} order by record_id
    limit ${idsAtOnce}`);
  return rows.map(({ id }) => id);
}

async function listMissing(
  reader: Reader,
  companyId: number,
  { table, idColumn, idType }: Place,
  ids: readonly string[],
): Promise<string[]> {
  const company = raw(table === 'companies' ? 'id' : 'company_id');
  const rows = await reader.query<{ id: string }>(sql`select wanted as id from unnest(${ids}::text[]) as wanted
    where not exists (select from ${raw(table)} t
      where t.${company} = ${companyId} and t.${raw(idColumn)} = wanted::${raw(idType)})`);
  return rows.map(({ id }) => id);
}

/** Each word that the trail has for a record, found by leaps through the index. */
async function listWords(reader: Reader, companyId: number): Promise<string[]> {
  const rows = await reader.query<{ word: string }>(sql`with recursive words as (
      select min(record) as word from audit_events where company_id = ${companyId}
      union all
      select (select min(record) from audit_events where company_id = ${companyId} and record > words.word)
      from words where words.word is not null)
    select word from words where word is not null`);
  return rows.map(({ word }) => word);
}
