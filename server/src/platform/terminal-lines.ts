import pino, { type DestinationStream } from 'pino';

interface LogLine {
  readonly level: number;
  readonly time: number;
  readonly msg?: string;
  readonly part?: string;
  readonly reason?: string;
  readonly err?: { readonly message?: string; readonly stack?: string };
  readonly method?: string;
  readonly path?: string;
  readonly status?: number;
  readonly ms?: number;
}

const errorLevel = pino.levels.values.error ?? 50;

/** JSON lines of the log as a person reads them: time, level, message. The stack of an error follows it. */
export function terminalLines(print: (text: string) => void): DestinationStream {
  return { write: (line) => print(readable(JSON.parse(line) as LogLine)) };
}

function readable({ level, time, msg = '', part, reason, err, ...request }: LogLine): string {
  const clock = new Date(time).toLocaleTimeString('en-GB');
  const { method, path, status, ms } = request;
  const asked = method && [method, path, status, ms !== undefined && `${Math.round(ms)} ms`].filter(Boolean).join(' ');
  const said = [part && `${part}:`, msg, asked, reason && `(${reason})`].filter(Boolean).join(' ');
  const failure = level >= errorLevel ? err?.stack : err?.message;
  return `${clock} ${pino.levels.labels[level]?.padEnd(5)} ${said}${failure ? `: ${failure}` : ''}\n`;
}
