import type { Answer } from '@vigie/domain/modules/questionnaires/answers/filling';
import type { FlatFilling } from '@vigie/domain/modules/questionnaires/answers/flat-filling';
import { changesOf } from '../../../platform/autosave/merge';
import type { FlatChanges } from './form/changes';

/** One answer, and the one that its author saw before. */
export interface SeenChange {
  readonly key: string;
  readonly answer: Answer | null;
  readonly base: Answer | null;
}

/** By the key of the answer, until it has been sent. */
export type SeenAnswers = Readonly<Record<string, Answer | null>>;

/** What stood there when the author first changed it: a colleague's answer that comes later was not seen. */
export function seenBefore(seen: SeenAnswers, content: FlatFilling, changes: FlatChanges): SeenAnswers {
  const added = Object.keys(changes).filter((key) => !(key in seen));
  return { ...seen, ...Object.fromEntries(added.map((key) => [key, content[key] ?? null])) };
}

export function seenChanges(seen: SeenAnswers, base: FlatFilling, content: FlatFilling): SeenChange[] {
  const changed: Readonly<Record<string, Answer | undefined>> = changesOf(base, content);
  return Object.entries(changed).map(([key, answer]) => ({
    key,
    answer: answer ?? null,
    base: (key in seen ? seen[key] : base[key]) ?? null,
  }));
}

export function withoutSent(seen: SeenAnswers, sent: readonly SeenChange[]): SeenAnswers {
  const keys = new Set(sent.map(({ key }) => key));
  return Object.fromEntries(Object.entries(seen).filter(([key]) => !keys.has(key)));
}
