import { type TrailSort, trailSorts } from '@vigie/domain/modules/trail/contract';

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

/** An address may have been written by hand: what makes no sense in it is left out. */
export function trailSearchOf(raw: Readonly<Record<string, unknown>>): TrailSearch {
  const text = (name: string, longest = 100) => String(raw[name] ?? '').slice(0, longest);
  const day = (name: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text(name)) ? text(name) : '');
  const page = Number(raw.page);
  return {
    actor: text('actor', 128),
    action: text('action'),
    record: text('record'),
    recordId: text('recordId'),
    from: day('from'),
    to: day('to'),
    sort: trailSorts.find((sort) => sort === raw.sort) ?? 'at',
    direction: raw.direction === 'asc' ? 'asc' : 'desc',
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
  };
}

/** Without what is as it would be anyway, so that addresses stay short. */
export function addressOfSearch(search: TrailSearch): string {
  const usual = trailSearchOf({});
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== usual[name as keyof TrailSearch]) query.set(name, String(value));
  }
  return query.size > 0 ? `/audit-trail?${query}` : '/audit-trail';
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
