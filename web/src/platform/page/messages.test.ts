import { french, text } from '@vigie/domain/kernel/message';
import { afterEach, expect, it } from 'vitest';
import { openPageLanguage, sayNow, setLanguageStyle, styleNow } from './messages';

const ordinary = text('Enregistré', 'Saved');

afterEach(() => {
  setLanguageStyle('mixed');
  openPageLanguage.set('fr');
});

it('says outside a component what the page that is open would say', () => {
  expect(sayNow(ordinary)).toBe('Enregistré');
  openPageLanguage.set('en');
  expect(sayNow(ordinary)).toBe('Saved');
  expect(sayNow(french('Connexion réussie !', 'Signed in!'))).toBe('Connexion réussie !');
});

it('leaves a chosen language alone, whatever the page', () => {
  openPageLanguage.set('en');
  setLanguageStyle('fr');
  expect(styleNow()).toBe('fr');
  expect(sayNow(ordinary)).toBe('Enregistré');
});
