import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LanguageStyle, type SpokenStyle, styleOnPage } from '@vigie/domain/kernel/message';
import type { Json } from '@vigie/domain/kernel/trail/canonical-json';
import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import { systemContext } from '../context';
import type { Database } from '../database/database';
import type { Reader, Tx } from '../database/tx';
import { addJobs, type Tasks } from '../jobs/jobs';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments?: readonly MailedFile[];
}

export interface MailedFile {
  readonly filename: string;
  readonly content: Buffer;
  readonly contentType: string;
}

/** A mail has no page around it: what follows the page is said in French. */
export function mailStyle(chosen: LanguageStyle | null | undefined): SpokenStyle {
  return styleOnPage(chosen ?? 'mixed', 'fr');
}

/** What a mail is about, by numbers: the application's role can read jobs of all companies. */
export type MailFacts = Readonly<Record<string, Json>>;

/** Makes the mail at the moment it is sent; null when no recipient is left. */
export type ComposeMail = (reader: Reader, companyId: number, facts: never) => Promise<Mail | null>;
export type MailKinds = Readonly<Record<string, ComposeMail>>;

/** Sent after the commit, by a job that is tried again until the mail server takes it. */
export function sendMail(tx: Tx, kind: string, facts: MailFacts): Promise<void> {
  return sendMails(tx, kind, [facts]);
}

export function sendMails(tx: Tx, kind: string, mails: readonly MailFacts[]): Promise<void> {
  const { companyId } = tx.context.actor;
  return addJobs(
    tx,
    'send-mail',
    mails.map((facts) => ({ kind, companyId, facts })),
  );
}

export type Deliver = (mail: Mail) => Promise<void>;

interface MailJob {
  readonly kind: string;
  readonly companyId: number;
  readonly facts: MailFacts;
}

export function mailTasks(database: Database, kinds: MailKinds, deliver: Deliver): Tasks {
  const composed = ({ kind, companyId, facts }: MailJob): Promise<Mail | null> => {
    const compose = kinds[kind];
    if (!compose) throw new Error(`No module makes mails of the kind ${kind}.`);
    return database.read(systemContext(companyId, 'send-mail'), (reader) => compose(reader, companyId, facts as never));
  };
  const send = async (job: MailJob | Mail): Promise<void> => {
    // Jobs that an earlier release left in the queue hold the whole mail.
    const mail = 'kind' in job ? await composed(job) : job;
    if (mail) await deliver(mail);
  };
  return { 'send-mail': send } as Tasks;
}

/** To an SMTP server when one is configured, otherwise to files that any mail program opens. */
export function mailDelivery(options: { smtpUrl: string | null; from: string; folder: string; log: Logger }): Deliver {
  const { smtpUrl, from, folder, log } = options;
  const withFrom = ({ attachments = [], ...mail }: Mail) => ({ from, ...mail, attachments: [...attachments] });
  if (smtpUrl) {
    const transport = nodemailer.createTransport(smtpUrl);
    return async (mail) => {
      await transport.sendMail(withFrom(mail));
    };
  }
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (mail) => {
    const { message, messageId } = await transport.sendMail(withFrom(mail));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(
      folder,
      `${new Date().toISOString().replace(/[:.]/g, '-')}-${messageId.replace(/[^\w-]/g, '').slice(0, 16)}.eml`,
    );
    // Written whole, then named: a program that watches the folder never reads half a mail.
    await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${path}.part`, path);
    log.info({ part: 'mail', file: path }, 'mail written to a file, since no SMTP_URL is set');
  };
}
