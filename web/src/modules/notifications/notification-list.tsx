import type { Notification } from '@vigie/domain/modules/notifications/contract';
import { useRef } from 'react';
import { NotificationRow } from './notification-row';
import { useRowWalk } from './use-row-walk';
import './notifications.css';

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
      className={stale ? 'card notifications table-stale' : 'card notifications'}
      aria-label={label}
      aria-busy={stale || undefined}
    >
      {items.map((notification) => (
        <NotificationRow key={notification.id} notification={notification} />
      ))}
    </ul>
  );
}
