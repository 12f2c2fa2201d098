import { Refusal } from '@vigie/domain/kernel/refusal';
import type { FoundRecord } from '@vigie/domain/modules/records/contract';
import type { Context } from '../../platform/context';
import type { Platform } from '../../platform/platform';
import type { FoundKind, NamedRecord, RecordTitle } from '../../platform/records/record-kinds';

const mostOfAKind = 5;

/** For a user who knows a number or some words and not where to look; of some kinds also the latest, without words. */
export async function findRecords(
  { database, recordKinds }: Platform,
  context: Context,
  { search, kinds }: { readonly search: string; readonly kinds?: string | undefined },
): Promise<{ items: FoundRecord[] }> {
  const wanted = kinds?.split(',');
  if (!wanted && search.trim() === '') return { items: [] };
  return database.read(context, async (reader) => {
    const items: FoundRecord[] = [];
    for (const one of recordKinds.all) {
      if (wanted && !wanted.includes(one.kind.name)) continue;
      items.push(...foundOf(one, await one.search(reader, context, search, mostOfAKind)));
    }
    return { items };
  });
}

/** Of a record that the reader may read: each kind says which of its own are related to it, as far as this reader may see. */
export async function listRelatedRecords(
  { database, recordKinds }: Platform,
  context: Context,
  to: NamedRecord,
): Promise<{ items: FoundRecord[] }> {
  return database.read(context, async (reader) => {
    const own = recordKinds.all.find(({ kind }) => kind.name === to.kind);
    const [record] = (await own?.findTitles(reader, context, [to.id])) ?? [];
    if (!record) throw new Refusal('not_found');
    const items: FoundRecord[] = [];
    for (const one of recordKinds.all) {
      items.push(...foundOf(one, (await one.findRelated?.(reader, context, to)) ?? []));
    }
    return { items };
  });
}

const foundOf = ({ kind }: FoundKind, titles: readonly RecordTitle[]): FoundRecord[] =>
  titles.map(({ id, title }) => ({ kind: kind.name, id, title, address: kind.address(id) }));
