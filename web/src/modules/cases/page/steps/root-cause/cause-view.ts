import { useRouter, useSearch } from '@tanstack/react-router';
import { queryWith } from '../../../../../platform/page/address';

export const causeViews = ['outline', 'tree', 'ishikawa'] as const;
export type CauseView = (typeof causeViews)[number];

/** How the causes are shown; the usual way is not written into the address. */
export function useCauseView() {
  const { history } = useRouter();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const choose = (view: CauseView) => {
    const { pathname, search: query } = history.location;
    history.replace(pathname + queryWith(query, 'view', view === 'outline' ? null : view));
  };
  return { view: causeViews.find((one) => one === search.view) ?? 'outline', choose };
}
