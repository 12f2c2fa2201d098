import { describe, expect, it } from 'vitest';
import { itemsOf, todoChanges, todosOf, withTodoChanges } from './todo-changes';

const first = { id: 'todo-aaaaaaaa', text: 'Isoler le lot', completed: false };
const second = { id: 'todo-bbbbbbbb', text: 'Prévenir le client', completed: true };

describe('the to-do list that is shown', () => {
  it('is the stored one with what is on its way', () => {
    const changes = {
      [first.id]: { text: first.text, completed: true },
      [second.id]: null,
      'todo-cccccccc': { text: 'Former l’équipe', completed: false },
    };
    expect(todosOf(withTodoChanges(itemsOf([first, second]), changes))).toEqual([
      { ...first, completed: true },
      { id: 'todo-cccccccc', text: 'Former l’équipe', completed: false },
    ]);
  });

  it('does not show an item that was added and taken out again', () => {
    expect(todosOf(withTodoChanges(itemsOf([first]), { 'todo-cccccccc': null }))).toEqual([first]);
  });
});

describe('what is sent', () => {
  it('is only what differs from the stored list, an item that was taken out as null', () => {
    const shown = withTodoChanges(itemsOf([first, second]), {
      [first.id]: { text: first.text, completed: false },
      [second.id]: null,
      'todo-cccccccc': { text: 'Former', completed: false },
    });
    expect(todoChanges(itemsOf([first, second]), shown)).toEqual({
      [second.id]: null,
      'todo-cccccccc': { text: 'Former', completed: false },
    });
  });
});
