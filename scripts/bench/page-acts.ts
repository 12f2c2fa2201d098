import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findChromium } from '../find-chromium.mjs';
import { type Session, signIn, startBuiltApp } from './built-app';
import { longestTask } from './cause-tree';

export type Acts = Readonly<Record<string, (page: Page) => Promise<void>>>;
/** The longest task of each act, in milliseconds. */
export type LongestTasks = Map<string, number>;

export const settle = (page: Page) => page.waitForTimeout(2500);
export const focusOn = (page: Page, selector: string) => page.evaluate(`document.querySelector('${selector}').focus()`);
export async function press(page: Page, selector: string): Promise<void> {
  await page.evaluate(`document.querySelector('${selector}').click()`);
}

export function signedIn(address: string, { localStorage }: Session): BrowserContextOptions {
  const storageState = { cookies: [], origins: [{ origin: address, localStorage: [...localStorage] }] };
  return { viewport: { width: 1440, height: 900 }, storageState };
}

export async function measureActs(browser: Browser, page: Page, acts: Acts, longest: LongestTasks): Promise<void> {
  for (const [name, act] of Object.entries(acts)) {
    const task = await longestTask(browser, page, async () => {
      await act(page);
      await settle(page);
    });
    longest.set(name, task);
  }
}

/** Has something measured in a browser, signed in to the built application as a designer, and prints it. */
export async function printLongestTasks(
  measure: (browser: Browser, address: string, session: Session) => Promise<LongestTasks>,
): Promise<void> {
  const app = await startBuiltApp();
  try {
    const session = await signIn(app.address, 'designer');
    const args = ['--no-sandbox', '--disable-gpu'];
    const browser = await chromium.launch({ executablePath: await findChromium(), args });
    const longest = await measure(browser, app.address, session).finally(() => browser.close());
    for (const [name, task] of longest) console.log(`${name}: longest task ${task.toFixed(1)} ms`);
  } finally {
    await app.stop();
  }
}
