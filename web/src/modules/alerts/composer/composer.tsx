import { type Alert, alertTextLimit } from '@vigie/domain/modules/alerts/contract';
import { lengthOf, textObjection } from '@vigie/domain/modules/alerts/message-text';
import { alertsMessages as m } from '@vigie/domain/modules/alerts/messages';
import { type KeyboardEvent, type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { type Say, useSay } from '../../../platform/page/messages';
import { Button } from '../../../ui/buttons/button';
import { TextArea } from '../../../ui/fields/text-area';
import { Card } from '../../../ui/foundation/card';
import { Glyph } from '../../../ui/icons/glyph';
import { Icon } from '../../../ui/icons/icon';
import { Banner } from '../../../ui/overlays/banner';
import { Answered } from './answered';
import { inReplyTo } from './draft';
import { LinkField } from './link-field';
import { RecipientField } from './recipient-field';
import { useSendAlert } from './use-send-alert';

export interface ComposerHandle {
  /** Addresses what is being written to the author of this. */
  reply: (alert: Alert) => void;
}

interface ComposerProps {
  ref: Ref<ComposerHandle>;
  /** While a message is open over it, which holds the focus. */
  isCovered: boolean;
}

export function Composer({ ref, isCovered }: ComposerProps) {
  const say = useSay();
  const area = useRef<HTMLTextAreaElement>(null);
  const awaitsFocus = useRef(false);
  const { draft, change, typed, type, problems, failure, busy, round, form } = useSendAlert();
  useImperativeHandle(ref, () => ({
    reply(alert) {
      change(inReplyTo(draft, alert), 'recipients', 'replyTo');
      type('');
      awaitsFocus.current = true;
    },
  }));
  useEffect(() => {
    if (isCovered || !awaitsFocus.current) return;
    awaitsFocus.current = false;
    // Two frames later, because the dialog that has closed gives the focus back first.
    requestAnimationFrame(() => requestAnimationFrame(() => area.current?.focus()));
  }, [isCovered]);
  const objection = textObjection(draft.text);
  const tooLong = objection && lengthOf(draft.text) > 0 ? say(objection.message, objection.values) : undefined;
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <Card title={say(m.compose)}>
      <form {...form} className="alert-composer stack" aria-label={say(m.compose)} tabIndex={-1}>
        {draft.replyTo && (
          <Answered
            replyTo={draft.replyTo}
            error={problems.replyTo}
            disabled={busy}
            onRemove={() => change({ ...draft, replyTo: null }, 'replyTo')}
          />
        )}
        <RecipientField
          draft={draft}
          typed={typed}
          error={problems.recipients}
          disabled={busy}
          onText={type}
          onChange={(next) => change(next, 'recipients')}
        />
        <TextArea
          ref={area}
          label={say(m.message)}
          error={tooLong ?? problems.text}
          rows={5}
          dir="auto"
          readOnly={busy}
          value={draft.text}
          onChange={(text) => change({ ...draft, text }, 'text')}
          onKeyDown={onKeyDown}
        />
        <LinkField
          key={round}
          draft={draft}
          error={problems.links}
          disabled={busy}
          onChange={(next) => change(next, 'links')}
        />
        {failure && <Banner kind="error">{failure}</Banner>}
        <SendLine count={draft.recipients.length} text={draft.text} busy={busy} />
      </form>
    </Card>
  );
}

/** Where it goes is said beside the button that sends it: without a recipient, that is everyone. */
function SendLine({ count, text, busy }: { count: number; text: string; busy: boolean }) {
  const say = useSay();
  const id = useId();
  const objection = textObjection(text);
  return (
    <div className="row gap-12 row-between alert-send">
      <div className="digits shrinks help" id={id}>
        <p>{lengthShown(text, say)}</p>
        <p className={count === 0 ? 'row gap-4 strong icons-14 alert-reach-all' : 'row gap-4 icons-14'}>
          <Icon name={count === 0 ? 'users' : 'user'} />
          {count === 0 ? say(m.toEveryone) : say(m.toChosen, { n: count })}
        </p>
      </div>
      <Button
        type="submit"
        look="primary"
        busy={busy}
        disabled={objection !== null}
        title={objection ? say(objection.message, objection.values) : undefined}
        aria-describedby={id}
      >
        {!busy && <Glyph name="send" />}
        {say(busy ? m.sending : m.send)}
      </Button>
    </div>
  );
}

const nearlyFull = 0.9 * alertTextLimit;

function lengthShown(text: string, say: Say): string {
  const length = lengthOf(text);
  if (length === 0) return say(m.blank);
  if (length < nearlyFull) return say(m.characters, { n: length });
  return say(m.charactersLeft, { n: Math.max(0, alertTextLimit - length) });
}
