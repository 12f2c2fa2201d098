import type { Answer } from '@vigie/domain/modules/questionnaires/answers/filling';
import type { FlatFilling } from '@vigie/domain/modules/questionnaires/answers/flat-filling';
import { changedFields, conflictingFields, isSame, type MergeStrategy, merged } from '../../../platform/autosave/merge';

/**
 * Two devices of one person. Different questions find together; the same question answered twice waits for the person.
 * Lists of instances find together too: what either added stays, what either removed goes, unless the other answered in it.
 */
export const answersStrategy: MergeStrategy<FlatFilling> = {
  merge(base, mine, theirs) {
    const together = new Map<string, Answer>(Object.entries(merged(base, mine, theirs)));
    for (const key of listKeys(base, mine, theirs)) {
      const listed = mergedInstances(key, base, mine, theirs);
      if (listed.length > 0 || [mine, theirs].some((side) => key in side)) together.set(key, listed);
      // One side took it out with all its answers: those of the other side come back, then those that both had.
      for (const id of listed.filter((one) => isGone(one, key, base, mine) || isGone(one, key, base, theirs))) {
        for (const side of [mine, theirs, base]) restore(together, `${key}${id}/`, side);
      }
    }
    return withoutOrphans(Object.fromEntries(together));
  },
  conflicts(base, mine, theirs) {
    const isThere = (side: FlatFilling, key: string) => !instanceOf(key) || isListed(side, key);
    return conflictingFields(base, mine, theirs).filter(
      (key) => !isList(key) && isThere(mine, key) && isThere(theirs, key),
    );
  },
};

const isList = (key: string) => key.endsWith('/');
const idsIn = (answers: FlatFilling, key: string): readonly string[] => {
  const listed = answers[key];
  return Array.isArray(listed) ? listed : [];
};
const listKeys = (...sides: readonly FlatFilling[]) => new Set(sides.flatMap(Object.keys).filter(isList));

/** Of `section/instance/question`, the key of the list and the instance. */
function instanceOf(key: string): readonly [string, string] | null {
  // Most keys are of no instance, and all of them are looked at with each letter.
  if (!key.includes('/')) return null;
  const [section = '', instanceId, question] = key.split('/');
  return instanceId && question ? [`${section}/`, instanceId] : null;
}

function isListed(answers: FlatFilling, key: string): boolean {
  const [list = '', id = ''] = instanceOf(key) ?? [];
  return idsIn(answers, list).includes(id);
}

function mergedInstances(key: string, base: FlatFilling, mine: FlatFilling, theirs: FlatFilling): readonly string[] {
  const before = idsIn(base, key);
  const own = idsIn(mine, key);
  const others = idsIn(theirs, key);
  const stays = (id: string) => {
    if (!before.includes(id)) return true;
    if (!own.includes(id)) return isAnsweredIn(`${key}${id}/`, base, theirs);
    return others.includes(id) || isAnsweredIn(`${key}${id}/`, base, mine);
  };
  // The side that moved them decides their order.
  const inOrder = isSame(others, before) ? [...own, ...others] : [...others, ...own];
  return [...new Set(inOrder)].filter(stays);
}

const isGone = (id: string, key: string, base: FlatFilling, side: FlatFilling) =>
  idsIn(base, key).includes(id) && !idsIn(side, key).includes(id);

const isAnsweredIn = (start: string, base: FlatFilling, side: FlatFilling) =>
  changedFields(base, side).some((key) => key.startsWith(start) && side[key] !== undefined);

function restore(together: Map<string, Answer>, start: string, side: FlatFilling): void {
  for (const [key, answer] of Object.entries(side)) {
    if (key.startsWith(start) && !together.has(key)) together.set(key, answer);
  }
}

/** Without answers of instances that are no longer listed, and without what was taken out; the same where all stays. */
export function withoutOrphans(answers: Readonly<Record<string, Answer | null>>): FlatFilling {
  const isKept = ([key, answer]: [string, Answer | null]) =>
    answer !== null && (!instanceOf(key) || isListed(answers as FlatFilling, key));
  const all = Object.entries(answers);
  return (all.every(isKept) ? answers : Object.fromEntries(all.filter(isKept))) as FlatFilling;
}
