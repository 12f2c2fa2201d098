import { describe, expect, it } from 'vitest';
import { acceptanceMessages as m } from './messages/assistant';
import { suggestionMessages } from './messages/facts';
import { acceptanceObjection, decisionObjection, type MadeSuggestion, marksOf } from './suggestions';

const made: MadeSuggestion = {
  userId: 7,
  original: 'le lot 26K1043 a 12 flacons cassé',
  language: 'fr',
  decision: null,
};
const marksIn = (text: string) => marksOf(made.original, text, made.language).length;
const accepted = { actorId: 7, current: made.original, unread: marksIn('Le lot 26K1043 a 12 flacons cassés.') };

describe('accepting a suggestion', () => {
  it('is possible for the person who asked, while the text is as it was and nothing is marked', () => {
    expect(acceptanceObjection(made, accepted)).toBeNull();
  });

  it.each([
    ['another user', {}, { actorId: 8 }, m.notYours],
    ['the system', {}, { actorId: null }, m.notYours],
    ['after it was accepted', { decision: 'accepted' }, {}, m.alreadyDecided],
    ['after it was refused', { decision: 'refused' }, {}, m.alreadyDecided],
    ['when the text has changed', {}, { current: 'Autre chose' }, m.textChanged],
    ['when the field is gone', {}, { current: null }, m.textChanged],
    [
      'with another number, unread',
      {},
      { unread: marksIn('Le lot 26K1043 a 21 flacons cassés.') },
      suggestionMessages.readFirst,
    ],
    [
      'with a number lost, unread',
      {},
      { unread: marksIn('Le lot 26K1043 a des flacons cassés.') },
      suggestionMessages.readFirst,
    ],
  ] as const)('is not possible %s', (_name, change, asked, message) => {
    expect(acceptanceObjection({ ...made, ...change }, { ...accepted, ...asked })?.message).toBe(message);
  });

  it('is possible with what was marked and read', () => {
    expect(marksIn('Le lot 26K1043 a 21 flacons cassés.')).toBeGreaterThan(0);
    expect(acceptanceObjection(made, { ...accepted, unread: 0 })).toBeNull();
    expect(acceptanceObjection(made, { ...accepted, current: 'x', unread: 0 })?.message).toBe(m.textChanged);
  });
});

it('refusing is for the same person, once', () => {
  expect(decisionObjection(made, 7)).toBeNull();
  expect(decisionObjection(made, 8)?.message).toBe(m.notYours);
  expect(decisionObjection({ ...made, decision: 'accepted' }, 7)?.code).toBe('wrong_state');
});

it('a translation is held against its original in the other language', () => {
  const original = 'Le lot 26K1043 est bloqué depuis le 2 novembre 2026.';
  expect(marksOf(original, 'Batch 26K1043 has been on hold since 2 November 2026.', 'en')).toEqual([]);
  const marks = marksOf(original, 'Batch 26K1043 has been on hold since 3 November 2026.', 'en');
  expect(marks.map((mark) => mark.in)).toEqual(expect.arrayContaining(['suggestion', 'original']));
});
