import { expect, it } from 'vitest';
import { submissionProblems } from '../answers/submission';
import { visibilityOf } from '../answers/visibility';
import { questionPlaces } from '../template/places';
import { anyOf, ask, choose, pageOf, sectionOf, templateOf, when } from '../testing/small-templates';
import { checkTemplate } from './check';

/** 50 sections, 200 pages, 2,000 questions; each page begins with a choice on which half of its questions hang. */
const large = templateOf(
  ...Array.from({ length: 50 }, (_, s) =>
    sectionOf(
      `s${s}`,
      Array.from({ length: 4 }, (_, p) => {
        const gate = `g${s}-${p}`;
        const others = Array.from({ length: 9 }, (_, q) =>
          ask(`q${s}-${p}-${q}`, q % 2 === 0 ? 'short_answer' : 'date', {
            visibleWhen: q % 2 === 0 ? null : when(gate, anyOf(`${'abc'[q % 3]}-${gate}`)),
            required: q === 0,
          }),
        );
        const before = s === 0 ? null : when(`g${s - 1}-${p}`, { is: 'answered' });
        return pageOf(`p${s}-${p}`, [choose(gate, 'abc'), ...others], { visibleWhen: before });
      }),
    ),
  ),
);

it('checks a template of 2,000 questions, and reaches all of them with a few fillings', { timeout: 60_000 }, () => {
  const { faults, fillings } = checkTemplate(large);
  expect(faults).toEqual([]);
  expect(new Set(fillings.flatMap(({ shown }) => shown)).size).toBe(2000);
  expect(questionPlaces(large).size).toBe(2000);
  expect(fillings.length).toBeLessThan(20);
  for (const { filling } of fillings) expect(submissionProblems(large, filling)).toEqual([]);
});

it('says what is shown quickly enough for every key that is pressed', () => {
  const filling = { answers: { 'g0-0': 'a-g0-0' }, repeats: {} };
  visibilityOf(large, filling);
  const before = performance.now();
  for (let at = 0; at < 20; at += 1) visibilityOf(large, filling);
  expect((performance.now() - before) / 20).toBeLessThan(50);
});
