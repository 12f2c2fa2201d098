import type { Platform } from '../../platform/platform';
import type { Cast } from '../accounts/public';
import { listNotifications, readNotifications, snoozeNotifications } from './service';

const unreadAtMost = 6;
const halfADayMs = 43_200_000;

/** A bell that is in use: of all that happened only the last is unread, and one thing is for later. */
export async function readDemoNotifications(platform: Platform, cast: Cast, people: readonly string[]): Promise<void> {
  for (const username of people) {
    const person = await cast(username);
    const ids: number[] = [];
    for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
      const found = await listNotifications(platform, person, { state: 'unread', page });
      ({ pageCount } = found);
      ids.push(...found.items.map(({ id }) => id));
    }
    const [later] = ids;
    const { total: snoozed } = await listNotifications(platform, person, { state: 'snoozed', page: 1 });
    if (later !== undefined && snoozed === 0 && ids.length > unreadAtMost) {
      const until = new Date(Date.now() + halfADayMs).toISOString();
      await snoozeNotifications(platform, person, { ids: [later], until });
    }
    if (ids.length > unreadAtMost) await readNotifications(platform, person, ids.slice(unreadAtMost));
  }
}
