import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';
import { newPasskey, passkeyAssertion, passkeyRequest } from '../../kernel/identity/passkey';
import { pathId } from '../../kernel/ids';
import { reason } from '../../kernel/text-schemas';
import { signedIn } from './contract';
import { user } from './user-list-contract';

const currentPassword = z.string().check(z.minLength(1), z.maxLength(1024));
const ticket = z.string().check(z.minLength(1), z.maxLength(4000));
const code = z.string().check(z.trim(), z.minLength(6), z.maxLength(40));
const passkeyName = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
const passkeyParams = z.object({ id: z.uuid() });
const before = ['second_factor'] as const;

/**
 * What the own factors are changed with: the password and, where there is a factor, one of them. The password alone is
 * answered `second_factor_needed` with a ticket, which the second call brings with the proof instead of the password.
 */
const ownProof = z.object({
  currentPassword: z.optional(currentPassword),
  ticket: z.optional(ticket),
  code: z.optional(code),
  recoveryCode: z.optional(code),
  passkey: z.optional(passkeyAssertion),
});
export type OwnProof = z.infer<typeof ownProof>;

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});
export type Passkey = z.infer<typeof passkey>;

export const secondFactor = z.object({
  passkeys: z.array(passkey),
  /** Since when an application gives codes; null: none does. */
  totpSince: z.nullable(z.string()),
  recoveryCodesLeft: z.int(),
  isRequired: z.boolean(),
  /** The address at which passkeys work; null where the installation has no host name. */
  passkeyAddress: z.nullable(z.string()),
});
export type SecondFactor = z.infer<typeof secondFactor>;

/** With the first factor come the codes for the day it is lost; they are never shown again. */
const added = z.object({ recoveryCodes: z.nullable(z.array(z.string())) });

/** Beside the module's other calls, and apart from them: the first page does not load these. */
export const secondFactorEndpoints = {
  completeSignIn: endpoint({
    method: 'POST',
    path: '/api/v1/auth/second-factor',
    summary: 'Complete a sign-in that `second_factor_needed` has interrupted, with one of: code, recoveryCode, passkey',
    triesAccountIn: 'ticket',
    body: z.object({
      ticket,
      code: z.optional(code),
      recoveryCode: z.optional(code),
      passkey: z.optional(passkeyAssertion),
    }),
    output: signedIn,
  }),
  beginPasskeySignIn: endpoint({
    method: 'GET',
    path: '/api/v1/auth/passkey',
    summary: 'A challenge to sign in with a passkey alone',
    output: z.object({ ticket: z.string(), passkey: passkeyRequest }),
  }),
  signInWithPasskey: endpoint({
    method: 'POST',
    path: '/api/v1/auth/passkey',
    summary: 'Sign in with a passkey that has verified its person: no name, no password',
    triesAccountIn: 'ticket',
    body: z.object({ ticket, passkey: passkeyAssertion }),
    output: signedIn,
  }),
  getSecondFactor: endpoint({
    method: 'GET',
    path: '/api/v1/users/me/second-factor',
    summary: 'Own passkeys, application for codes and recovery codes',
    before,
    output: secondFactor,
  }),
  beginPasskey: endpoint({
    method: 'POST',
    path: '/api/v1/users/me/passkeys/begin',
    summary: 'With the password, and a factor where there is one: what a browser needs to make a passkey',
    before,
    body: ownProof,
    output: z.object({
      ticket: z.string(),
      challenge: z.string(),
      rpId: z.string(),
      rpName: z.string(),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      algorithms: z.array(z.int()),
      excluded: z.array(z.object({ id: z.string(), transports: z.array(z.string()) })),
    }),
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/api/v1/users/me/passkeys',
    summary: 'Add the passkey that the browser has made',
    before,
    body: z.object({ ticket, name: passkeyName, passkey: newPasskey }),
    output: added,
  }),
  renamePasskey: endpoint({
    method: 'PATCH',
    path: '/api/v1/users/me/passkeys/:id',
    summary: 'Rename one of own passkeys',
    before,
    params: passkeyParams,
    body: z.object({ name: passkeyName }),
    output: passkey,
  }),
  removePasskey: endpoint({
    method: 'POST',
    path: '/api/v1/users/me/passkeys/:id/remove',
    summary: 'With the password and a factor: revoke one of own passkeys; it is kept and opens nothing any more',
    params: passkeyParams,
    body: ownProof,
  }),
  beginTotp: endpoint({
    method: 'POST',
    path: '/api/v1/users/me/totp/begin',
    summary: 'With the password, and a factor where there is one: a secret for an application that gives codes',
    before,
    body: ownProof,
    output: z.object({ ticket: z.string(), secret: z.string(), uri: z.string() }),
  }),
  addTotp: endpoint({
    method: 'POST',
    path: '/api/v1/users/me/totp',
    summary: 'Confirm the secret with a code that the application gives; it takes the place of the one before',
    before,
    body: z.object({ ticket, code }),
    output: added,
  }),
  removeTotp: endpoint({
    method: 'POST',
    path: '/api/v1/users/me/totp/remove',
    summary: 'With the password and a factor: stop accepting codes of the application',
    body: ownProof,
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/v1/users/me/recovery-codes',
    summary: 'With the password and a factor: ten new recovery codes, shown once; the old ones are worthless',
    body: ownProof,
    output: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  removeUserSecondFactor: endpoint({
    method: 'POST',
    path: '/api/v1/users/:id/second-factor/remove',
    summary: "Take off a user's lost second factor; they confirm who they are by a mailed link before they sign again",
    changes: true,
    params: z.object({ id: pathId }),
    body: z.object({ reason }),
    output: user,
  }),
};
