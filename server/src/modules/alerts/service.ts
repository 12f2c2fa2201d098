import type { BodyOf, OutputOf, QueryOf } from '@vigie/domain/kernel/http/endpoint';
import { recordsChanged } from '@vigie/domain/kernel/http/live';
import { pageCountOf } from '@vigie/domain/kernel/listing';
import { invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import { creation } from '@vigie/domain/kernel/trail/audit-event';
import type { Alert, alertsEndpoints } from '@vigie/domain/modules/alerts/contract';
import { alertsMessages as m } from '@vigie/domain/modules/alerts/messages';
import type { Context } from '../../platform/context';
import type { Reader, Tx } from '../../platform/database/tx';
import { publish } from '../../platform/live/bus';
import type { Platform } from '../../platform/platform';
import { markReadOfRecords, notify } from '../notifications/public';
import { resolveLinks, withReadableLinks } from './links';
import { resolveRecipients } from './recipients';
import * as repository from './repository';

type Endpoints = typeof alertsEndpoints;

export async function listAlerts(
  platform: Platform,
  context: Context,
  query: QueryOf<Endpoints['listAlerts']>,
): Promise<OutputOf<Endpoints['listAlerts']>> {
  const { companyId, userId } = self(context);
  const { items, total } = await platform.database.read(context, async (reader) => {
    const found = await repository.listAlerts(reader, companyId, userId, query);
    return { ...found, items: await withReadableLinks(platform, reader, context, found.items) };
  });
  return { items, total, page: query.page, pageCount: pageCountOf(total) };
}

export async function countUnreadAlerts({ database }: Platform, context: Context): Promise<{ unread: number }> {
  const { companyId, userId } = self(context);
  return { unread: await database.read(context, (reader) => repository.countUnread(reader, companyId, userId)) };
}

export function getAlert(platform: Platform, context: Context, id: number): Promise<Alert> {
  return platform.database.read(context, (reader) => readAlert(platform, reader, context, id));
}

async function readAlert(
  platform: Pick<Platform, 'recordKinds'>,
  reader: Reader,
  context: Context,
  id: number,
): Promise<Alert> {
  const { companyId, userId } = self(context);
  const alert = await repository.findAlert(reader, companyId, userId, id);
  const [shown] = await withReadableLinks(platform, reader, context, alert ? [alert] : []);
  if (!shown) throw new Refusal('not_found');
  return shown;
}

/** All of it in one transaction, in as many statements for a thousand people as for one. */
export function sendAlert(
  platform: Platform,
  context: Context,
  { text, recordIds, replyTo, ...wanted }: BodyOf<Endpoints['sendAlert']>,
): Promise<Alert> {
  const { companyId, userId } = self(context);
  return platform.database.transaction(context, async (tx) => {
    if (replyTo !== null && (await repository.countOwn(tx, companyId, userId, [replyTo])) === 0) {
      throw invalidField('replyTo', m.noSuchAlert);
    }
    const links = await resolveLinks(platform, tx, context, recordIds);
    const { ids, isEveryone, names } = await resolveRecipients(tx, wanted);
    const alert = { text, links, isEveryone, recipientNames: names, recipientIds: ids, replyTo };
    const id = await repository.insertAlert(tx, alert);
    tx.audit({
      action: 'alert.sent',
      record: 'alert',
      recordId: id,
      changes: creation({ ...auditedFields(alert, ids.length), ...(!isEveryone && { recipientsId: [...ids] }) }),
    });
    await publishAlertsChanged(tx, isEveryone ? null : [...ids, userId]);
    const address = `/apps/alertes?open=${id}`;
    await notify(tx, { type: 'alertReceived', recordId: idOf(id), summary: firstOf(text), address }, ids);
    return readAlert(platform, tx, context, id);
  });
}

export function auditedFields(
  { text, recipientNames, isEveryone, links, replyTo }: Omit<repository.NewAlert, 'recipientIds'>,
  recipientCount: number,
) {
  const linked = links.map((link) => link.id);
  return { text, recipients: [...recipientNames], isEveryone, recipientCount, links: linked, replyTo };
}

export function readAlerts(
  { database }: Platform,
  context: Context,
  ids: readonly number[] | undefined,
): Promise<{ unread: number }> {
  const { companyId, userId } = self(context);
  return database.transaction(context, async (tx) => {
    if (ids && (await repository.countOwn(tx, companyId, userId, ids)) < new Set(ids).size) {
      throw new Refusal('not_found');
    }
    await markRead(tx, userId, ids);
    return { unread: await repository.countUnread(tx, companyId, userId) };
  });
}

/** Dealing with an alert also marks it as read. */
export function tickAlert(
  { database }: Platform,
  context: Context,
  ticked: { id: number } & BodyOf<Endpoints['tickAlert']>,
): Promise<undefined> {
  const { userId } = self(context);
  return database.transaction(context, async (tx) => {
    if (!(await repository.tick(tx, userId, ticked))) throw new Refusal('not_found');
    if (ticked.isDone && ticked.box === 'inbox') await markRead(tx, userId, [ticked.id]);
    await publishAlertsChanged(tx, [userId]);
    return undefined;
  });
}

/** The notification of an alert is read with it; the reader's other pages hear of both. */
async function markRead(tx: Tx, userId: number, ids: readonly number[] | undefined): Promise<void> {
  const read = await repository.markRead(tx, userId, ids);
  if (read.length === 0) return;
  await markReadOfRecords(tx, read.map(idOf), userId);
  const { companyId } = tx.context.actor;
  await publishAlertsChanged(tx, [userId]);
  await publish(tx, { kind: 'live', companyId, userIds: [userId], event: recordsChanged('notification') });
}

function publishAlertsChanged(tx: Tx, userIds: readonly number[] | null): Promise<void> {
  return publish(tx, {
    kind: 'live',
    companyId: tx.context.actor.companyId,
    userIds,
    event: recordsChanged('alert'),
  });
}

function idOf(id: number): string {
  return `ALERT-${id}`;
}

const excerptLength = 120;

/** On one line; characters that take two places in a string are not cut in half. */
function firstOf(text: string): string {
  return [...text.replace(/\s+/g, ' ')].slice(0, excerptLength).join('');
}

function self({ actor }: Context): { companyId: number; userId: number } {
  return { companyId: actor.companyId, userId: actor.userId ?? -1 };
}
