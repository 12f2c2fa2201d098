import type { Message, MessageValues } from '../../../kernel/message';
import { faultMessages } from '../messages/checker';
import { fits, questionSeenFrom } from '../template/dependencies';
import type { Question, Section, Template } from '../template/model';
import { placeTextOf, questionPlaces } from '../template/places';
import { type AnswerTest, optionsNamedBy } from '../template/rules';
import { fullDomain } from './domains';
import { ownersIn, ownRule } from './owners';

export type FaultCode = keyof typeof faultMessages;

export interface Fault {
  readonly code: FaultCode;
  /** What it concerns: the place first, then what it is in conflict with. */
  readonly ids: readonly string[];
  /** Which condition of the rule, where one is meant. */
  readonly condition?: number;
  readonly message: Message;
  readonly values: MessageValues;
}

export function fault(template: Template, code: FaultCode, ids: readonly string[], condition?: number): Fault {
  const named = ids.map((id) => placeTextOf(template, id) ?? id);
  const [place = '', other = ''] = code === 'loop' ? [named.join(', ')] : named;
  return {
    ...{ code, ids, message: faultMessages[code], values: { place, other } },
    ...(condition === undefined ? {} : { condition }),
  };
}

/** What can be said of each part by itself: what a condition names must be there, and some answer must be possible. */
export function referenceFaults(template: Template): readonly Fault[] {
  const ofRules = ownersIn(template).flatMap((owner) => {
    const conditions = ownRule(owner)?.rule.conditions ?? [];
    return conditions.flatMap(({ questionId, test }, at) => {
      const code = conditionFault(template, owner.section, questionId, test);
      return code ? [fault(template, code, [owner.id, questionId], at)] : [];
    });
  });
  const ofQuestions = [...questionPlaces(template).values()].flatMap(({ question }) => {
    const { id, finding } = question;
    const code = finding ? testFault(question, finding) : null;
    return [
      ...(code ? [fault(template, code, [id, id])] : []),
      ...(fullDomain(question) ? [] : [fault(template, 'no_possible_answer', [id])]),
    ];
  });
  return [...ofRules, ...ofQuestions];
}

function conditionFault(template: Template, section: Section, questionId: string, test: AnswerTest): FaultCode | null {
  if (!questionPlaces(template).has(questionId)) return 'missing_question';
  const question = questionSeenFrom(template, section, questionId);
  return question ? testFault(question, test) : 'seen_from_outside';
}

function testFault(question: Question, test: AnswerTest): FaultCode | null {
  if (!fits(test, question.type)) return 'test_does_not_fit';
  const isKnown = (id: string) => question.options.some((option) => option.id === id);
  return optionsNamedBy(test).every(isKnown) ? null : 'missing_option';
}
