import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';

/** Waits for the mail that the jobs write to the data folder, and reads it as a person would. */
export async function mailTo(
  dataFolder: string,
  address: string,
  subject: RegExp,
): Promise<{ text: string; link: string }> {
  return vi.waitFor(
    async () => {
      const folder = join(dataFolder, 'mail');
      const files = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
      const mails = await Promise.all(files.map(async (name) => decoded(await readFile(join(folder, name), 'utf8'))));
      const mail = mails.findLast((text) => text.includes(`To: ${address}`) && subject.test(text));
      if (!mail) throw new Error(`no mail to ${address} about ${subject}`);
      return { text: mail, link: /https?:\/\/\S+/.exec(mail)?.[0] ?? '' };
    },
    { timeout: 30_000, interval: 50 },
  );
}

export function tokenIn(link: string): string {
  return link.split('#token=')[1] ?? '';
}

/** Quoted-printable and encoded words, as far as our own mails use them. */
function decoded(mail: string): string {
  const bytes = (text: string) =>
    text.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  const utf8 = (text: string) => Buffer.from(bytes(text), 'latin1').toString('utf8');
  const [head = '', ...body] = mail.split(/\r?\n\r?\n/);
  const subject = head
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, word: string) => utf8(word.replaceAll('_', ' ')))
    .replace(/=\?UTF-8\?B\?(.*?)\?=/g, (_, word: string) => Buffer.from(word, 'base64').toString('utf8'));
  const text = body.join('\n\n');
  const isBase64 = /content-transfer-encoding: base64/i.test(head);
  return `${subject}\n\n${isBase64 ? Buffer.from(text, 'base64').toString('utf8') : utf8(text.replace(/=\r?\n/g, ''))}`;
}
