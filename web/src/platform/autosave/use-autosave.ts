import { useEffect, useState } from 'react';
import { useUser } from '../session/session';
import { useStore } from '../storage/store';
import { Autosave } from './autosave';
import { enterAutosave, later, leaveAutosave, openAutosave } from './open-autosave';
import type { AutosaveBeginning, AutosaveRules, KeptStore } from './rules';

/** How one kind of record is written, and how this device keeps what has not arrived under a key. */
export interface AutosaveKind<Held, Fields extends object, Changes> {
  readonly rules: AutosaveRules<Held, Fields, Changes>;
  readonly storedAutosave: (key: string, stored: Held) => KeptStore<Fields>;
  readonly saving?: AutosaveBeginning<Held, Fields>['saving'];
}

export const autosaveKey = (userId: number, name: string) => `vigie-draft.${userId}.${name}`;

export function beginAutosave<Held, Fields extends object, Changes>(
  key: string,
  stored: Held,
  { rules, storedAutosave, saving }: AutosaveKind<Held, Fields, Changes>,
) {
  const dependencies = { kept: storedAutosave(key, stored), after: later };
  return new Autosave(rules, dependencies, { stored, ...(saving && { saving }) });
}

/**
 * Writes a content as the user types it, one component for each name. What the server has is passed on each time it is
 * learned anew; it never replaces what is being typed.
 */
export function useAutosave<Held, Fields extends object, Changes>(
  name: string,
  stored: Held,
  kind: AutosaveKind<Held, Fields, Changes>,
) {
  const { id: userId } = useUser();
  const key = autosaveKey(userId, name);
  const [autosave] = useState(() => openAutosave(key, userId, () => beginAutosave(key, stored, kind)));
  const state = useStore(autosave.store);

  useEffect(() => {
    enterAutosave(key, userId, autosave);
    return () => leaveAutosave(key);
  }, [key, userId, autosave]);
  useEffect(() => autosave.receive(stored), [autosave, stored]);
  return { autosave, state };
}
