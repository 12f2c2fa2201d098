import { connectionMessages } from '@vigie/domain/messages/connection';
import { assistantEndpoints } from '@vigie/domain/modules/assistant/contract';
import { suggestionMessages as m } from '@vigie/domain/modules/assistant/messages/suggestion';
import type { Suggestion } from '@vigie/domain/modules/assistant/record';
import { useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { call } from '../../../platform/transport/api';
import { sentenceOf } from '../../../platform/transport/api-error';
import { isStatus } from '../../../platform/transport/failures';

export interface Accepted {
  readonly text: string;
  /** Whether the person says that they have read what is marked. */
  readonly read: boolean;
  readonly reason?: string;
}

export interface Acceptance {
  /** Whether what is written into asks for a reason now. */
  readonly asksReason?: () => Promise<boolean>;
  /** Writes it, after all that was typed there has arrived. */
  readonly save: (accepted: Accepted) => Promise<unknown>;
}

/** Accepting is a change by this person, at the version that they saw; refusing is only recorded. */
export function useDecision({ id }: Suggestion, { asksReason, save }: Acceptance) {
  const say = useSay();
  const [state, setState] = useState<'open' | 'saving' | 'accepted' | 'refused'>('open');
  const [failure, setFailure] = useState<string | null>(null);
  const [needsReason, setNeedsReason] = useState(false);
  const [isOutdated, setIsOutdated] = useState(false);

  const fail = (error: unknown) => {
    const isOvertaken = isStatus(error, 412) || isStatus(error, 409);
    setIsOutdated(isOvertaken);
    setFailure(sentenceOf(error, say(isOvertaken ? m.changedMeanwhile : connectionMessages.unknownError)));
    setState('open');
  };
  const send = async (text: string, read: boolean, reason: string) => {
    if (!reason && (await asksReason?.())) {
      setNeedsReason(true);
      return setState('open');
    }
    await save({ text, read, ...(reason && { reason }) });
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
      call(assistantEndpoints.refuseSuggestion, { params: { id: String(id) } }).catch(() => {});
    },
  };
}
