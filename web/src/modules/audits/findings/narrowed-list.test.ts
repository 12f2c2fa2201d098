import { findingList } from '@vigie/domain/modules/audits/findings/contract';
import { describe, expect, it } from 'vitest';
import { type AnyList, describeList } from '../../../platform/lists/list-search';
import { narrowedList, narrowedTo } from './narrowed-list';

const list = describeList(findingList) as unknown as AnyList;

describe('the findings of one audit', () => {
  it('are those that the address names, when it can', () => {
    expect(narrowedTo({ audit: 'AUD_0003' })).toEqual({ audit: 'AUD_0003' });
    expect(narrowedTo({ judge: 'me' })).toEqual({ judge: 'me' });
    expect(narrowedTo({ audit: "AUD_1' or 1=1", judge: 'everyone' })).toEqual({});
  });

  it('stay so in every address of the list', () => {
    const { addressAt, searchOf } = narrowedList(list, { audit: 'AUD_0003' });
    expect(addressAt('/a', searchOf({}))).toBe('/a?audit=AUD_0003');
    expect(addressAt('/a', { ...searchOf({}), page: 2 })).toBe('/a?page=2&audit=AUD_0003');
    expect(narrowedList(list, {}).addressAt('/a', searchOf({}))).toBe('/a');
  });
});
