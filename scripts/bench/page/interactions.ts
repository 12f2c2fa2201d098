import type { Browser, BrowserContext, Page } from 'playwright-core';
import { watchTraffic } from '../../../e2e/support/page-traffic';
import type { Session } from '../built-app';
import { everyone, firstCase, oldestFirst } from './pages';
import { waitForIdleNetwork } from './visits';

interface Interaction {
  readonly name: string;
  readonly address: string;
  readonly ready: string;
  /** What belongs to the page rather than to what is measured on it. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
}

/** Milliseconds. The browser does not report a frame under 50, which is 0 here. */
export interface Longest {
  readonly interaction: number;
  readonly frame: number;
}

const palettePlaceholder = '.palette-input';

async function dragFirstCard(page: Page): Promise<void> {
  const card = page.locator('.kcard[data-draggable] .row-link').first();
  const lanes = page.locator('.lane');
  const from = await card.boundingBox();
  const last = (await lanes.count()) - 1;
  if (!from) throw new Error('no card can be dragged');
  await page.mouse.move(from.x + 10, from.y + 5);
  await page.mouse.down();
  for (let lane = 0; lane <= last; lane += 1) {
    const box = await lanes.nth(lane).boundingBox();
    if (box) await page.mouse.move(box.x + box.width / 2, box.y + 120, { steps: 4 });
  }
  await page.keyboard.press('Escape');
  await page.mouse.up();
}

export const interactions: readonly Interaction[] = [
  {
    name: 'open a case from the list',
    address: oldestFirst,
    ready: 'tbody tr td',
    act: async (page) => {
      await page.locator('tbody .row-link').first().click();
      await page.locator('.case-main').waitFor();
    },
  },
  {
    name: 'open the palette and type',
    address: everyone,
    ready: 'tbody tr td',
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.locator(palettePlaceholder).waitFor();
      await page.keyboard.type('NC_0001', { delay: 120 });
      await page.locator('.palette-record').first().waitFor();
    },
  },
  {
    name: 'open a dialog',
    address: everyone,
    ready: 'tbody tr td',
    act: async (page) => {
      await page.getByRole('button', { name: 'Feedback' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'move a card over the board',
    address: '/apps/non-conformity?assigned=me&view=kanban',
    ready: '.kcard',
    act: dragFirstCard,
  },
  {
    name: 'change the step of a case',
    address: firstCase,
    ready: '.case-main .definition dd',
    act: async (page) => {
      for (const step of ['process', 'regulatory', 'definition']) {
        await page.locator(`nav a[href$="/${step}"]`).click();
        await page.locator(`nav a[href$="/${step}"][aria-current]`).waitFor();
        await page.waitForTimeout(600);
      }
    },
  },
  {
    name: 'type in a step',
    address: firstCase.replace('definition', 'regulatory'),
    ready: '.case-main textarea',
    prepare: (page) => page.locator('.case-main textarea').first().focus(),
    act: async (page) => {
      await page.keyboard.press('End');
      await page.keyboard.type(' Aucun effet sur le produit.', { delay: 60 });
      // Until it has been saved, by itself.
      await page.waitForTimeout(1500);
    },
  },
  {
    name: 'tick rows of the list',
    address: oldestFirst,
    ready: 'tbody .row-link',
    act: async (page) => {
      const boxes = page.locator('tbody input[type="checkbox"]:enabled');
      for (let row = 0; row < 3; row += 1) await boxes.nth(row).click();
      await page.locator('thead input[type="checkbox"]').click();
    },
  },
  {
    name: 'open the filters',
    address: everyone,
    ready: 'tbody .row-link',
    act: async (page) => {
      await page.getByRole('button', { name: 'Filters', exact: true }).click();
      await page.waitForTimeout(600);
    },
  },
  {
    name: 'open the form of a task',
    address: '/apps/actions?assigned=everyone',
    ready: 'tbody .row-link',
    act: async (page) => {
      await page.locator('a[href^="/apps/actions/new"]').click();
      await page.getByRole('dialog').locator('textarea').first().waitFor();
    },
  },
  {
    name: 'type into a long text',
    address: '/apps/actions/new?assigned=everyone',
    ready: '[role="dialog"] textarea',
    prepare: async (page) => {
      const field = page.getByRole('dialog').locator('textarea').first();
      await field.fill('La came du poste 3 s’est desserrée sous vibration. '.repeat(80));
      await field.press('End');
    },
    act: async (page) => {
      await page.keyboard.type('Contrôle du couple refait.', { delay: 60 });
    },
  },
];

/** In the page: how long each event took until what it did was painted, and what the browser itself calls a long frame. */
export const watchLongest = `
  window.longest = { interaction: 0, frame: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      window.longest.interaction = Math.max(window.longest.interaction, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: false });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longest.frame = Math.max(window.longest.frame, duration);
  }).observe({ type: 'long-animation-frame', buffered: false });`;

export async function newContext(browser: Browser, vigie: string, session: Session): Promise<BrowserContext> {
  const storageState = { cookies: [], origins: [{ origin: vigie, localStorage: [...session.localStorage] }] };
  return browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR', storageState });
}

export async function longestOf(
  context: BrowserContext,
  vigie: string,
  { address, ready, prepare, act }: Interaction,
  rate: number,
): Promise<Longest> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const traffic = await watchTraffic(devtools);
  await page.goto(vigie + address);
  await page.locator(ready).first().waitFor();
  await prepare?.(page);
  await waitForIdleNetwork(traffic.read);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await page.evaluate(watchLongest);
  await act(page);
  await waitForIdleNetwork(traffic.read);
  const longest = (await page.evaluate('window.longest')) as Longest;
  await page.close();
  return longest;
}
