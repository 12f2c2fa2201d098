import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newOption, type Question, type Template } from '../template/model';
import { allQuestions } from '../template/places';
import { templateFromSeed } from '../testing/random-templates';
import {
  answered,
  anyOf,
  ask,
  asking,
  choose,
  pageOf,
  sectionOf,
  templateOf,
  unanswered,
  when,
} from '../testing/small-templates';
import { objectionTo } from './answer-problems';
import { emptyFilling, type Filling } from './filling';
import { isOnGrid } from './grid';
import { parseFilling } from './parse';
import { findingsOf, scoreOf } from './score';
import { keptFilling, submissionProblems } from './submission';
import { visibilityOf } from './visibility';

const randomTemplates = () => fc.nat().map((seed) => templateFromSeed(seed));

const codes = (template: Template, answers: unknown, repeats: unknown = {}) =>
  submissionProblems(template, { answers, repeats }).map(({ code, place }) => {
    return `${code} ${'questionId' in place ? [place.questionId, place.instanceId].filter(Boolean).join('@') : place.sectionId}`;
  });

const multiple = ask('m', 'multiple_choice', {
  options: ['a', 'b', 'c'].map((letter) => newOption(letter, letter)),
  properties: { minChosen: 2, maxChosen: 2 },
});
const number = ask('n', 'number', { properties: { min: -1, max: 2.5, decimals: 1, unit: 'bar' } });
const date = ask('d', 'date', { properties: { earliest: '2024-02-01', latest: '2024-03-01' } });

const refused: [string, Question, unknown, string | null][] = [
  ['a text', ask('t', 'short_answer'), 'x', null],
  ['a text that is a number', ask('t', 'short_answer'), 3, 'wrong_shape'],
  ['a null character', ask('t', 'long_answer'), 'a\u0000', 'wrong_shape'],
  ['a short text', ask('t', 'long_answer', { properties: { minLength: 3, maxLength: null } }), ' ab ', 'too_short'],
  ['a long text', ask('t', 'long_answer', { properties: { minLength: null, maxLength: 3 } }), 'abcd', 'too_long'],
  ['a text of 1,001 characters', ask('t', 'short_answer'), 'x'.repeat(1001), 'too_long'],
  ['an option', choose('c', 'ab'), 'a-c', null],
  ['another option', choose('c', 'ab'), 'z-c', 'unknown_option'],
  ['options for one', choose('c', 'ab'), ['a-c'], 'wrong_shape'],
  ['two options', multiple, ['a', 'c'], null],
  ['one option', multiple, ['a'], 'too_few_chosen'],
  ['three options', multiple, ['a', 'b', 'c'], 'too_many_chosen'],
  ['an option twice', multiple, ['a', 'a'], 'chosen_twice'],
  ['one option without a list', multiple, 'a', 'wrong_shape'],
  ['a number', number, 2.5, null],
  ['a small number', number, -1.1, 'too_small'],
  ['a large number', number, 2.6, 'too_large'],
  ['too many decimals', number, 1.25, 'too_many_decimals'],
  ['no number', number, Number.NaN, 'wrong_shape'],
  ['a number as text', number, '1', 'wrong_shape'],
  ['a leap day', date, '2024-02-29', null],
  ['a day that is not', date, '2023-02-29', 'wrong_shape'],
  ['an early day', date, '2024-01-31', 'too_early'],
  ['a late day', date, '2024-03-02', 'too_late'],
  ['a photo', ask('f', 'photo'), ['file-1'], null],
  ['two photos', ask('f', 'photo'), ['file-1', 'file-2'], 'too_many_photos'],
  ['a photo by its address', ask('f', 'photo'), ['../x'], 'wrong_shape'],
  ['a person', ask('w', 'person'), 12, null],
  ['nobody', ask('w', 'person'), 0, 'wrong_shape'],
  ['a product', ask('p', 'product'), 'Paracetamol 500', null],
  ['a case', ask('k', 'case'), 'NC_3066', null],
  ['no case', ask('k', 'case'), '3066', 'wrong_shape'],
];

describe('what an answer may be', { timeout: 60_000 }, () => {
  it.each(refused)('%s', (_, question, value, code) => {
    expect(objectionTo(question, value)?.code ?? null).toBe(code);
    const { filling, problems } = parseFilling(asking(question), { answers: { [question.id]: value } });
    expect(problems.map((problem) => problem.code)).toEqual(code ? [code] : []);
    const isKept = code === null || code === 'too_short' || code === 'too_few_chosen';
    expect(filling.answers).toEqual(isKept ? { [question.id]: value } : {});
  });

  it('names the place of what it does not know, and never throws', () => {
    const template = templateOf(
      sectionOf('s', [pageOf('p', [ask('t', 'short_answer')])], { repeat: { min: 0, max: 1 } }),
    );
    expect(codes(template, { t: 'x', constructor: 'x' })).toEqual(['wrong_section t', 'unknown_question constructor']);
    const two = [{ id: 'i' }, { id: 'i' }];
    expect(codes(template, {}, { s: two })).toEqual(['too_many_instances s']);
    expect(codes(template, {}, { z: [] })).toEqual(['unknown_question z']);
    fc.assert(
      fc.property(randomTemplates(), fc.jsonValue(), (random, raw) => {
        parseFilling(random, raw);
        parseFilling(random, { answers: raw, repeats: raw });
      }),
      { numRuns: 100 },
    );
  });

  it('counts decimals as they are written', () => {
    expect([0.1, 1.1, 2.3, 4.35, 1e-6].map((value) => isOnGrid(value, 6))).toEqual([true, true, true, true, true]);
    expect(isOnGrid(0.1 + 0.2, 6)).toBe(false);
  });
});

describe('what is shown', { timeout: 60_000 }, () => {
  const template = asking(
    choose('q1', 'ab'),
    ask('q2', 'short_answer', { visibleWhen: when('q1', anyOf('a-q1')), required: true }),
    ask('q3', 'short_answer', { visibleWhen: when('q2', answered), required: true }),
    ask('q4', 'short_answer', { visibleWhen: when('q2', unanswered) }),
  );

  it('hides what hangs on a hidden answer, and neither asks for it nor keeps it', () => {
    expect(codes(template, { q1: 'a-q1' })).toEqual(['required q2']);
    expect(codes(template, { q1: 'a-q1', q2: 'x' })).toEqual(['required q3']);
    const hidden = { answers: { q1: 'b-q1', q2: 'x', q3: 'y', q4: 'z' }, repeats: {} };
    expect(codes(template, hidden.answers)).toEqual([]);
    expect(keptFilling(template, hidden)).toEqual({ answers: { q1: 'b-q1', q4: 'z' }, repeats: {} });
  });

  it('hides whatever hangs on itself', () => {
    const loop = asking(
      ask('q1', 'short_answer', { visibleWhen: when('q2', unanswered) }),
      ask('q2', 'short_answer', { visibleWhen: when('q1', unanswered) }),
    );
    expect(visibilityOf(loop, emptyFilling).shown).toEqual([]);
  });

  it('looks in a repeatable section at the same instance, and outside it not in', () => {
    const inner = ask('in2', 'short_answer', { visibleWhen: when('in1', anyOf('a-in1')), required: true });
    const repeated = templateOf(
      sectionOf('s1', [pageOf('p1', [choose('in1', 'ab'), inner])], { repeat: { min: 2, max: 3 } }),
      sectionOf('s2', [pageOf('p2', [ask('out', 'short_answer', { visibleWhen: when('in1', answered) })])]),
    );
    const said: Filling['repeats'] = {
      s1: [
        { id: 'i1', answers: { in1: 'a-in1' } },
        { id: 'i2', answers: { in1: 'b-in1', in2: 'x' } },
      ],
    };
    expect(codes(repeated, {}, said)).toEqual(['required in2@i1']);
    expect(codes(repeated, {}, {})).toEqual(['too_few_instances s1']);
    const visibility = visibilityOf(repeated, { answers: {}, repeats: said });
    expect(visibility.isShown('out')).toBe(false);
    expect(visibility.shown.map(({ questionId, instanceId }) => [questionId, instanceId])).toEqual([
      ['in1', 'i1'],
      ['in2', 'i1'],
      ['in1', 'i2'],
    ]);
    expect(keptFilling(repeated, { answers: {}, repeats: said }).repeats.s1?.[1]?.answers).toEqual({ in1: 'b-in1' });
  });

  it('keeps nothing more when asked again, and shows the same', () => {
    fc.assert(
      fc.property(randomTemplates(), fc.infiniteStream(fc.nat({ max: 5 })), (template, choices) => {
        const pick = () => choices.next().value ?? 0;
        const answers = Object.fromEntries(
          allQuestions(template).flatMap(({ id, options }) => {
            const option = options[pick()];
            return option ? [[id, option.id]] : pick() > 2 ? [[id, 'x']] : [];
          }),
        );
        const kept = keptFilling(template, { answers, repeats: {} });
        expect(keptFilling(template, kept)).toEqual(kept);
        const before = visibilityOf(template, { answers, repeats: {} }).shown;
        expect(visibilityOf(template, kept).shown).toEqual(before);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the score', { timeout: 60_000 }, () => {
  const option = (id: string, score: number | null, critical = false) => ({ ...newOption(id, id), score, critical });
  const template = asking(
    ask('q1', 'single_choice', { options: [option('yes', 10), option('no', 0, true)], finding: anyOf('no') }),
    ask('q2', 'multiple_choice', {
      options: [option('x', 3), option('y', 2), option('z', 1)],
      properties: { minChosen: null, maxChosen: 2 },
      visibleWhen: when('q1', anyOf('no')),
    }),
  );

  it('counts what is shown, and says where a critical option was chosen', () => {
    const fine = { answers: { q1: 'yes', q2: ['x'] }, repeats: {} };
    expect(scoreOf(template, fine)).toEqual({ points: 10, possible: 10, percent: 100, criticalFails: [] });
    expect(findingsOf(template, fine)).toEqual([]);
    const failed = { answers: { q1: 'no', q2: ['x', 'z'] }, repeats: {} };
    const place = { questionId: 'q1', instanceId: null };
    expect(scoreOf(template, failed)).toEqual({
      points: 4,
      possible: 15,
      percent: (100 * 4) / 15,
      criticalFails: [place],
    });
    expect(findingsOf(template, failed)).toEqual([place]);
  });

  it('has no percentage where nothing gives points', () => {
    expect(scoreOf(asking(choose('q', 'ab')), emptyFilling).percent).toBeNull();
  });
});
