import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint';
import { personFields } from '../accounts/public';

export const companiesEndpoints = {
  signUp: endpoint({
    method: 'POST',
    path: '/api/v1/signups',
    summary: 'Register a company with its first administrator',
    status: 201,
    body: z.object({
      companyName: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
      ...personFields,
    }),
    output: z.object({ companyId: z.int(), username: z.string() }),
  }),
};
