import { sameJson } from '@vigie/domain/modules/questionnaires/editing/same-json';
import { useState } from 'react';

/** Something half written over what is kept. What is kept wins as soon as it changes to something else: undo, a colleague. */
export function useKeptDraft<Value>(kept: Value): [Value, (draft: Value) => void] {
  const [draft, setDraft] = useState(kept);
  const [seen, setSeen] = useState(kept);
  if (!sameJson(seen, kept)) {
    setSeen(kept);
    if (!sameJson(draft, kept)) {
      setDraft(kept);
      return [kept, setDraft];
    }
  }
  return [draft, setDraft];
}
