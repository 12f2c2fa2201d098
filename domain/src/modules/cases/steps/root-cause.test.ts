import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addCause,
  addObjection,
  bonesOf,
  markObjection,
  moveBeside,
  moveObjection,
  moveUnder,
  outline,
  removeCause,
  rootCausesOf,
  thereforeOf,
} from './cause-tree';
import {
  type Cause,
  type CauseChanges,
  type Causes,
  maxWhys,
  newCause,
  normalizeCauses,
  rootCause,
  rootCauseFaults,
  rootCauseGaps,
} from './root-cause';

const id = (name: string) => `cause-${name.padStart(6, '0')}`;
const changed = (causes: Causes, changes: CauseChanges): Causes => normalizeCauses({ ...causes, ...changes });
const grow = (...steps: [name: string, under: string | null][]): Causes =>
  steps.reduce<Causes>(
    (causes, [name, under]) => changed(causes, addCause(causes, id(name), under && id(under), `why ${name}`)),
    {},
  );
const numbers = (causes: Causes) => outline(causes).map(({ id: one, number }) => `${number} ${one.slice(-1)}`);
const root = (causes: Causes, name: string, more: Partial<Cause> = {}): Causes =>
  changed(causes, { [id(name)]: { ...(causes[id(name)] as Cause), isRootCause: true, ...more } });

describe('the tree of whys', () => {
  const tree = grow(['a', null], ['b', 'a'], ['c', 'b'], ['d', 'a'], ['e', null]);

  it('numbers each cause by its place', () => {
    expect(numbers(tree)).toEqual(['1 a', '1.1 b', '1.1.1 c', '1.2 d', '2 e']);
  });

  it('holds what its own schema accepts', () => {
    expect(rootCause.safeParse(tree).success).toBe(true);
    expect(rootCause.safeParse({ [id('a')]: { ...newCause(null, 1, 'x'), text: ' ' } }).success).toBe(false);
    expect(rootCause.safeParse({ nonsense: newCause(null, 1, 'x') }).success).toBe(false);
  });

  it('goes no deeper than five whys below a primary cause', () => {
    const deep = grow(['0', null], ['1', '0'], ['2', '1'], ['3', '2'], ['4', '3'], ['5', '4']);
    expect(outline(deep).at(-1)).toMatchObject({ number: '1.1.1.1.1.1', depth: maxWhys });
    expect(addObjection(deep, id('4'))).toBeNull();
    expect(addObjection(deep, id('5'))?.values).toEqual({ n: 5 });
  });

  it('offers no why under a root cause, and no root cause above a why', () => {
    const marked = root(tree, 'c');
    expect(addObjection(marked, id('c'))).not.toBeNull();
    expect(moveObjection(marked, id('e'), id('c'))).not.toBeNull();
    expect(markObjection(marked, id('b'))).not.toBeNull();
    expect(markObjection(marked, id('d'))).toBeNull();
  });

  it('moves a cause among its siblings, at both ends not at all', () => {
    expect(numbers(changed(tree, moveBeside(tree, id('d'), -1)))).toEqual(['1 a', '1.1 d', '1.2 b', '1.2.1 c', '2 e']);
    expect(numbers(changed(tree, moveBeside(tree, id('a'), 1)))[0]).toBe('1 e');
    expect(moveBeside(tree, id('b'), -1)).toEqual({});
    expect(moveBeside(tree, id('e'), 1)).toEqual({});
  });

  it('keeps the order however often two causes change places', () => {
    let causes = grow(['a', null], ['b', null], ['c', null]);
    for (let n = 0; n < 400; n += 1) causes = changed(causes, moveBeside(causes, id(n % 2 ? 'b' : 'c'), -1));
    expect(outline(causes)).toHaveLength(3);
    const moved = changed(causes, moveBeside(causes, outline(causes)[2]?.id ?? '', -1));
    expect(outline(moved)[1]?.id).toBe(outline(causes)[2]?.id);
  });

  it('moves a cause with its whys under another one, never under its own', () => {
    expect(numbers(changed(tree, moveUnder(tree, id('b'), id('e'))))).toEqual([
      '1 a',
      '1.1 d',
      '2 e',
      '2.1 b',
      '2.1.1 c',
    ]);
    expect(moveObjection(tree, id('a'), id('c'))).not.toBeNull();
    expect(moveObjection(tree, id('a'), id('a'))).not.toBeNull();
    expect(moveObjection(tree, id('b'), id('a'))).not.toBeNull();
    expect(moveObjection(tree, id('b'), null)).toBeNull();
    const deep = grow(['0', null], ['1', '0'], ['2', '1'], ['3', '2'], ['4', '3'], ['x', null], ['y', 'x']);
    expect(moveObjection(deep, id('x'), id('3'))).toBeNull();
    expect(moveObjection(deep, id('x'), id('4'))).not.toBeNull();
  });

  it('takes a cause out with all its whys', () => {
    expect(numbers(changed(tree, removeCause(tree, id('a'))))).toEqual(['1 e']);
  });

  it('reads back from the root to the problem', () => {
    expect(thereforeOf(tree, id('c'))).toEqual(['why c', 'why b', 'why a']);
  });

  it('groups root causes by M for the diagram', () => {
    const marked = root(root(root(tree, 'c', { mCategory: 'Method' }), 'd'), 'e', { mCategory: 'Machines' });
    expect(bonesOf(marked).map(({ category, roots }) => [category, roots.map(({ number }) => number)])).toEqual([
      ['Machines', ['2']],
      ['Method', ['1.1.1']],
      [null, ['1.2']],
    ]);
    expect(rootCausesOf(marked)).toHaveLength(3);
  });
});

describe('what the rules leave of it', () => {
  const tree = grow(['a', null], ['b', 'a']);

  it('classifies root causes only, and explains Manpower only', () => {
    const marked = root(tree, 'b', { mCategory: 'Manpower', type: 'Principale', systemFailure: 'Formé et habilité.' });
    expect(marked[id('b')]).toMatchObject({ mCategory: 'Manpower', systemFailure: 'Formé et habilité.' });
    expect(root(marked, 'b', { mCategory: 'Method' })[id('b')]?.systemFailure).toBe('');
    const unmarked = changed(marked, { [id('b')]: { ...(marked[id('b')] as Cause), isRootCause: false } });
    expect(unmarked[id('b')]).toMatchObject({ mCategory: null, type: null, systemFailure: '' });
  });

  it('R35 Manpower asks why it is not a system failure', () => {
    expect(rootCauseFaults(root(tree, 'b', { mCategory: 'Manpower' }))).toHaveLength(1);
    expect(rootCauseFaults(root(tree, 'b', { mCategory: 'Manpower', systemFailure: ' ' }))).toHaveLength(1);
    expect(rootCauseFaults(root(tree, 'b', { mCategory: 'Manpower', systemFailure: 'Formé.' }))).toEqual([]);
    expect(rootCauseFaults(root(tree, 'b', { mCategory: 'Machines' }))).toEqual([]);
  });

  it('advises on what is open, and is silent when nothing is', () => {
    const proven = {
      mCategory: 'Method',
      type: 'Principale',
      evidence: [{ text: 'GM-L4-07', attachmentId: null }],
    } as const;
    expect(rootCauseGaps({})).toHaveLength(1);
    expect(rootCauseGaps(tree)).toHaveLength(1);
    expect(rootCauseGaps(root(tree, 'b'))).toHaveLength(2);
    expect(rootCauseGaps(root(tree, 'b', { ...proven, evidence: [...proven.evidence] }))).toEqual([]);
  });
});

describe('two people at one tree lose nothing', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const anyTree = fc
    .array(fc.tuple(fc.constantFrom(...names), fc.option(fc.constantFrom(...names)), fc.boolean()), { maxLength: 8 })
    .map((rows) =>
      Object.fromEntries(
        rows.map(([name, parent, isRootCause], at) => [
          id(name),
          { ...newCause(parent && id(parent), at, `why ${name}`), isRootCause },
        ]),
      ),
    );

  it('whatever was written apart comes together as a tree that holds every cause', () => {
    fc.assert(
      fc.property(anyTree, anyTree, (mine, theirs) => {
        const together = { ...theirs, ...mine };
        const settled = normalizeCauses(together);
        const lines = outline(settled);
        expect(lines.map((line) => line.id).sort()).toEqual(Object.keys(together).sort());
        expect(Math.max(0, ...lines.map(({ depth }) => depth))).toBeLessThanOrEqual(maxWhys);
        expect(lines.every(({ hasWhys, cause }) => !(hasWhys && cause.isRootCause))).toBe(true);
        expect(normalizeCauses(settled)).toEqual(settled);
      }),
    );
  });
});
