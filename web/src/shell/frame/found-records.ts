import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { permits } from '@vigie/domain/kernel/identity/permission';
import { type FoundRecord, recordsEndpoints } from '@vigie/domain/modules/records/contract';
import { recordsPermissions } from '@vigie/domain/modules/records/policy';
import { useDebounced } from '../../platform/page/debounced';
import { loadKnownRecords } from '../../platform/records/known-records';
import type { WebKind } from '../../platform/records/record-loaders';
import { useUser } from '../../platform/session/session';
import { call } from '../../platform/transport/api';

export interface FoundGroup extends WebKind {
  readonly items: readonly FoundRecord[];
}

/** One letter would find nearly everything. */
const fewestLetters = 2;
const pause = 150;
const nothing: readonly FoundGroup[] = [];

/** The records that the typed words may mean, kind by kind. */
export function useFoundRecords(typed: string): { groups: readonly FoundGroup[]; isSearching: boolean } {
  const search = useDebounced(typed.trim(), pause);
  const isReader = permits(recordsPermissions.findRecords, useUser());
  const isAsked = isReader && search.length >= fewestLetters;
  const found = useQuery({
    queryKey: ['records', 'found', search],
    enabled: isAsked,
    queryFn: async ({ signal }) => {
      const [{ items }, { kinds }] = await Promise.all([
        call(recordsEndpoints.findRecords, { query: { search }, signal }),
        loadKnownRecords(),
      ]);
      return kinds
        .map((kind) => ({ ...kind, items: items.filter((item) => item.kind === kind.kind.name) }))
        .filter(({ items: some }) => some.length > 0);
    },
    placeholderData: keepPreviousData,
  });
  const isTyping = search !== typed.trim();
  return { groups: (isAsked && found.data) || nothing, isSearching: isTyping || found.isFetching };
}
