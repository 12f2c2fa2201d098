import { describe, expect, it } from 'vitest';
import { answerText, comparable } from './testing/answer-text';
import { type AskedQuestion, corpusToday } from './testing/corpus';
import { tunedQuestions } from './testing/tuned';
import { understandQuestion } from './understand';

const understand = (question: string) => understandQuestion(question, { today: corpusToday });

function missedOf(questions: readonly AskedQuestion[]): readonly string[] {
  return questions.flatMap(([question, expected]) => {
    const understood = answerText(understand(question));
    return understood === comparable(expected)
      ? []
      : `${question}\n  wanted ${comparable(expected)}\n  got    ${understood}`;
  });
}

describe('questions become the exact filter of a list', () => {
  it('those that the vocabulary was built with', () => {
    expect(missedOf(tunedQuestions)).toEqual([]);
  });
});
