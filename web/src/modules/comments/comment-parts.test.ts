import { mentionsIn } from '@vigie/domain/modules/comments/contract';
import { describe, expect, it } from 'vitest';
import { commentParts, mentionAt, withMention } from './comment-parts';

const mentionsShown = (text: string) =>
  commentParts(text)
    .filter(({ isMention }) => isMention)
    .map((part) => part.text);

describe('the parts of a comment', () => {
  it.each([
    'Merci @claire.vasseur, voyez avec (@qa)',
    '@élodie: à relire',
    'écrire à nom@exemple.fr',
    'fin de phrase @paul.guérin.',
    'rien du tout',
    '',
  ])('put together are the text, and call whom the server tells: %s', (text) => {
    expect(
      commentParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
    expect(mentionsShown(text).map((name) => name.slice(1).toLowerCase())).toEqual(mentionsIn(text));
  });
});

describe('calling a user', () => {
  it('begins with an @ at the beginning of a word', () => {
    expect(mentionAt('Vu avec @cl', 11)).toEqual({ at: 8, typed: 'cl' });
    expect(mentionAt('@', 1)).toEqual({ at: 0, typed: '' });
    expect(mentionAt('nom@exemple', 11)).toBeNull();
    expect(mentionAt('Vu avec @cl et', 14)).toBeNull();
  });

  it('writes the name out and goes on behind it', () => {
    const calling = mentionAt('Vu avec @cl demain', 11);
    expect(calling && withMention('Vu avec @cl demain', calling, 'claire.vasseur')).toEqual({
      text: 'Vu avec @claire.vasseur demain',
      caret: 24,
    });
  });
});
