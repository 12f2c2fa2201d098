import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject, vi } from 'vitest';

/** The link of the newest mail to an address, from the files that stand for a mail server here. `page`: to a page. */
export function linkMailedTo(recipient: string, dataFolder = inject('dataFolder'), page = ''): Promise<string> {
  const folder = join(dataFolder, 'mail');
  return vi.waitFor(
    async () => {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
      for (const name of names.reverse()) {
        const text = (await readFile(join(folder, name), 'utf8')).replace(/=\r?\n/g, '').replaceAll('=3D', '=');
        const link = /https?:\/\/\S+token=\S+/.exec(text)?.[0];
        if (text.includes(`To: ${recipient}`) && link?.includes(page)) return link;
      }
      throw new Error(`no mail to ${recipient}`);
    },
    { timeout: 120_000, interval: 100 },
  );
}
