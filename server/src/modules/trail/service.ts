import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { OutputOf, QueryOf } from '@vigie/domain/kernel/http/endpoint';
import { pageCountOf } from '@vigie/domain/kernel/listing';
import { say } from '@vigie/domain/kernel/message';
import type { Speak } from '@vigie/domain/kernel/records/record-kind';
import { creation, type RecordedEvent } from '@vigie/domain/kernel/trail/audit-event';
import { type EventSubject, eventSentence } from '@vigie/domain/messages/event-sentences';
import { confidentialityMessages } from '@vigie/domain/modules/cases/messages/confidentiality';
import type { trailEndpoints } from '@vigie/domain/modules/trail/contract';
import type { Context } from '../../platform/context';
import type { Reader } from '../../platform/database/tx';
import { FileAnswer } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { findNames } from '../accounts/public';
import { hiddenAction, isUnbroken, listChain, withHidden } from './chain';
import { csvLines, csvStart } from './csv';
import { eventsAfter, findHead, listEvents, type TrailFilter } from './repository';

type Endpoints = typeof trailEndpoints;

export async function listAuditEvents(
  { database, recordKinds }: Platform,
  context: Context,
  { page, sort, direction, ...filter }: QueryOf<Endpoints['listAuditEvents']>,
): Promise<OutputOf<Endpoints['listAuditEvents']>> {
  const { companyId } = context.actor;
  const isWhole = sort === 'at' && !Object.values(filter).some(Boolean);
  const { events, total, names } = await database.read(context, async (reader) => {
    const found = isWhole
      ? await listChain(reader, companyId, direction, page)
      : await listEvents(reader, companyId, filter, { sort, direction }, page);
    return { events: found.items, total: found.total, names: await namesOfUsers(reader, companyId, found.items) };
  });
  const speak: Speak = (message, values) => say(context.style, message, values);
  const items = events.map((event) => {
    const words = recordKinds.all.find(({ kind }) => kind.name === event.record)?.kind.words;
    const name = (event.record === 'user' && names.get(Number(event.recordId))) || event.recordId;
    return { ...event, sentence: sentenceOf(event, { speak, words, name }) };
  });
  return { items, total, page, pageCount: pageCountOf(total) };
}

/** An event of an account holds the number of its user, which says nothing to a reader. */
function namesOfUsers(reader: Reader, companyId: number, events: readonly RecordedEvent[]) {
  const ids = events.filter(({ record }) => record === 'user').map(({ recordId }) => Number(recordId));
  return findNames(reader, companyId, ids.filter(Number.isInteger));
}

/** An event that the reader may not see is there by its place alone. */
function sentenceOf(event: RecordedEvent, subject: EventSubject): string {
  if (event.action === hiddenAction) return subject.speak(confidentialityMessages.hiddenEvent);
  return eventSentence(event, subject);
}

/** Taking the trail out of the house is itself an event of the trail. */
export async function exportAuditEvents(
  { database }: Platform,
  context: Context,
  filter: TrailFilter,
): Promise<FileAnswer> {
  await database.transaction(context, async (tx) => {
    const chosen = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
    tx.audit({
      action: 'trail.exported',
      record: 'trail',
      recordId: context.actor.companyId,
      changes: creation(chosen as Record<string, string>),
    });
  });
  const day = new Date().toISOString().slice(0, 10);
  return new FileAnswer(
    `vigie-audit-${day}.csv`,
    'text/csv; charset=utf-8',
    Readable.from(csv(database, context, filter)),
  );
}

const server = createRequire(import.meta.url).resolve('@vigie/server/package.json');
const verifierName = 'verify-trail.mjs';

/** The script that checks an export without Vigie. */
export async function openVerifier(): Promise<FileAnswer> {
  const content = createReadStream(join(dirname(server), '../scripts', verifierName));
  return new FileAnswer(verifierName, 'text/javascript; charset=utf-8', content);
}

const eventsAtOnce = 500;

async function* csv(database: Platform['database'], context: Context, filter: TrailFilter): AsyncGenerator<string> {
  yield csvStart;
  let last = 0;
  for (;;) {
    const { events, isLast, upTo } = await database.read(context, (reader) => readPart(reader, context, filter, last));
    if (events.length > 0) yield events.map(csvLines).join('');
    if (isLast) return;
    last = upTo;
  }
}

async function readPart(reader: Reader, { actor: { companyId } }: Context, filter: TrailFilter, after: number) {
  const seen = await eventsAfter(reader, companyId, filter, after, eventsAtOnce);
  const isLast = seen.length < eventsAtOnce;
  const upTo = isLast ? await findHead(reader, companyId) : (seen.at(-1)?.seq ?? after);
  const events = isUnbroken(filter) ? await withHidden(reader, seen, { after, upTo }, filter) : seen;
  return { events, isLast, upTo };
}
