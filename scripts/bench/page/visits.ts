import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { type Traffic, watchTraffic } from '../../../e2e/support/page-traffic';
import type { Session } from '../built-app';
import type { Target } from './pages';

export interface Visit {
  /** Milliseconds from the beginning of the navigation, or from the key that was pressed, until it was painted. */
  readonly shown: number;
  /** When the largest thing on the screen was painted, as the browser tells it; 0 for what was opened on a page that was there. */
  readonly largest: number;
  /** Of the page's main thread until then: on a machine that is shared with others it says more than the time that passed. */
  readonly processor: number;
  /** Until then. */
  readonly traffic: Traffic;
  /** And with what the page asked for afterwards by itself. */
  readonly whole: Traffic;
}

/** In the page; a text, because it runs elsewhere than where it is written. The second frame begins when the first is painted. */
const watchPaint = `
  window.painted = (selector, since) => new Promise((resolve) => {
    const done = () => requestAnimationFrame(() => requestAnimationFrame((now) => resolve(performance.now() - since())));
    const look = () => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      done();
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true });
    look();
  });
  window.largest = 0;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });`;

export async function newContext(browser: Browser, vigie: string, session: Session): Promise<BrowserContext> {
  const storageState = { cookies: [], origins: [{ origin: vigie, localStorage: [...session.localStorage] }] };
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR', storageState });
  await context.addInitScript(watchPaint);
  return context;
}

export async function slowDown(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Until nothing has been asked for half a second: what follows by itself is not what is measured next. */
export async function quiet(page: Page, read: () => Traffic, patience = 6_000): Promise<void> {
  const end = performance.now() + patience;
  for (let before = -1; performance.now() < end; await page.waitForTimeout(500)) {
    const { requests, bytes } = read();
    if (requests + bytes === before) return;
    before = requests + bytes;
  }
}

/** Milliseconds of processor time that the page's main thread has had so far. */
async function processorTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

async function visit(context: BrowserContext, { shown, opens, address }: Target, rate: number): Promise<Visit> {
  const page = await context.newPage();
  if (!opens) await page.addInitScript(`window.shown = window.painted(${JSON.stringify(shown)}, () => 0)`);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const traffic = await watchTraffic(devtools);
  await page.goto(address, { waitUntil: 'commit' });
  let begin = 0;
  if (opens) {
    await page.locator('h1').first().waitFor();
    await quiet(page, traffic.read);
    traffic.restart();
    await page.evaluate(`
      window.pressed = 0;
      addEventListener('keydown', ({ timeStamp }) => { window.pressed ||= timeStamp; }, true);
      window.shown = window.painted(${JSON.stringify(shown)}, () => window.pressed);
      void 0`);
    begin = await processorTime(devtools);
    await opens(page);
  }
  const time = Number(await page.evaluate('window.shown'));
  const untilShown = traffic.read();
  const processor = (await processorTime(devtools)) - begin;
  await quiet(page, traffic.read);
  const largest = opens ? 0 : Number(await page.evaluate('window.largest'));
  await page.close();
  return { shown: time, largest, processor, traffic: untilShown, whole: traffic.read() };
}

/** In one browser: with an empty cache, and again with what the first time left. */
export async function visitTwice(context: BrowserContext, target: Target, rate: number): Promise<[Visit, Visit]> {
  const cold = await visit(context, target, rate);
  return [cold, await visit(context, target, rate)];
}
