import { useCallback, useEffect, useState } from 'react';
import { markShown, type TrainingDetail, trainingCalls } from '../assignments/queries';

/** What to call once the end of the text is on the screen: the server notes it, once. */
export function useMarkShown({ id, version, shownAt }: TrainingDetail, isOpen: boolean): () => void {
  const [isSeen, setSeen] = useState(false);
  const isDue = isOpen && isSeen && shownAt === null;
  useEffect(() => {
    // Another change came first: with the version as it is now, it is tried again.
    if (isDue) markShown({ id, version }).catch(() => trainingCalls.refetch());
  }, [isDue, id, version]);
  return useCallback(() => setSeen(true), []);
}
