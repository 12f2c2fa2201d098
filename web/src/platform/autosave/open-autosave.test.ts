// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createStore } from '../storage/store';
import { signIn, testComponents } from '../testing/component-test';
import { enterAutosave, leaveAutosave, openAutosave, openAutosaves, type Unsent } from './open-autosave';

class Note implements Unsent {
  readonly store = createStore({ isUnsent: true });
  saves = 0;
  isStopped = false;

  get isUnsent(): boolean {
    return this.store.get().isUnsent;
  }
  saveNow(): void {
    this.saves += 1;
  }
  stop(): void {
    this.isStopped = true;
  }
  arrive(): void {
    this.store.set({ isUnsent: false });
  }
}

let count = 0;

function open() {
  count += 1;
  const key = `note.${count}`;
  const note = openAutosave(key, 7, () => new Note());
  enterAutosave(key, 7, note);
  return { key, note };
}

const isOpen = (note: Note) => openAutosaves().includes(note);

describe('what is being written', () => {
  testComponents();

  it('is one under its key, however many pages show it', () => {
    const { key, note } = open();
    expect(openAutosave(key, 7, () => new Note())).toBe(note);
    enterAutosave(key, 7, note);
    note.arrive();
    leaveAutosave(key);
    expect(isOpen(note)).toBe(true);
    leaveAutosave(key);
    expect(isOpen(note)).toBe(false);
  });

  it('is sent when its page is left, and lives until it has arrived', () => {
    const { key, note } = open();
    leaveAutosave(key);
    expect([note.saves, isOpen(note)]).toEqual([1, true]);
    note.arrive();
    expect(isOpen(note)).toBe(false);
  });

  it('is open again when the page comes back after everything had arrived', () => {
    const { key, note } = open();
    note.arrive();
    leaveAutosave(key);
    enterAutosave(key, 7, note);
    expect(isOpen(note)).toBe(true);
    leaveAutosave(key);
  });

  it.each(['online', 'pagehide'])('is sent at once on %s', (event) => {
    const { key, note } = open();
    window.dispatchEvent(new Event(event));
    expect(note.saves).toBe(1);
    note.arrive();
    leaveAutosave(key);
  });

  it('is not sent in the name of the next person', () => {
    const { note } = open();
    signIn({ id: 8, username: 'camille' });
    expect([note.isStopped, isOpen(note)]).toEqual([true, false]);
  });
});
