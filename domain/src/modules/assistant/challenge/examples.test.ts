import { describe, expect, it } from 'vitest';
import { say } from '../../../kernel/message';
import type { CaseContent } from './case-content';
import { readingOf } from './reading';
import type { Remark, Rule } from './remark';
import { remarkSentence } from './remark-sentence';
import { remarksBy, rules, styleRules } from './remarks';
import { capaExamples } from './testing/capa.examples';
import { definitionExamples } from './testing/definition.examples';
import { humanErrorExamples } from './testing/human-error.examples';
import { impactExamples } from './testing/impact.examples';
import { rootCauseExamples } from './testing/root-cause.examples';
import { styleExamples } from './testing/style.examples';

const examples = {
  ...definitionExamples,
  ...impactExamples,
  ...rootCauseExamples,
  ...humanErrorExamples,
  ...capaExamples,
  ...styleExamples,
};
const remarksOn = (rule: Rule, content: CaseContent) => remarksBy(rule, readingOf(content));

/** What the pointer of a remark leads to; undefined where it leads nowhere. */
function pointedAt(content: CaseContent, { step, field }: Remark): unknown {
  const place = step === 'case' ? content : step === 'definition' ? content.definition : content.steps[step];
  return field.split('.').reduce<unknown>((inner, part) => (inner as Record<string, unknown> | null)?.[part], place);
}

describe.each([...rules, ...styleRules].map((rule) => [rule.code, rule] as const))('%s', (code, rule) => {
  const { fires = [], silent = [] } = examples[code] ?? {};

  it('has ten examples each way', () => {
    expect(fires.length).toBeGreaterThanOrEqual(10);
    expect(silent.length).toBeGreaterThanOrEqual(10);
  });

  it.each(fires.map(({ label, content }) => [label, content] as const))('remarks on: %s', (_, content) => {
    const found = remarksOn(rule, content);
    expect(found).not.toEqual([]);
    for (const remark of found) {
      expect(pointedAt(content, remark)).toBeDefined();
      for (const language of ['fr', 'en'] as const)
        expect(remarkSentence(remark, (message, values) => say(language, message, values))).not.toMatch(
          /[{}]|undefined/,
        );
    }
  });

  it.each(silent.map(({ label, content }) => [label, content] as const))('says nothing about: %s', (_, content) => {
    expect(remarksOn(rule, content)).toEqual([]);
  });
});
