import { cellQuery } from '@vigie/domain/modules/gemba/figures/heat';
import { observationList } from '@vigie/domain/modules/gemba/observations/contract';
import { describe, expect, it } from 'vitest';
import { type AnyList, describeList } from '../../../platform/lists/list-search';
import { narrowedList, narrowedTo } from './narrowed-list';

const list = describeList(observationList) as unknown as AnyList;

describe('the observations of one station or walk', () => {
  it('are those that the address names, when it can', () => {
    expect(narrowedTo({ stationId: 'STN_0003', walk: 'GW_00012' })).toEqual({
      stationId: 'STN_0003',
      walk: 'GW_00012',
    });
    expect(narrowedTo({ stationId: "STN_1' or 1=1", walk: 'x' })).toEqual({});
  });

  it('stay so in every address of the list', () => {
    const { addressAt, searchOf } = narrowedList(list, { stationId: 'STN_0003' });
    expect(addressAt('/a', searchOf({}))).toBe('/a?stationId=STN_0003');
    expect(addressAt('/a', { ...searchOf({}), page: 2 })).toBe('/a?page=2&stationId=STN_0003');
    expect(narrowedList(list, {}).addressAt('/a', searchOf({}))).toBe('/a');
  });

  it('are all that a cell of the heat map counts', () => {
    const cell = cellQuery('STN_0003', '2026-11');
    const asked = { ...list.askedOf(list.searchOf(cell)), ...narrowedTo(cell) };
    expect(asked).toEqual(cell);
  });
});
