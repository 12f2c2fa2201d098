import { expect, it } from 'vitest';
import { hrefOf, leadsHere } from './link';

const at = (href: string) => {
  const [pathname = '', query] = href.split('?');
  return { pathname, search: query ? `?${query}` : '', href };
};

it('is an address with its query, or with the one that stands there now', () => {
  expect(hrefOf('/apps/inbox', { search: 'a b', page: '2' }, undefined)).toBe('/apps/inbox?search=a+b&page=2');
  expect(hrefOf('/apps/inbox', undefined, at('/apps/inbox?page=2'))).toBe('/apps/inbox');
  expect(hrefOf('/apps/hse/1/process', true, at('/apps/hse/1?panel=team'))).toBe('/apps/hse/1/process?panel=team');
});

it('never leads to another host', () => {
  for (const to of ['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example', 'javascript:alert(1)'])
    expect(hrefOf(to, undefined, undefined)).toBe('/');
});

it('knows whether it leads to where the page is', () => {
  expect(leadsHere('/apps/inbox', at('/apps/inbox?page=2'))).toBe(true);
  expect(leadsHere('/apps/inbox', at('/apps/inbox/entry/1'))).toBe(true);
  expect(leadsHere('/apps/in', at('/apps/inbox'))).toBe(false);
  expect(leadsHere('/apps/inbox?page=2', at('/apps/inbox?page=2&search=x'))).toBe(true);
  expect(leadsHere('/apps/inbox?page=3', at('/apps/inbox?page=2'))).toBe(false);
});
