import { suggestionMessages as m } from '@vigie/domain/modules/assistant/messages/suggestion';
import type { Suggestion } from '@vigie/domain/modules/assistant/record';
import { useEffect, useId, useRef, useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { Button } from '../../../ui/buttons/button';
import { WhyButton } from '../../../ui/buttons/why-button';
import { Checkbox } from '../../../ui/choices/checkbox';
import { TextArea } from '../../../ui/fields/text-area';
import { TextField } from '../../../ui/fields/text-field';
import { Icon } from '../../../ui/icons/icon';
import { Comparison } from './comparison';
import { type Acceptance, useDecision } from './use-decision';
import './suggestion.css';

interface SuggestionCardProps extends Acceptance {
  suggestion: Suggestion;
  /** What the field is called. */
  label: string;
  onAgain: () => void;
}

/** A suggestion beside the original. It is in the field only once the user has accepted it. */
export default function SuggestionCard({ suggestion, label, onAgain, ...acceptance }: SuggestionCardProps) {
  const say = useSay();
  const id = useId();
  const decision = useDecision(suggestion, acceptance);
  const [edited, setEdited] = useState<string | null>(null);
  const [isRead, setIsRead] = useState(false);
  const [reason, setReason] = useState('');
  const { state, failure } = decision;
  const whole = useRef<HTMLElement>(null);
  useEffect(() => {
    // In braces: browsers have begun to answer it with a promise.
    whole.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  if (state === 'accepted' || state === 'refused') {
    return <Outcome text={say(m[state], { field: label })} isGood={state === 'accepted'} />;
  }
  const text = edited ?? suggestion.text;
  // What is edited is checked by the server, which asks for a comparison where it departs from the original.
  const mustCompare = edited !== null && failure !== null;
  const mustRead = suggestion.marks.length > 0 || mustCompare;
  const objection = objectionTo(text, mustRead && !isRead);
  return (
    <section ref={whole} className="surface grid gap-12 text-13 rounded suggestion" aria-labelledby={id}>
      <h3 className="text-13" id={id}>
        {say(m.title, { field: label })}
      </h3>
      <Comparison suggestion={suggestion} />
      {edited !== null && (
        <TextArea label={say(m.edited)} value={edited} rows={6} maxLength={10_000} onChange={setEdited} />
      )}
      {mustRead && (
        <Checkbox
          label={mustCompare ? say(m.compared) : say(m.read, { n: suggestion.marks.length })}
          checked={isRead}
          onChange={setIsRead}
        />
      )}
      {decision.needsReason && (
        <TextField label={say(m.reason)} help={say(m.reasonHelp)} value={reason} required onChange={setReason} />
      )}
      {failure && (
        <p className="flex gap-6 critical assistant-failure" role="alert">
          <Icon name="alert" />
          {failure}
        </p>
      )}
      <div className="cluster">
        <WhyButton
          look="primary"
          size="small"
          why={objection && say(objection)}
          busy={state === 'saving'}
          onClick={() => decision.accept(text, isRead, reason.trim())}
        >
          {say(state === 'saving' ? m.accepting : m.accept)}
        </WhyButton>
        {edited === null && (
          <Button size="small" icon="pencil" onClick={() => setEdited(suggestion.text)}>
            {say(m.edit)}
          </Button>
        )}
        <Button look="ghost" size="small" onClick={decision.refuse}>
          {say(m.refuse)}
        </Button>
        {decision.isOutdated && (
          <Button size="small" icon="retry" onClick={onAgain}>
            {say(m.again)}
          </Button>
        )}
      </div>
      <p className="meta">{say(m.trace)}</p>
    </section>
  );
}

function objectionTo(text: string, isUnread: boolean) {
  if (!text.trim()) return m.empty;
  return isUnread ? m.readFirst : undefined;
}

/** The buttons are gone: the focus goes on from here. */
function Outcome({ text, isGood }: { text: string; isGood: boolean }) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={said} className="flex gap-6 suggestion-outcome" tabIndex={-1} role="status">
      {isGood && <Icon name="check" />}
      {text}
    </p>
  );
}
