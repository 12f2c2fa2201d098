import { queryWith } from '../../platform/page/address';
import { usePageSearch } from '../../platform/page/page-search';
import { useRouter } from '../../platform/router/router';

/** What an address says that is no tab is the usual one, which stands first. */
export function panelTabOf<Tab extends string>(tabs: readonly [Tab, ...Tab[]], raw: string | undefined): Tab {
  return tabs.find((tab) => tab === raw) ?? tabs[0];
}

/** The same query with another tab; the usual one is not written into the address. */
export function queryWithTab<Tab extends string>(tabs: readonly [Tab, ...Tab[]], query: string, tab: Tab): string {
  return queryWith(query, 'panel', tab === tabs[0] ? null : tab);
}

export function usePanelTab<Tab extends string>(tabs: readonly [Tab, ...Tab[]]) {
  const { history } = useRouter();
  const tab = usePageSearch(({ panel }) => panelTabOf(tabs, panel));
  const choose = (chosen: Tab) => {
    const { pathname, search } = history.location;
    history.replace(pathname + queryWithTab(tabs, search, chosen));
  };
  return { tab, choose };
}
