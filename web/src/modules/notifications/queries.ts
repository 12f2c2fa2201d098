import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationsEndpoints } from '@vigie/domain/modules/notifications/contract';
import type { NotificationType } from '@vigie/domain/modules/notifications/types';
import { call } from '../../platform/api';
import { unreadKey } from './unread';

/** A key begins with the record's own word: what changes elsewhere is asked for again by it. */
const listKey = ['notification', 'list'];
const choicesKey = ['notification', 'choices'];

export function useNotifications(state: 'unread' | 'all', page: number) {
  return useQuery({
    queryKey: [...listKey, { state, page }],
    queryFn: ({ signal }) => call(notificationsEndpoints.listNotifications, { query: { state, page }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Without ids: all of them. The bell follows at once, the lists are asked for again. */
export function useMarkRead(): (ids?: number[]) => Promise<void> {
  const queries = useQueryClient();
  return async (ids) => {
    const count = await call(notificationsEndpoints.readNotifications, { body: ids ? { ids } : {} });
    queries.setQueryData(unreadKey, count);
    await queries.invalidateQueries({ queryKey: listKey });
  };
}

type Choices = { mail: NotificationType[] };

export function useChoices() {
  return useQuery({
    queryKey: choicesKey,
    queryFn: ({ signal }) => call(notificationsEndpoints.getNotificationChoices, { signal }),
  });
}

const mutationKey = ['notification-choices'];

/** Shown at once. One after the other, because each request carries the whole choice; the last asks what it came to. */
export function useChoose() {
  const queries = useQueryClient();
  return useMutation({
    mutationKey,
    scope: { id: 'notification-choices' },
    mutationFn: (choices: Choices) => call(notificationsEndpoints.chooseNotifications, { body: choices }),
    onMutate: async (choices) => {
      await queries.cancelQueries({ queryKey: choicesKey });
      queries.setQueryData(choicesKey, choices);
    },
    onSettled: () => {
      if (queries.isMutating({ mutationKey }) === 1) void queries.invalidateQueries({ queryKey: choicesKey });
    },
  });
}
