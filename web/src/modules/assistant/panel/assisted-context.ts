import { createContext, useContext } from 'react';
import type { AssistedCase } from '../assisted-case';

interface Assisted extends AssistedCase {
  /** Where the panel covers what it leads to, it is closed. */
  readonly makeRoom: () => void;
}

export const AssistedContext = createContext<Assisted | null>(null);

export function useAssisted(): Assisted {
  const assisted = useContext(AssistedContext);
  if (!assisted) throw new Error('An answer stands inside the panel of the assistant');
  return assisted;
}
