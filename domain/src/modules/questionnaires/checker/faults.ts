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
  /** What it concerns: the place first (of a missing question all places), then what it is in conflict with. */
  readonly ids: readonly string[];
  /** Which condition of the rule, where one is meant. */
  readonly condition?: number;
  readonly message: Message;
  readonly values: MessageValues;
}

export function fault(template: Template, code: FaultCode, ids: readonly string[], condition?: number): Fault {
  const found = ids.map((id) => placeTextOf(template, id));
  const named = found.map((text, at) => text ?? ids[at]);
  const there = found.filter((text) => text !== null).length;
  const places = named.slice(0, code === 'loop' || code === 'missing_question' ? there : 1);
  const [place, other = ''] = [places.join(', '), ...named.slice(places.length)];
  return {
    code,
    ids,
    message: faultMessages[code],
    values: { place, other },
    ...(condition === undefined ? {} : { condition }),
  };
}

/** What can be said of each part by itself: what a condition names must be there, and some answer must be possible. */
export function referenceFaults(template: Template): readonly Fault[] {
  const conditions = ownersIn(template).flatMap((owner) =>
    (ownRule(owner)?.rule.conditions ?? []).flatMap(({ questionId, test }, condition) => {
      const code = conditionFault(template, owner.section, questionId, test);
      return code ? [{ code, ownerIds: [owner.id], questionIds: [questionId], condition }] : [];
    }),
  );
  const ofRules = saidOnce(conditions).map(({ code, ownerIds, questionIds, condition }) =>
    fault(template, code, [...ownerIds, ...questionIds], condition),
  );
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

interface FaultyConditions {
  readonly code: FaultCode;
  readonly ownerIds: readonly string[];
  readonly questionIds: readonly string[];
  readonly condition?: number;
}

/**
 * Conditions of which the same would be said are one fault. A missing question has no name to say: it is one fault for all
 * places that look at it, and so are those that the same places look at.
 */
function saidOnce(conditions: readonly FaultyConditions[]): readonly FaultyConditions[] {
  const isMissing = (code: FaultCode) => code === 'missing_question';
  const ofOnePair = joined(conditions, ({ code, ownerIds, questionIds }) =>
    [code, ...questionIds, ...(isMissing(code) ? [] : ownerIds)].join(' '),
  );
  return joined(ofOnePair, ({ code, ownerIds, questionIds }) =>
    [code, ...ownerIds, ...(isMissing(code) ? [] : questionIds)].join(' '),
  );
}

function joined(
  conditions: readonly FaultyConditions[],
  keyOf: (one: FaultyConditions) => string,
): readonly FaultyConditions[] {
  const found = new Map<string, FaultyConditions>();
  for (const one of conditions) {
    const before = found.get(keyOf(one));
    const together = before && {
      code: one.code,
      ownerIds: [...new Set([...before.ownerIds, ...one.ownerIds])],
      questionIds: [...new Set([...before.questionIds, ...one.questionIds])],
    };
    found.set(keyOf(one), together ?? one);
  }
  return [...found.values()];
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
