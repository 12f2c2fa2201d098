import { createHash } from 'node:crypto';
import { usernameKey } from '@vigie/domain/kernel/text-keys';
import type { FastifyReply, FastifyRequest } from 'fastify';

const yearSeconds = 365 * 24 * 3600;

/** One cookie for each account: several people sign in at the terminal of a workshop. */
function cookieName(username: string): string {
  return `vigie-device-${createHash('sha256').update(usernameKey(username)).digest('hex').slice(0, 12)}`;
}

/** The mark that this browser was given when this person signed in here before. */
export function deviceMarkOf(request: Pick<FastifyRequest, 'headers'>, username: string): string | null {
  const wanted = `${cookieName(username)}=`;
  const cookie = request.headers.cookie?.split(/;\s*/).find((part) => part.startsWith(wanted));
  return /^[\w-]{43}$/.exec(cookie?.slice(wanted.length) ?? '')?.[0] ?? null;
}

/** No script reads it, and it is sent to the sign-in alone: it opens nothing. */
export function setDeviceCookie(reply: FastifyReply, username: string, mark: string, isSecure: boolean): void {
  const attributes = `Path=/api/v1/auth; Max-Age=${yearSeconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  reply.header('set-cookie', `${cookieName(username)}=${mark}; ${attributes}`);
}
