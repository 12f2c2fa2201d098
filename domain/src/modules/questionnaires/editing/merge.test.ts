import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newQuestion, template as schema, type Template } from '../template/model';
import { structureProblems } from '../template/structure';
import { editsFrom } from '../testing/random-edits';
import { templateFromSeed } from '../testing/random-templates';
import { ask, choose, pageOf, sectionOf, templateOf } from '../testing/small-templates';
import { applyAll } from './apply';
import { flatten } from './flat';
import { mergeOperations } from './merge';
import type { Operation } from './operations';
import { sameJson } from './same-json';

const randomTemplates = () => fc.nat().map((seed) => templateFromSeed(seed));
const someNumbers = (edits: number) => fc.array(fc.nat({ max: 1000 }), { maxLength: 4 * edits });

const base = templateOf(
  sectionOf('s1', [pageOf('p1', [choose('q1', 'ab'), ask('q2', 'date')]), pageOf('p2', [ask('q3', 'date')])]),
  sectionOf('s2', [pageOf('p3', [])]),
);
const merge = (template: Template, first: readonly Operation[], second: readonly Operation[]) => {
  const merged = mergeOperations(template, first, second);
  if (merged.refusal) throw new Error(merged.refusal.code);
  return merged;
};
const after = (template: Template, operations: readonly Operation[]) => {
  const applied = applyAll(template, operations);
  if ('refusal' in applied) throw new Error(applied.refusal.code);
  return applied.template;
};
const questions = ({ sections }: Template) =>
  sections.flatMap(({ pages }) => pages.map((page) => page.questions.map(({ id }) => id).join(' ')));
const add = (id: string, parentId: string, behind: string | null): Operation => ({
  op: 'add',
  parentId,
  after: behind,
  node: { kind: 'question', question: newQuestion(id, 'date') },
});
const title = (id: string, text: string): Operation => ({ op: 'change', id, set: { title: text } });
const remove = (id: string): Operation => ({ op: 'delete', id });
const codes = (first: readonly Operation[], second: readonly Operation[]) =>
  merge(base, first, second).conflicts.map(({ code, id }) => `${code} ${id}`);

describe('two designers', { timeout: 60_000 }, () => {
  it('add at one place: both are there, the smaller id first', () => {
    const [mine, yours] = [[add('m1', 'p1', 'q1'), add('m2', 'p1', 'm1')], [add('a1', 'p1', 'q1')]];
    expect(questions(merge(base, mine, yours).template)[0]).toBe('q1 a1 m1 m2 q2');
    expect(merge(base, yours, mine)).toEqual(merge(base, mine, yours));
  });

  it('change one field: the first holds, and both values are named', () => {
    const { template, conflicts } = merge(base, [title('q1', 'Mine')], [title('q1', 'Yours')]);
    expect(template.sections[0]?.pages[0]?.questions[0]?.title).toBe('Mine');
    expect(conflicts).toMatchObject([
      { code: 'both_changed', id: 'q1', field: 'title', first: 'Mine', second: 'Yours' },
    ]);
    expect(codes([title('q1', 'Same')], [title('q1', 'Same')])).toEqual([]);
    expect(codes([title('q1', 'Mine')], [{ op: 'change', id: 'q1', set: { required: true } }])).toEqual([]);
  });

  it.each([
    ['change it', [title('q3', 'Kept')]],
    ['add to it', [add('new', 'p2', 'q3')]],
    ['move into it', [{ op: 'move', id: 'q1', parentId: 'p2', after: null }]],
    ['move it', [{ op: 'move', id: 'p2', parentId: 's2', after: null }]],
  ] as [string, Operation[]][])('delete what the other works in (%s): it stays, and both are named', (_, work) => {
    const kept = after(base, work);
    expect(merge(base, [remove('p2')], work).template).toEqual(kept);
    expect(merge(base, work, [remove('p2')]).template).toEqual(kept);
    expect(codes([remove('p2')], work)).toEqual(['deleted_and_changed p2']);
  });

  it('save what one takes out of a page that the other deletes', () => {
    const { template, conflicts } = merge(
      base,
      [{ op: 'move', id: 'q3', parentId: 'p3', after: null }],
      [remove('p2')],
    );
    expect(questions(template)).toEqual(['q1 q2', 'q3']);
    expect(conflicts.map(({ code, id }) => `${code} ${id}`)).toEqual(['deleted_and_changed q3']);
  });

  it('move one thing to two places: the first holds', () => {
    const to = (parentId: string): Operation => ({ op: 'move', id: 'q1', parentId, after: null });
    expect(codes([to('p2')], [to('p3')])).toEqual(['both_moved q1']);
    expect(codes([to('p2')], [to('p2')])).toEqual([]);
  });

  const random = fc.tuple(randomTemplates(), someNumbers(5), someNumbers(5)).map(([template, mine, yours]) => ({
    template,
    mine: editsFrom(template, 'm', mine),
    yours: editsFrom(template, 'y', yours),
  }));

  it('lose nothing: alone nothing changes, and what is not in conflict is there whatever the order', () => {
    fc.assert(
      fc.property(random, ({ template, mine, yours }) => {
        expect(merge(template, mine, [])).toEqual({ template: after(template, mine), conflicts: [] });
        expect(merge(template, [], mine)).toEqual({ template: after(template, mine), conflicts: [] });
        const merged = merge(template, mine, yours);
        const other = merge(template, yours, mine);
        expect(schema.parse(merged.template)).toEqual(merged.template);
        expect(structureProblems(merged.template)).toEqual([]);
        const names = (found: typeof merged) =>
          found.conflicts.map(({ code, id, field }) => `${code} ${id} ${field}`).sort();
        expect(names(merged)).toEqual(names(other));
        if (merged.conflicts.every(({ code }) => code === 'deleted_and_changed'))
          expect(merged.template).toEqual(other.template);
      }),
      { numRuns: 200 },
    );
  });

  it('find every field that one of them changed and every thing that one of them added', () => {
    fc.assert(
      fc.property(random, ({ template, mine, yours }) => {
        const { template: merged, conflicts } = merge(template, mine, yours);
        const [before, now] = [flatten(template).nodes, flatten(merged).nodes];
        const isNamed = (id: string, field: string) =>
          conflicts.some((one) => (one.id ?? '') === id && one.field === field);
        for (const [id, { fields }] of [mine, yours].flatMap((done) => [...flatten(after(template, done)).nodes])) {
          const old = before.get(id)?.fields;
          const changed = Object.entries(fields).filter(([field, value]) => !old || !sameJson(old[field], value));
          for (const [field, value] of changed.filter(([name]) => !isNamed(id, name))) {
            expect(now.get(id)?.fields[field]).toEqual(value);
          }
        }
      }),
      { numRuns: 200 },
    );
  });
});
