import type { Glossary } from '@vigie/domain/modules/glossary/contract';
import { takenProblem, wordsIn, wordsProblem } from '@vigie/domain/modules/glossary/own-groups';
import type { Say } from '../../platform/page/messages';

/** What stands in the way of a line as it is typed, said beside its field. */
export function lineProblems(say: Say, glossary: Glossary, line: string, except: number | null): { line?: string } {
  const words = wordsIn(line);
  const problem = wordsProblem(words) ?? takenProblem(words, glossary.own, except);
  return problem ? { line: say(problem.message, problem.values) } : {};
}
