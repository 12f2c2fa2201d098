import { chosenTypes, noticeGroupsOf } from '@vigie/domain/kernel/records/notices';
import { moduleContracts } from '@vigie/domain/modules/index';
import {
  type Choices,
  type NotificationState,
  notificationsEndpoints as notifications,
} from '@vigie/domain/modules/notifications/contract';
import { systemContext } from '../../../platform/context';
import type { TestApp } from '../../../platform/testing/test-app';
import { notify } from '../notify';

const notificationTypes = chosenTypes(noticeGroupsOf(Object.values(moduleContracts)));

/** What people do with what they are told, through HTTP, and the system that tells them. */
export async function notificationTester(t: TestApp, names: readonly string[]) {
  const tokens = new Map<string, string>();
  for (const name of names) tokens.set(name, await t.signIn(name));
  const as = (name: string) => tokens.get(name);

  const people = new Map<string, { companyId: number; userId: number }>();
  const personOf = async (username: string) => {
    const known = people.get(username);
    if (known) return known;
    const [row] = await t.database.owner<{ companyId: number; userId: number }>(
      'select company_id as "companyId", id as "userId" from users where username = $1',
      [username],
    );
    if (!row) throw new Error(username);
    people.set(username, row);
    return row;
  };
  let count = 0;
  /** Returns the id of the record that the notification is about. */
  const sendNotification = async (to: readonly string[], type: string = 'actionAssigned'): Promise<string> => {
    count += 1;
    const recordId = `TEST_${count}`;
    const recipients = await Promise.all(to.map(personOf));
    const news = { type, recordId, summary: 'Formule secrète', address: `/apps/actions/${recordId}` };
    await t.app.platform.database.transaction(systemContext(recipients[0]?.companyId ?? -1), (tx) =>
      notify(
        tx,
        news,
        recipients.map(({ userId }) => userId),
      ),
    );
    return recordId;
  };
  const list = async (name: string, state: NotificationState = 'all', page = 1) =>
    (await t.call(notifications.listNotifications, { token: as(name), query: { state, page } })).body;
  const find = async (name: string, recordId: string, state: NotificationState = 'all') =>
    (await list(name, state)).items.find((item) => item.recordId === recordId);
  const unread = async (name: string) =>
    (await t.call(notifications.countUnreadNotifications, { token: as(name) })).body.unread;
  const read = (name: string, ids?: readonly number[]) =>
    t.call(notifications.readNotifications, { token: as(name), body: ids ? { ids } : {} });
  const snooze = (name: string, ids: readonly number[], until: string | null) =>
    t.call(notifications.snoozeNotifications, { token: as(name), body: { ids, until } });
  const choose = (name: string, choices: Partial<Choices>) =>
    t.call(notifications.chooseNotifications, {
      token: as(name),
      body: { inApp: notificationTypes, mail: [], digest: [], ...choices },
    });
  const choicesOf = async (name: string) =>
    (await t.call(notifications.getNotificationChoices, { token: as(name) })).body;
  return { as, personOf, sendNotification, list, find, unread, read, snooze, choose, choicesOf };
}

export const allBut = (...types: readonly string[]) => notificationTypes.filter((type) => !types.includes(type));
