import { type Alert, maxLinks, maxRecipients, maxTeams, type RecordLink } from '@vigie/domain/modules/alerts/contract';
import { formatUser } from '../alert-text';

export interface Recipient {
  readonly kind: 'user' | 'team';
  readonly id: number;
  readonly name: string;
}

export interface AlertDraft {
  readonly text: string;
  /** Empty: everyone. */
  readonly recipients: readonly Recipient[];
  readonly links: readonly RecordLink[];
  readonly replyTo: Alert['replyTo'];
}

export const emptyDraft: AlertDraft = { text: '', recipients: [], links: [], replyTo: null };

export function isEmpty({ text, recipients, links, replyTo }: AlertDraft): boolean {
  return text === '' && recipients.length === 0 && links.length === 0 && replyTo === null;
}

/** Distinguishes a person and a team with the same number. */
export function keyOf({ kind, id }: Pick<Recipient, 'kind' | 'id'>): string {
  return `${kind}-${id}`;
}

export function withRecipient(draft: AlertDraft, recipient: Recipient): AlertDraft {
  if (draft.recipients.some((one) => keyOf(one) === keyOf(recipient))) return draft;
  return { ...draft, recipients: [...draft.recipients, recipient] };
}

export function withoutRecipient(draft: AlertDraft, key: string): AlertDraft {
  return { ...draft, recipients: draft.recipients.filter((one) => keyOf(one) !== key) };
}

export function withLink(draft: AlertDraft, link: RecordLink): AlertDraft {
  if (draft.links.some(({ id }) => id === link.id)) return draft;
  return { ...draft, links: [...draft.links, link] };
}

export function withoutLink(draft: AlertDraft, id: string): AlertDraft {
  return { ...draft, links: draft.links.filter((link) => link.id !== id) };
}

/** Words that stand there already stay; the author who is answered replaces the recipients. */
export function inReplyTo(draft: AlertDraft, { id, sender, text }: Alert): AlertDraft {
  const recipient: Recipient = { kind: 'user', id: sender.id, name: formatUser(sender) };
  return { ...draft, recipients: [recipient], replyTo: { id, sender: sender.displayName, text } };
}

export function isFull({ recipients }: AlertDraft): boolean {
  const count = (kind: Recipient['kind']) => recipients.filter((one) => one.kind === kind).length;
  return count('user') >= maxRecipients || count('team') >= maxTeams;
}

export function hasAllLinks({ links }: AlertDraft): boolean {
  return links.length >= maxLinks;
}

export function bodyOf({ text, recipients, links, replyTo }: AlertDraft) {
  const idsOf = (kind: Recipient['kind']) => recipients.filter((one) => one.kind === kind).map(({ id }) => id);
  return {
    text: text.trim(),
    recipientIds: idsOf('user'),
    teamIds: idsOf('team'),
    recordIds: links.map(({ id }) => id),
    replyTo: replyTo?.id ?? null,
  };
}
