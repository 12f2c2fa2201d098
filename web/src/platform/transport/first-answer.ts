interface FirstRequest {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly answer: Promise<Response>;
  /** What was answered, once it has been read. */
  content?: unknown;
}

declare global {
  interface Window {
    /** Sent by the script in index.html, while this one was still on its way. */
    firstRequest?: FirstRequest | undefined;
  }
}

/** As long as nothing is shown in its place: a page that has its rows when it is first drawn is drawn once. */
const longestWait = 200;

/** When the first answer can be read, or is not worth waiting for; undefined where there is none. */
export function firstAnswerRead(): Promise<unknown> | undefined {
  const first = window.firstRequest;
  if (!first || first.content !== undefined) return undefined;
  const read = first.answer.then(async (response) => {
    if (response.ok) first.content = await response.clone().json();
  });
  return Promise.race([read.catch(() => {}), new Promise((resolve) => setTimeout(resolve, longestWait))]);
}

/** What was answered to this question of the same person, if it is there already; once. */
export function takeFirstContent(address: string, token: string | null): unknown {
  const first = window.firstRequest;
  if (first?.content === undefined || !isSameQuestion(address, first.address)) return undefined;
  window.firstRequest = undefined;
  return first.headers.Authorization === `Bearer ${token}` ? first.content : undefined;
}

/** The answer to the very same question, once; otherwise undefined. */
export function takeFirstAnswer(
  address: string,
  { method, headers, signal }: RequestInit,
): Promise<Response> | undefined {
  const first = window.firstRequest;
  if (!first || method !== 'GET' || !isSameQuestion(address, first.address)) return undefined;
  window.firstRequest = undefined;
  const asked = new Headers(headers);
  if (Object.entries(first.headers).some(([name, value]) => asked.get(name) !== value)) return undefined;
  return signal ? Promise.race([first.answer, aborted(signal)]) : first.answer;
}

/** In whatever order their words stand. */
function isSameQuestion(one: string, other: string): boolean {
  return one === other || (one.length === other.length && inOrder(one) === inOrder(other));
}

function inOrder(address: string): string {
  const [path, query = ''] = address.split('?', 2);
  return `${path}?${query.split('&').sort().join('&')}`;
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
  });
}
