import type { Page } from 'playwright-core';
import { watchTraffic } from './page-traffic';

interface Budget {
  readonly requests: number;
  readonly kilobytes: number;
}

/** Of any page, opened by its address with an empty cache. The script of the first pages has its own in check-budgets.mjs. */
const most: Budget = { requests: 20, kilobytes: 250 };

export interface Weighed {
  /** In which ways the page, as it stands under this address, is more than it may be. */
  overBudget(address: string): string[];
}

/** From now on the page is always opened as if for the first time, so that all that it needs is counted. */
export async function weigh(page: Page): Promise<Weighed> {
  const devtools = await page.context().newCDPSession(page);
  const traffic = await watchTraffic(devtools);
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.setBypassServiceWorker', { bypass: true });
  // Others work at the same time, and news of that makes a page ask again: it asks for news, and hears none.
  await page.route('**/api/v1/live', () => undefined);
  return {
    overBudget(address) {
      const { requests, bytes, paths } = traffic.read();
      const kilobytes = Math.ceil(bytes / 1024);
      return [
        ...(requests > most.requests
          ? [`${address} asks ${requests} times, of at most ${most.requests}: ${paths.join(' ')}`]
          : []),
        ...(kilobytes > most.kilobytes ? [`${address} takes ${kilobytes} KB, of at most ${most.kilobytes}`] : []),
      ];
    },
  };
}
