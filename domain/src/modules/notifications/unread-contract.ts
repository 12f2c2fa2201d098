import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';

/** Apart from the other questions, because the top bar of every page asks this one. */
export const countUnreadNotifications = endpoint({
  method: 'GET',
  path: '/api/v1/notifications/unread',
  summary: 'How many of them are unread; 100 stands for more',
  output: z.object({ unread: z.int() }),
});
