import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Template } from '../template/model';
import { editsFrom } from '../testing/random-edits';
import { templateFromSeed } from '../testing/random-templates';
import { ask, choose, pageOf, sectionOf, templateOf } from '../testing/small-templates';
import { applyAll } from './apply';
import { applyChoice, operationsOfChoice } from './conflict-choice';
import { joinEdit } from './join-edit';
import { mergeOperations } from './merge';
import type { Operation } from './operations';
import { operationsBetween } from './operations-between';

const randomTemplates = () => fc.nat().map((seed) => templateFromSeed(seed));
const someNumbers = (edits: number) => fc.array(fc.nat({ max: 1000 }), { maxLength: 4 * edits });
const after = (template: Template, operations: readonly Operation[]) => {
  const applied = applyAll(template, operations);
  if ('refusal' in applied) throw new Error(applied.refusal.code);
  return applied;
};
const joined = (...asked: Parameters<typeof joinEdit>) => {
  const edit = joinEdit(...asked);
  if ('refusal' in edit) throw new Error(edit.refusal.message.en);
  return edit;
};
const title = (id: string | null, text: string): Operation => ({ op: 'change', id, set: { title: text } });
const base = templateOf(
  sectionOf('s1', [pageOf('p1', [choose('q1', 'ab'), ask('q2', 'date')]), pageOf('p2', [ask('q3', 'date')])]),
);

describe('edits between two states of a template', { timeout: 60_000 }, () => {
  it('make the one of the other, and back', () => {
    fc.assert(
      fc.property(randomTemplates(), someNumbers(8), (template, numbers) => {
        const wanted = after(template, editsFrom(template, 'n', numbers)).template;
        const { operations, inverse } = operationsBetween(template, wanted);
        expect(after(template, operations).template).toEqual(wanted);
        expect(after(wanted, inverse).template).toEqual(template);
      }),
      { numRuns: 200 },
    );
  });

  it('make one template of quite another, also where an id names something else', () => {
    const other = templateOf(sectionOf('q1', [pageOf('s1', [ask('p1', 'date')])]));
    expect(after(base, operationsBetween(base, other).operations).template).toEqual(other);
  });

  it('move the fewest', () => {
    const turned = templateOf(
      sectionOf('s1', [pageOf('p2', [ask('q3', 'date')]), pageOf('p1', [choose('q1', 'ab'), ask('q2', 'date')])]),
    );
    expect(operationsBetween(base, turned).operations).toHaveLength(1);
    expect(operationsBetween(base, base).operations).toEqual([]);
  });
});

describe('an edit of a draft that has gone on', { timeout: 60_000 }, () => {
  it('is what joining says, whatever was done since and in how many steps', () => {
    fc.assert(
      fc.property(randomTemplates(), someNumbers(3), someNumbers(3), someNumbers(3), (seen, one, two, own) => {
        const first = after(seen, editsFrom(seen, 'a', one));
        const firstEdits = editsFrom(seen, 'a', one);
        const secondEdits = editsFrom(first.template, 'b', two);
        const second = after(first.template, secondEdits);
        const operations = editsFrom(seen, 'c', own);
        const since = [
          { operations: firstEdits, inverse: first.inverse },
          { operations: secondEdits, inverse: second.inverse },
        ];
        const edit = joined(second.template, since, operations);
        const merged = mergeOperations(seen, [...firstEdits, ...secondEdits], operations);
        expect(edit.template).toEqual('template' in merged ? merged.template : null);
        expect(after(second.template, edit.operations).template).toEqual(edit.template);
        expect(after(edit.template, edit.inverse).template).toEqual(second.template);
      }),
      { numRuns: 100 },
    );
  });

  it('is refused whole where something it names is not there', () => {
    expect(joinEdit(base, [], [title('q1', 'x'), title('nothing', 'y')])).toHaveProperty('refusal');
  });
});

describe('a choice between what two designers did', () => {
  const conflictOf = (first: readonly Operation[], second: readonly Operation[]) => {
    const merged = mergeOperations(base, first, second);
    if (!('conflicts' in merged) || !merged.conflicts?.[0]) throw new Error('no conflict');
    return { template: merged.template, conflict: merged.conflicts[0] };
  };
  const chosen = (first: readonly Operation[], second: readonly Operation[], choice: 'first' | 'second') => {
    const { template, conflict } = conflictOf(first, second);
    const applied = applyChoice(template, conflict, choice);
    if ('refusal' in applied) throw new Error(applied.refusal.code);
    return applied.template;
  };

  it('takes the value of the one or of the other', () => {
    const [first, second] = [[title('q1', 'One')], [title('q1', 'Two')]];
    expect(chosen(first, second, 'first')).toEqual(after(base, first).template);
    expect(chosen(first, second, 'second')).toEqual(after(base, second).template);
  });

  it('takes the type of a question with its properties', () => {
    const type = (name: string, properties: Record<string, unknown>): Operation => ({
      op: 'change',
      id: 'q2',
      set: { type: name, properties },
    });
    const second = [type('photo', { maxPhotos: 3 })];
    expect(chosen([type('person', {})], second, 'second')).toEqual(after(base, second).template);
  });

  it('takes the place of the other, also among the same siblings', () => {
    const move = (parentId: string, behind: string | null): Operation => ({
      op: 'move',
      id: 'q2',
      parentId,
      after: behind,
    });
    for (const second of [[move('p1', null)], [move('p2', 'q3')]]) {
      expect(chosen([move('p2', null)], second, 'second')).toEqual(after(base, second).template);
    }
  });

  it('deletes what the chosen one has deleted, whoever that was', () => {
    const remove: Operation[] = [{ op: 'delete', id: 'q1' }];
    const edit = [title('q1', 'Still wanted')];
    expect(chosen(remove, edit, 'first')).toEqual(after(base, remove).template);
    expect(chosen(remove, edit, 'second')).toEqual(after(base, edit).template);
    expect(chosen(edit, remove, 'second')).toEqual(after(base, remove).template);
  });

  it('asks for nothing once what it was about is gone', () => {
    const { conflict } = conflictOf([title('q1', 'One')], [title('q1', 'Two')]);
    const without = after(base, [{ op: 'delete', id: 'q1' }]).template;
    expect(operationsOfChoice(without, conflict, 'second')).toEqual([]);
  });
});
