import { connectionMessages } from '@vigie/domain/messages/connection';
import { useState } from 'react';
import { useSay } from '../../platform/page/messages';
import { sentenceOf } from '../../platform/transport/api-error';

/** Runs one act at a time; where it is refused, says why until the next one. */
export function useSubmit() {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const run = async (act: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    try {
      await act();
    } catch (error) {
      setRefusal(sentenceOf(error, say(connectionMessages.unknownError)));
    } finally {
      setBusy(false);
    }
  };
  return { busy, refusal, setRefusal, run };
}
