import { pageSize } from '@vigie/domain/kernel/listing';
import type { RecordedEvent } from '@vigie/domain/kernel/trail/audit-event';
import type { Reader } from '../../platform/database/tx';
import type { ExportedEvent } from './csv';
import {
  type EventPlace,
  eventsAfter,
  findHead,
  listEventPlaces,
  type TrailFilter,
  type TrailOrder,
} from './repository';

/** What an event is called that the reader may not see. */
export const hiddenAction = 'trail.hidden';

/** A filter by days alone, or none: a part of the chain in which no event may seem to be missing. */
export function isUnbroken({ from: _from, to: _to, ...others }: TrailFilter): boolean {
  return !Object.values(others).some(Boolean);
}

/** A page of the whole chain, found by its numbers: they have no gaps. */
export async function listChain(
  reader: Reader,
  companyId: number,
  direction: TrailOrder['direction'],
  page: number,
): Promise<{ items: RecordedEvent[]; total: number }> {
  const total = await findHead(reader, companyId);
  const before = (page - 1) * pageSize;
  const [first, last] = direction === 'asc' ? [before, before + pageSize] : [total - before - pageSize, total - before];
  const part = { after: Math.max(0, first), upTo: Math.min(total, last) };
  const limit = part.upTo - part.after;
  if (limit <= 0) return { items: [], total };
  const seen = (await eventsAfter(reader, companyId, {}, part.after, limit)).filter(({ seq }) => seq <= part.upTo);
  const items = await withHidden(reader, seen, part, {});
  return { items: direction === 'asc' ? items : items.reverse(), total };
}

/**
 * What stands between two places of the chain, oldest first. Events of confidential cases that the reader may not see are
 * there by their place, their time and their hash, so that none of them looks like an event that was taken out.
 */
export async function withHidden(
  reader: Reader,
  seen: ExportedEvent[],
  { after, upTo }: { after: number; upTo: number },
  { from, to }: Pick<TrailFilter, 'from' | 'to'>,
): Promise<ExportedEvent[]> {
  if (seen.length === upTo - after) return seen;
  const places = await listEventPlaces(reader, { after, upTo, from, to });
  const known = new Map(seen.map((event) => [event.seq, event]));
  return places.map((place) => known.get(place.seq) ?? hiddenEvent(place));
}

function hiddenEvent({ seq, at, hash, previous }: EventPlace): ExportedEvent {
  return {
    previousHash: previous,
    hashed: '',
    seq,
    at: at.toISOString(),
    hash,
    actorId: null,
    actorName: '',
    actorUsername: '',
    actorRoles: [],
    action: hiddenAction,
    record: 'trail',
    recordId: '',
    changes: [],
    reason: null,
  };
}
