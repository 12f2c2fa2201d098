import { assistantPanelMessages as m } from '@vigie/domain/modules/assistant/messages/panel';
import type { AssistantPreview, Suggestion } from '@vigie/domain/modules/assistant/record';
import type { ReactNode } from 'react';
import { useSay } from '../../../platform/page/messages';
import { Button } from '../../../ui/buttons/button';
import { Icon } from '../../../ui/icons/icon';
import { Spark } from '../button/spark';
import { Preview } from './preview';
import { useAnswer } from './use-answer';

interface ProviderAnswerProps {
  model: string;
  ask: (signal: AbortSignal) => Promise<Response>;
  preview: () => Promise<AssistantPreview>;
  /** What is drawn of a suggestion; the text it came as is not shown beside it. */
  children?: (suggestion: Suggestion, again: () => void) => ReactNode;
}

/** What the provider says, as it comes. It is text and nothing else: no link, no picture, no markup. */
export function ProviderAnswer({ model, ask, preview, children }: ProviderAnswerProps) {
  const say = useSay();
  const { answer, stop, again } = useAnswer(ask);
  const { state, text, suggestion, failure } = answer;
  const isComing = state === 'coming';
  return (
    <div className="assistant-part" aria-busy={isComing}>
      <p className="flex items-centre gap-6 small muted strong">
        <Spark />
        {say(m.ofProvider, { model })}
      </p>
      {text && !suggestion && <p className="assistant-text">{text}</p>}
      {isComing && (
        <div className="row">
          <span className="muted assistant-coming">{say(m.answering)}</span>
          <Button size="small" onClick={stop}>
            {say(m.stop)}
          </Button>
        </div>
      )}
      {state === 'stopped' && <p className="muted">{say(m.stopped)}</p>}
      {failure && (
        <p className="flex gap-6 critical assistant-failure">
          <Icon name="alert" />
          {failure}
        </p>
      )}
      {suggestion && children?.(suggestion, again)}
      <div className="row">
        {(state === 'stopped' || failure) && (
          <Button size="small" icon="retry" onClick={again}>
            {say(m.again)}
          </Button>
        )}
        <Preview load={preview} />
      </div>
    </div>
  );
}
