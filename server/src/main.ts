import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import pino, { type DestinationStream } from 'pino';
import { type App, createApp } from './app';
import { type Config, ConfigError, noHeadsLine, readConfig } from './config';
import { beginDemo, demoAccounts, fillDemoOnce, hasDemo, isDemoFilled } from './modules/demo';
import { EngineNotMoved } from './platform/backup/move-to-engine';
import { DataFolderInUse } from './platform/database/embedded-engine';
import { NoEmbeddedEngine, OtherMajorVersion } from './platform/database/engine-files';
import { createLog, toggleDebug } from './platform/log';
import type { Platform } from './platform/platform';
import { terminalLines } from './platform/terminal-lines';
import { prepareDatabase, webFolder } from './start-up';

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
  const log = createLog({ level, namesTraces }, logDestination());
  process.on('SIGUSR2', () => toggleDebug(log, level));
  // What was printed first may be all that a reader of it waited for.
  process.stdout.on('error', () => {});
  const begin = performance.now();
  const database = await prepareDatabase(config, (line) => log.info({ part: 'database' }, line));
  print(`Prepared the database in ${secondsSince(begin)} s`);
  let app: App | undefined;
  let filling: Promise<void> | undefined;
  const stop = stopOnce(async () => {
    await app?.close();
    // Filling ends with the connections of the application, unless it waits for another copy that fills.
    await Promise.race([filling, sleep(2000, undefined, { ref: false })]);
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
    const isEmbedded = config.databaseUrl === null;
    app = await createApp({ ...config, databaseUrl, ownerUrl, isEmbedded, webFolder: webFolder() }, log);
    const demo = await prepareDemo(config, app);
    app.platform.demo.isFilling = demo === 'unfinished';
    announce(await app.listen(), demo, config);
    if (demo === 'unfinished') filling = fillDemo(app.platform, ownerUrl);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Read by a person on a terminal, by a program elsewhere. */
function logDestination(): DestinationStream {
  if (process.stderr.isTTY) return terminalLines((text) => process.stderr.write(text));
  return pino.destination({ dest: 2, sync: false });
}

const print = (line: string) => process.stdout.write(`${line}\n`);
const secondsSince = (begin: number) => Math.max(1, Math.round((performance.now() - begin) / 1000));

function stopOnce(stop: () => Promise<void>): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  return () => {
    stopping ??= stop();
    return stopping;
  };
}

type Demo = 'none' | 'unfinished' | 'filled';

/** Accounts whose password is printed in the manual do not face a network unless the setting asks for it. */
async function prepareDemo(config: Config, { platform }: App): Promise<Demo> {
  const isLocal = ['127.0.0.1', '::1', 'localhost'].includes(config.host);
  const isWanted = config.demo === 'insisted' || (config.demo === 'when_new' && isLocal);
  const demo = isWanted ? await beginDemo(platform) : await hasDemo(platform);
  if (demo && !isLocal && config.demo !== 'insisted') {
    throw new CannotStart(
      `This installation holds demo accounts with a known password, so it does not listen on ${config.host}. ` +
        'Say VIGIE_DEMO=true to do it all the same, or use a database without demo data.',
    );
  }
  if (!demo) return 'none';
  return isWanted && !(await isDemoFilled(platform)) ? 'unfinished' : 'filled';
}

/** Beside the requests of those who look already. What is interrupted goes on with the next start. */
async function fillDemo(platform: Platform, ownerUrl: string): Promise<void> {
  const begin = performance.now();
  try {
    await fillDemoOnce(platform, ownerUrl);
    print(`Filled in the demo data in ${secondsSince(begin)} s`);
  } catch (error) {
    platform.log.warn({ err: error }, 'demo data are unfinished: the next start goes on with them');
  } finally {
    platform.demo.isFilling = false;
  }
}

function announce(address: string, demo: Demo, config: Config): void {
  const lines = [
    ...(demo === 'unfinished' ? ['Filling in the demo data: Vigie can be used meanwhile'] : []),
    `Vigie is running at ${config.publicUrl ?? address}`,
  ];
  if (demo !== 'none') {
    const { password, companies } = demoAccounts();
    lines.push(`Demo accounts, all with the password ${password}:`);
    for (const { name, usernames } of companies) lines.push(`  ${name}: ${usernames.join(', ')}`);
  }
  if (config.headsTo.length === 0) lines.push(noHeadsLine);
  print(lines.join('\n'));
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
