import type { FoundRecord } from '@vigie/domain/modules/records/contract';
import type { Context } from '../../platform/context';
import type { Platform } from '../../platform/platform';

const mostOfAKind = 5;

/** For a user who knows a number or some words and not where to look. */
export async function findRecords(
  { database, recordKinds }: Platform,
  context: Context,
  search: string,
): Promise<{ items: FoundRecord[] }> {
  if (search.trim() === '') return { items: [] };
  return database.read(context, async (reader) => {
    const items: FoundRecord[] = [];
    for (const { kind, search: find } of recordKinds.all) {
      const titles = await find(reader, context, search, mostOfAKind);
      items.push(...titles.map(({ id, title }) => ({ kind: kind.name, id, title, address: kind.address(id) })));
    }
    return { items };
  });
}
