import type { Definition } from '../../../cases/public';
import type { Found, Rule } from '../remark';
import { saysNothing } from '../text/spelled';

/** What, who, where, when, how many, how and why. */
const questions = ['what', 'who', 'where', 'occurrenceDate', 'howMany', 'how', 'why'] as const;

const isUnanswered = (definition: Definition, question: (typeof questions)[number]) =>
  saysNothing(definition[question] ?? '');

export const unansweredQuestion: Rule = {
  code: 'unanswered_question',
  steps: ['definition'],
  find: ({ content: { definition } }) =>
    questions
      // A risk has not happened yet.
      .filter((question) => !(question === 'occurrenceDate' && definition.type === 'risk'))
      .filter((question) => isUnanswered(definition, question))
      .map((field): Found => ({ step: 'definition', field, values: {} })),
};
