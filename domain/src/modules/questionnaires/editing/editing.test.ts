import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newOption, newPage, newQuestion, newSection, template as schema, type Template } from '../template/model';
import { structureProblems } from '../template/structure';
import { editsFrom } from '../testing/random-edits';
import { templateFromSeed } from '../testing/random-templates';
import { ask, asking, choose, pageOf, sectionOf, templateOf } from '../testing/small-templates';
import { applyAll, applyOperation } from './apply';
import { flatten, unflatten } from './flat';
import { edit, emptyHistory, redo, undo } from './history';
import { type Operation, operation as operationSchema } from './operations';

const randomTemplates = () => fc.nat().map((seed) => templateFromSeed(seed));
const someNumbers = (edits: number) => fc.array(fc.nat({ max: 1000 }), { maxLength: 4 * edits });

const apply = (template: Template, ...operations: Operation[]) => {
  const applied = applyAll(template, operations);
  if ('refusal' in applied) throw new Error(applied.refusal.code);
  return applied.template;
};
const refusalOf = (template: Template, operation: Operation) => applyOperation(template, operation).refusal?.code;
const questionIds = ({ sections }: Template) =>
  sections.flatMap(({ pages }) => pages.map((page) => page.questions.map(({ id }) => id)));

describe('an edit', { timeout: 60_000 }, () => {
  const template = templateOf(
    sectionOf('s1', [pageOf('p1', [choose('q1', 'ab'), ask('q2', 'date')]), pageOf('p2', [ask('q3', 'date')])]),
    sectionOf('s2', []),
  );

  it('moves, adds, deletes and changes by id', () => {
    expect(questionIds(apply(template, { op: 'move', id: 'q1', parentId: 'p1', after: 'q2' }))).toEqual([
      ['q2', 'q1'],
      ['q3'],
    ]);
    expect(questionIds(apply(template, { op: 'move', id: 'q1', parentId: 'p2', after: null }))).toEqual([
      ['q2'],
      ['q1', 'q3'],
    ]);
    expect(questionIds(apply(template, { op: 'move', id: 'q1', parentId: 'p1', after: 'q1' }))).toEqual([
      ['q1', 'q2'],
      ['q3'],
    ]);
    expect(questionIds(apply(template, { op: 'delete', id: 'p1' }))).toEqual([['q3']]);
    const added = apply(template, {
      op: 'add',
      parentId: 'p2',
      after: 'gone',
      node: { kind: 'question', question: newQuestion('q4', 'photo') },
    });
    expect(questionIds(added)).toEqual([
      ['q1', 'q2'],
      ['q3', 'q4'],
    ]);
    const changed = apply(template, {
      op: 'change',
      id: 'q2',
      set: { type: 'number', properties: { min: 1, max: null, decimals: 0, unit: 'kg' } },
    });
    expect(changed.sections[0]?.pages[0]?.questions[1]).toMatchObject({ type: 'number', properties: { unit: 'kg' } });
    expect(apply(template, { op: 'change', id: null, set: { title: ' New ' } }).title).toBe('New');
  });

  it('moves an option within its question, with its score, and back', () => {
    const first = edit(template, emptyHistory, [{ op: 'move', id: 'a-q1', parentId: 'q1', after: 'b-q1' }]);
    if (first.refusal) throw new Error();
    const [a, b] = template.sections[0]?.pages[0]?.questions[0]?.options ?? [];
    expect(first.template.sections[0]?.pages[0]?.questions[0]?.options).toEqual([b, a]);
    expect(undo(first.template, first.history)).toMatchObject({ template });
  });

  it('keeps the old title for a blank one, and takes a default one as a default', () => {
    const titled = apply(template, { op: 'change', id: 's1', set: { title: '  Cleaning ' } });
    expect(titled.sections[0]?.title).toBe('Cleaning');
    expect(apply(titled, { op: 'change', id: 's1', set: { title: '   ' } }).sections[0]?.title).toBe('Cleaning');
    expect(apply(titled, { op: 'change', id: 's1', set: { title: 'Section 8' } }).sections[0]?.title).toBeNull();
  });

  it('shares everything beside its path', () => {
    const after = apply(template, { op: 'change', id: 'q2', set: { required: true } });
    expect(after.sections[1]).toBe(template.sections[1]);
    expect(after.sections[0]?.pages[1]).toBe(template.sections[0]?.pages[1]);
    expect(after.sections[0]?.pages[0]?.questions[0]).toBe(template.sections[0]?.pages[0]?.questions[0]);
  });

  it('says why it is not possible', () => {
    expect(refusalOf(template, { op: 'delete', id: 'gone' })).toBe('missing');
    expect(refusalOf(template, { op: 'move', id: 'q1', parentId: 's1', after: null })).toBe('parent_missing');
    expect(refusalOf(template, { op: 'change', id: 'q1', set: { type: 'date' } })).toBe('unreadable');
    expect(refusalOf(template, { op: 'change', id: 'q1', set: { label: 'x' } })).toBe('unreadable');
    expect(refusalOf(template, { op: 'change', id: 'a-q1', set: { label: ' ' } })).toBe('unreadable');
    const twice = { kind: 'option' as const, option: newOption('q3', 'x') };
    expect(refusalOf(template, { op: 'add', parentId: 'q1', after: null, node: twice })).toBe('id_twice');
    const crowd = templateOf(...Array.from({ length: 100 }, (_, at) => sectionOf(`s${at}`, [])));
    const one = { kind: 'section' as const, section: newSection('more') };
    expect(refusalOf(crowd, { op: 'add', parentId: null, after: null, node: one })).toBe('too_many');
  });

  it('is taken back by its inverse, and by its inverse’s inverse done again', () => {
    fc.assert(
      fc.property(randomTemplates(), someNumbers(8), (random, numbers) => {
        const operations = editsFrom(random, 'n', numbers);
        const applied = applyAll(random, operations);
        if ('refusal' in applied) throw new Error(applied.refusal.code);
        expect(operations.map((one) => operationSchema.parse(one))).toEqual(operations);
        expect(schema.parse(applied.template)).toEqual(applied.template);
        expect(structureProblems(applied.template)).toEqual([]);
        const back = applyAll(applied.template, applied.inverse);
        if ('refusal' in back) throw new Error(back.refusal.code);
        expect(back.template).toEqual(random);
        expect(apply(back.template, ...back.inverse)).toEqual(applied.template);
      }),
      { numRuns: 150 },
    );
  });

  it('is undone and redone step by step', () => {
    const first = edit(template, emptyHistory, [{ op: 'delete', id: 's1' }]);
    if (first.refusal) throw new Error();
    const second = edit(first.template, first.history, [{ op: 'change', id: 's2', set: { title: 'Two' } }]);
    if (second.refusal) throw new Error();
    const back = undo(second.template, second.history);
    if (!back || back.refusal) throw new Error();
    expect(back.template).toEqual(first.template);
    const start = undo(back.template, back.history);
    if (!start || start.refusal) throw new Error();
    expect(start.template).toEqual(template);
    expect(undo(start.template, start.history)).toBeNull();
    const again = redo(start.template, start.history);
    if (!again || again.refusal) throw new Error();
    expect(again.template).toEqual(first.template);
    expect(redo(again.template, again.history)).toMatchObject({ template: second.template });
    expect(edit(start.template, start.history, [])).toMatchObject({ history: { redo: [] } });
  });

  it('costs little in a template of 2,000 questions', () => {
    const large: Template = {
      ...asking(),
      sections: Array.from({ length: 50 }, (_, s) => ({
        ...newSection(`s${s}`),
        pages: Array.from({ length: 4 }, (_, p) => ({
          ...newPage(`p${s}-${p}`),
          questions: Array.from({ length: 10 }, (_, q) => choose(`q${s}-${p}-${q}`, 'abcd')),
        })),
      })),
    };
    const before = performance.now();
    let current = large;
    for (let at = 0; at < 200; at += 1) {
      current = apply(current, { op: 'change', id: `q49-3-${at % 10}`, set: { title: `Title ${at}` } });
    }
    // 200 edits in the time that one may take.
    expect((performance.now() - before) / 200).toBeLessThan(50);
    expect(current.sections[0]).toBe(large.sections[0]);
  });
});

it('a template survives being made a table', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(randomTemplates(), (template) => {
      expect(unflatten(flatten(template))).toEqual(template);
    }),
    { numRuns: 100 },
  );
});
