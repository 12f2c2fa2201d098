import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { CDPSession } from 'playwright-core';
import { findChromium } from '../../find-chromium.mjs';

/** A page and what can be asked of it over the protocol of the developer tools. */
export interface PlainPage extends Pick<CDPSession, 'send' | 'on'> {
  evaluate(script: string): Promise<unknown>;
  close(): Promise<void>;
}

/** Pages that share a cache, which was empty. */
export interface PlainContext {
  newPage(): Promise<PlainPage>;
  close(): Promise<void>;
}

export interface PlainBrowser {
  newContext(): Promise<PlainContext>;
  close(): Promise<void>;
}

interface Message {
  readonly id?: number;
  readonly sessionId?: string;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

const viewport = { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false };

/**
 * Chromium as people have it. Playwright listens to what a page's script says and throws, and then V8 looks up the place of
 * each error in the whole script: of the five that React makes while it is loaded too, which is a tenth of opening a page.
 */
export async function startPlainBrowser(): Promise<PlainBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'vigie-browser-'));
  const headless = ['--no-sandbox', '--disable-gpu', '--headless', '--no-first-run', '--lang=fr-FR'];
  const args = [...headless, '--remote-debugging-pipe', `--user-data-dir=${profile}`];
  const process = spawn(await findChromium(), args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  // Where the browser reads and writes when it is started with a pipe.
  const [toBrowser, fromBrowser] = [process.stdio[3] as Writable, process.stdio[4] as Readable];

  const answers = new Map<number, (message: Message) => void>();
  const sessions = new Map<string, EventEmitter>();
  let rest = '';
  fromBrowser.on('data', (part: Buffer) => {
    const [last, ...whole] = `${rest}${part}`.split('\0').reverse();
    rest = last ?? '';
    for (const text of whole.reverse()) {
      const message = JSON.parse(text) as Message;
      if (message.id !== undefined) answers.get(message.id)?.(message);
      else if (message.method) sessions.get(message.sessionId ?? '')?.emit(message.method, message.params);
    }
  });

  let asked = 0;
  function ask<Result>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
    asked += 1;
    const id = asked;
    toBrowser.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => {
      answers.set(id, ({ result, error }) => {
        answers.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result as Result);
      });
    });
  }

  async function newPage(browserContextId: string): Promise<PlainPage> {
    const { targetId } = await ask<{ targetId: string }>('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
    });
    const { sessionId } = await ask<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
    const events = new EventEmitter();
    sessions.set(sessionId, events);
    const send = (method: string, params?: object) => ask(method, params, sessionId);
    await send('Page.enable');
    await send('Emulation.setDeviceMetricsOverride', viewport);
    return {
      send: send as CDPSession['send'],
      on: events.on.bind(events) as unknown as CDPSession['on'],
      async evaluate(expression) {
        const asked = { expression, awaitPromise: true, returnByValue: true };
        const { result } = (await send('Runtime.evaluate', asked)) as { result: { value?: unknown } };
        return result.value;
      },
      async close() {
        await ask('Target.closeTarget', { targetId });
        sessions.delete(sessionId);
      },
    };
  }

  return {
    async newContext() {
      const { browserContextId } = await ask<{ browserContextId: string }>('Target.createBrowserContext');
      return {
        newPage: () => newPage(browserContextId),
        close: async () => void (await ask('Target.disposeBrowserContext', { browserContextId })),
      };
    },
    async close() {
      const ended = once(process, 'exit');
      process.kill('SIGTERM');
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
