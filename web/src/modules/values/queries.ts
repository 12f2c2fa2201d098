import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOf } from '@vigie/domain/kernel/http/endpoint';
import { searchWords } from '@vigie/domain/kernel/search-words';
import { type OfferedValue, type Value, valuesEndpoints } from '@vigie/domain/modules/values/contract';
import type { ValueList } from '@vigie/domain/modules/values/lists';
import { valueBounds } from '@vigie/domain/modules/values/value';
import type { ValueAction } from '@vigie/domain/modules/values/workflow';
import { isTypedIn } from '../../platform/lists/typed-match';
import { useDebounced } from '../../platform/page/debounced';
import { call } from '../../platform/transport/api';
import type { ValuesSearch } from './values-search';

const queryKey = ['value'];

export function useValues(search: ValuesSearch) {
  return useQuery({
    queryKey: [...queryKey, 'list', search],
    queryFn: ({ signal }) => {
      const { parent, ...query } = search;
      return call(valuesEndpoints.listValues, { query: { ...query, ...(parent && { parentId: parent }) }, signal });
    },
    placeholderData: keepPreviousData,
  });
}

interface OfferQuestion {
  readonly list: ValueList;
  readonly text: string;
  readonly parent: string;
  /** Nothing is asked before the field has the focus. */
  readonly isEntered: boolean;
}

export function useOffered({ list, text, parent, isEntered }: OfferQuestion) {
  const typed = useDebounced(text.trim().slice(0, valueBounds.label), 150);
  const asked = { list, text: typed, parent: parent.trim().slice(0, valueBounds.label) };
  const offered = useQuery({
    queryKey: [...queryKey, 'offered', asked],
    queryFn: ({ signal }) => call(valuesEndpoints.offerValues, { query: asked, signal }),
    enabled: isEntered,
    placeholderData: keepPreviousData,
    // Without a connection, the user types freely.
    retry: false,
  });
  // The answer at hand may still be the one to an earlier letter: what does not fit what is typed now is not offered.
  const words = searchWords(text);
  const fits = ({ label, code }: OfferedValue) => words.every((word) => isTypedIn(`${label} ${code}`, word));
  const fitting = offered.data && { ...offered.data, items: offered.data.items.filter(fits) };
  return { offered: fitting, isCurrent: typed === text.trim() && !offered.isPlaceholderData };
}

export type AddedValues = CallOf<typeof valuesEndpoints.addValues>['body'];
export type ValueChanges = CallOf<typeof valuesEndpoints.changeValue>['body'];

export function useValueCalls() {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey });
  const then = async <Answer>(answer: Answer): Promise<Answer> => {
    await refresh();
    return answer;
  };
  return {
    add: async (body: AddedValues) => then(await call(valuesEndpoints.addValues, { body })),
    change: async ({ id, version }: Value, body: ValueChanges) =>
      then(await call(valuesEndpoints.changeValue, { params: { id }, body, ifMatch: version })),
    move: async ({ id, version }: Value, action: ValueAction) =>
      then(await call(valuesEndpoints[`${action}Value`], { params: { id }, ifMatch: version })),
    refresh,
  };
}
