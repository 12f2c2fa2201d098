import { administrationMessages as m } from '@vigie/domain/modules/companies/messages/administration';
import type { Say } from '../../platform/page/messages';
import { ApiError } from '../../platform/transport/api-error';
import { isStale } from '../../platform/transport/stale-version';
import { MissingToken } from './admin-call';

/**
 * The text after 'Erreur: ', built from the `detail` of the answer: the sentences of an array, an object as JSON,
 * otherwise the answer itself, or what was thrown.
 */
export function errorText(error: unknown, say: Say): string {
  const body = error instanceof ApiError ? error.body : undefined;
  const detail = isObject(body) ? body.detail : undefined;
  const message = error instanceof Error ? error.message : '';
  return textOfDetail(detail) || textOfBody(body) || message || say(m.unknownError);
}

/** The whole sentence: what this page itself has to say, of a missing token or a newer version, needs no announcement. */
export function errorSentence(error: unknown, say: Say): string {
  if (error instanceof MissingToken || isStale(error)) return error.message;
  return say(m.error, { text: errorText(error, say) });
}

function textOfDetail(detail: unknown): string {
  if (Array.isArray(detail)) {
    return detail.map((entry) => (isObject(entry) ? String(entry.msg ?? '') : String(entry))).join(', ');
  }
  if (isObject(detail)) return JSON.stringify(detail);
  return typeof detail === 'string' ? detail : '';
}

function textOfBody(body: unknown): string {
  if (typeof body === 'string') return body;
  return isObject(body) ? JSON.stringify(body) : '';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
