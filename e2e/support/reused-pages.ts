import type { Browser, BrowserContext, BrowserContextOptions, Dialog, Page } from 'playwright-core';

export interface Stored {
  readonly name: string;
  readonly value: string;
}

/** Of the application's origin, without a script. */
const parkingPlace = '/favicon.svg';
/** Each holds a process of the browser. */
const mostLeft = 4;

/** What no journey after it may find: such a page is closed with its context. */
const lasting = {
  context: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'newCDPSession',
    'newPage',
    'route',
    'setExtraHTTPHeaders',
    'setOffline',
  ],
  page: [
    'addInitScript',
    'addListener',
    'emulateMedia',
    'exposeBinding',
    'exposeFunction',
    'on',
    'once',
    'route',
    'setViewportSize',
  ],
  clock: ['fastForward', 'install', 'pauseAt', 'runFor', 'setFixedTime', 'setSystemTime'],
} as const;

/**
 * A page that one journey leaves and the next one goes on with, its storage emptied: a new one takes 0.6 s of processor
 * time to open, one whose scripts are compiled 0.25.
 */
export class OpenedPage {
  private isChanged = false;
  private stopListening: (() => void)[] = [];
  private readonly newSession: BrowserContext['newCDPSession'];
  private readonly on: (event: string, listener: Listener) => void;

  constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly origin: string,
    private readonly options: string,
  ) {
    this.newSession = context.newCDPSession.bind(context);
    this.on = page.on.bind(page) as OpenedPage['on'];
    this.closeAfterUseOf(context, lasting.context);
    this.closeAfterUseOf(page, lasting.page);
    this.closeAfterUseOf(page.clock, lasting.clock);
  }

  isFor(origin: string, options: string): boolean {
    return this.origin === origin && this.options === options && this.context.browser()?.isConnected() === true;
  }

  /** Until the journey leaves the page. */
  listen<Event>(event: string, listener: (event: Event) => void): void {
    this.on(event, listener as Listener);
    this.stopListening.push(() => this.page.off(event as 'close', listener as () => void));
  }

  /** Where the page was left, before the application is there, which reads it as it starts. */
  async store(stored: readonly Stored[]): Promise<void> {
    await this.page.evaluate((items) => {
      for (const { name, value } of items) localStorage.setItem(name, value);
    }, stored);
  }

  async leave(): Promise<void> {
    const isAlone = this.context.pages().length === 1 && !this.page.isClosed();
    const isEmpty = isAlone && !this.isChanged && (await this.empty().catch(() => false));
    if (!isEmpty) return this.close();
    left.push(this);
    if (left.length > mostLeft) await left.shift()?.close();
  }

  close(): Promise<void> {
    return this.context.close();
  }

  private async empty(): Promise<boolean> {
    const { page, context, origin } = this;
    for (const stop of this.stopListening.splice(0)) stop();
    // A page on which something was typed asks whether it may be lost.
    this.listen('dialog', (dialog: Dialog) => void dialog.accept().catch(() => {}));
    await page.goto(origin + parkingPlace);
    for (const stop of this.stopListening.splice(0)) stop();
    const devtools = await this.newSession(page);
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await devtools.send('Page.resetNavigationHistory');
    await devtools.detach();
    await page.evaluate(() => sessionStorage.clear());
    await context.clearCookies();
    return true;
  }

  private closeAfterUseOf(target: object, names: readonly string[]): void {
    const methods = target as Record<string, (...values: unknown[]) => unknown>;
    for (const name of names) {
      const original = methods[name]?.bind(target);
      if (!original) throw new Error(`Playwright has no ${name}`);
      methods[name] = (...values) => {
        this.isChanged = true;
        return original(...values);
      };
    }
  }
}

type Listener = (event: unknown) => void;

const left: OpenedPage[] = [];

/** A page that a journey has left and that was opened in the same way. */
export async function leftPage(
  origin: string,
  options: BrowserContextOptions,
  stored: readonly Stored[],
): Promise<OpenedPage | undefined> {
  const place = left.findIndex((page) => page.isFor(origin, JSON.stringify(options)));
  if (place < 0) return undefined;
  const [found] = left.splice(place, 1);
  await found?.store(stored);
  return found;
}

export async function newPage(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions,
  stored: readonly Stored[],
): Promise<OpenedPage> {
  const storageState = { cookies: [], origins: [{ origin, localStorage: [...stored] }] };
  const context = await browser.newContext({ ...options, storageState });
  context.setDefaultTimeout(120_000);
  await context.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
        throw new Error(`content policy: ${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`);
      },
    );
  });
  return new OpenedPage(context, await context.newPage(), origin, JSON.stringify(options));
}
