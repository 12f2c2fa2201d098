import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Database } from '../database/database';
import { findFact, installationKey, saveFact } from '../database/installation';
import type { Schedules, Tasks } from '../jobs/jobs';
import { fingerprintOf } from '../verification/head-key';
import { type BackupSource, takeBackup } from './take-backup';

/** Before the nightly verification reads everything. */
const daily = '30 1 * * *';

export interface BackupPlan {
  /** A folder; null: nothing is saved by itself. */
  readonly backupTo: string | null;
  /** How many are kept there; older ones are removed. */
  readonly backupKeep: number;
}

export function backupJobs(
  source: BackupSource,
  { backupTo, backupKeep }: BackupPlan,
  { database, log }: { database: Database; log: Logger },
): { tasks: Tasks; schedules: Schedules } {
  if (!backupTo) return { tasks: {}, schedules: {} };
  const run = async () => {
    const name = await backUpInto(source, backupTo, backupKeep, new Date());
    const { size } = await stat(join(backupTo, name));
    await saveFact(database, lastBackupFact, JSON.stringify({ at: new Date().toISOString(), bytes: size }));
    const key = fingerprintOf((await installationKey(source.ownerUrl)).publicKey);
    log.info({ part: 'backup', file: name, bytes: size, key }, 'a backup was written');
  };
  return { tasks: { 'take-backup': run }, schedules: { 'take-backup': daily } };
}

const namePattern = /^vigie-\d{8}T\d{6}Z\.backup$/;
/** Left by a program that was killed in the middle: the next day's backup removes it. */
const partialPattern = /^vigie-\d{8}T\d{6}Z\.backup\.partial-\d+$/;

/** A new backup, and only then, when it is whole, the removal of those that are too many. */
export async function backUpInto(source: BackupSource, folder: string, keep: number, now: Date): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `vigie-${now.toISOString().replace(/[-:]|\.\d+/g, '')}.backup`;
  await takeBackup(source, join(folder, name));
  const written = await readdir(folder);
  const whole = written.filter((file) => namePattern.test(file)).sort();
  const abandoned = written.filter((file) => partialPattern.test(file) && file < name);
  for (const old of [...whole.slice(0, Math.max(0, whole.length - keep)), ...abandoned]) await rm(join(folder, old));
  return name;
}

export interface LastBackup {
  readonly at: string;
  readonly bytes: number;
}

const lastBackupFact = 'last_backup';

export async function findLastBackup(database: Database): Promise<LastBackup | null> {
  const kept = await findFact(database, lastBackupFact);
  return kept === null ? null : (JSON.parse(kept) as LastBackup);
}
