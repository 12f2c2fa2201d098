import { useQuery } from '@tanstack/react-query';
import { notificationsEndpoints } from '@vigie/domain/modules/notifications/contract';
import { call } from '../../platform/api';

export const unreadKey = ['notification', 'unread'];

/** Apart from the other questions, because the top bar of every page asks this one. */
export function useUnread(): number | undefined {
  const { data } = useQuery({
    queryKey: unreadKey,
    queryFn: ({ signal }) => call(notificationsEndpoints.countUnreadNotifications, { signal }),
  });
  return data?.unread;
}

/** The server counts no further than this. */
const mostCounted = 100;

export function unreadShown(unread: number): string {
  return unread >= mostCounted ? `${mostCounted - 1}+` : String(unread);
}
