import { describe, expect, it } from 'vitest';
import { type GivenAnswer, mergeAnswers, withGiven } from './merge-answers';

const given = (answer: string | null, base: string | null, key = 'q'): GivenAnswer => ({ key, answer, base });

interface Waiting {
  readonly answer: unknown;
  readonly userId: number;
}
type State = Parameters<typeof mergeAnswers<Waiting & { answer: string | null }>>[0];

const by =
  (userId: number) =>
  (state: State, ...answers: readonly GivenAnswer[]): State =>
    mergeAnswers(state, answers, (answer) => ({ answer: answer as string | null, userId }));
const [nadia, paul] = [by(1), by(2)];
const empty: State = { answers: {}, rivals: {} };

describe('answers of several people', () => {
  it('replace what their author saw, and are taken away again', () => {
    const one = nadia(empty, given('yes', null), given('A', null, 'r'));
    expect(one).toEqual({ answers: { q: 'yes', r: 'A' }, rivals: {} });
    expect(paul(one, given('no', 'yes'), given(null, 'A', 'r'))).toEqual({ answers: { q: 'no' }, rivals: {} });
  });

  it('are both kept where one was given meanwhile, and the same one only once', () => {
    const both = paul(nadia(empty, given('yes', null)), given('no', null));
    expect(both).toEqual({ answers: { q: 'yes' }, rivals: { q: [{ answer: 'no', userId: 2 }] } });
    expect(paul(both, given('no', null))).toEqual(both);
    expect(nadia(both, given('no', null))).toEqual(both);
    expect(paul(both, given('yes', null))).toEqual(both);
  });

  it('of one author follow one another, also while another stands', () => {
    const both = paul(nadia(empty, given('yes', null)), given('no', null));
    const changed = paul(both, given('perhaps', 'no'));
    expect(changed).toEqual({ answers: { q: 'yes' }, rivals: { q: [{ answer: 'perhaps', userId: 2 }] } });
    expect(paul(changed, given('yes', 'perhaps'))).toEqual({ answers: { q: 'yes' }, rivals: {} });
    // Somebody else saw nothing of it.
    expect(by(3)(both, given('perhaps', 'no')).rivals.q).toHaveLength(2);
  });

  it('lose none whatever the order in which two phones come back', () => {
    const phones = [
      [given('A1', null), given('A2', 'A1')],
      [given('B1', null), given('B2', 'B1')],
    ] as const;
    const orders = [
      [0, 0, 1, 1],
      [0, 1, 0, 1],
      [0, 1, 1, 0],
      [1, 0, 0, 1],
      [1, 0, 1, 0],
      [1, 1, 0, 0],
    ];
    for (const order of orders) {
      const sent = [0, 0];
      let state = empty;
      for (const phone of order) {
        const next = phones[phone]?.[sent[phone] ?? 0];
        sent[phone] = (sent[phone] ?? 0) + 1;
        if (next) state = by(phone)(state, next);
      }
      const kept = [state.answers.q, ...(state.rivals.q ?? []).map(({ answer }) => answer)];
      expect(kept.toSorted(), order.join()).toEqual(['A2', 'B2']);
    }
  });
});

it('a device shows what it has given, whatever the server knows of it', () => {
  const known = { q: 'yes', r: 'A' };
  expect(withGiven(known, [given('no', 'yes'), given(null, 'A', 'r'), given('new', null, 's')])).toEqual({
    q: 'no',
    s: 'new',
  });
  expect(withGiven(known, [])).toBe(known);
});
