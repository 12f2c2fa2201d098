import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseCsv } from '../../../domain/src/modules/accounts/csv';

export interface Report {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly day: string;
}

export type Duplicates = ReadonlyMap<string, ReadonlySet<string>>;

async function readTable(file: string): Promise<Record<string, string>[]> {
  const [header, ...rows] = parseCsv(await readFile(file, 'utf8'));
  return rows.map(({ cells }) => Object.fromEntries((header?.cells ?? []).map((name, at) => [name, cells[at] ?? ''])));
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `30/Sep/21 17:20`, or what the language itself understands. */
function dayOf(created: string): string {
  const [, day, month = '', year] = /^(\d{1,2})\/(\w{3})\/(\d{2,4})\b/.exec(created.trim()) ?? [];
  const at = months.indexOf(month.toLowerCase());
  const time =
    day && at >= 0 ? Date.UTC(Number(year) + (Number(year) < 100 ? 2000 : 0), at, Number(day)) : Date.parse(created);
  return new Date(Number.isNaN(time) ? 0 : time).toISOString().slice(0, 10);
}

/** In the order in which they came. Neither the id nor what became of a report is looked at. */
export async function readReports(file: string): Promise<Report[]> {
  const rows = await readTable(file);
  const reports = rows.map((row) => ({
    key: row['Issue id'] ?? '',
    title: row.Summary ?? '',
    text: row.Description ?? '',
    day: dayOf(row.Created ?? ''),
  }));
  return reports.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

/** By report, the others that are known to say the same. */
export async function readDuplicates(file: string, known: ReadonlySet<string>): Promise<Duplicates> {
  const duplicates = new Map<string, Set<string>>();
  const add = (one: string, other: string) => duplicates.set(one, (duplicates.get(one) ?? new Set()).add(other));
  for (const row of await readTable(file)) {
    const [one = '', other = ''] = [row['Issue id'], row['Duplicate id']];
    if (one === other || !known.has(one) || !known.has(other)) continue;
    add(one, other);
    add(other, one);
  }
  return duplicates;
}

/** Everything that duplicates connect with a report, directly or through others. */
export function connectedTo(key: string, duplicates: Duplicates): ReadonlySet<string> {
  const connected = new Set([key]);
  for (const one of connected) for (const other of duplicates.get(one) ?? []) connected.add(other);
  return connected;
}

/** Reports that duplicates connect fall into the same half, by the hash of the smallest id among them. */
export function halfOf(key: string, duplicates: Duplicates): 'first' | 'second' {
  const smallest = [...connectedTo(key, duplicates)].sort()[0] ?? key;
  return (createHash('sha256').update(smallest).digest()[0] ?? 0) % 2 === 0 ? 'first' : 'second';
}
