import { useQuery } from '@tanstack/react-query';
import { fieldLabel } from '@vigie/domain/modules/assistant/challenge/remark-sentence';
import { assistantEndpoints } from '@vigie/domain/modules/assistant/contract';
import { assistantPanelMessages as m } from '@vigie/domain/modules/assistant/messages/panel';
import { type WrittenText, writtenTexts } from '@vigie/domain/modules/assistant/text-fields';
import { Suspense, useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { lazyComponent } from '../../../platform/page-files/lazy-component';
import { call } from '../../../platform/transport/api';
import { queryClient } from '../../../platform/transport/query-client';
import { Button } from '../../../ui/buttons/button';
import type { Turn } from '../assisted-case';
import { useAssisted } from '../assisted-case';
import { useAssistant } from '../queries';
import { settleWriting } from '../settle-writing';
import { NoProvider } from './no-provider';
import { Part } from './part';
import { ProviderPart } from './provider-part';

const SuggestionCard = lazyComponent(() => import('../suggestion/suggestion-card'));

interface TextSuggestionsProps {
  turn: Turn;
  task: 'style' | 'translate';
}

/** Which text of the step, into which language where that is asked, and then what the provider suggests. */
export function TextSuggestions({ turn, task }: TextSuggestionsProps) {
  const say = useSay();
  const assistant = useAssistant();
  const { readStep } = useAssisted();
  const { step } = turn;
  const isReady = assistant.data?.state === 'ready';
  const isWritten = step !== null && step !== 'definition';
  const texts = useQuery({
    queryKey: ['assistant', 'texts', step, turn.id],
    queryFn: async () => {
      await settleWriting();
      return writtenTexts((await readStep(step as string)).content);
    },
    enabled: isReady && isWritten,
    gcTime: 0,
  });
  if (!assistant.data) return null;
  if (!isReady) return <NoProvider assistant={assistant.data} />;
  if (!isWritten) return <p>{say(step === 'definition' ? m.definitionIsRead : m.chooseStep)}</p>;
  return (
    <Part who={say(task === 'style' ? m.style : m.translate)} query={texts}>
      {(found) => (found.length > 0 ? <Choice turn={turn} task={task} texts={found} /> : <p>{say(m.noText)}</p>)}
    </Part>
  );
}

const languages = ['fr', 'en'] as const;

function Choice({ turn, task, texts }: TextSuggestionsProps & { texts: readonly WrittenText[] }) {
  const say = useSay();
  const step = turn.step as NonNullable<Turn['step']>;
  const { readStep } = useAssisted();
  const [language, setLanguage] = useState<(typeof languages)[number] | undefined>();
  const [chosen, setChosen] = useState<string | null>(null);
  const needsLanguage = task === 'translate' && !language;
  return (
    <>
      {task === 'translate' && (
        <fieldset className="cluster gap-4 assistant-choice">
          <legend className="muted">{say(m.into)}</legend>
          {languages.map((one) => (
            <Button
              key={one}
              size="small"
              aria-pressed={language === one}
              onClick={() => {
                setLanguage(one);
                setChosen(null);
              }}
            >
              {say(one === 'fr' ? m.french : m.english)}
            </Button>
          ))}
        </fieldset>
      )}
      {!needsLanguage && (
        <fieldset className="cluster gap-4 assistant-choice">
          <legend className="muted">{say(m.whichText)}</legend>
          {texts.map(({ field, text }) => (
            <Button
              key={field}
              size="small"
              aria-pressed={chosen === field}
              title={text}
              onClick={() => setChosen(field)}
            >
              {fieldLabel(step, field, say)}
            </Button>
          ))}
        </fieldset>
      )}
      {chosen && !needsLanguage && (
        <ProviderPart
          key={`${chosen} ${language}`}
          request={{ task, step, field: chosen, ...(language && { language }) }}
        >
          {(suggestion, again) => (
            <Suspense>
              <SuggestionCard
                key={suggestion.id}
                suggestion={suggestion}
                label={fieldLabel(step, chosen, say)}
                asksReason={async () => (await readStep(step)).mark !== 'open'}
                save={async (body) => {
                  await settleWriting();
                  const { version } = await readStep(step);
                  const params = { id: String(suggestion.id) };
                  await call(assistantEndpoints.acceptSuggestion, { params, body, ifMatch: version });
                  await queryClient.invalidateQueries({ queryKey: ['case'] });
                }}
                onAgain={again}
              />
            </Suspense>
          )}
        </ProviderPart>
      )}
    </>
  );
}
