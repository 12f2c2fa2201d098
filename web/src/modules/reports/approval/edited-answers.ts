import { canonicalJson, type Json } from '@vigie/domain/kernel/trail/canonical-json';
import type { AnswerChanges, AnswerProblem, Answers } from '@vigie/domain/modules/reports/answers';
import type { Say } from '../../../platform/page/messages';

const isSame = (one: unknown, other: unknown) => canonicalJson(one as Json) === canonicalJson(other as Json);

/** What was typed and differs from the report: what was typed back is no change. */
export function realChanges(stored: Answers, typed: AnswerChanges): AnswerChanges {
  const changed = Object.entries(typed).filter(([name, value]) => !isSame(stored[name as keyof Answers], value));
  return Object.fromEntries(changed);
}

/** One sentence beside each field, by the field's name; what the server found stands behind what is plain to see. */
export function sentencesByField(
  problems: readonly AnswerProblem[],
  fromServer: Readonly<Record<string, string>>,
  say: Say,
): Record<string, string> {
  const sentences: Record<string, string> = { ...fromServer };
  for (const { field, message, values } of [...problems].reverse()) sentences[field] = say(message, values);
  return sentences;
}
