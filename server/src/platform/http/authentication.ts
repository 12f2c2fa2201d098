import type { Endpoint } from '@vigie/domain/kernel/http/endpoint';
import { platformCompanyId } from '@vigie/domain/kernel/identity/actor';
import { type Permission, permits } from '@vigie/domain/kernel/identity/permission';
import { Refusal } from '@vigie/domain/kernel/refusal';
import type { FastifyRequest } from 'fastify';
import { type Context, systemContext } from '../context';
import type { Sessions } from '../identity/sessions';
import { bearerToken } from './call';
import { styleOf } from './problems';

/** Finds the session and checks the permission of the endpoint. */
export async function authenticate(
  sessions: Sessions,
  request: FastifyRequest,
  endpoint: Endpoint,
  permission: Permission,
): Promise<Context> {
  const style = styleOf(request);
  if (permission === 'anyone') return { ...systemContext(platformCompanyId, request.id), style };
  const token = bearerToken(request);
  if (!token) throw new Refusal('not_signed_in');
  const session = await sessions.resolve(token, endpoint.whileLocked);
  if (session.owes && !endpoint.before?.includes(session.owes)) throw new Refusal(`${session.owes}_required`);
  if (!permits(permission, session.actor)) throw new Refusal('not_allowed');
  const { actor, id: sessionId, expiresAt: sessionExpiresAt } = session;
  return { actor, requestId: request.id, style, sessionId, sessionExpiresAt };
}
