import { resolve } from 'node:path';
import { defaultDataFolder } from './platform/database/embedded-engine';
import type { BucketPlace } from './platform/files/bucket-store';
import type { Limits } from './platform/http/rate-limits';
import { logLevels } from './platform/log';
import type { ChatProvider, SignUp } from './platform/platform';
import type { TelemetryOptions } from './platform/telemetry/telemetry';
import { isPlace } from './platform/verification/heads-delivery';

/** The environment, parsed once. docs/operations.md explains each variable. */
export interface Config extends Limits {
  readonly host: string;
  readonly port: number;
  /** Absent: the embedded PostgreSQL is started in the data folder. */
  readonly databaseUrl: string | null;
  /** Past a pooler in transaction mode, which `databaseUrl` then names, for what needs a session; null: there is none. */
  readonly directUrl: string | null;
  /** A copy that follows the database, for reads that take long; null: there is none. */
  readonly replicaUrl: string | null;
  /** Owner of the schema, for migrations; `databaseUrl` by default. */
  readonly ownerUrl: string | null;
  readonly dataFolder: string;
  readonly demo: 'when_new' | 'insisted' | 'never';
  readonly publicUrl: string | null;
  readonly webFolder: string | null;
  readonly smtpUrl: string | null;
  /** The files of the mail folder are delivered: they count as mail that reaches people. */
  readonly deliversMailFolder: boolean;
  readonly mailFrom: string;
  readonly tokenHours: number;
  readonly fileLimitBytes: number;
  /** Where files are kept; null: in the data folder. */
  readonly bucket: BucketPlace | null;
  readonly signUp: SignUp;
  /** How late the event loop may be before requests are answered 503; 0 switches it off. */
  readonly latenessLimitMs: number;
  readonly databasePatienceMs: number;
  /** Who answers the assistant's questions; null: it goes by its rules alone. */
  readonly chatProvider: ChatProvider | null;
  readonly metricsToken: string | null;
  /** Whether everything is held against the trail every night. */
  readonly verifyNightly: boolean;
  /** Where the heads of the chains are sent, as addresses; none: nowhere. */
  readonly headsTo: readonly string[];
  readonly headsEvery: 'hourly' | 'daily';
  /** Where a backup is written every day, a folder; null: nowhere. */
  readonly backupTo: string | null;
  /** How many of them are kept. */
  readonly backupKeep: number;
  /** How many proxies in front of the server report the caller's address truthfully. */
  readonly trustedProxies: number;
  readonly logLevel: string;
  /** Where traces and metrics are sent; null: nowhere. */
  readonly telemetry: TelemetryOptions | null;
}

export class ConfigError extends Error {}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const databaseUrl = env.DATABASE_URL || null;
  const directUrl = env.DATABASE_DIRECT_URL || null;
  if (directUrl && !databaseUrl)
    throw new ConfigError('DATABASE_DIRECT_URL goes past the pooler of DATABASE_URL: set both.');
  const replicaUrl = env.DATABASE_REPLICA_URL || null;
  if (replicaUrl && !databaseUrl)
    throw new ConfigError('DATABASE_REPLICA_URL names a copy of the database of DATABASE_URL: set both.');
  return {
    host: env.HOST || '127.0.0.1',
    port: integer(env, 'PORT', 8080, 0, 65_535),
    databaseUrl,
    directUrl,
    replicaUrl,
    ownerUrl: env.DATABASE_OWNER_URL || directUrl || databaseUrl,
    dataFolder: resolve(env.VIGIE_DATA || defaultDataFolder()),
    demo: env.VIGIE_DEMO === 'false' ? 'never' : env.VIGIE_DEMO === 'true' ? 'insisted' : 'when_new',
    publicUrl: env.VIGIE_PUBLIC_URL?.replace(/\/+$/, '') || null,
    webFolder: null,
    smtpUrl: env.SMTP_URL || null,
    deliversMailFolder: oneOf(env, 'VIGIE_MAIL', ['none', 'folder']) === 'folder',
    mailFrom: env.MAIL_FROM || 'Vigie <vigie@localhost>',
    tokenHours: integer(env, 'VIGIE_TOKEN_HOURS', 8, 1, 24 * 30),
    fileLimitBytes: integer(env, 'VIGIE_FILE_LIMIT_MB', 25, 1, 2048) * 1024 * 1024,
    bucket: readBucket(env),
    signUp: readSignUp(env.VIGIE_SIGN_UP),
    requestsPerMinute: integer(env, 'VIGIE_REQUESTS_PER_MINUTE', 1200, 1, 10_000_000),
    addressRequestsPerMinute: integer(env, 'VIGIE_ADDRESS_REQUESTS_PER_MINUTE', 12_000, 1, 10_000_000),
    signInsPerMinute: integer(env, 'VIGIE_SIGN_INS_PER_MINUTE', 600, 1, 10_000_000),
    signUpsPerMinute: integer(env, 'VIGIE_SIGN_UPS_PER_MINUTE', 10, 1, 10_000_000),
    accountSignInsPerMinute: integer(env, 'VIGIE_ACCOUNT_SIGN_INS_PER_MINUTE', 10, 1, 10_000_000),
    latenessLimitMs: integer(env, 'VIGIE_LATENESS_LIMIT_MS', 2000, 0, 60_000),
    databasePatienceMs: integer(env, 'VIGIE_DATABASE_PATIENCE_MS', 1200, 0, 60_000),
    chatProvider: readChatProvider(env),
    metricsToken: env.VIGIE_METRICS_TOKEN || null,
    verifyNightly: env.VIGIE_VERIFY_NIGHTLY === 'true',
    headsTo: places(env, 'VIGIE_HEADS_TO'),
    headsEvery: oneOf(env, 'VIGIE_HEADS_EVERY', ['daily', 'hourly']),
    backupTo: env.VIGIE_BACKUP_TO ? resolve(env.VIGIE_BACKUP_TO) : null,
    backupKeep: integer(env, 'VIGIE_BACKUP_KEEP', 14, 1, 1000),
    trustedProxies: integer(env, 'VIGIE_TRUSTED_PROXIES', 0, 0, 10),
    logLevel: oneOf(env, 'VIGIE_LOG_LEVEL', logLevels),
    telemetry: readTelemetry(env),
  };
}

function readChatProvider(env: NodeJS.ProcessEnv): ChatProvider | null {
  const { VIGIE_AI_URL: address, VIGIE_AI_MODEL: model, VIGIE_AI_KEY: key } = env;
  if (!address && !model) return null;
  if (!address || !model) throw new ConfigError('VIGIE_AI_URL and VIGIE_AI_MODEL are set together.');
  const url = URL.parse(address);
  // Without the value: a key written into the address must not appear in a log.
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw new ConfigError('VIGIE_AI_URL must be an address with http or https, without user name and password.');
  }
  const path = url.pathname.replace(/\/+$/, '');
  url.pathname = path.endsWith('/chat/completions') ? path : `${path}/chat/completions`;
  const timeouts = { firstAnswerMs: 30_000, silenceMs: 20_000, wholeMs: 120_000 };
  const requestsPerMinute = integer(env, 'VIGIE_AI_REQUESTS_PER_MINUTE', 10, 1, 10_000_000);
  return { url: url.href, key: key || null, model, requestsPerMinute, timeouts };
}

/** The standard variables; what else they say (headers, certificates, time limits) the exporters read by themselves. */
function readTelemetry(env: NodeJS.ProcessEnv): TelemetryOptions | null {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint || env.OTEL_SDK_DISABLED === 'true') return null;
  // Without the value: it may hold a key.
  if (!/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) {
    throw new ConfigError('OTEL_EXPORTER_OTLP_ENDPOINT must be an address with http or https.');
  }
  const sampled = Number(env.OTEL_TRACES_SAMPLER_ARG || 1);
  if (!(sampled >= 0 && sampled <= 1)) throw new ConfigError('OTEL_TRACES_SAMPLER_ARG must be from 0 to 1.');
  const traces = oneOf(env, 'OTEL_TRACES_EXPORTER', ['otlp', 'none']) === 'otlp';
  const metrics = oneOf(env, 'OTEL_METRICS_EXPORTER', ['otlp', 'none']) === 'otlp';
  return traces || metrics
    ? {
        endpoint: endpoint.replace(/\/+$/, ''),
        serviceName: env.OTEL_SERVICE_NAME || 'vigie',
        traces,
        metrics,
        sampled,
        metricsEveryMs: integer(env, 'OTEL_METRIC_EXPORT_INTERVAL', 60_000, 1_000, 3_600_000),
      }
    : null;
}

function readBucket(env: NodeJS.ProcessEnv): BucketPlace | null {
  const { VIGIE_S3_BUCKET: bucket, VIGIE_S3_ENDPOINT: endpoint, VIGIE_S3_REGION, VIGIE_S3_PREFIX: prefix } = env;
  if (!bucket) {
    if (endpoint) throw new ConfigError('VIGIE_S3_ENDPOINT needs VIGIE_S3_BUCKET: the name of a bucket there.');
    return null;
  }
  const url = endpoint ? URL.parse(endpoint) : null;
  if (endpoint && (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)) {
    throw new ConfigError('VIGIE_S3_ENDPOINT must be an address with http or https, without user name and password.');
  }
  // Elsewhere than at Amazon a region is a word that is signed, and mostly this one.
  const region = VIGIE_S3_REGION || (endpoint && !env.AWS_REGION ? 'us-east-1' : null);
  return { bucket, endpoint: url?.href ?? null, region, prefix: prefix ? `${prefix.replace(/^\/+|\/+$/g, '')}/` : '' };
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

/** Said at the start and with the first administrator: the time to decide is the installation, not after a trail was rewritten. */
export const noHeadsLine =
  'The heads of the audit trail are sent nowhere: set VIGIE_HEADS_TO, so that a trail that its owner rewrites is found out (docs/operations.md).';

function places(env: NodeJS.ProcessEnv, name: string): string[] {
  const named = (env[name] ?? '').split(',').map((place) => place.trim());
  const wanted = named.filter(Boolean);
  const wrong = wanted.find((place) => !isPlace(place));
  if (wrong) throw new ConfigError(`${name} takes mailto:..., file:/folder and https://..., not "${wrong}".`);
  return wanted;
}
