import { expect, it } from 'vitest';
import { say } from '../../../kernel/message';
import { fieldLabel, isDisplayed } from '../../../messages/record-words';
import { applyAll } from '../editing/apply';
import type { Operation } from '../editing/operations';
import { newQuestion } from '../template/model';
import { anyOf, ask, choose, pageOf, sectionOf, templateOf, when } from '../testing/small-templates';
import { editChanges, maxAuditedChanges } from './edit-changes';
import { templateWords } from './words';

const base = templateOf(
  sectionOf('s1', [
    pageOf('p1', [choose('q1', 'ab', { title: 'Lot. conforme ?' }), ask('q2', 'date', { title: 'Jour' })]),
  ]),
);
const recorded = (operations: readonly Operation[]) => {
  const applied = applyAll(base, operations);
  if ('refusal' in applied) throw new Error(applied.refusal.code);
  return editChanges(base, applied.template, operations);
};

it('the trail tells what an edit changed by readable names', () => {
  const operations: Operation[] = [
    { op: 'change', id: 'q2', set: { title: 'Date', visibleWhen: when('q1', anyOf('a-q1')) } },
    { op: 'change', id: 'q2', set: { title: 'Date du contrôle' } },
    { op: 'add', parentId: 'p1', after: 'q2', node: { kind: 'question', question: newQuestion('q3', 'date') } },
    { op: 'move', id: 'q1', parentId: 'p1', after: 'q2' },
    { op: 'change', id: null, set: { explanation: 'Pour tous' } },
  ];
  expect(recorded(operations)).toEqual([
    { field: 'question.q2.title.Section 1 > Page 1 > Date du contrôle', from: 'Jour', to: 'Date du contrôle' },
    {
      field: 'question.q2.visibleWhen.Section 1 > Page 1 > Date du contrôle',
      from: null,
      to: expect.stringContaining('Lot. conforme ? any_of'),
    },
    { field: 'question.q3.exists.Section 1 > Page 1 > Question 3', from: null, to: 'Question 3' },
    {
      field: 'question.q1.place.Section 1 > Page 1 > Lot. conforme ?',
      from: 'Section 1 > Page 1 > 1',
      to: 'Section 1 > Page 1 > 2',
    },
    { field: 'explanation', from: '', to: 'Pour tous' },
  ]);
});

it('is read in words, and a hash is not shown', () => {
  const [change] = recorded([{ op: 'change', id: 'q1', set: { required: true } }]);
  expect(fieldLabel(templateWords, change?.field ?? '', (message, values) => say('en', message, values))).toBe(
    'Question “Section 1 > Page 1 > Lot. conforme ?”: required',
  );
  expect(isDisplayed(templateWords, 'contentHash')).toBe(false);
});

it('is bounded, and says how many there were', () => {
  const adds = Array.from({ length: 200 }, (_, n): Operation => {
    const question = { ...newQuestion(`n${n}`, 'date'), title: 'x'.repeat(500) };
    return { op: 'add', parentId: 'p1', after: null, node: { kind: 'question', question } };
  });
  const changes = recorded(adds);
  expect(changes).toHaveLength(maxAuditedChanges + 1);
  expect(changes.at(-1)).toEqual({ field: 'edits', from: null, to: 200 });
  expect(JSON.stringify(changes).length).toBeLessThan(100_000);
});
