import { say } from '@vigie/domain/kernel/message';
import { notificationPageMessages as m } from '@vigie/domain/modules/notifications/messages/page';
import { describe, expect, it } from 'vitest';
import { formatUnread } from '../../platform/records/format-unread';

describe('the bell', () => {
  it('counts to 99', () => {
    expect([0, 1, 99, 100].map(formatUnread)).toEqual(['0', '1', '99', '99+']);
  });

  it('says the number in words that fit it', () => {
    const name = (unread: number) => say('fr', m.bell, { n: formatUnread(unread) });
    expect(name(1)).toBe('Notifications, 1 non lue');
    expect(name(2)).toBe('Notifications, 2 non lues');
    expect(name(100)).toBe('Notifications, 99+ non lues');
  });
});
