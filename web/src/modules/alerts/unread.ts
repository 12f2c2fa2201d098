import { useQuery } from '@tanstack/react-query';
import { alertsEndpoints } from '@vigie/domain/modules/alerts/contract';
import { call } from '../../platform/transport/api';

export const unreadAlertsKey = ['alert', 'unread'];

/** 100 stands for more. */
export function useUnreadAlerts(): number | undefined {
  const { data } = useQuery({
    queryKey: unreadAlertsKey,
    queryFn: ({ signal }) => call(alertsEndpoints.countUnreadAlerts, { signal }),
  });
  return data?.unread;
}
