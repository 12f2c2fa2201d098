import type { QuizAttempt } from '../assignments/contract';

export type QuizResult = 'passed' | 'open' | 'failed';

/** The first attempts count, as many as there are; those after are none. */
export function quizResult(attempts: readonly Pick<QuizAttempt, 'isPassed'>[], allowed: number): QuizResult {
  const counted = attempts.slice(0, allowed);
  if (counted.some(({ isPassed }) => isPassed)) return 'passed';
  return counted.length < allowed ? 'open' : 'failed';
}

export const attemptsLeft = (attempts: readonly unknown[], allowed: number): number =>
  Math.max(0, allowed - attempts.length);
