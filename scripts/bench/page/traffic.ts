import type { CDPSession } from 'playwright-core';

export interface Traffic {
  readonly requests: number;
  readonly bytes: number;
  readonly scriptBytes: number;
}

interface Request {
  isScript: boolean;
  isCached: boolean;
  bytes: number;
}

/** What goes over the network for a page: what its own cache answers does not. */
export async function watchTraffic(devtools: CDPSession): Promise<{ restart(): void; read(): Traffic }> {
  let seen = new Map<string, Request>();
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (!/^https?:/.test(request.url)) return;
    seen.set(requestId, { isScript: type === 'Script', isCached: false, bytes: 0 });
  });
  const change = (requestId: string, changes: Partial<Request>) => {
    const request = seen.get(requestId);
    if (request) Object.assign(request, changes);
  };
  devtools.on('Network.requestServedFromCache', ({ requestId }) => change(requestId, { isCached: true }));
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    change(requestId, { isScript: type === 'Script' });
    if (response.fromDiskCache || response.fromServiceWorker) change(requestId, { isCached: true });
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
      const sent = [...seen.values()].filter(({ isCached }) => !isCached);
      return {
        requests: sent.length,
        bytes: bytesOf(sent),
        scriptBytes: bytesOf(sent.filter(({ isScript }) => isScript)),
      };
    },
  };
}
