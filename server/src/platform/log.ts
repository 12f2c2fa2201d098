import pino, { type DestinationStream, type Logger } from 'pino';
import { openTrace } from './telemetry/spans';

/** With telemetry each line names its trace, so that a collector shows both together. */
export function createLog(options: { level: string; namesTraces: boolean }, destination: DestinationStream): Logger {
  return pino({ level: options.level, ...(options.namesTraces && { mixin: openTrace }) }, destination);
}

/** The usual one first. */
export const logLevels = ['info', 'trace', 'debug', 'warn', 'error', 'fatal', 'silent'] as const;

/** To debug and back, without a restart: what a copy does wrong may be gone after one. */
export function toggleDebug(log: Logger, usual: string): void {
  const level = log.level === usual ? 'debug' : usual;
  log.level = level;
  log.warn({ logLevel: level }, 'the log level has changed');
}
