import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../platform/storage/store';
import type { FileObjection } from './file-check';
import { FileQueue } from './file-queue';

interface QueueRules {
  send: (file: File, onProgress: (part: number) => void, signal: AbortSignal) => Promise<unknown>;
  /** How many files come before this one, of those that are on their way with it. */
  objectionTo: (file: File, ahead: number) => FileObjection | null;
}

/** Files on their way for as long as the component is shown. */
export function useFileQueue(rules: QueueRules) {
  const latest = useRef(rules);
  useEffect(() => {
    latest.current = rules;
  });
  const [queue] = useState(
    () =>
      new FileQueue(
        (...sending) => latest.current.send(...sending),
        (...file) => latest.current.objectionTo(...file),
      ),
  );
  useEffect(() => () => queue.cancelAll(), [queue]);
  return { queue, items: useStore(queue.store) };
}
