import * as z from 'zod/mini';
import { named } from '../../../kernel/http/schema-marks';
import { bounds } from './bounds';
import { day, id, measure } from './values';

/**
 * What a rule asks of one answer. Each test is a set of values that is given by options or by bounds, so that the checker
 * can decide every rule. An answer that is missing or hidden passes `unanswered` and nothing else.
 */
const options = z.array(id).check(z.minLength(1), z.maxLength(bounds.conditionOptions));
const numbers = { from: z.nullable(measure), to: z.nullable(measure) };
const days = { from: z.nullable(day), to: z.nullable(day) };

export const answerTest = /* @__PURE__ */ named(
  'AnswerTest',
  z.discriminatedUnion('is', [
    z.strictObject({ is: z.literal('answered') }),
    z.strictObject({ is: z.literal('unanswered') }),
    z.strictObject({ is: z.literal('any_of'), options }),
    z.strictObject({ is: z.literal('none_of'), options }),
    z.strictObject({ is: z.literal('all_of'), options }),
    z.strictObject({ is: z.literal('number_within'), ...numbers }),
    z.strictObject({ is: z.literal('number_outside'), ...numbers }),
    z.strictObject({ is: z.literal('date_within'), ...days }),
    z.strictObject({ is: z.literal('date_outside'), ...days }),
  ]),
);
export type AnswerTest = Readonly<z.infer<typeof answerTest>>;

export const condition = z.strictObject({ questionId: id, test: answerTest });
export type Condition = Readonly<z.infer<typeof condition>>;

/** Show this when all, or any, of the conditions hold. */
export const rule = /* @__PURE__ */ named(
  'VisibilityRule',
  z.strictObject({
    match: z.enum(['all', 'any']),
    conditions: z.array(condition).check(z.minLength(1), z.maxLength(bounds.conditions)),
  }),
);
export type Rule = Readonly<z.infer<typeof rule>>;

export function optionsNamedBy(test: AnswerTest): readonly string[] {
  return 'options' in test ? test.options : [];
}
