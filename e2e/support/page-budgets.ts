import type { Page } from 'playwright-core';
import { watchTraffic } from './page-traffic';

interface Budget {
  readonly requests: number;
  readonly kilobytes: number;
}

/** Of any page, opened by its address with an empty cache. The script of the first pages has its own in check-budgets.mjs. */
const usual: Budget = { requests: 20, kilobytes: 250 };

/** What is not there yet, by how the address begins; the longest one counts. A line that is no longer needed goes. */
const exceptions: Readonly<Record<string, Budget>> = {
  '/apps/actions/': { requests: 25, kilobytes: 294 },
  '/apps/equipment-failure?assigned=everyone&view=kanban': { requests: 20, kilobytes: 271 },
  '/apps/inbox/entry/': { requests: 21, kilobytes: 261 },
  '/apps/new-issue/': { requests: 20, kilobytes: 258 },
  '/apps/non-conformity/': { requests: 26, kilobytes: 314 },
};

function budgetOf(address: string): Budget {
  const fitting = Object.keys(exceptions).filter((beginning) => address.startsWith(beginning));
  const longest = fitting.sort((a, b) => b.length - a.length)[0];
  return longest === undefined ? usual : (exceptions[longest] ?? usual);
}

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
  return {
    overBudget(address) {
      const most = budgetOf(address);
      const { requests, bytes } = traffic.read();
      const kilobytes = Math.ceil(bytes / 1024);
      return [
        ...(requests > most.requests ? [`${address} asks ${requests} times, of at most ${most.requests}`] : []),
        ...(kilobytes > most.kilobytes ? [`${address} takes ${kilobytes} KB, of at most ${most.kilobytes}`] : []),
      ];
    },
  };
}
