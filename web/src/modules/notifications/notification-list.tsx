import type { Notification } from '@vigie/domain/modules/notifications/contract';
import { useRef } from 'react';
import { adoptStyles } from '../../ui/foundation/adopted-styles';
import { NotificationRow } from './notification-row';
import styles from './notifications.css?inline';
import { useRowWalk } from './use-row-walk';

adoptStyles(styles);

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
        <NotificationRow key={notification.id} notification={notification} />
      ))}
    </ul>
  );
}
