import { invalidField } from '@vigie/domain/kernel/refusal';
import type { Alert, RecordLink } from '@vigie/domain/modules/alerts/contract';
import { alertsMessages as m } from '@vigie/domain/modules/alerts/messages';
import type { Context } from '../../platform/context';
import type { Reader } from '../../platform/database/tx';
import type { Platform } from '../../platform/platform';
import type { FoundKind, RecordKinds, RecordTitle } from '../../platform/records/record-kinds';

const maxOffered = 8;
const mostTogether = 16;

const linkTo =
  ({ kind }: FoundKind) =>
  ({ id, title }: RecordTitle): RecordLink => ({ id, title, address: kind.address(id) });

/** What an alert can point to, of each kind that it may. */
export function searchRecords(
  { database, recordKinds }: Platform,
  context: Context,
  search: string,
): Promise<{ items: RecordLink[] }> {
  return database.read(context, async (reader) => {
    const found: RecordLink[][] = [];
    for (const kind of recordKinds.all.filter(({ isLinkable }) => isLinkable)) {
      found.push((await kind.search(reader, context, search, maxOffered)).map(linkTo(kind)));
    }
    return { items: fairShares(found, mostTogether) };
  });
}

/** However many kinds there are, together they offer no more than this: of each as many as of the others, as far as it has them. */
function fairShares<Link>(ofEach: readonly (readonly Link[])[], most: number): Link[] {
  const taken = ofEach.map(() => 0);
  let left = most;
  for (let round = 0; round < maxOffered; round += 1) {
    for (const [place, links] of ofEach.entries()) {
      if (left === 0 || links.length <= round) continue;
      taken[place] = round + 1;
      left -= 1;
    }
  }
  return ofEach.flatMap((links, place) => links.slice(0, taken[place]));
}

/** A record that the reader may not read is not named to them, even though the author linked it. */
export async function withReadableLinks(
  { recordKinds }: Pick<Platform, 'recordKinds'>,
  reader: Reader,
  context: Context,
  alerts: readonly Alert[],
): Promise<Alert[]> {
  const ids = [...new Set(alerts.flatMap(({ links }) => links.map(({ id }) => id)))];
  const readable = await findLinks(recordKinds, reader, context, ids);
  return alerts.map((alert) => ({ ...alert, links: alert.links.filter(({ id }) => readable.has(id)) }));
}

/** In the order in which they were named, each once. */
export async function resolveLinks(
  { recordKinds }: Pick<Platform, 'recordKinds'>,
  reader: Reader,
  context: Context,
  recordIds: readonly string[],
): Promise<RecordLink[]> {
  const links = await findLinks(recordKinds, reader, context, recordIds);
  return [...new Set(recordIds)].map((id) => {
    const link = links.get(id);
    if (!link) throw invalidField('recordIds', m.noSuchRecord, { id });
    return link;
  });
}

async function findLinks(
  recordKinds: RecordKinds,
  reader: Reader,
  context: Context,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, RecordLink>> {
  const links = new Map<string, RecordLink>();
  if (recordIds.length === 0) return links;
  for (const found of recordKinds.all.filter(({ isLinkable }) => isLinkable)) {
    for (const title of await found.findTitles(reader, context, recordIds)) links.set(title.id, linkTo(found)(title));
  }
  return links;
}
