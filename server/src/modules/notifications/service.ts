import { differences } from '@vigie/domain/kernel/audit-event';
import type { OutputOf, QueryOf } from '@vigie/domain/kernel/endpoint';
import { pageCountOf } from '@vigie/domain/kernel/listing';
import { recordsChanged } from '@vigie/domain/kernel/live';
import type { notificationsEndpoints } from '@vigie/domain/modules/notifications/contract';
import type { NotificationType } from '@vigie/domain/modules/notifications/types';
import type { Context } from '../../platform/context';
import { publish } from '../../platform/live/bus';
import type { Platform } from '../../platform/platform';
import * as repository from './repository';

type Endpoints = typeof notificationsEndpoints;

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

/** The reader's other open pages hear of it too. */
export function readNotifications(
  { database }: Platform,
  context: Context,
  ids: readonly number[] | undefined,
): Promise<{ unread: number }> {
  const { companyId, userId } = self(context);
  return database.transaction(context, async (tx) => {
    await repository.markRead(tx, userId, ids);
    await publish(tx, { kind: 'live', companyId, userIds: [userId], event: recordsChanged('notification') });
    return { unread: await repository.countUnread(tx, companyId, userId) };
  });
}

export async function getChoices({ database }: Platform, context: Context): Promise<{ mail: NotificationType[] }> {
  const { companyId, userId } = self(context);
  return { mail: await database.read(context, (reader) => repository.findChoices(reader, companyId, userId)) };
}

export function choose(
  { database }: Platform,
  context: Context,
  wanted: readonly NotificationType[],
): Promise<{ mail: NotificationType[] }> {
  const { companyId, userId } = self(context);
  const mail = [...new Set(wanted)];
  return database.transaction(context, async (tx) => {
    const before = await repository.findChoices(tx, companyId, userId);
    await repository.saveChoices(tx, userId, mail);
    tx.audit({
      action: 'user.notifications_chosen',
      record: 'user',
      recordId: userId,
      changes: differences({ mail: before }, { mail }),
    });
    return { mail };
  });
}

function self({ actor }: Context): { companyId: number; userId: number } {
  return { companyId: actor.companyId, userId: actor.userId ?? -1 };
}
