import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint';

/** A session that nobody has used for a while waits for its person, and goes on where it was. */
export const sessionLockEndpoints = {
  stayActive: endpoint({
    method: 'POST',
    path: '/api/v1/sessions/current/activity',
    summary: 'Somebody is at work in this session: it is not locked yet. Other calls do not say so',
    beforePasswordChange: true,
  }),
  lockSession: endpoint({
    method: 'POST',
    path: '/api/v1/sessions/current/lock',
    summary: 'Lock this session: every other call is refused with session_locked until it is unlocked',
    beforePasswordChange: true,
    whileLocked: true,
  }),
  unlockSession: endpoint({
    method: 'POST',
    path: '/api/v1/sessions/current/unlock',
    summary: 'Go on with a locked session, with the password of its person',
    beforePasswordChange: true,
    whileLocked: true,
    body: z.object({ password: z.string().check(z.maxLength(1024)) }),
  }),
};
