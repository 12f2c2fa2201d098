import type { Problem } from '@vigie/domain/kernel/http/problem';
import { type SpokenStyle, say } from '@vigie/domain/kernel/message';
import { Refusal, type RefusalCode } from '@vigie/domain/kernel/refusal';
import { refusalMessages } from '@vigie/domain/messages/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** `x-mixed-fr` and `x-mixed-en` are our own language tags for the mixed style on a page in French or English. */
export function styleOf(request: Pick<FastifyRequest, 'headers'>): SpokenStyle {
  const wanted = request.headers['accept-language']?.trim().toLowerCase() ?? '';
  if (wanted.startsWith('fr')) return 'fr';
  if (wanted.startsWith('en')) return 'en';
  return wanted.startsWith('x-mixed-en') ? 'mixed-en' : 'mixed-fr';
}

export function toProblem(refusal: Refusal, style: SpokenStyle, requestId: string): Problem {
  const { message, values, fields, carries } = refusal.details;
  const title = say(style, refusalMessages[refusal.code], values);
  return {
    ...carries,
    type: `/api/docs#${refusal.code}`,
    title,
    status: refusal.status,
    code: refusal.code,
    detail: fields
      ? fields.map((field) => ({
          loc: [...field.loc],
          msg: say(style, field.message, field.values),
          type: refusal.code,
        }))
      : message
        ? say(style, message, values)
        : title,
    requestId,
  };
}

/** The one place where anything thrown becomes an answer. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = toRefusal(error, request.routeOptions?.bodyLimit ?? 0);
  if (isFailure(refusal)) request.log.error({ err: error }, 'request failed');
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
  if (refusal.details.retryAfterSeconds) reply.header('retry-after', refusal.details.retryAfterSeconds);
  reply
    .code(refusal.status)
    .type('application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    // A string, so that the schema of the success answer is not applied to it.
    .send(JSON.stringify(toProblem(refusal, styleOf(request), request.id)));
}

/** Who asks too often is turned away as often: no fault, and no way to fill the log. */
const isFailure = ({ status, code }: Refusal) => status >= 500 && code !== 'busy';

const refusalByCode: Readonly<Record<string, RefusalCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong_type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'wrong_type',
  // Longer than any name of anything: there is nothing there.
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  '23505': 'already_exists',
  '40001': 'somebody_was_faster',
  '40P01': 'somebody_was_faster',
  '57014': 'unavailable',
  '57P01': 'unavailable',
  '57P02': 'unavailable',
  '57P03': 'unavailable',
  '53300': 'unavailable',
  '08006': 'unavailable',
  '53100': 'no_room',
  ENOSPC: 'no_room',
  EDQUOT: 'no_room',
  ECONNREFUSED: 'unavailable',
  ECONNRESET: 'unavailable',
  EPIPE: 'unavailable',
};

function toRefusal(error: unknown, bodyLimit: number): Refusal {
  if (error instanceof Refusal) return error;
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const known = code ? refusalByCode[code] : undefined;
  if (known) return new Refusal(known, known === 'too_large' ? { values: { megabytes: bodyLimit / 1024 / 1024 } } : {});
  if (isLostConnection(error)) return new Refusal('unavailable');
  if (statusCode && statusCode >= 400 && statusCode < 500) return new Refusal('malformed_request');
  return new Refusal('unexpected');
}

/** What the driver says without any code when the database went away in the middle, or accepts no connection. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

function isLostConnection(error: unknown): boolean {
  const { message, syscall } = error as NodeJS.ErrnoException;
  // The socket of a database that is starting again is not there for a moment.
  return lostConnection.test(message ?? '') || syscall === 'connect';
}
