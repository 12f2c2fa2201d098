import type { Answer, FlatFilling } from '../../questionnaires/public';

/** One answer, and the one that its author saw before. */
export interface GivenAnswer {
  readonly key: string;
  readonly answer: Answer | null;
  readonly base: Answer | null;
}

/** What waits beside the answer that stands. */
interface Rival {
  readonly answer: Answer | null;
  readonly userId: number;
}

interface Answered<Waiting extends Rival> {
  readonly answers: FlatFilling;
  readonly rivals: Readonly<Record<string, readonly Waiting[]>>;
}

/**
 * Takes answers over, each beside the one that its author saw. Where that one still stands it is replaced. Where another has been
 * given meanwhile both are kept, the new one as a rival; whoever changes their own rival has one, not two.
 */
export function mergeAnswers<Waiting extends Rival>(
  before: Answered<Waiting>,
  given: readonly GivenAnswer[],
  rivalOf: (answer: Answer | null) => Waiting,
): Answered<Waiting> {
  const answers = new Map(Object.entries(before.answers));
  const rivals = new Map(Object.entries(before.rivals));
  for (const { key, answer, base } of given) {
    const standing = answers.get(key) ?? null;
    const rival = rivalOf(answer);
    const waiting = rivals.get(key) ?? [];
    const others = waiting.filter((one) => !(one.userId === rival.userId && isSameAnswer(one.answer, base)));
    const isOwnRival = others.length < waiting.length && !isSameAnswer(standing, base);
    if (isSameAnswer(standing, answer)) {
      if (isOwnRival) rivals.set(key, others);
    } else if (isSameAnswer(standing, base)) {
      if (answer === null) answers.delete(key);
      else answers.set(key, answer);
    } else if (isOwnRival || !waiting.some((one) => isSameAnswer(one.answer, answer))) {
      rivals.set(key, others.some((one) => isSameAnswer(one.answer, answer)) ? others : [...others, rival]);
    }
    if (rivals.get(key)?.length === 0) rivals.delete(key);
  }
  return { answers: Object.fromEntries(answers), rivals: Object.fromEntries(rivals) };
}

/** As a device shows them that has given more answers than the server knows. */
export function withGiven(answers: FlatFilling, given: readonly Pick<GivenAnswer, 'key' | 'answer'>[]): FlatFilling {
  if (given.length === 0) return answers;
  const all = new Map(Object.entries(answers));
  for (const { key, answer } of given) {
    if (answer === null) all.delete(key);
    else all.set(key, answer);
  }
  return Object.fromEntries(all);
}

export const isSameAnswer = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
