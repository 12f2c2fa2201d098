import { useQuery } from '@tanstack/react-query';
import { countUnreadNotifications } from '@vigie/domain/modules/notifications/unread-contract';
import { call } from '../../platform/transport/api';

export const unreadKey = ['notification', 'unread'];

export function useUnread(): number | undefined {
  const { data } = useQuery({
    queryKey: unreadKey,
    queryFn: ({ signal }) => call(countUnreadNotifications, { signal }),
  });
  return data?.unread;
}
