import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';
import { setUpSteps } from './set-up';

/** Apart from the other questions, because the launcher asks this one. */
export const getSetUp = endpoint({
  method: 'GET',
  path: '/api/v1/overview/set-up',
  summary: 'What an administrator has yet to set up in the company, as its data shows',
  output: z.object({ steps: z.array(z.object({ step: z.enum(setUpSteps), isDone: z.boolean() })) }),
});
