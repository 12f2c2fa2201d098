import { useRouter, useSearch } from '@tanstack/react-router';

export const panelTabs = ['why', 'history', 'comments', 'documents', 'links'] as const;
export type PanelTab = (typeof panelTabs)[number];

/** The usual tab is not written into the address. */
export function panelTabOf(raw: unknown): PanelTab {
  return panelTabs.find((tab) => tab === raw) ?? 'why';
}

/** The same query with another tab; what else it says stays. */
export function queryWithTab(query: string, tab: PanelTab): string {
  const search = new URLSearchParams(query);
  if (tab === 'why') search.delete('panel');
  else search.set('panel', tab);
  return search.size > 0 ? `?${search}` : '';
}

export function usePanelTab() {
  const { history } = useRouter();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const choose = (tab: PanelTab) => {
    const { pathname, search: query } = history.location;
    history.replace(pathname + queryWithTab(query, tab));
  };
  return { tab: panelTabOf(search.panel), choose };
}
