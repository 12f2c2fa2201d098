import { type Causes, noCauses } from '@vigie/domain/modules/cases/steps/root-cause';
import { useMemo, useRef } from 'react';
import { type Content, isSame } from '../../../../../platform/autosave/merge';

interface Known {
  /** The object that was passed in. */
  readonly given: Causes;
  /** The same content with unchanged causes kept identical, for `memo`. */
  readonly causes: Causes;
}

/** A save brings every cause back as a new object; those that say the same as before stay the same. */
export function withSameKept({ given, causes }: Known, now: Causes): Known {
  const entries = Object.entries(now).map(([id, cause]) => {
    const known = causes[id];
    return [id, known && (given[id] === cause || isSame(known, cause)) ? known : cause] as const;
  });
  const isUnchanged = entries.length === Object.keys(causes).length && entries.every(([id, one]) => causes[id] === one);
  return { given: now, causes: isUnchanged ? causes : Object.fromEntries(entries) };
}

/** The tree of the step, so that a row is drawn anew only when its own cause has changed. */
export function useKnownCauses(content: Content): Causes {
  const known = useRef<Known>({ given: noCauses, causes: noCauses });
  return useMemo(() => {
    known.current = withSameKept(known.current, content as unknown as Causes);
    return known.current.causes;
  }, [content]);
}
