import { expect, it } from 'vitest';
import { createStoredChoice } from './stored-choice';

function onDevice() {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  return { stored, open: () => createStoredChoice(storage) };
}

it('outlives the page, and belongs to the user who signs in next', () => {
  const { open } = onDevice();
  open().keep({ languageStyle: 'fr' });
  open().keep({ theme: 'dark' });
  expect(open().of(7)).toEqual({ languageStyle: 'fr', theme: 'dark' });
});

it('of one person is no other user’s', () => {
  const { open } = onDevice();
  open().keep({ theme: 'dark' }, 7);
  expect(open().of(7)).toEqual({ theme: 'dark' });
  expect(open().of(8)).toEqual({});
  open().keep({ languageStyle: 'en' });
  expect(open().of(8)).toEqual({ languageStyle: 'en' });
});

it('is forgotten once it is saved, but not what was chosen meanwhile', () => {
  const { open, stored } = onDevice();
  open().keep({ languageStyle: 'fr', theme: 'dark' }, 7);
  open().keep({ theme: 'light' }, 7);
  open().forget({ languageStyle: 'fr', theme: 'dark' });
  expect(open().of(7)).toEqual({ theme: 'light' });
  open().forget({ theme: 'light' });
  expect(open().of(7)).toEqual({});
  expect(stored.size).toBe(0);
});

it.each(['', 'null', '7', '{"languageStyle":"de","theme":1}', '{'])('is nothing when the device holds %j', (text) => {
  const { open, stored } = onDevice();
  stored.set('vigie-choice', text);
  expect(open().of(7)).toEqual({});
});
