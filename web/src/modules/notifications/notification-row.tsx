import { findNotice } from '@vigie/domain/kernel/records/notices';
import { connectionMessages } from '@vigie/domain/messages/connection';
import type { Notification } from '@vigie/domain/modules/notifications/contract';
import {
  notificationListMessages as m,
  notificationSnoozeMessages as sleep,
} from '@vigie/domain/modules/notifications/messages/notifications';
import { type MouseEvent, useRef } from 'react';
import { formatMinute } from '../../platform/page/dates';
import { useSay } from '../../platform/page/messages';
import { knownRecords } from '../../platform/records/known-records';
import { useRouter } from '../../platform/router/router';
import { sentenceOf } from '../../platform/transport/api-error';
import { IconButton } from '../../ui/buttons/icon-button';
import { showUndoToast } from '../../ui/fields/undo-toast';
import { notify } from '../../ui/overlays/toast';
import { useNotificationCalls } from './queries';
import { SnoozeMenu } from './snooze-menu';
import './notifications.css';

export function NotificationRow({ notification }: { notification: Notification }) {
  const say = useSay();
  const { history } = useRouter();
  const { markRead, snooze } = useNotificationCalls();
  const row = useRef<HTMLLIElement>(null);
  const { id, type, who, summary, recordId, address, createdAt, readAt, snoozedUntil } = notification;
  const notice = findNotice(knownRecords().notices, type);
  const unread = readAt === null;
  const isNew = unread && snoozedUntil === null;

  const open = (event: MouseEvent) => {
    // What could not be marked stays unread, which is no reason to keep the user from what they came for.
    if (unread) markRead([id]).catch(() => {});
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.push(address);
  };
  const change = async (made: Promise<void>) => {
    try {
      await made;
      focusNeighbour(row.current);
      return true;
    } catch (error) {
      notify.error(sentenceOf(error, say(connectionMessages.unknownError)));
      return false;
    }
  };
  const wake = () => change(snooze([id], null));
  // It is unread once it was put off: what had been read before is read again.
  const takeBack = () => (unread ? wake() : change(markRead([id])));
  const putOff = async (until: string) => {
    const done = await change(snooze([id], until));
    if (done) showUndoToast(say(sleep.done, { when: formatMinute(until) }), say(sleep.undo), takeBack);
  };
  return (
    <li
      ref={row}
      className={
        isNew
          ? 'row gap-4 relative line-top hoverable notification unread'
          : 'row gap-4 relative line-top hoverable notification'
      }
    >
      <a className="grow" href={address} onClick={open}>
        <span className="strong block breaks notification-text">
          {notice ? say(notice.title, { who, summary }) : summary}
        </span>
        <span className="cluster small muted notification-meta">
          {isNew && <span className="accent strong">{say(m.isUnread)}</span>}
          {snoozedUntil !== null && <span>{say(sleep.until, { when: formatMinute(snoozedUntil) })}</span>}
          <span>{recordId}</span>
          <time dateTime={createdAt}>{formatMinute(createdAt)}</time>
        </span>
      </a>
      {snoozedUntil !== null && <IconButton icon="eye" label={say(sleep.wake)} tooltipAlign="end" onClick={wake} />}
      {isNew && (
        <IconButton icon="check" label={say(m.markRead)} tooltipAlign="end" onClick={() => change(markRead([id]))} />
      )}
      <SnoozeMenu onChoose={putOff} />
    </li>
  );
}

/** The row may leave the list with its button: a keyboard goes on from the next one, or where the page begins. */
function focusNeighbour(row: Element | null): void {
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  (next?.querySelector('a') ?? document.getElementById('main'))?.focus();
}
