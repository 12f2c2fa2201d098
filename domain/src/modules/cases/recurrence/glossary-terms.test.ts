import { describe, expect, it } from 'vitest';
import { effectiveGroups, glossaryLookup } from '../../glossary/public';
import { glossaryAlternatives } from './glossary-terms';
import { termsOf } from './terms';

const builtIn = glossaryLookup(effectiveGroups({ own: [], switchedOff: [] }));
const terms = (text: string) => termsOf(text).map(({ term }) => term);
const words = (text: string, lookup = builtIn) => glossaryAlternatives(text, lookup).map(({ word }) => word);

describe('what else could have been said', () => {
  it('comes as terms, with the words to tell it by', () => {
    expect(glossaryAlternatives('POMPES bruyantes', builtIn)).toEqual([
      { said: terms('pompes'), instead: terms('pump'), written: 'pompes', word: 'pump' },
    ]);
  });

  it('is a phrase for a word, and a word for a phrase', () => {
    expect(glossaryAlternatives('chiller', builtIn).map(({ instead }) => instead)).toContainEqual(
      terms('groupe froid'),
    );
    expect(words('fuite au groupe froid')).toEqual(expect.arrayContaining(['leak', 'chiller']));
  });

  it('is no phrase that loses its small words and with them its meaning', () => {
    expect(words('panne')).not.toContain('out of order');
    expect(words('this machine is out of order')).toEqual([]);
    expect(words('panne')).toContain('breakdown');
  });

  it('is nothing that comes to the same terms', () => {
    expect(words('leak', glossaryLookup([['leak', 'leaking', 'fuite']]))).toEqual(['fuite']);
  });
});
