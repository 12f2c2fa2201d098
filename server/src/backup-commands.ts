import { stat } from 'node:fs/promises';
import { readConfig } from './config';
import { restoreBackup } from './platform/backup/restore-backup';
import { takeBackup } from './platform/backup/take-backup';
import { openContentStore } from './platform/files/open-store';
import { progressLine } from './progress-line';
import { joinDatabase, migrationsFolder, reachOwner } from './start-up';

const print = (line: string) => process.stdout.write(`${line}\n`);

export async function backUp(path: string): Promise<number> {
  const config = readConfig(process.env);
  const database = await joinDatabase(config);
  try {
    const { tables, files, missingFiles } = await takeBackup(
      { ownerUrl: database.ownerUrl, contents: await openContentStore(config) },
      path,
      progressLine(),
    );
    print(
      `${path}: ${rowsOf(tables)} rows of ${Object.keys(tables).length} tables, ${files} files, ${await sizeOf(path)}`,
    );
    for (const sha256 of missingFiles) print(`  MISSING: the file ${sha256} that a record names is not stored`);
    return missingFiles.length === 0 ? 0 : 1;
  } finally {
    await database.stop();
  }
}

export async function restore(path: string): Promise<number> {
  const config = readConfig(process.env);
  const place = await reachOwner(config);
  try {
    const { tables, files } = await restoreBackup(
      { ownerUrl: place.ownerUrl, migrationsFolder: migrationsFolder(), contents: await openContentStore(config) },
      path,
      progressLine(),
    );
    print(
      `Restored: ${rowsOf(tables)} rows of ${Object.keys(tables).length} tables, ${files} files, all as they were saved.`,
    );
    print('Now run: npm run vigie -- verify');
    return 0;
  } finally {
    await place.stop();
  }
}

const rowsOf = (tables: Readonly<Record<string, { readonly rows: number }>>) =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);

async function sizeOf(path: string): Promise<string> {
  return `${((await stat(path)).size / 1024 / 1024).toFixed(1)} MB`;
}
