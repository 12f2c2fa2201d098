import { listMessages } from '@vigie/domain/messages/lists';
import { newTask } from '@vigie/domain/modules/actions/contract';
import { maxTodos } from '@vigie/domain/modules/actions/record';
import { describe, expect, it } from 'vitest';
import {
  attemptFor,
  bodyOf,
  dayProblem,
  emptyTask,
  fieldsOf,
  isUntouched,
  type TaskDraft,
  withFields,
  withoutTodo,
  withTodo,
  withTodoAdded,
} from './task-draft';

const me = { id: 1, name: 'Claire Vasseur' };
const marc = { id: 2, name: 'Marc Oriol' };
const lea = { id: 3, name: 'Léa Petit' };
const blank = emptyTask(me);
const typed = (changes: Partial<TaskDraft>): TaskDraft => ({ ...blank, ...changes });
const item = (id: string, text: string) => ({ id, text, completed: false });
const assigned = (task: TaskDraft, assignTo: TaskDraft['assignTo']) =>
  withFields(task, { ...fieldsOf(task), assignTo }, me);
const approved = (task: TaskDraft, approver: TaskDraft['approver']) =>
  withFields(task, { ...fieldsOf(task), approver }, me);

describe('the approver', () => {
  it('is the person who gives the task to another user, and nobody for a task of one’s own', () => {
    expect(blank.approver).toBeNull();
    const given = assigned(blank, marc);
    expect(given.approver).toEqual(me);
    expect(assigned(given, me).approver).toBeNull();
  });

  it('stays while the other person is still being looked for', () => {
    expect(assigned(assigned(blank, marc), null).approver).toEqual(me);
  });

  it('stays as it was chosen, also when it was taken off', () => {
    const cleared = approved(assigned(blank, marc), null);
    expect(assigned(cleared, lea).approver).toBeNull();
    expect(assigned(approved(blank, lea), marc).approver).toEqual(lea);
  });
});

describe('the due date', () => {
  it('may be missing', () => {
    expect(dayProblem('', '2026-11-15')).toBeNull();
  });

  it('is a real day that has not passed', () => {
    expect(dayProblem('2026-11-15', '2026-11-15')).toBeNull();
    expect(dayProblem('2026-11-14', '2026-11-15')).not.toBeNull();
    expect(dayProblem('2101-01-01', '2026-11-15')).not.toBeNull();
    for (const text of ['demain', '31/02/2027', '2027-02-31', '1']) {
      expect(dayProblem(text, '2026-11-15')?.message).toBe(listMessages.dateInvalid);
    }
  });
});

describe('the to-do list', () => {
  it('takes an item and opens the next line', () => {
    const one = withTodoAdded(blank, 'todo-a', '  Nettoyer la cuve ');
    expect(one.todos).toEqual([{ id: 'todo-a', text: 'Nettoyer la cuve', completed: false }]);
    expect(one.pendingTodo).toBe('');
  });

  it('does not take a blank line', () => {
    expect(withTodoAdded(blank, 'todo-a', '   ')).toBe(blank);
  });

  it('ends at its limit', () => {
    const todos = Array.from({ length: maxTodos }, (_, place) => item(`todo-${place}`, 'x'));
    expect(withTodoAdded(typed({ todos }), 'todo-more', 'more').todos).toHaveLength(maxTodos);
    expect(bodyOf(typed({ todos, pendingTodo: 'more' }), me).todos).toHaveLength(maxTodos);
  });

  it('changes and takes out one item, and leaves the others', () => {
    const task = typed({ todos: [item('todo-a', 'a'), item('todo-b', 'b')] });
    const done = withTodo(task, { ...item('todo-a', 'a'), completed: true });
    expect(done.todos.map(({ completed }) => completed)).toEqual([true, false]);
    expect(withTodo(done, item('todo-b', 'c')).todos.map(({ text }) => text)).toEqual(['a', 'c']);
    expect(withoutTodo(done, 'todo-a').todos.map(({ text }) => text)).toEqual(['b']);
  });
});

describe('what is kept', () => {
  it('is nothing while nothing was typed', () => {
    expect(isUntouched(blank, me)).toBe(true);
    expect(isUntouched(typed({ pendingTodo: '' }), me)).toBe(true);
    expect(isUntouched(assigned(assigned(blank, marc), me), me)).toBe(true);
  });

  it.each<Partial<TaskDraft>>([
    { title: 'x' },
    { assignTo: marc },
    { dueDate: 'demain' },
    { priority: 'high' },
    { pendingTodo: 'x' },
    { todos: [item('todo-a', 'x')] },
  ])('is %j', (changes) => {
    expect(isUntouched(typed(changes), me)).toBe(false);
  });
});

describe('what is sent', () => {
  const full = typed({
    title: '  Étalonner la balance ',
    dueDate: '2027-02-01',
    todos: [{ ...item('todo-a', 'Masse étalon'), completed: true }],
    pendingTodo: 'Étiquette',
  });

  it('is what the contract asks for, with the item that was typed last', () => {
    const body = bodyOf(full, me);
    expect(newTask.parse(body)).toEqual({
      title: 'Étalonner la balance',
      assignTo: 1,
      approver: null,
      dueDate: '2027-02-01',
      priority: 'low',
      description: '',
      todos: [
        { text: 'Masse étalon', completed: true },
        { text: 'Étiquette', completed: false },
      ],
      attachmentIds: [],
    });
    expect(bodyOf(blank, me).dueDate).toBeNull();
  });

  it('carries the same key when it is the same, and another when it has changed', () => {
    let made = 0;
    const newKey = () => `key-${++made}`;
    const first = attemptFor(bodyOf(full, me), null, newKey);
    expect(attemptFor(bodyOf(full, me), first, newKey)).toBe(first);
    expect(attemptFor(bodyOf({ ...full, title: 'other' }, me), first, newKey).key).toBe('key-2');
  });
});
