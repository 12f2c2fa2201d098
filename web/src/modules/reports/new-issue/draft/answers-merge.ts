import type { AnswerChanges, Answers } from '@vigie/domain/modules/reports/answers';
import { changesOf, type MergeStrategy, merged } from '../../../../platform/autosave/merge';

/** Field by field, those of the immediate action too; what was typed here last is what counts. */
export const answersMerge: MergeStrategy<Answers> = {
  merge: (base, mine, theirs) => ({
    ...merged(base, mine, theirs),
    immediateAction: merged(base.immediateAction, mine.immediateAction, theirs.immediateAction),
  }),
  conflicts: () => [],
  // What was typed stays as typed, even where the server stores it a little differently.
  afterSave: (base, sent, stored) => ({ ...stored, ...changesOf(base, sent) }),
};

export function answerChanges(base: Answers, answers: Answers): AnswerChanges {
  return changesOf(base, answers);
}
