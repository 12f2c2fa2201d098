interface CountedPart {
  readonly address: string;
  readonly total: number;
}

interface WaitingPage {
  /** The path of the list, which the launcher and the side bar lead to. */
  page: string;
  total: number;
}

/** What waits on each page, whatever is to be done with it there; pages where nothing waits are left out. */
export function waitingPages(parts: readonly CountedPart[]): WaitingPage[] {
  const totals = new Map<string, number>();
  for (const { address, total } of parts) {
    const page = address.split('?', 1)[0] ?? '';
    if (total > 0) totals.set(page, (totals.get(page) ?? 0) + total);
  }
  return [...totals].map(([page, total]) => ({ page, total }));
}
