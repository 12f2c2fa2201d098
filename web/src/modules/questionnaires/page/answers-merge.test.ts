// @vitest-environment happy-dom
import type { FlatFilling } from '@vigie/domain/modules/questionnaires/answers/flat-filling';
import { ask, asking } from '@vigie/domain/modules/questionnaires/testing/small-templates';
import { describe, expect, it } from 'vitest';
import type { Kept } from '../../../platform/autosave/rules';
import { flatChanges, isKeptHere, keptChanges } from './answers-autosave';
import { answersStrategy, withoutOrphans } from './answers-merge';

const { merge, conflicts } = answersStrategy;

describe('answers of two devices', () => {
  it('join where they are to different questions, and ask where they are to the same', () => {
    const base = { q1: 'a', q2: 'b' };
    const mine = { q1: 'mine', q2: 'b', q3: 'new' };
    expect(merge(base, mine, { q1: 'a', q2: 'theirs' })).toEqual({ q1: 'mine', q2: 'theirs', q3: 'new' });
    expect(conflicts(base, mine, { q1: 'a', q2: 'theirs' })).toEqual([]);
    expect(conflicts(base, mine, { q1: 'theirs', q2: 'b' })).toEqual(['q1']);
    expect(conflicts(base, mine, { q1: 'mine', q2: 'b' })).toEqual([]);
  });

  it('keep the instances that either added, and lose those that either removed', () => {
    const base = { 's/': ['i1', 'i2'], 's/i1/q': 'one', 's/i2/q': 'two' };
    const mine = { 's/': ['i1', 'i2', 'i3'], 's/i1/q': 'one', 's/i2/q': 'two', 's/i3/q': 'three' };
    const theirs = { 's/': ['i2', 'i4'], 's/i2/q': 'two', 's/i4/q': 'four' };
    expect(conflicts(base, mine, theirs)).toEqual([]);
    expect(merge(base, mine, theirs)).toEqual({
      's/': ['i2', 'i4', 'i3'],
      's/i2/q': 'two',
      's/i3/q': 'three',
      's/i4/q': 'four',
    });
  });

  it('keep an instance, with all its answers, that one removed while the other answered in it', () => {
    const base = { 's/': ['i1', 'i2'], 's/i1/q': 'one', 's/i1/r': 'old' };
    const answered = { ...base, 's/i1/r': 'new' };
    const removed = { 's/': ['i2'] };
    const whole = { 's/': ['i2', 'i1'], 's/i1/q': 'one', 's/i1/r': 'new' };
    expect(merge(base, answered, { ...removed, 's/': ['i2', 'i3'] })['s/']).toEqual(['i2', 'i3', 'i1']);
    expect(merge(base, { ...answered, 's/': ['i1', 'i2', 'i9'] }, removed)).toEqual({
      ...whole,
      's/': ['i2', 'i1', 'i9'],
    });
    expect(merge(base, removed, { ...answered, 's/': ['i1', 'i2', 'i9'] })).toMatchObject({ 's/i1/r': 'new' });
  });

  it('leave nothing of an instance that is not listed, nor of what was taken out', () => {
    expect(withoutOrphans({ q1: null, 's/': ['i1'], 's/i1/q': 'a', 's/i2/q': 'b' })).toEqual({
      's/': ['i1'],
      's/i1/q': 'a',
    });
  });
});

describe('what is sent', () => {
  it('is what changed, with null for what was taken out', () => {
    expect(flatChanges({ q1: 'a', q2: 'b' }, { q1: 'a', q3: ['x'] })).toEqual({ q2: null, q3: ['x'] });
  });

  it('is nothing that the server would refuse; what is only incomplete is', () => {
    const template = asking(
      ask('q1', 'number', { properties: { min: 0, max: 8, decimals: 0, unit: '' } }),
      ask('q2', 'short_answer', { properties: { minLength: 5, maxLength: null } }),
    );
    expect(isKeptHere(template, 'q1', 9)).toBe(true);
    expect(isKeptHere(template, 'q1', 'cold')).toBe(true);
    expect(isKeptHere(template, 'q1', 8)).toBe(false);
    expect(isKeptHere(template, 'q2', 'abc')).toBe(false);
    expect(isKeptHere(template, 's/', null)).toBe(false);
  });
});

describe('what a device keeps of the answers', () => {
  const listed = { 's/': ['i1'], 's/i1/q': 'one' };
  const base = { same: 'a', changed: 'b', removed: 'c', ...listed };
  const content = { same: 'a', changed: 'mine', added: 'd', ...listed };
  const keep = () => {
    const disk: { kept: Kept<FlatFilling> | null } = { kept: null };
    const store = {
      read: () => disk.kept,
      keep(kept: Kept<FlatFilling>) {
        disk.kept = kept;
      },
      drop: () => {},
    };
    keptChanges(store, base).keep({ version: 3, base, content, reason: null });
    return { disk, readWith: (stored: FlatFilling) => keptChanges(store, stored).read() };
  };

  it('is what was answered here, and instances as a whole', () => {
    expect(keep().disk.kept).toEqual({
      version: 3,
      reason: null,
      base: { changed: 'b', removed: 'c', ...listed },
      content: { changed: 'mine', added: 'd', ...listed },
    });
  });

  it('reads back as it was, and joins with another device as if all had been kept', () => {
    const { readWith } = keep();
    expect(readWith(base)).toEqual({ version: 3, reason: null, base, content });
    const theirs = { ...base, same: 'theirs', new: 'e', 's/i1/q': 'two' };
    const read = readWith(theirs);
    expect(read && merge(read.base, read.content, theirs)).toEqual(merge(base, content, theirs));
    const opposed = { ...theirs, changed: 'other' };
    const other = readWith(opposed);
    expect(other && conflicts(other.base, other.content, opposed)).toEqual(conflicts(base, content, opposed));
    expect(other?.content).toMatchObject({ same: 'theirs', changed: 'mine' });
  });
});
