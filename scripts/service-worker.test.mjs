import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const source = readFileSync(path.join(import.meta.dirname, '../web/public/sw.js'), 'utf8')
  .replace('%RELEASE%', 'vigie-new')
  .replace("'%FILES%'", JSON.stringify(['/assets/a.js']));
const day = 86_400_000;

/** What the browser keeps, by release. */
let kept;
let network;
/** How many entries the device has; null without a database. */
let waiting;
let active;

/** The worker in a world of its own. */
function startWorker() {
  const handlers = {};
  const addressOf = (asked) =>
    typeof asked === 'string' ? asked : new URL(asked.url, 'https://vigie.example').pathname;
  const scope = {
    registration: { active, navigationPreload: { enable: async () => {} } },
    clients: { claim: async () => {} },
    location: { origin: 'https://vigie.example' },
    skipWaiting: vi.fn(async () => {}),
    addEventListener: (name, handle) => {
      handlers[name] = handle;
    },
  };
  const caches = {
    open: async (name) => ({
      addAll: async (requests) => {
        const files = new Map();
        for (const { url } of requests) files.set(url, await network(url));
        kept.set(name, files);
      },
    }),
    keys: async () => [...kept.keys()],
    delete: async (name) => kept.delete(name),
    match: async (asked, { cacheName }) =>
      kept
        .get(cacheName)
        ?.get(addressOf({ url: asked }))
        ?.clone(),
  };
  const indexedDB = {
    open: () => {
      const counting = { result: waiting };
      const store = () => ({ count: () => counting });
      const request = {
        transaction: { abort: () => {} },
        result: { transaction: () => ({ objectStore: store }), close: () => {} },
      };
      setTimeout(() => {
        const call = (handle) => handle();
        if (waiting === null) {
          call(request.onupgradeneeded);
          return call(request.onerror);
        }
        call(request.onsuccess);
        call(counting.onsuccess);
      });
      return request;
    },
  };
  class Asked {
    constructor(url) {
      this.url = url;
    }
    url;
  }
  const fetch = (asked) => network(addressOf(asked));
  new Function('self', 'caches', 'indexedDB', 'fetch', 'Request', source)(scope, caches, indexedDB, fetch, Asked);
  const done = (name) => new Promise((resolve) => handlers[name]?.({ waitUntil: resolve }));
  return {
    scope,
    install: () => done('install'),
    activate: () => done('activate'),
    ask(path, changes = {}) {
      let answer = null;
      const request = { url: `https://vigie.example${path}`, method: 'GET', mode: 'cors', ...changes };
      const respondWith = (given) => {
        answer = given;
      };
      handlers.fetch?.({ request, preloadResponse: void 0, respondWith });
      return answer;
    },
  };
}
const page = (text, age = 0) => new Response(text, { headers: { date: new Date(Date.now() - age).toUTCString() } });
const navigation = { mode: 'navigate' };
beforeEach(() => {
  kept = new Map();
  waiting = null;
  active = null;
  network = async (address) => page(`network ${address}`);
});
async function installed() {
  const worker = startWorker();
  await worker.install();
  await worker.activate();
  return worker;
}
describe('the worker', () => {
  it('never answers for data, for changes, for other origins or for files of other pages', async () => {
    const worker = await installed();
    for (const path of [
      '/api/v1/reports',
      '/api',
      '/v1/users/current-user',
      '/health/ready',
      '/metrics',
      '/assets/b.js',
    ]) {
      expect(worker.ask(path), path).toBeNull();
      if (path !== '/assets/b.js') expect(worker.ask(path, navigation), path).toBeNull();
    }
    expect(worker.ask('/assets/a.js', { method: 'POST' })).toBeNull();
    expect(worker.ask('', { url: 'https://elsewhere.example/assets/a.js' })).toBeNull();
  });
  it('asks the network for a page first, and opens its own where none answers or not in time', async () => {
    const worker = await installed();
    expect(await (await worker.ask('/apps/new-issue', navigation))?.text()).toBe('network /apps/new-issue');
    network = async () => Promise.reject(new TypeError('no network'));
    expect(await (await worker.ask('/apps/new-issue', navigation))?.text()).toBe('network /index.html');
    expect(await (await worker.ask('/assets/a.js'))?.text()).toBe('network /assets/a.js');
    vi.useFakeTimers();
    try {
      network = () => new Promise(() => {});
      const late = worker.ask('/apps/new-issue', navigation);
      await vi.advanceTimersByTimeAsync(3e3);
      expect(await (await late)?.text()).toBe('network /index.html');
    } finally {
      vi.useRealTimers();
    }
  });
  it('opens no shell that is older than entries may be', async () => {
    network = async (address) => page(address, 91 * day);
    const worker = await installed();
    network = async () => Promise.reject(new TypeError('no network'));
    await expect(worker.ask('/apps/new-issue', navigation)).rejects.toThrow('no network');
  });
  it('takes the place of another release only while no entry waits, and removes what that one kept', async () => {
    kept.set('vigie-old', new Map([['/index.html', page('old')]]));
    active = {};
    waiting = 1;
    const refused = startWorker();
    await expect(refused.install()).rejects.toThrow('entries wait');
    expect([refused.scope.skipWaiting.mock.calls.length, [...kept.keys()]]).toEqual([0, ['vigie-old']]);
    waiting = 0;
    const replaced = await installed();
    expect(replaced.scope.skipWaiting).toHaveBeenCalledOnce();
    expect([...kept.keys()]).toEqual(['vigie-new']);
  });
});
