import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';
import { companyRoles, roles } from '../../kernel/identity/actor';
import { listOf, pageQuery } from '../../kernel/listing';
import { userStates } from './workflow';

export const user = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  pendingEmail: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  roles: z.array(z.enum(roles)),
  teamId: z.nullable(z.int()),
  state: z.enum(userStates),
  /** Only for administrators of the company. */
  hasSecondFactor: z.optional(z.boolean()),
  version: z.int(),
});
export type User = z.infer<typeof user>;

/** By itself: every page that offers people asks for them, and only administration for all the rest. */
export const listUsers = endpoint({
  method: 'GET',
  path: '/api/v1/users',
  summary: 'The users of the company',
  query: z.object({
    ...pageQuery,
    state: z.optional(z.enum(userStates)),
    /** Only those who hold it. */
    role: z.optional(z.enum(companyRoles)),
  }),
  output: listOf(user),
});
