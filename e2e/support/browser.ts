import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  chromium,
  type Locator,
  type Page,
  type Request,
} from 'playwright-core';
import { expect, inject } from 'vitest';
import { demoPassword } from './journey-settings';
import { axeSource } from './quick-axe';
import { leftPage, newPage, type OpenedPage, type Stored } from './reused-pages';

export const address = inject('address');
export { demoPassword };

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // An address that browsers take for an insecure one, as plain http in a plant.
  '--host-resolver-rules=MAP vigie.plain.test 127.0.0.1',
];

let browser: Browser | undefined;
const opened: OpenedPage[] = [];
/** What no page may do: write to the console, break the content policy, ask another host, throw. */
const complaints: string[] = [];

/** Ends what a journey opened; what its pages did that no page may do. The browser stays for the next journey. */
export async function closePages(journey: { name: string; failed: boolean }): Promise<string[]> {
  for (const [place, page] of opened.splice(0).entries()) {
    if (journey.failed) await keepPicture(page.context, `${journey.name}-${place}`);
    await (journey.failed ? page.close() : page.leave());
  }
  return complaints.splice(0);
}

/** What the page looked like when the journey failed, for debugging. */
async function keepPicture(context: BrowserContext, name: string): Promise<void> {
  const path = fileURLToPath(new URL(`../screenshots/${name.replace(/\W+/g, '-')}.png`, import.meta.url));
  await context
    .pages()[0]
    ?.screenshot({ path, fullPage: true })
    .catch(() => {});
}

export interface PageOptions extends BrowserContextOptions {
  /** Console lines that this journey provokes on purpose. */
  readonly expectedConsole?: RegExp;
  /** Another address of the same application. */
  readonly origin?: string;
  /** As on a device that was never here: no page that another journey has left. */
  readonly hasEmptyCache?: boolean;
  /** What the application finds in its storage. */
  readonly stored?: readonly Stored[];
}

export async function openPage(path: string, asked: PageOptions = {}): Promise<Page> {
  const { expectedConsole, origin = address, hasEmptyCache = false, stored = [], ...options } = asked;
  if (!browser?.isConnected()) browser = await chromium.launch({ executablePath: executable(), args: flags });
  const contextOptions = { viewport: { width: 1440, height: 900 }, locale: 'fr-FR', ...options };
  const found = hasEmptyCache ? undefined : await leftPage(origin, contextOptions, stored);
  const usable = found ?? (await newPage(browser, origin, contextOptions, stored));
  opened.push(usable);
  const { page } = usable;
  watch(usable, origin, expectedConsole);
  await page.goto(origin + path);
  return page;
}

/** Each request has its line, without a query, a body or a token. */
const requestLine = /^[A-Z]+ \/[\w./%-]+ (\d{3}|\w+Error) \d+ ms$/;

function watch(opened: OpenedPage, home: string, expectedConsole: RegExp | undefined): void {
  opened.listen('console', (line: ConsoleMessage) => {
    if (line.type() === 'debug' && requestLine.test(line.text())) return;
    if (!expectedConsole?.test(line.text())) complaints.push(`console ${line.type()}: ${line.text()}`);
  });
  opened.listen('pageerror', (error: Error) => complaints.push(`thrown: ${error.message}`));
  opened.listen('request', (request: Request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== home && protocol !== 'blob:' && protocol !== 'data:') complaints.push(`asked ${request.url()}`);
  });
}

function executable(): string {
  const places = [
    process.env.CHROMIUM,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  const found = places.find((place) => place && existsSync(place));
  if (!found) throw new Error('No Chromium: npm test finds or installs one');
  return found;
}

/** Signs in through the form, with the keyboard alone. */
export async function signIn(page: Page, username: string, password = demoPassword): Promise<void> {
  await page.getByLabel('Username').focus();
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** As a user who signed in on this device before: the sign-in page has journeys of its own. */
export async function openSignedIn(username: string, path = '/home', options: PageOptions = {}): Promise<Page> {
  return openPage(path, { ...options, stored: await storedSession(username) });
}

async function storedSession(username: string): Promise<Stored[]> {
  const token = await tokenOf(username);
  const answer = await fetch(`${address}/v1/users/current-user`, { headers: { authorization: `Bearer ${token}` } });
  const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp: number };
  return [
    { name: 'access_token', value: token },
    { name: 'current_user', value: await answer.text() },
    { name: 'token_expiration', value: String(exp * 1000) },
  ];
}

export async function tokenOf(username: string, password = demoPassword): Promise<string> {
  const answer = await fetch(`${address}/api/v1/auth/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', username, password }),
  });
  if (!answer.ok) throw new Error(`${username} may not sign in: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** Every rule that axe has bears one of these: the levels, good practice, and what it would leave out unasked. */
const everyRule = [
  'wcag2a',
  'wcag2a-obsolete',
  'wcag2aa',
  'wcag2aaa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
  'experimental',
  'deprecated',
];
const rules = {
  // A contrast of 7 to 1, level AAA: the palette promises AA in both themes.
  'color-contrast-enhanced': { enabled: false },
};
/** What a rule misreads, by the element. */
const excused: Readonly<Record<string, RegExp>> = {
  // The rule takes the fields and buttons inside a row for the row's own words; each has a name of its own.
  'label-content-name-mismatch': /^<div role="treeitem"/,
};

const sampleMark = 'data-text-style';

/**
 * Marks one text for each way in which texts are drawn: colour, size, weight, and every background behind it. The others
 * would only repeat the same finding, and contrast takes most of the time of a look.
 */
function markTextStyles(): boolean {
  const seen = new Set<string>();
  for (const old of document.querySelectorAll('[data-text-style]')) old.removeAttribute('data-text-style');
  const elements = new Set<Element>(document.querySelectorAll('input, textarea, select'));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.parentElement && node.textContent?.trim()) elements.add(node.parentElement);
  }
  for (const element of elements) {
    if (!element.checkVisibility()) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const behind: string[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(at);
      behind.push(backgroundColor, backgroundImage, opacity, filter);
    }
    const style = [element.matches('input, textarea, select'), color, fontSize, fontWeight, ...behind].join();
    if (seen.has(style)) continue;
    seen.add(style);
    element.setAttribute('data-text-style', '');
  }
  return seen.size > 0;
}

/** What depends on the theme: everything else is the same in the other one. */
const colourRules = ['cat.color'];

/** Of what a look at a page is about; the colours are those of every text, or of one text for each style. */
export type Look = 'everything' | 'everything, colours by style' | 'colours by style';

const rulesOfWholePage = { 'landmark-one-main': { enabled: false }, 'page-has-heading-one': { enabled: false } };

/** Everything that axe finds on the page as it stands. `without`: by selector. */
export async function accessibilityFindings(
  page: Page,
  look: Look = 'everything',
  without: readonly string[] = [],
): Promise<string[]> {
  // Half-way through a fade everything lacks contrast, and a toast may begin to fade at any moment.
  await expect.poll(() => page.locator('.toast').count()).toBe(0);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const isByStyle = look !== 'everything';
  if (isByStyle) await page.evaluate(markTextStyles);
  const runOnly = look === 'colours by style' ? colourRules : everyRule;
  // What is behind a dialog is inert. Axe leaves its landmarks and heading out too, but does not see every dialog.
  const isBehindDialog = (await page.getByRole('dialog').count()) > 0;
  const asked = { ...rules, ...(isBehindDialog && rulesOfWholePage) };
  return runAxe(page, { runOnly, rules: asked }, isByStyle ? `[${sampleMark}]` : '*', without);
}

/** `texts`: whose contrast is looked at, by selector. */
async function runAxe(
  page: Page,
  options: Parameters<AxeBuilder['options']>[0],
  texts: string,
  without: readonly string[],
): Promise<string[]> {
  // Axe is read once by each document: a second look would compile and warm up the whole of it again.
  const isThere = await page.evaluate(() => 'axe' in window);
  const contrast = JSON.stringify({ rules: [{ id: 'color-contrast', selector: texts }] });
  const axe = new AxeBuilder({ page, axeSource: `${isThere ? '' : axeSource};axe.configure(${contrast})` });
  for (const selector of without) axe.exclude(selector);
  // In one go: otherwise each look opens a window of its own for its sums, and there are no frames to look into.
  // What passes need not be listed element by element, which takes a tenth of the time.
  const { violations } = await axe
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], ...options })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => !excused[id]?.test(html))
      .map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

/** How far the page can be scrolled sideways: a phone shows it without. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Walks with Tab until the element has the focus, as a user without a mouse does. */
export async function tabTo(target: Locator, presses = 250): Promise<void> {
  const page = target.page();
  await target.waitFor();
  let element = await target.elementHandle();
  for (let n = 0; n < presses; n += 1) {
    // Seldom: finding a role by its name searches the whole page, which takes longer than the press.
    if (n % 10 === 9) element = await target.elementHandle();
    const isFocused = await element?.evaluate((held) => (held.isConnected ? held === document.activeElement : null));
    if (isFocused) return;
    if (isFocused === null) element = await target.elementHandle();
    else await page.keyboard.press('Tab');
  }
  throw new Error(`${target} cannot be reached with the Tab key`);
}

export async function pressOn(target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

export async function typeInto(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('ControlOrMeta+a');
  await target.page().keyboard.type(text);
}
