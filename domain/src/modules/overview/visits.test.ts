import { expect, it } from 'vitest';
import { awaySince, type Mark, visitNow } from './visits';

const at = (minute: number, seq = minute): Mark => ({
  at: new Date(Date.UTC(2026, 10, 16, 9, minute)).toISOString(),
  seq,
});

it('nobody was away before the first visit', () => {
  expect(awaySince(null, at(0).at)).toBeNull();
  expect(visitNow(null, at(0))).toEqual({ before: null, last: at(0) });
});

it('looking again within half an hour is the same visit, however long it becomes', () => {
  let visit = visitNow(null, at(0));
  for (const minute of [10, 39, 68, 97]) visit = visitNow(visit, at(minute));
  expect(visit).toEqual({ before: null, last: at(97) });
  expect(awaySince(visit, at(126).at)).toBeNull();
});

it('coming back later is another visit, and what happened since the last look is new', () => {
  const first = visitNow(visitNow(null, at(0)), at(20));
  expect(awaySince(first, at(50).at)).toEqual(at(20));
  const second = visitNow(first, at(50));
  expect(second).toEqual({ before: at(20), last: at(50) });
  // What was new stays new for as long as the visit lasts.
  expect(awaySince(visitNow(second, at(60)), at(70).at)).toEqual(at(20));
});
