import type { ProviderFailure } from '@vigie/domain/modules/assistant/provider-failures';
import type { ChatProvider } from '../../../platform/platform';
import { type ChatChunk, chunkOf, dataLines, ProviderError } from './chat-chunks';

export interface ChatMessage {
  readonly role: 'system' | 'user';
  readonly content: string;
}

/** More than the longest field in another language. */
const longestAnswer = 40_000;
const finished: ReadonlySet<string> = new Set(['stop', 'eos', 'end_turn']);

/**
 * The answer to some messages, piece by piece. Only what every endpoint of this kind knows is asked for. Ends with a
 * ProviderError unless the answer is whole; aborting the signal, or leaving the loop, hangs up.
 */
export async function* chat(
  provider: ChatProvider,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
): AsyncGenerator<ChatChunk> {
  const patience = new Patience(provider.timeouts);
  try {
    const response = await send(provider, messages, AbortSignal.any([signal, patience.signal]));
    let [length, isWhole] = [0, false];
    for await (const line of dataLines(response)) {
      patience.renew();
      if (line === '[DONE]') return;
      if (line === '') continue;
      const chunk = chunkOf(line);
      if (chunk.finish === 'content_filter') throw new ProviderError('refused');
      if (chunk.finish === 'length') throw new ProviderError('cut_off');
      isWhole ||= chunk.finish !== null && finished.has(chunk.finish);
      length += chunk.text.length;
      if (length > longestAnswer) throw new ProviderError('too_long');
      yield chunk;
    }
    if (!isWhole) throw new ProviderError('cut_off');
  } catch (error) {
    throw failureOf(error, patience.isOver);
  } finally {
    patience.end();
  }
}

async function send(
  { url, key, model }: ChatProvider,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
): Promise<AsyncIterable<Uint8Array>> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      ...(key && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ model, messages, stream: true }),
    signal,
  });
  const type = response.headers.get('content-type') ?? '';
  const failure = response.ok ? null : failureOfStatus(response.status);
  if (!failure && response.body && type.includes('text/event-stream')) return response.body;
  await response.body?.cancel();
  throw new ProviderError(failure ?? 'malformed');
}

function failureOfStatus(status: number): ProviderFailure {
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 404) return 'not_found';
  if (status === 429) return 'rate_limited';
  return status >= 500 ? 'provider_error' : 'refused';
}

function failureOf(error: unknown, isOver: boolean): ProviderError {
  if (error instanceof ProviderError) return error;
  if (isOver) return new ProviderError('too_slow');
  const { message, cause } = error as Error;
  if (cause instanceof Error && cause.message.includes('redirect')) return new ProviderError('redirected');
  // Of an answer that had begun: the connection was lost.
  return new ProviderError(message === 'terminated' ? 'cut_off' : 'unreachable');
}

/** How long is waited: for the first piece, from piece to piece, and for all of it. */
class Patience {
  private readonly over = new AbortController();
  private readonly whole: NodeJS.Timeout;
  private next: NodeJS.Timeout;

  constructor(private readonly timeouts: ChatProvider['timeouts']) {
    this.whole = this.after(timeouts.wholeMs);
    this.next = this.after(timeouts.firstAnswerMs);
  }

  private after(ms: number): NodeJS.Timeout {
    return setTimeout(() => this.over.abort(), ms);
  }

  get signal(): AbortSignal {
    return this.over.signal;
  }

  get isOver(): boolean {
    return this.over.signal.aborted;
  }

  renew(): void {
    clearTimeout(this.next);
    this.next = this.after(this.timeouts.silenceMs);
  }

  /** Hangs up what is still open. */
  end(): void {
    clearTimeout(this.next);
    clearTimeout(this.whole);
    this.over.abort();
  }
}
