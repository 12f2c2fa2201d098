import { ApiError, isProblem } from '../../../platform/transport/api-error';
import type { AlertDraft, Recipient } from './draft';

type Place = keyof AlertDraft;
export type Problems = Partial<Record<Place, string>>;

const placeOfField: Readonly<Record<string, Place>> = {
  text: 'text',
  recipientIds: 'recipients',
  teamIds: 'recipients',
  recordIds: 'links',
  replyTo: 'replyTo',
};

/** What the server refused, each beside what caused it. Where it names one of several, that one is named too. */
export function problemsOf(error: unknown, draft: AlertDraft): Problems {
  const body = error instanceof ApiError && isProblem(error.body) ? error.body : undefined;
  const details = body && typeof body.detail !== 'string' ? body.detail : [];
  const problems: Problems = {};
  for (const { loc, msg } of details) {
    const at = loc.findIndex((part) => part in placeOfField);
    const field = loc[at];
    const place = field === undefined ? undefined : placeOfField[field];
    if (place) problems[place] ??= [nameOf(draft, field, loc[at + 1]), msg].filter(Boolean).join(' : ');
  }
  return problems;
}

function nameOf(draft: AlertDraft, field: unknown, index: unknown): string | undefined {
  const kind: Recipient['kind'] | null = field === 'recipientIds' ? 'user' : field === 'teamIds' ? 'team' : null;
  if (!kind || typeof index !== 'number') return undefined;
  return draft.recipients.filter((one) => one.kind === kind)[index]?.name;
}
