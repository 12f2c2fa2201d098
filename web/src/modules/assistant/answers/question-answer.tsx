import { useQuery } from '@tanstack/react-query';
import type { Message } from '@vigie/domain/kernel/message';
import { assistantPanelMessages as m } from '@vigie/domain/modules/assistant/messages/panel';
import type { UnderstoodQuestion } from '@vigie/domain/modules/assistant/questions/question';
import { useState } from 'react';
import { todayHere } from '../../../platform/page/dates';
import { useSay } from '../../../platform/page/messages';
import { Button } from '../../../ui/buttons/button';
import type { Turn } from '../assisted-case';
import { useAssistant } from '../queries';
import { Part } from './part';
import { ProviderPart } from './provider-part';
import { UnderstoodPlaces } from './understood-places';

/** A question about records becomes a filter, which is shown before anything is opened; any other goes to the provider. */
export function QuestionAnswer({ turn }: { turn: Turn }) {
  const say = useSay();
  const { question, step } = turn;
  const understood = useQuery({
    queryKey: ['assistant', 'question', question],
    queryFn: async () => {
      const { understandQuestion } = await import('@vigie/domain/modules/assistant/questions/understand');
      return understandQuestion(question, { today: todayHere() });
    },
    staleTime: 60_000,
  });
  const isReady = useAssistant().data?.state === 'ready' && step !== null;
  const [isAsked, setIsAsked] = useState(false);
  const found = understood.data;
  const isNothing = found?.means === 'nothing';
  const asksProvider = isReady && (isNothing || isAsked);
  return (
    <>
      {!(isNothing && isReady) && (
        <Part who={say(found?.means === 'record' ? m.understoodRecord : m.understood)} query={understood}>
          {(read) => (read.means === 'nothing' ? <p>{say(m.notUnderstood)}</p> : <Understood read={read} />)}
        </Part>
      )}
      {isReady && found && !asksProvider && (
        <div>
          <Button size="small" onClick={() => setIsAsked(true)}>
            {say(m.askProvider)}
          </Button>
        </div>
      )}
      {asksProvider && <ProviderPart request={{ task: 'question', step, question }} />}
    </>
  );
}

type Read = Exclude<UnderstoodQuestion, { means: 'nothing' }>;

function Understood({ read }: { read: Read }) {
  const say = useSay();
  const inWords = (value: Message | string) => (typeof value === 'string' ? value : say(value));
  return (
    <>
      <ul className="cluster gap-4 assistant-chips">
        {read.parts.map(({ filter, label, values, words }) => (
          <li key={`${filter} ${words}`} title={words || undefined}>
            <span className="muted">{say(label)} : </span>
            {values.map(inWords).join(', ')}
          </li>
        ))}
      </ul>
      {read.unknownWords.length > 0 && <p>{say(m.notUnderstoodWords, { words: read.unknownWords.join(', ') })}</p>}
      {read.remarks.map(({ code, message, words }) => (
        <p key={`${code} ${words}`} className="muted">
          {say(message, { words })}
        </p>
      ))}
      <UnderstoodPlaces read={read} />
    </>
  );
}
