import { setFlagsFromString } from 'node:v8';
import pino from 'pino';
import { type App, createApp } from './app';
import { type Config, ConfigError, noHeadsLine, readConfig } from './config';
import { demoAccounts, fillDemoOnce, hasDemo } from './modules/demo';
import { EngineNotMoved } from './platform/backup/move-to-engine';
import { DataFolderInUse } from './platform/database/embedded-engine';
import { NoEmbeddedEngine, OtherMajorVersion } from './platform/database/engine-files';
import { createLog, toggleDebug } from './platform/log';
import { prepareDatabase, type ReadyDatabase, webFolder } from './start-up';

/** A start-up error with a message for the operator, without a stack. */
class CannotStart extends Error {}

/**
 * How much may become garbage before it is collected, in percent of what is in use. Left to itself V8 waits for four times as much
 * on a large machine, and the process keeps what it once took: 295 MB instead of 197 after the same requests, and no faster.
 */
const garbagePercent = 60;

async function start(config: Config): Promise<void> {
  setFlagsFromString(`--heap-growing-percent=${garbagePercent}`);
  const { logLevel: level } = config;
  const namesTraces = config.telemetry !== null;
  const log = createLog({ level, namesTraces }, pino.destination({ dest: 2, sync: false }));
  process.on('SIGUSR2', () => toggleDebug(log, level));
  const database = await prepareDatabase(config, (line) => log.info({ part: 'database' }, line));
  let app: App | undefined;
  const stop = stopOnce(async () => {
    await app?.close();
    await database.stop();
  });
  // Before the program reports that it runs: a signal sent at once must find the handler.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // Whatever hangs, the person who pressed Ctrl-C gets the terminal back.
      setTimeout(() => process.exit(1), 4_500).unref();
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
  try {
    const { applicationUrl: databaseUrl, ownerUrl } = database;
    app = await createApp({ ...config, databaseUrl, ownerUrl, webFolder: webFolder() }, log);
    const demo = await prepareDemo(config, app, database);
    announce(await app.listen(), demo, config);
  } catch (error) {
    await stop();
    throw error;
  }
}

function stopOnce(stop: () => Promise<void>): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  return () => {
    stopping ??= stop();
    return stopping;
  };
}

/** Accounts whose password is printed in the manual do not face a network unless the setting asks for it. */
async function prepareDemo(config: Config, app: App, database: ReadyDatabase): Promise<boolean> {
  const isLocal = ['127.0.0.1', '::1', 'localhost'].includes(config.host);
  if (config.demo === 'insisted' || (config.demo === 'when_new' && isLocal)) {
    await fillDemoOnce(app.platform, database.ownerUrl);
  }
  const demo = await hasDemo(app.platform);
  if (demo && !isLocal && config.demo !== 'insisted') {
    throw new CannotStart(
      `This installation holds demo accounts with a known password, so it does not listen on ${config.host}. ` +
        'Say VIGIE_DEMO=true to do it all the same, or use a database without demo data.',
    );
  }
  return demo;
}

function announce(address: string, demo: boolean, config: Config): void {
  const lines = [`Vigie is running at ${config.publicUrl ?? address}`];
  if (demo) {
    const { password, companies } = demoAccounts();
    lines.push(`Demo accounts, all with the password ${password}:`);
    for (const { name, usernames } of companies) lines.push(`  ${name}: ${usernames.join(', ')}`);
  }
  if (config.headsTo.length === 0) lines.push(noHeadsLine);
  process.stdout.write(`${lines.join('\n')}\n`);
}

async function main(): Promise<void> {
  await start(readConfig(process.env));
}

main().catch((error: unknown) => {
  const expected = [ConfigError, DataFolderInUse, NoEmbeddedEngine, OtherMajorVersion, EngineNotMoved, CannotStart];
  const isExpected = expected.some((kind) => error instanceof kind);
  const { message, stack, code } = error as NodeJS.ErrnoException;
  const text = isExpected
    ? message
    : code === 'EADDRINUSE'
      ? 'The port is in use: choose another with PORT=...'
      : stack;
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
