import type { CDPSession } from 'playwright-core';

export interface Traffic {
  readonly requests: number;
  readonly bytes: number;
  readonly scriptBytes: number;
  /** In the order in which they were asked for, without queries. */
  readonly paths: readonly string[];
}

interface Request {
  readonly path: string;
  readonly isAhead: boolean;
  isScript: boolean;
  isCached: boolean;
  bytes: number;
}

export interface TrafficMeter {
  restart(): void;
  /** Since the page was opened or the meter began anew. */
  read(): Traffic;
}

/** What goes over the network for a page: not what its own cache answers, nor what is fetched ahead for another page. */
export async function watchTraffic(devtools: Pick<CDPSession, 'send' | 'on'>): Promise<TrafficMeter> {
  let seen = new Map<string, Request>();
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ requestId, loaderId, type, request, redirectResponse }) => {
    if (!/^https?:/.test(request.url)) return;
    const isDocument = type === 'Document' && requestId === loaderId;
    if (isDocument && !redirectResponse) seen = new Map();
    const isAhead = type === 'Prefetch' || 'Sec-Purpose' in request.headers;
    const path = new URL(request.url).pathname;
    seen.set(requestId, { path, isAhead, isScript: type === 'Script', isCached: false, bytes: 0 });
  });
  const change = (requestId: string, changes: Partial<Request>) => {
    const request = seen.get(requestId);
    if (request) Object.assign(request, changes);
  };
  devtools.on('Network.requestServedFromCache', ({ requestId }) => change(requestId, { isCached: true }));
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    const isCached = response.fromDiskCache || response.fromServiceWorker;
    change(requestId, { isScript: type === 'Script', ...(isCached && { isCached }) });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    change(requestId, { bytes: encodedDataLength }),
  );
  const bytesOf = (requests: readonly Request[]) => requests.reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    restart() {
      seen = new Map();
    },
    read() {
      const sent = [...seen.values()].filter(({ isAhead, isCached }) => !isAhead && !isCached);
      return {
        requests: sent.length,
        bytes: bytesOf(sent),
        scriptBytes: bytesOf(sent.filter(({ isScript }) => isScript)),
        paths: sent.map(({ path }) => path),
      };
    },
  };
}
