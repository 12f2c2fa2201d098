import { reportList } from '@vigie/domain/modules/reports/list';
import { describe, expect, it } from 'vitest';
import { describeList } from '../../../platform/lists/list-search';

const inboxList = describeList(reportList);
type Search = ReturnType<typeof inboxList.searchOf>;
const addressOfInbox = (search: Search) => inboxList.addressAt('/apps/inbox', search);

const inboxSearchOf = inboxList.searchOf;

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
      status: ['waiting_approval', 'approved'] as const,
      severity: ['high'] as const,
      detector: 'Inès',
      from: '2026-01-31',
      sort: 'detector' as const,
      direction: 'asc' as const,
      page: 3,
    };
    const address = addressOfInbox(search);
    expect(address).toBe(
      '/apps/inbox?search=ligne+4&assigned=everyone&status=waiting_approval%2Capproved&severity=high&detector=In%C3%A8s&from=2026-01-31&sort=detector&direction=asc&page=3',
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
      view: 'kanban',
    };
    expect(inboxSearchOf(odd)).toEqual(inboxSearchOf({}));
  });
});

describe('the filters of the inbox', () => {
  it('that are empty are not sent', () => {
    expect(inboxList.askedOf(inboxSearchOf({ category: 'hse' }))).toEqual({ assigned: 'team', category: 'hse' });
  });

  it('are counted, and cleared together', () => {
    const search = inboxSearchOf({ category: 'hse', to: '2026-02-01' });
    expect(inboxList.activeFilters(search)).toEqual(['category', 'to']);
    expect(inboxList.isNarrowed(search)).toBe(true);
    expect(inboxList.isNarrowed({ ...search, ...inboxList.noFilters })).toBe(false);
  });
});
