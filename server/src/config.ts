import { resolve } from 'node:path';
import { defaultDataFolder } from './platform/database/embedded-engine';
import type { Limits } from './platform/http/rate-limits';
import type { ChatProvider, SignUp } from './platform/platform';
import { isPlace } from './platform/verification/heads-delivery';

/** The environment, parsed once. docs/operations.md explains each variable. */
export interface Config extends Limits {
  readonly host: string;
  readonly port: number;
  /** Absent: the embedded PostgreSQL is started in the data folder. */
  readonly databaseUrl: string | null;
  /** Owner of the schema, for migrations; the same as `databaseUrl` unless told otherwise. */
  readonly ownerUrl: string | null;
  readonly dataFolder: string;
  readonly demo: 'when_new' | 'insisted' | 'never';
  readonly publicUrl: string | null;
  readonly webFolder: string | null;
  readonly smtpUrl: string | null;
  /** Somebody delivers the files of the mail folder: they count as mail that reaches people. */
  readonly deliversMailFolder: boolean;
  readonly mailFrom: string;
  readonly tokenHours: number;
  readonly fileLimitBytes: number;
  readonly signUp: SignUp;
  /** How late the event loop may be before requests are answered 503; 0 switches it off. */
  readonly latenessLimitMs: number;
  /** Who answers the assistant's questions; null: nobody, and it goes by its rules alone. */
  readonly chatProvider: ChatProvider | null;
  readonly metricsToken: string | null;
  /** Whether everything is held against the trail every night. */
  readonly verifyNightly: boolean;
  /** Where the heads of the chains are sent, as addresses; none: nowhere. */
  readonly headsTo: readonly string[];
  readonly headsEvery: 'hourly' | 'daily';
  /** How many proxies in front of the server tell the truth about the caller's address. */
  readonly trustedProxies: number;
  readonly logLevel: string;
}

export class ConfigError extends Error {}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const databaseUrl = env.DATABASE_URL || null;
  return {
    host: env.HOST || '127.0.0.1',
    port: integer(env, 'PORT', 8080, 0, 65_535),
    databaseUrl,
    ownerUrl: env.DATABASE_OWNER_URL || databaseUrl,
    dataFolder: resolve(env.VIGIE_DATA || defaultDataFolder()),
    demo: env.VIGIE_DEMO === 'false' ? 'never' : env.VIGIE_DEMO === 'true' ? 'insisted' : 'when_new',
    publicUrl: env.VIGIE_PUBLIC_URL?.replace(/\/+$/, '') || null,
    webFolder: null,
    smtpUrl: env.SMTP_URL || null,
    deliversMailFolder: oneOf(env, 'VIGIE_MAIL', ['none', 'folder']) === 'folder',
    mailFrom: env.MAIL_FROM || 'Vigie <vigie@localhost>',
    tokenHours: integer(env, 'VIGIE_TOKEN_HOURS', 8, 1, 24 * 30),
    fileLimitBytes: integer(env, 'VIGIE_FILE_LIMIT_MB', 25, 1, 2048) * 1024 * 1024,
    signUp: readSignUp(env.VIGIE_SIGN_UP),
    requestsPerMinute: integer(env, 'VIGIE_REQUESTS_PER_MINUTE', 1200, 1, 10_000_000),
    addressRequestsPerMinute: integer(env, 'VIGIE_ADDRESS_REQUESTS_PER_MINUTE', 12_000, 1, 10_000_000),
    signInsPerMinute: integer(env, 'VIGIE_SIGN_INS_PER_MINUTE', 600, 1, 10_000_000),
    accountSignInsPerMinute: integer(env, 'VIGIE_ACCOUNT_SIGN_INS_PER_MINUTE', 10, 1, 10_000_000),
    latenessLimitMs: integer(env, 'VIGIE_LATENESS_LIMIT_MS', 2000, 0, 60_000),
    chatProvider: readChatProvider(env),
    metricsToken: env.VIGIE_METRICS_TOKEN || null,
    verifyNightly: env.VIGIE_VERIFY_NIGHTLY === 'true',
    headsTo: places(env, 'VIGIE_HEADS_TO'),
    headsEvery: oneOf(env, 'VIGIE_HEADS_EVERY', ['daily', 'hourly']),
    trustedProxies: integer(env, 'VIGIE_TRUSTED_PROXIES', 0, 0, 10),
    logLevel: env.VIGIE_LOG_LEVEL || 'info',
  };
}

function readChatProvider(env: NodeJS.ProcessEnv): ChatProvider | null {
  const { VIGIE_AI_URL: address, VIGIE_AI_MODEL: model, VIGIE_AI_KEY: key } = env;
  if (!address && !model) return null;
  if (!address || !model) throw new ConfigError('VIGIE_AI_URL and VIGIE_AI_MODEL are set together.');
  const url = URL.parse(address);
  // Without the value: whoever writes a key into the address must not find it in a log.
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw new ConfigError('VIGIE_AI_URL must be an address with http or https, without user name and password.');
  }
  const path = url.pathname.replace(/\/+$/, '');
  url.pathname = path.endsWith('/chat/completions') ? path : `${path}/chat/completions`;
  const timeouts = { firstAnswerMs: 30_000, silenceMs: 20_000, wholeMs: 120_000 };
  const requestsPerMinute = integer(env, 'VIGIE_AI_REQUESTS_PER_MINUTE', 10, 1, 10_000_000);
  return { url: url.href, key: key || null, model, requestsPerMinute, timeouts };
}

function readSignUp(said: string | undefined): SignUp {
  if (!said) return 'with_demo';
  if (said === 'open' || said === 'closed') return said;
  throw new ConfigError(`VIGIE_SIGN_UP must be open or closed, not "${said}".`);
}

function integer(env: NodeJS.ProcessEnv, name: string, fallback: number, min: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  }
  return value;
}

/** The first is the default. */
function oneOf<Choice extends string>(
  env: NodeJS.ProcessEnv,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const text = env[name] || choices[0];
  const chosen = choices.find((choice) => choice === text);
  if (!chosen) throw new ConfigError(`${name} must be ${choices.join(' or ')}, not "${text}".`);
  return chosen;
}

function places(env: NodeJS.ProcessEnv, name: string): string[] {
  const named = (env[name] ?? '').split(',').map((place) => place.trim());
  const wanted = named.filter(Boolean);
  const wrong = wanted.find((place) => !isPlace(place));
  if (wrong) throw new ConfigError(`${name} takes mailto:..., file:/folder and https://..., not "${wrong}".`);
  return wanted;
}
