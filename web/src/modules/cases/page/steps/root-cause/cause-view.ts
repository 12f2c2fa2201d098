import { useCallback } from 'react';
import { queryWith } from '../../../../../platform/page/address';
import { type RawSearch, usePageSearch } from '../../../../../platform/page/page-search';
import { useRouter } from '../../../../../platform/router/router';

export const causeViews = ['outline', 'tree', 'ishikawa'] as const;
export type CauseView = (typeof causeViews)[number];

function causeViewOf({ view }: RawSearch): CauseView {
  return causeViews.find((one) => one === view) ?? 'outline';
}

/** How the causes are shown; the usual way is not written into the address. */
export function useCauseView() {
  const { history } = useRouter();
  const view = usePageSearch(causeViewOf);
  const choose = useCallback(
    (chosen: CauseView) => {
      const { pathname, search: query } = history.location;
      history.replace(pathname + queryWith(query, 'view', chosen === 'outline' ? null : chosen));
    },
    [history],
  );
  return { view, choose };
}
