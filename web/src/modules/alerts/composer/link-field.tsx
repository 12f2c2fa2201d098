import { connectionMessages } from '@vigie/domain/messages/connection';
import { generalMessages } from '@vigie/domain/messages/shell/shell';
import { maxLinks } from '@vigie/domain/modules/alerts/contract';
import { alertsMessages as m } from '@vigie/domain/modules/alerts/messages';
import { useEffect, useRef, useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { Button } from '../../../ui/buttons/button';
import { Glyph } from '../../../ui/icons/glyph';
import { TagField } from '../../../ui/pickers/tag-field';
import { type AlertDraft, hasAllLinks, withLink, withoutLink } from './draft';
import { useRecordOffers } from './offers';

interface LinkFieldProps {
  draft: AlertDraft;
  error: string | undefined;
  disabled: boolean;
  onChange: (draft: AlertDraft) => void;
}

/** The records that an alert points to; a button as long as there is none. */
export function LinkField(props: LinkFieldProps) {
  const say = useSay();
  const [isAsked, setAsked] = useState(false);
  if (!isAsked && props.draft.links.length === 0 && !props.error) {
    return (
      <div className="alert-add-link">
        <Button look="ghost" size="small" onClick={() => setAsked(true)}>
          <Glyph name="link" />
          {say(m.addLink)}
        </Button>
      </div>
    );
  }
  return <Links {...props} isAsked={isAsked} />;
}

interface LinksProps extends LinkFieldProps {
  /** Just now, by the button that stood here: the focus goes on from there. */
  isAsked: boolean;
}

function Links({ draft, error, disabled, onChange, isAsked }: LinksProps) {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isUsed, setUsed] = useState(isAsked);
  const { offers, isPending, isError } = useRecordOffers(typed, isUsed);
  const offered = offers.filter(({ id }) => !draft.links.some((link) => link.id === id));
  const emptyText = isError ? connectionMessages.networkFailure : isPending ? generalMessages.loading : m.noRecordFound;
  useEffect(() => {
    if (isAsked) input.current?.focus();
  }, [isAsked]);
  const add = (id: string) => {
    const link = offered.find((one) => one.id === id);
    if (link) onChange(withLink(draft, link));
  };
  return (
    <TagField
      ref={input}
      label={say(m.links)}
      help={say(m.linksHelp, { n: maxLinks })}
      error={error}
      placeholder={say(m.searchRecord)}
      tags={draft.links.map(({ id, title }) => ({
        id,
        label: `${id} ${title}`,
        removeLabel: say(m.removeRecipient, { name: id }),
      }))}
      options={offered.map(({ id, title }) => ({ id, label: `${id} ${title}` }))}
      text={typed}
      emptyText={say(emptyText)}
      full={hasAllLinks(draft)}
      disabled={disabled}
      onText={setTyped}
      onAdd={add}
      onRemove={(id) => onChange(withoutLink(draft, id))}
      onFocus={() => setUsed(true)}
    />
  );
}
