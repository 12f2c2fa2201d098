import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Page, Question, Template } from '../template/model';
import {
  all,
  answered,
  anyOf,
  ask,
  choose,
  noneOf,
  pageOf,
  sectionOf,
  templateOf,
  unanswered,
  when,
} from '../testing/small-templates';
import { checkTemplate } from './check';

interface Seed {
  readonly page: (at: number, required: boolean) => { readonly page: Page; readonly faults: readonly string[] };
}
const required = (isRequired: boolean, id: string) => (isRequired ? [`required_never_shown ${id}`] : []);

/** Each makes a page with its own questions and says what the checker has to name there. */
const seeds: Readonly<Record<string, Seed['page']>> = {
  nothing: (at) => ({
    page: pageOf(`f${at}`, [
      choose(`f${at}-a`, 'abc'),
      ask(`f${at}-b`, 'date', {
        visibleWhen: all([`f${at}-a`, noneOf(`a-f${at}-a`)], [`f${at}-a`, anyOf(`b-f${at}-a`)]),
      }),
    ]),
    faults: [],
  }),
  impossible: (at, isRequired) => {
    const rule = all([`f${at}-a`, anyOf(`a-f${at}-a`)], [`f${at}-a`, anyOf(`b-f${at}-a`)]);
    const hidden = ask(`f${at}-b`, 'date', { visibleWhen: rule, required: isRequired });
    const faults = [`never_shown f${at}-b`, `impossible_rule f${at}-b`, ...required(isRequired, `f${at}-b`)];
    return { page: pageOf(`f${at}`, [choose(`f${at}-a`, 'abc'), hidden]), faults };
  },
  pair: (at, isRequired) => {
    const hidden = ask(`f${at}-b`, 'number', { visibleWhen: when('gate', anyOf('b-gate')), required: isRequired });
    const faults = [`never_shown f${at}-b`, `contradicting_rules f${at} f${at}-b`, ...required(isRequired, `f${at}-b`)];
    return { page: pageOf(`f${at}`, [hidden], { visibleWhen: when('gate', anyOf('a-gate')) }), faults };
  },
  distantPair: (at, isRequired) => {
    const first = ask(`f${at}-a`, 'date', { visibleWhen: when('gate', anyOf('c-gate')) });
    const rule = all([`f${at}-a`, { is: 'date_within', from: '2026-01-01', to: null }], ['gate', noneOf('c-gate')]);
    const hidden = ask(`f${at}-b`, 'date', { visibleWhen: rule, required: isRequired });
    const faults = [
      `never_shown f${at}-b`,
      `contradicting_rules f${at}-a f${at}-b`,
      ...required(isRequired, `f${at}-b`),
    ];
    return { page: pageOf(`f${at}`, [first, hidden]), faults };
  },
  loop: (at, isRequired) => {
    const one = ask(`f${at}-a`, 'date', { visibleWhen: when(`f${at}-c`, answered), required: isRequired });
    const two = ask(`f${at}-b`, 'date', { visibleWhen: when(`f${at}-a`, unanswered) });
    const three = ask(`f${at}-c`, 'date', { visibleWhen: when(`f${at}-b`, answered) });
    return { page: pageOf(`f${at}`, [one, two, three]), faults: [`loop f${at}-a f${at}-b f${at}-c`] };
  },
  onlyInDrafts: (at, isRequired) => {
    const first = ask(`f${at}-a`, 'long_answer', { required: true });
    const hidden = ask(`f${at}-b`, 'photo', { visibleWhen: when(`f${at}-a`, unanswered), required: isRequired });
    return { page: pageOf(`f${at}`, [first, hidden]), faults: required(isRequired, `f${at}-b`) };
  },
  deadOption: (at) => {
    const inner = ask(`f${at}-a`, 'date', { visibleWhen: when('gate', anyOf('a-gate', 'b-gate')) });
    const page = pageOf(`f${at}`, [inner], { visibleWhen: when('gate', noneOf('b-gate')) });
    return { page, faults: [`unreachable_option f${at}-a b-gate`] };
  },
  outOfRange: (at, isRequired) => {
    const number = ask(`f${at}-a`, 'number', { properties: { min: 0, max: 14, decimals: 1, unit: 'pH' } });
    const rule = when(`f${at}-a`, { is: 'number_outside', from: -1, to: 14 });
    const hidden = ask(`f${at}-b`, 'date', { visibleWhen: rule, required: isRequired });
    const faults = [`never_shown f${at}-b`, `impossible_rule f${at}-b`, ...required(isRequired, `f${at}-b`)];
    return { page: pageOf(`f${at}`, [number, hidden]), faults };
  },
  gone: (at) => {
    const page = pageOf(`f${at}`, [ask(`f${at}-a`, 'date', { visibleWhen: when(`f${at}-gone`, unanswered) })]);
    return { page, faults: [`missing_question f${at}-a f${at}-gone`] };
  },
};

/** Questions that can all be shown: each hangs on one answer of one that can be shown as well. */
const sound = fc.array(fc.tuple(fc.nat(), fc.nat({ max: 2 }), fc.boolean()), { maxLength: 12 }).map((links) => {
  const questions: Question[] = [choose('gate', 'abc')];
  for (const [at, [source, option, isRequired]] of links.entries()) {
    const on = questions[source % questions.length] ?? questions[0];
    const visibleWhen = on && when(on.id, anyOf(on.options[option]?.id ?? ''));
    questions.push(choose(`q${at}`, 'abc', { visibleWhen, required: isRequired }));
  }
  return pageOf('sound', questions);
});

const seeded = fc
  .tuple(
    sound,
    fc.array(fc.tuple(fc.constantFrom(...Object.keys(seeds)), fc.boolean()), { minLength: 1, maxLength: 4 }),
  )
  .map(([page, chosen]) => {
    const planted = chosen.flatMap(([name, isRequired], at) => seeds[name]?.(at, isRequired) ?? []);
    const template: Template = templateOf(sectionOf('s', [page, ...planted.map((one) => one.page)]));
    return { template, faults: planted.flatMap((one) => one.faults) };
  });

it('finds every fault that was planted in 1,000 templates, and invents none', { timeout: 60_000 }, () => {
  let planted = 0;
  fc.assert(
    fc.property(seeded, ({ template, faults }) => {
      planted += faults.length;
      const found = checkTemplate(template).faults.map(({ code, ids }) => [code, ...ids].join(' '));
      expect(found.sort()).toEqual(faults.toSorted());
    }),
    { numRuns: 1000 },
  );
  expect(planted).toBeGreaterThan(1000);
});
