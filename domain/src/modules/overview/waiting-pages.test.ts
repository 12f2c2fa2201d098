import { expect, it } from 'vitest';
import { waitingPages } from './waiting-pages';

it('adds up what waits on one page, and leaves out pages where nothing does', () => {
  expect(
    waitingPages([
      { address: '/apps/hse?status=in_progress', total: 2 },
      { address: '/apps/inbox?status=draft', total: 0 },
      { address: '/apps/hse?status=ready_for_qa', total: 3 },
      { address: '/apps/actions', total: 1 },
    ]),
  ).toEqual([
    { page: '/apps/hse', total: 5 },
    { page: '/apps/actions', total: 1 },
  ]);
});
