import { connectionMessages } from '@vigie/domain/messages/connection';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { maxRecipients, maxTeams } from '@vigie/domain/modules/alerts/contract';
import { alertsMessages as m } from '@vigie/domain/modules/alerts/messages';
import { type Ref, useState } from 'react';
import { type Say, useSay } from '../../../platform/page/messages';
import type { Option } from '../../../ui/pickers/option-list';
import { type Tag, TagField } from '../../../ui/pickers/tag-field';
import { type AlertDraft, isFull, keyOf, type Recipient, withoutRecipient, withRecipient } from './draft';
import { type RecipientOffer, useRecipientOffers } from './offers';

interface RecipientFieldProps {
  ref?: Ref<HTMLInputElement>;
  draft: AlertDraft;
  typed: string;
  error: string | undefined;
  disabled: boolean;
  onText: (text: string) => void;
  onChange: (draft: AlertDraft) => void;
}

/** Whom an alert goes to: people of the company and its teams. */
export function RecipientField({ ref, draft, typed, error, disabled, onText, onChange }: RecipientFieldProps) {
  const say = useSay();
  const [isUsed, setUsed] = useState(false);
  const { offers, isPending, isError } = useRecipientOffers(typed, isUsed);
  const chosen = new Set(draft.recipients.map(keyOf));
  const offered = offers.filter(({ recipient }) => !chosen.has(keyOf(recipient)));
  const full = isFull(draft);
  const emptyText = isError
    ? connectionMessages.networkFailure
    : isPending
      ? generalMessages.loading
      : m.noRecipientFound;
  const add = (key: string) => {
    const offer = offered.find(({ recipient }) => keyOf(recipient) === key);
    if (offer) onChange(withRecipient(draft, offer.recipient));
  };
  return (
    <TagField
      ref={ref}
      label={say(m.recipients)}
      help={full ? say(m.enoughRecipients, { people: maxRecipients, teams: maxTeams }) : say(m.recipientsHelp)}
      error={error}
      placeholder={say(m.addRecipient)}
      tags={draft.recipients.map((one) => tagOf(one, say))}
      options={offered.map((offer) => optionOf(offer, say))}
      text={typed}
      emptyText={say(emptyText)}
      full={full}
      disabled={disabled}
      onText={onText}
      onAdd={add}
      onRemove={(key) => onChange(withoutRecipient(draft, key))}
      onFocus={() => setUsed(true)}
    />
  );
}

function labelOf({ kind, name }: Recipient, say: Say): string {
  return kind === 'team' ? say(m.team, { name }) : name;
}

function tagOf(recipient: Recipient, say: Say): Tag {
  const label = labelOf(recipient, say);
  return { id: keyOf(recipient), label, removeLabel: say(m.removeRecipient, { name: label }) };
}

function optionOf({ recipient, displayName, memberCount }: RecipientOffer, say: Say): Option {
  const note = memberCount === undefined ? displayName : say(m.teamMembers, { n: memberCount });
  return { id: keyOf(recipient), label: labelOf(recipient, say), ...(note && { note }) };
}
