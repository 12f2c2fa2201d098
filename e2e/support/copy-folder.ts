import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { promisify } from 'node:util';

/** What is in one folder, into another that exists. */
export async function copyFolder(from: string, to: string): Promise<void> {
  if (process.platform === 'win32') await cp(from, to, { recursive: true });
  // Keeps the owners: under root the database belongs to the system user `nobody`.
  else await promisify(execFile)('cp', ['-Rp', `${from}/.`, to]);
}
