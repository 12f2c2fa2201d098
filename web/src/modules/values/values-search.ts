import { type ValueList, valueLists } from '@vigie/domain/modules/values/lists';
import { type ValueState, valueStates } from '@vigie/domain/modules/values/value';
import { addressWith, pageOf, textOf } from '../../platform/page/address';
import type { RawSearch } from '../../platform/page/page-search';

/** What the page shows, all of it in the address. */
export interface ValuesSearch {
  readonly list: ValueList;
  readonly state: ValueState | 'all';
  readonly search: string;
  /** Only what belongs to this value, a product say; 0: whatever it belongs to. */
  readonly parent: number;
  readonly page: number;
}

export function valuesSearchOf(raw: RawSearch): ValuesSearch {
  return {
    list: valueLists.find((list) => list === raw.list) ?? valueLists[0],
    state: valueStates.find((state) => state === raw.state) ?? 'all',
    search: textOf(raw.search),
    parent: /^[1-9]\d{0,9}$/.test(textOf(raw.parent)) ? Number(textOf(raw.parent)) : 0,
    page: pageOf(raw.page),
  };
}

export function addressOfValues(search: ValuesSearch): string {
  return addressWith('/apps/parameters/lists', search, valuesSearchOf({}));
}
