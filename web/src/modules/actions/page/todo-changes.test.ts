import { describe, expect, it } from 'vitest';
import { todosShown, withoutSent } from './todo-changes';

const first = { id: 'todo-aaaaaaaa', text: 'Isoler le lot', completed: false };
const second = { id: 'todo-bbbbbbbb', text: 'Prévenir le client', completed: true };

describe('the to-do list that is shown', () => {
  it('is the stored one with what is on its way', () => {
    const changes = {
      [first.id]: { text: first.text, completed: true },
      [second.id]: null,
      'todo-cccccccc': { text: 'Former l’équipe', completed: false },
    };
    expect(todosShown([first, second], changes)).toEqual([
      { ...first, completed: true },
      { id: 'todo-cccccccc', text: 'Former l’équipe', completed: false },
    ]);
  });

  it('does not show an item that was added and taken out again', () => {
    expect(todosShown([first], { 'todo-cccccccc': null })).toEqual([first]);
  });
});

describe('once changes have arrived', () => {
  it('only what was changed again meanwhile is left', () => {
    const sent = { [first.id]: { text: 'a', completed: true }, [second.id]: null };
    const again = { text: 'a', completed: false };
    expect(withoutSent({ ...sent, [first.id]: again }, sent)).toEqual({ [first.id]: again });
  });
});
