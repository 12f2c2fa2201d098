import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from './config';
import { restoreBackup } from './platform/backup/restore-backup';
import type { Trust } from './platform/backup/seal';
import { takeBackup } from './platform/backup/take-backup';
import { installationKey } from './platform/database/installation';
import { openContentStore } from './platform/files/open-store';
import { fingerprintOf, publicKeyIn } from './platform/verification/head-key';
import { progressLine } from './progress-line';
import { joinDatabase, migrationsFolder, reachOwner } from './start-up';

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Null: it was called in another way than it is meant. */
export async function backUp([file, ...more]: readonly string[]): Promise<number | null> {
  if (!file || more.length > 0) return null;
  const path = resolve(file);
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
    const { publicKey } = await installationKey(database.ownerUrl);
    print(`Sealed with the key ${fingerprintOf(publicKey)}: keep this line elsewhere, a restore asks for it.`);
    for (const sha256 of missingFiles) print(`  MISSING: the file ${sha256} that a record names is not stored`);
    return missingFiles.length === 0 ? 0 : 1;
  } finally {
    await database.stop();
  }
}

export async function restore(args: readonly string[]): Promise<number | null> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { key: { type: 'string' }, 'without-key': { type: 'boolean' }, heads: { type: 'string' } },
  });
  const [file, ...more] = positionals;
  if (!file || more.length > 0 || (values.key && values['without-key'])) return null;
  const config = readConfig(process.env);
  const trust = values['without-key'] ? 'unchecked' : await readTrust(values.key);
  const place = await reachOwner(config);
  try {
    const { tables, files } = await restoreBackup(
      { ownerUrl: place.ownerUrl, migrationsFolder: migrationsFolder(), contents: await openContentStore(config) },
      resolve(file),
      { trust, headsIn: values.heads ? [resolve(values.heads)] : headFolders(config) },
      progressLine(),
    );
    print(
      `Restored: ${rowsOf(tables)} rows of ${Object.keys(tables).length} tables, ${files} files, all as they were saved.`,
    );
    if (trust === 'unchecked')
      print('NOT CHECKED: whether the backup is what the installation wrote. The trail says so.');
    print('The trail of every company tells of it. Now run: npm run vigie -- verify');
    return 0;
  } finally {
    await place.stop();
  }
}

/** A fingerprint, or a file that holds a public key: that of `public-key`, or a document of chain heads. */
export async function readTrust(said: string | undefined): Promise<Trust> {
  if (said === undefined) return 'unsaid';
  if (/^[0-9a-f]{64}$/i.test(said)) return { fingerprint: said.toLowerCase() };
  const publicKey = publicKeyIn(await readFile(said, 'utf8'));
  if (publicKey === null) throw new Error(`${said} holds no public key, and is no fingerprint of one.`);
  return { fingerprint: fingerprintOf(publicKey) };
}

/** The folders that the configuration sends heads to and that are there. */
const headFolders = ({ headsTo }: Config) =>
  headsTo
    .filter((place) => place.startsWith('file:'))
    .map((place) => fileURLToPath(place))
    .filter((folder) => existsSync(folder));

const rowsOf = (tables: Readonly<Record<string, { readonly rows: number }>>) =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);

async function sizeOf(path: string): Promise<string> {
  return `${((await stat(path)).size / 1024 / 1024).toFixed(1)} MB`;
}
