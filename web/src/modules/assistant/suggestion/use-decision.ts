import { connectionMessages } from '@vigie/domain/messages/connection';
import { assistantEndpoints } from '@vigie/domain/modules/assistant/contract';
import { suggestionMessages as m } from '@vigie/domain/modules/assistant/messages/suggestion';
import type { Suggestion } from '@vigie/domain/modules/assistant/record';
import { useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { call } from '../../../platform/transport/api';
import { sentenceOf } from '../../../platform/transport/api-error';
import { isStatus } from '../../../platform/transport/failures';

export interface Acceptance {
  /** The version that the text goes into, once all that was typed there is saved. */
  place: () => Promise<{ version: number; needsReason: boolean }>;
  onAccepted: () => void | Promise<void>;
}

/** Accepting is a change by this person, at the version that they saw; refusing is only told. */
export function useDecision({ id }: Suggestion, { place, onAccepted }: Acceptance) {
  const say = useSay();
  const [state, setState] = useState<'open' | 'saving' | 'accepted' | 'refused'>('open');
  const [failure, setFailure] = useState<string | null>(null);
  const [needsReason, setNeedsReason] = useState(false);
  const [isOutdated, setIsOutdated] = useState(false);
  const params = { id: String(id) };

  const fail = (error: unknown) => {
    const isOverwritten = isStatus(error, 412) || isStatus(error, 409);
    setIsOutdated(isOverwritten);
    setFailure(isOverwritten ? say(m.changedMeanwhile) : sentenceOf(error, say(connectionMessages.unknownError)));
    setState('open');
  };
  const send = async (text: string, read: boolean, reason: string) => {
    const { version, needsReason: asksWhy } = await place();
    if (asksWhy && !reason) {
      setNeedsReason(true);
      return setState('open');
    }
    const body = { text, read, ...(reason && { reason }) };
    await call(assistantEndpoints.acceptSuggestion, { params, body, ifMatch: version });
    await onAccepted();
    setState('accepted');
  };
  return {
    state,
    failure,
    needsReason,
    isOutdated,
    accept(text: string, read: boolean, reason: string) {
      setState('saving');
      setFailure(null);
      send(text, read, reason).catch(fail);
    },
    refuse() {
      setState('refused');
      // It changes nothing in any record: whether the server hears of it does not matter to the person.
      call(assistantEndpoints.refuseSuggestion, { params }).catch(() => {});
    },
  };
}
