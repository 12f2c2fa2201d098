import { readFileSync } from 'node:fs';
import { platformCompanyId } from '@vigie/domain/kernel/actor';
import { allEndpoints, type NamedEndpoint } from '@vigie/domain/modules/index';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config';
import { serverModules } from './modules/index';
import { systemContext } from './platform/context';
import { Database } from './platform/database/database';
import { installationSecret } from './platform/database/installation';
import { ContentStore } from './platform/files/content-store';
import { createApplication } from './platform/http/application';
import type { Handler, ServerModule } from './platform/http/call';
import { registerEndpoint } from './platform/http/endpoints';
import { platformHandlers } from './platform/http/platform-handlers';
import { createRateLimits, type RateLimits } from './platform/http/rate-limits';
import { serveWeb } from './platform/http/web-files';
import { CredentialCheck } from './platform/identity/credentials';
import { Passkeys } from './platform/identity/passkeys';
import { Secrets } from './platform/identity/secrets';
import { Sessions } from './platform/identity/sessions';
import { Tickets } from './platform/identity/tickets';
import { Tokens } from './platform/identity/tokens';
import { addJob, startWorker, type Tasks } from './platform/jobs/jobs';
import { Bus } from './platform/live/bus';
import { Live } from './platform/live/live';
import { type Mail, mailDelivery } from './platform/mail/mail';
import type { Platform } from './platform/platform';

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

/** Builds the whole application on a migrated database, without listening. Tests import this. */
export async function createApp(config: Config & { databaseUrl: string; ownerUrl: string }, log: Logger): Promise<App> {
  let closing = false;
  const onError = ({ message, code }: NodeJS.ErrnoException) => {
    if (!closing) log.warn({ code, reason: message }, 'lost a connection to the database');
  };
  const database = new Database(config.databaseUrl, { onError });
  const bus = new Bus(config.databaseUrl, onError);
  await bus.connect();
  const secret = await installationSecret(config.ownerUrl);
  const tokens = new Tokens(secret);
  const secrets = new Secrets(secret);
  const sessions = new Sessions(database, bus, tokens, config.tokenHours);
  const live = new Live(bus);
  let address = `http://${config.host}:${config.port}`;
  const publicUrl = () => config.publicUrl ?? address;
  const platform: Platform = {
    database,
    credentialCheck: new CredentialCheck(database),
    sessions,
    secrets,
    tickets: new Tickets(secrets),
    passkeys: new Passkeys(publicUrl),
    live,
    contents: new ContentStore(`${config.dataFolder}/files`),
    log,
    publicUrl,
    fileLimitBytes: config.fileLimitBytes,
  };

  const modules = Object.fromEntries(Object.entries(serverModules).map(([name, create]) => [name, create(platform)]));
  const http = await createApplication({
    ...config,
    log,
    servesHttps: platform.publicUrl().startsWith('https:'),
  });
  const servedRoutes: ServedRoute[] = [];
  http.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) servedRoutes.push({ method: one, url });
  });
  const handlers: Record<string, Handler<never>> = {
    ...platformHandlers(http, platform, {
      metricsToken: config.metricsToken,
      endpoints: allEndpoints,
      version,
    }),
    ...handlersOf(modules),
  };
  const limits = await createRateLimits(http, config, (token) => tokens.isKnown(token));
  for (const named of allEndpoints) register(http, sessions, named, handlers[named.name], limits);
  await serveWeb(http, config.webFolder);
  const worker = await startWorker(
    database,
    { ...mailTask(config, log), ...gathered(modules, 'tasks') },
    gathered(modules, 'schedules'),
    log,
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
      await bus.close();
      await database.close();
    },
  };
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

function gathered<Part extends 'tasks' | 'schedules'>(
  modules: Record<string, ServerModule>,
  part: Part,
): NonNullable<ServerModule[Part]> {
  return Object.assign({}, ...Object.values(modules).map((module) => module[part] ?? {}));
}

function mailTask(config: Config, log: Logger): Tasks {
  const deliver = mailDelivery({ ...config, from: config.mailFrom, folder: `${config.dataFolder}/mail`, log });
  return { 'send-mail': (mail: Mail) => deliver(mail) } as Tasks;
}
