import type { AnswerProblem } from '@vigie/domain/modules/questionnaires/answers/parse';
import { useCallback, useState } from 'react';
import type { FormStep, PageStep } from './form-steps';
import type { ProblemsByPlace } from './problems';

/** Shown while the user still writes or chooses: nothing that comes later makes it right. */
const shownAtOnce: readonly AnswerProblem['code'][] = ['too_long', 'too_many_chosen', 'too_many_photos'];

/**
 * When the form says what is wrong: what was answered wrongly once its field is left; what is missing once its page was left
 * forwards; everything once submitting was tried.
 */
export function useShownProblems(problems: ProblemsByPlace, asksAll: boolean) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const leave = useCallback(
    (key: string) => setLeft((before) => (before.has(key) ? before : new Set([...before, key]))),
    [],
  );
  const problemAt = (step: FormStep, key: string): AnswerProblem | undefined => {
    const problem = problems.get(key);
    if (!problem) return undefined;
    const isShown = asksAll || left.has(stepMark(step)) || shownAtOnce.includes(problem.code);
    return isShown || (left.has(key) && problem.code !== 'required') ? problem : undefined;
  };
  const leaveStep = useCallback((step: FormStep) => leave(stepMark(step)), [leave]);
  return { problemAt, leave, leaveStep };
}

const stepMark = ({ key }: Pick<PageStep, 'key'>) => `step ${key}`;
