import * as z from 'zod/mini';
import { companyRoles, roles } from '../../kernel/actor';
import { endpoint } from '../../kernel/endpoint';
import { pathId, rowIdOrZero } from '../../kernel/ids';
import { listOf, pageQuery } from '../../kernel/listing';
import { obligations } from '../../kernel/second-factor';
import { preferences } from './preferences';
import { usernamePattern } from './username';
import { userStates } from './workflow';

const idParams = z.object({ id: pathId });
const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const username = z.string().check(z.trim(), z.minLength(2), z.maxLength(64), z.regex(usernamePattern));
const email = z.string().check(z.trim(), z.maxLength(254), z.email());
/** Its length and content are judged by `passwordObjection`, which can say why; here only what no hash should be fed. */
const password = z.string().check(z.maxLength(1024));
const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(1000));
const teamId = z.nullable(rowIdOrZero);

export const personFields = { username, email, firstName: text(100), lastName: text(100), password };

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
  /** Whether a link sent to their address has told that it is them: without, they do not sign. */
  identity_confirmed: z.boolean(),
  /** The company asks for a second factor and there is none yet: nothing else can be done before. */
  must_set_up_second_factor: z._default(z.boolean(), false),
  has_passkey: z._default(z.boolean(), false),
  /** An address that takes the place of `email` once its link is used. */
  pending_email: z.nullable(z.string()),
  /** After so many minutes without input the page is locked; 0 or absent: never. */
  idle_lock_minutes: z.optional(z.int()),
  preferences,
  version: z.int(),
});
export type CurrentUser = z.infer<typeof currentUser>;

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
  /** Told to the company's administrators. */
  hasSecondFactor: z.optional(z.boolean()),
  version: z.int(),
});
export type User = z.infer<typeof user>;

/** Somebody of the company as records name them. */
export const person = z.object({ id: z.int(), username: z.string(), displayName: z.string() });
export type Person = z.infer<typeof person>;

/** What an administrator may change of a user. */
export const userChanges = z.object({
  firstName: z.optional(text(100)),
  lastName: z.optional(text(100)),
  email: z.optional(email),
  teamId: z.optional(teamId),
  roles: z.optional(z.array(z.enum(companyRoles)).check(z.maxLength(companyRoles.length))),
  reason: z.optional(reason),
});

export const team = z.object({ id: z.int(), name: z.string(), memberCount: z.int(), version: z.int() });
export type Team = z.infer<typeof team>;

export const session = z.object({
  id: z.string(),
  current: z.boolean(),
  createdAt: z.string(),
  expiresAt: z.string(),
  userAgent: z.string(),
  address: z.string(),
});
export type Session = z.infer<typeof session>;

/** One line of a file of users to invite, with all that is wrong with it. */
export const importLine = z.object({
  line: z.int(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  roles: z.array(z.string()),
  team: z.string(),
  problems: z.array(z.string()),
});
export type ImportLine = z.infer<typeof importLine>;

export const signedIn = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.int(),
  must_change_password: z.boolean(),
  /** Wrong passwords for this person since they last signed in, and when the first of them was. */
  failed_attempts: z.optional(z.int()),
  failed_since: z.optional(z.nullable(z.string())),
  /** Two administrators opened the way to the password that was used: who, and when. Told once. */
  password_reset: z.optional(z.nullable(z.object({ asked_by: z.string(), confirmed_by: z.string(), at: z.string() }))),
});
export type SignedIn = z.infer<typeof signedIn>;

export const accountsEndpoints = {
  getSignUp: endpoint({
    method: 'GET',
    path: '/api/v1/signups',
    summary: 'Whether companies can register themselves here',
    output: z.object({ open: z.boolean() }),
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
  getDraftKey: endpoint({
    method: 'GET',
    path: '/api/v1/users/me/draft-key',
    summary: 'What the own browser seals typed text with, the same at every sign-in; not to be stored',
    before: obligations,
    output: z.object({ key: z.string() }),
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
  changePassword: endpoint({
    method: 'POST',
    path: '/api/v1/users/me/password',
    summary: 'Change own password; every other session of the person ends',
    before: ['password_change'],
    body: z.object({ currentPassword: password, newPassword: password }),
  }),
  createUser: endpoint({
    method: 'POST',
    path: '/api/v1/users',
    aliases: ['/v1/users'],
    summary: 'Create a user with an initial password, to be changed at first sign-in',
    creates: true,
    status: 201,
    body: z.object({
      username,
      email,
      first_name: text(100),
      last_name: text(100),
      /** Empty or absent: a random one is made and answered once. */
      password: z.optional(z.nullable(password)),
      team_id: z.optional(teamId),
      /** The platform administrator names the company, or a team of it. */
      company_id: z.optional(z.nullable(rowIdOrZero)),
      roles: z.optional(z.array(z.enum(companyRoles)).check(z.maxLength(companyRoles.length))),
    }),
    output: z.object({
      id: z.int(),
      username: z.string(),
      email: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      team_id: z.nullable(z.int()),
      company_id: z.nullable(z.int()),
      initial_password: z.nullable(z.string()),
    }),
  }),
  listUsers: endpoint({
    method: 'GET',
    path: '/api/v1/users',
    summary: 'The users of the company',
    query: z.object({ ...pageQuery, state: z.optional(z.enum(userStates)) }),
    output: listOf(user),
  }),
  updateUser: endpoint({
    method: 'PATCH',
    path: '/api/v1/users/:id',
    summary: "Change a user's name, email, team and roles; a new email waits until the user confirms it",
    changes: true,
    params: idParams,
    body: userChanges,
    output: user,
  }),
  deactivateUser: endpoint({
    method: 'POST',
    path: '/api/v1/users/:id/deactivate',
    summary: 'Take away access; every session of the user ends at once',
    changes: true,
    params: idParams,
    body: z.object({ reason }),
    output: user,
  }),
  reactivateUser: endpoint({
    method: 'POST',
    path: '/api/v1/users/:id/reactivate',
    summary: 'Give access back',
    changes: true,
    params: idParams,
    body: z.object({ reason }),
    output: user,
  }),
  resetUserPassword: endpoint({
    method: 'POST',
    path: '/api/v1/users/:id/reset-password',
    summary: "Void a user's password and mail them a one-time link to choose another; every session of the user ends",
    changes: true,
    params: idParams,
    body: z.object({ reason }),
    output: z.object({ linkSent: z.literal(true), version: z.int() }),
  }),
  importUsers: endpoint({
    method: 'POST',
    path: '/api/v1/users/import',
    summary: 'Invite the users of a CSV file, all or none; without `confirm`, only tell what would happen',
    creates: true,
    body: z.object({ csv: z.string().check(z.minLength(1), z.maxLength(500_000)), confirm: z.boolean() }),
    output: z.object({
      lines: z.array(importLine),
      invited: z.int(),
      /** What stands in the way of the file as a whole: sentences, each naming a limit of the company. */
      limits: z.array(z.string()),
    }),
  }),
  inviteUser: endpoint({
    method: 'POST',
    path: '/api/v1/invitations',
    summary: 'Create a user who chooses the password through a mailed link',
    creates: true,
    status: 201,
    body: z.object({
      username: z.optional(username),
      email,
      firstName: text(100),
      lastName: text(100),
      teamId: z.optional(teamId),
      roles: z._default(z.array(z.enum(companyRoles)).check(z.maxLength(companyRoles.length)), []),
    }),
    output: user,
  }),
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/api/v1/invitations/accept',
    summary: 'Choose a password with the link of an invitation',
    triesAccountIn: 'token',
    body: z.object({ token: z.string().check(z.maxLength(200)), password }),
    output: z.object({ username: z.string() }),
  }),
  requestPasswordReset: endpoint({
    method: 'POST',
    path: '/api/v1/password-resets',
    summary: 'Mail a one-time link; the answer is the same whether or not the account exists',
    status: 202,
    triesAccountIn: 'login',
    body: z.object({ login: text(254) }),
    output: z.object({ accepted: z.literal(true) }),
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/v1/password-resets/redeem',
    summary: 'Choose a new password with a one-time link; every session of the person ends',
    triesAccountIn: 'token',
    body: z.object({
      token: z.string().check(z.maxLength(200)),
      password,
      /** For a link that two administrators made. */
      code: z.optional(z.string().check(z.maxLength(40))),
    }),
    output: z.object({ username: z.string() }),
  }),
  requestEmailConfirmation: endpoint({
    method: 'POST',
    path: '/api/v1/email-confirmations',
    summary: 'Mail oneself a one-time link that confirms own address; without it nobody signs',
    status: 202,
    before: ['second_factor'],
    output: z.object({ email: z.string() }),
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/api/v1/email-confirmations/redeem',
    summary: 'Confirm an address with a one-time link and the password of the account',
    triesAccountIn: 'token',
    body: z.object({ token: z.string().check(z.maxLength(200)), password }),
    output: z.object({ username: z.string(), email: z.string() }),
  }),
  listTeams: endpoint({
    method: 'GET',
    path: '/api/v1/teams',
    summary: 'The teams of the company',
    output: z.object({ items: z.array(team) }),
  }),
  createTeam: endpoint({
    method: 'POST',
    path: '/api/v1/teams',
    summary: 'Create a team',
    creates: true,
    status: 201,
    body: z.object({ name: text(100) }),
    output: team,
  }),
  renameTeam: endpoint({
    method: 'PATCH',
    path: '/api/v1/teams/:id',
    summary: 'Rename a team',
    changes: true,
    params: idParams,
    body: z.object({ name: text(100) }),
    output: team,
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/api/v1/sessions',
    summary: 'Own open sessions',
    output: z.object({ items: z.array(session) }),
  }),
  revokeSession: endpoint({
    method: 'POST',
    path: '/api/v1/sessions/:id/revoke',
    summary: 'End one of own sessions',
    params: z.object({ id: z.uuid() }),
  }),
  revokeAllSessions: endpoint({
    method: 'POST',
    path: '/api/v1/sessions/revoke-all',
    summary: 'Sign out everywhere',
    body: z.object({ keepCurrent: z._default(z.boolean(), false) }),
    output: z.object({ revoked: z.int() }),
  }),
};
