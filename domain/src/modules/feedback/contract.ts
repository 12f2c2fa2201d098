import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';
import { pathId } from '../../kernel/ids';
import { listOf, pageQuery } from '../../kernel/listing';

export const feedback = z.object({
  id: z.int(),
  /** Null for the platform's own people. */
  companyId: z.nullable(z.int()),
  companyName: z.string(),
  username: z.string(),
  displayName: z.string(),
  text: z.string(),
  page: z.string(),
  createdAt: z.string(),
  handledAt: z.nullable(z.string()),
  handledBy: z.nullable(z.string()),
  version: z.int(),
});
export type Feedback = z.infer<typeof feedback>;

export const feedbackStates = ['open', 'handled', 'all'] as const;

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
  listFeedback: endpoint({
    method: 'GET',
    path: '/api/v1/feedback',
    summary: 'What people of all companies have said, newest first',
    query: z.object({ page: pageQuery.page, state: z._default(z.enum(feedbackStates), 'open') }),
    output: listOf(feedback),
  }),
  handleFeedback: endpoint({
    method: 'POST',
    path: '/api/v1/feedback/:id/handle',
    summary: 'Mark feedback as handled, or take the mark off',
    changes: true,
    params: z.object({ id: pathId }),
    body: z.object({ handled: z.boolean() }),
    output: feedback,
  }),
};
