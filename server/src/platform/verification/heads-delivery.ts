import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Json } from '@vigie/domain/kernel/trail/canonical-json';
import { systemContext } from '../context';
import type { Database } from '../database/database';
import type { Reader } from '../database/tx';
import { addJob } from '../jobs/jobs';
import { type MailKinds, sendMail } from '../mail/mail';
import type { HeadKey } from './head-key';
import { type HeadsDocument, headsText, signHeads } from './heads';

const longestAnswerMs = 30_000;

/** One document for all places. Each place is a job of its own, tried again until it takes it. */
export async function sendHeads(database: Database, key: HeadKey, places: readonly string[]): Promise<void> {
  const document = await signHeads(database, key);
  await database.transaction(systemContext(0, 'heads'), async (tx) => {
    for (const place of places) {
      const facts = { place, document: document as unknown as Json };
      if (place.startsWith('mailto:')) await sendMail(tx, 'chainHeads', facts);
      else await addJob(tx, 'deliver-heads', facts);
    }
  });
}

export interface HeadsDelivery {
  readonly place: string;
  readonly document: HeadsDocument;
}

export const headMails: MailKinds = {
  chainHeads: async (_reader: Reader, _companyId: number, { place, document }: HeadsDelivery) => ({
    to: place.slice('mailto:'.length),
    subject: `[Vigie] Chain heads ${document.takenAt}`,
    text: headsText(document),
  }),
};

export async function deliverHeads({ place, document }: HeadsDelivery): Promise<void> {
  if (place.startsWith('file:')) return writeToFolder(fileURLToPath(place), document);
  const answer = await fetch(place, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: headsText(document),
    signal: AbortSignal.timeout(longestAnswerMs),
  });
  if (!answer.ok) throw new Error(`${new URL(place).origin} answered ${answer.status} to the chain heads`);
}

async function writeToFolder(folder: string, document: HeadsDocument): Promise<void> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `vigie-heads-${document.takenAt.replace(/[:.]/g, '-')}.json`);
  // Written whole, then named: a program that watches the folder never reads half a document.
  await writeFile(`${path}.part`, headsText(document));
  await rename(`${path}.part`, path);
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether heads can be sent there: a mailbox, a folder, or a server with an authenticated connection. */
export function isPlace(place: string): boolean {
  if (/^mailto:[^@\s]+@[^@\s]+$/.test(place)) return true;
  if (!URL.canParse(place)) return false;
  const { protocol, hostname, pathname } = new URL(place);
  if (protocol === 'file:') return hostname === '' && pathname.length > 1;
  return protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname));
}
