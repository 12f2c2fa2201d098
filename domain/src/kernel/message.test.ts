import { describe, expect, it } from 'vitest';
import { english, french, languageOf, say } from './message';

describe('say', () => {
  const greeting = french('Bonjour {name}', 'Hello {name}');

  it.each([
    ['fr', 'Bonjour Claire'],
    ['en', 'Hello Claire'],
    ['mixed', 'Bonjour Claire'],
  ] as const)('speaks the style %s', (style, expected) => {
    expect(say(style, greeting, { name: 'Claire' })).toBe(expected);
  });

  it('shows in the mixed style the language that the message asks for', () => {
    expect(languageOf(english('Connexion', 'Sign in'), 'mixed')).toBe('en');
    expect(languageOf(french('Paramètres', 'Settings'), 'mixed')).toBe('fr');
  });

  it.each([
    ['fr', 0, '0 jour'],
    ['fr', 1, '1 jour'],
    ['fr', 2, '2 jours'],
    ['en', 0, '0 days'],
    ['en', 1, '1 day'],
    ['en', 2, '2 days'],
  ] as const)('counts in %s: %i', (style, n, expected) => {
    expect(say(style, french('{n} {n|jour|jours}', '{n} {n|day|days}'), { n })).toBe(expected);
  });

  it('leaves a value that is missing visible, and does not read values as patterns', () => {
    expect(say('fr', greeting)).toBe('Bonjour {name}');
    expect(say('fr', greeting, { name: '{name} $& $1' })).toBe('Bonjour {name} $& $1');
  });
});
