import { useState } from 'react';
import { newIdempotencyKey } from './api-client';

export interface Attempt {
  /** The same content gets the same key: sent twice because its answer got lost, it is one record. */
  keyFor: (content: string) => string;
  /** The answer is there: the same content again is meant as another record. */
  over: () => void;
}

export function createAttempt(newKey = newIdempotencyKey): Attempt {
  let current: { content: string; key: string } | null = null;
  return {
    keyFor(content) {
      if (current?.content !== content) current = { content, key: newKey() };
      return current.key;
    },
    over() {
      current = null;
    },
  };
}

/** One for as long as the component is shown. */
export function useAttempt(): Attempt {
  return useState(() => createAttempt())[0];
}
