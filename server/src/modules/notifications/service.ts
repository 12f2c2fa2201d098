import type { BodyOf, OutputOf, QueryOf } from '@vigie/domain/kernel/http/endpoint';
import { recordsChanged } from '@vigie/domain/kernel/http/live';
import { pageCountOf } from '@vigie/domain/kernel/listing';
import { chosenTypes } from '@vigie/domain/kernel/records/notices';
import { invalidField } from '@vigie/domain/kernel/refusal';
import { differences } from '@vigie/domain/kernel/trail/audit-event';
import {
  type Choices,
  channels,
  type notificationsEndpoints,
  type ShownChoices,
  snoozeObjection,
} from '@vigie/domain/modules/notifications/contract';
import { mailedByDefault } from '@vigie/domain/modules/notifications/default-mails';
import { notificationChoiceMessages } from '@vigie/domain/modules/notifications/messages/notifications';
import { type Context, systemContext } from '../../platform/context';
import type { Reader, Tx } from '../../platform/database/tx';
import { addJob } from '../../platform/jobs/jobs';
import { publish } from '../../platform/live/bus';
import type { Platform } from '../../platform/platform';
import { findParameters } from '../parameters/public';
import * as repository from './repository';

type Endpoints = typeof notificationsEndpoints;

interface Self {
  readonly companyId: number;
  readonly userId: number;
}

export async function listNotifications(
  { database }: Platform,
  context: Context,
  query: QueryOf<Endpoints['listNotifications']>,
): Promise<OutputOf<Endpoints['listNotifications']>> {
  const { companyId, userId } = self(context);
  const { items, total } = await database.read(context, (reader) =>
    repository.listNotifications(reader, companyId, userId, query),
  );
  return { items, total, page: query.page, pageCount: pageCountOf(total) };
}

export async function countUnread({ database }: Platform, context: Context): Promise<{ unread: number }> {
  const { companyId, userId } = self(context);
  return { unread: await database.read(context, (reader) => repository.countUnread(reader, companyId, userId)) };
}

export function readNotifications(
  { database }: Platform,
  context: Context,
  ids: readonly number[] | undefined,
): Promise<{ unread: number }> {
  const me = self(context);
  return database.transaction(context, async (tx) => {
    await repository.markRead(tx, me.userId, ids);
    return afterChange(tx, me);
  });
}

export function snoozeNotifications(
  { database }: Platform,
  context: Context,
  body: BodyOf<Endpoints['snoozeNotifications']>,
): Promise<{ unread: number }> {
  const me = self(context);
  const until = body.until === null ? null : new Date(body.until);
  const objection = until && snoozeObjection(until, new Date());
  if (objection) throw invalidField('until', objection);
  return database.transaction(context, async (tx) => {
    if (!until) {
      await repository.wake(tx, me.userId, body.ids);
    } else if (await repository.snooze(tx, me.userId, body.ids, until)) {
      const key = `wake-notifications/${me.companyId}/${me.userId}/${until.getTime()}`;
      await addJob(tx, 'wake-notifications', { ...me }, { runAt: until, key });
    }
    return afterChange(tx, me);
  });
}

/** The moment has come: the bell rings on pages that are open already. */
export function wakeNotifications({ database }: Platform, person: Self): Promise<void> {
  return database.transaction(systemContext(person.companyId), (tx) => ring(tx, person));
}

/** Publishes to the person's other open pages. */
async function afterChange(tx: Tx, me: Self): Promise<{ unread: number }> {
  await ring(tx, me);
  return { unread: await repository.countUnread(tx, me.companyId, me.userId) };
}

function ring(tx: Tx, { companyId, userId }: Self): Promise<void> {
  return publish(tx, { kind: 'live', companyId, userIds: [userId], event: recordsChanged('notification') });
}

export function getChoices({ database, notices }: Platform, context: Context): Promise<ShownChoices> {
  return database.read(context, (reader) => readChoices(reader, chosenTypes(notices), self(context)));
}

async function readChoices(reader: Reader, types: readonly string[], { companyId, userId }: Self) {
  const chosen = await repository.findChoices(reader, companyId, userId);
  if (chosen) return { ...toChoices(types, chosen), followsCompany: false };
  const rules = await findParameters(reader, companyId);
  const mailedBy = (channel: 'mail' | 'digest') => types.filter((type) => mailedByDefault(type, rules) === channel);
  return { inApp: [...types], mail: mailedBy('mail'), digest: mailedBy('digest'), followsCompany: true };
}

export function choose({ database, notices }: Platform, context: Context, wanted: Choices): Promise<ShownChoices> {
  const types = chosenTypes(notices);
  for (const channel of channels) {
    const isKnown = wanted[channel].every((type) => types.includes(type));
    if (!isKnown || wanted[channel].length > types.length) {
      throw invalidField(channel, notificationChoiceMessages.unknown);
    }
  }
  const me = self(context);
  const { userId } = me;
  return database.transaction(context, async (tx) => {
    const { followsCompany: _, ...before } = await readChoices(tx, types, me);
    const muted = types.filter((type) => !wanted.inApp.includes(type));
    const after = toChoices(types, { ...wanted, muted });
    await repository.saveChoices(tx, userId, { ...after, muted });
    tx.audit({
      action: 'user.notifications_chosen',
      record: 'user',
      recordId: userId,
      changes: differences({ ...before }, { ...after }),
    });
    return { ...after, followsCompany: false };
  });
}

/** In the order of the types, each once. */
function toChoices(types: readonly string[], { muted, mail, digest }: repository.StoredChoices): Choices {
  return {
    inApp: types.filter((type) => !muted.includes(type)),
    mail: types.filter((type) => mail.includes(type)),
    digest: types.filter((type) => digest.includes(type)),
  };
}

function self({ actor }: Context): Self {
  return { companyId: actor.companyId, userId: actor.userId ?? -1 };
}
