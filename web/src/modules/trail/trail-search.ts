import { type TrailSort, trailSorts } from '@vigie/domain/modules/trail/contract';
import { addressWith, dayOf, pageOf, textOf } from '../../platform/page/address';
import type { RawSearch } from '../../platform/page/page-search';

/** The state of the list, all of it in the address. */
export interface TrailSearch {
  readonly actor: string;
  readonly action: string;
  readonly record: string;
  readonly recordId: string;
  readonly from: string;
  readonly to: string;
  readonly sort: TrailSort;
  readonly direction: 'asc' | 'desc';
  readonly page: number;
}

export const filterNames = ['actor', 'action', 'record', 'recordId', 'from', 'to'] as const;
export type FilterName = (typeof filterNames)[number];

export const noFilters = { actor: '', action: '', record: '', recordId: '', from: '', to: '' };

/** An address may have been written by hand: what makes no sense in it is left out. */
export function trailSearchOf(raw: RawSearch): TrailSearch {
  return {
    actor: textOf(raw.actor, 128),
    action: textOf(raw.action, 100),
    record: textOf(raw.record, 100),
    recordId: textOf(raw.recordId, 100),
    from: dayOf(raw.from),
    to: dayOf(raw.to),
    sort: trailSorts.find((sort) => sort === raw.sort) ?? 'at',
    direction: raw.direction === 'asc' ? 'asc' : 'desc',
    page: pageOf(raw.page),
  };
}

export function addressOfSearch(search: TrailSearch): string {
  return addressWith('/audit-trail', search, trailSearchOf({}));
}

/** What the API is asked: empty filters are no filters. */
export function filtersOf({ page: _page, ...search }: TrailSearch) {
  const orNothing = (value: string) => value || undefined;
  return {
    ...search,
    actor: orNothing(search.actor),
    action: orNothing(search.action),
    record: orNothing(search.record),
    recordId: orNothing(search.recordId),
    from: orNothing(search.from),
    to: orNothing(search.to),
  };
}
