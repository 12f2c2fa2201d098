import type { AskableStep, Task } from '@vigie/domain/modules/assistant/record';
import { createContext, useContext } from 'react';

/** What the page of a case gives the assistant, which does not know cases by itself. */
export interface AssistedCase {
  readonly id: string;
  /** The last part of the address: a step, a measure or a template. */
  readonly place: string | null;
  readonly addressOf: (step: string) => string;
  readonly readStep: (step: string) => Promise<AssistedStep>;
}

export interface AssistedStep {
  readonly content: Readonly<Record<string, unknown>>;
  readonly version: number;
  /** What is marked is changed with a reason. */
  readonly mark: string;
}

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

/** Something that was asked, on the step that was open then. */
export interface Turn {
  readonly id: number;
  readonly task: Task;
  readonly step: AskableStep | null;
  readonly question: string;
}
