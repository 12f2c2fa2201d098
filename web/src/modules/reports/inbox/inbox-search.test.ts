import { describe, expect, it } from 'vitest';
import { activeFilters, addressOfInbox, inboxQueryOf, inboxSearchOf, isNarrowed, noFilters } from './inbox-search';

const readBack = (address: string) => inboxSearchOf(Object.fromEntries(new URLSearchParams(address.split('?')[1])));

describe('the address of the inbox', () => {
  it('is short when nothing was chosen: the team, newest first', () => {
    expect(addressOfInbox(inboxSearchOf({}))).toBe('/apps/inbox');
    expect(inboxSearchOf({})).toMatchObject({ assigned: 'team', sort: 'date', direction: 'desc', page: 1 });
  });

  it('carries search, team, filters, order and page, and reads them back', () => {
    const search = {
      ...inboxSearchOf({}),
      search: 'ligne 4',
      assigned: 'everyone' as const,
      status: 'waiting_approval' as const,
      severity: 'high' as const,
      from: '2026-01-31',
      sort: 'detector' as const,
      direction: 'asc' as const,
      page: 3,
    };
    const address = addressOfInbox(search);
    expect(address).toBe(
      '/apps/inbox?search=ligne+4&assigned=everyone&status=waiting_approval&severity=high&from=2026-01-31&sort=detector&direction=asc&page=3',
    );
    expect(readBack(address)).toEqual(search);
  });

  it('leaves out what makes no sense', () => {
    const odd = {
      assigned: 'nobody',
      status: 'lost',
      category: 'x',
      severity: '9',
      from: 'hier',
      sort: 'up',
      page: '-1',
    };
    expect(inboxSearchOf(odd)).toEqual(inboxSearchOf({}));
  });
});

describe('the filters of the inbox', () => {
  it('that are empty are not sent', () => {
    expect(inboxQueryOf(inboxSearchOf({ category: 'hse' }))).toMatchObject({ category: 'hse', status: undefined });
  });

  it('are counted, and cleared together', () => {
    const search = inboxSearchOf({ category: 'hse', to: '2026-02-01' });
    expect(activeFilters(search)).toEqual(['category', 'to']);
    expect(isNarrowed(search)).toBe(true);
    expect(isNarrowed({ ...search, ...noFilters })).toBe(false);
  });
});
