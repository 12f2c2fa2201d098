import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';
import { signedIn } from './contract';
import { password, text } from './fields';

export const session = z.object({
  id: z.string(),
  current: z.boolean(),
  createdAt: z.string(),
  expiresAt: z.string(),
  userAgent: z.string(),
  address: z.string(),
});
export type Session = z.infer<typeof session>;

export const renewedToken = z.pick(signedIn, { access_token: true, token_type: true, expires_in: true });
export type RenewedToken = z.infer<typeof renewedToken>;

/** What people do with their own account now and then. Apart, so that the first page does not carry it. */
export const ownAccountEndpoints = {
  changePassword: endpoint({
    method: 'POST',
    path: '/api/v1/users/me/password',
    summary: 'Change own password; every session of the person ends, and the answer is the token of a new one',
    before: ['password_change'],
    body: z.object({ currentPassword: password, newPassword: password }),
    output: renewedToken,
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
    summary: 'Mail oneself a one-time link that confirms own address; without it signing is refused',
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
