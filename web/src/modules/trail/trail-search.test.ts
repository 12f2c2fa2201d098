import { describe, expect, it } from 'vitest';
import { addressOfSearch, trailSearchOf } from './trail-search';

describe('the address of the audit trail', () => {
  it('is short when nothing is filtered', () => {
    expect(addressOfSearch(trailSearchOf({}))).toBe('/audit-trail');
  });

  it('carries every filter, the order and the page, and reads them back', () => {
    const search = { ...trailSearchOf({}), actor: 'claire', from: '2026-01-31', direction: 'asc' as const, page: 3 };
    const address = addressOfSearch(search);
    expect(address).toBe('/audit-trail?actor=claire&from=2026-01-31&direction=asc&page=3');
    expect(trailSearchOf(Object.fromEntries(new URLSearchParams(address.split('?')[1])))).toEqual(search);
  });

  it('leaves out what makes no sense', () => {
    const odd = { page: '-2', sort: 'colour', direction: 'up', from: 'hier', actor: 'x'.repeat(500) };
    expect(trailSearchOf(odd)).toEqual({ ...trailSearchOf({}), actor: 'x'.repeat(128) });
  });
});
