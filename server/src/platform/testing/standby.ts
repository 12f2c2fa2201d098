import * as fs from 'node:fs/promises';
import pg from 'pg';
import { clusterFolder, databaseFolder, installEngine, userForEngine } from '../database/engine-files';
import { type Cluster, findFreePort, findPostmaster, launchPostmaster, stopPostmaster } from '../database/postmaster';

export interface Standby {
  /** The same account and database as those of the address that it was made of. */
  readonly url: string;
  stop(): Promise<void>;
}

/** A copy of an embedded PostgreSQL that follows its log, made of its files while it runs. */
export async function startStandby(primaryFolder: string, primaryUrl: string, dataFolder: string): Promise<Standby> {
  const address = new URL(primaryUrl);
  const port = await findFreePort();
  const primary = new pg.Client({ connectionString: primaryUrl });
  await primary.connect();
  try {
    await primary.query(`select pg_backup_start('standby', fast => true)`);
    await fs.mkdir(databaseFolder(dataFolder), { recursive: true });
    await fs.cp(clusterFolder(primaryFolder), clusterFolder(dataFolder), { recursive: true, filter: isCopied });
    const { rows } = await primary.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
    await fs.writeFile(`${clusterFolder(dataFolder)}/backup_label`, rows[0]?.labelfile ?? '');
    await fs.writeFile(`${clusterFolder(dataFolder)}/standby.signal`, '');
  } finally {
    await primary.end();
  }
  const user = userForEngine();
  if (user) await ownAll(dataFolder, user);
  const source = `host=127.0.0.1 port=${address.port} user=${address.username} password=${address.password}`;
  const cluster: Cluster = {
    dataFolder,
    engine: await installEngine(primaryFolder),
    user,
    settings: { fsync: 'off', listen_addresses: '127.0.0.1', unix_socket_directories: '', primary_conninfo: source },
  };
  if (!(await launchPostmaster(cluster, port))) throw new Error('the standby does not start');
  return {
    url: `postgres://${address.username}:${address.password}@127.0.0.1:${port}${address.pathname}`,
    async stop() {
      const postmaster = await findPostmaster(cluster);
      if (postmaster) await stopPostmaster(cluster, postmaster);
    },
  };
}

/** Sockets cannot be copied, and the process of the one folder does not run on the other. */
const isCopied = (file: string): boolean => !/postmaster\.(pid|opts)$|\.s\.PGSQL/.test(file);

async function ownAll(folder: string, { uid, gid }: { readonly uid: number; readonly gid: number }): Promise<void> {
  const inside = await fs.readdir(folder, { recursive: true });
  await Promise.all([folder, ...inside.map((name) => `${folder}/${name}`)].map((file) => fs.lchown(file, uid, gid)));
  await fs.chmod(clusterFolder(folder), 0o700);
}
