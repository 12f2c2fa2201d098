// Opens Vigie without a network, and does nothing else: decision 0070. The build fills in what is kept.
const release = '%RELEASE%';
const files = '%FILES%';
const shellPage = '/index.html';
const networkFirstMs = 3000;
/** A shell that is older than entries may be is no longer opened. */
const shellLastsMs = 90 * 86_400_000;
const notForPages = /^\/(?:api|v1|health|metrics)(?:\/|$)/;

self.addEventListener('install', (event) => {
  // The router of the browser, where there is one, need not wake the worker for data.
  event
    .addRoutes?.({ condition: { urlPattern: new URLPattern({ pathname: '/api/*' }) }, source: 'network' })
    .catch(() => {});
  event.waitUntil(install());
});

/** Refused while entries wait: the page that wrote them sends them. The browser tries again with the next page. */
async function install() {
  if (self.registration.active && (await hasEntries())) throw new Error('entries wait to be sent');
  const cache = await caches.open(release);
  await cache.addAll([shellPage, ...files].map((file) => new Request(file, { cache: 'no-cache' })));
  await self.skipWaiting();
}

self.addEventListener('activate', (event) => event.waitUntil(activate()));

async function activate() {
  for (const name of await caches.keys()) if (name !== release) await caches.delete(name);
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || notForPages.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (files.includes(pathname)) event.respondWith(keptFile(request));
});

/** The server's own page whenever it answers in time. */
async function openPage(event) {
  const fromNetwork = Promise.resolve(event.preloadResponse).then((answer) => answer ?? fetch(event.request));
  const late = new Promise((resolve) => setTimeout(resolve, networkFirstMs));
  const first = await Promise.race([fromNetwork.catch(() => undefined), late]);
  return first ?? (await keptShell()) ?? fromNetwork;
}

async function keptShell() {
  const shell = await caches.match(shellPage, { cacheName: release });
  const keptAt = Date.parse(shell?.headers.get('date') ?? '');
  return Date.now() - keptAt < shellLastsMs ? shell : undefined;
}

async function keptFile(request) {
  return (await caches.match(request.url, { cacheName: release })) ?? fetch(request);
}

function hasEntries() {
  return new Promise((resolve) => {
    const opening = indexedDB.open('vigie-offline');
    // There is none: it is not made here.
    opening.onupgradeneeded = () => opening.transaction.abort();
    opening.onerror = () => resolve(false);
    opening.onsuccess = () => {
      const database = opening.result;
      const counting = database.transaction('entries').objectStore('entries').count();
      counting.onerror = () => resolve(true);
      counting.onsuccess = () => {
        database.close();
        resolve(counting.result > 0);
      };
    };
  });
}
