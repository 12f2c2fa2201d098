import { useCallback, useState } from 'react';
import { sessionNow } from '../session/session';
import { draftStore } from './draft-store';

/**
 * What the user has typed and not sent yet, kept on this device until it is sent: through a lost network, a closed tab
 * and an ended session. One per person, because devices are shared.
 */
export function useDraft<Value>(name: string, initial: Value) {
  const key = `vigie-draft.${sessionNow().user?.id ?? 'nobody'}.${name}`;
  const [value, show] = useState<Value>(() => readDraft<Value>(key) ?? initial);
  const [kept, setKept] = useState(() => draftStore.getItem(key) !== null);

  const keep = useCallback(
    (next: Value) => {
      draftStore.setItem(key, JSON.stringify(next));
      setKept(true);
      show(next);
    },
    [key],
  );
  const drop = useCallback(
    (next: Value) => {
      draftStore.removeItem(key);
      setKept(false);
      show(next);
    },
    [key],
  );
  return { value, kept, keep, drop };
}

function readDraft<Value>(key: string): Value | null {
  const stored = draftStore.getItem(key);
  if (stored === null) return null;
  try {
    return JSON.parse(stored) as Value;
  } catch {
    return null;
  }
}
