import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LanguageStyle, type SpokenStyle, styleOnPage } from '@vigie/domain/kernel/message';
import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import type { Reader } from '../database/tx';
import { addJobs } from '../jobs/jobs';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A mail has no page around it: what follows the page is said in French. */
export function mailStyle(chosen: LanguageStyle | null | undefined): SpokenStyle {
  return styleOnPage(chosen ?? 'mixed', 'fr');
}

/** Sent after the commit, by a job that is tried again until the mail server takes it. */
export function sendMail(tx: Reader, mail: Mail): Promise<void> {
  return sendMails(tx, [mail]);
}

export function sendMails(tx: Reader, mails: readonly Mail[]): Promise<void> {
  return addJobs(
    tx,
    'send-mail',
    mails.map(({ to, subject, text }) => ({ to, subject, text })),
  );
}

export type Deliver = (mail: Mail) => Promise<void>;

/** To an SMTP server when one is configured, otherwise to files that any mail program opens. */
export function mailDelivery(options: { smtpUrl: string | null; from: string; folder: string; log: Logger }): Deliver {
  const { smtpUrl, from, folder, log } = options;
  if (smtpUrl) {
    const transport = nodemailer.createTransport(smtpUrl);
    return async (mail) => {
      await transport.sendMail({ from, ...mail });
    };
  }
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (mail) => {
    const { message, messageId } = await transport.sendMail({ from, ...mail });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(
      folder,
      `${new Date().toISOString().replace(/[:.]/g, '-')}-${messageId.replace(/[^\w-]/g, '').slice(0, 16)}.eml`,
    );
    // Written whole, then named: whoever watches the folder never reads half a mail.
    await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${path}.part`, path);
    log.info({ part: 'mail', file: path }, 'mail written to a file, since no SMTP_URL is set');
  };
}
