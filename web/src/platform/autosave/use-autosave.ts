import { useEffect, useState } from 'react';
import { useUser } from '../session/session';
import { useStore } from '../storage/store';
import { Autosave, type AutosaveSurroundings, type Stored } from './autosave';
import { enterAutosave, keptUnder, later, leaveAutosave, openAutosave } from './open-autosave';

export type AutosaveRules<Held extends Stored> = Omit<AutosaveSurroundings<Held>, 'kept' | 'after'>;

export const autosaveKey = (userId: number, name: string) => `vigie-draft.${userId}.${name}`;

export function beginAutosave<Held extends Stored>(key: string, stored: Held, rules: AutosaveRules<Held>) {
  return new Autosave<Held>({ ...rules, kept: keptUnder(key), after: later }, stored);
}

/**
 * Writes a content as somebody types it, one component for each name. What the server has is passed on each time it is
 * learned anew; it never replaces what is being typed.
 */
export function useAutosave<Held extends Stored>(name: string, stored: Held, rules: AutosaveRules<Held>) {
  const { id: userId } = useUser();
  const key = autosaveKey(userId, name);
  const [autosave] = useState(() => openAutosave(key, userId, () => beginAutosave(key, stored, rules)));
  const state = useStore(autosave.store);

  useEffect(() => {
    enterAutosave(key, userId, autosave);
    return () => leaveAutosave(key);
  }, [key, userId, autosave]);
  useEffect(() => autosave.receive(stored), [autosave, stored]);
  return { autosave, state };
}
