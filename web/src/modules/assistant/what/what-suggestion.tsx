import { assistantEndpoints } from '@vigie/domain/modules/assistant/contract';
import { assistantButtonMessages } from '@vigie/domain/modules/assistant/messages/button';
import { assistantPanelMessages as m } from '@vigie/domain/modules/assistant/messages/panel';
import { definitionMessages } from '@vigie/domain/modules/cases/messages/kinds';
import { type KeyboardEvent, Suspense, useEffect, useRef } from 'react';
import { useSay } from '../../../platform/page/messages';
import { lazyComponent } from '../../../platform/page-files/lazy-component';
import { call, open } from '../../../platform/transport/api';
import { IconButton } from '../../../ui/buttons/icon-button';
import { NoProvider } from '../answers/no-provider';
import { Part } from '../answers/part';
import { useAssistant } from '../queries';
import { ProviderAnswer } from '../stream/provider-answer';
import './what.css';

/** What a report gives the assistant about its first answer. */
export interface WrittenWhat {
  readonly text: string;
  /** Once all that was typed has arrived: the number of the report. */
  readonly settle: () => Promise<string>;
  /** Lets the caller write the answer, at the version that is known here. */
  readonly write: (write: (version: number) => Promise<unknown>) => Promise<void>;
}

const SuggestionCard = lazyComponent(() => import('../suggestion/suggestion-card'));

interface WhatSuggestionProps {
  written: WrittenWhat;
  onClose: () => void;
}

/** Below 'what': the suggestion, or plainly why there is none. */
export default function WhatSuggestion({ written, onClose }: WhatSuggestionProps) {
  const say = useSay();
  const whole = useRef<HTMLElement>(null);
  const assistant = useAssistant();
  useEffect(() => whole.current?.focus({ preventScroll: true }), []);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <section
      ref={whole}
      className="surface text-13 relative rounded what-suggestion"
      tabIndex={-1}
      aria-label={say(assistantButtonMessages.suggestWhat)}
      aria-live="polite"
      onKeyDown={closeByKey}
    >
      <div className="what-close">
        <IconButton icon="x" label={say(m.closeSuggestion)} tooltipAlign="end" onClick={onClose} />
      </div>
      <Part who={say(m.title)} query={assistant}>
        {(found) => {
          if (found.state !== 'ready') return <NoProvider assistant={found} />;
          if (!written.text.trim()) return <p>{say(m.whatEmpty)}</p>;
          return <Suggested written={written} model={found.model ?? ''} />;
        }}
      </Part>
    </section>
  );
}

function Suggested({ written: { settle, write }, model }: { written: WrittenWhat; model: string }) {
  const say = useSay();
  return (
    <ProviderAnswer
      model={model}
      ask={async (signal) => open(assistantEndpoints.suggestWhat, { body: { reportId: await settle() }, signal })}
      preview={async () => call(assistantEndpoints.previewWhat, { body: { reportId: await settle() } })}
    >
      {(suggestion, again) => (
        <Suspense>
          <SuggestionCard
            key={suggestion.id}
            suggestion={suggestion}
            label={say(definitionMessages.what)}
            save={(body) => {
              const params = { id: String(suggestion.id) };
              return write((version) => call(assistantEndpoints.acceptSuggestion, { params, body, ifMatch: version }));
            }}
            onAgain={again}
          />
        </Suspense>
      )}
    </ProviderAnswer>
  );
}
