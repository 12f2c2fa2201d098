import { useRouter } from '@tanstack/react-router';
import { connectionMessages } from '@vigie/domain/messages/connection';
import { notificationListMessages as m, notificationMessages } from '@vigie/domain/messages/notifications';
import type { Notification } from '@vigie/domain/modules/notifications/contract';
import { type MouseEvent, useRef } from 'react';
import { sentenceOf } from '../../platform/api-error';
import { minuteShown } from '../../platform/dates';
import { useSay } from '../../platform/messages';
import { IconButton } from '../../ui/icon-button';
import { notify } from '../../ui/toast';
import './notifications.css';
import { useMarkRead } from './queries';
import { useRowWalk } from './use-row-walk';

interface NotificationListProps {
  label: string;
  items: readonly Notification[];
  /** Those of the previous question, while the next answer is on its way. */
  stale: boolean;
}

export function NotificationList({ label, items, stale }: NotificationListProps) {
  const list = useRef<HTMLUListElement>(null);
  useRowWalk(list);
  return (
    <ul
      ref={list}
      className={stale ? 'notifications table-stale' : 'notifications'}
      aria-label={label}
      aria-busy={stale || undefined}
    >
      {items.map((notification) => (
        <Row key={notification.id} notification={notification} />
      ))}
    </ul>
  );
}

function Row({ notification }: { notification: Notification }) {
  const say = useSay();
  const { history } = useRouter();
  const markRead = useMarkRead();
  const { id, type, who, summary, recordId, address, createdAt, readAt } = notification;
  const unread = readAt === null;
  const open = (event: MouseEvent) => {
    // What could not be marked stays unread, which is no reason to keep somebody from what they came for.
    if (unread) markRead([id]).catch(() => {});
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.push(address);
  };
  const onMark = ({ currentTarget }: MouseEvent) => {
    focusNeighbour(currentTarget.closest('li'));
    markRead([id]).catch((error) => notify.error(sentenceOf(error, say(connectionMessages.unknownError))));
  };
  return (
    <li className={unread ? 'notification unread' : 'notification'}>
      <a href={address} onClick={open}>
        <span className="notification-text">{say(notificationMessages[type], { who, summary })}</span>
        <span className="notification-meta">
          {unread && <span className="notification-new">{say(m.isUnread)}</span>}
          <span>{recordId}</span>
          <time dateTime={createdAt}>{minuteShown(createdAt)}</time>
        </span>
      </a>
      {unread && <IconButton icon="check" label={say(m.markRead)} tooltipAlign="end" onClick={onMark} />}
    </li>
  );
}

/** The row may leave the list with its button: a keyboard goes on from the next one, or where the page begins. */
function focusNeighbour(row: Element | null): void {
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  (next?.querySelector('a') ?? document.getElementById('main'))?.focus();
}
