import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { say } from '../../../kernel/message';
import type { CaseContent } from './case-content';
import { readingOf } from './reading';
import type { Remark, Rule } from './remark';
import { remarkSentence } from './remark-sentence';
import { remarksBy, rules, styleRules } from './remarks';
import capa from './testing/capa.examples.json';
import definition from './testing/definition.examples.json';
import { contentOf, type ExampleCase, exampleTable, labelOf } from './testing/example-case';
import humanError from './testing/human-error.examples.json';
import impact from './testing/impact.examples.json';
import rootCause from './testing/root-cause.examples.json';
import style from './testing/style.examples.json';

const examples = z.parse(exampleTable, {
  ...definition,
  ...impact,
  ...rootCause,
  ...humanError,
  ...capa,
  ...style,
});
const remarksOn = (rule: Rule, content: CaseContent) => remarksBy(rule, readingOf(content));

/** What the pointer of a remark leads to; undefined where it leads nowhere. */
function pointedAt(content: CaseContent, { step, field }: Remark): unknown {
  const place = step === 'case' ? content : step === 'definition' ? content.definition : content.steps[step];
  return field.split('.').reduce<unknown>((inner, part) => (inner as Record<string, unknown> | null)?.[part], place);
}

describe.each([...rules, ...styleRules].map((rule) => [rule.code, rule] as const))('%s', (code, rule) => {
  const labelled = (listed: readonly ExampleCase[] = []) =>
    listed.map((one) => [labelOf(one), contentOf(one)] as const);
  const fires = labelled(examples[code]?.fires);
  const silent = labelled(examples[code]?.silent);

  it('has ten examples each way', () => {
    expect(fires.length).toBeGreaterThanOrEqual(10);
    expect(silent.length).toBeGreaterThanOrEqual(10);
  });

  it.each(fires)('remarks on: %s', (_, content) => {
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

  it.each(silent)('says nothing about: %s', (_, content) => {
    expect(remarksOn(rule, content)).toEqual([]);
  });
});
