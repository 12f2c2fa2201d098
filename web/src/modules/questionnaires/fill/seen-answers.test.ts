import { describe, expect, it } from 'vitest';
import { seenBefore, seenChanges, withoutSent } from './seen-answers';

describe('answers that several people give', () => {
  it('are sent beside the one that their author saw, not the one that came meanwhile', () => {
    const seen = seenBefore({}, { q1: 'a' }, { q1: 'mine' });
    expect(seen).toEqual({ q1: 'a' });
    expect(seenChanges(seen, { q1: 'theirs' }, { q1: 'mine' })).toEqual([{ key: 'q1', answer: 'mine', base: 'a' }]);
  });

  it('keep what was seen first while they are changed again', () => {
    const first = seenBefore({}, {}, { q1: 'no' });
    expect(seenBefore(first, { q1: 'no' }, { q1: 'yes' })).toEqual({ q1: null });
  });

  it('that are taken out are sent as none', () => {
    expect(seenChanges({}, { q1: 'a', q2: 'b' }, { q2: 'b' })).toEqual([{ key: 'q1', answer: null, base: 'a' }]);
  });

  it('are forgotten once they were sent', () => {
    const sent = [{ key: 'q1', answer: 'no', base: null }];
    expect(withoutSent({ q1: null, q2: 'b' }, sent)).toEqual({ q2: 'b' });
  });
});
