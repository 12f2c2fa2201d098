import { setTimeout } from 'node:timers/promises';
import { type Traffic, watchTraffic } from '../../../e2e/support/page-traffic';
import type { Session } from '../built-app';
import type { Target } from './pages';
import type { PlainContext, PlainPage } from './plain-browser';

export interface Visit {
  /** Milliseconds from the beginning of the navigation, or from the key that was pressed, until it was painted. */
  readonly shown: number;
  /**
   * When the largest thing on the screen was painted, as the browser reports it; 0 for what was opened on a page that
   * was there.
   */
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

/** Until nothing has been asked for half a second: what follows by itself is not what is measured next. */
export async function waitForIdleNetwork(read: () => Traffic, patience = 6_000): Promise<void> {
  const end = performance.now() + patience;
  for (let before = -1; performance.now() < end; await setTimeout(500)) {
    const { requests, bytes } = read();
    if (requests + bytes === before) return;
    before = requests + bytes;
  }
}

/** Milliseconds of processor time that the page's main thread has had so far. */
async function processorTime(page: PlainPage): Promise<number> {
  const { metrics } = await page.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** For the page and whatever it opens, before its own scripts: the signed-in user, and what watches the screen. */
const before = ({ localStorage }: Session, vigie: string, shown: string | null) => `
  if (location.origin === ${JSON.stringify(vigie)})
    for (const { name, value } of ${JSON.stringify(localStorage)}) localStorage.setItem(name, value);
  ${watchPaint}
  ${shown ? `window.shown = window.painted(${JSON.stringify(shown)}, () => 0);` : ''}`;

export interface Visitor {
  readonly vigie: string;
  readonly session: Session;
  readonly rate: number;
}

async function visit(context: PlainContext, target: Target, { vigie, session, rate }: Visitor): Promise<Visit> {
  const { shown, opens, address } = target;
  const page = await context.newPage();
  const source = before(session, vigie, opens ? null : shown);
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source });
  await page.send('Emulation.setCPUThrottlingRate', { rate });
  await page.send('Performance.enable', { timeDomain: 'threadTicks' });
  const traffic = await watchTraffic(page);
  await page.send('Page.navigate', { url: address });
  let begin = 0;
  if (opens) {
    await page.evaluate(`window.painted('h1', () => 0)`);
    await waitForIdleNetwork(traffic.read);
    traffic.restart();
    await page.evaluate(`
      window.pressed = 0;
      addEventListener('keydown', ({ timeStamp }) => { window.pressed ||= timeStamp; }, true);
      window.shown = window.painted(${JSON.stringify(shown)}, () => window.pressed);
      void 0`);
    begin = await processorTime(page);
    await opens(page);
  }
  const time = Number(await page.evaluate('window.shown'));
  const untilShown = traffic.read();
  const processor = (await processorTime(page)) - begin;
  await waitForIdleNetwork(traffic.read);
  const largest = opens ? 0 : Number(await page.evaluate('window.largest'));
  await page.close();
  return { shown: time, largest, processor, traffic: untilShown, whole: traffic.read() };
}

/** In one browser: with an empty cache, and again with what the first time left. */
export async function visitTwice(context: PlainContext, target: Target, visitor: Visitor): Promise<[Visit, Visit]> {
  const cold = await visit(context, target, visitor);
  return [cold, await visit(context, target, visitor)];
}
