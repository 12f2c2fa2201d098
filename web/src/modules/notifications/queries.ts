import { keepPreviousData, useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type NotificationState,
  notificationsEndpoints,
  type ShownChoices,
} from '@vigie/domain/modules/notifications/contract';
import { call } from '../../platform/transport/api';
import { type Choice, withChoice } from './choices';
import { unreadKey } from './unread';

/** A key begins with the record's own word: what changes elsewhere is asked for again by it. */
const listKey = ['notification', 'list'];
const choicesKey = ['notification', 'choices'];

export function useNotifications(state: NotificationState, page: number) {
  return useQuery({
    queryKey: [...listKey, { state, page }],
    queryFn: ({ signal }) => call(notificationsEndpoints.listNotifications, { query: { state, page }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The bell follows at once, the lists are asked for again. */
export function useNotificationCalls() {
  const queries = useQueryClient();
  const show = (count: { unread: number }) => {
    queries.setQueryData(unreadKey, count);
    void queries.invalidateQueries({ queryKey: listKey });
  };
  return {
    /** Without ids: all of them. */
    markRead: async (ids?: number[]) =>
      show(await call(notificationsEndpoints.readNotifications, { body: ids ? { ids } : {} })),
    /** Null: back into sight now. */
    snooze: async (ids: number[], until: string | null) =>
      show(await call(notificationsEndpoints.snoozeNotifications, { body: { ids, until } })),
  };
}

const mutationKey = ['notification-choices'];

/** Not asked again while a choice is on its way: the answer would not know of it yet. */
export function useChoices() {
  const isIdle = useIsMutating({ mutationKey }) === 0;
  return useQuery({
    queryKey: choicesKey,
    enabled: isIdle,
    queryFn: ({ signal }) => call(notificationsEndpoints.getNotificationChoices, { signal }),
  });
}

/** Shown at once. One after the other, because each request carries all that is chosen by then; the last asks what it came to. */
export function useChoose() {
  const queries = useQueryClient();
  return useMutation({
    mutationKey,
    scope: { id: 'notification-choices' },
    mutationFn: async (_choice: Choice) => {
      const chosen = queries.getQueryData<ShownChoices>(choicesKey);
      if (!chosen) return;
      const { followsCompany: _, ...body } = chosen;
      await call(notificationsEndpoints.chooseNotifications, { body });
    },
    onMutate: async (choice) => {
      await queries.cancelQueries({ queryKey: choicesKey });
      queries.setQueryData<ShownChoices>(
        choicesKey,
        (chosen) => chosen && { ...withChoice(chosen, choice), followsCompany: false },
      );
    },
    onSettled: () => {
      if (queries.isMutating({ mutationKey }) === 1) void queries.invalidateQueries({ queryKey: choicesKey });
    },
  });
}
