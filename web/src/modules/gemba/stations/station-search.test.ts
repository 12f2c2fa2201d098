import { stationList } from '@vigie/domain/modules/gemba/stations/contract';
import { expect, it } from 'vitest';
import { describeList } from '../../../platform/lists/list-search';

it('the list of what belongs to nobody shows everyone’s at first, and its address says when it does not', () => {
  const list = describeList(stationList);
  const usual = list.searchOf({});
  expect(usual.assigned).toBe('everyone');
  expect(list.addressAt('/apps/gemba/stations', usual)).toBe('/apps/gemba/stations');
  expect(list.addressAt('/apps/gemba/stations', { ...usual, assigned: 'me' })).toContain('assigned=me');
});
