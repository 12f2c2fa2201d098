interface FirstRequest {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    /** Sent by the script in index.html, while this one was still on its way. */
    firstRequest?: FirstRequest | undefined;
  }
}

/** The answer to the very same question, once; otherwise undefined. */
export function takeFirstAnswer(
  address: string,
  { method, headers, signal }: RequestInit,
): Promise<Response> | undefined {
  const first = window.firstRequest;
  if (!first || method !== 'GET' || address !== first.address) return undefined;
  window.firstRequest = undefined;
  const asked = new Headers(headers);
  if (Object.entries(first.headers).some(([name, value]) => asked.get(name) !== value)) return undefined;
  return signal ? Promise.race([first.answer, aborted(signal)]) : first.answer;
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
  });
}
