import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';
import { passkeyAssertion, passkeyRequest } from '../../kernel/identity/passkey';
import { obligations } from '../../kernel/identity/second-factor';

/** An idle session waits for its user, and goes on where it was. */
export const sessionLockEndpoints = {
  stayActive: endpoint({
    method: 'POST',
    path: '/api/v1/sessions/current/activity',
    summary: 'The person is at work in this session: it is not locked yet. Other calls do not say so',
    before: obligations,
  }),
  lockSession: endpoint({
    method: 'POST',
    path: '/api/v1/sessions/current/lock',
    summary: 'Lock this session: every other call is refused with session_locked until it is unlocked',
    before: obligations,
    whileLocked: true,
  }),
  unlockSession: endpoint({
    method: 'POST',
    path: '/api/v1/sessions/current/unlock',
    summary: 'Go on with a locked session, with the password of its person',
    before: obligations,
    whileLocked: true,
    body: z.object({ password: z.string().check(z.maxLength(1024)) }),
  }),
  beginPasskeyUnlock: endpoint({
    method: 'GET',
    path: '/api/v1/sessions/current/unlock/passkey',
    summary: 'A challenge to unlock this session with a passkey of its person',
    before: obligations,
    whileLocked: true,
    output: z.object({ ticket: z.string(), passkey: passkeyRequest }),
  }),
  unlockWithPasskey: endpoint({
    method: 'POST',
    path: '/api/v1/sessions/current/unlock/passkey',
    summary: 'Go on with a locked session, with a passkey of its person',
    before: obligations,
    whileLocked: true,
    body: z.object({ ticket: z.string().check(z.maxLength(2000)), passkey: passkeyAssertion }),
  }),
};
