import { describe, expect, it } from 'vitest';
import { addressOfNotifications, notificationsSearchOf } from './notifications-search';

describe('the address of the notifications', () => {
  it('leaves out what is as usual, and comes back as it was', () => {
    const search = notificationsSearchOf({ tab: 'all', page: '3' });
    const address = addressOfNotifications(search);
    expect(address).toBe('/apps/notifications?tab=all&page=3');
    expect(notificationsSearchOf(Object.fromEntries(new URLSearchParams(address.split('?')[1])))).toEqual(search);
    expect(addressOfNotifications(notificationsSearchOf({}))).toBe('/apps/notifications');
    expect(addressOfNotifications(notificationsSearchOf({ tab: 'snoozed' }))).toBe('/apps/notifications?tab=snoozed');
  });

  it('makes sense of what was written by hand', () => {
    expect(notificationsSearchOf({ tab: 'secret', page: 'x' })).toEqual(notificationsSearchOf({}));
  });
});
