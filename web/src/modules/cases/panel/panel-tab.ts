import { queryWith } from '../../../platform/page/address';
import { usePageSearch } from '../../../platform/page/page-search';
import { useRouter } from '../../../platform/router/router';

export const panelTabs = ['why', 'history', 'comments', 'documents', 'links'] as const;
export type PanelTab = (typeof panelTabs)[number];

/** The usual tab is not written into the address. */
export function panelTabOf(raw: string | undefined): PanelTab {
  return panelTabs.find((tab) => tab === raw) ?? 'why';
}

/** The same query with another tab; what else it says stays. */
export function queryWithTab(query: string, tab: PanelTab): string {
  return queryWith(query, 'panel', tab === 'why' ? null : tab);
}

export function usePanelTab() {
  const { history } = useRouter();
  const tab = usePageSearch(({ panel }) => panelTabOf(panel));
  const choose = (chosen: PanelTab) => {
    const { pathname, search: query } = history.location;
    history.replace(pathname + queryWithTab(query, chosen));
  };
  return { tab, choose };
}
