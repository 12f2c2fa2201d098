import { readFileSync } from 'node:fs';
import { platformCompanyId } from '@vigie/domain/kernel/identity/actor';
import { noticeGroupsOf } from '@vigie/domain/kernel/records/notices';
import { type ModuleContract, moduleContracts, type NamedEndpoint, namedEndpoints } from '@vigie/domain/modules/index';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config';
import { serverModules } from './modules/index';
import { verificationJobs } from './modules/verification';
import { backupJobs } from './platform/backup/scheduled';
import { systemContext } from './platform/context';
import { Database } from './platform/database/database';
import { installationKey, installationSecret } from './platform/database/installation';
import { openContentStore } from './platform/files/open-store';
import { describeOnce } from './platform/http/api-description';
import { createApplication } from './platform/http/application';
import type { Handler, ServerModule } from './platform/http/call';
import { registerEndpoint } from './platform/http/endpoints';
import { measure } from './platform/http/metrics';
import { gaugesOf, platformHandlers } from './platform/http/platform-handlers';
import { createRateLimits, type RateLimits } from './platform/http/rate-limits';
import { serveWeb } from './platform/http/web-files';
import { CredentialCheck } from './platform/identity/credentials';
import { Devices } from './platform/identity/devices';
import { LinkTokens } from './platform/identity/link-tokens';
import { Passkeys } from './platform/identity/passkeys';
import { PasswordStrength } from './platform/identity/password-strength';
import { DraftKeys, Secrets } from './platform/identity/secrets';
import { Sessions } from './platform/identity/sessions';
import { Tickets } from './platform/identity/tickets';
import { Tokens } from './platform/identity/tokens';
import { type AroundJob, addJob, startWorker } from './platform/jobs/jobs';
import { Bus } from './platform/live/bus';
import { Live } from './platform/live/live';
import { mailDelivery, mailTasks } from './platform/mail/mail';
import type { Platform } from './platform/platform';
import { RecordKinds } from './platform/records/record-kinds';
import { SignedKinds } from './platform/signatures/signed-kinds';
import { SigningGates } from './platform/signatures/signing-gates';
import { asJob } from './platform/telemetry/spans';
import type { Telemetry } from './platform/telemetry/telemetry';
import { headMails } from './platform/verification/heads-delivery';
import type { VerifiedModule } from './platform/verification/verification';

export interface ServedRoute {
  readonly method: string;
  readonly url: string;
}

export interface App {
  readonly http: FastifyInstance;
  readonly platform: Platform;
  readonly servedRoutes: readonly ServedRoute[];
  listen(): Promise<string>;
  close(): Promise<void>;
}

/** From the sources as from dist/, both one level below server/. */
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

interface HouseModule {
  readonly create: (platform: Platform) => ServerModule;
  readonly verified?: VerifiedModule;
}

/** The modules that an application is made of. */
export interface House {
  readonly contracts: Readonly<Record<string, ModuleContract>>;
  readonly modules: Readonly<Record<string, HouseModule>>;
}

export const wholeHouse: House = {
  contracts: moduleContracts,
  modules: serverModules as unknown as House['modules'],
};

/** Builds the whole application on a migrated database, without listening. Tests import this. */
export async function createApp(
  config: Config & { databaseUrl: string; ownerUrl: string; isEmbedded?: boolean },
  log: Logger,
  house: House = wholeHouse,
): Promise<App> {
  const endpoints = namedEndpoints(house.contracts);
  const telemetry = await loadTelemetry(config, log);
  let closing = false;
  const onError = ({ message, code }: NodeJS.ErrnoException) => {
    if (!closing) log.warn({ code, reason: message }, 'lost a connection to the database');
  };
  const onChange = (isSilent: boolean) =>
    log.warn(isSilent ? 'the database does not answer: requests are refused' : 'the database answers again');
  const { databaseUrl, directUrl, replicaUrl, databasePatienceMs: patienceMs } = config;
  const isPooled = directUrl !== null;
  const { isEmbedded = false } = config;
  const database = new Database(databaseUrl, { onError, isPooled, replicaUrl, isEmbedded, patienceMs, onChange });
  // The queue listens and holds locks: two jobs, one that listens and one to spare.
  const queue = directUrl === null ? database : new Database(directUrl, { onError, maxConnections: 4 });
  const bus = new Bus(directUrl ?? databaseUrl, onError);
  await bus.connect();
  const secret = await installationSecret(config.ownerUrl);
  const tokens = new Tokens(secret);
  const headKey = await installationKey(config.ownerUrl);
  const secrets = new Secrets(secret);
  const sessions = new Sessions(database, bus, tokens, config.tokenHours);
  const live = new Live(bus);
  const devices = new Devices(database);
  live.onBeat((pages) => {
    sessions
      .lockIdle(pages)
      .catch(({ message }: Error) => log.warn({ reason: message }, 'could not lock idle sessions'));
  });
  let address = `http://${config.host}:${config.port}`;
  const publicUrl = () => config.publicUrl ?? address;
  const platform: Platform = {
    database,
    credentialCheck: new CredentialCheck(database, devices),
    devices,
    passwordStrength: new PasswordStrength(),
    sessions,
    linkTokens: new LinkTokens(secret),
    draftKeys: new DraftKeys(secret),
    secrets,
    tickets: new Tickets(secrets),
    passkeys: new Passkeys(publicUrl),
    live,
    contents: await openContentStore(config),
    recordKinds: new RecordKinds(),
    signedKinds: new SignedKinds(),
    signingGates: new SigningGates(),
    notices: noticeGroupsOf(Object.values(house.contracts)),
    log,
    publicUrl,
    fileLimitBytes: config.fileLimitBytes,
    signUp: config.signUp,
    demo: { isFilling: false },
    publicKey: headKey.publicKey,
    sendsHeads: config.headsTo.length > 0,
    sendsMail: config.smtpUrl !== null || config.deliversMailFolder,
    chatProvider: config.chatProvider,
  };

  const modules = Object.fromEntries(
    Object.entries(house.modules).map(([name, { create }]) => [name, create(platform)]),
  );
  platform.recordKinds.register(Object.values(modules).flatMap(({ kinds = [] }: ServerModule) => kinds));
  platform.signingGates.register(Object.values(modules).flatMap(({ gates = [] }: ServerModule) => gates));
  platform.signedKinds.register(Object.values(house.modules).flatMap(({ verified }) => verified?.signed ?? []));
  const http = await createApplication({
    ...config,
    log,
    servesHttps: platform.publicUrl().startsWith('https:'),
    tracer: telemetry?.tracer ?? null,
  });
  const measures = measure(http, gaugesOf(platform));
  telemetry?.sendMetrics(measures.registry);
  const servedRoutes: ServedRoute[] = [];
  http.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) servedRoutes.push({ method: one, url });
  });
  const describe = describeOnce(endpoints, version);
  // Before the first request, which would wait for it; an application that does not listen, as in tests, needs none.
  http.addHook('onListen', async () => void describe());
  const handlers: Record<string, Handler<never>> = {
    ...platformHandlers(measures.registry, platform, { metricsToken: config.metricsToken, describe }),
    ...handlersOf(modules),
  };
  const limits = await createRateLimits(http, config, {
    isGenuine: (token) => tokens.isKnown(token),
    knowsDevice: (username, mark) => platform.credentialCheck.knowsDevice(username, mark),
  });
  for (const named of endpoints) register(http, sessions, named, handlers[named.name], limits);
  await serveWeb(http, config.webFolder);
  const deliver = mailDelivery({ ...config, from: config.mailFrom, folder: `${config.dataFolder}/mail`, log });
  const verification = verificationJobs(platform, config, headKey);
  const backup = backupJobs({ ownerUrl: config.ownerUrl, contents: platform.contents }, config, platform);
  const mails = mailTasks(database, { ...gathered(modules, 'mails'), ...headMails }, deliver);
  const worker = await startWorker(
    queue,
    { ...mails, ...gathered(modules, 'tasks'), ...verification.tasks, ...backup.tasks },
    { ...gathered(modules, 'schedules'), ...verification.schedules, ...backup.schedules },
    log,
    aroundJobs(measures.job, telemetry, log),
  );
  await database.transaction(systemContext(platformCompanyId), async (tx) => {
    const tasks = Object.values(modules).flatMap(({ atStart = [] }: ServerModule) => atStart);
    for (const task of tasks) await addJob(tx, task, {}, { key: task });
  });

  return {
    http,
    platform,
    servedRoutes,
    listen: async () => {
      address = await http.listen({ host: config.host, port: config.port });
      return address;
    },
    close: async () => {
      closing = true;
      live.close();
      await http.close();
      await worker.stop();
      await platform.passwordStrength.close();
      // Before the database, which its last figures are asked of.
      await telemetry?.close();
      await bus.close();
      if (queue !== database) await queue.close();
      await database.close();
    },
  };
}

/** Its packages are loaded only where it is configured. */
async function loadTelemetry({ telemetry }: Config, log: Logger): Promise<Telemetry | null> {
  if (!telemetry) return null;
  const { startTelemetry } = await import('./platform/telemetry/otlp');
  return startTelemetry(telemetry, version, log);
}

function aroundJobs(measured: AroundJob, telemetry: Telemetry | null, log: Logger): AroundJob {
  const tracer = telemetry?.tracer;
  const logged: AroundJob = async (task, work) => {
    await work();
    log.debug({ part: 'jobs', task }, 'done');
  };
  if (!tracer) return (task, work) => measured(task, () => logged(task, work));
  return (task, work) => measured(task, () => asJob(tracer, task, () => logged(task, work)));
}

function register(
  http: FastifyInstance,
  sessions: Sessions,
  { name, endpoint, permission }: NamedEndpoint,
  handler: Handler<never> | undefined,
  limits: RateLimits,
): void {
  if (!permission) throw new Error(`The endpoint ${name} has no line in its module's permission table.`);
  if (!handler) throw new Error(`The endpoint ${name} has no handler.`);
  registerEndpoint(http, sessions, endpoint, permission, handler as Handler<typeof endpoint>, limits);
}

function handlersOf(modules: Record<string, ServerModule>): Record<string, Handler<never>> {
  return Object.assign({}, ...Object.values(modules).map((module) => module.handlers));
}

function gathered<Part extends 'tasks' | 'schedules' | 'mails'>(
  modules: Record<string, ServerModule>,
  part: Part,
): NonNullable<ServerModule[Part]> {
  return Object.assign({}, ...Object.values(modules).map((module) => module[part] ?? {}));
}
