import { objectionTo } from '@vigie/domain/modules/questionnaires/answers/answer-problems';
import type { Answer } from '@vigie/domain/modules/questionnaires/answers/filling';
import type { FlatFilling } from '@vigie/domain/modules/questionnaires/answers/flat-filling';
import type { QuestionnaireDetail } from '@vigie/domain/modules/questionnaires/filled/record';
import type { Template } from '@vigie/domain/modules/questionnaires/template/model';
import { questionPlaces } from '@vigie/domain/modules/questionnaires/template/places';
import { changesOf, isSame } from '../../../platform/autosave/merge';
import { storedAutosave } from '../../../platform/autosave/open-autosave';
import type { Kept, KeptStore } from '../../../platform/autosave/rules';
import type { AutosaveKind } from '../../../platform/autosave/use-autosave';
import { isStatus } from '../../../platform/transport/failures';
import type { FlatChanges } from '../fill/form/changes';
import { answersStrategy, withoutOrphans } from './answers-merge';

interface AnswerApi {
  readonly get: () => Promise<QuestionnaireDetail>;
  readonly save: (version: number, answers: FlatChanges) => Promise<QuestionnaireDetail>;
}

/** Each answer is a part of its own, under the key that the server keeps it under. */
export function answersAutosave({ get, save }: AnswerApi): AutosaveKind<QuestionnaireDetail, FlatFilling, FlatChanges> {
  return {
    rules: {
      read: ({ answers, version }) => ({ content: answers, version }),
      get,
      save: ({ base, content, version }) => save(version, flatChanges(base, content)),
      apply: (content, changes) => withoutOrphans({ ...content, ...changes }),
      strategy: answersStrategy,
      normalise: withoutOrphans,
      hasEnded: ({ status }) => status !== 'in_progress',
      // Submitted or given up on another device, it no longer takes answers.
      isOvertaken: (error) => isStatus(error, 412) || isStatus(error, 409),
    },
    storedAutosave: (key, { answers }) =>
      keptChanges(storedAutosave(key) as unknown as KeptStore<FlatFilling>, answers),
  };
}

/**
 * Only what was answered here is kept on the device: all answers of a large questionnaire would be sealed with each letter.
 * Those that were not touched here are then as the server has them. Answers in instances are kept as they are, since
 * whether an instance stays hangs on all of them.
 */
export function keptChanges(store: KeptStore<FlatFilling>, stored: FlatFilling): KeptStore<FlatFilling> {
  return {
    read() {
      const kept = store.read();
      if (!kept) return null;
      const isUntouched = (key: string) => !(key.includes('/') || key in kept.base || key in kept.content);
      const untouched = Object.fromEntries(Object.entries(stored).filter(([key]) => isUntouched(key)));
      return { ...kept, base: { ...untouched, ...kept.base }, content: { ...untouched, ...kept.content } };
    },
    keep({ base, content, ...kept }: Kept<FlatFilling>) {
      const isTouched = (key: string) => key.includes('/') || !isSame(base[key], content[key]);
      const touched = (side: FlatFilling) => Object.fromEntries(Object.entries(side).filter(([key]) => isTouched(key)));
      store.keep({ ...kept, base: touched(base), content: touched(content) });
    },
    drop: () => store.drop(),
  };
}

export function flatChanges(base: FlatFilling, content: FlatFilling): FlatChanges {
  const changed: Readonly<Record<string, Answer | undefined>> = changesOf(base, content);
  return Object.fromEntries(Object.entries(changed).map(([key, answer]) => [key, answer ?? null]));
}

/**
 * What the server would refuse stays on this device, where the form says what is wrong with it; until it is right, its
 * question has no answer on the server.
 */
export function isKeptHere(template: Template, key: string, answer: Answer | null): answer is Answer {
  if (answer === null || key.endsWith('/')) return false;
  const question = questionPlaces(template).get(key.split('/').at(-1) ?? '')?.question;
  return question !== undefined && objectionTo(question, answer)?.refusedAt === 'saving';
}
