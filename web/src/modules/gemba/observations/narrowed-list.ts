import type { AnyList, AnySearch } from '../../../platform/lists/list-search';
import type { RawSearch } from '../../../platform/page/page-search';
import type { ObservedAt } from './queries';

/** The station and the walk that the address of the list names; what makes no sense in it is left out. */
export function narrowedTo({ stationId = '', walk = '' }: RawSearch): Pick<ObservedAt, 'stationId' | 'walk'> {
  return {
    ...(/^STN_\d{4,9}$/.test(stationId) && { stationId }),
    ...(/^GW_\d{5,9}$/.test(walk) && { walk }),
  };
}

/** The list with these in each of its addresses, so that a filter or the next page stays within them. */
export function narrowedList(list: AnyList, of: Pick<ObservedAt, 'stationId' | 'walk'>): AnyList {
  const query = new URLSearchParams({ ...of }).toString();
  return {
    ...list,
    addressAt(path: string, search: AnySearch) {
      const address = list.addressAt(path, search);
      return query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address;
    },
  };
}
