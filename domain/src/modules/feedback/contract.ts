import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint';

export const feedbackEndpoints = {
  sendFeedback: endpoint({
    method: 'POST',
    path: '/api/v1/feedback',
    summary: 'Tell the makers of Vigie something about the page one is on',
    creates: true,
    status: 201,
    body: z.object({
      text: z.string().check(z.trim(), z.minLength(1), z.maxLength(4000)),
      page: z.string().check(z.maxLength(500)),
    }),
    output: z.object({ id: z.int() }),
  }),
};
