import type { ProviderFailure } from '@vigie/domain/modules/assistant/provider-failures';

/** Carries nothing of what the provider said: that may hold the key or a text. */
export class ProviderError extends Error {
  constructor(readonly failure: ProviderFailure) {
    super(failure);
    this.name = 'ProviderError';
  }
}

const longestLine = 256 * 1024;
const longestStream = 2 * 1024 * 1024;

/** The `data:` lines of server-sent events. A stream without end is dropped, and so is a line without one. */
export async function* dataLines(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let [rest, received] = ['', 0];
  for await (const bytes of body) {
    received += bytes.byteLength;
    if (received > longestStream) throw new ProviderError('too_long');
    const lines = (rest + decoder.decode(bytes, { stream: true })).split(/\r\n|\n|\r/);
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) throw new ProviderError('too_long');
    for (const line of lines) if (line.startsWith('data:')) yield line.slice(5).trim();
  }
  if (rest.startsWith('data:')) yield rest.slice(5).trim();
}

export interface ChatChunk {
  readonly text: string;
  readonly finish: string | null;
  /** Only some providers say, most of them at the end. */
  readonly tokens: number | null;
}

type Loose = Readonly<Record<string, unknown>>;
const objectOf = (value: unknown): Loose => (value !== null && typeof value === 'object' ? (value as Loose) : {});
const mostTokens = 10_000_000;

export function chunkOf(line: string): ChatChunk {
  const said = objectOf(parsed(line));
  if (said.error) throw new ProviderError('provider_error');
  if (!Array.isArray(said.choices)) throw new ProviderError('malformed');
  const choice = objectOf(said.choices[0]);
  const { content } = objectOf(choice.delta);
  const { total_tokens: total } = objectOf(said.usage);
  const isCount = typeof total === 'number' && Number.isInteger(total) && total > 0 && total < mostTokens;
  return {
    text: typeof content === 'string' ? content : '',
    finish: typeof choice.finish_reason === 'string' ? choice.finish_reason : null,
    tokens: isCount ? total : null,
  };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new ProviderError('malformed');
  }
}
