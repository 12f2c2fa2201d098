import { describe, expect, it } from 'vitest';
import { english, french, pageLanguageOf, say, styleOnPage, text } from './message';

describe('say', () => {
  const greeting = text('Bonjour {name}', 'Hello {name}');

  it.each([
    ['fr', 'Bonjour Claire'],
    ['en', 'Hello Claire'],
    ['mixed-fr', 'Bonjour Claire'],
    ['mixed-en', 'Hello Claire'],
  ] as const)('speaks the style %s, of whose page an ordinary text takes the language', (style, expected) => {
    expect(say(style, greeting, { name: 'Claire' })).toBe(expected);
  });

  it.each(['mixed-fr', 'mixed-en'] as const)('keeps in %s the language that the requirements show', (style) => {
    expect(say(style, english('Connexion', 'Sign in'))).toBe('Sign in');
    expect(say(style, french('Paramètres', 'Settings'))).toBe('Paramètres');
  });

  it.each([
    ['fr', 'Connexion', 'Paramètres'],
    ['en', 'Sign in', 'Settings'],
  ] as const)('speaks %s throughout for users who chose it', (style, signIn, settings) => {
    expect(say(style, english('Connexion', 'Sign in'))).toBe(signIn);
    expect(say(style, french('Paramètres', 'Settings'))).toBe(settings);
  });

  it.each([
    ['fr', 0, '0 jour'],
    ['fr', 1, '1 jour'],
    ['fr', 2, '2 jours'],
    ['en', 0, '0 days'],
    ['en', 1, '1 day'],
    ['en', 2, '2 days'],
    ['mixed-fr', 0, '0 jour'],
    ['mixed-en', 0, '0 days'],
  ] as const)('counts in %s: %i', (style, n, expected) => {
    expect(say(style, text('{n} {n|jour|jours}', '{n} {n|day|days}'), { n })).toBe(expected);
  });

  it('leaves a value that is missing visible, and does not read values as patterns', () => {
    expect(say('fr', greeting)).toBe('Bonjour {name}');
    expect(say('fr', greeting, { name: '{name} $& $1' })).toBe('Bonjour {name} $& $1');
  });
});

describe('the style on a page', () => {
  it.each([
    ['mixed', 'fr', 'mixed-fr', 'fr'],
    ['mixed', 'en', 'mixed-en', 'en'],
    ['fr', 'en', 'fr', 'fr'],
    ['en', 'fr', 'en', 'en'],
  ] as const)('%s on a page in %s is %s, and the page is in %s', (style, page, spoken, language) => {
    expect(styleOnPage(style, page)).toBe(spoken);
    expect(pageLanguageOf(spoken)).toBe(language);
  });
});
