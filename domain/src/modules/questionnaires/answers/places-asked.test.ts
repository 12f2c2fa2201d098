import { describe, expect, it } from 'vitest';
import { bounds } from '../template/bounds';
import type { Rule } from '../template/rules';
import { answered, ask, pageOf, sectionOf, templateOf } from '../testing/small-templates';
import type { Filling } from './filling';
import { parseFilling } from './parse';
import { instanceObjection, placesAsked } from './places-asked';
import { visibilityOf } from './visibility';

const questions = (count: number, name = 'q') =>
  Array.from({ length: count }, (_, n) => ask(`${name}${n}`, 'short_answer'));
const repeated = { repeat: { min: 0, max: 100 } };
const filled = (sectionId: string, count: number): Filling => ({
  answers: {},
  repeats: { [sectionId]: Array.from({ length: count }, (_, n) => ({ id: `i${n}`, answers: { q0: 'x' } })) },
});

describe('R44 what one filling may hold', () => {
  const lots = sectionOf('s1', [pageOf('p1', questions(100))], repeated);
  const others = sectionOf('s2', [pageOf('p2', questions(500, 'o'))]);
  const template = templateOf(lots, others);
  const most = (bounds.places - 500) / 100;

  it('counts the questions of a repeatable section once for each instance', () => {
    expect(placesAsked(template, filled('s1', 0))).toBe(500);
    expect(placesAsked(template, filled('s1', 3))).toBe(800);
    expect(placesAsked(templateOf(sectionOf('s1', [], repeated)), filled('s1', 3))).toBe(3);
  });

  it('offers an instance while there is room for its questions, and below the number that the section allows', () => {
    expect(instanceObjection(template, filled('s1', most - 1), lots)).toBeNull();
    expect(instanceObjection(template, filled('s1', most), lots)).toMatchObject({
      code: 'too_many_places',
      values: { max: bounds.places },
    });
    const small = sectionOf('s1', [pageOf('p1', questions(1))], { repeat: { min: 0, max: 2 } });
    expect(instanceObjection(templateOf(small), filled('s1', 1), small)).toBeNull();
    expect(instanceObjection(templateOf(small), filled('s1', 2), small)).toMatchObject({ code: 'too_many_instances' });
  });

  it('refuses more when it is saved, and takes as many as there may be', () => {
    expect(parseFilling(template, filled('s1', most)).problems).toEqual([]);
    expect(parseFilling(template, filled('s1', most + 1)).problems).toMatchObject([
      { code: 'too_many_places', refusedAt: 'saving', place: { sectionId: 's1' } },
    ]);
  });

  it('refuses more letters than all answers may have together', () => {
    const long = templateOf(
      sectionOf('s1', [
        pageOf(
          'p1',
          [...Array(60).keys()].map((n) => ask(`q${n}`, 'long_answer')),
        ),
      ]),
    );
    const text = 'x'.repeat(bounds.longAnswer);
    const answers = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`q${n}`, text]));
    const fits = bounds.answers / bounds.longAnswer;
    expect(parseFilling(long, { answers: answers(fits), repeats: {} }).problems).toEqual([]);
    expect(parseFilling(long, { answers: answers(fits + 1), repeats: {} }).problems).toMatchObject([
      { code: 'too_much_text', refusedAt: 'saving' },
    ]);
  });
});

it('R44 asks a rule of a section or a page once for an instance, not for each question', () => {
  let asked = 0;
  const counted = (): Rule => ({
    match: 'all',
    get conditions() {
      asked += 1;
      return [{ questionId: 'q0', test: answered }];
    },
  });
  const free = pageOf('p0', questions(1));
  const ruled = pageOf('p1', questions(50, 'r'), { visibleWhen: counted() });
  const other = sectionOf('s2', [pageOf('p2', questions(50, 't'))], { visibleWhen: counted() });
  const template = templateOf(sectionOf('s1', [free, ruled], repeated), other);
  expect(visibilityOf(template, filled('s1', 1)).shown).toHaveLength(51);
  asked = 0;
  expect(visibilityOf(template, filled('s1', 20)).shown).toHaveLength(20 * 51);
  expect(asked).toBe(20 + 1);
});
