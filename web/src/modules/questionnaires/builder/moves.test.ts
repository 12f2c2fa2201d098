import { applyOperation } from '@vigie/domain/modules/questionnaires/editing/apply';
import type { Operation } from '@vigie/domain/modules/questionnaires/editing/operations';
import { newPage, newQuestion, newSection, type Template } from '@vigie/domain/modules/questionnaires/template/model';
import { asking, choose } from '@vigie/domain/modules/questionnaires/testing/small-templates';
import { expect, it } from 'vitest';
import { dropOperation, placeAfterDelete, stepOperation } from './moves';

const page = (id: string, ...questions: string[]) => ({
  ...newPage(id),
  questions: questions.map((one) => newQuestion(one, 'date')),
});
const template: Template = {
  title: 'T',
  explanation: '',
  sections: [
    { ...newSection('s1'), pages: [page('p1', 'q1', 'q2', 'q3'), page('p2')] },
    { ...newSection('s2'), pages: [page('p3', 'q4')] },
    newSection('s3'),
  ],
};
const shape = ({ sections }: Template) =>
  sections
    .map(({ id, pages }) => `${id}(${pages.map((one) => `${one.id}[${one.questions.map((q) => q.id)}]`).join(' ')})`)
    .join(' ');
const after = (operation: Operation | null) => {
  if (!operation) return null;
  const applied = applyOperation(template, operation);
  return applied.refusal ? applied.refusal.code : shape(applied.template);
};

it('puts what is dropped at the place of its like', () => {
  expect(after(dropOperation(template, 'q1', 'q3'))).toBe('s1(p1[q2,q3,q1] p2[]) s2(p3[q4]) s3()');
  expect(after(dropOperation(template, 'q3', 'q1'))).toBe('s1(p1[q3,q1,q2] p2[]) s2(p3[q4]) s3()');
  expect(after(dropOperation(template, 's1', 's3'))).toBe('s2(p3[q4]) s3() s1(p1[q1,q2,q3] p2[])');
  expect(after(dropOperation(template, 'p1', 'p3'))).toBe('s1(p2[]) s2(p1[q1,q2,q3] p3[q4]) s3()');
  expect(dropOperation(template, 'q1', 'q1')).toBeNull();
});

it('puts a page into a section and a question into a page', () => {
  expect(after(dropOperation(template, 'p1', 's3'))).toBe('s1(p2[]) s2(p3[q4]) s3(p1[q1,q2,q3])');
  expect(after(dropOperation(template, 'q1', 'p3'))).toBe('s1(p1[q2,q3] p2[]) s2(p3[q4,q1]) s3()');
  expect(dropOperation(template, 'q1', 'p1')).toBeNull();
  expect(dropOperation(template, 'p1', 's1')).toBeNull();
  expect(dropOperation(template, 'q1', 's1')).toBeNull();
});

it('moves up and down, pages beyond their section', () => {
  expect(after(stepOperation(template, 'q2', -1))).toBe('s1(p1[q2,q1,q3] p2[]) s2(p3[q4]) s3()');
  expect(after(stepOperation(template, 'q2', 1))).toBe('s1(p1[q1,q3,q2] p2[]) s2(p3[q4]) s3()');
  expect(after(stepOperation(template, 'p2', 1))).toBe('s1(p1[q1,q2,q3]) s2(p2[] p3[q4]) s3()');
  expect(after(stepOperation(template, 'p3', -1))).toBe('s1(p1[q1,q2,q3] p2[] p3[q4]) s2() s3()');
  expect(stepOperation(template, 'q1', -1)).toBeNull();
  expect(stepOperation(template, 's3', 1)).toBeNull();
});

it('goes to the neighbour of what was deleted, or to what held it', () => {
  expect(placeAfterDelete(template, 'p1')).toBe('p2');
  expect(placeAfterDelete(template, 'p2')).toBe('p1');
  expect(placeAfterDelete(template, 'p3')).toBe('s2');
});

it('moves an option among those of its question, and stays with the question when one is deleted', () => {
  const choice = asking(choose('q1', 'abc'), choose('q2', 'ab'));
  const optionsAfter = (operation: Operation | null) => {
    const applied = operation && applyOperation(choice, operation);
    if (!applied || applied.refusal) return null;
    return applied.template.sections[0]?.pages[0]?.questions[0]?.options.map(({ id }) => id);
  };
  expect(optionsAfter(stepOperation(choice, 'b-q1', -1))).toEqual(['b-q1', 'a-q1', 'c-q1']);
  expect(optionsAfter(stepOperation(choice, 'b-q1', 1))).toEqual(['a-q1', 'c-q1', 'b-q1']);
  expect(optionsAfter(stepOperation(choice, 'c-q1', -1))).toEqual(['a-q1', 'c-q1', 'b-q1']);
  expect(stepOperation(choice, 'a-q1', -1)).toBeNull();
  expect(stepOperation(choice, 'c-q1', 1)).toBeNull();
  expect(placeAfterDelete(choice, 'b-q1')).toBe('q1');
});
