import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';
import { roles } from '../../kernel/identity/actor';
import { obligations } from '../../kernel/identity/second-factor';
import { email, password, personName, username } from './fields';
import { preferences } from './preferences';

export const personFields = { username, email, firstName: personName, lastName: personName, password };

export const accountNoticeKinds = ['password_reset', 'second_factor_removed'] as const;

/** What administrators did to an account. It stays until its person has acknowledged it. */
export const accountNotice = z.object({
  id: z.string(),
  kind: z.enum(accountNoticeKinds),
  by: z.string(),
  /** The second administrator, where it took two. */
  confirmed_by: z.nullable(z.string()),
  reason: z.string(),
  at: z.string(),
});
export type AccountNotice = z.infer<typeof accountNotice>;

/** The signed-in person, in the snake_case that the first clients of this call read. */
export const currentUser = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  roles: z.array(z.enum(roles)),
  team_id: z.nullable(z.int()),
  company_id: z.nullable(z.int()),
  company_name: z.nullable(z.string()),
  must_change_password: z.boolean(),
  /** Whether a link sent to their address has confirmed their identity: without it, they do not sign. */
  identity_confirmed: z.boolean(),
  /** The company asks for a second factor and there is none yet: nothing else can be done before. */
  must_set_up_second_factor: z._default(z.boolean(), false),
  has_passkey: z._default(z.boolean(), false),
  /** What `newFactorObjection` asks of those without: first to confirm who they are. */
  may_add_second_factor: z._default(z.boolean(), true),
  notices: z._default(z.array(accountNotice), []),
  /** An address that takes the place of `email` once its link is used. */
  pending_email: z.nullable(z.string()),
  /** After so many minutes without input the page is locked; 0 or absent: never. */
  idle_lock_minutes: z.optional(z.int()),
  preferences,
  version: z.int(),
});
export type CurrentUser = z.infer<typeof currentUser>;

export const person = z.object({ id: z.int(), username: z.string(), displayName: z.string() });
export type Person = z.infer<typeof person>;

export const signedIn = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.int(),
  must_change_password: z.boolean(),
  /** Wrong passwords for this person since they last signed in, and when the first of them was. */
  failed_attempts: z.optional(z.int()),
  failed_since: z.optional(z.nullable(z.string())),
});
export type SignedIn = z.infer<typeof signedIn>;

export const accountsEndpoints = {
  getSignUp: endpoint({
    method: 'GET',
    path: '/api/v1/signups',
    summary: 'Whether companies can register themselves here, and whether demo data are still being filled in',
    output: z.object({ open: z.boolean(), isFillingDemo: z.boolean() }),
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/v1/auth/token',
    summary: 'Exchange a user name and a password for a token',
    encoding: 'form',
    triesAccountIn: 'username',
    body: z.object({
      grant_type: z.optional(z.literal('password')),
      username: z.string().check(z.minLength(1), z.maxLength(128)),
      password: z.string().check(z.minLength(1), z.maxLength(1024)),
    }),
    output: signedIn,
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/api/v1/auth/logout',
    summary: 'End this session',
    before: obligations,
    whileLocked: true,
  }),
  currentUser: endpoint({
    method: 'GET',
    path: '/api/v1/users/current-user',
    aliases: ['/v1/users/current-user'],
    summary: 'The signed-in person',
    before: obligations,
    output: currentUser,
  }),
  acknowledgeNotice: endpoint({
    method: 'POST',
    path: '/api/v1/users/me/notices/:id/acknowledge',
    summary: 'Say that one has read what administrators did to the own account',
    before: obligations,
    params: z.object({ id: z.uuid() }),
    output: currentUser,
  }),
  getDraftKey: endpoint({
    method: 'GET',
    path: '/api/v1/users/me/draft-key',
    summary: 'What the own browser seals typed text with, the same at every sign-in; not to be stored',
    before: obligations,
    output: z.object({
      key: z.string(),
      /** How long a device opens without a network after this answer. */
      offlineHours: z.int(),
    }),
  }),
  updateProfile: endpoint({
    method: 'PATCH',
    path: '/api/v1/users/me',
    summary: 'Change own preferences and, with the password, own email, which a mailed link then confirms',
    changes: true,
    body: z.object({
      email: z.optional(email),
      currentPassword: z.optional(password),
      preferences: z.optional(z.partial(preferences)),
    }),
    output: currentUser,
  }),
};
