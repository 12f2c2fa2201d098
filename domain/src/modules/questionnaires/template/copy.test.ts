import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkTemplate } from '../checker/check';
import { templateFromSeed } from '../testing/random-templates';
import { anyOf, ask, choose, pageOf, sectionOf, templateOf, when } from '../testing/small-templates';
import { copyTemplate } from './copy';
import { template as schema } from './model';
import { idsIn, structureProblems } from './structure';

const copyOf = (template: ReturnType<typeof templateOf>) => {
  let count = 0;
  return copyTemplate(template, 'Copy', () => `n${++count}`);
};

it('a copy has fresh ids everywhere, to which rules and findings are led over', () => {
  const copy = copyOf(
    templateOf(
      sectionOf('s1', [
        pageOf('p1', [
          choose('q1', 'ab', { finding: anyOf('a-q1') }),
          ask('q2', 'date', { visibleWhen: when('q1', anyOf('b-q1')) }),
        ]),
      ]),
    ),
  );
  const [q1, q2] = copy.sections[0]?.pages[0]?.questions ?? [];
  expect(copy.title).toBe('Copy');
  expect(q1?.finding).toEqual({ is: 'any_of', options: [q1?.options[0]?.id] });
  expect(q2?.visibleWhen?.conditions).toEqual([
    { questionId: q1?.id, test: { is: 'any_of', options: [q1?.options[1]?.id] } },
  ]);
});

it('a copy of any template says the same under other ids', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const original = templateFromSeed(seed);
      const copy = copyOf(original);
      expect(schema.safeParse(copy).success).toBe(true);
      expect(structureProblems(copy)).toEqual([]);
      const before = new Set(original.sections.flatMap(idsIn));
      expect(copy.sections.flatMap(idsIn).filter((id) => before.has(id) && !id.startsWith('n'))).toEqual([]);
      expect(checkTemplate(copy).faults.map(({ code }) => code)).toEqual(
        checkTemplate(original).faults.map(({ code }) => code),
      );
    }),
    { numRuns: 50 },
  );
});
