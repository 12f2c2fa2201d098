import { describe, expect, it } from 'vitest';
import { say } from '../../../kernel/message';
import { newOption, type Template } from '../template/model';
import type { AnswerTest } from '../template/rules';
import {
  all,
  answered,
  any,
  anyOf,
  ask,
  asking,
  choose,
  noneOf,
  pageOf,
  sectionOf,
  templateOf,
  unanswered,
  when,
} from '../testing/small-templates';
import { checkTemplate } from './check';
import { failedTests } from './fillings';

const named = (template: Template) => checkTemplate(template).faults.map(({ code, ids }) => [code, ...ids].join(' '));
const between = (from: number | null, to: number | null): AnswerTest => ({ is: 'number_within', from, to });

describe('the checker', { timeout: 60_000 }, () => {
  it('finds nothing in a template without rules, and reaches all of it with one filling', () => {
    const { faults, fillings } = checkTemplate(asking(choose('q1', 'ab'), ask('q2', 'date')));
    expect(faults).toEqual([]);
    expect(fillings.map(({ shown, isComplete }) => [shown, isComplete])).toEqual([[['q1', 'q2'], true]]);
  });

  it('needs a filling for each branch, and takes along what it can', () => {
    const { fillings } = checkTemplate(
      asking(
        choose('q1', 'ab'),
        ask('q2', 'date', { visibleWhen: when('q1', anyOf('a-q1')) }),
        ask('q3', 'date', { visibleWhen: when('q1', anyOf('b-q1')) }),
        ask('q4', 'date', { visibleWhen: when('q2', answered) }),
      ),
    );
    expect(fillings.map(({ shown }) => shown)).toEqual([
      ['q1', 'q2', 'q4'],
      ['q1', 'q3'],
    ]);
  });

  it('names a question that can never be shown, and the rules that contradict', () => {
    expect(
      named(
        templateOf(
          sectionOf('s1', [
            pageOf('p1', [choose('q1', 'ab'), choose('q2', 'ab', { visibleWhen: when('q1', anyOf('a-q1')) })]),
          ]),
          sectionOf(
            's2',
            [pageOf('p2', [ask('q3', 'date', { visibleWhen: when('q1', noneOf('a-q1')), required: true })])],
            {
              visibleWhen: when('q1', anyOf('a-q1')),
            },
          ),
          sectionOf('s3', [
            pageOf('p3', [ask('q4', 'date', { visibleWhen: all(['q2', answered], ['q1', anyOf('b-q1')]) })]),
            pageOf('p4', [], { visibleWhen: all(['q1', anyOf('a-q1')], ['q1', anyOf('b-q1')]) }),
          ]),
        ),
      ),
    ).toEqual([
      'never_shown q3',
      'never_shown q4',
      'required_never_shown q3',
      'contradicting_rules s2 q3',
      'contradicting_rules q2 q4',
      'impossible_rule p4',
    ]);
  });

  it('names loops, also through a page that hides itself', () => {
    expect(
      named(
        templateOf(
          sectionOf('s1', [pageOf('p1', [ask('q1', 'date')], { visibleWhen: when('q1', unanswered) })]),
          sectionOf('s2', [
            pageOf('p2', [
              ask('q2', 'date', { visibleWhen: when('q3', answered) }),
              ask('q3', 'date', { visibleWhen: when('q2', unanswered) }),
              ask('q4', 'date', { visibleWhen: when('q3', answered) }),
            ]),
          ]),
        ),
      ),
    ).toEqual(['loop q1', 'loop q2 q3', 'never_shown q4']);
  });

  it('names a required question that no complete questionnaire shows, although a draft does', () => {
    const template = asking(
      ask('q1', 'short_answer', { required: true }),
      ask('q2', 'date', { required: true, visibleWhen: when('q1', unanswered) }),
      ask('q3', 'date', { visibleWhen: when('q1', unanswered) }),
    );
    expect(named(template)).toEqual(['required_never_shown q2']);
    expect(checkTemplate(template).fillings.map(({ isComplete }) => isComplete)).toEqual([true, false]);
  });

  it('names an option of a rule that cannot have been chosen', () => {
    const rule = all(['q1', anyOf('a-q1', 'b-q1')], ['q1', noneOf('b-q1')]);
    expect(named(asking(choose('q1', 'abc'), ask('q2', 'date', { visibleWhen: rule })))).toEqual([
      'unreachable_option q2 b-q1',
    ]);
  });

  it('reckons with bounds of numbers and days, and with how many options are chosen', () => {
    const number = ask('n', 'number', { properties: { min: 0, max: 10, decimals: 1, unit: '' } });
    const outside: AnswerTest = { is: 'number_outside', from: 2.1, to: 10 };
    const gap = all(['n', outside], ['n', between(2.01, 2.09)]);
    const many = ask('m', 'multiple_choice', {
      options: ['x', 'y', 'z'].map((id) => newOption(id, id)),
      properties: { minChosen: null, maxChosen: 2 },
    });
    expect(
      named(
        asking(
          number,
          many,
          ask('q1', 'date', { visibleWhen: when('n', between(11, null)) }),
          ask('q2', 'date', { visibleWhen: gap }),
          ask('q3', 'date', { visibleWhen: all(['n', outside], ['n', between(2, 3)]) }),
          ask('q4', 'date', { visibleWhen: all(['m', anyOf('x')], ['m', anyOf('y')], ['m', anyOf('z')]) }),
          ask('q5', 'date', { visibleWhen: when('q1', { is: 'date_within', from: '2024-02-28', to: null }) }),
        ),
      ),
    ).toEqual([
      'never_shown q1',
      'never_shown q2',
      'never_shown q4',
      'never_shown q5',
      'impossible_rule q1',
      'impossible_rule q2',
      'impossible_rule q4',
    ]);
  });

  it('takes bounds as included, to the last step of the grid', () => {
    const number = ask('n', 'number', { properties: { min: null, max: null, decimals: 1, unit: '' } });
    const both = (from: number, to: number) =>
      all(['n', { is: 'number_outside', from: 3, to: 10 }], ['n', between(from, to)]);
    const days = (from: string, to: string) =>
      all(['d', { is: 'date_outside', from: '2026-03-01', to: '2026-03-31' }], ['d', { is: 'date_within', from, to }]);
    const shownWith = (visibleWhen: ReturnType<typeof all>) =>
      !named(asking(number, ask('d', 'date'), ask('q', 'photo', { visibleWhen }))).includes('never_shown q');
    expect([both(3, 10), both(2.91, 10), both(2.9, 3), both(10, 10.1)].map(shownWith)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(
      [days('2026-03-01', '2026-03-31'), days('2026-02-28', '2026-03-01'), days('2026-03-31', '2026-04-01')].map(
        shownWith,
      ),
    ).toEqual([false, true, true]);
  });

  it('names what a rule looks at and cannot see', () => {
    const repeated = sectionOf('s1', [pageOf('p1', [choose('q1', 'ab')])], { repeat: { min: 0, max: 2 } });
    const outside = [
      ask('q2', 'date', { visibleWhen: any(['q1', unanswered], ['q9', answered]) }),
      choose('q3', '', { finding: anyOf('x'), visibleWhen: any(['q2', between(1, 2)], ['q2', answered]) }),
    ];
    expect(named(templateOf(repeated, sectionOf('s2', [pageOf('p2', outside)])))).toEqual([
      'seen_from_outside q2 q1',
      'missing_question q2 q9',
      'test_does_not_fit q3 q2',
      'missing_option q3 q3',
      'no_possible_answer q3',
    ]);
  });

  it('names a missing question once, with every place that looks at it, and says no sentence twice', () => {
    const gone = any(['q9', answered], ['q9', unanswered], ['q8', answered]);
    const options = any(['q1', anyOf('x')], ['q1', noneOf('y')], ['q1', answered]);
    const template = templateOf(
      sectionOf('s1', [
        pageOf('p1', [choose('q1', 'ab'), ask('q2', 'date', { visibleWhen: gone })], {
          visibleWhen: when('q9', unanswered),
        }),
        pageOf('p2', [
          ask('q3', 'date', { visibleWhen: options }),
          ask('q4', 'date', { visibleWhen: any(['q6', answered], ['q7', answered], ['q1', answered]) }),
        ]),
      ]),
    );
    const { faults } = checkTemplate(template);
    expect(faults.map(({ code, ids, condition }) => [code, ...ids, condition])).toEqual([
      ['missing_question', 'p1', 'q2', 'q9', undefined],
      ['missing_question', 'q2', 'q8', 2],
      ['missing_option', 'q3', 'q1', undefined],
      ['missing_question', 'q4', 'q6', 'q7', undefined],
    ]);
    expect(faults[0]?.values).toEqual({ place: 'Section 1 > Page 1, Section 1 > Page 1 > Question 2', other: 'q9' });
    expect(new Set(faults.map(({ message, values }) => say('en', message, values))).size).toBe(4);
  });

  it('keeps its fillings as tests: they say what a later change hides', () => {
    const before = asking(choose('q1', 'ab'), ask('q2', 'date', { visibleWhen: when('q1', anyOf('b-q1')) }));
    const { fillings } = checkTemplate(before);
    expect(failedTests(before, fillings)).toEqual([]);
    const after = asking(choose('q1', 'ab'), ask('q2', 'date', { visibleWhen: when('q1', anyOf('a-q1')) }));
    expect(failedTests(after, fillings)).toEqual([{ test: 0, missing: ['q2'] }]);
  });

  it('says that it does not know rather than guess', () => {
    // As many holes as there are pigeons but one: a search has to try nearly every order of them.
    const holes = 8;
    const pigeons = Array.from({ length: holes + 1 }, (_, at) => choose(`q${at}`, 'abcdefgh'.slice(0, holes)));
    const places = pigeons.map(({ id }, at) => {
      const others = pigeons.slice(0, at);
      return { id, others };
    });
    const blocks = places.flatMap(({ id, others }) =>
      others.flatMap(({ id: other }) =>
        [...'abcdefgh'].map((hole) => any([id, noneOf(`${hole}-${id}`)], [other, noneOf(`${hole}-${other}`)])),
      ),
    );
    const pages = blocks.map((rule, at) => ask(`b${at}`, 'date', { visibleWhen: rule }));
    const conditions = pages.map(({ id }) => [id, answered] as const);
    const goal = ask('goal', 'date', { visibleWhen: all(...conditions) });
    const { faults } = checkTemplate(asking(...pigeons, ...pages, goal));
    expect(faults.map(({ code, ids }) => [code, ...ids])).toEqual([['undecided', 'goal']]);
  });
});
