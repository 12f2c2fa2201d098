import { connectionMessages } from '@vigie/domain/messages/connection';
import { useRef, useState } from 'react';
import { notify } from '../../ui/overlays/toast';
import { useSay } from '../page/messages';
import { ApiError, sentenceOf } from '../transport/api-error';
import { isOver, isStale } from '../transport/stale-version';

export interface TransitionRules<Given, Answer> {
  /** Sends it, with the version that the person looked at. */
  send: (given: Given) => Promise<Answer>;
  /** Fetches the record as it is now, once somebody else was faster. */
  reload: (given: Given) => Promise<unknown>;
  /** What is said of a version that is no longer the latest; who was faster, the server says itself. */
  changedMeanwhile: string;
  /** What is said once it is done. */
  done?: (answer: Answer) => string;
  /** Makes the pages that show the record current again. */
  onDone?: (answer: Answer) => unknown;
  /** Words for what went wrong before anything was sent. */
  refusal?: (error: unknown) => string | null;
}

/** Throws what the server refuses, in the words that the person is to read. */
export async function runTransition<Given, Answer>(
  { send, reload, changedMeanwhile, done, onDone }: TransitionRules<Given, Answer>,
  given: Given,
): Promise<Answer> {
  let answer: Answer;
  try {
    answer = await send(given);
  } catch (error) {
    // Without the network for it, the page is behind a little longer; the refusal matters more.
    if (isOver(error)) await reload(given).catch(() => {});
    throw isStale(error) ? new ApiError(412, error.code, changedMeanwhile) : error;
  }
  if (done) notify.success(done(answer));
  await onDone?.(answer);
  return answer;
}

/** One step of a record's workflow: `run` for a dialog, which says itself what is refused, `attempt` for a button. */
export function useTransition<Given, Answer>(rules: TransitionRules<Given, Answer>) {
  const say = useSay();
  const isRunning = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = (given: Given) => {
    setFailure(null);
    return runTransition(rules, given);
  };
  const attempt = async (given: Given): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await run(given);
    } catch (error) {
      setFailure(rules.refusal?.(error) ?? sentenceOf(error, say(connectionMessages.unknownError)));
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { run, attempt: (given: Given) => void attempt(given), busy, failure };
}
