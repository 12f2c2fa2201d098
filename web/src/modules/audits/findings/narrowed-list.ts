import type { AnyList, AnySearch } from '../../../platform/lists/list-search';
import type { RawSearch } from '../../../platform/page/page-search';

interface OfAudit {
  readonly audit?: string;
  /** Answers that wait for the reader's judgement. */
  readonly judge?: string;
}

/** What the address of the list narrows it to beside its filters; what makes no sense in it is left out. */
export function narrowedTo({ audit = '', judge = '' }: RawSearch): OfAudit {
  return { ...(/^AUD_\d{4,9}$/.test(audit) && { audit }), ...(judge === 'me' && { judge }) };
}

/** The list with these in each of its addresses, so that a filter or the next page stays within them. */
export function narrowedList(list: AnyList, of: OfAudit): AnyList {
  const query = new URLSearchParams({ ...of }).toString();
  return {
    ...list,
    addressAt(path: string, search: AnySearch) {
      const address = list.addressAt(path, search);
      return query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address;
    },
  };
}
