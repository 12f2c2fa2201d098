import { connectionMessages } from '@vigie/domain/messages/connection';
import { assistantPanelMessages as m } from '@vigie/domain/modules/assistant/messages/panel';
import type { Suggestion } from '@vigie/domain/modules/assistant/record';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { sentenceOf } from '../../../platform/transport/api-error';
import { readAnswer } from './read-answer';

export interface Answer {
  readonly state: 'coming' | 'done' | 'stopped' | 'failed';
  readonly text: string;
  readonly suggestion: Suggestion | null;
  /** Why it failed, in words. */
  readonly failure: string | null;
}

const begun: Answer = { state: 'coming', text: '', suggestion: null, failure: null };

/**
 * Asks once it is shown, and again on demand; leaving it or stopping it ends the request, and with it the provider's
 * work.
 */
export function useAnswer(ask: (signal: AbortSignal) => Promise<Response>) {
  const say = useSay();
  const [answer, setAnswer] = useState<Answer>(begun);
  const [attempt, setAttempt] = useState(1);
  const running = useRef<AbortController>(null);
  const asking = useRef(ask);
  asking.current = ask;
  const cutOff = say(m.cutOff);
  const unknown = say(connectionMessages.unknownError);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one request for each attempt, whatever is drawn meanwhile
  useEffect(() => {
    const controller = new AbortController();
    running.current = controller;
    const change = (changes: Partial<Answer>) => {
      if (!controller.signal.aborted) setAnswer((before) => ({ ...before, ...changes }));
    };
    const run = async () => {
      let text = '';
      for await (const event of readAnswer(await asking.current(controller.signal))) {
        if (event.kind === 'text') {
          text += event.text;
          change({ text });
        } else if (event.kind === 'done') {
          return change({ state: 'done', text: event.text, suggestion: event.suggestion });
        } else return change({ state: 'failed', failure: event.sentence });
      }
      change({ state: 'failed', failure: cutOff });
    };
    run().catch((error) => change({ state: 'failed', failure: sentenceOf(error, unknown) }));
    return () => controller.abort();
  }, [attempt]);

  const stop = useCallback(() => {
    running.current?.abort();
    setAnswer((before) => ({ ...before, state: 'stopped' }));
  }, []);
  const again = useCallback(() => {
    setAnswer(begun);
    setAttempt((n) => n + 1);
  }, []);
  return { answer, stop, again };
}
